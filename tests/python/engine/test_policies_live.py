"""What is refused once the real input is seen, and what the declared policies do when rules or columns change.

Twelve entities share three runs: the first load, a second batch with changed declarations, and --full-refresh.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from scripts.dbt_runs import Outcome
from tests.python.engine import project
from tests.python.engine.project import MISSING_ID, Entity
from tests.python.engine.shop import Shop

pytestmark = pytest.mark.soak
ORDERS = "{{ source('shop', 'orders') }}"
SMALL = {**MISSING_ID, "amount": [{"quarantine.in_range": {"name": "small", "arguments": {"min_value": 2}}}]}


def _expression(sql: str) -> dict[str, list[Any]]:
    return {"amount": [{"quarantine.expression": {"name": "broken", "arguments": {"expression": sql}}}]}


FIRST = {
    entity.name: entity
    for entity in [
        Entity("drawn", query=f"select *, rand() as draw from {ORDERS}"),
        Entity("astray", {"nowhere": [{"not_null": {"name": "missing"}}]}),
        Entity("numeric", _expression("+ 1")),
        Entity("unplannable", _expression("> nowhere")),
        Entity("kept", options={"on_rule_change": "keep"}),
        Entity("strict", options={"on_rule_change": "fail", "on_schema_change": "fail"}),
        Entity("plain", query=f"select * except (_batch_id) from {ORDERS}"),
        Entity("wider"),
        Entity("narrow", options={"on_schema_change": "fail"}),
        Entity("retyped"),
        Entity("unique", {"id": [*MISSING_ID["id"], {"unique": {"name": "repeated_id"}}]}),
        Entity(
            "warned",
            {"id": [{"not_null": {"name": "missing_id", "config": {"severity": "warn"}}}]},
            rejected=None,
            valid="{{ quarantine.valid(ref('%s_tagged')) }}",
        ),
    ]
}
_WIDE = f"select *, id * 10 as extra from {ORDERS}"
CHANGED = {
    **{name: entity for name, entity in FIRST.items() if name in ("plain", "unique", "warned", "drawn")},
    "kept": replace(FIRST["kept"], rules=SMALL),
    "strict": replace(FIRST["strict"], rules=SMALL),
    "wider": replace(FIRST["wider"], query=_WIDE),
    "narrow": replace(FIRST["narrow"], query=_WIDE),
    "retyped": replace(
        FIRST["retyped"], query=f"select id, customer_id, cast(amount as string) as amount, _batch_id from {ORDERS}"
    ),
}


class Lived:
    """The three runs, with what readers saw after each."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        shop.arrive("(1, 'c1', 5.0, 'b1')", "(2, 'c1', 1.0, 'b1')", "(null, 'c1', 5.0, 'b1')")
        self.first, self.after_first = self._run(FIRST)
        shop.arrive("(3, 'c1', 1.0, 'b2')", "(1, 'c1', 7.0, 'b2')")
        self.second, self.after_second = self._run(CHANGED)
        shop.sql(f"drop table {shop.schema}.retyped_tagged")  # as its refusal advises
        self.third, self.after_third = self._run(
            {name: entity for name, entity in CHANGED.items() if name not in ("drawn", "narrow")}, "--full-refresh"
        )

    def _run(self, entities: dict[str, Entity], *args: str) -> tuple[Outcome, dict[str, dict[str, Any]]]:
        outcome = project.run(self.shop, entities.values(), "run", "--select", "package:shop", *args)
        assert outcome.result is not None, outcome.exception
        return outcome, {name: self._seen(name) for name in FIRST}

    def _seen(self, name: str) -> dict[str, Any]:
        schema, seen = self.shop.schema, {}
        for part, place in (("valid", schema), ("quarantine", f"{schema}_quarantine")):
            if self.shop.sql(f"show tables in {place} like '{name}_{part}'"):
                ids = self.shop.sql(f"select id from {place}.{name}_{part}")
                seen[part] = sorted((row[0] for row in ids), key=str)
        return seen


@pytest.fixture(scope="module")
def lived(module_shop: Shop) -> Lived:
    return Lived(module_shop)


def said(outcome: Outcome, model: str, *pieces: str) -> None:
    """The model failed, and its message has the four parts and the pieces."""
    assert outcome.statuses()[model] == "error"
    message = outcome.messages()[model]
    for piece in ("where:", "given:", "allowed:", "fix:", *pieces):
        assert piece in message, message


@pytest.mark.parametrize(
    ("name", "pieces"),
    [
        ("astray", ("column nowhere", "id, customer_id, amount, _batch_id")),
        ("numeric", ("rule broken",)),
        ("unplannable", ("rule broken",)),
    ],
)
def test_rule_that_the_input_contradicts_is_refused_before_any_write(
    lived: Lived, name: str, pieces: tuple[str, ...]
) -> None:
    said(lived.first, f"{name}_tagged", f"model {name}_valid", *pieces)
    assert lived.shop.sql(f"show tables in {lived.shop.schema} like '{name}_*'") == []


def test_input_that_changes_when_read_again_is_refused_by_conservation(lived: Lived) -> None:
    for outcome in (lived.first, lived.second):
        said(outcome, "drawn_tagged", "input = valid + quarantined", "deterministic")
    assert lived.after_second["drawn"] == {}
    assert lived.shop.sql(f"select count(*) from {lived.shop.schema}.drawn_tagged") == [(0,)]
    events = lived.shop.sql(
        f"select distinct event from {lived.shop.schema}_quality.publication_events where model_name = 'drawn'"
    )
    assert events == [("refused",)]


def test_first_load(lived: Lived) -> None:
    for name in ("kept", "strict", "plain", "wider", "narrow", "retyped", "unique"):
        assert lived.after_first[name] == {"valid": [1, 2], "quarantine": [None]}, (name, lived.first.messages())
    assert lived.after_first["warned"] == {"valid": [1, 2, None]}, "without a critical rule every row proceeds"


def test_kept_verdicts_stay_when_rules_change(lived: Lived) -> None:
    """Row 2 would fail the new rule; only the new batch is judged by it."""
    assert lived.after_second["kept"] == {"valid": [1, 1, 2], "quarantine": [3, None]}
    assert lived.after_third["kept"] == {"valid": [1, 1], "quarantine": [2, 3, None]}


def test_changed_rules_stop_a_strict_model_until_it_is_rebuilt(lived: Lived) -> None:
    said(lived.second, "strict_tagged", "on_rule_change: fail", "--full-refresh")
    assert lived.after_second["strict"] == lived.after_first["strict"]
    assert lived.after_third["strict"] == {"valid": [1, 1], "quarantine": [2, 3, None]}


def test_input_without_batches_is_judged_anew_and_shown_once(lived: Lived) -> None:
    assert lived.after_second["plain"] == {"valid": [1, 1, 2, 3], "quarantine": [None]}
    assert lived.shop.sql(f"select count(*) from {lived.shop.schema}.plain_tagged") == [(5,)], "old copies stayed"


def test_new_column_arrives(lived: Lived) -> None:
    rows = lived.shop.sql(f"select id, extra from {lived.shop.schema}.wider_valid order by id, extra")
    assert lived.after_second["wider"] == {"valid": [1, 1, 2, 3], "quarantine": [None]}
    assert rows == [(1, 10), (1, 10), (2, 20), (3, 30)], "a rebuild fills the column for old rows too"


def test_new_column_stops_a_model_that_refuses_it(lived: Lived) -> None:
    said(lived.second, "narrow_tagged", "new columns extra", "append_new_columns")
    assert lived.after_second["narrow"] == lived.after_first["narrow"]


def test_retyped_column_is_refused_and_loses_nothing(lived: Lived) -> None:
    said(
        lived.second,
        "retyped_tagged",
        "column amount",
        "type string in the input, double in the table",
        "drop the table",
    )
    assert lived.after_second["retyped"] == lived.after_first["retyped"]
    assert lived.after_third["retyped"] == {"valid": [1, 1, 2, 3], "quarantine": [None]}


def test_a_key_that_was_accepted_before_is_rejected_later(lived: Lived) -> None:
    assert lived.after_second["unique"] == {"valid": [1, 2, 3], "quarantine": [1, None]}


@pytest.mark.parametrize("name", ["plain", "wider", "unique", "warned"])
def test_full_refresh_ends_in_the_same_content(lived: Lived, name: str) -> None:
    assert lived.third.statuses()[f"{name}_tagged"] == "success"
    assert lived.after_third[name] == lived.after_second[name]
