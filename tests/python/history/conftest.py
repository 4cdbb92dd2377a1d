"""A small dbt project with one snapshot over a change log, as a consumer of the engine would have it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.settings import ROOT
from tests.python.conftest import Sql

PROFILES = """\
quarantine:
  target: local
  outputs:
    local:
      {{type: spark, method: thrift, host: 127.0.0.1, port: "{{{{ env_var('QUARANTINE_PORT') | int }}}}",
       schema: {schema}, threads: 4, poll_interval: 0}}
"""


@pytest.fixture(scope="module")
def shop_schema(sql: Sql) -> Iterator[str]:
    name = f"test_history_{os.getpid()}"
    sql(f"create schema {name}")
    yield name
    sql(f"drop schema {name} cascade")


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory, shop_schema: str) -> Iterator[Path]:
    """The project with the engine's macros installed as its package."""
    project = tmp_path_factory.mktemp("history") / "shop"
    shutil.copytree(Path(__file__).parent / "project", project)
    package = project / "quarantine"
    shutil.copytree(ROOT / "macros" / "quarantine", package / "macros")
    (package / "dbt_project.yml").write_text("name: quarantine\nversion: 0.1.0\nconfig-version: 2\n")
    (project / "profiles.yml").write_text(PROFILES.format(schema=shop_schema))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DBT_PROFILES_DIR", str(project))
        yield project
