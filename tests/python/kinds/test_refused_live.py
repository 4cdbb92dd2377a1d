"""A build with rules that can't work stops before anything is written, and names each of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scripts import dbt_runs, validation
from scripts.spark_server import Server
from tests.python.conftest import Dbt, Sql
from tests.python.engine import shop as shops

RULES: dict[str, list[Any]] = {
    "id": [{"not_null": {"name": "missing_id"}}],
    "amount": [
        {"quarantine.expression": {"name": "unknown_column", "arguments": {"expression": "> amuont"}}},
        {"not_null": {"name": "no_boolean_filter", "config": {"where": "amount + 1"}}},
    ],
    "customer_id": [
        {
            "dbt_expectations.expect_column_values_to_match_regex": {
                "name": "no_regex",
                "arguments": {"regex": "a("},
            }
        }
    ],
}


def test_rules_that_spark_refuses_are_named_and_nothing_is_written(
    tmp_path: Path, schema: str, sql: Sql, dbt: Dbt
) -> None:
    shop = shops.create(tmp_path, schema, sql, dbt)
    shop.rules = dict(RULES)
    shop.customer("c1")
    shop.arrive("(1, 'c1', 5.0, 'b1')")
    outcome = shop.build()
    message = outcome.messages()["orders_tagged"]
    assert "3 wrong declarations" in message
    for name, words in {"unknown_column": "amuont", "no_boolean_filter": "BOOLEAN", "no_regex": "a("}.items():
        assert f"model orders_valid, rule {name}" in message
        assert words in message
    assert sql(f"show tables in {schema} like 'orders_tagged'") == []
    for layer in ("quality", "quarantine"):
        sql(f"drop schema if exists {schema}_{layer} cascade")


def test_validate_checks_the_query_that_the_next_build_would_run(
    tmp_path: Path, schema: str, sql: Sql, dbt: Dbt, server: Server, capfd: pytest.CaptureFixture[str]
) -> None:
    shop = shops.create(tmp_path, schema, sql, dbt)
    shop.rules = {"paid": [{"not_null": {"name": "missing_paid"}}]}
    shop.models |= {
        "paid_tagged": "{{ quarantine.tagged() }}\nselect * from {{ ref('orders_valid') }}",
        "paid_quarantine": "{{ quarantine.rejected(ref('paid_tagged')) }}",
        "paid_valid": "{{ quarantine.valid(ref('paid_tagged'), ref('paid_quarantine')) }}",
    }
    shop.declared = [{"name": "paid_valid", "columns": [{"name": "id", "data_tests": ["not_null"]}]}]

    def validate() -> tuple[int, str]:
        shop.write()
        with dbt_runs.schema_named(schema):
            code = validation.run(server.settings, shop.folder)
        return code, "".join(capfd.readouterr())

    code, said = validate()
    assert code != 0
    assert "model orders_valid, rule missing_paid" in said
    assert f"Not checked: paid, since {schema}.orders_valid is not built yet" in said

    shop.models["orders_tagged"] = shop.models["orders_tagged"].replace("select *", "select *, amount as paid")
    code, said = validate()
    assert code == 0, said
    assert "the checks against the server passed" in said
    assert sql(f"show tables in {schema} like 'orders_tagged'") == []
