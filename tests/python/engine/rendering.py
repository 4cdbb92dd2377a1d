"""Render the SQL that judges rows, without a server, and the plans whose SQL is kept in renders/."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from scripts import dbt_runs, settings
from scripts.settings import Settings
from tests.python.kinds import rendering

FOLDER = Path(__file__).parent / "renders"
_TEMPLATE = """
{%- set rendered = {} -%}
{%- for name, plan in var('plans').items() if execute -%}
    {%- set rules = [] -%}
    {%- for rule in plan.rules -%}
        {%- do rules.append(dict(rule, **quarantine.apply_kind(quarantine.rule_kinds()[rule.kind].macro, rule))) -%}
    {%- endfor -%}
    {%- do rendered.update({name: quarantine.judged_sql(dict(plan, rules=rules))}) -%}
{%- endfor -%}
{{ tojson(rendered) }}
"""


def rule(name: str, kind: str, column: str | None, arguments: dict[str, Any], **more: Any) -> dict[str, Any]:
    given = {"where": None, "on_null": None, "severity": "error", "path": "shop.yml", **more}
    return {"name": name, "model": "orders_valid", "kind": kind, "column": column, "arguments": arguments, **given}


def plan(*rules: dict[str, Any], columns: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    stored = [
        {"name": name, "type": type_}
        for name, type_ in (columns or {"order_id": "int", "customer_id": "string", "amount": "double"}).items()
    ]
    return {
        "input": "shop.orders",
        "columns": stored,
        "rules": list(rules),
        "batch_id": "coalesce(cast(`_batch_id` as string), '')",
        "batch_filter": "(`_batch_id` in ('batch_0002'))",
        "carries_warnings": False,
        "source_table": "orders",
        "key_columns": stored,
        "publication_id": "'generation-run-0001'",
        "accepted_rows": "shop.accepted_orders",
        "clock": "2026-01-01T00:00:00.000000Z",
        "fingerprint": "fingerprint",
        **more,
    }


_MISSING_ID = rule("missing_order_id", "dbt.not_null", "order_id", {})
_UNKNOWN = rule(
    "unknown_customer_id", "dbt.relationships", "customer_id", {"to": "shop.customers", "field": "customer_id"}
)
_WARNING = rule("missing_amount", "dbt.not_null", "amount", {}, severity="warn")
PLANS: dict[str, dict[str, Any]] = {
    "no_rules": plan(),
    "one_critical": plan(_MISSING_ID, batch_filter=None),
    "warnings_only": plan(_WARNING, carries_warnings=True),
    "look_up": plan(_MISSING_ID, _UNKNOWN, _WARNING),
    "many_rules": plan(*(rule(f"below_{n}", "quarantine.in_range", "amount", {"min_value": n}) for n in range(21))),
    "window_with_accepted_rows": plan(rule("repeated_order_id", "dbt.unique", "order_id", {}, has_accepted_rows=True)),
    "where_and_on_null": plan(
        rule("small_amount", "quarantine.in_range", "amount", {"min_value": 0}, where="order_id > 9", on_null="fail")
    ),
    "hostile_columns": plan(
        rule("missing_order", "dbt.not_null", "order id", {}),
        rule("bad_select", "dbt.accepted_values", "select", {"values": ["it's", "back\\slash", "${x}"]}),
        rule("missing_tick", "dbt.not_null", "a`b", {}),
        columns={"order id": "int", "select": "string", "a`b": "string", "naïve.column": "double"},
    ),
}


def render(chosen: Settings, folder: Path) -> dict[str, str]:
    """The SQL of every plan, from one dbt call."""
    project = rendering.project(folder, None)
    command = ["compile", "--no-populate-cache", "--no-introspect", "--project-dir", str(project)]
    done = dbt_runs.run(chosen, [*command, "--vars", json.dumps({"plans": PLANS}), "--inline", _TEMPLATE], quiet=True)
    if not done.success:
        raise AssertionError(str(done.exception))
    found: dict[str, str] = json.loads(done.result.results[0].node.compiled_code)
    return {name: sql.rstrip() + "\n" for name, sql in found.items()}


def record() -> None:
    """Write renders/ anew: `python -m tests.python.engine.rendering`, then read the difference."""
    with tempfile.TemporaryDirectory() as folder:
        chosen = settings.load()
        for name, sql in render(chosen.at(Path(folder), chosen.port), Path(folder) / "project").items():
            (FOLDER / f"{name}.sql").write_text(sql)


if __name__ == "__main__":
    record()
    sys.stdout.write(f"wrote {len(PLANS)} files into {FOLDER}\n")
