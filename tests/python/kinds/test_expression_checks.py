"""SQL that can't work is refused before anything is written, and the rule is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import settings
from scripts.problems import Problem
from scripts.sql_client import Client
from tests.python.kinds import rendering
from tests.python.kinds.cases import CASES, Case

_EXPRESSION, _REGEX = "quarantine.expression", "dbt_expectations.expect_column_values_to_match_regex"
WRONG = {
    "unknown_column": Case("unknown_column", _EXPRESSION, arguments={"expression": "nmu > 0"}),
    "no_boolean": Case("no_boolean", _EXPRESSION, arguments={"expression": "num + 1"}),
    "no_sql": Case("no_sql", _EXPRESSION, arguments={"expression": "num > > 0"}),
    "aggregate": Case("aggregate", _EXPRESSION, arguments={"expression": "sum(num) > 0"}),
    "bad_filter": Case("bad_filter", "dbt.not_null", "num", where="nmu > 0"),
    "bad_regex": Case("bad_regex", _REGEX, "text", {"regex": "a("}),
}


@pytest.fixture(scope="module")
def checks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    folder = tmp_path_factory.mktemp("checks")
    project = rendering.project(folder / "project", None)
    return rendering.checks(settings.load().at(folder, 1), project, [*WRONG.values(), *CASES])


def test_sql_that_closes_our_parenthesis_is_refused_offline(tmp_path: Path) -> None:
    case = Case("sneaky", _EXPRESSION, arguments={"expression": "num > 0) or (num = ')'"})
    with pytest.raises(AssertionError, match="balance the parentheses"):
        rendering.checks(settings.load().at(tmp_path, 1), rendering.project(tmp_path / "project", None), [case])


@pytest.mark.parametrize("name", WRONG)
def test_wrong_sql_is_refused(name: str, checks: dict[str, list[str]], session: Client) -> None:
    with pytest.raises(Problem) as refused:
        _run(session, checks[name])
    assert "hostile.yml, model hostile_valid, rule " + name in str(checks[name])
    assert refused.value.given


def test_every_good_rule_passes_its_checks(checks: dict[str, list[str]], session: Client) -> None:
    for name, statements in checks.items():
        if name not in WRONG:
            _run(session, statements)


def _run(session: Client, statements: list[str]) -> None:
    for statement in statements:
        session.run(statement)
