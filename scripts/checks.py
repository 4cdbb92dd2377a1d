"""`test`: the linters, then pytest, whose closing line comes last."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from scripts import console, dbt_runs, packages, settings
from scripts.settings import ROOT

SQL_FOLDERS = ("models", "snapshots", "analyses", "tests/dbt", "examples")
SKIPPED = {"macros", "dbt_packages", "target"}
PYTHON = ("quarantine", "scripts", "tests/python", "tests/sqlfluff_stubs")


@dataclass(frozen=True)
class Linter:
    name: str
    command: list[str]
    cure: str


def run(fast: bool, soak: bool, select: str) -> int:
    """0 when everything passed; the tests run even when a linter complains."""
    failed = [] if select else [linter.name for linter in linters() if not _passes(linter)]
    if not select and not _bouncer_passes():
        failed.append("dbt-bouncer")
    if failed:
        console.say(f"Linters that complain: {', '.join(failed)}")
    code = _pytest(fast, soak, select)
    return code or int(bool(failed))


def reformat() -> int:
    """Let the formatters change the files; the worst exit code."""
    commands = [[_tool("ruff"), "check", "--fix-only", "--quiet", *PYTHON], [_tool("ruff"), "format", *PYTHON]]
    if sql_files():
        commands.append([_tool("sqlfmt"), "--no-progressbar", *sql_files()])
    return max(subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL).returncode for command in commands)


def sql_files() -> list[str]:
    """Models and the like, but neither macros nor installed packages. A list, since sqlfmt follows links in folders."""
    found = [path.relative_to(ROOT) for folder in SQL_FOLDERS for path in sorted((ROOT / folder).rglob("*.sql"))]
    return [str(path) for path in found if not SKIPPED & set(path.parts)]


def linters() -> list[Linter]:
    sql = sql_files()
    models = [path for path in sql if path.startswith(("models", "analyses"))]
    found = [
        Linter(
            "ruff",
            [_tool("ruff"), "check", *PYTHON],
            "run `./quarantine format`, and mend what is left",
        ),
        Linter(
            "ruff format",
            [_tool("ruff"), "format", "--check", *PYTHON],
            "run `./quarantine format`",
        ),
        Linter("mypy", [sys.executable, "-m", "mypy"], "add the types it asks for"),
        Linter("yamllint", [_tool("yamllint"), "--strict", "."], "see .yamllint"),
    ]
    if sql:
        found.append(
            Linter("sqlfmt", [_tool("sqlfmt"), "--check", "--no-progressbar", *sql], "run `./quarantine format`")
        )
    if models:
        found.append(
            Linter("sqlfluff", [_tool("sqlfluff"), "lint", "--disable-progress-bar", *models], "see .sqlfluff")
        )
    return found


def _tool(name: str) -> str:
    return str(Path(sys.executable).with_name(name))


def _passes(linter: Linter) -> bool:
    started = time.monotonic()
    done = subprocess.run(linter.command, cwd=ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    console.say(f"{'ok  ' if done.returncode == 0 else 'FAIL'} {linter.name} ({time.monotonic() - started:.1f} s)")
    if done.returncode:
        console.say((done.stdout + done.stderr).strip())
        console.say(f"  To fix: {linter.cure}.")
    return done.returncode == 0


def _bouncer_passes() -> bool:
    """Architecture rules on the parsed project. The tool needs Python 3.11."""
    config = ROOT / "dbt-bouncer.yml"
    if not Path(_tool("dbt-bouncer")).exists() or not config.exists() or not (ROOT / "dbt_project.yml").exists():
        console.say("skip dbt-bouncer (it needs Python 3.11)")
        return True
    chosen = settings.load()
    packages.ensure(ROOT)
    if not dbt_runs.run(chosen, ["parse"], quiet=True).success:
        console.say("FAIL dbt parse")
        return False
    artifacts = ROOT / "target"  # dbt-bouncer reads a folder relative to its configuration
    artifacts.mkdir(exist_ok=True)
    shutil.copy(dbt_runs.target_of(chosen, ROOT) / "manifest.json", artifacts / "manifest.json")
    return _passes(Linter("dbt-bouncer", [_tool("dbt-bouncer"), "--config-file", str(config)], "see dbt-bouncer.yml"))


def _pytest(fast: bool, soak: bool, select: str) -> int:
    line = [sys.executable, "-m", "pytest", "-q", "--durations=10"]
    if fast:
        line += ["-m", "not live"]
    if soak:
        line += ["--soak"]
    if select:
        line += ["-k", select]
    sys.stdout.flush()
    return _ended([*line, "tests/python"])


def _ended(command: list[str]) -> int:
    """The exit code. Nothing kills the child: when interrupted, it still has its server to stop."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background has children that ignore it
    child = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    try:
        return child.wait()
    except KeyboardInterrupt:  # the terminal has sent it to the child as well
        child.wait()
        raise
    except BaseException:
        child.send_signal(signal.SIGINT)
        child.wait()
        raise
