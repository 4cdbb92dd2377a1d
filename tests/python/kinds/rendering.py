"""Render kinds, and dbt's own tests as their oracle, through one dbt call on a project without models."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts import dbt_runs
from scripts.settings import ROOT, Settings
from tests.python.kinds.cases import Case

MODEL = "__model__"
FOLDERS = ("rule_kinds", "generic_tests", "support", "tagging", "declarations")
_TEMPLATE = """
{%- set rendered = [] -%}
{%- for case in var('cases') if execute -%}
    {%- set kind = quarantine.apply_kind(quarantine.rule_kinds()[case.rule.kind].macro, case.rule) -%}
    {%- set rule = dict(case.rule, **kind) -%}
    {%- set oracle = none -%}
    {%- if case.oracle -%}
        {%- set test = context[case.oracle]['test_' ~ case.rule.kind.split('.')[1]] -%}
        {%- set oracle = test(model='__model__', **case.oracle_arguments) -%}
    {%- endif -%}
    {%- do rendered.append({
        'fails': quarantine.rule_predicate(rule, 'cast(null as string)'),
        'ctes': quarantine.lookup_ctes([rule]),
        'joins': quarantine.lookup_joins([rule]),
        'holds': rule.holds,
        'null_verdict': rule.get('null_verdict'),
        'oracle': oracle,
    }) -%}
{%- endfor -%}
{{ tojson(rendered) }}
"""

_CHECKS = """
{%- set found = [] -%}
{%- for case in var('cases') if execute -%}
    {%- set kind = quarantine.apply_kind(quarantine.rule_kinds()[case.rule.kind].macro, case.rule) -%}
    {%- for sql in quarantine.rule_checks(dict(case.rule, **kind), 'kinds_hostile') -%}
        {%- do found.append([case.rule.name, sql]) -%}
    {%- endfor -%}
{%- endfor -%}
{{ tojson(found) }}
"""


@dataclass(frozen=True)
class Rendered:
    """The SQL of one case."""

    case: Case
    fails: str
    ctes: str
    joins: str
    holds: str
    null_verdict: str | None
    oracle: str | None


def project(folder: Path, packages: Path | None) -> Path:
    """A dbt project that sees the kinds' macros and, if a folder is given, the real packages."""
    paths = [str(ROOT / "macros" / "quarantine" / name) for name in FOLDERS]
    settings = {"name": "quarantine", "config-version": 2, "profile": "quarantine", "macro-paths": paths}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "dbt_project.yml").write_text(json.dumps(settings))
    for name in ("dbt_utils", "dbt_expectations"):
        source = next(packages.glob(f"*{name.replace('_', '?')}"), None) if packages else None
        if source:
            shutil.copytree(source, folder / "dbt_packages" / name, ignore=shutil.ignore_patterns("integration_tests"))
            (folder / "dbt_packages" / name / "packages.yml").unlink(missing_ok=True)
    return folder


def render(settings: Settings, folder: Path, cases: Sequence[Case], oracles: set[str]) -> list[Rendered]:
    """Compile all cases; `oracles` are the packages whose own tests are rendered too."""
    texts = answer(settings, folder, _TEMPLATE, {"cases": [_given(case, oracles) for case in cases]})
    return [Rendered(case, **text) for case, text in zip(cases, texts, strict=True)]


def registry(settings: Settings, folder: Path) -> dict[str, Any]:
    """All kinds, as the engine knows them."""
    found: dict[str, Any] = answer(settings, folder, "{{ tojson(quarantine.rule_kinds()) if execute }}", {})
    return found


def checks(settings: Settings, folder: Path, cases: Sequence[Case]) -> dict[str, list[str]]:
    """The statements that check the SQL of each case against the hostile table."""
    found: dict[str, list[str]] = {}
    for name, sql in answer(settings, folder, _CHECKS, {"cases": [_given(case, set()) for case in cases]}):
        found.setdefault(name, []).append(sql)
    return found


def error_of_test(settings: Settings, folder: Path, kind: str, arguments: dict[str, Any]) -> str:
    """What a package's test says about arguments that it can't use."""
    package, _, test = kind.partition(".")
    call = f"context['{package}']['test_{test}'](model='m', **var('arguments'))"
    needs_column = kind in ("dbt_utils.accepted_range", "dbt_utils.not_accepted_values")
    given = {**arguments, **({"column_name": "c"} if needs_column else {})}
    done = _compile(settings, folder, "{% if execute %}{{ " + call + " }}{% endif %}", {"arguments": given})
    return str(done.exception)


def answer(settings: Settings, folder: Path, template: str, given: dict[str, Any]) -> Any:
    """What a template says as JSON."""
    done = _compile(settings, folder, template, given)
    if not done.success:
        raise AssertionError(str(done.exception))
    return json.loads(done.result.results[0].node.compiled_code)


def _compile(settings: Settings, folder: Path, template: str, given: dict[str, Any]) -> dbt_runs.Outcome:
    command = ["compile", "--no-populate-cache", "--no-introspect", "--project-dir", str(folder)]
    return dbt_runs.run(settings, [*command, "--vars", json.dumps(given), "--inline", template], quiet=True)


def _given(case: Case, oracles: set[str]) -> dict[str, Any]:
    package = case.kind.partition(".")[0]
    arguments = dict(case.arguments)
    if case.column:
        # as dbt does for `quote: true`
        arguments["column_name"] = f"`{case.column}`" if case.column in ("order id", "select") else case.column
    wanted = package in oracles and case.no_oracle is None
    return {"rule": case.rule(), "oracle": package if wanted else None, "oracle_arguments": arguments}
