"""Write docs/rules/declared.md: the table of the warehouse's rules.

python -m tests.python.coverage.declared
"""

from __future__ import annotations

import json
from typing import Any

from scripts import dbt_runs, packages, settings
from scripts.settings import ROOT

PAGE = ROOT / "docs" / "rules" / "declared.md"
_HEAD = """\
# The rules of the StepRight warehouse

Generated from the declarations: `.venv/bin/python -m tests.python.coverage.declared`.
An *error* sends the row to quarantine,
a *warn* lets it pass with a mark. The condition is what must hold; the last column is the verdict on a NULL in the
rule's column. `./quarantine coverage` shows the same rules with what they have found.
"""
_TABLE = ["", "| rule | column | severity | condition | test | NULL |", "|---|---|---|---|---|---|"]


def catalog() -> list[dict[str, Any]]:
    """Every declared rule of this project, without a server."""
    packages.ensure(ROOT)
    line = ["compile", "--no-populate-cache", "--no-introspect", "--inline", "{{ tojson(quarantine.rule_catalog()) }}"]
    done = dbt_runs.run(settings.load(), line, quiet=True)
    assert done.success, done.exception
    found: list[dict[str, Any]] = json.loads(done.result.results[0].node.compiled_code)
    return found


def page(rules: list[dict[str, Any]]) -> str:
    lines = [_HEAD]
    for model in dict.fromkeys(rule["model_name"] for rule in rules):
        lines += [
            f"## {model}",
            *_TABLE,
        ]
        lines += [_line(rule) for rule in rules if rule["model_name"] == model]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _line(rule: dict[str, Any]) -> str:
    column = f"`{rule['column_name']}`" if rule["column_name"] else "whole row"
    condition = rule["condition"].replace("|", "\\|")
    null = {"fail": "fails", "pass": "passes", None: "–"}[rule["null_verdict"]]
    return f"| `{rule['rule']}` | {column} | {rule['severity']} | {condition} | `{rule['kind']}` | {null} |"


if __name__ == "__main__":
    PAGE.write_text(page(catalog()))
    print(PAGE)
