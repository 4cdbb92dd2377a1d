"""What a run writes, and what it leaves alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.python.conftest import Dbt, Sql

LOG = (
    "(case_id int, order_id string, status string, op string, note string, loaded_in string,"
    " _dq_warnings array<string>, updated_at timestamp, _dq_published_at timestamp) using delta"
)


def row(sequence: int, status: str, batch: int, warnings: str = "array()", op: str = "U") -> str:
    return (
        f"(1, 'o1', '{status}', '{op}', null, 'b{batch}', {warnings},"
        f" timestamp'2024-01-01 00:0{sequence}:00', timestamp'2024-02-01 0{batch}:00:00')"
    )


def versions(sql: Sql, schema: str) -> list[tuple[Any, ...]]:
    return sql(
        "select status, minute(__START_AT), minute(__END_AT), to_json(_dq_warnings), dbt_scd_id"
        f" from {schema}.orders order by 2"
    )


def merges(sql: Sql, schema: str) -> list[dict[str, Any]]:
    history = sql(f"select operation, to_json(operationMetrics) from (describe history {schema}.orders)")
    return [json.loads(metrics) for operation, metrics in history if operation == "MERGE"]


@pytest.fixture
def log(sql: Sql, shop_schema: str) -> str:
    table = f"{shop_schema}.order_log"
    sql(f"drop table if exists {shop_schema}.orders")
    sql(f"create or replace table {table} {LOG}")
    sql(f"insert into {table} values {row(1, 'PLACED', 1, 'array(string(1))')}, {row(3, 'SHIPPED', 1)}")
    return table


def snapshot(dbt: Dbt, shop: Path, *args: str) -> None:
    outcome = dbt(shop, "build", "--select", "orders", *args)
    assert outcome.success, outcome.messages() or outcome.exception


def test_a_healed_warning_updates_its_version_in_place(
    dbt: Dbt, sql: Sql, shop: Path, shop_schema: str, log: str
) -> None:
    snapshot(dbt, shop)
    before = versions(sql, shop_schema)
    sql(
        f"update {log} set _dq_warnings = array(), _dq_published_at = timestamp'2024-02-01 02:00:00'"
        " where status = 'PLACED'"
    )
    snapshot(dbt, shop)
    after = versions(sql, shop_schema)
    assert [version[3] for version in after] == ["[]", "[]"]
    assert [(*version[:3], version[4]) for version in after] == [(*version[:3], version[4]) for version in before]


def test_runs_without_news_commit_no_data_and_a_late_row_rewrites_one_key(
    dbt: Dbt, sql: Sql, shop: Path, shop_schema: str, log: str
) -> None:
    snapshot(dbt, shop)
    before = versions(sql, shop_schema)
    snapshot(dbt, shop)
    snapshot(dbt, shop, "--empty")
    snapshot(dbt, shop, "--full-refresh")
    assert versions(sql, shop_schema) == before
    assert all(int(merge["numTargetFilesAdded"]) == 0 for merge in merges(sql, shop_schema))

    sql(f"insert into {log} values {row(2, 'PACKED', 2)}")
    snapshot(dbt, shop)
    assert [version[:3] for version in versions(sql, shop_schema)] == [
        ("PLACED", 1, 2), ("PACKED", 2, 3), ("SHIPPED", 3, None),
    ]  # fmt: skip
    last = merges(sql, shop_schema)[0]
    assert [last[f"numTargetRows{what}"] for what in ("Inserted", "Updated", "Deleted")] == ["1", "1", "0"]


def test_rows_published_late_with_an_earlier_clock_are_not_missed(
    dbt: Dbt, sql: Sql, shop: Path, shop_schema: str, log: str
) -> None:
    sql(f"insert into {log} values {row(5, 'DELIVERED', 5)}")
    snapshot(dbt, shop)
    sql(f"insert into {log} values {row(4, 'PACKED', 3)}")
    snapshot(dbt, shop)
    assert [version[0] for version in versions(sql, shop_schema)] == ["PLACED", "SHIPPED", "PACKED", "DELIVERED"]


def test_a_run_that_died_after_its_merge_is_repeated_without_harm(
    dbt: Dbt, sql: Sql, shop: Path, shop_schema: str, log: str
) -> None:
    snapshot(dbt, shop)
    bookmark = sql(f"show tblproperties {shop_schema}.orders ('quarantine.history_bookmark')")[0][1]
    sql(f"insert into {log} values {row(4, 'PLACED', 2, op='D')}, {row(5, 'PLACED', 2)}")
    snapshot(dbt, shop)
    before = versions(sql, shop_schema)
    sql(f"alter table {shop_schema}.orders set tblproperties ('quarantine.history_bookmark' = '{bookmark}')")
    snapshot(dbt, shop)
    assert versions(sql, shop_schema) == before


def test_broken_histories_are_found(dbt: Dbt, sql: Sql, shop: Path, shop_schema: str, log: str) -> None:
    snapshot(dbt, shop)
    for change in (
        "update {} set __END_AT = null",
        "update {} set __END_AT = __START_AT where status = 'PLACED'",
        "update {} set __END_AT = __END_AT + interval 1 minute where status = 'PLACED'",
        "update {} set __END_AT = __END_AT - interval 1 minute where status = 'PLACED'",
        "update {} set __END_AT = timestamp'2024-01-02' where status = 'SHIPPED'",
        "delete from {}",
        "update {} set order_id = null",
    ):
        version = sql(f"select max(version) from (describe history {shop_schema}.orders)")[0][0]
        sql(change.format(f"{shop_schema}.orders"))
        assert not dbt(shop, "test", "--select", "orders").success, change
        sql(f"restore table {shop_schema}.orders to version as of {version}")
