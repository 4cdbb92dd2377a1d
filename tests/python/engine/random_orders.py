"""Random orders in random batches, and what must become of them, told without the engine."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st

COLUMNS = "case_id int, id int, customer_id string, amount double, note string, _batch_id string"
PARENTS = ("c1", "ünï–日本", "it's", "")
LATE_PARENT = "late"
NOTES = ("ok", "naïve 日本")
# Names sort the other way round than they arrive in.
BATCHES = (("z0", "z1", "m"), ("a0", "a1"))
RULES: dict[str, list[Any]] = {
    "id": [{"not_null": {"name": "missing_id"}}],
    "customer_id": [
        {
            "relationships": {
                "name": "unknown_customer",
                "arguments": {"to": "source('shop', 'customers')", "field": "customer_id"},
            }
        }
    ],
    "amount": [{"quarantine.expression": {"name": "non_positive", "arguments": {"expression": "> 0"}}}],
    "note": [
        {"not_null": {"name": "missing_note", "config": {"where": "amount > 100"}}},
        {
            "accepted_values": {
                "name": "odd_note",
                "arguments": {"values": list(NOTES)},
                "config": {"severity": "warn"},
            }
        },
    ],
}


@dataclass(frozen=True)
class Row:
    id: int | None
    customer_id: str | None
    amount: float | None
    note: str | None

    def sql(self, case_id: int, batch: str) -> str:
        values = (case_id, self.id, self.customer_id, self.amount, self.note, batch)
        return f"({', '.join(map(literal, values))})"

    def verdict(self) -> tuple[str, str]:
        """Failed rules and warnings, joined with commas, in order of their names."""
        is_large = self.amount is not None and (math.isnan(self.amount) or self.amount > 100)
        known = (None, *PARENTS, LATE_PARENT)
        failed = {
            "missing_id": self.id is None,
            "missing_note": is_large and self.note is None,
            # Spark sorts NaN above every number
            "non_positive": self.amount is None or not (math.isnan(self.amount) or self.amount > 0),
            "unknown_customer": self.customer_id not in known,
        }
        return ",".join(name for name, is_failed in failed.items() if is_failed), (
            "odd_note" if self.note is not None and self.note not in NOTES else ""
        )

    def key(self) -> str:
        return repr((self.id, self.customer_id, self.amount, self.note, *self.verdict()))


@dataclass(frozen=True)
class Case:
    """Rows, and for each of them the step and the batch it arrives in."""

    rows: tuple[tuple[Row, int, int], ...]

    def expected(self) -> Counter[str]:
        return Counter(row.key() for row, _, _ in self.rows)


_TEXTS = st.sampled_from([None, *PARENTS, LATE_PARENT, "nobody", "İ\u0000", "C1", "c1 "])
_ROWS = st.builds(
    Row,
    id=st.one_of(st.none(), st.integers(-(2**31), 2**31 - 1)),
    customer_id=_TEXTS,
    amount=st.one_of(st.none(), st.floats(width=64), st.sampled_from([0.0, -0.0, 100.0, 101.0, math.nan])),
    note=st.one_of(
        st.none(),
        st.sampled_from([*NOTES, "it's \\ ${x}"]),
        st.text(st.characters(exclude_categories=["Cs"]), max_size=4),
    ),
)
_PLACES = st.integers(0, 1).flatmap(lambda step: st.tuples(st.just(step), st.integers(0, len(BATCHES[step]) - 1)))


@st.composite
def _cases(draw: st.DrawFn) -> Case:
    rows = draw(st.lists(_ROWS, max_size=6))
    twins = draw(st.lists(st.sampled_from(rows), max_size=2)) if rows else []
    return Case(tuple((row, *draw(_PLACES)) for row in [*rows, *twins]))


def cases(number: int, seed: int) -> list[Case]:
    """Distinct cases as hypothesis finds them; they share the builds, so each is drawn before any is judged."""
    found: list[Case] = []

    @seeded(seed)
    @settings(
        max_examples=number,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(_cases())
    def draw(case: Case) -> None:
        found.append(case)

    draw()
    return found


def arrivals(numbered: Iterable[tuple[int, Case]], step: int, at_once: bool) -> list[str]:
    """SQL tuples of the rows that arrive in a step; `at_once`: all of them in one batch of the first step."""
    rows = []
    for case_id, case in numbered:
        for row, its_step, batch in case.rows:
            if at_once and step == 0:
                rows.append(row.sql(case_id, "whole"))
            elif not at_once and its_step == step:
                rows.append(row.sql(case_id, BATCHES[step][batch]))
    return rows


def literal(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, str):
        return f"cast(unhex('{value.encode().hex()}') as string)"
    if isinstance(value, float):
        return f"double('{value!r}')"
    return str(value)
