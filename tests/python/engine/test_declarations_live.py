"""Wrong declarations are refused all at once, each by name and with its cure, before anything is written."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from tests.python.engine import project
from tests.python.engine.project import MISSING_ID, Entity
from tests.python.engine.shop import Shop

# dbt itself refuses a misspelt or missing argument of an installed test while it parses.
OWN_PARENTS = {"to": "ref('own_parents_valid')", "field": "id"}
_LOOKUP = {"name": "unknown", "arguments": {"to": "source('shop', 'customers')", "field": "customer_id"}}


def _expression(sql: str) -> list[object]:
    return [{"quarantine.expression": {"name": "broken", "arguments": {"expression": sql}}}]


def _threshold(key: str, value: object) -> Entity:
    return Entity(f"has_{key}", {"id": [{"not_null": {"name": "missing_id", "config": {key: value}}}]})


def _test_meta(options: object) -> dict[str, object]:
    return {"not_null": {"name": "missing_id", "config": {"meta": {"quarantine": options}}}}


def _meta(**options: object) -> dict[str, list[object]]:
    return {"id": [_test_meta(options)]}


def _gate(kind: str, **arguments: object) -> dict[str, object]:
    return {f"quarantine.{kind}": {"arguments": arguments}}


ENTITIES = {
    entity.name: entity
    for entity in [
        Entity("sound"),
        Entity("sound_clock", {"amount": _expression("> unix_timestamp(date'2026-01-01')")}),
        Entity("sound_without_options", {"id": [_test_meta(None)]}),
        Entity(
            "sound_argument", gates=[{"not_null": {"name": "missing_id", "arguments": {"column_name": "id"}}}], rules={}
        ),
        Entity("lone_option", {"id": [_test_meta("fail")]}),
        Entity("numbered", _meta(rule=7)),
        Entity("misspelt_row_rule", _meta(row_rule="flase")),
        Entity("misspelt_option", options={"on_rule_chang": "keep"}),
        Entity("wrong_choice", options={"on_rule_change": "never"}),
        Entity("one_key", options={"key_columns": "id"}),
        Entity("odd_origin", options={"ingestion_columns": ["_file", 1]}),
        Entity("two_sequences", options={"sequence_column": ["updated_at", "id"]}),
        Entity("odd_deletes", options={"delete_when": True}),
        Entity("misspelt_rule_option", _meta(on_nul="fail")),
        Entity("wrong_on_null", _meta(on_null="maybe")),
        Entity("null_passes", _meta(on_null="pass")),
        Entity("wrong_rule_name", _meta(rule="missing id!")),
        Entity("empty", rules={}),
        Entity(
            "twice",
            {"id": MISSING_ID["id"], "amount": [{"not_null": {"name": "missing_id", "label": "missing_amount"}}]},
        ),
        Entity("undeclared_lookup", {"customer_id": [{"relationships": _LOOKUP}]}),
        Entity(
            "aggregate",
            {
                "amount": [
                    {
                        "dbt_expectations.expect_column_mean_to_be_between": {
                            "name": "mean",
                            "arguments": {"min_value": 1},
                        }
                    }
                ]
            },
        ),
        _threshold("error_if", "> 10"),
        _threshold("warn_if", "> 10"),
        _threshold("limit", 10),
        _threshold("fail_calc", "sum(id)"),
        Entity("lonely_valid", tagged=None, rejected=None, valid="{{ quarantine.valid(source('shop', 'orders')) }}"),
        Entity("lonely_tagged", valid=None, rejected=None),
        Entity("orphan", valid=None, tagged=None, rejected="{{ quarantine.rejected(source('shop', 'orders')) }}"),
        Entity("of_another_kind", valid=None, tagged=None, rejected="select 1 as id"),
        Entity("unwatched", rejected=None, valid="{{ quarantine.valid(ref('%s_tagged')) }}"),
        Entity("needless", {"id": [{"not_null": {"name": "missing_id", "config": {"severity": "warn"}}}]}),
        Entity("impatient", valid="{{ quarantine.valid(ref('%s_tagged')) }}"),
        Entity("random", {"amount": _expression("> rand()")}),
        Entity("clock", {"amount": _expression("< 5 or current_date() > date'2026-01-01'")}),
        Entity(
            "clock_in_values",
            {"id": [{"accepted_values": {"name": "today", "arguments": {"values": ["day(now())"], "quote": False}}}]},
        ),
        Entity("clock_in_key", gates=[_gate("unique_columns", columns=["id", "current_date()"])]),
        Entity(
            "null_keys_pass",
            rules={},
            gates=[
                {
                    "quarantine.unique_columns": {
                        "name": "unique_id",
                        "arguments": {"columns": ["id"]},
                        "config": {"meta": {"quarantine": {"on_null": "pass"}}},
                    }
                }
            ],
        ),
        Entity(
            "tested_sql",
            rules={},
            gates=[{"not_null": {"name": "missing_id", "arguments": {"column_name": "lower(id)"}}}],
        ),
        Entity("own_parents", {"id": [{"relationships": {"name": "unknown_parent", "arguments": OWN_PARENTS}}]}),
        Entity("subquery", {"amount": _expression("> (select max(amount) from prices)")}),
        Entity("nothing_below", gates=[_gate("reject_rate", below=0)]),
        Entity("wide_volume", gates=[_gate("volume", at_least=1.5)]),
        Entity("misspelt_gate", gates=[_gate("reject_rate", belwo=0.1)]),
        Entity("gate_of_no_rule", gates=[_gate("rule_rate", rule="missing_name", below=0.1)]),
        Entity("odd_age", gates=[_gate("freshness", max_age="soon")]),
        Entity("no_window", gates=[_gate("drift", window=0)]),
        Entity("short_window", gates=[_gate("drift", window=3)]),
        Entity("no_threshold", gates=[_gate("drift", threshold=-1)]),
        Entity("filtered_gate", gates=[{"quarantine.conservation": {"config": {"where": "id > 1"}}}]),
        Entity("soft_gate", gates=[{"quarantine.conservation": {"config": {"error_if": "> 10"}}}]),
        Entity("two_gates", gates=[_gate("reject_rate", below=0.1), _gate("reject_rate", below=0.2)]),
        Entity("gate_of_column", {"id": [*MISSING_ID["id"], _gate("reject_rate", below=0.1)]}),
        Entity("misplaced_gate", tagged_tests=[_gate("reject_rate", below=0.1)]),
    ]
}


@dataclass(frozen=True)
class Refused:
    """A wrong entity with a piece of what must be said about it: given, allowed, fix."""

    entity: str
    given: str
    allowed: str
    fix: str


REFUSED = [
    Refused("misspelt_option", "on_rule_chang", "on_rule_change, on_schema_change", "correct the key"),
    Refused("wrong_choice", "never", "retag, keep, fail", "choose one"),
    Refused("one_key", "id", "a list of column names", "correct key_columns"),
    Refused("odd_origin", "_file", "a list of column names", "correct ingestion_columns"),
    Refused("two_sequences", "updated_at", "the name of a column", "correct sequence_column"),
    Refused("odd_deletes", "True", "a text", "correct delete_when"),
    Refused("misspelt_rule_option", "on_nul", "rule, on_null, row_rule", "correct the key"),
    Refused("lone_option", "the key fail", "rule, on_null, row_rule", "correct the key"),
    Refused("numbered", "7", "a text", "between quotes"),
    Refused("misspelt_row_rule", "flase", "true, false", "choose one"),
    Refused("wrong_on_null", "maybe", "pass, fail", "choose one"),
    Refused("null_passes", "on_null: pass", "finds NULLs", "where: 'id is not null'"),
    Refused("null_keys_pass", "on_null: pass", "finds NULLs", "leave them out"),
    Refused("tested_sql", "lower(id)", "the name of a column", "select it as a column"),
    Refused("wrong_rule_name", "missing id!", "letters, digits and _", "config.meta.quarantine.rule"),
    Refused("empty", "no rule", "at least one", "add a data test"),
    Refused("twice", "2 rules named missing_id", "one rule per name", "a name of its own"),
    Refused("undeclared_lookup", "look-up in customers", "named in the model file", "quarantine.tagged(lookups=["),
    Refused("aggregate", "expect_column_mean_to_be_between", "row tests", "row_rule: false"),
    Refused("has_error_if", "error_if: > 10", "no threshold", "remove error_if"),
    Refused("has_warn_if", "warn_if: > 10", "no threshold", "remove warn_if"),
    Refused("has_limit", "limit: 10", "no threshold", "remove limit"),
    Refused("has_fail_calc", "fail_calc: sum(id)", "no threshold", "remove fail_calc"),
    Refused("lonely_valid", "without lonely_valid_tagged", "lonely_valid_tagged and", "add lonely_valid_tagged.sql"),
    Refused("lonely_tagged", "without lonely_tagged_valid", "lonely_tagged_valid", "add lonely_tagged_valid.sql"),
    Refused("orphan", "without orphan_tagged", "orphan_valid", "add orphan_tagged.sql"),
    Refused("unwatched", "no model unwatched_quarantine", "severity error", "add unwatched_quarantine.sql"),
    Refused("needless", "but no critical rule", "severity error", "delete needless_quarantine.sql"),
    Refused("impatient", "does not wait for impatient_quarantine", "published first", "quarantine.valid(ref("),
    Refused("random", "rand", "deterministic", "not_in_future"),
    Refused("clock", "current_date", "deterministic", "not_in_future"),
    Refused("clock_in_values", "now", "deterministic", "not_in_future"),
    Refused("clock_in_key", "current_date", "deterministic", "not_in_future"),
    Refused("own_parents", "a look-up in ref('own_parents_valid')", "a model before", "ref('own_parents')"),
    Refused("subquery", "a subquery", "columns of the row", "use relationships"),
    Refused("nothing_below", "below: 0", "above 0 and up to 1", "correct below"),
    Refused("wide_volume", "at_least: 1.5", "above 0 and up to 1", "correct at_least"),
    Refused("misspelt_gate", "belwo", "below", "correct the argument"),
    Refused("gate_of_no_rule", "rule: missing_name", "a rule of the model: missing_id", "correct rule"),
    Refused("odd_age", "max_age: soon", "minutes, hours, days", "correct max_age"),
    Refused("no_window", "window: 0", "at least 1", "correct window"),
    Refused("short_window", "min_history: 5", "at most window, which is 3", "correct min_history or window"),
    Refused("no_threshold", "threshold: -1", "above 0", "correct threshold"),
    Refused("filtered_gate", "the filter id > 1", "no filter", "remove where"),
    Refused("soft_gate", "error_if: > 10", "its limit is an argument", "remove error_if"),
    Refused("two_gates", "2 gates named reject_rate", "one gate per name", "a name of its own"),
    Refused("gate_of_column", "a test of column id", "a test of the model", "move the test"),
    Refused("misplaced_gate", "a gate on misplaced_gate_tagged", "gates on a _valid model", "move the gate"),
]


@pytest.fixture(scope="module")
def said(module_shop: Shop) -> str:
    outcome = project.run(module_shop, ENTITIES.values(), "build")
    assert not outcome.success
    return str(outcome.exception)


@pytest.mark.parametrize("wrong", REFUSED, ids=lambda wrong: wrong.entity)
def test_wrong_declaration_is_refused(said: str, wrong: Refused) -> None:
    found = [
        problem
        for problem in re.split(r"\n\s*(?=where:)", said)
        if re.match(rf"where:.*\b{wrong.entity}(_valid|_tagged|_quarantine|\b)", problem.splitlines()[0])
    ]
    assert found, said
    for problem in found:
        parts = dict(re.findall(r"^\s*(where|given|allowed|fix):\s+(.+)$", problem, re.M))
        assert set(parts) == {"where", "given", "allowed", "fix"}, problem
    assert any(wrong.given in problem and wrong.allowed in problem and wrong.fix in problem for problem in found), found


def test_nothing_else_is_complained_about(said: str) -> None:
    assert "sound_" not in said
    assert f"{len(re.findall(r'^ +where:', said, re.M))} wrong declarations" in said


def test_nothing_was_written(said: str, module_shop: Shop) -> None:
    schema = module_shop.schema
    layers = [row[0] for row in module_shop.sql(f"show schemas like '{schema}*'")]
    tables = {row[1] for layer in layers for row in module_shop.sql(f"show tables in {layer}")}
    assert tables == {"orders", "customers"}


def test_options_that_name_missing_columns_are_refused_before_any_write(module_shop: Shop) -> None:
    """Last: what the real columns are needed for is checked when the rest is right."""
    options = {"key_columns": ["id", "order_id"], "sequence_column": "updated_at", "ingestion_columns": ["_batch_id"]}
    outcome = project.run(module_shop, [Entity("unkeyed", options=options)], "run", "--select", "unkeyed_tagged")
    said = outcome.messages()["unkeyed_tagged"]
    for place, column in (("key_columns", "order_id"), ("sequence_column", "updated_at")):
        assert re.search(rf"model unkeyed_valid, config.meta.quarantine.{place}\s+given:\s+column {column}\s", said), (
            said
        )
    assert "allowed: id, customer_id, amount, _batch_id" in said
    assert "column _batch_id" not in said
    assert module_shop.sql(f"show tables in {module_shop.schema} like 'unkeyed_tagged'") == []
