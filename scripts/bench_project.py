"""The tables and the small dbt project that the benchmark measures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from scripts.settings import ROOT

SCHEMA = "bench"
BATCH_ROWS = 100_000
RULE_COUNTS = (12, 100, 300)
COLUMNS = """
    id as order_id,
    if(id % 997 = 0, null, concat('CUST-', lpad(cast(id * 7919 % 10100 as string), 6, '0'))) as customer_id,
    element_at(array('PLACED', 'SHIPPED', 'DELIVERED', 'CANCELLED'), cast(id % 4 + 1 as int)) as status,
    cast(if(id % 200 = 0, 11, id % 10 + 1) as int) as quantity,
    cast(id * 31 % 20011 as double) / 100 as unit_price,
    cast(id % 40 as double) as discount_pct,
    date_add(date'2025-01-01', cast(id % 365 as int)) as order_date,
    md5(cast(id as string)) as note
"""


def raw_rows(first: int, count: int, batch: str) -> str:
    return f"select {COLUMNS}, '{batch}' as _batch_id from range({first}, {first + count})"


def table(name: str, query: str) -> str:
    """Partitioned by batch, so that a new one is found without reading the others."""
    return f"create or replace table {SCHEMA}.{name} using delta partitioned by (_batch_id) as {query}"


def setup(rows: int) -> str:
    statements = [
        f"drop schema if exists {SCHEMA} cascade",
        f"drop schema if exists {SCHEMA}_quarantine cascade",
        f"drop schema if exists {SCHEMA}_quality cascade",
        f"create schema {SCHEMA}",
        f"create table {SCHEMA}.customers using delta as"
        " select concat('CUST-', lpad(cast(id as string), 6, '0')) as customer_id from range(10000)",
        table("raw", raw_rows(0, rows, "b0000")),
        table("sample", raw_rows(0, 1000, "b0000")),
        table("big", raw_rows(0, rows, "b0000")),
        table("small", raw_rows(0, 0, "b0000")),
    ]
    return ";\n".join(statements)


def write(folder: Path) -> Path:
    models = folder / "models"
    models.mkdir(parents=True, exist_ok=True)
    project = {
        "name": "bench",
        "version": "0.1.0",
        "profile": "quarantine",
        "models": {"quarantine": {layer: {"+enabled": False} for layer in ("bronze", "silver", "gold", "quality")}},
        "snapshots": {"quarantine": {"+enabled": False}},
        "dispatch": [{"macro_namespace": "dbt", "search_order": ["bench", "quarantine", "dbt"]}],
    }
    (folder / "dbt_project.yml").write_text(yaml.safe_dump(project))
    (folder / "packages.yml").write_text(yaml.safe_dump({"packages": [{"local": str(ROOT)}]}))
    source: dict[str, Any] = {"name": "bench", "schema": SCHEMA, "tables": [{"name": "customers"}]}
    declared: dict[str, Any] = {"sources": [source], "models": []}
    for name, raw, count in [
        *((f"rules_{count}", "sample", count) for count in RULE_COUNTS),
        ("big", "big", 12),
        ("small", "small", 12),
    ]:
        declared["models"].append(_entity(models, name, raw, count))
    (models / "bench.yml").write_text(yaml.safe_dump(declared, sort_keys=False))
    return folder


def _entity(models: Path, name: str, raw: str, count: int) -> dict[str, Any]:
    entity = f"judged_{name}"
    tagged = "{{ quarantine.tagged(lookups=[source('bench', 'customers')]) }}"
    (models / f"{entity}_tagged.sql").write_text(f"{tagged}\nselect * from {SCHEMA}.{raw}")
    (models / f"{entity}_quarantine.sql").write_text(f"{{{{ quarantine.rejected(ref('{entity}_tagged')) }}}}")
    (models / f"{entity}_valid.sql").write_text(
        f"{{{{ quarantine.valid(ref('{entity}_tagged'), ref('{entity}_quarantine')) }}}}"
    )
    columns: dict[str, list[dict[str, Any]]] = {}
    for column, kind, arguments, severity in _rules(count):
        number = sum(map(len, columns.values()))
        config = {"severity": severity, "meta": {"quarantine": {"rule": f"rule_{number:03}"}}}
        test: dict[str, Any] = {"name": f"{entity}_{number:03}", "config": config}
        if arguments:
            test["arguments"] = arguments
        columns.setdefault(column, []).append({kind: test})
    return {
        "name": f"{entity}_valid",
        "columns": [{"name": column, "data_tests": tests} for column, tests in columns.items()],
    }


def _rules(count: int) -> list[tuple[str, str, dict[str, Any], str]]:
    """Twelve as a shop has them, then ranges that hardly any row fails."""
    statuses = ["PLACED", "SHIPPED", "DELIVERED", "CANCELLED"]
    known = {"to": "source('bench', 'customers')", "field": "customer_id"}
    rules: list[tuple[str, str, dict[str, Any], str]] = [
        ("order_id", "not_null", {}, "error"),
        ("customer_id", "not_null", {}, "warn"),
        ("customer_id", "relationships", known, "error"),
        ("status", "not_null", {}, "error"),
        ("status", "accepted_values", {"values": statuses}, "warn"),
        ("quantity", "quarantine.in_range", {"min_value": 0}, "error"),
        ("quantity", "quarantine.in_range", {"max_value": 10}, "warn"),
        ("unit_price", "not_null", {}, "error"),
        ("unit_price", "quarantine.in_range", {"min_value": 0.01}, "error"),
        ("discount_pct", "quarantine.in_range", {"min_value": 0, "max_value": 100}, "error"),
        ("order_date", "not_null", {}, "error"),
        ("note", "not_null", {}, "error"),
    ]
    for number in range(count - len(rules)):
        column = ("quantity", "unit_price", "discount_pct", "order_id")[number % 4]
        rules.append((column, "quarantine.in_range", {"min_value": -1 - number}, "error"))
    return rules
