"""`coverage`: what each declared rule asks for and has found, and the columns that no rule looks at."""

from __future__ import annotations

from pathlib import Path

from scripts import console, dbt_runs, packages, sql_client, sql_output
from scripts.settings import Settings
from scripts.spark_server import Server

MODELS = ("quality_rule_coverage", "quality_column_coverage")
RULES = """
select
    model_name as model,
    rule,
    column_name as column,
    severity,
    condition,
    judged_rows as judged,
    failed_rows as failed,
    date_format(first_failed_at, 'yyyy-MM-dd HH:mm') as first_failed,
    date_format(last_failed_at, 'yyyy-MM-dd HH:mm') as last_failed,
    has_example as example
from {relation}
order by model, rule
"""
COLUMNS = """
select model_name as model, column_name as column, is_covered as covered, array_join(rules, ', ') as rules
from {relation}
order by model, covered desc, column
"""
UNCOVERED = """
select model_name as model, array_join(array_sort(collect_list(column_name)), ', ') as columns_without_a_rule
from {relation}
where not is_covered
group by model_name
order by model
"""


def run(settings: Settings, project: Path, as_csv: bool, columns: bool) -> int:
    """Bring the two models up to date and print them. Returns the exit code."""
    packages.ensure(project)
    port = Server(settings).start().port
    line = ["run", "--select", *MODELS, "--project-dir", str(project)]
    built = dbt_runs.run(settings, line, port=port, quiet=True)
    if not built.success:
        return built.exit_code
    rules, by_column = (built.relation(name) for name in MODELS)
    if columns:
        sql_output.run(port, COLUMNS.format(relation=by_column), as_csv)
        return 0
    sql_output.run(port, RULES.format(relation=rules), as_csv)
    if not as_csv:
        _say_uncovered(port, by_column)
    return 0


def _say_uncovered(port: int, relation: str) -> None:
    with sql_client.connect(port) as client:
        found = client.run(UNCOVERED.format(relation=relation))
    if found.rows:
        console.table("", found.columns, found.rows)
