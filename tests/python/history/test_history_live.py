"""Random logs, cut into random batches, through dbt snapshot on the live server, against the reference.

A dbt run costs seconds whatever it holds, so all cases share one table: the case's number is part of the key.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.python.conftest import Dbt, Sql
from tests.python.history.change_logs import BATCHES, Arrival, change_logs
from tests.python.history.reference import Event, history

CASES = 300
LOG = (
    "`case-id` int, order_id string, status string, amount int, op string, note string, loaded_in string,"
    " _dq_warnings array<string>, updated_at timestamp, _dq_published_at timestamp"
)
COLUMNS = ("`case-id`", "order_id", "status", "amount", "op", "note", "loaded_in", "_dq_warnings", "updated_at")

Row = tuple[Any, ...]


def collect_cases() -> list[list[Arrival]]:
    cases: list[list[Arrival]] = []

    @given(change_logs())
    @settings(max_examples=CASES, phases=[Phase.generate], database=None, suppress_health_check=list(HealthCheck))
    def collect(log: list[Arrival]) -> None:
        cases.append(log)

    collect()
    return cases


@dataclass
class Log:
    """The change log of all cases: on the server, and what the reference makes of it."""

    sql: Sql
    schema: str
    events: list[tuple[int, Event]] = field(default_factory=list)

    def append(self, events: Iterable[tuple[int, Event]], batch: int) -> None:
        added = list(events)
        self.events += added
        columns = (*COLUMNS, "extra") if batch > 1 else COLUMNS
        rows = ",\n".join(_values(case, event, batch, "extra" in columns) for case, event in added)
        self.sql(f"insert into {self.schema}.order_log ({', '.join(columns)}, _dq_published_at) values {rows}")

    def expected(self) -> set[Row]:
        found = history(
            Event((case, *event.key), event.sequence, event.is_delete, event.tracked, event.untracked)
            for case, event in self.events
        )
        return {
            (
                *version.key, version.started, version.ended, version.last_sequence,
                *(version.tracked.get(name) for name in ("status", "amount", "extra")),
                version.untracked["note"], tuple(version.untracked["_dq_warnings"]),
            )
            for version in found
        }  # fmt: skip


def _values(case: int, event: Event, batch: int, with_extra: bool) -> str:
    tracked = event.tracked
    cells = [
        str(case), _text(event.key[0]), _text(tracked["status"]), str(tracked["amount"] or "null"),
        "'D'" if event.is_delete else "'U'", _text(event.untracked["note"]), f"'batch_{batch}'",
        f"array({', '.join(_text(name) for name in event.untracked['_dq_warnings'])})",
        f"timestamp'2024-01-01 00:0{event.sequence}:00'" if event.sequence else "null",
    ]  # fmt: skip
    if with_extra:
        cells.append(_text(tracked["extra"]))
    return f"({', '.join(cells)}, timestamp'2024-02-01 0{batch}:00:00')"


def _text(value: str | None) -> str:
    return "null" if value is None else "'" + value.replace("'", "\\'") + "'"


def recorded(sql: Sql, schema: str, extra: bool) -> list[Row]:
    rows = sql(
        f"select `case-id`, order_id, minute(__START_AT), minute(__END_AT), minute(updated_at), status, amount,"
        f" {'extra' if extra else 'null'}, note, to_json(_dq_warnings) from {schema}.orders"
    )
    return [(*row[:-1], tuple(eval(row[-1]))) for row in rows]


def assert_equals_reference(sql: Sql, log: Log, extra: bool) -> None:
    rows = recorded(sql, log.schema, extra)
    expected = log.expected()
    assert len(rows) == len(set(rows)), "the history repeats versions"
    wrong = {row[0] for row in set(rows) ^ expected}
    if wrong:
        case = min(wrong, key=lambda number: sum(1 for found, _ in log.events if found == number))
        pytest.fail(
            f"{len(wrong)} cases differ; the smallest is {case}\n"
            + "\n".join(str(event) for number, event in log.events if number == case)
            + f"\nrecorded {sorted((row for row in rows if row[0] == case), key=str)}"
            + f"\nexpected {sorted((row for row in expected if row[0] == case), key=str)}"
        )


def snapshot(dbt: Dbt, shop: Path, *args: str) -> None:
    outcome = dbt(shop, "build", "--select", "orders", *args)
    assert outcome.success, outcome.messages() or outcome.exception


def test_any_cut_order_and_replay_gives_the_reference(dbt: Dbt, sql: Sql, shop: Path, shop_schema: str) -> None:
    cases = collect_cases()
    sql(f"create table {shop_schema}.order_log ({LOG}) using delta")
    sql(f"create table {shop_schema}.order_state (order_id string, status string, updated_at timestamp) using delta")
    log = Log(sql, shop_schema)

    for batch in range(1, BATCHES + 1):
        if batch == 2:
            sql(f"alter table {shop_schema}.order_log add columns (extra string)")
        arrived = [(case, arrival) for case, arrivals in enumerate(cases) for arrival in arrivals]
        log.append(((case, arrival.event) for case, arrival in arrived if arrival.batch == batch), batch)
        snapshot(dbt, shop)
        assert_equals_reference(sql, log, extra=batch > 1)

    before = sorted(sql(f"select * from {shop_schema}.orders"), key=str)
    log.append(reversed(log.events), batch=BATCHES + 1)
    snapshot(dbt, shop)
    assert sorted(sql(f"select * from {shop_schema}.orders"), key=str) == before, "a replay changed the history"

    sql(f"delete from {shop_schema}.order_log where minute(updated_at) = 4 or `case-id` % 10 = 0")
    log.events = [(case, event) for case, event in log.events if event.sequence != 4 and case % 10]
    snapshot(dbt, shop)
    assert_equals_reference(sql, log, extra=True)
