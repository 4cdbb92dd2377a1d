"""The reference warehouse over several batches, against the generator's manifest and the reference of history."""

from __future__ import annotations

import json

import pytest

from scripts.settings import ROOT
from tests.python.coverage import checks
from tests.python.warehouse.shop_warehouse import TRACKED, Warehouse

HOSTILE = (
    '{"order_id": null, "customer_id": "CUST-000001", "updated_at": "2025-07-11T10:00:00Z", "_op": "upsert"}',
    '{"order_id": "ORD-NULL", "customer_id": "CUST-000001", "updated_at": null, "_op": "upsert"}',
    '{"order_id": "ORD-TEXT", "customer_id": "CUST-000001", "updated_at": "yesterday", "_op": "upsert"}',
    '{"order_id": "ORD-TEXT", "updated_at": "yesterday", "_op": "delete"}',
)


def test_batches_heal_and_reach_history(shop: Warehouse) -> None:
    """One story, since each build takes its time: two batches, one that heals, and nothing new."""
    shop.receive(batches=2)
    shop.build("--exclude-resource-type", "test")
    assert shop.failed() == shop.manifest("injected", 0, 1)
    assert_history_equals_reference(shop)

    shop.receive(batches=3)
    shop.build()
    assert shop.failed() - shop.failed_after_release() == shop.manifest("injected", 2)
    assert_released_as_expected(shop)
    assert_history_equals_reference(shop)

    before = shop.contents()
    shop.build("--exclude-resource-type", "test")
    assert shop.contents() == before, "a build without news changed something"


@pytest.mark.soak
def test_a_batch_sent_again_replaces_the_first(shop: Warehouse) -> None:
    shop.receive(batches=3)
    shop.build("--exclude-resource-type", "test")
    dropped = send_again(shop)
    shop.build()
    assert_replaced(shop, dropped)
    assert_history_equals_reference(shop)


def test_every_rule_fires_on_its_example_and_coverage_tells_all(shop: Warehouse) -> None:
    build_once(shop)
    checks.assert_every_rule_fires(shop.sql, shop.compiled)
    checks.assert_coverage_is_complete(shop.sql, shop.schema)


def test_what_was_refused_fails_its_own_build_only(shop: Warehouse) -> None:
    build_once(shop)
    test = shop.compiled((ROOT / "tests/dbt/every_batch_is_conserved.sql").read_text())
    for publication, event in (("taken out", "refused"), ("not shown", "unproven")):
        shop.sql(
            f"insert into {shop.schema}_quality.publication_events"
            " (model_name, publication_id, event, event_at, recorded_at, is_conserved)"
            f" values ('bronze_orders', '{publication}', '{event}', current_timestamp(), current_timestamp(), false)"
        )
    failing = shop.sql(test.result.results[0].node.compiled_code)
    assert [publication for _, _, publication, *_ in failing] == ["not shown"]


def build_once(shop: Warehouse) -> None:
    if not shop.sql(f"show schemas like '{shop.schema}'"):
        shop.receive(batches=1)
        shop.build("--exclude-resource-type", "test")


def assert_history_equals_reference(shop: Warehouse) -> None:
    for entity in TRACKED:
        assert shop.recorded(entity) == shop.expected(entity), entity


def assert_released_as_expected(shop: Warehouse) -> None:
    cleared, expected = shop.cleared(), shop.manifest("healed", 2)
    assert expected["bronze_orders", "unknown_customer_id"] > 0
    assert {rule: cleared[rule] for rule in expected} == expected
    rows, not_there = shop.sql(
        f"""
        select count(*), count_if(history.order_id is null)
        from {shop.schema}.bronze_orders_tagged as released
        left join {shop.schema}.silver_orders as history
            on released.order_id = history.order_id and released.updated_at = history.__START_AT
        where released._dq_valid and released._dq_publication_id like '%-healed' and released._op != 'delete'
        """
    )[0]
    assert (rows, not_there) == (expected["bronze_orders", "unknown_customer_id"], 0), "late in history, or not at all"
    held = shop.sql(
        f"select model_name, sum(released_rows), min(held_hours) > 0 from {shop.schema}_quality.quality_healing"
        " group by model_name"
    )
    assert {row[0]: row[1:] for row in held}["bronze_orders"] == (rows, True)
    still_open = {
        (model, rule): rows
        for model, rule, rows in shop.sql(
            f"select model_name, rule, open_rows from {shop.schema}_quality.quality_open_rules"
        )
    }
    for model in ("bronze_orders", "silver_order_items"):
        counted = shop.sql(
            f"select rule, count(*) from {shop.schema}.{model}_tagged"
            " lateral view explode(array_union(_dq_failed_rules, _dq_warnings)) as rule group by rule"
        )
        assert {rule: rows for (name, rule), rows in still_open.items() if name == model} == dict(counted)


def send_again(shop: Warehouse) -> list[str]:
    """The orders of batch_0001 once more: some are gone that nothing else mentions, and hostile rows are new."""
    (file,) = (shop.landing / "orders" / "batch_0001").iterdir()
    lines = file.read_text().splitlines()
    others = "".join(
        part.read_text() for part in (shop.landing / "orders").glob("*/*.jsonl") if part != file
    )  # fmt: skip
    ids = [_order_id(line) for line in lines]
    dropped = [one for one in ids if one and ids.count(one) == 1 and one not in others][:5]
    file.write_text("\n".join([line for line in lines if _order_id(line) not in dropped] + list(HOSTILE)) + "\n")
    return dropped


def _order_id(line: str) -> str | None:
    try:
        found: str | None = json.loads(line)["order_id"]
    except ValueError:
        return None
    return found


def assert_replaced(shop: Warehouse, dropped: list[str]) -> None:
    assert len(dropped) == 5
    batches = {
        row[0] for row in shop.sql(f"select distinct _batch_id from {shop.schema}.bronze_orders_valid")
    }  # fmt: skip
    assert batches == {"batch_0000", "batch_0001.v2", "batch_0002"}
    known = {row[0] for row in shop.sql(f"select order_id from {shop.schema}.silver_orders")}
    assert not known & {*dropped, "ORD-NULL", "ORD-TEXT", None}
    rejected = shop.sql(
        f"select count(*) from {shop.schema}_quarantine.bronze_orders_quarantine"
        " where _batch_id = 'batch_0001.v2'"
        " and arrays_overlap(_dq_failed_rules, array('missing_order_id', 'missing_updated_at'))"
    )[0][0]
    assert rejected >= len(HOSTILE)
