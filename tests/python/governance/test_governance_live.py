"""Masks, grants and retention over the life of a table: one story, since each build takes its time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scripts import dbt_runs, purge
from scripts.spark_server import Server
from tests.python.conftest import Dbt, Sql
from tests.python.engine import shop as shops
from tests.python.governance.governed_shop import GovernedShop

FIRST = [
    "(1, 'c1', 5.0, 'b1')",
    "(2, 'nobody', 6.0, 'b1')",
    "(3, 'late', 4.0, 'b1')",
    "(null, 'c1', 7.0, 'b1')",
    "(null, null, 8.0, 'b1')",
]
SECOND = ["(4, 'c1', 1.0, 'b2')", "(null, 'c1', 9.0, 'b2')"]
KEPT = "_dq_sk, _dq_failed_rules, _dq_batch_id, id"


@pytest.fixture
def shop(tmp_path: Path, schema: str, sql: Sql, dbt: Dbt) -> Iterator[GovernedShop]:
    made = shops.create(tmp_path, schema, sql, dbt)
    sql(f"create table {schema}.dcl (statement string) using delta")
    yield GovernedShop(made.folder, schema, sql, dbt, options={"key_columns": ["id"]})
    shops.drop_layers(schema, sql)
    sql(f"drop schema if exists {schema}_private cascade")


@pytest.mark.soak
def test_masks_grants_and_retention(shop: GovernedShop, server: Server) -> None:
    shop.customer("c1")
    shop.arrive(*FIRST)
    built(shop)
    assert_masked(shop)
    assert_granted(shop)

    forge_the_view(shop)
    shop.arrive(*SECOND)
    outcome = shop.dbt("run", "--select", "orders_tagged", "orders_valid")
    assert outcome.statuses()["orders_tagged"] == "success"
    assert "as judged" in outcome.messages()["orders_valid"]
    assert shop.ids("valid") == [1], "published although the quarantine shows other rows than were judged"
    assert shop.sql(f"select statement from {shop.schema}.dcl where statement like 'revoke%'") == [
        (f"revoke select on {shop.schema}.orders_tagged from `old_group`",)
    ]

    fix_and_age(shop)
    purge_and_check(shop, server)

    shop.customer("late")
    built(shop)
    assert shop.ids("valid") == [1, 2, 4], "a row without its payload was released, or the fixed one was not recycled"
    before = purged_rows(shop)
    built(shop, "--full-refresh")
    assert shop.ids("valid") == [1, 2, 3, 4]
    assert purged_rows(shop) == [row for row in before if row[1] != '["unknown_customer_id"]']


def built(shop: GovernedShop, *args: str) -> None:
    outcome = shop.build(*args)
    assert outcome.success, outcome.exception or outcome.messages()


def assert_masked(shop: GovernedShop) -> None:
    """Readers see that a value is missing and which are equal, and `_valid` is the product."""
    shown = dict(shop.rejected("amount, customer_id"))
    assert sorted(shown) == [4.0, 6.0, 7.0, 8.0]
    assert shown[8.0] is None
    assert re.fullmatch("masked-[0-9a-f]{16}", shown[6.0])
    assert re.fullmatch("masked-[0-9a-f]{16}", shown[7.0])
    assert shown[6.0] != shown[7.0]
    assert dict(shop.rejected("amount, customer_id", part="tagged"))[6.0] == "nobody"
    assert shop.sql(f"select customer_id from {shop.schema}.orders_valid") == [("c1",)]
    assert shop.sql(
        f"select is_conserved, quarantined_rows from {shop.schema}_quality.publication_events where event = 'published'"
    ) == [(True, 4)]


def assert_granted(shop: GovernedShop) -> None:
    granted = {row[0] for row in shop.sql(f"select statement from {shop.schema}.dcl")}
    views = {f"{shop.schema}_quarantine.orders_quarantine", f"{shop.schema}.orders_valid"}
    assert granted == {f"grant select on {name} to `stewards`" for name in {*views, f"{shop.schema}.orders_tagged"}}
    shop.sql(f"delete from {shop.schema}.dcl")


def forge_the_view(shop: GovernedShop) -> None:
    """As many rows as there should be, with another mask."""
    shop.sql(
        f"""
        create or replace view {shop.schema}_quarantine.orders_quarantine as
        select * except (customer_id), 'masked-0000000000000000' as customer_id
        from {shop.schema}.orders_tagged where not _dq_valid
        """
    )


def fix_and_age(shop: GovernedShop) -> None:
    """Of the old entries one is fixed and not yet recycled. Two changes were noted."""
    fixed = dict(shop.rejected("amount, _dq_sk", part="tagged"))[6.0]
    shop.age(100)
    shop.sql(
        f"""
        update {shop.queue} set _row_data = replace(_row_data, 'nobody', 'c1'), _dlq_status = 'fixed'
            where _dq_sk = '{fixed}';
        insert into {shop.changes} (model_name, _dq_sk, changed_at, row_data_before, row_data_after) values
            ('orders', 'other', timestamp'2020-01-01', 'gone', 'gone'),
            ('orders', '{fixed}', timestamp'2020-01-01', 'before', 'fixed');
        """
    )


def purge_and_check(shop: GovernedShop, server: Server) -> None:
    tagged = f"{shop.schema}.orders_tagged"
    shop.sql(f"alter table {tagged} set tblproperties ('delta.deletedFileRetentionDuration' = 'interval 0 hours')")
    before = shop.rejected(KEPT, part="tagged")
    with dbt_runs.schema_named(shop.schema):
        assert purge.run(server.settings, "90d", True, shop.folder) == 0
        assert purged_rows(shop) == [], "a dry run changed something"
        assert purge.run(server.settings, "90d", False, shop.folder) == 0
    assert shop.rejected(KEPT, part="tagged") == before, "counts, keys and reasons must stay"
    assert shop.rejected("_dq_batch_id, amount, array_contains(_dq_warnings, 'payload_purged')", "2, 1", "tagged") == [
        ("b1", None, True),
        ("b1", None, True),
        ("b1", None, True),
        ("b1", 6.0, False),  # fixed and not yet recycled
        ("b2", 9.0, False),  # not published yet
    ]
    assert_queue_purged(shop)
    assert shop.sql(
        "select model_name, older_than, purged_rows, fixed_rows, waiting_rows"
        f" from {shop.schema}_quality.purges order by model_name"
    ) == [("dead_letter_queue", "90d", 3, 1, 0), ("orders", "90d", 3, 1, 1), ("queue_changes", "90d", 1, 1, 0)]
    assert_only_present_files(shop, server, tagged)


def assert_queue_purged(shop: GovernedShop) -> None:
    payloads = "_row_data is null, _original_row_data is null"
    assert shop.sql(f"select _dlq_status, {payloads} from {shop.queue} order by 1") == [
        ("fixed", False, False),
        *[("quarantined", True, True)] * 3,
    ]
    assert shop.sql(f"select row_data_before, row_data_after from {shop.changes} order by 1 nulls first") == [
        (None, None),
        ("before", "fixed"),
    ]
    assert ("delta.appendOnly", "true") in shop.sql(f"show tblproperties {shop.changes}")


def assert_only_present_files(shop: GovernedShop, server: Server, table: str) -> None:
    """With a retention of nothing, the purge itself removed the files that held the payload."""
    folder = server.settings.warehouse / f"{shop.schema}.db" / "orders_tagged"
    on_disk = {path.name for path in folder.rglob("*.parquet") if "_delta_log" not in path.parts}
    present = {Path(row[0]).name for row in shop.sql(f"select distinct _metadata.file_path from {table}")}
    assert on_disk == present


def purged_rows(shop: GovernedShop) -> list[Any]:
    columns = "_dq_sk, _dq_failed_rules, amount, _dq_warnings, _dq_tagged_at"
    return [row for row in shop.rejected(columns, part="tagged") if "payload_purged" in row[3]]
