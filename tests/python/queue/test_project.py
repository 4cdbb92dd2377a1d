"""Where the command line finds a project's files."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import dbt_runs, settings
from scripts.dlq import project


@pytest.mark.parametrize(
    ("declared", "folder"), [("name: shop", "models"), ("name: shop\nmodel-paths: [transform, more]", "transform")]
)
def test_a_new_queue_is_among_the_models(tmp_path: Path, declared: str, folder: str) -> None:
    (tmp_path / "dbt_project.yml").write_text(declared)
    assert project._file(tmp_path, []) == tmp_path / folder / project.FILE


def test_the_manifest_is_where_dbt_was_told_to_put_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBT_TARGET_PATH", raising=False)
    assert dbt_runs.target_of(settings.load(), tmp_path).name == "target"
    monkeypatch.setenv("DBT_TARGET_PATH", str(tmp_path / "elsewhere"))
    assert dbt_runs.target_of(settings.load(), tmp_path) == tmp_path / "elsewhere"
