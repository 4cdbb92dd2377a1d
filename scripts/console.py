"""What people see: progress for slow steps, tables, and one colour for each verdict."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.table import Table

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


@contextmanager
def step(text: str) -> Iterator[Callable[[str], None]]:
    """Show that something is going on: a spinner on a terminal, plain lines elsewhere.

    The value is a function for a detail, such as what is being waited for.
    """
    started = time.monotonic()
    if err.is_terminal:
        with err.status(text) as status:
            yield lambda detail: status.update(f"{text}: {detail} ({time.monotonic() - started:.0f} s)")
    else:
        say(f"{text} …")
        yield _every(10, text, started)
    say(f"{text}: done in {time.monotonic() - started:.1f} s")


def _every(seconds: float, text: str, started: float) -> Callable[[str], None]:
    last = [started]

    def show(detail: str) -> None:
        now = time.monotonic()
        if now - last[0] >= seconds:
            last[0] = now
            say(f"{text}: {detail} ({now - started:.0f} s)")

    return show


def say(text: str) -> None:
    err.print(text, markup=False, soft_wrap=True)


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    shown = Table(title=title or None, title_justify="left")
    listed = [list(row) for row in rows]
    for index, name in enumerate(columns):
        numeric = bool(listed) and all(isinstance(row[index], (int, float)) for row in listed)
        shown.add_column(name, justify="right" if numeric else "left", overflow="fold")
    for row in listed:
        shown.add_row(*[_text(value) for value in row])
    # A pipe has no width of its own; rich would cut the table at 80 columns.
    wide = out if out.is_terminal else Console(highlight=False, width=200, file=sys.stdout)
    wide.print(shown)


def _text(value: object) -> str:
    return (
        "NULL"
        if value is None
        else f"{value:,}"
        if isinstance(value, int) and not isinstance(value, bool)
        else str(value)
    )
