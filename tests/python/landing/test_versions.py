"""A file is its path and its content: loaded once, whatever is touched, sent again, added or lost."""

from __future__ import annotations

import os

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
    loaded.load("orders")
    assert batches(loaded) == {"b1": 3, "b2": 1, "b1.v2": 2}, "other content: the folder as a new version"

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


def test_a_file_that_changes_while_it_is_loaded_stops_the_load(loaded: Landing) -> None:
    file = {"source_file": "orders/b1/a.jsonl", "source_hash": "h", "batch_id": "b1", "length": 1, "modified_micros": 1}
    macro = f"{{{{ quarantine.landed_files_cte({{'root': '{loaded.root}'}}, [{file}]) }}}}"
    offline = ("--no-populate-cache", "--no-introspect", "--quiet")
    outcome = loaded.dbt(ROOT, "compile", *offline, "--inline", macro)
    files = outcome.result.results[0].node.compiled_code
    with pytest.raises(Exception, match=r"orders/b1/a.jsonl: changed while it was being loaded"):
        loaded.sql(f"with {files} select * from files")


def test_raw_rows_cannot_be_changed(loaded: Landing) -> None:
    with pytest.raises(Exception, match=r"(?i)append"):
        loaded.sql(f"delete from {loaded.schema}.bronze_orders where true")
