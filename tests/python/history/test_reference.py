"""The reference itself: the worked examples of the guide, and what must hold for any log."""

from __future__ import annotations

import random
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from tests.python.history.change_logs import Arrival, change_logs
from tests.python.history.reference import Event, Version, history


def upsert(sequence: int, status: str, note: str = "") -> Event:
    return Event(("k",), sequence, tracked={"status": status}, untracked={"note": note})


def delete(sequence: int) -> Event:
    return Event(("k",), sequence, is_delete=True)


def spans(log: list[Event]) -> list[tuple[str, int, int | None]]:
    return [(version.tracked["status"], version.started, version.ended) for version in history(log)]


def test_versions_of_one_batch_all_appear() -> None:
    assert spans([upsert(1, "a"), upsert(2, "b"), upsert(3, "c")]) == [("a", 1, 2), ("b", 2, 3), ("c", 3, None)]


def test_a_late_row_splits_the_interval_it_belongs_to() -> None:
    assert spans([upsert(1, "a"), upsert(5, "a"), upsert(3, "b")]) == [("a", 1, 3), ("b", 3, 5), ("a", 5, None)]


def test_equal_consecutive_versions_merge_and_show_the_latest_untracked_values() -> None:
    (version,) = history([upsert(1, "a", "first"), upsert(2, "a", "second")])
    assert (version.started, version.ended, version.untracked) == (1, None, {"note": "second"})


def test_a_delete_closes_and_an_equal_upsert_after_it_opens_again() -> None:
    assert spans([upsert(1, "a"), delete(2), upsert(4, "a")]) == [("a", 1, 2), ("a", 4, None)]


def test_a_delete_that_came_first_still_counts() -> None:
    assert spans([delete(3), upsert(1, "a")]) == [("a", 1, 3)]


def test_a_delete_wins_over_an_upsert_of_the_same_sequence() -> None:
    assert spans([upsert(1, "a"), upsert(2, "b"), delete(2)]) == [("a", 1, 2)]


def test_the_greatest_content_wins_among_upserts_of_one_sequence() -> None:
    assert spans([upsert(1, "b"), upsert(1, "a")]) == [("b", 1, None)]


@given(change_logs(), st.randoms(use_true_random=False))
def test_neither_order_nor_replays_matter(log: list[Arrival], dice: random.Random) -> None:
    events = [arrival.event for arrival in log]
    replayed = events + dice.choices(events, k=3)
    dice.shuffle(replayed)
    assert history(replayed) == history(events)


@given(change_logs())
def test_intervals_are_real_and_never_overlap(log: list[Arrival]) -> None:
    versions = history(arrival.event for arrival in log)
    for version in versions:
        assert version.ended is None or version.started < version.ended
    for before, after in pairwise(versions):
        assert before.key != after.key or (before.ended is not None and before.ended <= after.started)


@given(change_logs())
def test_a_key_is_current_exactly_when_its_last_event_is_an_upsert(log: list[Arrival]) -> None:
    events = [arrival.event for arrival in log if None not in arrival.event.key]
    versions = history(events)
    for key in {event.key for event in events}:
        last = max((event.sequence for event in events if event.key == key and event.sequence), default=None)
        deleted = any(event.is_delete for event in events if event.key == key and event.sequence == last)
        current = [version for version in versions if version.key == key and version.ended is None]
        assert len(current) == (0 if deleted or last is None else 1)


def test_a_version_knows_its_last_event() -> None:
    assert history([upsert(1, "a"), upsert(2, "a"), delete(3)]) == [
        Version(("k",), 1, 3, 2, {"status": "a"}, {"note": ""})
    ]
