"""Start, recognise and stop one process by its own handle: its id together with its start time."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Handle:
    """Ids are reused by the system; id and start time together are not."""

    pid: int
    started: str

    @classmethod
    def of(cls, pid: int) -> Handle | None:
        started = _start_time(pid)
        return cls(pid, started) if started else None

    def is_alive(self) -> bool:
        return _start_time(self.pid) == self.started


def launch(command: Sequence[str], env: Mapping[str, str], cwd: Path, output: Path) -> subprocess.Popen[bytes]:
    """In a session of its own, so that Ctrl-C in the terminal does not reach it."""
    with output.open("wb") as sink:
        return subprocess.Popen(
            command,
            env=dict(env),
            cwd=cwd,
            stdout=sink,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )


def stop(handle: Handle, patience: float = 20) -> None:
    """Ask, wait, then insist. Returns when the process is gone."""
    for sign, seconds in ((signal.SIGTERM, patience), (signal.SIGKILL, 10.0)):
        if not handle.is_alive():
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(handle.pid, sign)
        deadline = time.monotonic() + seconds
        while handle.is_alive() and time.monotonic() < deadline:
            _reap(handle.pid)
            time.sleep(0.05)


def _reap(pid: int) -> None:
    """A child of ours stays a zombie until it is waited for."""
    with contextlib.suppress(ChildProcessError):
        os.waitpid(pid, os.WNOHANG)


def _start_time(pid: int) -> str:
    """Empty when there is no such process (one that only waits to be reaped counts as gone)."""
    stat = Path(f"/proc/{pid}/stat")
    if Path("/proc/self/stat").exists():
        try:
            # The name, in parentheses, may contain blanks and parentheses.
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            return ""
        threads = int(fields[17])  # the first thread of a Java process ends before the others
        return "" if fields[0] in "ZX" and threads <= 1 else fields[19]
    shown = subprocess.run(["ps", "-o", "stat=,lstart=", "-p", str(pid)], capture_output=True, text=True)
    state, _, started = shown.stdout.strip().partition(" ")
    return "" if shown.returncode or state.startswith("Z") else started.strip()
