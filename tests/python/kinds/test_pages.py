"""The generated pages are what generating them again gives."""

from __future__ import annotations

from pathlib import Path

from tests.python.kinds import pages


def test_regenerating_the_rule_pages_changes_nothing(tmp_path: Path) -> None:
    written = {path.name: path.read_text() for path in pages.FOLDER.iterdir() if path.name != "declared.md"}
    assert written == pages.pages(tmp_path)
