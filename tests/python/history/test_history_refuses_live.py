"""Wrong declarations stop before anything is written, and the sentence names the place and the cure."""

from __future__ import annotations

import re
from pathlib import Path

from tests.python.conftest import Dbt, Sql

REFUSALS = {
    "unknown_option": ["meta.quarantine.track_expect", "track_except"],
    "unknown_column": ["track_except: nota", "order_id, status", "remove nota"],
    "unknown_key": ["unique_key: line_id", "order_id, status"],
    "excluded_sequence": ["exclude: updated_at"],
    "published_sequence": ["published_at: updated_at", "without it, _dq_published_at is taken"],
    "retyped": ["column status", "type string in the snapshot's relation, int in the history", "drop the table"],
    "both_delete_forms": ["deletes and apply_as_deletes"],
    "malformed_deletes": ["deletes: {column: <name>, value: <value or list of values>}"],
    "stock_hard_deletes": ["hard_deletes: invalidate", "apply_as_deletes"],
    "stock_current_marker": ["dbt_valid_to_current"],
    "no_sequence": ["no updated_at"],
    "colliding_column": ["the column status", "snapshot_meta_column_names"],
}


def make_tables(sql: Sql, schema: str) -> None:
    sql(
        f"create or replace table {schema}.order_log (order_id string, status string, op string, note string,"
        f" updated_at timestamp, _dq_published_at timestamp) using delta"
    )
    sql(
        f"create or replace table {schema}.retyped (order_id string, status int, op string, note string,"
        " updated_at timestamp, dbt_updated_at timestamp, dbt_valid_from timestamp, dbt_valid_to timestamp,"
        " dbt_scd_id string) using delta"
    )


def test_wrong_options_are_refused(dbt: Dbt, sql: Sql, shop: Path, shop_schema: str) -> None:
    make_tables(sql, shop_schema)
    messages = dbt(shop, "snapshot", "--select", "tag:refused").messages()
    assert set(messages) == set(REFUSALS)
    for name, words in REFUSALS.items():
        for word in (f"snapshot {name}", *words):
            assert word in messages[name], messages[name]
    assert {row[1] for row in sql(f"show tables in {shop_schema}")} == {"order_log", "retyped"}


def test_missing_dispatch_lines_are_refused(dbt: Dbt, sql: Sql, shop: Path, shop_schema: str) -> None:
    make_tables(sql, shop_schema)
    project = shop / "dbt_project.yml"
    complete = project.read_text()
    project.write_text(re.sub(r"dispatch:(\n .*)+", "", complete))
    try:
        message = dbt(shop, "snapshot", "--select", "orders").messages()["orders"]
    finally:
        project.write_text(complete)
    assert "search_order: [shop, quarantine, dbt]" in message
    assert "snapshot_merge_sql" in message
