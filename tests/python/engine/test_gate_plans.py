"""What happens to the batches that wait, for every edge: a table of ledgers, decided without a server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.python.engine import gate_plans
from tests.python.engine.gate_plans import Case, entry, gate
from tests.python.engine.project import Entity

LIMIT = {"arguments": {"below": 0.25}}
LIMITED = [gate("reject_rate", below=0.25), gate("volume"), gate("conservation")]
ENTITIES = [
    Entity("limited", gates=LIMITED),
    Entity("passing", gates=LIMITED, options={"on_closed_gate": "pass"}),
    Entity("wide", gates=[gate("reject_rate", below=0.75)]),
    Entity("half", gates=[gate("reject_rate", below=0.5)]),
    Entity("tenth", gates=[gate("reject_rate", below="{{ 1 / 10 }}"), gate("volume", at_least=0.1)]),
    Entity("anything", gates=[gate("reject_rate", below=1)]),
    Entity("by_rule", gates=[gate("rule_rate", rule="missing_id", below=0.25)]),
    Entity("warned", gates=[{"quarantine.reject_rate": {**LIMIT, "config": {"severity": "warn"}}}]),
    Entity("fresh", gates=[gate("freshness", max_age="36 hours")]),
    Entity("bare"),
]
DAY_1, DAY_2 = "2026-01-01T00:00:00.000000Z", "2026-01-02T00:00:00.000000Z"
GOOD = entry("b1", 100, 0, published_at=DAY_1)
FIXED = entry("", 2, 0, kind="recycled", batches=[])
STOPPED = [
    {
        "gate": "reject_rate",
        "gate_kind": "reject_rate",
        "severity": "error",
        "value": 0.5,
        "limit_value": 0.25,
        "baseline": None,
        "outcome": "closed",
        "is_closed": True,
        "given": "50 of 100",
        "allowed": "below 25%",
    },
]


def held(batch: str = "b2", **more: Any) -> gate_plans.Entry:
    return entry(batch, 50, 50, held_verdicts=STOPPED, **more)


CASES = [
    # G2, with exact equality
    Case("half rejected, limit 0.75", "wide", [entry("b1", 2, 2)], ["published"], {"reject_rate": "passed"}),
    Case("half rejected, limit 0.25", "limited", [entry("b1", 2, 2)], ["held"], {"reject_rate": "closed"}),
    Case("half rejected, limit 0.5", "half", [entry("b1", 2, 2)], ["held"], {"reject_rate": "closed"}),
    Case("3 of 30 rejected, limit 1/10", "tenth", [entry("b1", 27, 3)], ["held"], {"reject_rate": "closed"}),
    Case("2 of 30 rejected, limit 1/10", "tenth", [entry("b1", 28, 2)], ["published"], {"reject_rate": "passed"}),
    Case("one rule, limit 0.25", "by_rule", [entry("b1", 3, 1)], ["held"], {"missing_id_rate": "closed"}),
    Case("one rule, below", "by_rule", [entry("b1", 4, 1)], ["published"], {"missing_id_rate": "passed"}),
    # G3, with exact equality
    Case("half the volume", "limited", [GOOD, entry("b2", 50, 0)], ["published"], {"volume": "passed"}),
    Case("less than half", "limited", [GOOD, entry("b2", 49, 0)], ["held"], {"volume": "closed"}, {"volume"}),
    Case(
        "3 after 30, ratio 0.1",
        "tenth",
        [entry("b1", 30, 0, published_at=DAY_1), entry("b2", 3, 0)],
        ["published"],
        {"volume": "passed"},
    ),
    # G4: edges
    Case(
        "first load",
        "limited",
        [entry("b1", 9, 0, kind="initial")],
        ["published"],
        {"volume": "first_load", "reject_rate": "passed", "conservation": "passed"},
    ),
    Case(
        "an initial load is no baseline",
        "limited",
        [entry("b1", 9999, 0, kind="initial", published_at=DAY_1), entry("b2", 1, 0)],
        ["published"],
        {"volume": "no_baseline"},
    ),
    Case(
        "no rows",
        "limited",
        [GOOD, entry("b2", 0, 0)],
        ["held"],
        {"volume": "empty_batch", "reject_rate": "empty_batch"},
        {"volume"},
        {"reject_rate": None},
    ),
    Case("no rows at first", "limited", [entry("b1", 0, 0, kind="initial")], ["held"], {"volume": "empty_batch"}),
    Case("no rows, no volume gate", "wide", [entry("b1", 0, 0)], ["published"], {"reject_rate": "empty_batch"}),
    Case(
        "all rejected",
        "limited",
        [entry("b1", 0, 4, kind="initial")],
        ["held"],
        {"volume": "all_rejected", "reject_rate": "all_rejected"},
        {"volume", "reject_rate"},
        {"reject_rate": 1, "volume": None},
    ),
    Case("all rejected, limit 1", "anything", [entry("b1", 0, 4)], ["held"], {"reject_rate": "all_rejected"}),
    Case(
        "a baseline of 0",
        "limited",
        [entry("b1", 0, 4, published_at=DAY_1), entry("b2", 1, 0)],
        ["published"],
        {"volume": "zero_baseline"},
        values={"volume": None},
    ),
    Case(
        "no rows after a baseline of 0",
        "limited",
        [entry("b1", 0, 4, published_at=DAY_1), entry("b2", 0, 0)],
        ["held"],
        {"volume": "empty_batch"},
    ),
    Case("a gate that warns", "warned", [entry("b1", 1, 1)], ["published"], {"reject_rate": "closed"}, {"reject_rate"}),
    Case("no gates", "bare", [entry("b1", 0, 9)], ["published"]),
    Case(
        "healed rows are no baseline",
        "limited",
        [
            entry("b1", 100, 0, published_at=DAY_1),
            entry("", 1, 0, kind="healed", batches=[], published_at=DAY_2),
            entry("b2", 50, 0),
        ],
        ["published"],
        {"volume": "passed"},
        values={"volume": 0.5},
    ),
    Case(
        "a superseded batch is no baseline",
        "limited",
        [
            entry("b1", 10, 0, published_at=DAY_1),
            entry("b2", 100, 0, published_at=DAY_2, withdrawal="superseded"),
            entry("b3", 10, 0),
        ],
        ["published"],
        {"volume": "passed"},
        values={"volume": 1},
    ),
    Case(
        "a batch accepted late is the last published",
        "limited",
        [entry("b1", 100, 0, published_at=DAY_2), entry("b2", 10, 0, published_at=DAY_1), entry("b3", 50, 0)],
        ["published"],
        {"volume": "passed"},
        values={"volume": 0.5},
    ),
    # two batches in one run
    Case(
        "both good", "limited", [GOOD, entry("b2", 60, 0), entry("b3", 30, 0)], ["published"] * 2, {"volume": "passed"}
    ),
    Case("the second shrinks", "limited", [GOOD, entry("b2", 60, 0), entry("b3", 29, 0)], ["published", "held"]),
    Case(
        "a good one queues",
        "limited",
        [GOOD, entry("b2", 50, 50), entry("b3", 90, 0)],
        ["held", "queued"],
        {"reject_rate": "queued", "volume": "queued"},
        set(),
    ),
    Case(
        "a good one passes",
        "passing",
        [GOOD, entry("b2", 50, 50), entry("b3", 90, 0)],
        ["held", "published"],
        {"volume": "passed"},
        set(),
        {"volume": 0.9},
    ),
    # reruns and decisions
    Case("a rerun", "limited", [GOOD, held()], ["held"], {"reject_rate": "closed"}, {"reject_rate"}),
    Case("a rerun after the limit was raised", "wide", [GOOD, held()], ["held"], {"reject_rate": "closed"}),
    Case("a rerun after the gate was removed", "bare", [GOOD, held()], ["held"]),
    Case("queued again", "limited", [GOOD, held(), entry("b3", 90, 0)], ["held", "queued"]),
    Case("accepted", "limited", [GOOD, held(decision="accepted"), entry("b3", 90, 0)], ["published", "published"]),
    Case(
        "discarded",
        "limited",
        [GOOD, held(withdrawal="discarded", decision="discarded"), entry("b3", 90, 0)],
        ["published"],
        values={"volume": 0.9},
    ),
    # sent again
    Case(
        "a stopped batch sent again",
        "limited",
        [GOOD, held(), entry("b2.v2", 90, 0)],
        ["superseded", "published"],
        replaced={"g1-r1-b2": "superseded"},
    ),
    Case(
        "sent again, bad again",
        "limited",
        [GOOD, held(), entry("b2.v2", 50, 50)],
        ["superseded", "held"],
        replaced={"g1-r1-b2": "superseded"},
    ),
    Case("a published batch sent again, bad", "limited", [GOOD, entry("b1.v2", 50, 50)], ["held"]),
    Case(
        "sent again, the new one discarded",
        "limited",
        [held(), entry("b2.v2", 90, 0, withdrawal="discarded", decision="discarded")],
        ["held"],
    ),
    # judged again by a newer generation
    Case(
        "discarded before",
        "limited",
        [
            GOOD,
            held(withdrawal="discarded", decision="discarded"),
            entry("b1", 100, 0, kind="rebuild", generation="g2"),
            entry("b2", 50, 50, generation="g2"),
        ],
        ["published", "discarded"],
        {"reject_rate": "discarded_before"},
        set(),
        replaced={"g1-r1-b1": "retired"},
    ),
    Case(
        "accepted, not yet published",
        "limited",
        [
            GOOD,
            held(decision="accepted"),
            entry("b1", 100, 0, kind="rebuild", generation="g2"),
            entry("b2", 50, 50, generation="g2"),
        ],
        ["published", "published"],
        {"reject_rate": "closed"},
    ),
    Case(
        "accepted, but judged otherwise now",
        "limited",
        [
            GOOD,
            held(decision="accepted"),
            entry("b1", 100, 0, kind="rebuild", generation="g2"),
            entry("b2", 40, 60, generation="g2"),
        ],
        ["published", "held"],
    ),
    Case(
        "the same rows again",
        "limited",
        [entry("b1", 50, 50, kind="initial", published_at=DAY_1), entry("b1", 50, 50, kind="rebuild", generation="g2")],
        ["published"],
        {"reject_rate": "republished", "volume": "passed"},
    ),
    Case(
        "the same rows, more of them rejected",
        "limited",
        [entry("b1", 50, 50, kind="initial", published_at=DAY_1), entry("b1", 49, 51, kind="rebuild", generation="g2")],
        ["held"],
        {"reject_rate": "closed"},
        replaced={},
    ),
    Case(
        "a whole table that shrinks",
        "limited",
        [entry("r1", 100, 0, kind="initial", published_at=DAY_1), entry("r2", 49, 0, kind="rebuild", generation="g2")],
        ["held"],
        {"volume": "closed"},
        {"volume"},
    ),
    Case(
        "a whole table held, judged again",
        "limited",
        [
            entry("r1", 50, 50, kind="initial", held_verdicts=STOPPED),
            entry("r2", 50, 50, kind="rebuild", generation="g2"),
        ],
        ["held"],
        replaced={"g1-r1-initial": "retired"},
    ),
    Case(
        "a whole table accepted, judged again",
        "limited",
        [
            entry("r1", 50, 50, kind="initial", held_verdicts=STOPPED, decision="accepted"),
            entry("r2", 50, 50, kind="rebuild", generation="g2"),
        ],
        ["published"],
        replaced={"g1-r1-initial": "retired"},
    ),
    Case(
        "fixed rows after a batch was discarded",
        "limited",
        [GOOD, held(withdrawal="discarded", decision="discarded"), FIXED],
        ["published"],
        {"conservation": "passed"},
    ),
    Case(
        "fixed rows of a generation whose body is held",
        "passing",
        [entry("b1", 50, 50, kind="rebuild"), FIXED],
        ["held", "queued"],
    ),
    Case(
        "a whole table discarded, unchanged",
        "limited",
        [
            entry("r1", 50, 50, kind="initial", withdrawal="discarded", decision="discarded"),
            entry("r2", 50, 50, kind="rebuild", generation="g2"),
        ],
        ["discarded"],
    ),
    Case(
        "a rebuild was discarded, then its rules were corrected",
        "limited",
        [
            entry("b1", 100, 0, kind="initial", published_at=DAY_1),
            entry("b1", 50, 50, kind="rebuild", generation="g2", withdrawal="discarded", decision="discarded"),
            entry("b1", 90, 10, kind="rebuild", generation="g3"),
        ],
        ["published"],
        replaced={"g1-r1-initial": "retired"},
    ),
    Case(
        "fixed rows of a rebuild that was discarded",
        "limited",
        [
            entry("b1", 100, 2, kind="initial", published_at=DAY_1),
            {**FIXED, "was_published": True},
            entry("b1", 50, 50, kind="rebuild", generation="g2", withdrawal="discarded", decision="discarded"),
            {**FIXED, "publication_id": "g2-r1-recycled", "generation": "g2"},
        ],
        ["queued"],
    ),
    Case(
        "readers keep the old generation while the new one waits",
        "passing",
        [GOOD, entry("b1", 50, 50, kind="rebuild", generation="g2"), entry("b2", 90, 0, generation="g2")],
        ["held", "published"],
        replaced={},
    ),
    Case(
        "sent again before, all judged again",
        "limited",
        [
            entry("b1", 1000, 0, kind="initial", published_at=DAY_1),
            entry("b2", 100, 0, published_at=DAY_1, withdrawal="superseded"),
            entry("b2.v2", 100, 0, published_at=DAY_1),
            entry("b3", 1000, 0, published_at=DAY_2),
            entry("b1", 2100, 0, kind="rebuild", generation="g2", batches=["b1", "b2.v2", "b3"]),
            entry("b2", 100, 0, generation="g2"),
        ],
        ["published", "superseded"],
        replaced={"g2-r1-b2": "superseded", "g1-r1-b2.v2": "retired"},
    ),
    Case(
        "readers have it already, judged again on its own",
        "limited",
        [
            entry("b1", 1000, 0, kind="initial", published_at=DAY_1),
            entry("b2", 100, 0, published_at=DAY_1, withdrawal="superseded"),
            entry("b2.v2", 100, 0, published_at=DAY_1),
            entry("b3", 1000, 0, published_at=DAY_2),
            entry("b1", 2000, 0, kind="rebuild", generation="g2", batches=["b1", "b3"]),
            entry("b2", 100, 0, generation="g2"),
            entry("b2.v2", 100, 0, generation="g2"),
        ],
        ["published", "superseded", "published"],
        {"volume": "republished"},
    ),
    Case(
        "a part of the first load sent again",
        "limited",
        [
            entry("b1", 1000, 0, kind="initial", batches=["b1", "b2"], published_at=DAY_1),
            entry("b1", 1000, 0, kind="rebuild", generation="g2", batches=["b1", "b2.v2"]),
            entry("b2", 10, 90, generation="g2"),
        ],
        ["published", "superseded"],
        replaced={"g1-r1-initial": "retired"},
    ),
    Case(
        "a part of the first load sent again, bad",
        "passing",
        [
            entry("b1", 1000, 0, kind="initial", batches=["b1", "b2"], published_at=DAY_1),
            entry("b1", 500, 500, kind="rebuild", generation="g2", batches=["b1", "b2.v2"]),
            entry("b2", 100, 0, generation="g2"),
        ],
        ["held", "superseded"],
    ),
    Case(
        "a newer version waits while all is judged again",
        "limited",
        [
            entry("b1", 1000, 0, published_at=DAY_2),
            entry("b2", 100, 0, published_at=DAY_1),
            held("b2.v2"),
            held("b0"),
            entry("b1", 1000, 0, kind="rebuild", generation="g2"),
            entry("b0", 50, 50, generation="g2", run="r0"),
            entry("b2", 100, 0, generation="g2"),
            entry("b2.v2", 50, 50, generation="g2"),
        ],
        ["published", "held", "published", "queued"],
        replaced={"g1-r1-b2": "retired"},
    ),
    Case(
        "readers have a batch once while the body waits",
        "passing",
        [
            entry("b1", 1000, 0, published_at=DAY_2),
            entry("b2", 100, 0, published_at=DAY_1),
            held("b2.v2"),
            entry("b1", 500, 500, kind="rebuild", generation="g2"),
            entry("b2", 100, 0, generation="g2"),
            entry("b2.v2", 50, 50, generation="g2"),
        ],
        ["held", "queued", "held"],
    ),
    Case(
        "an older version comes late",
        "limited",
        [GOOD, entry("b2.v3", 90, 0, published_at=DAY_2), entry("b2.v2", 80, 0)],
        ["superseded"],
        replaced={"g1-r1-b2.v2": "superseded"},
    ),
    Case(
        "an older version of a part of the first load comes late",
        "limited",
        [entry("b1", 90, 0, kind="initial", batches=["b1", "b2.v2"], published_at=DAY_1), entry("b2", 80, 0)],
        ["superseded"],
        replaced={"g1-r1-b2": "superseded"},
    ),
    Case(
        "a whole table that loses a batch",
        "limited",
        [
            entry("b1", 900, 0, kind="initial", published_at=DAY_1),
            entry("b2", 100, 0, published_at=DAY_2),
            entry("b2", 100, 0, kind="rebuild", generation="g2"),
        ],
        ["held"],
        {"volume": "closed"},
        {"volume"},
        {"volume": 0.1},
    ),
    Case(
        "a batch on its own is no part of what a rebuild replaces",
        "limited",
        [
            entry("b1", 100, 0, kind="initial", published_at=DAY_1),
            entry("b2", 900, 0, published_at=DAY_2),
            held("b2.v2"),
            entry("b1", 100, 0, kind="rebuild", generation="g2"),
            entry("b2", 900, 0, generation="g2"),
            entry("b2.v2", 50, 50, generation="g2"),
        ],
        ["published", "published", "held"],
    ),
    Case(
        "healed rows, rejected again",
        "limited",
        [
            entry("b1", 50, 50, kind="initial", published_at=DAY_1),
            entry("", None, None, kind="healed", batches=[], released_rows=10, published_at=DAY_2),
            entry("b1", 50, 50, kind="rebuild", generation="g2"),
        ],
        ["held"],
        {"reject_rate": "closed", "volume": "passed"},
        {"reject_rate"},
    ),
    Case(
        "healed rows count in what a rebuild replaces",
        "limited",
        [
            entry("b1", 60, 40, kind="initial", published_at=DAY_1),
            entry("", None, None, kind="healed", batches=[], released_rows=40, published_at=DAY_2),
            entry("b2", 49, 0, kind="rebuild", generation="g2"),
        ],
        ["held"],
        {"volume": "closed"},
        {"volume"},
        {"volume": 0.49},
    ),
]


@dataclass(frozen=True)
class Checked:
    """What the gates say where no batch is new."""

    name: str
    entity: str
    ledger: list[gate_plans.Entry]
    outcomes: dict[str, str]
    closed: set[str] = frozenset()  # type: ignore[assignment]


CHECKED = [
    Checked("nothing new", "limited", [GOOD], dict.fromkeys(("reject_rate", "volume", "conservation"), "no_new_batch")),
    Checked("nothing ever", "limited", [], dict.fromkeys(("reject_rate", "volume", "conservation"), "no_new_batch")),
    Checked("old", "fresh", [GOOD], {"freshness": "stale"}, {"freshness"}),
    Checked("never arrived", "fresh", [], {"freshness": "never_arrived"}, {"freshness"}),
    Checked("arrived", "fresh", [{**GOOD, "judged_at": "2999-01-01T00:00:00.000000Z"}], {"freshness": "passed"}),
    Checked(
        "judged again, not arrived again",
        "fresh",
        [GOOD, entry("b1", 100, 0, kind="rebuild", generation="g2", judged_at="2999-01-01T00:00:00.000000Z")],
        {"freshness": "stale"},
        {"freshness"},
    ),
    Checked(
        "an input without batches, the same rows again",
        "fresh",
        [
            entry("r1", 100, 0, kind="initial", published_at=DAY_1),
            entry("r2", 90, 10, kind="rebuild", generation="g2", run="r2", judged_at="2999-01-01T00:00:00.000000Z"),
        ],
        {"freshness": "stale"},
        {"freshness"},
    ),
    Checked(
        "an input without batches, other rows",
        "fresh",
        [
            entry("r1", 100, 0, kind="initial", published_at=DAY_1),
            entry("r2", 101, 0, kind="rebuild", generation="g2", run="r2", judged_at="2999-01-01T00:00:00.000000Z"),
        ],
        {"freshness": "passed"},
    ),
    Checked("no gates, no verdicts", "bare", [GOOD], {}),
]


def rule(name: str, status: str, score: float) -> gate_plans.Entry:
    rates = {"median_rate": 0.02, "failure_rate": 0.06}
    return {"rule": name, "status": status, "score": score, "distance": abs(score), **rates}


DRIFT = {
    "passed": [rule("far", "steady", 2.5), rule("near", "steady", -1), rule("new", "little_history", 9)],
    "drifted": [rule("far", "drifted", 4), rule("further", "drifted", -5), rule("near", "steady", 1)],
    "silent": [rule("gone", "silent", -2), rule("near", "steady", 3)],
    "little_history": [rule("new", "little_history", 9)],
}


FIRST_THREE = entry("b1", 300, 0, kind="initial", batches=["b1", "b2", "b3"], published_at=DAY_1)


@dataclass(frozen=True)
class Named:
    """Batches to judge, and the publications that they must belong to: the body, or one of their own."""

    name: str
    ledger: list[gate_plans.Entry]
    body: list[str]
    alone: list[str]
    reason: str | None = "changed rules"
    body_id: str = "rebuild"


NAMED = [
    Named("all that ever came", [], ["b1", "b2"], [], "first run", "initial"),
    Named("a first load in two versions", [], ["b1"], ["b2", "b2.v2"], "first run", "initial"),
    Named(
        "b4 arrived with the rules that a gate stopped; then they were corrected",
        [
            FIRST_THREE,
            entry(
                "b1", 50, 250, kind="rebuild", generation="g2", batches=FIRST_THREE["batches"], held_verdicts=STOPPED
            ),
            entry("b4", 100, 0, generation="g2", published_at=DAY_2),
        ],
        ["b1", "b2", "b3", "b4"],
        ["b5"],
    ),
    Named(
        "the table was dropped",
        [GOOD, held(), entry("b3", 9, 0, withdrawal="discarded", decision="discarded")],
        ["b1"],
        ["b2", "b3", "b4"],
        "first run",
    ),
    Named(
        "sent again before",
        [
            GOOD,
            entry("b2", 9, 0, published_at=DAY_1, withdrawal="superseded"),
            entry("b2.v2", 9, 0, published_at=DAY_1),
        ],
        ["b1", "b2.v2"],
        ["b2"],
    ),
    Named(
        "a part of the first load sent again", [FIRST_THREE], ["b1", "b2.v2", "b3"], ["b2"], "a batch was sent again"
    ),
    Named(
        "sent again, the new one discarded",
        [GOOD, entry("b1.v2", 9, 0, withdrawal="discarded", decision="discarded")],
        ["b1"],
        ["b1.v2"],
    ),
    Named("sent again, the new one waits", [GOOD, held("b1.v2")], [], ["b1", "b1.v2"]),
    Named(
        "an older version comes late",
        [GOOD, entry("b2", 9, 0, kind="initial", batches=["b2.v3", "b3"], published_at=DAY_1)],
        [],
        ["b2.v2"],
        None,
    ),
    Named("what it reads was rebuilt", [GOOD, entry("b2", 9, 0, published_at=DAY_1)], ["b7"], []),
    Named(
        "what it reads was rebuilt, without a batch that was discarded",
        [GOOD, entry("b7", 9, 0, withdrawal="discarded", decision="discarded")],
        ["b8"],
        ["b7"],
    ),
    Named(
        "a run died in the middle of a rebuild",
        [FIRST_THREE, entry("b1", 100, 0, kind="rebuild", generation="g9")],
        ["b2", "b3"],
        ["b4"],
        None,
        "g9-r1-rebuild",
    ),
    Named(
        "a new batch while the rebuild waits",
        [GOOD, entry("b1", 50, 50, kind="rebuild", generation="g9", held_verdicts=STOPPED)],
        [],
        ["b2"],
        None,
    ),
]


def counted(
    batch: str, publication: str, valid: int, arrived: int | None = None, is_recorded: bool = False
) -> list[gate_plans.Entry]:
    """Rows of a batch on the judged side and in the input, as the proof counts them."""
    nothing = dict.fromkeys(("publication_id", "rules_fingerprint", "tagged_at", "input_rows", "input_checksum"))
    judged = {"valid_rows": valid, "valid_checksum": valid, "quarantined_rows": 0, "quarantined_checksum": 0}
    rows = valid if arrived is None else arrived
    return [
        {
            **nothing,
            **judged,
            "batch_id": batch,
            "publication_id": publication,
            "tagged_at": DAY_1,
            "warned_rows": 0,
            "is_recorded": is_recorded,
        },
        {
            **nothing,
            **dict.fromkeys([*judged, "warned_rows", "is_recorded"]),
            "batch_id": batch,
            "input_rows": rows,
            "input_checksum": rows,
        },
    ]


JUDGED = {
    "a body that lacks a row": {
        "counts": [*counted("b1", "g2-r1-rebuild", 3, arrived=4), *counted("b4", "g2-r1-0002", 5)],
        "publications": {"b1": "g2-r1-rebuild", "b4": "g2-r1-0002"},
    },
    "judged twice": {
        "counts": [*counted("b4", "g2-r1-0002", 5), *counted("b4", "g2-r2-0001", 5)[:1]],
        "publications": {"b4": "g2-r1-0002"},
    },
    "rebuilt twice, the other is recorded": {
        "counts": [
            *counted("b1", "g3-r3-rebuild", 3, is_recorded=True),
            *counted("b1", "g2-r2-rebuild", 3)[:1],
            *counted("b2", "g3-r3-rebuild", 3, is_recorded=True)[:1],
        ],
        "publications": {"b1": "g2-r2-rebuild"},
    },
    "judged twice, the second is recorded": {
        "counts": [*counted("b4", "g2-r1-0002", 5), *counted("b4", "g2-r2-0001", 5, is_recorded=True)[:1]],
        "publications": {"b4": "g2-r1-0002"},
    },
}


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    checked = [Case(case.name, case.entity, case.ledger, []) for case in CHECKED]
    assert len({case.name for case in [*CASES, *checked]}) == len(CASES) + len(CHECKED)
    return gate_plans.ask(
        tmp_path_factory.mktemp("gate_plans"),
        ENTITIES,
        [*CASES, *checked],
        drift=list(DRIFT.values()),
        named={
            case.name: {"ledger": case.ledger, "reason": case.reason, "batches": sorted([*case.body, *case.alone])}
            for case in NAMED
        },
        judged=JUDGED,
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_waiting_batches(answers: dict[str, Any], case: Case) -> None:
    plan = answers[case.name]["plan"]
    assert [one["state"] for one in plan] == case.states, plan
    verdicts = {verdict["gate"]: verdict for verdict in plan[-1]["verdicts"]}
    assert {name: verdicts[name]["outcome"] for name in case.outcomes} == case.outcomes
    assert {name: verdicts[name]["value"] for name in case.values} == case.values
    if case.closed:
        assert {name for name, verdict in verdicts.items() if verdict["is_closed"]} == case.closed
    elif case.states[-1] in ("queued", "discarded"):
        assert not any(verdict["is_closed"] for verdict in verdicts.values())
    replaced = {one["publication_id"]: one["event"] for one in answers[case.name]["replaced"]}
    assert case.replaced.items() <= replaced.items()
    seen = {one["publication_id"] for one in case.ledger if one["was_published"] and not one["withdrawal"]}
    if "published" not in case.states:
        assert not seen & replaced.keys(), "readers lose something without getting anything"


@pytest.mark.parametrize("case", CHECKED, ids=lambda case: case.name)
def test_without_a_new_batch(answers: dict[str, Any], case: Checked) -> None:
    verdicts = answers[case.name]["checked"]
    assert {verdict["gate"]: verdict["outcome"] for verdict in verdicts} == case.outcomes
    assert {verdict["gate"] for verdict in verdicts if verdict["is_closed"]} == case.closed


def test_messages_tell_value_limit_drop_and_top_rules(answers: dict[str, Any]) -> None:
    (rejected,) = [v for v in answers["half rejected, limit 0.25"]["plan"][0]["verdicts"] if v["gate"] == "reject_rate"]
    assert rejected["given"] == "2 of 4 rows rejected (50%); top rules: missing_id 2"
    assert rejected["allowed"] == "below 25%"
    (volume,) = [v for v in answers["less than half"]["plan"][0]["verdicts"] if v["gate"] == "volume"]
    assert "49 valid of 49 rows, 51% fewer than the 100 published before" in volume["given"]


def test_readers_keep_the_old_generation_while_the_new_one_waits(answers: dict[str, Any]) -> None:
    name = "readers keep the old generation while the new one waits"
    assert "g1-r1-b1" not in {one["publication_id"] for one in answers[name]["replaced"]}


def test_the_rule_furthest_from_its_history_decides(answers: dict[str, Any]) -> None:
    found = answers["drift"]
    assert [verdict["outcome"] for verdict in found] == list(DRIFT)
    assert [verdict["is_closed"] for verdict in found] == [False, True, True, False]
    assert [verdict["value"] for verdict in found] == [2.5, -5, -2, None]
    assert found[1]["given"] == "rule further fails 6% of the rows, its median is 2%"


def test_a_failed_proof_closes_the_conservation_gate_alone(answers: dict[str, Any]) -> None:
    conservation, volume = answers["unproven"]
    assert (conservation["outcome"], conservation["value"], conservation["is_closed"]) == ("not_conserved", 1, True)
    assert volume == {"gate_kind": "volume"}


@pytest.mark.parametrize("case", NAMED, ids=lambda case: case.name)
def test_what_readers_have_stays_together_when_all_is_judged_again(answers: dict[str, Any], case: Named) -> None:
    found: dict[str, str] = answers["publications"][case.name]
    body = {batch for batch, id in found.items() if id.endswith(case.body_id)}
    assert body == set(case.body), found
    others = [found[batch] for batch in case.alone]
    assert len({*others}) == len(others) == len(found) - len(body)
    assert all(id.rpartition("-")[2].isdigit() for id in others), found


def test_a_new_version_of_a_part_of_a_publication_asks_for_a_rebuild(answers: dict[str, Any]) -> None:
    assert answers["replaces"]["a part of the first load sent again"]
    assert not answers["replaces"]["a run died in the middle of a rebuild"]
    assert not answers["replaces"]["an older version comes late"]


def test_discarded_and_older_batches_do_not_count_for_uniqueness(answers: dict[str, Any]) -> None:
    uncounted = answers["uncounted"]
    assert uncounted["a part of the first load sent again"] == ["b2"]
    assert uncounted["sent again, the new one discarded"] == ["b1.v2"], "a discarded version outdates nothing"
    assert uncounted["the table was dropped"] == ["b3"]


def test_a_generation_is_refused_with_its_body(answers: dict[str, Any]) -> None:
    assert events_of(answers, "a body that lacks a row") == {"g2-r1-rebuild": "'refused'", "g2-r1-0002": "'refused'"}


def test_of_two_judgements_the_recorded_one_stands(answers: dict[str, Any]) -> None:
    assert events_of(answers, "judged twice") == {"g2-r1-0002": "'judged'", "g2-r2-0001": "'refused'"}
    recorded = events_of(answers, "judged twice, the second is recorded")
    assert recorded == {"g2-r1-0002": "'refused'"}


def test_what_another_run_recorded_is_not_refused_with_a_body_that_came_later(answers: dict[str, Any]) -> None:
    assert events_of(answers, "rebuilt twice, the other is recorded") == {"g2-r2-rebuild": "'refused'"}


def events_of(answers: dict[str, Any], name: str) -> dict[str, str]:
    return {event["publication_id"].strip("'"): event["event"] for event in answers["judged"][name]}
