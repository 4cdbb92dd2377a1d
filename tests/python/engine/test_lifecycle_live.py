"""What a person sees of a table over its life: first load, new batches, healing, changed rules, sent again."""

from __future__ import annotations

from typing import Any

from tests.python.engine.shop import Shop

BATCH_1 = ["(1, 'c1', 5.0, 'b1')", "(2, 'late', 5.0, 'b1')", "(null, 'c1', 1.0, 'b1')", "(4, null, null, 'b1')"]
FULL_PROOF = ("--vars", "{quarantine_full_proof: true}")
TWINS = ["(5, 'c1', 2.0, 'b1')", "(5, 'c1', 2.0, 'b1')"]


COPIES = {
    "shown": "{{ config(materialized='view') }}\nselect * from {{ ref('orders_valid') }}",
    "copies_tagged": "{{ quarantine.tagged() }}\nselect * from {{ ref('shown') }}",
    "copies_valid": "{{ quarantine.valid(ref('copies_tagged')) }}",
}
MISSING_COPY = {"not_null": {"name": "missing_copy", "config": {"severity": "warn"}}}


def built(shop: Shop, *args: str) -> None:
    outcome = shop.build(*args)
    assert outcome.success, outcome.exception or outcome.messages()


def copies(shop: Shop) -> list[Any]:
    return shop.sql(f"select id from {shop.schema}.copies_valid")


def test_a_table_lives_through_batches_healing_and_changed_rules(shop: Shop) -> None:
    shop.customer("c1")
    shop.arrive(*BATCH_1, *TWINS)
    built(shop)
    assert shop.ids("valid") == [1, 4, 5, 5]
    assert shop.failures() == {2: ["unknown_customer_id"], None: ["missing_id"]}
    assert shop.sql(f"select id, _dq_warnings from {shop.schema}.orders_valid where size(_dq_warnings) > 0") == [
        (4, '["missing_amount"]')
    ]

    before = shop.contents(but_run_columns=False)
    built(shop)
    assert shop.contents(but_run_columns=False) == before, "a second build changed something"
    built(shop, "--empty")
    assert shop.contents(but_run_columns=False) == before, "a build that reads nothing changed something"

    shop.customer("late")
    shop.arrive("(6, 'c1', 1.0, 'b2')", "(7, 'nobody', 1.0, 'b2')")
    built(shop)
    assert shop.ids("valid") == [1, 2, 4, 5, 5, 6]
    assert shop.failures() == {7: ["unknown_customer_id"], None: ["missing_id"]}

    shop.rules["amount"] = [
        {"quarantine.in_range": {"name": "small_amount", "arguments": {"min_value": 2}}},
    ]
    built(shop)
    assert shop.ids("valid") == [1, 2, 4, 5, 5]
    assert shop.failures() == {
        6: ["small_amount"],
        7: ["small_amount", "unknown_customer_id"],
        None: ["missing_id", "small_amount"],
    }
    ledger = f"{shop.schema}_quality.publication_events"
    released, rejected = shop.sql(f"select released_rows, newly_rejected_rows from {ledger} where event = 'rejudged'")[
        0
    ]
    assert (released, rejected) == (0, 1)

    conserved: list[Any] = shop.sql(f"select distinct is_conserved from {ledger} where is_conserved is not null")
    assert conserved == [(True,)]
    totals = shop.sql(f"select count(*), count_if(_dq_valid), count_if(not _dq_valid) from {shop.schema}.orders_tagged")
    assert totals == [(8, 5, 3)]


def test_a_batch_sent_again_replaces_the_one_before(shop: Shop) -> None:
    """Also where ids must be unique, and in what reads it through a view: the version before isn't there any more."""
    shop.models = {**shop.models, **COPIES}
    shop.declared = [{"name": "copies_valid", "columns": [{"name": "amount", "data_tests": [MISSING_COPY]}]}]
    shop.rules["id"] = [*shop.rules["id"], {"unique": {"name": "repeated_id"}}]
    shop.customer("c1")
    shop.arrive("(1, 'c1', 1.0, 'b1')", "(2, 'c1', 1.0, 'b1')")
    built(shop)
    shop.arrive("(1, 'c1', 1.0, 'b1.v2')", "(null, 'c1', 1.0, 'b1.v2')")
    built(shop, *FULL_PROOF)
    assert shop.ids("valid") == [1]
    assert shop.ids("quarantine") == [None]
    assert copies(shop) == [(1,)]
    assert shop.sql(f"select count(*) from {shop.schema}.orders_tagged") == [(4,)], "evidence is kept"
    full = shop.contents()
    built(shop, "--full-refresh")
    assert shop.contents() == full, "a rebuilt table differs"

    shop.sql(f"drop table {shop.schema}.orders_tagged")
    built(shop, "--empty")
    assert shop.ids("valid") == []
    built(shop)
    assert shop.contents() == full, "a table that was dropped and made anew lacks rows"
    assert copies(shop) == [(1,)]

    shop.arrive("(9, 'c1', 1.0, 'b1.v2')")
    message = shop.dbt("run", "--select", "orders_tagged", *FULL_PROOF).messages()["orders_tagged"]
    assert "3 rows in the input, 2 of them judged" in message, "a row that came after its batch was judged"

    shop.models["orders_tagged"] = "{{ config(alias='copy') }}" + shop.models["orders_tagged"]
    message = shop.dbt("run", "--select", "orders_tagged").messages()["orders_tagged"]
    assert f"has the batches of {shop.schema}.orders_tagged" in message
    assert "quarantine_schema" in message
    assert shop.sql(f"show tables in {shop.schema} like 'copy'") == []
