from __future__ import annotations

from pathlib import Path

import pytest

from scripts import dbt_runs, settings
from scripts.problems import Problem


def test_a_second_build_on_the_same_warehouse_is_refused(tmp_path: Path) -> None:
    chosen = settings.load().at(tmp_path, 10_000)
    with (
        dbt_runs._only_writer(chosen, ["build"]),
        pytest.raises(Problem, match="another dbt command is writing"),
        dbt_runs._only_writer(chosen, ["run"]),
    ):
        pass
    with dbt_runs._only_writer(chosen, ["build"]), dbt_runs._only_writer(chosen, ["parse"]):
        pass
    with dbt_runs._only_writer(chosen, ["build"]):
        pass
