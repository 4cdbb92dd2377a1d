"""The queue as a table on the server: what is in it, and the moves that people may make."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from scripts.dlq import payload
from scripts.problems import Problem
from scripts.settings import actor
from scripts.sql_client import Client, Result

OPEN = ("quarantined", "refailed", "parked")
ASKED = ("fixed", "discarded")
CHUNK = 500


@dataclass(frozen=True)
class Filter:
    """Which entries a command is about; everything that is given must hold."""

    keys: tuple[str, ...] = ()
    model: str = ""
    rule: str = ""
    age: str = ""
    statuses: tuple[str, ...] = ()

    def sql(self) -> str:
        parts = ["true"]
        if self.keys:
            parts.append(f"({' or '.join(f'startswith(_dq_sk, {literal(key)})' for key in self.keys)})")
        if self.model:
            parts.append(f"{literal(self.model)} in (_dlq_model, _dlq_source_table)")
        if self.rule:
            parts.append(f"exists(_dlq_failed_rules, rule -> rule.name = {literal(self.rule)})")
        if self.age:
            seconds = int(payload.age(self.age) / timedelta(seconds=1))
            parts.append(f"_dlq_timestamp <= current_timestamp() - interval '{seconds}' second")
        if self.statuses:
            parts.append(f"_dlq_status in ({', '.join(map(literal, self.statuses))})")
        return " and ".join(parts)


@dataclass(frozen=True)
class Entry:
    key: str
    source: str
    model: str
    number: int
    status: str
    settled: str
    attempt: int
    occurrences: int
    age_seconds: int
    rules: tuple[tuple[str, str], ...]
    row: str
    original: str
    note: str

    def is_open(self) -> bool:
        return self.settled in OPEN and self.status in OPEN + ASKED


@dataclass(frozen=True)
class Queue:
    client: Client
    relation: str

    def entries(self, chosen: Filter, limit: int) -> list[Entry]:
        rows = self.client.run(
            "select _dq_sk, _dlq_source_table, _dlq_model, _dlq_entry, _dlq_status, _dlq_settled_status, _dlq_attempt,"
            " occurrences, unix_timestamp() - unix_timestamp(_dlq_timestamp), to_json(_dlq_failed_rules), _row_data,"
            f" _original_row_data, _dlq_note from {self.relation} where {chosen.sql()}"
            f" order by _dlq_timestamp desc, _dlq_model, _dq_sk, _dlq_entry desc limit {limit}"
        ).rows
        return [_entry(row) for row in rows]

    def one(self, key: str, model: str = "") -> Entry:
        """The newest entry whose key begins so."""
        if not key:
            raise Problem("dlq", "an empty key", "give the beginning of _dq_sk, as `dlq list` shows it")
        found = self.entries(Filter(keys=(key,), model=model), 10)
        if not found:
            raise Problem("dlq", f"no entry with the key {key}", "look at `dlq list`; --all lists closed entries too")
        if len({entry.key for entry in found}) > 1:
            raise Problem("dlq", f"several keys begin with {key}", "give more of the key")
        models = sorted({entry.model for entry in found})
        if len(models) > 1:
            raise Problem("dlq", f"several models have an entry {key}", "name one with --model", ", ".join(models))
        return max(found, key=lambda entry: entry.number)

    def summary(self, chosen: Filter) -> Result:
        return self.client.run(
            "select _dlq_model as model, rule.name as rule, _dlq_status as status, count(*) as entries,"
            " cast(sum(occurrences) as bigint) as rows, date_format(min(_dlq_timestamp), 'yyyy-MM-dd HH:mm') as oldest"
            f" from {self.relation} lateral view outer explode(_dlq_failed_rules) as rule where {chosen.sql()}"
            " group by all order by entries desc, model, rule, status"
        )

    def history(self, entry: Entry) -> Result:
        place = f"_dq_sk = {literal(entry.key)} and entry = {entry.number} and model_name = {literal(entry.model)}"
        return self.client.run(
            "select date_format(at, 'yyyy-MM-dd HH:mm:ss') as at, actor, what, detail from ("
            " select changed_at as at, actor, concat(action, ': ', coalesce(old_status, 'NULL'), ' to ', new_status)"
            f" as what, reason as detail from {self._property('quarantine.changes')} where {place}"
            " union all select recycled_at, 'dbt', concat('fix ', fix_id, ': ', outcome),"
            f" array_join(transform(failed_rules, one -> concat(one.name, ': ', coalesce(one.rule, ''))), '; ')"
            f" from {self._property('quarantine.ledger')} where {place}) order by at"
        )

    def count(self, condition: str) -> int:
        return int(self.client.run(f"select count(*) from {self.relation} where {condition}").scalar())

    def move(self, chosen: Filter, action: str, old: Sequence[str], new: str, note: str, payload_sql: str = "") -> int:
        """Give all chosen entries that are in one of the old statuses the new one; how many there were."""
        condition = f"{chosen.sql()} and _dlq_settled_status in ({_list(OPEN)}) and _dlq_status in ({_list(old)})"
        number = self.count(condition)
        if number:
            self._audit(action, new, note, f"select * from {self.relation} where {condition}", "null")
            self._write(
                f"update {self.relation} set _dlq_status = {new}, _dlq_actor = {literal(actor())},"
                f" _dlq_note = {literal(note)}{payload_sql} where {condition}"
            )
        return number

    def fix(self, fixes: Sequence[tuple[Entry, str]], note: str) -> None:
        for start in range(0, len(fixes), CHUNK):
            values = ", ".join(
                f"({_list((entry.source, entry.model, entry.key))}, {entry.number}, {literal(row)})"
                for entry, row in fixes[start : start + CHUNK]
            )
            rows = f"(select * from values {values} as given(source_table, model, key, number, row_data)) as fix"
            same = (
                "queue._dlq_source_table = fix.source_table and queue._dlq_model = fix.model"
                " and queue._dq_sk = fix.key and queue._dlq_entry = fix.number"
                f" and queue._dlq_settled_status in ({_list(OPEN)})"
            )
            chosen = f"select queue.*, fix.row_data from {self.relation} as queue inner join {rows} on {same}"
            self._audit("fix", "'fixed'", note, chosen, "row_data")
            self._write(
                f"merge into {self.relation} as queue using {rows} on {same} when matched then update set"
                f" _row_data = fix.row_data, _dlq_status = 'fixed', _dlq_actor = {literal(actor())},"
                f" _dlq_note = {literal(note)}"
            )

    def columns(self, tagged: str) -> list[str]:
        """Business columns of a tagged table, as it is now."""
        names = [str(row[0]) for row in self.client.run(f"describe query select * from {tagged}").rows]
        return [name for name in names if not name.startswith("_dq_")]

    def _audit(self, action: str, new: str, note: str, chosen: str, row_data: str) -> None:
        """Written before the move, so that no move goes without it."""
        self.client.run(
            f"insert into {self._property('quarantine.changes')} (model_name, _dq_sk, entry, changed_at, actor, action,"
            " old_status, new_status, row_data_before, row_data_after, reason)"
            f" select _dlq_model, _dq_sk, _dlq_entry, current_timestamp(), {literal(actor())}, {literal(action)},"
            f" _dlq_status, {new}, if({row_data} is null, null, _row_data), {row_data}, {literal(note)} from ({chosen})"
        )

    def _property(self, name: str) -> str:
        found = dict(self.client.run(f"show tblproperties {self.relation}").rows)
        if name not in found:
            raise Problem(self.relation, f"no property {name}", "let `dbt build` create the queue")
        return str(found[name])

    def _write(self, sql: str, tries: int = 5) -> None:
        """Two people at once: Delta refuses the second commit, which is then tried again on what the first one left."""
        try:
            self.client.run(sql)
        except Problem as problem:
            if tries == 1 or "concurrent" not in str(problem).lower():
                raise
            time.sleep(0.5)
            self._write(sql, tries - 1)


def literal(value: str | None) -> str:
    """Spark replaces `${x}` before it parses, so the brace is written as an escape."""
    if value is None:
        return "null"
    text = value.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n").replace("\r", "\\r")
    return f"'{text.replace('${', '$' + chr(92) + 'u007b')}'"


def _list(values: Sequence[str]) -> str:
    return ", ".join(map(literal, values))


def _entry(row: tuple[Any, ...]) -> Entry:
    key, source, model, number, status, settled, attempt, occurrences, age, rules, data, original, note = row
    named = tuple((rule["name"], rule.get("rule") or "") for rule in json.loads(rules or "[]"))
    return Entry(
        key, source, model, number, status, settled, attempt, occurrences, age, named, data, original, note or ""
    )
