"""What each kind says about every value, with ANSI on and off, and what dbt's own test says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts.sql_client import Client
from tests.python.kinds import verdicts
from tests.python.kinds.cases import CASES, Case
from tests.python.kinds.own_cases import TRUTH_TABLES
from tests.python.kinds.rendering import Rendered

RECORDED: dict[str, list[int]] = json.loads((Path(__file__).parent / "verdicts.json").read_text())
Judged = dict[str, dict[str, set[int]]]


def _name(case: Case) -> str:
    return case.name


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_the_failing_rows_are_the_recorded_ones(case: Case, judged: Judged) -> None:
    assert judged["true"][case.name] == set(RECORDED[case.name])


@pytest.mark.parametrize("case", [case for case in CASES if not case.overflows], ids=_name)
def test_ansi_mode_changes_no_verdict(case: Case, judged: Judged) -> None:
    assert judged["true"][case.name] == judged["false"][case.name]


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_the_oracle_agrees(case: Case, judged: Judged, rendered: dict[str, Rendered], session: Client) -> None:
    if rendered[case.name].oracle is None:
        pytest.skip(case.no_oracle or "its package is not in the folder that QUARANTINE_ORACLE_PACKAGES names")
    answer = verdicts.oracle(session, rendered[case.name])
    agrees = answer.ids == judged["true"][case.name]
    assert agrees or case.deliberate, f"upstream finds {sorted(answer.ids)}"
    assert not (agrees and case.deliberate and not answer.error), "no longer a difference: remove its reason"


@pytest.mark.parametrize("ansi", ["true", "false"])
def test_own_kinds_judge_as_their_truth_tables_say(ansi: str, session: Client, rendered: dict[str, Rendered]) -> None:
    session.run(f"set spark.sql.ansi.enabled = {ansi}")
    wrong = verdicts.truth(session, [(table, rendered[f"own_{table.name}"]) for table in TRUTH_TABLES])
    session.run("reset spark.sql.ansi.enabled")
    assert wrong == {}
