"""History by the published semantics of AUTO CDC (SCD type 2), built from a whole change log.

Deliberately naive: one pass over the sorted events of each key, no increments, no SQL.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

Key = tuple[Any, ...]


@dataclass(frozen=True)
class Event:
    """One row of the change log: an upsert of a key's values, or its delete."""

    key: Key
    sequence: int | None
    is_delete: bool = False
    tracked: dict[str, Any] = field(default_factory=dict, hash=False)
    untracked: dict[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Version:
    """What was true of a key from `started` until `ended`; None means that it still is."""

    key: Key
    started: int
    ended: int | None
    last_sequence: int
    tracked: dict[str, Any] = field(hash=False)
    untracked: dict[str, Any] = field(hash=False)


def history(log: Iterable[Event]) -> list[Version]:
    """All versions of all keys; events without a whole key or a sequence don't count."""
    usable = [event for event in log if None not in event.key and event.sequence is not None]
    usable.sort(key=lambda event: event.key)
    return [
        version
        for _, events in groupby(usable, key=lambda event: event.key)
        for version in _versions_of_key(list(events))
    ]


def _versions_of_key(events: list[Event]) -> list[Version]:
    versions: list[Version] = []
    is_open = False
    for event in _one_per_sequence(events):
        assert event.sequence is not None
        if is_open and not event.is_delete and versions[-1].tracked == event.tracked:
            started = versions.pop().started
        elif is_open:
            versions.append(_closed(versions.pop(), event.sequence))
            started = event.sequence
        else:
            started = event.sequence
        is_open = not event.is_delete
        if is_open:
            versions.append(Version(event.key, started, None, event.sequence, event.tracked, event.untracked))
    return versions


def _closed(version: Version, sequence: int) -> Version:
    return Version(version.key, version.started, sequence, version.last_sequence, version.tracked, version.untracked)


def _one_per_sequence(events: list[Event]) -> list[Event]:
    """The event that counts at each sequence: a delete, else the greatest tracked and least untracked content."""
    winners: dict[int, Event] = {}
    for event in sorted(events, key=lambda event: content(event.untracked), reverse=True):
        assert event.sequence is not None
        holder = winners.get(event.sequence)
        if holder is None or _rank(event) >= _rank(holder):
            winners[event.sequence] = event
    return [winners[sequence] for sequence in sorted(winners)]


def _rank(event: Event) -> tuple[bool, str]:
    return event.is_delete, content(event.tracked)


def content(values: dict[str, Any]) -> str:
    """Values as JSON text, columns by name, NULLs left out: the order in which contents compete."""
    present = {name: value for name, value in values.items() if value is not None}
    return json.dumps(present, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
