"""What is declared: each rule has a failing example and a name of its own, and the table of rules is up to date."""

from __future__ import annotations

from typing import Any

import pytest

from tests.python.coverage import declared


@pytest.fixture(scope="module")
def rules() -> list[dict[str, Any]]:
    return declared.catalog()


def test_every_rule_has_a_failing_example(rules: list[dict[str, Any]]) -> None:
    missing = [f"{rule['model_name']}: {rule['rule']}" for rule in rules if not rule["has_example"]]
    assert not missing, "give these rules config.meta.quarantine.example, the values of a row that fails"


def test_regenerating_the_table_of_rules_changes_nothing(rules: list[dict[str, Any]]) -> None:
    assert declared.PAGE.read_text() == declared.page(rules)
