"""The parts of the demo that need no server."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import demo_report
from scripts.problems import Problem


def test_counts_of_the_manifest_are_added_up_by_model_and_rule() -> None:
    batches = [
        {"injected": {"orders": {"a": 1}, "silver_orders": {"b": 2}}, "healed": {}},
        {"injected": {"orders": {"a": 3}}, "healed": {"orders": {"a": 1}}},
    ]
    assert demo_report.manifest_counts(batches, "injected") == {("bronze_orders", "a"): 4, ("silver_orders", "b"): 2}
    assert demo_report.manifest_counts(batches, "healed") == {("bronze_orders", "a"): 1}


def test_a_landing_folder_without_manifest_has_no_batches(tmp_path: Path) -> None:
    assert demo_report.manifest_batches(tmp_path / "manifest.json") == []


@pytest.mark.parametrize("text", ["{", "[]"])
def test_a_broken_manifest_is_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "manifest.json").write_text(text)
    with pytest.raises(Problem, match="can't be read"):
        demo_report.read_manifest(tmp_path / "manifest.json")
