"""`bench`: what tagging, a new batch and the proof of conservation cost, as ratios.

The SQL is what the engine rendered and dbt logged. Both sides of a ratio run in turn, the medians are compared, so that
a busy machine disturbs both.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from scripts import bench_project, console, dbt_runs, packages
from scripts.bench_project import BATCH_ROWS, SCHEMA
from scripts.problems import Problem
from scripts.settings import Settings
from scripts.spark_server import Server
from scripts.sql_client import Client

JOINED = f"{SCHEMA}.joined"


@dataclass(frozen=True)
class Ratio:
    what: str
    base: float
    measured: float
    target: float

    @property
    def value(self) -> float:
        return self.measured / self.base


def run(settings: Settings, rows: int, repeats: int) -> int:
    """0 whatever the ratios are: they are for reading, and depend on the machine."""
    server = Server(settings)
    port = server.start().port
    client = server.client()
    with console.step(f"Making {rows:,} rows"):
        client.run(bench_project.setup(rows))
    project = bench_project.write(settings.home / "bench")
    packages.ensure(project)
    log = dbt_runs.files_of(settings, project) / "logs" / "dbt.log"
    log.unlink(missing_ok=True)
    _dbt(settings, project, port, "judged_*")
    with console.step("Tagging"):
        ratios = _tagging(client, log, repeats)
    with console.step("Conservation"):
        ratios.append(_conservation(client, log, rows, repeats))
    with console.step("Adding batches"):
        ratios.append(_batches(settings, client, project, port, rows, repeats))
    client.close()
    console.table(
        f"{rows:,} rows, {settings.cores} cores, medians of {repeats}",
        ("what", "base s", "measured s", "ratio", "target"),
        [(r.what, round(r.base, 2), round(r.measured, 2), round(r.value, 2), f"≤ {r.target}") for r in ratios],
    )
    return 0


def _tagging(client: Client, log: Path, repeats: int) -> list[Ratio]:
    inserts = {}
    for count in bench_project.RULE_COUNTS:
        name = f"judged_rules_{count}_tagged"
        client.run(f"create or replace temporary view {name}__input as select * from {SCHEMA}.raw")
        inserts[count] = next(sql for sql in logged(log, name) if sql.startswith("insert into"))
    copy = _joined_copy(inserts[bench_project.RULE_COUNTS[0]])
    client.run(f"create or replace table {JOINED} using delta as {copy} limit 0")
    targets = {12: 1.10, 100: 1.25, 300: 2.0}
    sides: dict[str, Callable[[], float]] = {
        "copy": lambda: _timed_insert(client, JOINED, f"insert into {JOINED} {copy}")
    }
    for count, sql in inserts.items():
        sides[str(count)] = _insert_of(client, f"{SCHEMA}.judged_rules_{count}_tagged", sql)
    seconds = in_turn(sides, repeats)
    return [
        Ratio(
            f"tagging, {count} rules and a look-up / writing the joined rows",
            seconds["copy"],
            seconds[str(count)],
            targets[count],
        )
        for count in inserts
    ]


def _insert_of(client: Client, table: str, sql: str) -> Callable[[], float]:
    return lambda: _timed_insert(client, table, sql)


def _timed_insert(client: Client, table: str, sql: str) -> float:
    client.run(f"delete from {table}")
    return _seconds(client, sql)


def _joined_copy(insert: str) -> str:
    """The rows that the judging query joins, with the look-up's answer, and nothing judged."""
    found = re.search(
        r"(with input as .*?)judged as \(.*?\n    from input(\n    left join (`\w+`).*?)\n\)", insert, re.S
    )
    if found is None:
        raise Problem("bench", "the rendered SQL has another shape than expected", "adapt scripts/bench.py")
    ctes, joins, parents = found.groups()
    return f"{ctes.rstrip().rstrip(',')}\nselect input.*, {parents}._dq_key_1 is not null as is_known from input{joins}"


def _conservation(client: Client, log: Path, rows: int, repeats: int) -> Ratio:
    """The statements that prove the first load of the big table, again, beside the copy of as many rows."""
    client.run(f"create or replace temporary view judged_big_tagged__input as select * from {SCHEMA}.big")
    proofs = [
        sql for name in ("judged_big_tagged", "judged_big_valid") for sql in logged(log, name) if "_dq_row_hash" in sql
    ]
    copy = f"insert into {JOINED} " + _joined_copy(
        next(sql for sql in logged(log, "judged_rules_12_tagged") if sql.startswith("insert"))
    )
    seconds = in_turn(
        {
            "copy": lambda: _timed_insert(client, JOINED, copy),
            "proof": lambda: sum(_seconds(client, sql) for sql in proofs),
        },
        repeats,
    )
    return Ratio(
        f"conservation ({len(proofs)} queries) / writing the joined rows", seconds["copy"], seconds["proof"], 0.3
    )


def _batches(settings: Settings, client: Client, project: Path, port: int, rows: int, repeats: int) -> Ratio:
    seconds: dict[str, list[float]] = {"big": [], "small": []}
    for number in range(1, repeats + 1):
        batch = bench_project.raw_rows(rows + number * BATCH_ROWS, BATCH_ROWS, f"b{number:04}")
        client.run(
            f"insert into {SCHEMA}.big {batch};\ndelete from {SCHEMA}.small;\ninsert into {SCHEMA}.small {batch}"
        )
        done = _dbt(settings, project, port, "judged_big_*", "judged_small_*")
        for name, times in seconds.items():
            times.append(sum(time for model, time in done.items() if model.startswith(f"judged_{name}_")))
    return Ratio(
        f"a batch of {BATCH_ROWS:,} rows into {rows:,} rows / into few",
        median(seconds["small"]),
        median(seconds["big"]),
        1.3,
    )


def _dbt(settings: Settings, project: Path, port: int, *select: str) -> dict[str, float]:
    """Seconds of each model."""
    args = ["--log-level-file", "debug", "run", "--threads", "1", "--project-dir", str(project), "--select", *select]
    with dbt_runs.schema_named(SCHEMA):
        done = dbt_runs.run(settings, args, port, quiet=True)
    if not done.success:
        raise Problem("bench", f"dbt run failed: {done.exception or done.messages()}", "see the lines above")
    return {result.node.name: float(result.execution_time) for result in done.result.results}


def logged(log: Path, model: str) -> Sequence[str]:
    """The statements that dbt sent for a model, without its comment in front."""
    pattern = rf"On model\.bench\.{model}: /\*.*?\*/\s*(.*?)\n\S*\d\d:\d\d:\d\d\.\d+ \[debug\]"
    return [sql.strip() for sql in re.findall(pattern, log.read_text(), re.S)]


def in_turn(sides: dict[str, Callable[[], float]], repeats: int) -> dict[str, float]:
    """Median seconds of each side; a first round only warms up."""
    seconds: dict[str, list[float]] = {name: [] for name in sides}
    for number in range(repeats + 1):
        for name, side in sides.items():
            taken = side()
            if number:
                seconds[name].append(taken)
    return {name: median(times) for name, times in seconds.items()}


def _seconds(client: Client, sql: str) -> float:
    started = time.perf_counter()
    client.run(sql)
    return time.perf_counter() - started
