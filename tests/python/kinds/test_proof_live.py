"""A package's own test may raise on a value that has its verdict already: the proof of what was published goes on."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import yaml

from scripts.settings import ROOT
from tests.python.conftest import Dbt, Sql
from tests.python.engine import shop as shops

# As the package writes them: nothing is caught.
UPSTREAM = """
{% test expression_is_true(model, expression, column_name=none) %}
select 1 from {{ model }} where not({{ column_name }} {{ expression }})
{% endtest %}
{% test accepted_range(model, column_name, min_value=none, max_value=none, inclusive=true) %}
select * from {{ model }} where not({{ column_name }} >= {{ min_value }})
{% endtest %}
{% test not_accepted_values(model, column_name, values, quote=true) %}
select * from (select {{ column_name }} as value from {{ model }}) where value in ({{ values | join(', ') }})
{% endtest %}
"""
RULES: dict[str, list[Any]] = {
    "id": [{"dbt_utils.expression_is_true": {"name": "small_id", "arguments": {"expression": "+ 2147483000 > 0"}}}],
    "customer_id": [
        {"dbt_utils.expression_is_true": {"name": "odd_cast", "arguments": {"expression": "::int > 0"}}},
        {"dbt_utils.accepted_range": {"name": "negative", "arguments": {"min_value": 0}}},
        {"dbt_utils.not_accepted_values": {"name": "seven", "arguments": {"values": [7], "quote": False}}},
    ],
}


def test_a_value_that_spoils_a_packages_test_stops_no_build(tmp_path: Path, schema: str, sql: Sql, dbt: Dbt) -> None:
    package, folder = tmp_path / "dbt_utils", tmp_path / "shop"
    shutil.copytree(ROOT / "standin" / "dbt_utils", package)
    (package / "macros" / "row_tests.sql").write_text(UPSTREAM)
    folder.mkdir()
    shop = shops.create(folder, schema, sql, dbt)
    (folder / "packages.yml").write_text(yaml.safe_dump({"packages": [{"local": str(ROOT)}, {"local": str(package)}]}))
    shop.rules = dict(RULES)
    shop.arrive("(1, 'c1', 1.0, 'b1')", "(2, '7', 1.0, 'b1')", "(2147483647, '1.5', 1.0, 'b1')", "(3, '-5', 1.0, 'b1')")
    shop.arrive("(4, '8', 1.0, 'b1')", "(-2147483647, '9', 1.0, 'b1')")
    outcome = shop.build()
    assert outcome.success, outcome.exception or outcome.messages()
    assert shop.ids("valid") == [1, 4, 2147483647]
    assert shop.failures() == {2: ["seven"], 3: ["negative", "odd_cast"], -2147483647: ["small_id"]}
    assert shop.dbt("test", "--select", "orders_valid", "--vars", "quarantine_full_proof: true").success
    shops.drop_layers(schema, sql)
