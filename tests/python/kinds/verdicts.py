"""Run rendered kinds and oracles: the ids of the rows that fail."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scripts.problems import Problem
from scripts.sql_client import Client
from tests.python.kinds.cases import PARENT_TABLE
from tests.python.kinds.hostile import TEXTS, literal, parents_sql, row_sql, rows, values_sql
from tests.python.kinds.own_cases import TruthTable
from tests.python.kinds.rendering import MODEL, Rendered

TABLE, VIEW = "kinds_hostile", "kinds_hostile_view"
Ids = set[int]


def create_tables(client: Client) -> None:
    """The hostile table, its look-up, and the rows once more as a view for the oracle."""
    for table, sql in ((TABLE, values_sql()), (PARENT_TABLE, parents_sql())):
        client.run(f"drop table if exists {table}")
        client.run(f"create table {table} using parquet as {sql}")
    client.run(f"create or replace temporary view {VIEW} as {values_sql()}")


def truth(client: Client, tables: Sequence[tuple[TruthTable, Rendered]]) -> dict[str, list[tuple[object, bool]]]:
    """Judge the values of every truth table, all in one query; what differs from the table is returned."""
    branches = []
    for table, rendered in tables:
        values = ",\n".join(
            f"({position}, {literal(value, table.sql_type)})" for position, (value, _) in enumerate(table.verdicts())
        )
        branches.append(
            f"select '{table.name}' as name, position, coalesce({rendered.fails}, false) as fails\n"
            f"from (select * from values {values} as input(position, `order`) distribute by position) as input"
            f"{rendered.joins}"
        )
    look_ups = "".join(rendered.ctes for _, rendered in tables)
    sql = f"with {look_ups}\none as (select 1)\n" + "\nunion all\n".join(branches)
    wrong: dict[str, list[tuple[object, bool]]] = {}
    expected = {table.name: table.verdicts() for table, _ in tables}
    for name, position, fails in client.run(sql).rows:
        value, should_fail = expected[name][position]
        if fails != should_fail:
            wrong.setdefault(name, []).append((value, fails))
    return wrong


def judged_ids(client: Client, cases: Sequence[Rendered]) -> dict[str, Ids]:
    """All predicates in one scan, as the engine does it."""
    flags = ",\n".join(f"coalesce({case.fails}, false) as `{case.case.name}`" for case in cases)
    ctes = "".join(case.ctes for case in cases)
    joins = "".join(case.joins for case in cases)
    sql = f"with input as (select * from {TABLE}),\n{ctes}\njudged as (select row_id,\n{flags}\nfrom input{joins})\n"
    result = client.run(sql + "select * from judged")
    assert len(result.rows) == len(TEXTS), "a look-up fanned rows out"
    failed: dict[str, Ids] = {case.case.name: set() for case in cases}
    for row in result.dicts():
        for name, ids in failed.items():
            if row[name]:
                ids.add(row["row_id"])
    return failed


@dataclass(frozen=True)
class Answer:
    """The rows that dbt's own test finds; if it raises with ANSI on, its error and what it finds with ANSI off."""

    ids: Ids
    error: str = ""


def oracle(client: Client, rendered: Rendered) -> Answer:
    """Run dbt's own test."""
    find = _mapped if rendered.case.output_columns() else _row_by_row
    try:
        return Answer(find(client, rendered))
    except Problem as problem:
        client.run("set spark.sql.ansi.enabled = false")
        try:
            return Answer(find(client, rendered), problem.given)
        finally:
            client.run("reset spark.sql.ansi.enabled")


def _row_by_row(client: Client, rendered: Rendered) -> Ids:
    """Most tests don't say which row failed, so each row is a model of its own."""
    branches = [
        f"select {row['row_id']} as row_id from ({oracle_sql(rendered, row_sql(row))}) as found" for row in rows()
    ]
    return {row[0] for row in client.run("\nunion all\n".join(branches)).rows}


def _mapped(client: Client, rendered: Rendered) -> Ids:
    """A test over several rows shows their values, which lead back to the rows."""
    columns = rendered.case.output_columns() or {}
    sides = " and ".join(f"found.`{theirs}` <=> input.`{ours}`" for theirs, ours in columns.items())
    condition = _filter(rendered)
    sql = f"select distinct input.row_id from {VIEW} as input join ({oracle_sql(rendered)}) as found on {sides}"
    return {row[0] for row in client.run(f"{sql} where {condition}").rows}


def _filter(rendered: Rendered) -> str:
    return " and ".join(
        f"({text})" for text in (rendered.case.where, rendered.case.arguments.get("row_condition"), "true") if text
    )


def oracle_sql(rendered: Rendered, rows: str = f"select * from {VIEW}") -> str:
    """The test's SQL over these rows."""
    assert rendered.oracle
    where = f" where {rendered.case.where}" if rendered.case.where else ""
    return rendered.oracle.replace(MODEL, f"(select * from ({rows}){where}) as model")
