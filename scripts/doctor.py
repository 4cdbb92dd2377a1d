"""Look at everything that set-up and server need. Each line says what was found and how to mend it."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version

from rich.text import Text

from scripts import alerts_config, console, jars, java, packages, sql_client
from scripts.problems import Problem, disk_problem
from scripts.settings import Settings, total_memory_mb
from scripts.spark_server import Server, is_free, metastore_owner, named

COLOURS = {"OK": "green", "WARN": "yellow", "FAIL": "red"}


@dataclass(frozen=True)
class Finding:
    verdict: str
    subject: str
    found: str
    cure: str = ""


def run(settings: Settings) -> int:
    """Print all findings; 1 when one of them stops the work."""
    findings = [_safely(check, settings) for check in CHECKS]
    for finding in findings:
        verdict = (f"{finding.verdict:<4}", COLOURS[finding.verdict])
        console.out.print(Text.assemble(verdict, f"  {finding.subject:<10} {finding.found}"), soft_wrap=True)
        if finding.cure:
            console.out.print(f"                 to fix: {finding.cure}", markup=False, soft_wrap=True)
    return int(any(finding.verdict == "FAIL" for finding in findings))


def _safely(check: Callable[[Settings], Finding], settings: Settings) -> Finding:
    try:
        return check(settings)
    except Problem as problem:
        return _failed(problem)
    except OSError as error:
        return _failed(disk_problem(error, check.__name__.strip("_")))


def _failed(problem: Problem) -> Finding:
    return Finding("FAIL", problem.where, "; ".join([problem.given, *problem.evidence]), problem.fix)


def _python(_: Settings) -> Finding:
    return Finding("OK", "python", f"{platform.python_version()} in {sys.prefix}")


def _versions(_: Settings) -> Finding:
    names = ("dbt-core", "dbt-spark", "pyspark")
    try:
        return Finding("OK", "packages", ", ".join(f"{name} {version(name)}" for name in names))
    except PackageNotFoundError as error:
        return Finding("FAIL", "packages", f"{error.name} is missing", "remove .venv and start again")


def _java(_: Settings) -> Finding:
    found = java.find()
    return Finding("OK", "java", f"{found.version} from {found.origin}: {found.home}")


def _jars(settings: Settings) -> Finding:
    found = jars.resolved(settings)
    if found:
        return Finding("OK", "jars", f"{jars.delta_package()}, {len(found)} jars in {jars.folder(settings)}")
    return Finding(
        "WARN", "jars", f"{jars.delta_package()} is not fetched yet", "run `./quarantine up` with a network, once"
    )


def _port(settings: Settings) -> Finding:
    state = Server(settings).state()
    if state is not None:
        if sql_client.answers(state.port):
            return Finding("OK", "server", f"up on 127.0.0.1:{state.port}, process {state.handle.pid}")
        return Finding(
            "FAIL",
            "server",
            f"process {state.handle.pid} does not answer on port {state.port}",
            "wait a minute, or run `./quarantine down`",
        )
    if is_free(settings.port):
        return Finding("OK", "port", f"{settings.port} is free; the server is down")
    return Finding(
        "FAIL",
        "port",
        f"{settings.port} on 127.0.0.1 is taken by another program",
        "set QUARANTINE_PORT to a free port",
    )


def _metastore(settings: Settings) -> Finding:
    owner, state = metastore_owner(settings.metastore), Server(settings).state()
    if owner and state is None:
        return Finding(
            "FAIL",
            "metastore",
            f"in use by {named(owner)}, which this folder's server file does not know",
            f"end {named(owner) if owner > 0 else 'the other server'}, or set QUARANTINE_HOME to another folder",
        )
    return Finding(
        "OK", "metastore", f"{settings.metastore}{'' if settings.metastore.exists() else ' (made at the first start)'}"
    )


def _memory(settings: Settings) -> Finding:
    total = total_memory_mb()
    asked = int(settings.memory[:-1]) * (1024 if settings.memory.endswith("g") else 1)
    found = f"{asked:,} MB for the server of {total:,} MB, {settings.cores} cores"
    if asked > total * 0.8:
        return Finding("WARN", "memory", found, "set QUARANTINE_MEMORY lower")
    if asked < 1024:
        return Finding("WARN", "memory", found, "set QUARANTINE_MEMORY to 1g or more")
    return Finding("OK", "memory", found)


def _disk(settings: Settings) -> Finding:
    place = next(folder for folder in [settings.home, *settings.home.parents] if folder.exists())
    free = shutil.disk_usage(place).free / 2**30
    found = f"{free:.1f} GB free at {place}"
    if free < 0.5:
        return Finding("FAIL", "disk", found, "free 2 GB, or set QUARANTINE_HOME to a larger disk")
    return Finding(
        "WARN" if free < 2 else "OK",
        "disk",
        found,
        "free 2 GB, or set QUARANTINE_HOME to a larger disk" if free < 2 else "",
    )


def _hub(_: Settings) -> Finding:
    if packages.hub_answers():
        return Finding("OK", "dbt hub", f"{packages.HUB} can be reached")
    return Finding(
        "WARN",
        "dbt hub",
        f"{packages.HUB} can't be reached; the project's stand-ins are used",
        "nothing to do, or allow HTTPS to it",
    )


def _alerts(_: Settings) -> Finding:
    names = [channel.name for channel in alerts_config.load(os.environ).channels]
    shown = f"sent by {', '.join(names)}" if names else "on the terminal only; docs/guides/governance.md has more"
    return Finding("OK", "alerts", shown)


CHECKS = (_python, _versions, _java, _jars, _port, _metastore, _memory, _disk, _hub, _alerts)
