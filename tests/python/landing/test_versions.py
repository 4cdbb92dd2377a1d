"""A file is its path and its content: loaded once, whatever is touched, sent again, added or lost."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

from scripts.settings import ROOT

from .conftest import Landing


def line(number: int) -> str:
    return f'{{"order_id": "ORD-{number}", "updated_at": "2025-01-01T00:00:00Z"}}\n'


@pytest.fixture(scope="module")
def loaded(landing: Landing) -> Landing:
    landing.put("orders/b1/a.jsonl", line(1) + line(1))
    landing.put("orders/b1/b.jsonl", line(2))
    landing.put("orders/b2/a.jsonl", line(3))
    landing.load("orders")
    return landing


def batches(landing: Landing) -> dict[str, int]:
    return dict(landing.rows("orders", "_batch_id, count(*)", "true group by _batch_id"))


def test_all_files_of_a_run_come_in_one_commit(loaded: Landing) -> None:
    assert batches(loaded) == {"b1": 3, "b2": 1}
    assert loaded.commits("orders") == 2  # create, load


def test_history_of_a_batch(loaded: Landing) -> None:
    """One story, step by step, since each step starts from the tables the one before has left."""
    first = loaded.root / "orders/b1/a.jsonl"

    loaded.load("orders")
    loaded.load("orders", options=("--full-refresh",))
    assert loaded.commits("orders") == 2, "nothing new, nothing written"
    assert len(loaded.ledger("orders", "*")) == 3

    os.utime(first, (1_700_000_000, 1_700_000_000))
    loaded.load("orders")
    loaded.load("orders")
    assert loaded.commits("orders") == 2, "the same content under another time"
    assert len(loaded.ledger("orders", "*")) == 5, "both files of the folder were seen again, once"

    original = first.read_text()
    first.write_text(line(4))
    loaded.put("orders/b2/a.jsonl", "\n")
    loaded.load("orders")
    assert batches(loaded) == {"b1": 3, "b2": 1, "b1.v2": 2}, "other content: the folder as a new version"
    assert ("b2.v2", 0) in loaded.ledger("orders", "batch_id, row_count"), "a version without rows is only noted"

    first.write_text(original)
    os.utime(first, (1_700_000_000, 1_700_000_000))
    loaded.load("orders")
    assert batches(loaded)["b1.v3"] == 3, "the old content again, with its old time: news all the same"

    loaded.put("orders/b1/c.jsonl", line(5))
    (loaded.root / "orders/b2/a.jsonl").unlink()
    loaded.load("orders")
    assert batches(loaded) == {"b1": 3, "b2": 1, "b1.v2": 2, "b1.v3": 3, "b1.v4": 4}, "a file more; one taken away"


def test_a_ledger_that_is_behind_is_completed_without_loading_twice(loaded: Landing) -> None:
    before, commits = batches(loaded), loaded.commits("orders")
    loaded.sql(f"drop table {loaded.schema}_quality.landing_files")
    loaded.load("orders")
    assert (batches(loaded), loaded.commits("orders")) == (before, commits)
    assert loaded.ledger("orders", "batch_id, row_count, event") == [
        ("b1.v4", 1, "loaded"),
        ("b1.v4", 1, "loaded"),
        ("b1.v4", 2, "loaded"),
    ]


def compiled(landing: Landing, *calls: str) -> list[str]:
    """The SQL of macros, without a server."""
    macros = ", ".join(f"quarantine.{call}" for call in calls)
    offline = ("--no-populate-cache", "--no-introspect", "--quiet")
    outcome = landing.dbt(ROOT, "compile", *offline, "--inline", f"{{{{ tojson([{macros}]) }}}}")
    found: list[str] = json.loads(outcome.result.results[0].node.compiled_code)
    return found


def test_what_changes_while_it_is_loaded_stops_the_load(loaded: Landing) -> None:
    options = {"root": str(loaded.root), "table": f"{loaded.schema}.bronze_orders"}
    file: dict[str, Any] = {"source_file": "orders/b1/a.jsonl", "source_hash": "h", "length": 1, "modified_micros": 1}
    sentences = {"b9": r"orders/b1/a.jsonl: changed while it was being loaded", "b1": r"b1: loaded by another run"}
    calls = [f"landed_files_cte({options}, [{ {**file, 'batch_id': batch} }])" for batch in sentences]
    for files, sentence in zip(compiled(loaded, *calls), sentences.values(), strict=True):
        with pytest.raises(Exception, match=sentence):
            loaded.sql(f"with {files} select * from files")


def test_a_landing_path_in_another_spelling_is_refused(loaded: Landing) -> None:
    options = {"folder": "orders", "format": "jsonl", "ledger": f"{loaded.schema}_quality.landing_files"}
    spellings = [str(loaded.root), f"{loaded.root.parent}//{loaded.root.name}", f"file://{loaded.root}"]
    right, *others = compiled(loaded, *(f"unknown_files_sql({ {**options, 'root': root} })" for root in spellings))
    assert loaded.sql(right) == []
    for query in others:
        with pytest.raises(Exception, match="as Spark spells it"):
            loaded.sql(query)


def test_a_column_of_another_type_is_refused(loaded: Landing) -> None:
    loaded.sql(f"create table {loaded.schema}.bronze_inventory (on_hand bigint, counted_on DATE) using delta")
    message = loaded.run("inventory").messages()["bronze_inventory"]
    for words in ("column on_hand", "data_type int, bigint in the table", "declare `data_type: bigint`"):
        assert words in message


def test_raw_rows_cannot_be_changed(loaded: Landing) -> None:
    with pytest.raises(Exception, match=r"(?i)append"):
        loaded.sql(f"delete from {loaded.schema}.bronze_orders where true")
