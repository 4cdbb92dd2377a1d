"""What holds for any rows in any batches. All cases share one table and three builds."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import Any

import pytest

from tests.python.engine import project, random_orders
from tests.python.engine.project import Entity
from tests.python.engine.random_orders import LATE_PARENT, PARENTS, Case
from tests.python.engine.shop import Shop

NUMBER = 80
Content = dict[str, list[str]]
Verdicts = dict[int, Counter[str]]


def _contents(shop: Shop) -> Content:
    """All tables with all columns: a rerun may not even change run columns. As text, since NaN differs from itself."""
    places = (
        (shop.schema, "facts_tagged"),
        (shop.schema, "facts_valid"),
        (f"{shop.schema}_quarantine", "facts_quarantine"),
    )
    return {name: sorted(map(repr, shop.sql(f"select * from {place}.{name}"))) for place, name in places}


class Judged:
    """Cases 0.. as they were cut, cases 1000.. the same rows in one batch."""

    def __init__(self, shop: Shop, seed: int) -> None:
        self.shop = shop
        self.cases = dict(enumerate(random_orders.cases(NUMBER, seed)))
        self.entity = Entity(
            "facts",
            random_orders.RULES,
            query="select * from {{ target.schema }}.facts",
            tagged="{{ quarantine.tagged(lookups=[source('shop', 'customers')]) }}",
        )
        shop.sql(f"create table {shop.schema}.facts ({random_orders.COLUMNS}) using delta")
        for parent in (*PARENTS, *PARENTS, "c1"):
            shop.sql(f"insert into {shop.schema}.customers values ({random_orders.literal(parent)})")
        for step in (0, 1):
            self._arrive(step, seed)
            self._build()
        self.before = _contents(shop)
        self._build()

    def _arrive(self, step: int, seed: int) -> None:
        rows = random_orders.arrivals(self.cases.items(), step, at_once=False)
        rows += random_orders.arrivals(
            ((number + 1000, case) for number, case in self.cases.items()), step, at_once=True
        )
        random.Random(seed).shuffle(rows)
        self.shop.sql(f"insert into {self.shop.schema}.facts values {', '.join(rows)}")
        if step == 1:
            self.shop.customer(LATE_PARENT, LATE_PARENT)

    def _build(self) -> None:
        outcome = project.run(self.shop, [self.entity], "build", "--select", "package:shop")
        assert outcome.success, outcome.exception or outcome.messages()

    def verdicts(self) -> Verdicts:
        """Rows of both sides with their verdict, per case."""
        columns = "case_id, id, customer_id, amount, note"
        found: Verdicts = defaultdict(Counter)
        for side, failed in (
            (f"{self.shop.schema}.facts_valid", "''"),
            (f"{self.shop.schema}_quarantine.facts_quarantine", "array_join(array_sort(_dq_failed_rules), ',')"),
        ):
            query = f"select {columns}, {failed}, array_join(_dq_warnings, ',') from {side}"
            for case_id, *row in self.shop.sql(query):
                found[case_id][repr(tuple(row))] += 1
        return found


@pytest.fixture(scope="module")
def judged(module_shop: Shop) -> Judged:
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")  # pytest shows it when a test fails
    return Judged(module_shop, seed)


def _wrong(cases: dict[int, Case], found: Verdicts, offset: int) -> dict[int, Any]:
    return {
        number: (found[number + offset], case.expected())
        for number, case in cases.items()
        if found[number + offset] != case.expected()
    }


def test_both_sides_together_are_the_input_with_the_verdicts_it_deserves(judged: Judged) -> None:
    """Nothing lost, doubled or in both places, NULL, NaN and twins included; a doubled parent doubles nothing."""
    assert _wrong(judged.cases, judged.verdicts(), 0) == {}


def test_the_cut_into_batches_and_their_order_do_not_matter(judged: Judged) -> None:
    assert _wrong(judged.cases, judged.verdicts(), 1000) == {}


def test_a_rerun_changes_nothing(judged: Judged) -> None:
    assert _contents(judged.shop) == judged.before


def test_the_cases_reach_every_verdict(judged: Judged) -> None:
    """Else the properties would hold for want of rows."""
    seen = Counter(rule for case in judged.cases.values() for row, _, _ in case.rows for rule in row.verdict())
    for rule in ("missing_id", "missing_note", "non_positive", "unknown_customer", "odd_note"):
        assert any(rule in verdict.split(",") for verdict in seen), rule
    assert seen[""] > 0
