"""Judge the declared examples: a clean row of the built warehouse, and the same row with the example's values in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts.dbt_runs import Outcome

CLEAN = "a clean row"
_TEMPLATE = (Path(__file__).parent / "examples.sql.jinja").read_text()
Sql = Callable[[str], list[tuple[Any, ...]]]
Verdicts = dict[str, set[str]]


@dataclass(frozen=True)
class Found:
    """Of one entity: its rules, and by example the rules that find something, by the engine and by dbt's own tests."""

    rules: list[str]
    engine: Verdicts
    dbt: Verdicts

    def silent(self) -> set[str]:
        """Rules that have no example, or whose example is no failure to the engine or to dbt's own test."""
        return {rule for rule in self.rules if rule not in self.engine.get(rule, set()) & self.dbt.get(rule, set())}


def judge(sql: Sql, compile_inline: Callable[[str], Outcome]) -> dict[str, Found]:
    """By entity. Takes one dbt call, and two queries for each entity."""
    done = compile_inline(_TEMPLATE)
    assert done.success, done.exception
    entities: dict[str, Any] = json.loads(done.result.results[0].node.compiled_code)
    return {entity: _judge(sql, rendered) for entity, rendered in entities.items()}


def _judge(sql: Sql, rendered: dict[str, Any]) -> Found:
    sql(f"create or replace temporary view {rendered['view']} as {rendered['examples']}")
    engine: Verdicts = {}
    for name, failed, warned in sql(
        f"select _dq_batch_id, to_json(_dq_failed_rules), to_json(_dq_warnings) from ({rendered['judged']})"
    ):
        engine.setdefault(name, set()).update(json.loads(failed) + json.loads(warned))
    dbt: Verdicts = {name: set() for name in engine}
    for name, rule, failures in sql("\nunion all\n".join(rendered["tests"])):
        dbt.setdefault(name, set()).update({rule} if failures else set())
    return Found(rendered["rules"], engine, dbt)
