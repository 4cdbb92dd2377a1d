"""`demo`: generate a batch, build the warehouse, show what was quarantined and why."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scripts import console, dbt_runs, generation, packages
from scripts.problems import Problem
from scripts.settings import ROOT, Settings
from scripts.spark_server import Server
from scripts.sql_client import Client, connect

ENTITIES = ("customers", "orders", "order_items", "products")
ORDERS, SEED = 20_000, 42
NEXT_STEPS = """\
Look further:
  ./quarantine sql "select * from step_right_quarantine.bronze_orders_quarantine limit 5"
  the rules are data tests:      models/bronze/_bronze__models.yml
  the SQL that judged the rows:  .quarantine/dbt/quarantine/target/run/quarantine/models/bronze/
  queries for analysts:          analyses/"""


def run(settings: Settings) -> int:
    """Returns dbt's exit code; the tables are printed even when a gate stopped something."""
    started = time.monotonic()
    if not manifest_path(settings).exists():
        generation.run(settings.landing, ORDERS, 1, SEED)
    packages.ensure(ROOT)
    port = Server(settings).start().port
    outcome = dbt_runs.run(settings, ["build"], port)
    if outcome.exit_code == 2:
        return 2
    with connect(port) as client:
        show(client, manifest_path(settings))
    console.say(f"Demo took {time.monotonic() - started:.0f} s")
    console.out.print(NEXT_STEPS, markup=False, soft_wrap=True)
    return outcome.exit_code


def manifest_path(settings: Settings) -> Path:
    return settings.landing / "manifest.json"


def show(client: Client, manifest: Path) -> None:
    """Two tables: rows by model, and failures by rule beside what the generator put in."""
    entities = _tagged_entities(client)
    if not entities:
        raise Problem("demo", "no tagged table was built", "look at what dbt printed above")
    console.table("Rows", ("model", "total", "valid", "quarantined", "%"), _totals(client, entities))
    injected = _injected(manifest)
    console.table("Rejected rows by rule", ("model", "rule", "rows", "injected"), _by_rule(client, entities, injected))


def _tagged_entities(client: Client) -> list[str]:
    names = {str(row["tableName"]) for row in client.run("show tables in step_right like 'bronze_*_tagged'").dicts()}
    known = [entity for entity in ENTITIES if f"bronze_{entity}_tagged" in names]
    return known + sorted(
        name[len("bronze_") : -len("_tagged")]
        for name in names
        if name[len("bronze_") : -len("_tagged")] not in ENTITIES
    )


def _totals(client: Client, entities: list[str]) -> Iterator[tuple[object, ...]]:
    for entity in entities:
        sql = f"select count(*), count_if(_dq_valid), count_if(not _dq_valid) from step_right.bronze_{entity}_tagged"
        total, valid, quarantined = client.run(sql).rows[0]
        yield f"bronze_{entity}", total, valid, quarantined, f"{100 * quarantined / total if total else 0:.2f}"


def _by_rule(client: Client, entities: list[str], injected: dict[str, dict[str, int]]) -> Iterator[tuple[object, ...]]:
    for entity in entities:
        sql = f"""
            select rule, count(*) as failures
            from step_right_quarantine.bronze_{entity}_quarantine
            lateral view explode(_dq_failed_rules) as rule
            group by rule
            order by failures desc, rule
        """
        for rule, failures in client.run(sql).rows:
            yield f"bronze_{entity}", rule, failures, injected.get(entity, {}).get(rule, "-")


def _injected(manifest: Path) -> dict[str, dict[str, int]]:
    """What the generator says it put in, added up over all batches."""
    totals: dict[str, dict[str, int]] = {}
    try:
        batches: list[dict[str, Any]] = json.loads(manifest.read_text())["batches"]
    except (OSError, ValueError, KeyError):
        return {}
    for batch in batches:
        for entity, rules in batch.get("injected", {}).items():
            for rule, rows in rules.items():
                totals.setdefault(entity, {}).setdefault(rule, 0)
                totals[entity][rule] += rows
    return totals
