"""`bench-queue`: what recycling fixes costs with a small and a large queue, into a small and a large table."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import yaml

from scripts import console, dbt_runs, packages
from scripts.problems import Problem
from scripts.settings import ROOT, Settings
from scripts.spark_server import Server
from scripts.sql_client import Client

FIXES = 1_000
SMALL_QUEUE, SMALL_TABLE = 10_000, 1_000_000
MODELS = {
    "rows_tagged": "{{ quarantine.tagged() }}\nselect * from {{ source('bench', 'raw') }}",
    "rows_quarantine": "{{ quarantine.rejected(ref('rows_tagged')) }}",
    "rows_valid": "{{ quarantine.valid(ref('rows_tagged'), ref('rows_quarantine')) }}",
    "dead_letter_queue": "{{ quarantine.dead_letter_queue([ref('rows_quarantine')]) }}",
}


@dataclass(frozen=True)
class Case:
    """A project of its own, since a project has one queue."""

    schema: str
    rejected: int
    accepted: int

    def setup(self) -> str:
        """The rejected rows come first; both kinds are alike, but for the amount."""
        rows = (
            f"select id, concat('customer ', id % 10007) as customer, if(id < {self.rejected}, -1, 1) * (id % 97 + 1)"
            " as amount, md5(cast(id as string)) as note, 'b1' as _batch_id"
            f" from range({self.rejected + self.accepted})"
        )
        return (
            f"{self.teardown()};\ncreate schema {self.schema};\n"
            f"create table {self.schema}.raw using delta partitioned by (_batch_id) as {rows}"
        )

    def teardown(self) -> str:
        suffixes = ("", "_quarantine", "_quality")
        return ";\n".join(f"drop schema if exists {self.schema}{suffix} cascade" for suffix in suffixes)

    def write(self, folder: Path) -> Path:
        models = folder / "models"
        models.mkdir(parents=True, exist_ok=True)
        layers = ("bronze", "silver", "gold", "quality")
        project = {
            "name": self.schema,
            "profile": "quarantine",
            "models": {"quarantine": {layer: {"+enabled": False} for layer in layers}},
            "snapshots": {"quarantine": {"+enabled": False}},
            "dispatch": [{"macro_namespace": "dbt", "search_order": [self.schema, "quarantine", "dbt"]}],
        }
        test: dict[str, Any] = {"quarantine.in_range": {"name": "negative_amount", "arguments": {"min_value": 0}}}
        columns = [{"name": "amount", "data_tests": [test]}]
        source = {"name": "bench", "schema": self.schema, "tables": [{"name": "raw"}]}
        declared = {"sources": [source], "models": [{"name": "rows_valid", "columns": columns}]}
        (folder / "dbt_project.yml").write_text(yaml.safe_dump(project))
        (folder / "packages.yml").write_text(yaml.safe_dump({"packages": [{"local": str(ROOT)}]}))
        (models / "bench.yml").write_text(yaml.safe_dump(declared))
        for name, text in MODELS.items():
            (models / f"{name}.sql").write_text(text)
        return folder

    def fix(self, number: int) -> str:
        first = number * FIXES
        chosen = f"cast(get_json_object(_original_row_data, '$.id') as int) between {first} and {first + FIXES - 1}"
        return (
            f"update {self.schema}_quarantine.dead_letter_queue"
            f""" set _row_data = '{{"amount": 1}}', _dlq_status = 'fixed' where {chosen}"""
        )


def run(settings: Settings, queue_rows: int, table_rows: int, repeats: int) -> int:
    """0 whatever the ratios are: they are for reading, and depend on the machine."""
    cases = {
        "base": Case("bench_small", SMALL_QUEUE, SMALL_TABLE),
        "queue": Case("bench_queue", queue_rows, SMALL_TABLE),
        "table": Case("bench_table", SMALL_QUEUE, table_rows),
    }
    server = Server(settings)
    port = server.start().port
    client = server.client()
    projects = {}
    for name, case in cases.items():
        with console.step(f"{case.rejected:,} rejected and {case.accepted:,} accepted rows"):
            client.run(case.setup())
            projects[name] = case.write(settings.home / case.schema)
            packages.ensure(projects[name])
            _seconds(settings, case, projects[name], port)
    times: dict[str, list[float]] = {name: [] for name in cases}
    for number in range(repeats + 1):
        for name, case in cases.items():
            with console.step(f"Round {number}: {FIXES:,} fixes, {name}"):
                client.run(case.fix(number))
                taken = _seconds(settings, case, projects[name], port)
            _check(client, case, (number + 1) * FIXES)
            if number:  # the first round only warms up
                times[name].append(taken)
    _show(settings, cases, {name: median(taken) for name, taken in times.items()})
    for case in cases.values():
        client.run(case.teardown())
    client.close()
    return 0


def _show(settings: Settings, cases: dict[str, Case], seconds: dict[str, float]) -> None:
    rows = [
        (f"{case.rejected:,}", f"{case.accepted:,}", round(seconds[name], 2), round(seconds[name] / seconds["base"], 2))
        for name, case in cases.items()
    ]
    console.table(
        f"A build that recycles {FIXES:,} fixes, {settings.cores} cores; aim: ratios of at most 1.3",
        ("rows in the queue", "rows in the table", "seconds", "ratio"),
        rows,
    )


def _seconds(settings: Settings, case: Case, project: Path, port: int) -> float:
    """Seconds of the project's models, one after the other, without dbt's start."""
    args = ["run", "--threads", "1", "--project-dir", str(project), "--select", f"package:{case.schema}"]
    with dbt_runs.schema_named(case.schema):
        done = dbt_runs.run(settings, args, port, quiet=True)
    if not done.success:
        raise Problem("bench-queue", f"dbt run failed: {done.exception or done.messages()}", "see the lines above")
    return sum(float(result.execution_time) for result in done.result.results)


def _check(client: Client, case: Case, expected: int) -> None:
    """Fast and wrong would be no result."""
    found = client.run(f"select count(*) from {case.schema}.rows_valid where id < {case.rejected}").scalar()
    if found != expected:
        raise Problem("bench-queue", f"{found} of {expected} fixes were delivered", "report this with the log")
