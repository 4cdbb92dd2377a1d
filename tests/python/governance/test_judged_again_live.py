"""What people decided, and what is told of rejected rows, where batches are judged again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts import alerts, dbt_runs
from scripts.alerts_text import Rows
from scripts.sql_client import Client
from tests.python.conftest import Dbt, Sql
from tests.python.engine import shop as shops
from tests.python.engine.shop import Shop
from tests.python.queue import desk

pytestmark = pytest.mark.soak


@pytest.fixture
def shop(tmp_path: Path, schema: str, sql: Sql, dbt: Dbt) -> Iterator[Shop]:
    yield shops.create(tmp_path, schema, sql, dbt)
    shops.drop_layers(schema, sql)


def run(shop: Shop, *args: str) -> None:
    outcome = shop.dbt("run", "--select", *(args or ("package:shop",)))
    assert outcome.success, outcome.exception or outcome.messages()


def test_a_discarded_batch_stays_out_of_a_rebuild_and_of_a_table_made_anew(shop: Shop) -> None:
    shop.rules["id"] = [*shop.rules["id"], {"unique": {"name": "repeated_id"}}]
    shop.customer("c1")
    shop.arrive("(1, 'c1', 1.0, 'b1')")
    run(shop)
    shop.arrive("(2, 'c1', 2.0, 'b2')")
    run(shop, "orders_tagged")
    given = {"model": "orders", "batch": "b2", "reason": "test data", "actor": "ada"}
    with dbt_runs.schema_named(shop.schema):
        done = shop.run_dbt(shop.folder, "run-operation", "quarantine.discard_batch", "--args", json.dumps(given))
    assert done.success, done.exception
    shop.arrive("(2, 'c1', 3.0, 'b3')")
    run(shop)
    kept = [(1, 1.0), (2, 3.0)]
    query = f"select id, amount from {shop.schema}.orders_valid order by id, amount"
    assert shop.sql(query) == kept
    run(shop, "package:shop", "--full-refresh")
    assert shop.sql(query) == kept, "a row was rejected for the sake of a discarded one"
    shop.sql(f"drop table {shop.schema}.orders_tagged")
    run(shop)
    assert shop.sql(query) == kept, "what was discarded was published"


def test_a_fixed_row_without_a_batch_is_open_no_more(shop: Shop) -> None:
    desk.with_queue(shop)
    shop.customer("c1")
    shop.arrive("(1, 'c1', 1.0, null)", "(2, 'typo', 1.0, null)", "(3, 'nobody', 1.0, null)")
    assert desk.build(shop, command="run").success
    desk.fix(shop, "customer_id = 'typo'", '{"customer_id": "c1"}')
    assert desk.build(shop, command="run").success
    assert shop.ids("valid") == [1, 2]
    open_rows = shop.sql(f"select rule, open_rows from {shop.schema}_quality.quality_open_rules")
    assert open_rows == [("unknown_customer_id", 1)]


def test_batches_judged_again_on_their_own_are_not_told_as_new(client: Client, sql: Sql, schema: str) -> None:
    sql(
        f"""
        create table {schema}.publication_events (model_name string, event string, kind string, generation string,
            invocation_id string, quarantined_rows bigint, newly_rejected_rows bigint, publication_id string,
            batch_id string, verdicts array<struct<gate: string, severity: string, value: double, limit_value: double,
            outcome: string, is_closed: boolean, given: string, allowed: string>>) using delta;
        create table {schema}.publications (model_name string, publication_id string, batches array<string>)
            using delta;
        insert into {schema}.publication_events (model_name, event, kind, generation, invocation_id, batch_id,
            quarantined_rows, newly_rejected_rows) values
            ('held', 'judged', 'arrival', 'g1', 'old', 'b1', 3, null),
            ('held', 'judged', 'arrival', 'g1', 'old', 'b2', 50, null),
            ('held', 'judged', 'rebuild', 'g2', 'run', 'b1', 3, null),
            ('held', 'judged', 'arrival', 'g2', 'run', 'b2', 50, null),
            ('news', 'judged', 'arrival', 'g1', 'old', 'b1', 3, null),
            ('news', 'judged', 'arrival', 'g2', 'run', 'b1', 5, null),
            ('news', 'judged', 'arrival', 'g2', 'run', 'b2', 7, null),
            ('rules', 'judged', 'arrival', 'g1', 'old', 'b1', 3, null),
            ('rules', 'judged', 'arrival', 'g2', 'run', 'b1', 9, null),
            ('rules', 'rejudged', 'rebuild', 'g2', 'run', null, null, 6);
        """
    )
    told = alerts.read(client, alerts.Build(schema, "run"))
    assert told.rows == (Rows("news", 9), Rows("rules", 6))
