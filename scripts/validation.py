"""`validate`: check what is declared, before anything is written."""

from __future__ import annotations

import json
from pathlib import Path

from scripts import console, dbt_runs, packages
from scripts.settings import Settings
from scripts.spark_server import Server

MACRO = "quarantine.quarantine_validate"
OFFLINE_CHECKS = ["run-operation", MACRO, "--args", "{part: offline}", "--no-populate-cache"]
TAGGED_MODELS = ["compile", "--select", "config.materialized:quarantine_tagged"]


def run(settings: Settings, project: Path) -> int:
    """The offline checks always, the live ones where a server is up. Returns dbt's exit code."""
    packages.ensure(project)
    code = _dbt(settings, OFFLINE_CHECKS, project).exit_code
    if code:
        return code
    console.say("Declared rules: the checks that need no server passed")
    state = Server(settings).state()
    if state is None:
        console.say("Not checked: real columns and types, since no server is up (`./quarantine up`)")
        return 0
    compiled = _dbt(settings, TAGGED_MODELS, project, state.port)
    if not compiled.success:
        return compiled.exit_code
    queries = {one.node.name: one.node.compiled_code for one in compiled.result.results}
    live_checks = ["run-operation", MACRO, "--args", json.dumps({"part": "live", "queries": queries})]
    checked = _dbt(settings, live_checks, project, state.port)
    if checked.success:
        console.say("Declared rules: the checks against the server passed")
    return checked.exit_code


def _dbt(settings: Settings, command: list[str], project: Path, port: int | None = None) -> dbt_runs.Outcome:
    return dbt_runs.run(settings, [*command, "--project-dir", str(project)], port, quiet=True)
