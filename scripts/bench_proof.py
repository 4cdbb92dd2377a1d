"""`bench-proof`: what a build with 60 rules costs beside plain dbt, a table plus the same 60 tests, in one run.

Both judge the same rows twice: everything at first, then a batch of 1%. Plain dbt is an incremental model that appends
the batch; its tests store their failures, and read the whole table, as dbt's tests do. A few rows go through both
before, so that neither side pays for a cold server.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import yaml

from scripts import console, dbt_runs, packages, sql_client
from scripts.problems import Problem
from scripts.settings import ROOT, Settings
from scripts.spark_server import Server

SCHEMA = "bench_proof"
NUMBERS, TEXTS, KEYS = 20, 10, 5
AIMS = {"everything": 0.5, "a batch of 1%": 0.1}
Test = tuple[str, dict[str, Any]]


def run(settings: Settings, rows: int) -> int:
    """Measure and print; 1 when an aim is missed."""
    project = write(settings.home / SCHEMA)
    packages.ensure(project)
    state = Server(settings).start()
    batches = {"everything": (0, rows, "b1"), "a batch of 1%": (rows, max(rows // 100, 1), "b2")}
    measured: list[tuple[str, float, float, float]] = []
    with sql_client.connect(state.port) as client:
        client.run(";\n".join([*_empty(), f"insert into {SCHEMA}.raw {_rows(0, 1000, 'b1')}"]))
        for side in ("plain+", "judged_tagged+"):
            _seconds(settings, project, state.port, side)
        client.run(";\n".join(_empty()))
        for name, (first, count, batch) in batches.items():
            client.run(f"insert into {SCHEMA}.raw {_rows(first, count, batch)}")
            ours = _seconds(settings, project, state.port, "judged_tagged+")
            plain = _seconds(settings, project, state.port, "plain+")
            measured.append((name, ours, plain, ours / plain))
        client.run(";\n".join(_drop()))
    lines = [[name, f"{ours:.1f}", f"{plain:.1f}", f"{ratio:.2f}", AIMS[name]] for name, ours, plain, ratio in measured]
    console.table(f"{rows:,} rows, 60 rules", ["judged", "quarantine s", "plain dbt s", "ratio", "aim"], lines)
    return int(any(ratio > AIMS[name] for name, _, _, ratio in measured))


def write(folder: Path) -> Path:
    """A project with the same 60 tests on a judged model and on a plain one."""
    models = folder / "models"
    models.mkdir(parents=True, exist_ok=True)
    layers = ("bronze", "silver", "gold", "quality")
    project = {
        "name": SCHEMA,
        "profile": "quarantine",
        "models": {"quarantine": {layer: {"+enabled": False} for layer in layers}},
        "snapshots": {"quarantine": {"+enabled": False}},
        "dispatch": [{"macro_namespace": "dbt", "search_order": [SCHEMA, "quarantine", "dbt"]}],
    }
    profile = yaml.safe_load((ROOT / "profiles.yml").read_text())
    profile["quarantine"]["outputs"]["local"]["schema"] = SCHEMA
    files = {
        folder / "dbt_project.yml": yaml.safe_dump(project),
        folder / "packages.yml": yaml.safe_dump({"packages": [{"local": str(ROOT)}]}),
        folder / "profiles.yml": yaml.safe_dump(profile),
        models / "bench.yml": yaml.safe_dump({"sources": [_source()], "models": [_model("judged"), _model("plain")]}),
        models / "judged_tagged.sql": "{{ quarantine.tagged(lookups=[source('bench', 'parents')]) }}\n" + _SELECT,
        models / "judged_quarantine.sql": "{{ quarantine.rejected(ref('judged_tagged')) }}",
        models / "judged_valid.sql": "{{ quarantine.valid(ref('judged_tagged'), ref('judged_quarantine')) }}",
        models / "plain.sql": _PLAIN + _SELECT + "{% if is_incremental() %} where _batch_id = 'b2'{% endif %}",
    }
    for path, text in files.items():
        path.write_text(text)
    return folder


_SELECT = "select * from {{ source('bench', 'raw') }}"
_PLAIN = "{{ config(materialized='incremental', incremental_strategy='append', file_format='delta') }}\n"


def _source() -> dict[str, Any]:
    return {"name": "bench", "schema": SCHEMA, "tables": [{"name": "raw"}, {"name": "parents"}]}


def _model(name: str) -> dict[str, Any]:
    listed: list[dict[str, Any]] = []
    for column, tests in _tests().items():
        named = []
        for kind, arguments in tests:
            rule = f"{column}_{kind.rpartition('.')[2]}"
            # plain dbt only warns: every test has something to find, and the build goes on
            config = dict(_STORED) if name == "plain" else {"meta": {"quarantine": {"rule": rule}}}
            named.append({kind: {"name": f"{name}_{rule}", "arguments": dict(arguments), "config": config}})
        listed.append({"name": column, "data_tests": named})
    return {"name": "judged_valid" if name == "judged" else name, "columns": listed}


_STORED: dict[str, Any] = {"severity": "warn", "store_failures": True}


def _tests() -> dict[str, list[Test]]:
    """60 tests: 20 numbers in a range and present, 10 texts in a list, 10 look-ups and keys present."""
    ranged = ("dbt_utils.accepted_range", {"min_value": 0, "max_value": 999})
    listed = ("accepted_values", {"values": ["A", "B", "C", "D"]})
    known = ("relationships", {"to": "source('bench', 'parents')", "field": "id"})
    present: Test = ("not_null", {})
    return {
        **{f"number_{i}": [ranged, present] for i in range(NUMBERS)},
        **{f"text_{i}": [listed] for i in range(TEXTS)},
        **{f"key_{i}": [known, present] for i in range(KEYS)},
    }


def _rows(first: int, count: int, batch: str) -> str:
    """One value in 10,000 breaks each rule."""
    columns = [
        *(
            f"case (id * 31 + {i}) % 20000 when 0 then null when 1 then -1 else id * {i + 3} % 1000 end as number_{i}"
            for i in range(NUMBERS)
        ),
        *(
            f"if((id * 37 + {i}) % 10000 = 0, 'X', element_at(array('A', 'B', 'C', 'D'), cast(id % 4 + 1 as int)))"
            f" as text_{i}"
            for i in range(TEXTS)
        ),
        *(f"if((id * 41 + {i}) % 10000 = 0, 5000, id * {i + 7} % 1000) as key_{i}" for i in range(KEYS)),
    ]
    return f"select {', '.join(columns)}, '{batch}' as _batch_id from range({first}, {first + count})"


def _empty() -> list[str]:
    return [
        *_drop(),
        f"create schema {SCHEMA}",
        f"create table {SCHEMA}.parents using delta as select id from range(1000)",
        f"create table {SCHEMA}.raw using delta partitioned by (_batch_id) as {_rows(0, 0, 'b0')}",
    ]


def _drop() -> list[str]:
    suffixes = ("", "_quarantine", "_quality", "_dbt_test__audit")
    return [f"drop schema if exists {SCHEMA}{suffix} cascade" for suffix in suffixes]


def _seconds(settings: Settings, project: Path, port: int, select: str) -> float:
    with console.step(f"dbt build --select {select}"):
        started = time.monotonic()
        line = ["build", "--select", select, "--project-dir", str(project)]
        done = dbt_runs.run(settings, line, port=port, quiet=True)
        seconds = time.monotonic() - started
    if not done.success:
        failed = [name for name, status in done.statuses().items() if status in ("error", "fail")]
        raise Problem(
            "bench-proof", f"dbt build ended with {done.exit_code}: {', '.join(failed)}", "see its output above"
        )
    return seconds
