"""The stand-ins give the verdicts of the kinds, and say what they can't do."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import settings
from scripts.settings import ROOT
from scripts.sql_client import Client
from tests.python.kinds import rendering
from tests.python.kinds.cases import CASES, Case
from tests.python.kinds.rendering import Rendered
from tests.python.kinds.verdicts import oracle_sql

PACKAGES = {"dbt_utils", "dbt_expectations"}
STOOD_IN = [case for case in CASES if case.kind.partition(".")[0] in PACKAGES]
Judged = dict[str, dict[str, set[int]]]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return rendering.project(tmp_path_factory.mktemp("stand_ins") / "project", ROOT / "standin")


@pytest.fixture(scope="module")
def stood_in(project: Path) -> list[Rendered]:
    cases = [Case(case.name, case.kind, case.column, case.arguments, case.where) for case in STOOD_IN]
    return rendering.render(settings.load().at(project.parent, 1), project, cases, PACKAGES)


def test_stand_ins_find_the_rows_that_the_kinds_reject(
    session: Client, stood_in: list[Rendered], judged: Judged
) -> None:
    branches = [f"select '{one.case.name}' as name, row_id from (\n{oracle_sql(one)})" for one in stood_in]
    found: dict[str, set[int]] = {one.case.name: set() for one in stood_in}
    for name, row_id in session.run("\nunion all\n".join(branches)).rows:
        found[name].add(row_id)
    assert found == {name: judged["true"][name] for name in found}


@pytest.mark.parametrize(
    ("kind", "arguments", "sentence"),
    [
        ("dbt_expectations.expect_column_mean_to_be_between", {"min_value": 1}, "a test of a whole table"),
        ("dbt_utils.recency", {"field": "at", "datepart": "day", "interval": 1}, "a test of a whole table"),
        ("dbt_utils.accepted_range", {"minimum": 1}, "the argument minimum"),
        ("dbt_utils.not_accepted_values", {}, "no argument values"),
    ],
)
def test_what_a_stand_in_cannot_do_is_said(
    project: Path, kind: str, arguments: dict[str, object], sentence: str
) -> None:
    error = rendering.error_of_test(settings.load().at(project.parent, 1), project, kind, arguments)
    assert sentence in error
    assert "fix:" in error
