"""What a run writes, and what it leaves alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scripts.dbt_runs import Outcome
from scripts.sql_client import Client
from tests.python.conftest import Dbt, Sql

LOG = (
    "(`case-id` int, order_id string, status string, op string, note string, loaded_in string,"
    " _dq_warnings array<string>, updated_at timestamp, _dq_published_at timestamp, props map<string,int>) using delta"
)
PROPERTY = "quarantine.history_bookmark"
PLACED, SHIPPED = ("PLACED", 1, 3, "[]"), ("SHIPPED", 3, None, "[]")

BROKEN = {
    "o1": ("__END_AT = null where status = 'PLACED'", "is open though another version follows"),
    "o2": ("__END_AT = __START_AT where status = 'PLACED'", "does not end after it starts"),
    "o3": ("__END_AT = __END_AT + interval 1 minute where status = 'PLACED'", "overlaps the version that follows"),
    "o4": ("__END_AT = __END_AT - interval 1 minute where status = 'PLACED'", "is followed by a gap without a delete"),
    "o5": ("__END_AT = timestamp'2024-01-02' where status = 'SHIPPED'", "is closed though the key is live"),
    "o6": ("order_id = 'o9' where true", "is missing: the key is live and has no version"),
    "o7": ("__START_AT = null where status = 'SHIPPED'", "has no start"),
}


def row(order: str, sequence: int, status: str, batch: int, props: str = "map('a', 1, 'b', 2)") -> str:
    return (
        f"(1, '{order}', '{status}', 'U', null, 'b{batch}', array(),"
        f" timestamp'2024-01-01 00:0{sequence}:00', timestamp'2024-02-01 0{batch}:00:00', {props})"
    )


def versions(sql: Sql, schema: str, order: str) -> list[tuple[Any, ...]]:
    return sql(
        "select status, minute(__START_AT), minute(__END_AT), to_json(_dq_warnings)"
        f" from {schema}.orders where order_id = '{order}' order by 2"
    )


def merges(client: Client, schema: str) -> list[dict[str, str]]:
    """Metrics of the merges that wrote something, the latest first."""
    history = client.run(f"describe history {schema}.orders").dicts()
    metrics = [json.loads(commit["operationMetrics"]) for commit in history if commit["operation"] == "MERGE"]
    return [merge for merge in metrics if merge["numTargetFilesAdded"] != "0"]


@pytest.fixture
def log(sql: Sql, shop_schema: str) -> str:
    """Seven orders, each placed and shipped, the last one told twice."""
    table = f"{shop_schema}.order_log"
    sql(f"drop table if exists {shop_schema}.orders")
    sql(f"create or replace table {table} {LOG}")
    rows = [row(order, 1, "PLACED", 1) for order in BROKEN] + [row(order, 3, "SHIPPED", 2) for order in BROKEN]
    rows.append(row("o7", 4, "SHIPPED", 2, props="map('b', 2, 'a', 1)"))
    sql(f"insert into {table} values {', '.join(rows)}")
    return table


def build(dbt: Dbt, shop: Path, *args: str) -> Outcome:
    outcome = dbt(shop, "build", "--select", "orders", *args)
    assert outcome.success, outcome.messages() or outcome.exception
    return outcome


def test_the_life_of_a_history(dbt: Dbt, sql: Sql, client: Client, shop: Path, shop_schema: str, log: str) -> None:
    sql(f"update {log} set _dq_warnings = array('late') where order_id = 'o1' and status = 'PLACED'")
    build(dbt, shop)
    assert versions(sql, shop_schema, "o1") == [("PLACED", 1, 3, '["late"]'), SHIPPED]
    assert versions(sql, shop_schema, "o7") == [PLACED, SHIPPED], "a map's order made a version"

    build(dbt, shop)
    build(dbt, shop, "--empty")
    assert merges(client, shop_schema) == [], "no news, but data written"

    # o1's warning heals, o2 gets a late row; both are published now
    before = sql(f"show tblproperties {shop_schema}.orders ('{PROPERTY}')")[0][1]
    healed = "_dq_warnings = array(), _dq_published_at = timestamp'2024-02-01 05:00:00'"
    sql(f"update {log} set {healed} where order_id = 'o1'")
    sql(f"insert into {log} values {row('o2', 2, 'PACKED', 6)}")
    build(dbt, shop)
    late = [("PLACED", 1, 2, "[]"), ("PACKED", 2, 3, "[]"), SHIPPED]
    assert versions(sql, shop_schema, "o1") == [PLACED, SHIPPED]
    assert versions(sql, shop_schema, "o2") == late
    last = merges(client, shop_schema)[0]
    assert [last[f"numTargetRows{what}"] for what in ("Inserted", "Updated", "Deleted")] == ["1", "2", "0"]

    # the run died after its merge; meanwhile a row was published with an earlier clock than it had read
    sql(f"alter table {shop_schema}.orders set tblproperties ('{PROPERTY}' = '{before}')")
    build(dbt, shop)
    assert len(merges(client, shop_schema)) == 1, "repeating a run wrote data"
    sql(f"insert into {log} values {row('o3', 2, 'PACKED', 4)}")
    build(dbt, shop)
    assert versions(sql, shop_schema, "o3") == late

    # a change that nobody published: only a full comparison looks at keys without news
    sql(f"update {log} set status = 'RETURNED' where order_id = 'o4' and status = 'SHIPPED'")
    build(dbt, shop)
    assert versions(sql, shop_schema, "o4") == [PLACED, SHIPPED]
    build(dbt, shop, "--full-refresh")
    assert versions(sql, shop_schema, "o4") == [PLACED, ("RETURNED", *SHIPPED[1:])]


def test_broken_histories_are_found(dbt: Dbt, sql: Sql, shop: Path, shop_schema: str, log: str) -> None:
    build(dbt, shop)
    for order, (change, _) in BROKEN.items():
        sql(f"update {shop_schema}.orders set {change} and order_id = '{order}'")
    outcome = dbt(shop, "test", "--select", "orders")
    assert not outcome.success
    found = sql(f"select order_id, fault from ({outcome.result.results[0].node.compiled_code})")
    assert {(order, fault) for order, (_, fault) in BROKEN.items()} <= set(found)
    assert {fault for order, fault in found if order == "o9"} == {"has a key that the log does not know"}
