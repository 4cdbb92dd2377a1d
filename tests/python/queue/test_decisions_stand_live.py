"""A fix that waits while its batch is sent again, or while all is judged anew: its row is in one place afterwards."""

from __future__ import annotations

import pytest

from tests.python.engine.shop import RULES, Shop
from tests.python.queue import desk


@pytest.mark.soak
def test_a_fixed_row_is_never_there_beside_its_origin(shop: Shop) -> None:
    shop.customer("c1")
    shop.arrive("(9, 'typo', 1.0, 'b0')", "(8, 'c1', 1.0, 'b0')")
    _run(shop)
    desk.fix(shop, "customer_id = 'typo'", '{"customer_id": "c1"}')
    shop.arrive("(9, 'c1', 1.0, 'b0.v2')", "(8, 'c1', 1.0, 'b0.v2')")
    _run(shop)
    assert shop.ids("valid") == [8, 9], "the source had corrected the row by itself"

    shop.arrive("(1, 'c1', 1.0, 'b1')", "(2, 'nobody', 1.0, 'b1')", "(3, 'junk', 1.0, 'b1')")
    _run(shop)
    assert shop.ids("valid") == [1, 8, 9]
    desk.fix(shop, "customer_id = 'nobody'", '{"customer_id": "c1"}')
    desk.move(shop, "customer_id = 'junk'", "discarded")
    shop.rules = {name: tests for name, tests in RULES.items() if name != "customer_id"}
    _run(shop)
    assert shop.ids("valid") == [1, 2, 8, 9], "today's rules let the origins pass; what people decided stands"
    assert shop.sql(f"select customer_id from {shop.schema}.orders_valid where id = 2") == [("c1",)]
    assert {name: entry[0] for name, entry in desk.entries(shop).items()} == {
        "typo": "released",
        "nobody": "recycled",
        "junk": "discarded",
    }
    assert desk.misplaced(shop) == []

    shop.arrive("(1, 'c1', 1.0, 'b1.v2')", "(2, 'somebody', 1.0, 'b1.v2')")
    _run(shop)
    assert shop.ids("valid") == [1, 2, 8, 9]
    assert shop.sql(f"select customer_id from {shop.schema}.orders_valid where id = 2") == [("somebody",)]
    assert desk.misplaced(shop) == []


def _run(shop: Shop) -> None:
    outcome = desk.build(shop, command="run")
    assert outcome.success, outcome.exception or outcome.messages()
