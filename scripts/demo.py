"""`demo`: generate batches, build the warehouse after each, show what was quarantined, what changed and why."""

from __future__ import annotations

import time
from pathlib import Path

from scripts import alerts, console, dbt_runs, demo_report, generation, packages
from scripts.settings import ROOT, Settings
from scripts.spark_server import Server
from scripts.sql_client import connect

ORDERS, SEED = 20_000, 42
# Unit tests are about the models' code, not about the data that arrived: `./quarantine build` runs them.
BUILD = ["build", "--exclude-resource-type", "unit_test"]
NEXT_STEPS = """\
Look further:
  ./quarantine demo --batches 4  brings three more batches: what heals, what comes late, what is updated and deleted
  ./quarantine demo --fix        fixes some rejected rows and builds again: the states before and after
  ./quarantine dlq list          rejected rows of all models, to be fixed: docs/guides/queue.md
  ./quarantine sql "select * from step_right_quarantine.bronze_orders_quarantine limit 5"
  the rules are data tests:      models/bronze/_bronze__models.yml
  the SQL that judged the rows:  .quarantine/dbt/quarantine/target/run/quarantine/models/bronze/
  queries for analysts:          analyses/"""


def run(settings: Settings, batches: int = 1) -> int:
    """Returns dbt's worst exit code; the tables are printed even when a gate stopped something."""
    started = time.monotonic()
    packages.ensure(ROOT)
    port = Server(settings).start().port
    worst = 0
    for number in _batches_to_build(settings, port, batches):
        _generate(settings, number)
        outcome = dbt_runs.run(settings, BUILD, port)
        alerts.after_build(settings, outcome, port)
        if outcome.exit_code == 2:
            return 2
        worst = max(worst, outcome.exit_code)
        if number > 1:
            with connect(port) as client:
                demo_report.show_changes(client, manifest_path(settings))
    with connect(port) as client:
        demo_report.show(client, manifest_path(settings))
    console.say(f"Demo took {time.monotonic() - started:.0f} s")
    console.out.print(NEXT_STEPS, markup=False, soft_wrap=True)
    return worst


def manifest_path(settings: Settings) -> Path:
    return settings.landing / "manifest.json"


def _batches_to_build(settings: Settings, port: int, batches: int) -> range:
    """How many batches to land before each build; what lies in the landing folder already comes in the first."""
    landed = len(demo_report.manifest_batches(manifest_path(settings)))
    with connect(port) as client:
        is_built = landed > 0 and demo_report.is_built(client, f"batch_{landed - 1:04d}")
    first = landed + 1 if is_built and landed < batches else max(landed, 1)
    return range(first, max(first, batches) + 1)


def _generate(settings: Settings, batches: int) -> None:
    known = demo_report.read_manifest(manifest_path(settings))
    if len(known.get("batches", [])) < batches:
        generation.run(settings.landing, known.get("orders", ORDERS), batches, known.get("seed", SEED))
