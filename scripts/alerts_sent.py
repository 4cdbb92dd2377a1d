"""Which channel was told of what: one line of JSON for each step, in the state folder."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

SENDING, SENT, FAILED, INTERRUPTED = "sending", "sent", "failed", "interrupted"


@dataclass(frozen=True)
class Claim:
    """What the caller may send now, and what somebody who died had begun to send."""

    keys: list[str]
    interrupted: list[str]


@dataclass(frozen=True)
class Record:
    path: Path

    def claim(self, channel: str, keys: Iterable[str]) -> Claim:
        """Reserve what was never sent on the channel. What was begun and has no end is not sent again."""
        with self._open() as file:
            states = self._states(file, channel)
            interrupted = [key for key, state in states.items() if state == SENDING]
            free = [key for key in keys if states.get(key, FAILED) == FAILED]
            self._append(file, channel, interrupted, INTERRUPTED)
            self._append(file, channel, free, SENDING)
        return Claim(free, interrupted)

    def sent(self, channel: str, keys: Iterable[str]) -> None:
        with self._open() as file:
            self._append(file, channel, keys, SENT)

    def failed(self, channel: str, keys: Iterable[str]) -> None:
        with self._open() as file:
            self._append(file, channel, keys, FAILED)

    @contextmanager
    def _open(self) -> Iterator[TextIO]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a+") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield file

    @staticmethod
    def _append(file: TextIO, channel: str, keys: Iterable[str], state: str) -> None:
        for key in keys:
            file.write(json.dumps({"channel": channel, "key": key, "state": state}) + "\n")
        file.flush()
        os.fsync(file.fileno())

    @staticmethod
    def _states(file: TextIO, channel: str) -> dict[str, str]:
        """The last step of each key. A line that a crash cut off counts as not written."""
        file.seek(0)
        states = {}
        for line in file:
            try:
                step = json.loads(line)
            except ValueError:
                continue
            if step["channel"] == channel:
                states[step["key"]] = step["state"]
        return states
