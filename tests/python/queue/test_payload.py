"""What the commands make of a person's words, without a server."""

from __future__ import annotations

import os
from datetime import timedelta
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from scripts import cli, dbt_runs, settings
from scripts.dlq import editor, payload, project, table
from scripts.problems import Problem
from scripts.settings import ROOT

COLUMNS = ["id", "amount", "note", "added"]


def test_a_number_keeps_the_digits_it_came_with() -> None:
    text = '{"a": 1.10, "b": 12345678901234567890.123456789, "c": 0.5, "d": 12345678901234567890}'
    assert payload.write(payload.read(text)) == (
        '{"a": "1.10", "b": "12345678901234567890.123456789", "c": 0.5, "d": 12345678901234567890}'
    )


def test_values_are_set_in_the_kind_that_they_had() -> None:
    row = {"id": 1, "amount": 2.5, "note": "7", "tags": ["a"]}
    values = payload.assignments(["amount=3", "note=8", "tags=[1]", "id=NULL", "added=x=y"])
    assert payload.changed(row, values, COLUMNS) == {
        "id": None,
        "amount": 3,
        "note": "8",
        "tags": [1],
        "added": "x=y",
    }
    assert payload.changed(row, {"amount": "much"}, COLUMNS)["amount"] == "much", "the next build says what is wrong"


def test_an_unknown_column_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Problem, match=r"no column amonut.*\n.*id, amount"):
        payload.changed({"id": 1}, {"amonut": "1"}, COLUMNS)


@pytest.mark.parametrize("text", ["[1]", "5", "null", '"text"', "{"])
def test_only_an_object_is_a_row(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        payload.read(text)


def test_a_cell_of_a_sheet_that_nobody_touched_changes_nothing() -> None:
    row = {"note": "NULL", "amount": 2.5, "gone": None, "id": "7"}
    cells = {"note": None, "amount": "2.5", "gone": None, "id": None}
    assert payload.touched(row, cells) == {"id": None}
    assert payload.touched(row, {"note": "new", "amount": "3"}) == {"note": "new", "amount": "3"}


@pytest.mark.parametrize("given", ["amount", "=3"])
def test_an_assignment_needs_a_name_and_a_value(given: str) -> None:
    with pytest.raises(Problem, match="write --set column=value"):
        payload.assignments([given])


def test_a_key_may_be_added_or_mended_but_not_exchanged() -> None:
    about_amount, about_id = ("low_amount", "amount > 0"), ("odd_id", "id matches \\d+")
    assert payload.changed_keys({"id": "a"}, {"id": "b"}, ["id"], [about_amount]) == ["id"]
    refused = ("unusable_fix", "the key id must stay what it was")
    assert payload.changed_keys({"id": "a"}, {"id": "b"}, ["id"], [refused]) == ["id"]
    assert payload.changed_keys({"id": "a"}, {"id": "b"}, ["id"], [about_amount, about_id]) == []
    assert payload.changed_keys({"id": None}, {"id": "b"}, ["id"], [about_amount]) == []
    assert payload.changed_keys({"id": "a"}, {"id": "a"}, ["id"], []) == []


def test_a_sheet_sets_what_is_filled_in(tmp_path: Path) -> None:
    sheet = tmp_path / "fixes.csv"
    sheet.write_text("_dq_sk,amount,note\nab,3,\ncd,,NULL\n")
    assert payload.from_csv(sheet) == {"ab": {"amount": "3"}, "cd": {"note": None}}
    sheet.write_text("_dq_sk,amount\nab,3\nab,4\n")
    with pytest.raises(Problem, match="ab is there twice"):
        payload.from_csv(sheet)
    sheet.write_text("key,amount\nab,3\n")
    with pytest.raises(Problem, match="no column _dq_sk"):
        payload.from_csv(sheet)
    sheet.write_text("_dq_sk,amount\nab,1,234.50\n")
    with pytest.raises(Problem, match="more cells"):
        payload.from_csv(sheet)
    sheet.write_text(f"_dq_sk,amount\nab,{'9' * 200_000}\n")
    with pytest.raises(Problem, match="can't be read"):
        payload.from_csv(sheet)
    sheet.write_text("_dq_sk,amount\nab,3\n", encoding="utf-8-sig")
    assert payload.from_csv(sheet) == {"ab": {"amount": "3"}}


def test_ages() -> None:
    assert payload.age("30m") == timedelta(minutes=30)
    assert payload.age("7d") == timedelta(days=7)
    for wrong in ("7", "d", "1w", "-1d"):
        with pytest.raises(Problem, match="--age"):
            payload.age(wrong)


def test_an_editor_gets_the_row_and_what_comes_back_must_be_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("VISUAL", raising=False)
    monkeypatch.setenv("EDITOR", "sed -i 's/1/2/'")
    assert editor.edit({"id": 1}, ["odd_id: id must be even"]) == {"id": 2}
    monkeypatch.setenv("EDITOR", "sed -i 's/}//'")
    with pytest.raises(Problem, match="no JSON"):
        editor.edit({"id": 1}, [])
    monkeypatch.setenv("EDITOR", "false")
    with pytest.raises(Problem, match="false ended with 1"):
        editor.edit({"id": 1}, [])
    monkeypatch.setenv("EDITOR", "no-such-editor")
    with pytest.raises(Problem, match="can't be started"):
        editor.edit({"id": 1}, [])


def test_a_user_without_a_name_can_act(monkeypatch: pytest.MonkeyPatch) -> None:
    def nameless() -> str:
        raise KeyError("getpwuid(): uid not found: 1234")

    monkeypatch.delenv("QUARANTINE_ACTOR", raising=False)
    monkeypatch.setattr("getpass.getuser", nameless)
    assert settings.actor() == str(os.getuid())
    monkeypatch.setenv("QUARANTINE_ACTOR", "night shift")
    assert settings.actor() == "night shift"


def test_a_model_that_was_not_built_is_a_sentence() -> None:
    with pytest.raises(Problem, match="the project has no model quality_gate_verdicts"):
        dbt_runs.Outcome(0, None, None).relation("quality_gate_verdicts")


def test_text_reaches_spark_as_it_is() -> None:
    assert table.literal("it's \\ ${x}\n") == "'it\\'s \\\\ $\\u007bx}\\n'"
    assert table.literal(None) == "null"


def test_a_command_about_every_entry_is_refused() -> None:
    for command in ("discard", "retry", "undo"):
        outcome = CliRunner().invoke(cli.app, ["dlq", command])
        assert isinstance(outcome.exception, Problem)
        assert "name keys" in str(outcome.exception)


def test_the_model_file_is_what_init_writes() -> None:
    names = [path.stem for path in sorted((ROOT / "models").rglob("*_quarantine.sql"))]
    path = ROOT / "models/quality/dead_letter_queue.sql"
    assert path.read_text() == project.anew(path, sorted(names))
    assert "enabled=project_name" in path.read_text(), "projects that install this one have a queue of their own"


def test_every_column_of_the_queue_is_described() -> None:
    declared = yaml.safe_load((ROOT / "models/quality/_queue__models.yml").read_text())["models"][0]
    described = {column["name"] for column in declared["columns"] if column["description"]}
    text = (ROOT / "macros/quarantine/queue/queue_columns.sql").read_text()
    assert described == {line.split("'")[1] for line in text.splitlines() if line.startswith("        '")}
