"""`validate`: check what is declared, before anything is written."""

from __future__ import annotations

from pathlib import Path

from scripts import console, dbt_runs, packages
from scripts.settings import Settings
from scripts.spark_server import Server

MACRO = "quarantine.quarantine_validate"


def run(settings: Settings, project: Path) -> int:
    """The offline checks always, the live ones where a server is up. Returns the exit code."""
    packages.ensure(project)
    where = ["--project-dir", str(project)]
    parsed = dbt_runs.run(settings, ["parse", *where], quiet=True)
    if not parsed.success:
        return parsed.exit_code
    offline = dbt_runs.run(settings, _check("offline") + where, quiet=True)
    if not offline.success:
        return offline.exit_code
    console.say("Declared rules: the checks that need no server passed")
    state = Server(settings).state()
    if state is None:
        console.say("The checks of real columns and types were left out: no server is up (`./quarantine up`)")
        return 0
    live = dbt_runs.run(settings, _check("live") + where, port=state.port, quiet=True)
    if live.success:
        console.say("Declared rules: the checks against the server passed")
    return live.exit_code


def _check(part: str) -> list[str]:
    """How the engine's checks are called; the only place that knows it."""
    line = ["run-operation", MACRO, "--args", f"{{part: {part}}}"]
    return [*line, "--no-populate-cache"] if part == "offline" else line
