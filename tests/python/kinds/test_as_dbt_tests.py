"""The same declarations run by `dbt test`: own kinds and stand-ins count the rows that the kinds reject."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from scripts import dbt_runs
from scripts.settings import ROOT
from scripts.spark_server import Server
from scripts.sql_client import Client
from tests.python.kinds import rendering, verdicts
from tests.python.kinds.cases import CASES, PARENT_TABLE, Case

_FOREIGN_KEY = {"to": PARENT_TABLE, "columns": ["text", "select"], "fields": ["id", "select"]}
OWN = [
    Case("a_expression", "quarantine.expression", arguments={"expression": "num > 0"}),
    Case("a_expression_on_null", "quarantine.expression", "num", {"expression": "> 0"}, on_null="pass"),
    Case("a_range", "quarantine.in_range", "num", {"min_value": 0}, where="grp = 'g'"),
    Case("a_type", "quarantine.parses_as", "text", {"type": "int"}),
    Case("a_date", "quarantine.parses_as", "order id", {"type": "date", "format": "yyyy-MM-dd"}),
    Case("a_foreign_key", "quarantine.foreign_key", arguments=_FOREIGN_KEY),
    Case("a_foreign_key_on_null", "quarantine.foreign_key", arguments=_FOREIGN_KEY, on_null="fail"),
    Case("a_literal", "quarantine.expression", arguments={"expression": "date'2000-01-01' <= day"}),
    Case("a_unique", "quarantine.unique_columns", arguments={"columns": ["text", "flag"]}),
    Case("a_json", "quarantine.valid_json", "text", {"keys": ["a"]}),
    *(Case(f"a_{form}", f"quarantine.valid_{form}", "text") for form in ("email", "url", "uuid", "ip", "cidr")),
    Case("a_country", "quarantine.iso_country", "text", {"form": "alpha3"}),
    Case("a_currency", "quarantine.iso_currency", "text"),
    Case("a_future", "quarantine.not_in_future", "at", {"tolerance": "1 hour"}),
    Case("a_fresh", "quarantine.fresher_than", "day", {"age": "1 year"}),
]
STOOD_IN = {"range_num", "true_row", "relationships_conditions", "combination", "in_set", "regex_all", "compound_any"}
DECLARED = [*OWN, *(case for case in CASES if case.name in STOOD_IN)]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = rendering.project(tmp_path_factory.mktemp("dbt_tests") / "project", ROOT / "standin")
    columns: dict[str, list[Any]] = {}
    for case in DECLARED:
        columns.setdefault(case.column or "", []).append(_declaration(case))
    model = {
        "name": "hostile",
        "data_tests": columns.pop("", []),
        "columns": [{"name": name, "quote": " " in name, "data_tests": tests} for name, tests in columns.items()],
    }
    (folder / "models").mkdir()
    (folder / "models" / "hostile.sql").write_text(f"select * from default.{verdicts.TABLE}")
    (folder / "models" / f"{PARENT_TABLE}.sql").write_text(f"select * from default.{PARENT_TABLE}")
    (folder / "models" / "schema.yml").write_text(yaml.safe_dump({"models": [model]}))
    return folder


def test_dbt_counts_the_rows_that_the_kinds_reject(server: Server, session: Client, project: Path, schema: str) -> None:
    rendered = rendering.render(server.settings, project, DECLARED, set())
    rejected = {name: len(ids) for name, ids in verdicts.judged_ids(session, rendered).items()}
    (project / "profiles.yml").write_text(_profile(server, schema))
    command = ["build", "--project-dir", str(project), "--profiles-dir", str(project)]
    done = dbt_runs.run(server.settings, command, server.settings.port, quiet=True)
    counted = {run.node.name: run.failures for run in done.result.results if run.node.resource_type == "test"}
    assert counted == rejected


def _declaration(case: Case) -> dict[str, Any]:
    arguments = {**case.arguments, **({"to": f"ref('{PARENT_TABLE}')"} if "to" in case.arguments else {})}
    config = {"severity": "warn", "where": case.where, "meta": {"quarantine": {"on_null": case.on_null}}}
    return {case.kind: {"name": case.name, "arguments": arguments, "config": config}}


def _profile(server: Server, schema: str) -> str:
    address = {"type": "spark", "method": "thrift", "host": "127.0.0.1", "port": server.settings.port}
    return json.dumps({"quarantine": {"target": "t", "outputs": {"t": {**address, "schema": schema, "threads": 2}}}})
