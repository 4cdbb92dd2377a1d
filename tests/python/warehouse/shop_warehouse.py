"""The reference warehouse in a schema of its own, with a small shop's landing files."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts import dbt_runs, demo_report
from scripts.dbt_runs import Outcome
from scripts.settings import ROOT
from scripts.shop import cli_generate
from tests.python.conftest import Dbt, Sql
from tests.python.history.reference import Event, Version, history

ORDERS, SEED = 1_000, 7
TRACKED = {
    "customers": ("name", "email", "region"),
    "orders": ("customer_id", "store_id", "status", "order_date"),
    "order_items": ("order_id", "product_id", "quantity", "unit_price", "discount_pct", "net_price"),
}
Rule = tuple[str, str]


@dataclass
class Warehouse:
    landing: Path
    schema: str
    sql: Sql
    dbt: Dbt

    def receive(self, batches: int) -> None:
        cli_generate(self.landing, ORDERS, batches, SEED)

    def _here(self) -> AbstractContextManager[None]:
        return dbt_runs.environment({"QUARANTINE_SCHEMA": self.schema, "QUARANTINE_LANDING": str(self.landing)})

    def build(self, *args: str) -> None:
        with self._here():
            outcome = self.dbt(ROOT, "build", "--exclude-resource-type", "unit_test", *args)
        assert outcome.success, outcome.messages() or outcome.exception

    def compiled(self, template: str) -> Outcome:
        with self._here():
            return self.dbt(ROOT, "--quiet", "compile", "--inline", template)

    def manifest(self, part: str, *batches: int) -> Counter[Rule]:
        known = demo_report.manifest_batches(self.landing / "manifest.json")
        return demo_report.manifest_counts([known[number] for number in batches], part)

    def failed(self) -> Counter[Rule]:
        """Rows that failed when they were judged, in the last run that judged any."""
        return self._by_rule(
            f"""
            select model_name, rule, sum(failed_rows) from {self.schema}_quality.quality_run_metrics
            where run_at = (select max(run_at) from {self.schema}_quality.quality_run_metrics) and failed_rows > 0
            group by model_name, rule
            """
        )

    def failed_after_release(self) -> Counter[Rule]:
        """What silver found in rows that bronze released: the generator counts silver rules for rows that arrive."""
        queries = [
            f"""
            select 'silver_{entity}', rule, count(*) from {self.schema}.silver_{entity}_tagged as judged
            left semi join {self.schema}.bronze_{entity}_tagged as released
                on judged.{_key(entity)} = released.{_key(entity)} and judged.updated_at = released.updated_at
                and released._dq_valid and released._dq_publication_id like '%-healed'
            lateral view explode(array_union(_dq_failed_rules, _dq_warnings)) as rule
            group by rule
            """
            for entity in ("orders", "order_items")
        ]
        return self._by_rule(" union all ".join(queries))

    def cleared(self) -> Counter[Rule]:
        return self._by_rule(
            f"""
            select model_name, rule, sum(row_count) from {self.schema}_quality.healed_rows
            lateral view explode(array_except(array_union(old_failed_rules, old_warnings), array_union(failed_rules, warnings))) as rule
            group by model_name, rule
            """  # noqa: E501
        )

    def _by_rule(self, query: str) -> Counter[Rule]:
        return Counter({(model, rule): int(rows) for model, rule, rows in self.sql(query)})

    def recorded(self, entity: str) -> set[tuple[Any, ...]]:
        rows = self.sql(
            f"select {_key(entity)}, unix_micros(__START_AT), unix_micros(__END_AT), {_tracked(entity)},"
            f" to_json(array_sort(_dq_warnings)) from {self.schema}.silver_{entity}"
        )
        assert len(rows) == len(set(rows)), "the history repeats versions"
        return set(rows)

    def expected(self, entity: str) -> set[tuple[Any, ...]]:
        """The reference's history of the rows that the silver tier accepted."""
        rows = self.sql(
            f"select {_key(entity)}, unix_micros(updated_at), _op = 'delete', {_tracked(entity)},"
            f" to_json(array_sort(_dq_warnings)) from {self.schema}.silver_{entity}_valid"
        )
        return {_as_row(version) for version in history(_event(*row) for row in rows)}

    def contents(self) -> dict[str, list[tuple[Any, ...]]]:
        """Every table and view of the warehouse, but not what a run without news says of itself."""
        relations = [
            f"{schema}.{row[1]}"
            for schema in (self.schema, f"{self.schema}_quarantine", f"{self.schema}_quality")
            for row in self.sql(f"show tables in {schema}")
            if row[0]
        ]
        return {name: sorted(self.sql(f"select * from {name} where {_kept(name)}"), key=repr) for name in relations}


def _kept(relation: str) -> str:
    run_logs = {"publication_events": "event != 'checked'", "quality_gate_verdicts": "batch_id is not null"}
    return run_logs.get(relation.rpartition(".")[2], "true")


def _key(entity: str) -> str:
    return {"customers": "customer_id", "orders": "order_id", "order_items": "order_item_id"}[entity]


def _tracked(entity: str) -> str:
    return f"to_json(struct({', '.join(TRACKED[entity])}))"


def _event(key: str, sequence: int, is_delete: bool, tracked: str, warnings: str) -> Event:
    untracked = {"_dq_warnings": json.loads(warnings)}
    return Event((key,), sequence, is_delete, {"json": tracked}, untracked)


def _as_row(version: Version) -> tuple[Any, ...]:
    warnings = json.dumps(version.untracked["_dq_warnings"], separators=(",", ":"))
    return (*version.key, version.started, version.ended, version.tracked["json"], warnings)
