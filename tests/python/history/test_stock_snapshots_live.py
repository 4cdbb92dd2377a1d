"""Snapshots by `timestamp` and `check` do what dbt documents, with the engine installed."""

from __future__ import annotations

from pathlib import Path

from tests.python.conftest import Dbt, Sql

STATE = "(order_id string, status string, updated_at timestamp) using delta"
VERSIONS = "select order_id, status, minute(dbt_valid_from), minute(dbt_valid_to) from {} order by 1, 3"


def test_stock_strategies_are_untouched(dbt: Dbt, sql: Sql, shop: Path, shop_schema: str) -> None:
    state = f"{shop_schema}.order_state"
    sql(f"create or replace table {state} {STATE}")
    sql(f"insert into {state} select id, 'PLACED', timestamp'2024-01-01 00:01:00' from values ('o1'), ('o2') as o (id)")
    assert dbt(shop, "snapshot", "--select", "orders_by_timestamp", "orders_by_check").success
    sql(f"update {state} set status = 'SHIPPED', updated_at = timestamp'2024-01-01 00:02:00' where order_id = 'o1'")
    sql(f"delete from {state} where order_id = 'o2'")
    assert dbt(shop, "snapshot", "--select", "orders_by_timestamp", "orders_by_check").success

    changed = [("o1", "PLACED", 1, 2), ("o1", "SHIPPED", 2, None)]
    assert sql(VERSIONS.format(f"{shop_schema}.orders_by_timestamp")) == [*changed, ("o2", "PLACED", 1, None)]
    by_check = sql(VERSIONS.format(f"{shop_schema}.orders_by_check"))
    assert by_check[:2] == changed
    assert by_check[2][:3] == ("o2", "PLACED", 1)
    assert by_check[2][3] is not None, "hard_deletes: invalidate closes what left the state"
