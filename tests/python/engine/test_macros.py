"""Macros that answer from what they are given, without a server: one dbt call for all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scripts import dbt_runs, settings
from scripts.settings import ROOT

PROJECT = {"name": "quarantine", "profile": "quarantine", "macro-paths": [str(ROOT / "macros" / "quarantine")]}


def drift_gate(**arguments: int) -> str:
    return json.dumps({"test_metadata": {"namespace": "quarantine", "name": "drift", "kwargs": arguments}})


# macro call: its answer
ANSWERS: dict[str, Any] = {
    "quarantine.outdated_batches(['b1', 'b1.v2', 'b2', 'b1.v10', 'b3.v2'])": ["b1", "b1.v2"],
    "quarantine.delete_condition({'deletes': {'column': 'is_deleted', 'value': true}}, 'here')": (
        "cast(`is_deleted` as string) in ('true')"
    ),
    "quarantine.delete_condition({'deletes': {'column': 'op', 'value': ['D', 1]}}, 'here')": (
        "cast(`op` as string) in ('D', '1')"
    ),
    "quarantine.bookmark_property({'options': 'o', 'seen': '0'}) | trim": (
        '\'quarantine.history_bookmark\' = \'{"options": "o", "read_until": null, "seen": "0"}\''
    ),
    f"quarantine.drift_problems({drift_gate(window=3)}, 'here') | join | replace('\\n', '')": (
        "  where:   here  given:   min_history: 5  allowed: at most window, which is 3  fix:     correct min_history or"
        " window, or the variables quarantine_drift_min_history and quarantine_drift_window"
    ),
    f"quarantine.drift_problems({drift_gate(window=3, min_history=3)}, 'here')": [],
    "quarantine.allowed_option_value('key_columns', 'id')": "a list of column names, such as [order_id]",
    "quarantine.allowed_option_value('ingestion_columns', ['_file', 1])": "a list of column names, such as [order_id]",
    "quarantine.allowed_option_value('key_columns', ['id'])": None,
    "quarantine.allowed_option_value('sequence_column', ['updated_at'])": "the name of a column",
    "quarantine.allowed_option_value('delete_when', true)": "a text",
    "quarantine.allowed_option_value('on_closed_gate', 'pass')": None,
    # a rule that is declared no more
    "'and severity is not null' in quarantine.rule_drift_sql([], quarantine.drift_options())": True,
    # readers may have followed what the first of two runs published
    "'min_by(event_at, coalesce(recorded_at, event_at)) filter' in quarantine.publications_sql()": True,
    "quarantine.ledger_sql('orders').count('min_by(event_at, coalesce(recorded_at, event_at)) filter')": 2,
    # a log may have a column of any name
    "'max_by(_history_deletes, ' in quarantine.live_keys('change_log', ['id'], 'updated_at', 'deletes')": True,
    # the bookmark of a column that held text or a time without zone before
    "quarantine.published_since({'name': 'at', 'type': 'timestamp'}, {'read_until': '2025-02-01 00:00:00'})": (
        "`at` is null or `at` > timestamp_micros(try_cast('2025-02-01 00:00:00' as bigint))"
    ),
    # times in nested values hash alike in every session, to the microsecond
    "'SSSSSSXXX' in quarantine.row_hash([{'name': 'at', 'type': 'array<timestamp>'}])": True,
    # names differ in case only: the same column
    "quarantine.batch_column('orders', [{'name': '_BATCH_ID'}]).name": "_BATCH_ID",
    "quarantine.batch_column('orders', [{'name': '_batch_id'}, {'name': '_DQ_PUBLISHED_AT'}]).name": "_DQ_PUBLISHED_AT",
    "quarantine.bare_name('`a``b`')": "a`b",
    "quarantine.bare_name('a')": "a",
    "quarantine.string_literals(['it\\'s', 'b'])": "'it\\'s', 'b'",
    "quarantine.string_literals([{'name': 'a'}, {'name': 'b'}] | map(attribute='name'))": "'a', 'b'",
    "quarantine.string_literals([])": "",
    # SQL that a person wrote, wherever an argument may hold it; values between quotes are none
    "quarantine.user_sql_texts({'columns': ['a', 'f(b)'], 'step': 1, 'values': ['c']})": {
        "columns": ["a", "f(b)"],
        "step": ["1"],
    },
    "quarantine.user_sql_texts({'value_pairs_set': [[1, 'd']]})": {"value_pairs_set": ["1", "d"]},
    "quarantine.user_sql_texts({'value_set': ['c'], 'quote_values': false})": {"value_set": ["c"]},
    # a column is covered by what a rule says about it: neither by its filters, nor by words of the compiled SQL
    "quarantine.reads_column({'column': '`Timestamp`', 'arguments': {}}, 'timestamp')": True,
    "quarantine.reads_column({'column': 'a', 'arguments': {'type': 'timestamp'}}, 'timestamp')": False,
    "quarantine.reads_column({'column': 'a', 'arguments': {'values': ['status']}}, 'status')": False,
    "quarantine.reads_column({'column': none, 'arguments': {'expression': 'a > 1 and `b c` = 2'}}, 'b c')": True,
    "quarantine.reads_column({'column': none, 'arguments': {'expression': \"a = 'b'\"}}, 'b')": False,
    "quarantine.reads_column({'column': 'a', 'arguments': {'row_condition': 'b > 1'}}, 'b')": False,
    "quarantine.reads_column({'column': none, 'arguments': {'column_list': ['a', 'b']}}, 'b')": True,
    **{
        f'quarantine.column_in("{expression}")': column
        for expression, column in {
            "date'2000-01-01' <= ordered_on": "ordered_on",
            "coalesce(ordered_on, date'1900-01-01') >= date '2000-01-01'": None,
            "timestamp'2020-01-01 00:00:00' < updated_at": "updated_at",
            "amount::int > 0": "amount",
            "make_date(year => 2020, month => 1, day => 1) < d": "d",
            "`a b` = 'x'": "`a b`",
        }.items()
    },
}


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    folder: Path = tmp_path_factory.mktemp("macros")
    chosen = settings.load()
    (folder / "dbt_project.yml").write_text(json.dumps(PROJECT))
    calls = ", ".join(f"({call})" for call in ANSWERS)
    line = ["compile", "--no-populate-cache", "--no-introspect", "--project-dir", str(folder)]
    inline = "{{ tojson([" + calls + "] if execute else []) }}"
    done = dbt_runs.run(chosen.at(folder, chosen.port), [*line, "--inline", inline], quiet=True)
    assert done.success, done.exception
    found: list[Any] = json.loads(done.result.results[0].node.compiled_code)
    return found


@pytest.mark.parametrize("number", range(len(ANSWERS)))
def test_macro_answers(answers: list[Any], number: int) -> None:
    call, answer = list(ANSWERS.items())[number]
    assert answers[number] == answer, call
