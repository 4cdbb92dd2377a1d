"""Ask the engine, without a server, what it would do with a ledger: states, verdicts and events."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from scripts import dbt_runs, packages, settings
from tests.python.engine import project
from tests.python.engine import shop as shops
from tests.python.engine.project import Entity

_TEMPLATE = """
{%- set found = {} -%}
{%- for name, case in var('cases').items() if execute -%}
    {%- set gates = quarantine.declared_gates(case.entity) -%}
    {%- set plan = quarantine.publishing_plan(case.entity, gates, case.ledger) -%}
    {%- do found.update({name: {
        'plan': plan,
        'checked': quarantine.model_verdicts(gates, case.ledger, plan),
        'replaced': quarantine.replaced_publications(case.ledger, plan),
    }}) -%}
{%- endfor -%}
{%- set proof = {'valid_rows': 3, 'valid_checksum': 21, 'expected': {'valid_rows': 4, 'valid_checksum': 21}} -%}
{%- if execute -%}
    {%- do found.update({
        'unproven': quarantine.proven_verdicts([{'gate_kind': 'conservation'}, {'gate_kind': 'volume'}], proof),
        'drift': [],
        'publications': {},
        'replaces': {},
        'uncounted': {},
        'judged': {},
    }) -%}
    {%- for name, case in var('named').items() -%}
        {%- set judged = quarantine.current_generation(case.ledger) if case.reason != 'first run' else [] -%}
        {%- do found.publications.update({name: quarantine.publication_ids(
            'g9', case.reason, case.batches, judged, case.ledger, {'name': '_batch_id', 'type': 'string'},
        )}) -%}
        {%- do found.uncounted.update({name: quarantine.uncounted_batches(case.batches, judged, case.ledger)}) -%}
        {%- do found.replaces.update({name: quarantine.replaces_part_of_publication(case.batches, judged)}) -%}
    {%- endfor -%}
    {%- for name, case in var('judged').items() -%}
        {%- do found.judged.update({name: quarantine.judged_events(case.counts, case.publications, {})}) -%}
    {%- endfor -%}
    {%- for rows in var('drift') -%}
        {%- do found.drift.append(quarantine.drift_verdict(dict(quarantine.drift_options()), rows)) -%}
    {%- endfor -%}
{%- endif -%}
{{ tojson(found) }}
"""
Entry = dict[str, Any]


def gate(kind: str, **arguments: object) -> dict[str, object]:
    return {f"quarantine.{kind}": {"arguments": arguments}}


def entry(batch: str, valid: int | None, rejected: int | None, **more: Any) -> Entry:
    """A batch as the ledger knows it. Content follows from the numbers: equal numbers, equal rows."""
    kind, generation = more.get("kind", "arrival"), more.get("generation", "g1")
    name = kind if kind != "arrival" else batch
    return {
        "publication_id": f"{generation}-{more.get('run', 'r1')}-{name}",
        "generation": generation,
        "kind": kind,
        "batches": [batch],
        "judged_at": "2026-01-01T00:00:00.000000Z",
        "was_published": "published_at" in more,
        "published_at": None,
        "withdrawal": None,
        "was_held": "held_verdicts" in more,
        "held_verdicts": None,
        "decision": None,
        "decided_by": "ada",
        "decision_reason": "checked",
        "valid_rows": valid,
        "valid_checksum": valid and valid * 7,
        "quarantined_rows": rejected,
        "quarantined_checksum": rejected and rejected * 7,
        "released_rows": None,
        "rule_failures": [{"missing_id": rejected}] if rejected is not None else [],
        **more,
    }


@dataclass(frozen=True)
class Case:
    """A ledger, and what must follow for the entries that wait, in the order in which they are published."""

    name: str
    entity: str
    ledger: list[Entry]
    states: list[str]
    outcomes: dict[str, str] = field(default_factory=dict)  # of the last entry, by gate
    closed: set[str] = field(default_factory=set)
    values: dict[str, float | None] = field(default_factory=dict)
    replaced: dict[str, str] = field(default_factory=dict)


def ask(folder: Path, entities: list[Entity], cases: list[Case], **more: object) -> dict[str, Any]:
    """`more`: variables of the template."""
    chosen = settings.load()
    shops.create(folder, "gate_plans", lambda _: [], lambda *_: None)  # type: ignore[arg-type]
    project.write(folder, "gate_plans", entities)
    packages.ensure(folder)
    given = {case.name: {"entity": case.entity, "ledger": case.ledger} for case in cases}
    line = ["compile", "--no-populate-cache", "--no-introspect", "--project-dir", str(folder)]
    done = dbt_runs.run(
        chosen.at(folder / "home", chosen.port),
        [*line, "--vars", json.dumps({"cases": given, **more}), "--inline", _TEMPLATE],
        quiet=True,
    )
    if not done.success:
        raise AssertionError(str(done.exception))
    found: dict[str, Any] = json.loads(done.result.results[0].node.compiled_code)
    return found
