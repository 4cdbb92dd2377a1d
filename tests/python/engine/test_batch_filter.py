"""Which rows belong to a batch: NULL and an empty name are one batch, and no row is in none or in two."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from scripts import dbt_runs, settings
from tests.python.kinds import rendering

ROWS = [None, "", "b1", "b2"]
CHOICES: list[list[str]] = [["b1"], [""], ["", "b1"], ["b1", "b2"]]
_TEMPLATE = """
{%- set filters = [] -%}
{%- for batches in var('choices') if execute -%}
    {%- for negated in [false, true] -%}
        {%- set column = {'name': 'batch', 'type': 'string'} -%}
        {%- do filters.append(quarantine.batch_filter_sql(column, batches, negated=negated)) -%}
    {%- endfor -%}
{%- endfor -%}
{{ tojson(filters) }}
"""


@pytest.fixture(scope="module")
def filters(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder: Path = tmp_path_factory.mktemp("filters")
    chosen = settings.load()
    project = rendering.project(folder / "project", None)
    line = ["compile", "--no-populate-cache", "--no-introspect", "--project-dir", str(project)]
    choices = ["--vars", json.dumps({"choices": CHOICES})]
    done = dbt_runs.run(chosen.at(folder, chosen.port), [*line, *choices, "--inline", _TEMPLATE], quiet=True)
    found: list[str] = json.loads(done.result.results[0].node.compiled_code)
    return found


@pytest.mark.parametrize("number", range(len(CHOICES)))
def test_every_row_is_inside_or_outside(filters: list[str], number: int) -> None:
    chosen = [row for row in ROWS if (row or "") in CHOICES[number]]
    assert selected(filters[2 * number]) == chosen
    assert selected(filters[2 * number + 1]) == [row for row in ROWS if row not in chosen]


def selected(condition: str) -> list[str | None]:
    """In order, by a database that reads such conditions as Spark does."""
    with sqlite3.connect(":memory:") as database:
        database.execute("create table given (position int, batch text)")
        database.executemany("insert into given values (?, ?)", enumerate(ROWS))
        return [row[0] for row in database.execute(f"select batch from given where {condition} order by position")]
