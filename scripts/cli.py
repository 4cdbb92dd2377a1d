"""The command line. Each command is a few lines; the work is in the module of its name."""

from __future__ import annotations

import io
import signal
import sys
import types
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from scripts import console, settings
from scripts.dlq import commands as dlq_commands
from scripts.problems import Problem, disk_problem
from scripts.spark_server import Server

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Quality rules in schema.yml, rejected rows in quarantine: a local warehouse to try it on.",
    epilog="Environment: QUARANTINE_PORT, QUARANTINE_MEMORY, QUARANTINE_CORES, QUARANTINE_HOME, QUARANTINE_CACHE.",
)
app.add_typer(dlq_commands.app, name="dlq")
PASS_THROUGH = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}


@app.command()
def up() -> None:
    """Start the Spark thrift server; nothing happens when it runs already."""
    state = Server(settings.load()).start()
    console.say(f"Server is up on 127.0.0.1:{state.port}")


@app.command()
def down() -> None:
    """Stop the server that this folder started."""
    console.say("Server is stopped" if Server(settings.load()).stop() else "No server of this folder is running")


@app.command()
def status() -> None:
    """Tell what runs, where, and what is in the warehouse. Exit code 3 when the server is down."""
    from scripts import overview

    raise typer.Exit(0 if overview.show(Server(settings.load())) else 3)


@app.command()
def sql(
    statements: Annotated[str, typer.Argument(help="One or more statements; `-` reads them from standard input.")],
    csv: Annotated[
        bool, typer.Option("--csv", help="Print comma-separated values; NULL is an empty one, bytes are hexadecimal.")
    ] = False,
) -> None:
    """Run SQL on the server and print the last result."""
    from scripts import sql_output

    text = _standard_input() if statements == "-" else statements
    sql_output.run(Server(settings.load()).start().port, text, csv)


def _standard_input() -> str:
    try:
        return sys.stdin.read()
    except UnicodeDecodeError as error:
        raise Problem("sql", f"the standard input is not {error.encoding}", "convert it") from error


@app.command(context_settings=PASS_THROUGH)
def build(context: typer.Context) -> None:
    """Run `dbt build` with the arguments given, on the server."""
    _dbt(["build", *context.args])


@app.command(context_settings=PASS_THROUGH)
def dbt(context: typer.Context) -> None:
    """Run any dbt command against the server."""
    _dbt(context.args or ["--help"])


def _dbt(args: list[str]) -> NoReturn:
    from scripts import alerts, dbt_runs, packages

    chosen, command = settings.load(), dbt_runs.command(args)
    project = dbt_runs.project_dir(args)
    if dbt_runs.without_project(args) == ["deps"]:
        raise typer.Exit(packages.install(project))
    if command != "deps":
        packages.ensure(project)
    port = Server(chosen).start().port if dbt_runs.needs_server(args) else None
    outcome = dbt_runs.run(chosen, args, port)
    if port is not None and command in alerts.COMMANDS:
        alerts.after_build(chosen, outcome, port)
    raise typer.Exit(outcome.exit_code)


@app.command()
def deps(project_dir: Annotated[Path, typer.Option(help="The dbt project to set up.")] = settings.ROOT) -> None:
    """Install dbt packages: from the hub, or this project's stand-ins where it can't be reached."""
    from scripts import packages

    raise typer.Exit(packages.install(project_dir.resolve()))


@app.command()
def generate(
    out: Annotated[
        Path | None, typer.Option(help="Folder for the landing files (default: in the state folder).")
    ] = None,
    orders: Annotated[int, typer.Option(min=1, help="Orders in batch zero.")] = 20_000,
    batches: Annotated[int, typer.Option(min=1, help="Batches, batch zero included.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed makes the same files.")] = 42,
) -> None:
    """Write landing files of the StepRight shop, with a manifest of the faults in them."""
    from scripts import generation, ownership

    chosen = settings.load()
    if out is None:
        ownership.mark(chosen)
    generation.run(out or chosen.landing, orders, batches, seed)


@app.command()
def demo(
    batches: Annotated[
        int,
        typer.Option(min=1, help="Batches in all, a build for each that is missing: what heals, comes late, changes."),
    ] = 1,
    fix: Annotated[bool, typer.Option("--fix", help="Then fix some rejected rows, and build again.")] = False,
) -> None:
    """The main job: generate a batch, build the warehouse, show what was quarantined and why."""
    from scripts import demo as work
    from scripts import demo_queue

    code = work.run(settings.load(), batches)
    raise typer.Exit(demo_queue.run(settings.load()) if fix and code == 0 else code)


@app.command()
def example(name: Annotated[str, typer.Argument(help="A folder of examples/.")] = "nycflights") -> None:
    """Build one of the example projects on real data: its data, its packages, the server, `dbt build`."""
    from scripts import examples

    raise typer.Exit(examples.run(settings.load(), name))


@app.command()
def bench(
    rows: Annotated[int, typer.Option(min=1_000, help="Rows of the big tables.")] = 1_000_000,
    repeats: Annotated[int, typer.Option(min=1, help="Rounds; the medians are compared.")] = 3,
) -> None:
    """Measure what judging, a new batch and the proof of conservation cost, as ratios."""
    from scripts import bench as work

    raise typer.Exit(work.run(settings.load(), rows, repeats))


@app.command()
def validate(project_dir: Annotated[Path, typer.Option(help="The dbt project to check.")] = settings.ROOT) -> None:
    """Check the declared rules: without a server in seconds, and the rest where one is up."""
    from scripts import validation

    raise typer.Exit(validation.run(settings.load(), project_dir.resolve()))


@app.command()
def coverage(
    project_dir: Annotated[Path, typer.Option(help="The dbt project to look at.")] = settings.ROOT,
    csv: Annotated[bool, typer.Option("--csv", help="Print comma-separated values.")] = False,
    columns: Annotated[bool, typer.Option("--columns", help="One line for each column instead of each rule.")] = False,
) -> None:
    """Print every declared rule with what it has found, and the columns that no rule looks at."""
    from scripts import coverage as work

    raise typer.Exit(work.run(settings.load(), project_dir.resolve(), csv, columns))


_PROJECT = Annotated[Path, typer.Option(help="The dbt project.")]
_MODEL = Annotated[str, typer.Argument(help="Entity, such as bronze_orders.")]
_BATCH = Annotated[str, typer.Argument(help="A batch that waits; `./quarantine gates` lists them.")]
_REASON = Annotated[str, typer.Option(help="Why, for those who read it later.")]


@app.command()
def gates(
    everything: Annotated[bool, typer.Option("--all", help="The verdicts of all runs, not only the last.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    project_dir: _PROJECT = settings.ROOT,
) -> None:
    """List what the gates said of each batch, and what people decided."""
    from scripts import gates as work

    raise typer.Exit(work.show(settings.load(), project_dir.resolve(), everything, as_json))


@app.command()
def accept(model: _MODEL, batch: _BATCH, reason: _REASON, project_dir: _PROJECT = settings.ROOT) -> None:
    """Let a batch that a gate holds be published as it is, by the next build."""
    from scripts import gates as work

    raise typer.Exit(work.decide(settings.load(), project_dir.resolve(), "accept", model, batch, reason))


@app.command()
def discard(model: _MODEL, batch: _BATCH, reason: _REASON, project_dir: _PROJECT = settings.ROOT) -> None:
    """Never publish a batch that waits; raw table and quarantine keep its rows."""
    from scripts import gates as work

    raise typer.Exit(work.decide(settings.load(), project_dir.resolve(), "discard", model, batch, reason))


@app.command(name="bench-proof")
def bench_proof(rows: Annotated[int, typer.Option(min=1000, help="Rows of the first batch.")] = 1_000_000) -> None:
    """Measure a build with 60 rules beside plain dbt with the same 60 tests, in full and for a batch of 1%."""
    from scripts import bench_proof as work

    raise typer.Exit(work.run(settings.load(), rows))


@app.command(name="bench-queue")
def bench_queue(
    queue: Annotated[int, typer.Option(min=20_000, help="Rows of the large queue.")] = 200_000,
    table: Annotated[int, typer.Option(min=20_000, help="Rows of the large table.")] = 5_000_000,
    repeats: Annotated[int, typer.Option(min=1, help="Rounds; the medians are compared.")] = 3,
) -> None:
    """Measure what recycling 1,000 fixes costs with a small and a large queue, into a small and a large table."""
    from scripts import bench_queue as work

    raise typer.Exit(work.run(settings.load(), queue, table, repeats))


@app.command()
def purge(
    older_than: Annotated[str, typer.Option(help="Age in hours, days or weeks, such as 90d.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Count only.")] = False,
    project_dir: Annotated[Path, typer.Option(help="The dbt project.")] = settings.ROOT,
) -> None:
    """Drop the payload of old rejected rows; counts, keys and reasons stay."""
    from scripts import purge as work

    raise typer.Exit(work.run(settings.load(), older_than, dry_run, project_dir.resolve()))


@app.command()
def doctor() -> None:
    """Look at everything that set-up and server need; each line says how to mend it."""
    from scripts import doctor as work

    raise typer.Exit(work.run(settings.load()))


@app.command()
def test(
    fast: Annotated[bool, typer.Option("--fast", help="Linters and the tests that need no server.")] = False,
    soak: Annotated[bool, typer.Option("--soak", help="Also the long kill and property runs.")] = False,
    select: Annotated[str, typer.Option("-k", help="Only tests whose name matches, without linters.")] = "",
) -> None:
    """Run linters, then all tests; pytest's closing line comes last."""
    from scripts import checks

    raise typer.Exit(checks.run(fast, soak, select))


@app.command(name="format")
def reformat() -> None:
    """Let the formatters of SQL and Python change the files."""
    from scripts import checks

    raise typer.Exit(checks.reformat())


@app.command()
def clean(yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False) -> None:
    """Remove the warehouse and the landing files; the downloaded jars stay."""
    from scripts import cleaning

    chosen = settings.load()
    if not yes:
        typer.confirm(f"Remove every table and landing file in {chosen.home}?", abort=True)
    cleaning.run(Server(chosen))


def main() -> NoReturn:
    """Run a command; a person sees a sentence, never a stack trace, for what they can mend."""
    signal.signal(signal.SIGTERM, _leave)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without Unicode
    try:
        app(prog_name="quarantine")
    except Problem as problem:
        console.say(f"quarantine: {problem}")
    except KeyboardInterrupt:
        console.say("Stopped.")
        raise SystemExit(130) from None
    except BrokenPipeError:  # the reader of a pipe left
        sys.stderr.close()
    except OSError as error:
        console.say(f"quarantine: {disk_problem(error, 'this command')}")
    raise SystemExit(1)


def _leave(_number: int, _frame: types.FrameType | None) -> None:
    raise SystemExit(143)
