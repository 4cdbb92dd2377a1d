"""Columns come, go and change their type after a row was rejected: it can be fixed as before."""

from __future__ import annotations

import pytest

from tests.python.engine.shop import Shop
from tests.python.queue import desk


@pytest.mark.soak
def test_a_changed_schema_leaves_every_entry_fixable(shop: Shop) -> None:
    shop.customer("c1")
    shop.sql(f"alter table {shop.schema}.orders add columns (note string)")
    shop.arrive("(1, 'c1', 5.0, 'b1', 'good')", "(2, 'dropped', 5.0, 'b1', 'a')", "(3, 'retyped', 5.0, 'b1', 'b')")
    shop.arrive("(4, 'too long', 5.0, 'b1', 'c')")
    _run(shop)

    replace_orders(shop, "id, customer_id, amount, _batch_id")
    desk.fix(shop, "customer_id = 'dropped'", '{"customer_id": "c1", "note": "kept, since the table has the column"}')
    _run(shop)
    assert desk.entries(shop)["dropped"][0] == "recycled"
    assert notes(shop) == {1: "good", 2: "kept, since the table has the column"}

    # a type that the table can't hold: the table is dropped as the refusal says, and all is judged anew
    replace_orders(shop, "cast(id as bigint) as id, customer_id, amount, _batch_id")
    shop.arrive("(5000000000, 'c1', 5.0, 'b2')")
    desk.fix(shop, "customer_id = 'retyped'", '{"id": 3000000000, "customer_id": "c1"}')
    refused = desk.build(shop, command="run")
    assert "drop the table orders_tagged" in refused.messages()["orders_tagged"]
    shop.sql(f"drop table {shop.schema}.orders_tagged")
    _run(shop)
    assert shop.ids("valid") == [1, 2, 3000000000, 5000000000]

    desk.fix(shop, "customer_id = 'too long'", '{"id": 99999999999999999999, "customer_id": "c1"}')
    _run(shop)
    assert desk.entries(shop)["too long"][:2] == ("refailed", 2)
    assert desk.misplaced(shop) == []


def replace_orders(shop: Shop, columns: str) -> None:
    shop.sql(
        f"create or replace table {shop.schema}.orders using delta partitioned by (_batch_id)"
        f" as select {columns} from {shop.schema}.orders"
    )


def notes(shop: Shop) -> dict[int, str]:
    return dict(shop.sql(f"select id, note from {shop.schema}.orders_valid"))


def _run(shop: Shop) -> None:
    outcome = desk.build(shop, command="run")
    assert outcome.success, outcome.exception or outcome.messages()
