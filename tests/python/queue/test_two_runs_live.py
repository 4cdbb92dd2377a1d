"""Two runs at once, as schedulers without the harness's lock may start them: nothing comes twice, nothing is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import dbt_runs
from scripts.settings import Settings
from tests.python.engine.shop import Shop
from tests.python.queue import desk

FIRST = [
    "(1, 'c1', 5.0, 'b1')",
    "(null, 'twin', 1.0, 'b1')",
    "(null, 'twin', 1.0, 'b1')",
    "(4, 'typo', 1.0, 'b1')",
    "(5, 'bad', null, 'b1')",
    "(6, 'late', 1.0, 'b1')",
]
ROUNDS: list[list[str]] = [[], [], ["--full-refresh"]]


@pytest.mark.soak
def test_two_runs_at_once_deliver_once(shop: Shop, warehouse: Settings, tmp_path: Path) -> None:
    shop.customer("c1")
    shop.arrive(*FIRST)
    shop.dbt("parse")
    _at_once(shop, warehouse, tmp_path / "first", [])
    assert shop.ids("valid") == [1]
    desk.fix(shop, "customer_id = 'twin'", '{"id": 3, "customer_id": "c1"}')
    desk.fix(shop, "customer_id = 'typo'", '{"customer_id": "c1"}')
    desk.fix(shop, "customer_id = 'bad'", '{"customer_id": "bad too"}')
    shop.customer("late")
    expected = [1, 3, 3, 4, 6]
    for number, options in enumerate(ROUNDS):
        shop.arrive(f"({10 + number}, 'c1', 1.0, 'c{number}')", f"({20 + number}, 'nobody {number}', 1.0, 'c{number}')")
        expected.append(10 + number)
        _at_once(shop, warehouse, tmp_path / str(number), options)
        assert shop.ids("valid") == sorted(expected)
        assert desk.misplaced(shop) == []
    assert shop.ids("quarantine").count(None) == 2
    assert {name: entry[:3] for name, entry in desk.entries(shop).items() if "nobody" not in name} == {
        "twin": ("recycled", 1, 2),
        "typo": ("recycled", 1, 1),
        "bad": ("refailed", 2, 1),
        "late": ("released", 1, 1),
    }


def _at_once(shop: Shop, warehouse: Settings, files: Path, options: list[str]) -> None:
    """Two runs at the same moment, whatever becomes of them, then one alone, which must end well."""
    for run in [_started(shop, warehouse, files / side, options) for side in "ab"]:
        run.wait()
    outcome = desk.build(shop, command="run")
    assert outcome.success, outcome.exception or outcome.messages()


def _started(shop: Shop, warehouse: Settings, files: Path, options: list[str]) -> subprocess.Popen[bytes]:
    """dbt as a scheduler calls it, with files of its own."""
    files.mkdir(parents=True)
    environment = {
        **os.environ,
        "QUARANTINE_PORT": str(warehouse.port),
        "QUARANTINE_SCHEMA": shop.schema,
        "DBT_PROFILES_DIR": str(dbt_runs.profiles_dir(shop.folder)),
        "DBT_TARGET_PATH": str(files / "target"),
        "DBT_LOG_PATH": str(files / "logs"),
        "DBT_SEND_ANONYMOUS_USAGE_STATS": "false",
    }
    line = ["run", "--project-dir", str(shop.folder), "--select", "package:shop", "quality_recycle_proof", *options]
    dbt = Path(sys.executable).with_name("dbt")
    with (files / "output").open("wb") as output:
        return subprocess.Popen([str(dbt), *line], env=environment, stdout=output)
