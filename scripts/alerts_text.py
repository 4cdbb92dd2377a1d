"""An alert as data, as text, as a Slack message and on the terminal."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection
from dataclasses import asdict, dataclass, replace
from typing import Any

from rich.text import Text

from scripts import console

STOPPED, WARNED = "stopped", "warned"
COLOURS = {STOPPED: "red", WARNED: "yellow"}
SHOWN = 20  # a message lists so many gates and models; the file has all
_SLACK_TEXT = 2900  # Slack refuses longer sections


@dataclass(frozen=True)
class Gate:
    """A gate that is closed. One that only warns stops nothing."""

    model: str
    batch: str
    gate: str
    severity: str
    outcome: str
    value: str | None
    limit: str | None
    message: str

    @property
    def effect(self) -> str:
        return WARNED if self.severity == "warn" else STOPPED

    def line(self) -> str:
        place = f"{self.model}, batch {self.batch}" if self.batch else self.model
        return " ".join(f"{place}, {self.gate}: {self.message}".split())


@dataclass(frozen=True)
class Rows:
    """Rows of a model that one build has put into quarantine."""

    model: str
    rows: int

    def line(self) -> str:
        return f"{self.model}: {_count(self.rows, 'row', 'quarantined')}"


@dataclass(frozen=True)
class Alert:
    warehouse: str
    invocation_id: str
    created_at: str
    gates: tuple[Gate, ...]
    rows: tuple[Rows, ...]

    def keys(self) -> list[str]:
        """What it is about. A verdict that a later build only repeats has the same key; rows belong to one build."""
        return [self._key(gate) for gate in self.gates] + [self._key(rows) for rows in self.rows]

    def only(self, keys: Collection[str]) -> Alert:
        return replace(
            self,
            gates=tuple(gate for gate in self.gates if self._key(gate) in keys),
            rows=tuple(rows for rows in self.rows if self._key(rows) in keys),
        )

    def worth_sending(self, least_rows: int) -> Alert:
        return replace(self, rows=tuple(rows for rows in self.rows if rows.rows >= least_rows))

    def _key(self, part: Gate | Rows) -> str:
        if isinstance(part, Rows):
            identity = [self.warehouse, self.invocation_id, part.model]
        else:
            # without a batch (freshness) the value is an age, which differs in each build: told once a day
            value = str(part.value) if part.batch else self.created_at[:10]
            identity = [self.warehouse, part.model, part.batch, part.gate, part.outcome, value, str(part.limit)]
        return hashlib.sha256(json.dumps(identity).encode()).hexdigest()[:32]

    def closed(self) -> list[Gate]:
        return [gate for gate in self.gates if gate.effect == STOPPED]

    def title(self) -> str:
        warned = len(self.gates) - len(self.closed())
        parts = [
            _count(len(self.closed()), "gate", "closed"),
            _count(warned, "gate", "warned"),
            _count(sum(rows.rows for rows in self.rows), "row", "newly quarantined"),
        ]
        return ", ".join(part for part in parts if part) or "nothing newly quarantined, no gate closed"

    def next_steps(self) -> list[str]:
        waiting = [gate for gate in self.closed() if gate.batch]
        steps = ["./quarantine gates"] if self.gates else []
        if waiting:
            decided = f"{waiting[0].model} {waiting[0].batch}"
            steps.append(f"./quarantine accept {decided} --reason '…'   # or discard; then build again")
        if self.rows:
            steps.append("./quarantine coverage   # failures by rule")
        return steps

    def document(self) -> dict[str, Any]:
        parts = {
            "gates": [{**asdict(gate), "effect": gate.effect} for gate in self.gates],
            "rows": [asdict(rows) for rows in self.rows],
        }
        head = {"warehouse": self.warehouse, "invocation_id": self.invocation_id, "created_at": self.created_at}
        return {"alert": "quarantine", **head, "title": self.title(), **parts, "next": self.next_steps()}

    def identity(self) -> str:
        """The same for each attempt to send the same, so that a receiver can tell."""
        return hashlib.sha256("".join(self.keys()).encode()).hexdigest()[:32]


def _count(number: int, noun: str, rest: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'} {rest}" if number else ""


def plain(alert: Alert) -> str:
    lines = [alert.title(), ""]
    lines += [f"{gate.effect.upper()}  {gate.line()}" for gate in alert.gates[:SHOWN]]
    lines += [rows.line() for rows in alert.rows[:SHOWN]]
    left_out = max(0, len(alert.gates) - SHOWN) + max(0, len(alert.rows) - SHOWN)
    lines += [f"… and {left_out} more"] if left_out else []
    return "\n".join([*lines, "", *(f"  {step}" for step in alert.next_steps())]).rstrip() + "\n"


def slack(alert: Alert) -> dict[str, Any]:
    """`text` is what notifications show, `blocks` what the channel shows."""
    title = f"{alert.warehouse}: {alert.title()}"
    head, _, rest = plain(alert).partition("\n")
    body = _escaped(rest.strip() or head)[:_SLACK_TEXT]
    return {
        "text": _escaped(title),
        "blocks": [
            {"type": "header", "text": {"type": "plain_text", "text": title[:150]}},
            {"type": "section", "text": {"type": "mrkdwn", "text": f"```{body}```"}},
        ],
    }


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def show(alert: Alert) -> None:
    """A few lines under dbt's own."""
    text = Text()
    text.append(f"Quarantine: {alert.title()}\n", style="bold red" if alert.closed() else "bold")
    for gate in alert.gates[:SHOWN]:
        text.append(f"  {gate.effect:<8} ", style=COLOURS[gate.effect])
        text.append(f"{gate.line()}\n")
    for rows in alert.rows[:SHOWN]:
        text.append(f"  {rows.line()}\n")
    for step in alert.next_steps():
        text.append(f"  → {step}\n", style="dim")
    console.out.print(text, end="", soft_wrap=True)
