"""What people forget or do by mistake around the queue: every row is in one place all the same."""

from __future__ import annotations

import pytest

from tests.python.engine.shop import Shop
from tests.python.queue import desk


@pytest.mark.soak
def test_stale_doubled_and_deleted_entries_deliver_once(shop: Shop) -> None:
    shop.rules["id"] = [*shop.rules["id"], {"unique": {"name": "duplicate_id"}}]
    shop.customer("c1")
    shop.arrive("(1, 'c1', 1.0, 'b1')", "(2, 'late', 1.0, 'b1')", "(5, 'junk', 1.0, 'b1')", "(6, 'copy', 1.0, 'b1')")
    _run(shop)

    # the queue is left out of a build in which a row heals: its entry is stale when somebody retries it
    shop.customer("late")
    assert shop.dbt("run", "--select", "package:shop", "--exclude", "dead_letter_queue").success
    desk.move(shop, "customer_id = 'late'", "fixed")
    desk.move(shop, "customer_id = 'junk'", "discarded")
    copy = "get_json_object(_original_row_data, '$.customer_id') = 'copy'"
    shop.sql(f"insert into {desk.table(shop)} select * from {desk.table(shop)} where {copy}")
    desk.fix(shop, "customer_id = 'copy'", '{"customer_id": "c1"}')
    _run(shop)
    assert shop.ids("valid") == [1, 2, 6]
    assert {name: entry[0] for name, entry in desk.entries(shop).items()} == {
        "late": "released",
        "junk": "discarded",
        "copy": "recycled",
    }

    # judged anew, the discarded row would pass and take the id from the good one
    shop.customer("junk")
    shop.arrive("(5, 'c1', 1.0, 'b2')")
    _run(shop, "--full-refresh")
    assert shop.ids("valid") == [1, 2, 5, 6]
    assert shop.sql(f"select customer_id from {shop.schema}.orders_valid where id = 5") == [("c1",)]
    assert desk.entries(shop)["junk"][0] == "discarded"

    # somebody tidies up, and the same row is rejected again
    shop.sql(f"delete from {desk.table(shop)} where _dlq_status = 'recycled'")
    shop.arrive("(6, 'copy', 1.0, 'b3')")
    _run(shop)
    assert desk.entries(shop)["copy 2"][:3] == ("quarantined", 1, 1)
    desk.fix(shop, "customer_id = 'copy'", '{"id": 7, "customer_id": "c1"}')
    _run(shop)
    assert shop.ids("valid") == [1, 2, 5, 6, 7]
    _run(shop, "--full-refresh")
    assert shop.ids("valid") == [1, 2, 5, 6, 7]
    assert desk.entries(shop)["copy 2"][:3] == ("recycled", 1, 1)
    assert desk.misplaced(shop) == []


@pytest.mark.soak
def test_decisions_on_a_model_whose_batches_are_times_outlive_a_rebuild(shop: Shop) -> None:
    shop.models |= {
        "kept_tagged": "{{ quarantine.tagged() }}\nselect * from {{ ref('orders_valid') }}",
        "kept_quarantine": "{{ quarantine.rejected(ref('kept_tagged')) }}",
        "kept_valid": "{{ quarantine.valid(ref('kept_tagged'), ref('kept_quarantine')) }}",
        "dead_letter_queue": desk.MODEL.replace("')]", "'), ref('kept_quarantine')]"),
    }
    low = {"quarantine.in_range": {"name": "low_amount", "arguments": {"min_value": 0}}}
    shop.declared = [{"name": "kept_valid", "columns": [{"name": "amount", "data_tests": [low]}]}]
    shop.customer("c1")
    shop.arrive("(1, 'c1', 1.0, 'b1')", "(2, 'c1', -1.0, 'b1')", "(3, 'c1', -2.0, 'b1')", "(4, 'c1', -3.0, 'b1')")
    _run(shop)
    desk.fix(shop, "id = 2", '{"amount": 7.0}')
    desk.move(shop, "id = 3", "discarded")
    _run(shop)
    expected = [(1, 1.0), (2, 7.0)]
    assert _kept(shop) == expected
    for _ in range(2):
        _run(shop, "--full-refresh")
        assert _kept(shop) == expected
        statuses = shop.sql(f"select _dlq_status, occurrences from {desk.table(shop)} order by 1")
        assert statuses == [("discarded", 1), ("quarantined", 1), ("recycled", 1)]
    assert desk.misplaced(shop) == []


def _kept(shop: Shop) -> list[tuple[int, float]]:
    return shop.sql(f"select id, amount from {shop.schema}.kept_valid order by id")


def _run(shop: Shop, *args: str) -> None:
    outcome = desk.build(shop, *args, command="run")
    assert outcome.success, outcome.exception or outcome.messages()
