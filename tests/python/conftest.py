"""Fixtures for everybody: one live server for the whole run, SQL and dbt on it."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from dbt_common.tests import enable_test_caching

from scripts import dbt_runs, packages, settings
from scripts.settings import Settings
from scripts.spark_server import Server, free_port
from scripts.sql_client import Client

LIVE_FIXTURES = {"server", "sql", "client", "dbt", "schema", "machine"}
_numbers = itertools.count(1)
enable_test_caching()  # dbt reads a macro's text once, though each test has a project of its own

Sql = Callable[[str], list[tuple[Any, ...]]]
Dbt = Callable[..., dbt_runs.Outcome]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="also run the long tests")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A test that uses a live fixture is marked `live`; long tests wait for --soak."""
    for item in items:
        if LIVE_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.live)
        if item.get_closest_marker("soak") and not config.getoption("--soak"):
            item.add_marker(pytest.mark.skip(reason="long: runs with --soak"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its own state folder on a free port.

    QUARANTINE_TEST_HOME names a folder whose server is used and left running: quicker while writing tests.
    """
    kept = os.environ.get("QUARANTINE_TEST_HOME")
    home = Path(kept).absolute() if kept else tmp_path_factory.mktemp("home")
    running = Server(settings.load().at(home, free_port())).state() if kept else None
    live = Server(settings.load().at(home, running.port if running else free_port()))
    live.start()
    yield live
    if not kept:
        live.stop()


@pytest.fixture(scope="session")
def warehouse(server: Server) -> Settings:
    """Folders and port of the live server."""
    return server.settings


@pytest.fixture(scope="session")
def client(server: Server) -> Iterator[Client]:
    """One session on the live server."""
    client = server.client()
    yield client
    client.close()


@pytest.fixture(scope="session")
def sql(client: Client) -> Sql:
    """Run statements; the value is the rows of the last one."""
    return lambda statements: client.run(statements).rows


@pytest.fixture
def schema(sql: Sql) -> Iterator[str]:
    """An empty schema of the test's own, dropped afterwards."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    sql(f"create schema {name}")
    yield name
    sql(f"drop schema {name} cascade")


@pytest.fixture(scope="session")
def dbt(server: Server) -> Dbt:
    """`dbt(project_dir, "build", "--select", …)` on the live server, in this process."""

    def run(project: Path, *args: str) -> dbt_runs.Outcome:
        packages.ensure(project)
        return dbt_runs.run(server.settings, [*args, "--project-dir", str(project)], server.settings.port)

    return run
