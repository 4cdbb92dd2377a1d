"""The commands of `dlq`. Each opens the queue, does one thing, and says what it was."""

from __future__ import annotations

import csv as csv_files
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from scripts import console, settings
from scripts.dlq import editor, payload, project
from scripts.dlq.project import Place
from scripts.dlq.table import ASKED, OPEN, Entry, Filter, Queue, literal
from scripts.problems import Problem
from scripts.spark_server import Server

app = typer.Typer(no_args_is_help=True, help="Look at rejected rows, fix them, and have them judged again.")
BUSY = (*OPEN, "fixed")

Project = Annotated[Path, typer.Option(help="The dbt project.")]
Keys = Annotated[list[str] | None, typer.Argument(help="Beginnings of _dq_sk.")]
Model = Annotated[str, typer.Option(help="Only entries of this model, such as bronze_orders.")]
Rule = Annotated[str, typer.Option(help="Only entries that fail this rule.")]
Age = Annotated[str, typer.Option(help="Only entries at least this old: 30m, 12h, 7d.")]
Reason = Annotated[str, typer.Option(help="Why; kept with the change.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
ROOT = settings.ROOT


@contextmanager
def _queue(folder: Path) -> Iterator[tuple[Queue, Place]]:
    chosen = settings.load()
    place = project.find(chosen, folder.resolve())
    server = Server(chosen)
    server.start()
    client = server.client()
    try:
        yield Queue(client, place.queue), place
    finally:
        client.close()


@app.command(name="list")
def list_entries(
    model: Model = "",
    rule: Rule = "",
    age: Age = "",
    status: Annotated[list[str] | None, typer.Option(help="Only this status; may be repeated.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Also recycled, discarded and released entries.")] = False,
    limit: Annotated[int, typer.Option(min=1, help="Entries to show.")] = 20,
    csv: Annotated[
        bool, typer.Option("--csv", help="The rows as comma-separated values, to be fixed in a sheet.")
    ] = False,
    project_dir: Project = ROOT,
) -> None:
    """Count the entries by rule and show the newest."""
    statuses = tuple(status or ()) or (() if every else BUSY)
    chosen = Filter(model=model, rule=rule, age=age, statuses=statuses)
    with _queue(project_dir) as (queue, _):
        entries = queue.entries(chosen, limit)
        if csv:
            _print_csv(entries)
            return
        summary = queue.summary(chosen)
    console.table("By rule", summary.columns, summary.rows)
    console.table(
        "Newest entries",
        ("key", "model", "status", "attempt", "rows", "age", "rules"),
        [(e.key[:12], e.model, e.status, e.attempt, e.occurrences, _age(e), _rule_names(e)) for e in entries],
    )


@app.command()
def show(
    key: Annotated[str, typer.Argument(help="Beginning of _dq_sk.")], model: Model = "", project_dir: Project = ROOT
) -> None:
    """Show one entry: the row, why it was rejected, what was changed, and what has happened to it."""
    with _queue(project_dir) as (queue, _):
        entry = queue.one(key, model)
        history = queue.history(entry)
    _describe(entry)
    original, row = payload.read(entry.original or "{}"), _row(entry)
    console.table(
        "Row",
        ("column", "rejected", "now"),
        [(n, payload.shown(original.get(n)), payload.shown(row.get(n))) for n in row],
    )
    if history.rows:
        console.table("What happened", history.columns, history.rows)


@app.command()
def fix(
    key: Annotated[str, typer.Argument(help="Beginning of _dq_sk; not with --from-csv.")] = "",
    values: Annotated[
        list[str] | None, typer.Option("--set", help="column=value; NULL for no value. May be repeated.")
    ] = None,
    from_csv: Annotated[Path | None, typer.Option(help="A CSV file: _dq_sk, and the columns to set.")] = None,
    model: Model = "",
    reason: Reason = "",
    project_dir: Project = ROOT,
) -> None:
    """Change rejected rows; the next build judges them again. Without --set, $EDITOR opens the row."""
    if bool(key) == bool(from_csv):
        raise Problem("fix", "give either a key or --from-csv", "see `dlq fix --help`")
    with _queue(project_dir) as (queue, place):
        if from_csv:
            sheet = [(queue.one(one, model), cells) for one, cells in payload.from_csv(from_csv).items()]
            fixes = [_fixed(queue, place, entry, payload.touched(_row(entry), cells)) for entry, cells in sheet]
        else:
            fixes = [_fixed(queue, place, queue.one(key, model), payload.assignments(values) if values else None)]
        queue.fix(fixes, reason)
    console.say(f"{len(fixes)} {_entries(len(fixes))} fixed: the next build judges again and delivers what is good now")


@app.command()
def retry(
    keys: Keys = None,
    model: Model = "",
    rule: Rule = "",
    age: Age = "",
    parked: Annotated[
        bool, typer.Option("--parked", help="Also entries that are parked after too many attempts.")
    ] = False,
    reason: Reason = "",
    yes: Yes = False,
    project_dir: Project = ROOT,
) -> None:
    """Have rows judged again as they are, after what was wrong with them was mended elsewhere."""
    old = OPEN if parked or keys else tuple(status for status in OPEN if status != "parked")
    _move(_filter(keys, model, rule, age), "retry", old, "'fixed'", reason, yes, project_dir)


@app.command()
def discard(
    keys: Keys = None,
    model: Model = "",
    rule: Rule = "",
    age: Age = "",
    reason: Reason = "",
    yes: Yes = False,
    project_dir: Project = ROOT,
) -> None:
    """Give rows up: they stay in quarantine as evidence, and count as open no more."""
    _move(_filter(keys, model, rule, age), "discard", BUSY, "'discarded'", reason, yes, project_dir)


@app.command()
def undo(
    keys: Keys = None,
    model: Model = "",
    rule: Rule = "",
    age: Age = "",
    yes: Yes = False,
    project_dir: Project = ROOT,
) -> None:
    """Take back fixes and discards that no build has seen yet."""
    back = ", _row_data = if(_dlq_settled_status = 'quarantined', _original_row_data, _row_data)"
    _move(_filter(keys, model, rule, age), "undo", ASKED, "_dlq_settled_status", "", yes, project_dir, back)


@app.command()
def init(project_dir: Project = ROOT) -> None:
    """Write the queue's model file, with all quarantines that the project has now."""
    folder = project_dir.resolve()
    path = project.init(settings.load(), folder)
    console.say(f"Wrote {path.relative_to(folder)}")


def _filter(keys: list[str] | None, model: str, rule: str, age: str) -> Filter:
    if not (keys or model or rule or age):
        raise Problem("dlq", "this would be about every entry", "name keys, or use --model, --rule or --age")
    return Filter(tuple(keys or ()), model, rule, age)


def _move(
    chosen: Filter,
    action: str,
    old: tuple[str, ...],
    new: str,
    reason: str,
    yes: bool,
    folder: Path,
    payload_sql: str = "",
) -> None:
    with _queue(folder) as (queue, _):
        chosen = replace(chosen, keys=tuple(queue.one(key, chosen.model).key for key in chosen.keys))
        if not yes and not chosen.keys:
            number = queue.count(f"{chosen.sql()} and _dlq_status in ({', '.join(map(literal, old))})")
            typer.confirm(f"{action} {number:,} {_entries(number)}?", abort=True)
        number = queue.move(chosen, action, old, new, reason, payload_sql)
    if not number:
        raise Problem(action, "no such entry", "look at `dlq list --all`", f"entries that are {', '.join(old)}")
    console.say(f"{action}: {number:,} {_entries(number)}; the next build takes it up")


def _fixed(queue: Queue, place: Place, entry: Entry, values: dict[str, str | None] | None) -> tuple[Entry, str]:
    """The entry and its row after the fix, shown beside what it was."""
    key = entry.key
    if not entry.is_open():
        raise Problem(
            f"fix {key[:12]}", f"the entry is {entry.settled}", "nothing is left to be fixed", ", ".join(BUSY)
        )
    if not entry.original:
        raise Problem(
            f"fix {key[:12]}",
            "the row's content was purged",
            "have the row sent again, or give all columns in _row_data by SQL",
        )
    source = place.sources.get(entry.model)
    if source is None:
        raise Problem(
            f"fix {key[:12]}",
            f"the project has no model {entry.model}_tagged any more",
            "bring the model back and build, or give the entry up with `./quarantine dlq discard`",
            f"entries of {', '.join(sorted(place.sources))}",
        )
    before = _row(entry)
    if values is None:
        after = editor.edit(before, [f"{name}: {condition}" for name, condition in entry.rules])
        payload.changed(before, dict.fromkeys(after), queue.columns(source.tagged))
    else:
        after = payload.changed(before, values, queue.columns(source.tagged))
    original = payload.read(entry.original)
    # a key that an earlier fix has mended stays mended: after it the entry shows the reasons of that fix only
    touched_keys = [key for key in source.key_columns if after.get(key) != before.get(key)]
    moved = payload.changed_keys(original, after, touched_keys, entry.rules)
    if moved:
        raise Problem(
            f"fix {key[:12]}",
            f"{', '.join(moved)} would change, so it would be another row",
            "leave the key, or discard the row and have the right one sent",
            "a key that is missing, or that a rule found wrong",
        )
    _describe(entry)
    console.table("Fix", ("column", "before", "after"), payload.differences(before, after))
    return entry, payload.write(after)


def _row(entry: Entry) -> dict[str, object]:
    try:
        return payload.read(entry.row or "{}")
    except ValueError:  # somebody's SQL left no JSON there
        return payload.read(entry.original or "{}")


def _describe(entry: Entry) -> None:
    state = f"{entry.status}, attempt {entry.attempt}, {entry.occurrences} rows, {_age(entry)} old"
    console.out.print(f"{entry.model} {entry.key[:12]}: {state}", markup=False)
    for name, condition in entry.rules:
        console.out.print(f"  {name}: {condition}", markup=False, soft_wrap=True)
    if entry.note:
        console.out.print(f"  note: {entry.note}", markup=False, soft_wrap=True)


def _print_csv(entries: list[Entry]) -> None:
    rows = [{payload.KEY_COLUMN: entry.key, **_row(entry)} for entry in entries]
    names = list(dict.fromkeys(name for row in rows for name in row)) or [payload.KEY_COLUMN]
    writer = csv_files.DictWriter(sys.stdout, names, lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({name: "" if value is None else payload.shown(value) for name, value in row.items()})


def _rule_names(entry: Entry) -> str:
    return ", ".join(name for name, _ in entry.rules)


def _age(entry: Entry) -> str:
    minutes = entry.age_seconds // 60
    return f"{minutes}m" if minutes < 120 else f"{minutes // 60}h" if minutes < 2880 else f"{minutes // 1440}d"


def _entries(number: int) -> str:
    return "entry" if number == 1 else "entries"
