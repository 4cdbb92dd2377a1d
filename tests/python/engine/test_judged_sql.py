"""The SQL that judges rows, as text: a change to it must be seen and meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import settings
from tests.python.engine import rendering
from tests.python.engine.shop import Sql


@pytest.fixture(scope="module")
def rendered(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder: Path = tmp_path_factory.mktemp("renders")
    chosen = settings.load()
    return rendering.render(chosen.at(folder, chosen.port), folder / "project")


@pytest.mark.parametrize("name", rendering.PLANS)
def test_rendered_sql_is_the_recorded_one(rendered: dict[str, str], name: str) -> None:
    recorded = (rendering.FOLDER / f"{name}.sql").read_text()
    assert rendered[name] == recorded, "record it again with: python -m tests.python.engine.rendering"


def test_many_rules_name_what_a_row_fails(rendered: dict[str, str], sql: Sql) -> None:
    amounts = {1: -1.0, 2: 0.0, 3: 4.5, 4: 19.0, 5: 21.0}
    rows = ", ".join(f"({number}, 'c', {amount}D, 'batch_0002')" for number, amount in amounts.items())
    columns = "orders(order_id, customer_id, amount, _batch_id)"
    orders = f"(select * from values {rows}, (6, 'c', null, 'batch_0002') as {columns})"
    judged = rendered["many_rules"].replace("from shop.orders", f"from {orders}")
    failed: dict[int, str] = dict(sql(f"select order_id, array_join(_dq_failed_rules, ' ') from ({judged})"))
    assert failed.pop(6) == ""
    assert failed == {
        number: " ".join(f"below_{low}" for low in range(21) if amount < low) for number, amount in amounts.items()
    }


def test_a_parent_key_in_two_spellings_makes_no_second_row(rendered: dict[str, str], sql: Sql) -> None:
    columns = "orders(order_id, customer_id, amount, _batch_id)"
    orders = f"(select * from values (1, 1, 1D, 'batch_0002'), (2, 3, 1D, 'batch_0002') as {columns})"
    customers = "(select * from values ('1'), ('01'), ('1.0'), ('2') as c(customer_id))"
    judged = rendered["look_up"].replace("from shop.orders", f"from {orders}").replace("shop.customers", customers)
    assert sql(f"select order_id, _dq_valid from ({judged}) order by all") == [(1, True), (2, False)]


def test_helper_columns_never_reach_the_output(rendered: dict[str, str]) -> None:
    for name, sql in rendered.items():
        output = sql.rpartition("\nselect\n")[2]
        assert "_dq_key_" not in output, name
        assert "_dq_is_" not in output, name


def test_every_join_is_a_left_join(rendered: dict[str, str]) -> None:
    for name, sql in rendered.items():
        assert sql.count("join ") == sql.count("left join "), name
