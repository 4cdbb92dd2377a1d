"""What must be true of a built warehouse: every rule fires on its example, and coverage tells all rules and columns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scripts.dbt_runs import Outcome
from tests.python.coverage import examples

Sql = Callable[[str], list[tuple[Any, ...]]]


def assert_every_rule_fires(sql: Sql, compile_inline: Callable[[str], Outcome]) -> None:
    """The engine and dbt's own test both find the example, and neither finds anything in a clean row."""
    found = examples.judge(sql, compile_inline)
    assert {entity: one.silent() for entity, one in found.items() if one.silent()} == {}
    noisy = {entity: one.engine[examples.CLEAN] | one.dbt[examples.CLEAN] for entity, one in found.items()}
    assert not any(noisy.values()), noisy


def assert_coverage_is_complete(sql: Sql, schema: str) -> None:
    quality = f"{schema}_quality"
    counted = sql(
        "select model_name, rule, judged_rows, failed_rows, last_failed_at is null"
        f" from {quality}.quality_rule_coverage order by model_name, rule"
    )
    failed = {
        (model, rule): rows
        for model, rule, rows in sql(
            f"""
            with latest as (
                select model_name, max(generation) as generation from {quality}.publication_events
                where event = 'judged' group by model_name
            )
            select metrics.model_name, metrics.rule, sum(metrics.failed_rows)
            from {quality}.quality_run_metrics as metrics
            inner join latest
                on metrics.model_name = latest.model_name and startswith(metrics.publication_id, latest.generation)
            group by metrics.model_name, metrics.rule
            having sum(metrics.failed_rows) > 0
            """
        )
    }
    assert {(model, rule): rows for model, rule, _, rows, _ in counted if rows} == failed
    assert all(judged >= rows and not (rows and never) for _, _, judged, rows, never in counted)
    covered = {
        (model, column)
        for model, column in sql(f"select model_name, column_name from {quality}.quality_column_coverage")
    }
    entities = {model for model, *_ in counted}
    assert entities == {model for model, _ in covered}
    for entity in entities:
        columns = {name for name, *_ in sql(f"describe {schema}.{entity}_valid") if not name.startswith(("_dq_", "#"))}
        assert {column for model, column in covered if model == entity} == columns, entity
