"""A tiny project that installs this one: orders with an id, a customer and an amount, in a schema of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from scripts import dbt_runs
from scripts.dbt_runs import Outcome
from scripts.settings import ROOT

Sql = Callable[[str], list[tuple[Any, ...]]]
Rows = list[tuple[Any, ...]]

RULES: dict[str, list[Any]] = {
    "id": [{"not_null": {"name": "missing_id"}}],
    "customer_id": [
        {
            "relationships": {
                "name": "unknown_customer_id",
                "arguments": {"to": "source('shop', 'customers')", "field": "customer_id"},
            }
        }
    ],
    "amount": [{"not_null": {"name": "missing_amount", "config": {"severity": "warn"}}}],
}
MODELS = {
    "orders_tagged": "{{ quarantine.tagged(lookups=[source('shop', 'customers')]) }}\n"
    "select * from {{ source('shop', 'orders') }}",
    "orders_quarantine": "{{ quarantine.rejected(ref('orders_tagged')) }}",
    "orders_valid": "{{ quarantine.valid(ref('orders_tagged'), ref('orders_quarantine')) }}",
}


@dataclass
class Shop:
    """The project, its two raw tables, and questions about what a build left behind."""

    folder: Path
    schema: str
    sql: Sql
    run_dbt: Callable[..., Outcome]
    rules: dict[str, list[Any]] = field(default_factory=lambda: dict(RULES))
    options: dict[str, Any] = field(default_factory=dict)
    models: dict[str, str] = field(default_factory=lambda: dict(MODELS))
    declared: list[dict[str, Any]] = field(default_factory=list)

    def arrive(self, *rows: str) -> None:
        """Rows as SQL tuples (id, customer_id, amount, batch)."""
        self.sql(f"insert into {self.schema}.orders values {', '.join(rows)}")

    def customer(self, *ids: str) -> None:
        self.sql(f"insert into {self.schema}.customers values {', '.join(f'({one!r})' for one in ids)}")

    def write(self) -> None:
        models = self.folder / "models"
        models.mkdir(exist_ok=True)
        for old in models.iterdir():
            old.unlink()
        for name, text in self.models.items():
            (models / f"{name}.sql").write_text(text)
        columns = [{"name": name, "data_tests": tests} for name, tests in self.rules.items()]
        declared = {
            "sources": [{"name": "shop", "schema": self.schema, "tables": [{"name": "orders"}, {"name": "customers"}]}],
            "models": [
                {
                    "name": "orders_valid",
                    "config": {"meta": {"quarantine": self.options}},
                    "columns": columns,
                },
                *self.declared,
            ],
        }
        (models / "shop.yml").write_text(yaml.safe_dump(declared, sort_keys=False))

    def dbt(self, *args: str) -> Outcome:
        self.write()
        with dbt_runs.schema_named(self.schema):
            return self.run_dbt(self.folder, *args)

    def build(self, *args: str) -> Outcome:
        return self.dbt("build", "--select", "package:shop", *args)

    def ids(self, part: str) -> list[Any]:
        place = f"{self.schema}_quarantine" if part == "quarantine" else self.schema
        return [row[0] for row in self.sql(f"select id from {place}.orders_{part} order by id, amount")]

    def failures(self) -> dict[Any, list[str]]:
        rows = self.sql(f"select id, array_join(_dq_failed_rules, ',') from {self.schema}_quarantine.orders_quarantine")
        return {row[0]: row[1].split(",") for row in rows}

    def contents(self, but_run_columns: bool = True) -> dict[str, Rows]:
        """Everything the project's tables hold, without the listed clock and run columns, and without the rules'
        fingerprint, which depends on the schema's name."""
        hidden = "except (_dq_publication_id, _dq_tagged_at, _dq_rules_fingerprint)" if but_run_columns else ""
        return {
            "tagged": self._sorted(f"select * {hidden} from {self.schema}.orders_tagged"),
            "valid": self._sorted(f"select * except (_dq_published_at) from {self.schema}.orders_valid"),
            "quarantine": self._sorted(
                f"select * except (_quarantined_at) from {self.schema}_quarantine.orders_quarantine"
            ),
        }

    def _sorted(self, query: str) -> Rows:
        return sorted(self.sql(query), key=repr)


def create(folder: Path, schema: str, sql: Sql, run_dbt: Callable[..., Outcome]) -> Shop:
    project = {
        "name": "shop",
        "version": "0.1.0",
        "profile": "quarantine",
        "models": {"quarantine": {layer: {"+enabled": False} for layer in ("bronze", "silver", "gold")}},
        "snapshots": {"quarantine": {"+enabled": False}},
        "dispatch": [{"macro_namespace": "dbt", "search_order": ["shop", "quarantine", "dbt"]}],
    }
    (folder / "dbt_project.yml").write_text(yaml.safe_dump(project))
    (folder / "packages.yml").write_text(yaml.safe_dump({"packages": [{"local": str(ROOT)}]}))
    sql(f"create table {schema}.customers (customer_id string) using delta")
    sql(
        f"create table {schema}.orders (id int, customer_id string, amount double, _batch_id string)"
        " using delta partitioned by (_batch_id)"
    )
    return Shop(folder, schema, sql, run_dbt)


def drop_layers(schema: str, sql: Sql) -> None:
    """The schemas that a build makes beside the project's own."""
    for layer in ("quality", "quarantine"):
        sql(f"drop schema if exists {schema}_{layer} cascade")
