"""SQL that can't work is found before anything is written: `explain` says what Spark has against it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scripts import settings
from scripts.problems import Problem
from scripts.sql_client import Client
from tests.python.kinds import rendering
from tests.python.kinds.cases import CASES, Case

_EXPRESSION, _REGEX = "quarantine.expression", "dbt_expectations.expect_column_values_to_match_regex"
_EXPECT = "dbt_expectations.expect_column"
WRONG = {
    "unknown_column": (Case("unknown_column", _EXPRESSION, arguments={"expression": "nmu > 0"}), "`nmu`"),
    "no_boolean": (Case("no_boolean", _EXPRESSION, arguments={"expression": "num + 1"}), "DATATYPE_MISMATCH"),
    "no_sql": (Case("no_sql", _EXPRESSION, arguments={"expression": "num > > 0"}), "Syntax error"),
    "aggregate": (Case("aggregate", _EXPRESSION, arguments={"expression": "sum(num) > 0"}), "sum(num)"),
    "random": (Case("random", _EXPRESSION, arguments={"expression": "num > rand()"}), "deterministic"),
    "bad_filter": (Case("bad_filter", "dbt.not_null", "num", where="nmu > 0"), "`nmu`"),
    "filter_no_boolean": (Case("filter_no_boolean", "dbt.not_null", "num", where="text"), "DATATYPE_MISMATCH"),
    "window_filter": (Case("window_filter", "dbt.unique", "num", where="nmu > 0"), "`nmu`"),
    "bad_format": (
        Case("bad_format", "quarantine.parses_as", "text", {"type": "date", "format": "YYYY-MM-DD"}),
        "YYYY",
    ),
    "bad_regex": (Case("bad_regex", _REGEX, "text", {"regex": "a("}), "a("),
}


@pytest.fixture(scope="module")
def checks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    folder = tmp_path_factory.mktemp("checks")
    project = rendering.project(folder / "project", None)
    return rendering.checks(settings.load().at(folder, 1), project, [*(case for case, _ in WRONG.values()), *CASES])


def test_sql_that_closes_our_parenthesis_is_refused_offline(tmp_path: Path) -> None:
    case = Case("sneaky", _EXPRESSION, arguments={"expression": "num > 0) or (num = ')'"})
    with pytest.raises(AssertionError, match="balance the parentheses"):
        rendering.checks(settings.load().at(tmp_path, 1), rendering.project(tmp_path / "project", None), [case])


@pytest.mark.parametrize(
    ("case", "words"),
    [
        (
            Case("lengths", "quarantine.foreign_key", arguments={"to": "t", "columns": ["a", "b"], "fields": ["x"]}),
            "two lists",
        ),
        (Case("scheme", "quarantine.valid_url", "text", {"schemes": ["a|b"]}), "a list of names"),
        (Case("schemes", "quarantine.valid_url", "text", {"schemes": "ftp"}), "a list of names"),
    ],
)
def test_wrong_arguments_are_refused_offline(case: Case, words: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=words):
        rendering.checks(settings.load().at(tmp_path, 1), rendering.project(tmp_path / "project", None), [case])


def test_on_null_reaches_every_condition_about_several_columns(tmp_path: Path) -> None:
    pair = {"column_A": "num", "column_B": "dbl"}
    given: dict[str, dict[str, Any]] = {
        f"{_EXPECT}_pair_values_to_be_equal": pair,
        f"{_EXPECT}_pair_values_A_to_be_greater_than_B": pair,
        f"{_EXPECT}_pair_values_to_be_in_set": {**pair, "value_pairs_set": [[1, 1]]},
        "dbt_expectations.expression_is_true": {"expression": "num > dbl"},
        "dbt_expectations.expression_between": {"expression": "num + dbl", "min_value": 0},
        _EXPRESSION: {"expression": "num > dbl"},
    }
    cases = [Case(f"case_{i}", kind, arguments=one, on_null="fail") for i, (kind, one) in enumerate(given.items())]
    checks = rendering.checks(settings.load().at(tmp_path, 1), rendering.project(tmp_path / "project", None), cases)
    for case in cases:
        assert "not (try_multiply(" in checks[case.name][0], case.kind


@pytest.mark.parametrize("name", WRONG)
def test_wrong_sql_is_refused(name: str, checks: dict[str, list[str]], session: Client) -> None:
    complaint = " ".join(_complaint(session, sql) for sql in checks[name])
    assert WRONG[name][1] in complaint


def test_every_good_rule_passes_its_checks(checks: dict[str, list[str]], session: Client) -> None:
    """One plan of all of them: 130 statements take their time."""
    for part in (slice(0, 1), slice(1, None)):
        statements = [f"({sql})" for case in CASES for sql in checks[case.name][part]]
        assert not _complaint(session, "\nunion all\n".join(statements))


def _complaint(session: Client, sql: str) -> str:
    try:
        plan = session.run(f"explain {sql}").rows
    except Problem as problem:
        return problem.given
    return " ".join(row[0] for row in plan) if plan[0][0].startswith("Error occurred") else ""
