"""Gates over the life of a few models: closed under `dbt run`, decided by a person, rebuilt. One story, few builds.

Every model reads the same batches: b1 is good, half of b2 is rejected, and a quarter of b3.
"""

from __future__ import annotations

import contextlib
import io
import json
from typing import Any

import pytest

from scripts import dbt_runs, gates
from scripts.dbt_runs import Outcome
from scripts.settings import Settings
from tests.python.engine import project
from tests.python.engine.gate_plans import gate
from tests.python.engine.project import Entity
from tests.python.engine.shop import Shop

ORDERS = "{{ source('shop', 'orders') }}"
GATES = [gate("reject_rate", below=0.3), gate("volume"), gate("conservation"), gate("drift", min_history=1)]
# G7: the rows, and what must hold of them
WORKED = (
    "select *, cast(null as array<string>) as _dq_warnings from values"
    " (1, 'US', 100), (2, null, 50), (3, 'UK', -5), (4, '{country}', {amount}) as worked(id, country, amount)"
)
WORKED_RULES: dict[str, list[Any]] = {
    "country": [{"not_null": {"name": "missing_country"}}],
    "amount": [{"quarantine.expression": {"name": "non_positive_amount", "arguments": {"expression": "> 0"}}}],
}
LOOKED_UP = {
    **WORKED_RULES,
    "country": [
        *WORKED_RULES["country"],
        {
            "relationships": {
                "name": "unknown_country",
                "arguments": {"to": "source('shop', 'customers')", "field": "customer_id"},
            }
        },
    ],
}
_PLAIN = WORKED.format(country="IN", amount=20)
ENTITIES = {
    entity.name: entity
    for entity in [
        Entity("strict", gates=GATES),
        Entity("lenient", gates=GATES[:2], options={"on_closed_gate": "pass"}),
        Entity(
            "warned", gates=[{"quarantine.reject_rate": {"arguments": {"below": 0.25}, "config": {"severity": "warn"}}}]
        ),
        Entity(
            "resent",
            gates=GATES[:1],
            query=f"select * except (_batch_id), replace(_batch_id, 'b3', 'b2.v2') as _batch_id from {ORDERS}",
        ),
        Entity("worked", WORKED_RULES, gates=[gate("reject_rate", below=0.75)], query=_PLAIN),
        Entity("stops", WORKED_RULES, gates=[gate("reject_rate", below=0.25)], query=_PLAIN),
        Entity(
            "worked_country",
            LOOKED_UP,
            query=WORKED.format(country="DE", amount="cast(null as int)"),
            tagged="{{ quarantine.tagged(lookups=[source('shop', 'customers')]) }}",
        ),
    ]
}
READER = "{{ config(materialized='table', file_format='delta') }} select id from {{ ref('strict_valid') }}"
BATCHES = {
    "b1": ["(1, 'c', 1.0, 'b1')", "(2, 'c', 1.0, 'b1')", "(3, 'c', 1.0, 'b1')", "(4, 'c', 1.0, 'b1')"],
    "b2": ["(5, 'c', 1.0, 'b2')", "(6, 'c', 1.0, 'b2')", "(null, 'c', 1.0, 'b2')", "(null, 'd', 1.0, 'b2')"],
    "b3": ["(7, 'c', 1.0, 'b3')", "(8, 'c', 1.0, 'b3')", "(9, 'c', 1.0, 'b3')", "(null, 'e', 1.0, 'b3')"],
}
QUALITY = (
    "quality_gate_verdicts",
    "quality_run_metrics",
    "quality_publications",
    "quality_rule_drift",
    "quality_rules_together",
)
OF_BATCHES = ("strict", "lenient", "warned", "resent")


class Lived:
    """The runs, with what readers saw after each."""

    def __init__(self, shop: Shop) -> None:
        self.shop = shop
        shop.customer("US", "UK", "IN")
        shop.arrive(*BATCHES["b1"])
        self.first = self._dbt("run")
        assert self.first.statuses()["strict_valid"] == "success", self.first.messages()
        self.worked = {name: self._seen(name) for name in ENTITIES if name not in OF_BATCHES}
        shop.arrive(*BATCHES["b2"])
        self.stopped = self._dbt("run", models=[*OF_BATCHES, "stops"])
        self.after_stopped = self._all()
        shop.arrive(*BATCHES["b3"])
        self.again = self._dbt("build", models=OF_BATCHES)
        self.after_again = self._all()
        self.tested = self._dbt("test", "test_name:reject_rate,package:shop", models=[])
        self.decisions = [
            self._decide("accept", "strict", "b2"),
            self._decide("accept", "strict", "b2"),
            self._decide("discard", "lenient_valid", "b2"),
            self._decide("discard", "lenient", "b2"),
            self._decide("accept", "stops", self._last_batch("stops")),
        ]
        self.recorded = self.quality(
            "select model_name, event, actor, reason from {}.publication_events"
            " where event in ('accepted', 'discarded') order by recorded_at"
        )
        self.refused = {
            given: self._refused(verb, model, batch)
            for given, (verb, model, batch) in {
                "unknown model": ("accept", "nothing", "b2"),
                "unknown batch": ("accept", "strict", "b9"),
                "published": ("discard", "strict", "b1"),
                "discarded": ("accept", "lenient", "b2"),
                "waits behind": ("accept", "strict", "b3"),
            }.items()
        }
        self.decided = self._dbt("run", models=[*OF_BATCHES, "stops"])
        self.after_decided = self._all()
        self.rebuilt = self._dbt("build", *QUALITY, "--full-refresh", models=OF_BATCHES)
        self.after_rebuilt = self._all()

    def _dbt(self, command: str, *args: str, models: Any = ENTITIES) -> Outcome:
        select = [f"+{name}_valid" for name in models]
        project.write(self.shop.folder, self.shop.schema, ENTITIES.values())
        (self.shop.folder / "models" / "reader.sql").write_text(READER)
        with dbt_runs.schema_named(self.shop.schema):
            outcome = self.shop.run_dbt(self.shop.folder, command, "--select", *select, "reader", *args)
        assert outcome.result is not None, outcome.exception
        return outcome

    def _decide(self, verb: str, model: str, batch: str) -> Outcome:
        given = {"model": model, "batch": batch, "reason": "checked by hand", "actor": "ada"}
        with dbt_runs.schema_named(self.shop.schema):
            return self.shop.run_dbt(
                self.shop.folder, "run-operation", f"quarantine.{verb}_batch", "--args", json.dumps(given)
            )

    def _refused(self, verb: str, model: str, batch: str) -> str:
        """What a person reads; dbt prints it and keeps it nowhere."""
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            assert not self._decide(verb, model, batch).success
        return said.getvalue()

    def _last_batch(self, model: str) -> str:
        query = f"select max(batch_id) from {{}}.publication_events where model_name = '{model}'"
        return str(self.quality(query)[0][0])

    def quality(self, query: str) -> list[tuple[Any, ...]]:
        return self.shop.sql(query.format(f"{self.shop.schema}_quality"))

    def outcomes(self, model: str, batch: str) -> list[tuple[Any, ...]]:
        """Per run, in order, what the reject rate was."""
        return self.quality(
            "select outcome, value, decision, decided_by, reason from {}.quality_gate_verdicts"
            f" where model_name = '{model}' and batch_id = '{batch}' and gate = 'reject_rate' order by evaluated_at"
        )

    def _seen(self, name: str) -> dict[str, list[Any]]:
        ids = {}
        for part, place in (("valid", self.shop.schema), ("quarantine", f"{self.shop.schema}_quarantine")):
            rows = self.shop.sql(f"select id from {place}.{name}_{part}")
            ids[part] = sorted((row[0] for row in rows), key=str)
        return ids

    def _all(self) -> dict[str, dict[str, list[Any]]]:
        seen = {name: self._seen(name) for name in OF_BATCHES}
        seen["reader"] = {"valid": sorted(row[0] for row in self.shop.sql(f"select id from {self.shop.schema}.reader"))}
        return seen


@pytest.fixture(scope="module")
def lived(module_shop: Shop) -> Lived:
    return Lived(module_shop)


def test_worked_case(lived: Lived) -> None:
    split = {"valid": [1, 4], "quarantine": [2, 3]}
    assert lived.worked["worked"] == split
    assert lived.first.statuses()["stops_valid"] == "error"
    assert lived.worked["stops"] == {**split, "valid": []}, "stopped: nothing to read, the evidence is there"
    assert lived.worked["worked_country"] == {"valid": [1], "quarantine": [2, 3, 4]}, "a row is on one side, always"
    reasons = lived.shop.sql(
        "select id, array_join(_dq_failed_rules, ','), to_json(_dq_warnings), _dq_sk is not null"
        f" from {lived.shop.schema}_quarantine.worked_country_quarantine order by id"
    )
    assert reasons == [
        (2, "missing_country", "[]", True),
        (3, "non_positive_amount", "[]", True),
        (4, "non_positive_amount,unknown_country", "[]", True),
    ], "an input without warnings is one with none"


def test_run_stops_the_model_and_its_readers_and_nothing_else(lived: Lived) -> None:
    statuses = lived.stopped.statuses()
    assert {name for name, status in statuses.items() if status in ("error", "skipped")} == {
        "strict_valid",
        "lenient_valid",
        "resent_valid",
        "stops_valid",
        "reader",
    }
    message = lived.stopped.messages()["strict_valid"]
    for piece in (
        "model strict_valid, batch b2, gate reject_rate",
        "2 of 4 rows rejected (50%)",
        "below 30%",
        "top rules: missing_id 2",
        "strict_quarantine",
        "accept|discard strict b2",
        "quarantine.accept_batch",
    ):
        assert piece in message
    good = {"valid": [1, 2, 3, 4], "quarantine": [None, None]}
    assert lived.after_stopped["strict"] == lived.after_stopped["lenient"] == lived.after_stopped["resent"] == good
    assert lived.after_stopped["warned"]["valid"] == [1, 2, 3, 4, 5, 6]
    assert lived.after_stopped["reader"] == {"valid": [1, 2, 3, 4]}


def test_later_batches_queue_or_pass_or_replace(lived: Lived) -> None:
    statuses = lived.again.statuses()
    assert [statuses[f"{name}_valid"] for name in ("strict", "lenient", "resent")] == ["error", "success", "success"]
    assert lived.after_again["strict"] == {"valid": [1, 2, 3, 4], "quarantine": [None, None, None]}
    assert lived.after_again["reader"] == lived.after_stopped["reader"]
    assert lived.after_again["lenient"]["valid"] == [1, 2, 3, 4, 7, 8, 9]
    assert lived.after_again["resent"] == {"valid": [1, 2, 3, 4, 7, 8, 9], "quarantine": [None]}, (
        "the stopped one is replaced"
    )
    assert {status for name, status in statuses.items() if "lenient" in name} <= {"success", "pass"}
    assert statuses["quarantine_reject_rate_warned_valid_0_25"] == "warn", (
        "exactly at the limit; a warning stops nothing"
    )
    assert lived.after_again["warned"]["valid"] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert lived.outcomes("strict", "b3")[0][:2] == ("queued", 0.25)


def test_the_tests_report_the_same_verdicts_later(lived: Lived) -> None:
    prefix = "quarantine_reject_rate_"
    tested = {name: status for name, status in lived.tested.statuses().items() if name.startswith(prefix)}
    assert {name.removeprefix(prefix).partition("_")[0]: status for name, status in tested.items()} == {
        "strict": "fail",
        "lenient": "pass",
        "resent": "pass",
        "warned": "warn",
        "stops": "fail",
        "worked": "pass",
    }


def test_decisions_are_recorded_once_and_take_effect(lived: Lived) -> None:
    assert all(outcome.success for outcome in lived.decisions), [str(one.exception) for one in lived.decisions]
    assert lived.recorded == [
        ("strict", "accepted", "ada", "checked by hand"),
        ("lenient", "discarded", "ada", "checked by hand"),
        ("stops", "accepted", "ada", "checked by hand"),
    ]
    assert lived.decided.success, lived.decided.messages()
    assert (
        lived.after_decided["strict"]["valid"] == lived.after_decided["reader"]["valid"] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    )
    assert lived.after_decided["lenient"] == {"valid": [1, 2, 3, 4, 7, 8, 9], "quarantine": [None, None, None]}
    assert lived._seen("stops") == {"valid": [1, 4], "quarantine": [2, 3]}


def test_impossible_decisions_are_refused_with_a_sentence(lived: Lived) -> None:
    for given, pieces in {
        "unknown model": ("no model with rules", "strict"),
        "unknown batch": ("no batch b9", "b2, b3"),
        "published": ("a batch that is published", "send the batch again"),
        "discarded": ("a batch that is discarded", "send the batch again"),
        "waits behind": ("no gate has stopped it", "decide on that one first"),
    }.items():
        for piece in ("where:", "fix:", *pieces):
            assert piece in lived.refused[given], lived.refused[given]


def test_a_rebuild_replays_the_decisions(lived: Lived) -> None:
    assert lived.rebuilt.success, lived.rebuilt.messages()
    assert lived.after_rebuilt == lived.after_decided


def test_each_run_has_its_verdict(lived: Lived, warehouse: Settings, capfd: pytest.CaptureFixture[str]) -> None:
    decision = ("accepted", "ada", "checked by hand")
    assert lived.outcomes("strict", "b2") == [("closed", 0.5, *decision)] * 3
    discarded = lived.outcomes("lenient", "b2")
    assert [row[0] for row in discarded] == ["closed", "closed", "discarded_before"]
    assert {row[2:] for row in discarded} == {("discarded", "ada", "checked by hand")}
    idle = lived.quality(
        "select model_name, outcome from {}.quality_gate_verdicts where batch_id is null and gate = 'volume'"
    )
    assert set(idle) == {("lenient", "no_new_batch")}
    capfd.readouterr()
    with dbt_runs.schema_named(lived.shop.schema):
        assert gates.show(warehouse, lived.shop.folder, everything=False, as_json=True) == 0
    shown = json.loads(capfd.readouterr().out)
    assert [row["batch"] for row in shown if row["model"] == "strict" and row["gate"] == "reject_rate"] == ["b3"], (
        "the rebuilt batches are one publication, named by the last of them"
    )
    doubled = lived.quality(
        "select 1 from {}.quality_gate_verdicts group by run_id, model_name, publication_id, gate having count(*) > 1"
    )
    assert doubled == []


def test_drift_is_told_from_chance(lived: Lived) -> None:
    """Failures of 1,000 rows in ten batches and the one after them, by rule; three batches of a rule that is new."""
    history = {
        "steady": ([20, 22, 18, 21, 19, 20, 23, 17, 20, 21], 24),
        "drifted": ([20, 22, 18, 21, 19, 20, 23, 17, 20, 21], 60),
        "silent": ([20, 22, 18, 21, 19, 20, 23, 17, 20, 21], 0),
        "quiet": ([0, 1, 0, 0, 2, 0, 0, 1, 0, 0], 3),
        "never": ([0] * 10, 0),
        "outlier": ([20, 22, 18, 900, 19, 20, 23, 17, 20, 21], 24),
    }
    events = []
    for number in range(11):
        failures = [f"'{rule}', {([*past, last])[number]}" for rule, (past, last) in history.items()]
        failures += ["'fresh', 5"] if number > 7 else []
        judged_at = f"timestamp'2026-01-{number + 1:02d}'"
        content = f"'drifting', 'g-r-{number:04d}', 'g', 'arrival', 'b{number:02d}', {judged_at}, 0, 1000"
        events.append(f"({content}, map({', '.join(failures)}), 'judged'), ({content}, null, 'published')")
    columns = "model_name, publication_id, generation, kind, batch_id, event_at, quarantined_rows, valid_rows"
    lived.quality(f"insert into {{}}.publication_events ({columns}, rule_failures, event) values {', '.join(events)}")
    rule = {"model_name": "drifting", "severity": "warn", "fingerprint": None}
    rules = [{**rule, "rule": name} for name in [*history, "fresh"]]
    template = f"{{{{ quarantine.rule_drift_sql({rules}, quarantine.drift_options()) }}}}".replace("None", "none")
    with dbt_runs.schema_named(lived.shop.schema):
        compiled = lived.shop.run_dbt(lived.shop.folder, "--quiet", "compile", "--inline", template)
    query = compiled.result.results[0].node.compiled_code
    found: dict[str, str] = dict(
        lived.shop.sql(f"select rule, status from ({query}) where is_latest and model_name = 'drifting'")
    )
    assert found == {
        "steady": "steady",
        "drifted": "drifted",
        "silent": "silent",
        "quiet": "steady",
        "never": "never_fired",
        "outlier": "steady",
        "fresh": "little_history",
    }


def test_states_and_metrics_add_up(lived: Lived) -> None:
    states = lived.quality(
        "select state, sum(judged_rows) from {0}.quality_publications as seen where model_name = 'lenient'"
        " and publication_id >= (select max(generation) from {0}.publication_events where model_name = 'lenient')"
        " group by state"
    )
    assert dict(states) == {"published": 8, "discarded": 4}
    metrics = lived.quality(
        "select sum(judged_rows), sum(failed_rows), max(held_rows) from {}.quality_run_metrics"
        " where model_name = 'strict' and batch_id = 'b2' group by run_at order by run_at"
    )
    assert metrics == [(4, 2, 4), (0, 0, 4), (4, 2, 0)]
    zero = lived.quality(
        "select sum(failed_rows) from {}.quality_run_metrics where model_name = 'strict' and batch_id = 'b1'"
    )
    assert zero == [(0,)], "a rule without a failure has a row"
    drift = lived.quality("select status, past_batches from {}.quality_rule_drift where model_name = 'strict'")
    assert drift == [("little_history", 2)]
    together = lived.quality("select rule, other_rule, is_always_together from {}.quality_rules_together")
    assert together == [("non_positive_amount", "unknown_country", False)]
