"""`purge`: drop the payload of old rejected rows."""

from __future__ import annotations

import json
from pathlib import Path

from scripts import dbt_runs, packages
from scripts.settings import Settings, actor
from scripts.spark_server import Server


def run(settings: Settings, older_than: str, dry_run: bool, project: Path) -> int:
    """The work is the macro's, so that a scheduler without this harness can do the same. Returns dbt's exit code."""
    packages.ensure(project)
    port = Server(settings).start().port
    named = {"older_than": older_than, "dry_run": dry_run, "actor": actor()}
    given = json.dumps(named, ensure_ascii=False)  # YAML doesn't know JSON's pairs of escapes
    line = ["run-operation", "quarantine.purge", "--args", given, "--project-dir", str(project)]
    return dbt_runs.run(settings, line, port, quiet=True, writes=not dry_run).exit_code
