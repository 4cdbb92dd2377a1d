"""What people see: progress for slow steps, tables, and one colour for each verdict."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from decimal import Decimal
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text


class Plain(Console):
    """Shows texts as they are: no colours for numbers, no faces for `:names:`."""

    def __init__(self, **options: Any) -> None:
        super().__init__(highlight=False, emoji=False, **options)

    def on_broken_pipe(self) -> None:
        """The reader has left. rich would exit here; a command goes on, and its texts go nowhere."""
        self.quiet = True
        os.dup2(os.open(os.devnull, os.O_WRONLY), self.file.fileno())


out = Plain()
err = Plain(stderr=True)


@contextmanager
def step(text: str) -> Iterator[Callable[[str], None]]:
    """Show that something is going on: a spinner on a terminal, plain lines elsewhere.

    The value is a function for a detail, such as what is being waited for.
    """
    started = time.monotonic()
    if err.is_terminal:
        with err.status(Text(text)) as status:
            yield lambda detail: status.update(Text(f"{text}: {detail} ({time.monotonic() - started:.0f} s)"))
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
    """Texts are wrapped in `Text`, since rich would read a plain `[x]` as its markup."""
    shown = Table(title=Text(title, "table.title") if title else None, title_justify="left")
    listed = [list(row) for row in rows]
    for index, name in enumerate(columns):
        numeric = bool(listed) and all(isinstance(row[index], (int, float)) for row in listed)
        shown.add_column(Text(name), justify="right" if numeric else "left", overflow="fold")
    for row in listed:
        shown.add_row(*[Text(_text(value)) for value in row])
    # A pipe has no width of its own; rich would cut the table at 80 columns.
    wide = out if out.is_terminal else Plain(width=200, file=sys.stdout)
    wide.print(shown)


def exact(value: object) -> str:
    """A value of SQL as text: decimals with all their digits, bytes as hexadecimal ones."""
    return f"{value:f}" if isinstance(value, Decimal) else value.hex() if isinstance(value, bytes) else str(value)


def _text(value: object) -> str:
    return (
        "NULL"
        if value is None
        else f"{value:,}"
        if isinstance(value, int) and not isinstance(value, bool)
        else exact(value)
    )
