"""The hostile table on the live server, and every case rendered once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.spark_server import Server
from scripts.sql_client import Client
from tests.python.kinds import rendering, verdicts
from tests.python.kinds.cases import CASES, PARENT_TABLE
from tests.python.kinds.own_cases import TRUTH_TABLES
from tests.python.kinds.rendering import Rendered

PACKAGES = "QUARANTINE_ORACLE_PACKAGES"


@pytest.fixture(scope="session")
def oracle_packages() -> Path | None:
    """A folder with checkouts of dbt-utils and dbt-expectations."""
    given = os.environ.get(PACKAGES)
    return Path(given).absolute() if given else None


@pytest.fixture(scope="session")
def session(server: Server) -> Iterator[Client]:
    """A session of its own, because the tests switch ANSI mode, with the tables that the cases read."""
    client = server.client()
    verdicts.create_tables(client)
    yield client
    client.run(f"drop table {verdicts.TABLE};\ndrop table {PARENT_TABLE}")
    client.close()


@pytest.fixture(scope="session")
def rendered(
    server: Server, tmp_path_factory: pytest.TempPathFactory, oracle_packages: Path | None
) -> dict[str, Rendered]:
    """The SQL of every case by name."""
    folder = rendering.project(tmp_path_factory.mktemp("kinds") / "project", oracle_packages)
    oracles = {"dbt"} | ({"dbt_utils", "dbt_expectations"} if oracle_packages else set())
    cases = [*CASES, *(table.case() for table in TRUTH_TABLES)]
    return {one.case.name: one for one in rendering.render(server.settings, folder, cases, oracles)}


@pytest.fixture(scope="session")
def judged(session: Client, rendered: dict[str, Rendered]) -> dict[str, dict[str, set[int]]]:
    """The failing rows of every case, with ANSI on and off."""
    cases = [rendered[case.name] for case in CASES]
    found = {}
    for ansi in ("true", "false"):
        session.run(f"set spark.sql.ansi.enabled = {ansi}")
        found[ansi] = verdicts.judged_ids(session, cases)
    session.run("reset spark.sql.ansi.enabled")
    return found
