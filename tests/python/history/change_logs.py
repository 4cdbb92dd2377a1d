"""Change logs for the properties: few keys, values and sequences, so that every kind of collision is common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from tests.python.history.reference import Event

BATCHES = 3


@dataclass(frozen=True)
class Arrival:
    """An event and the batch that brings it. Which events share a batch is the cut of the log."""

    event: Event
    batch: int


def values() -> st.SearchStrategy[str | None]:
    return st.sampled_from(["a", "b", "B", "a'b", None])


@st.composite
def arrivals(draw: st.DrawFn) -> Arrival:
    is_delete = draw(st.sampled_from([False, False, False, True]))
    batch = draw(st.integers(1, BATCHES))
    tracked: dict[str, Any] = {"status": None, "amount": None, "extra": None}
    if not is_delete:
        tracked = {
            "status": draw(values()),
            "amount": draw(st.sampled_from([1, 1, 10, None])),
            # the column arrives with the second batch
            "extra": draw(st.sampled_from(["x", None, None])) if batch > 1 else None,
        }
    event = Event(
        key=(draw(st.sampled_from(["k1", "k1", "k1", "k2", None])),),
        sequence=draw(st.sampled_from([1, 2, 3, 4, 5, 6, 7, None])),
        is_delete=is_delete,
        tracked=tracked,
        untracked={"_dq_warnings": draw(st.sampled_from([[], [], ["late"]])), "note": draw(values())},
    )
    return Arrival(event, batch)


def change_logs() -> st.SearchStrategy[list[Arrival]]:
    return st.lists(arrivals(), min_size=1, max_size=9)
