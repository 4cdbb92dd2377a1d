"""`validate`: check what is declared, before anything is written."""

from __future__ import annotations

from pathlib import Path

from scripts import console, dbt_runs, packages
from scripts.settings import Settings
from scripts.spark_server import Server

MACRO = "quarantine.quarantine_validate"
OFFLINE_CHECKS = ["run-operation", MACRO, "--args", "{part: offline}", "--no-populate-cache"]
LIVE_CHECKS = ["run-operation", MACRO, "--args", "{part: live}"]


def run(settings: Settings, project: Path) -> int:
    """The offline checks always, the live ones where a server is up. Returns dbt's exit code."""
    packages.ensure(project)
    code = _check(settings, OFFLINE_CHECKS, project)
    if code:
        return code
    console.say("Declared rules: the checks that need no server passed")
    state = Server(settings).state()
    if state is None:
        console.say("Not checked: real columns and types, since no server is up (`./quarantine up`)")
        return 0
    code = _check(settings, LIVE_CHECKS, project, state.port)
    if not code:
        console.say("Declared rules: the checks against the server passed")
    return code


def _check(settings: Settings, command: list[str], project: Path, port: int | None = None) -> int:
    return dbt_runs.run(settings, [*command, "--project-dir", str(project)], port, quiet=True).exit_code
