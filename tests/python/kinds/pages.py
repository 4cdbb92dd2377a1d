"""Write docs/rules/: one page for each kind, and a table of all tests.

python -m tests.python.kinds.pages
"""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path
from typing import Any

import yaml

from scripts import settings
from scripts.settings import ROOT
from tests.python.kinds import rendering
from tests.python.kinds.cases import Case
from tests.python.kinds.rendering import Rendered

FOLDER = ROOT / "docs" / "rules"
_PAGE = """\
# {title}

{checks}

**Tests:** {tests}

**Arguments:** {arguments}

**On NULL:** {null}

## Example

```yaml
{example}
```

The rule must hold: `{holds}`. A row fails when this is true:

```sql
{sql}
```
"""
_NULL = {
    "pass": "passes; `on_null: fail` in `config.meta.quarantine` makes it fail.",
    "fail": "fails.",
    None: "see above; `on_null: fail` in `config.meta.quarantine` makes a row with a NULL in one of its columns fail.",
}


def pages(folder: Path) -> dict[str, str]:
    """All pages by file name."""
    texts = yaml.safe_load((Path(__file__).parent / "pages.yml").read_text())
    cases = [_case(macro, text["example"]) for macro, text in texts.items()]
    home = settings.load().at(folder, 1)
    project = rendering.project(folder / "project", None)
    registry = rendering.registry(home, project)
    found = {}
    for rendered, (macro, text) in zip(rendering.render(home, project, cases, set()), texts.items(), strict=True):
        tests = {name: entry for name, entry in registry.items() if entry["macro"] == macro}
        found[f"{_slug(macro)}.md"] = _page(text, tests, rendered)
    assert {entry["macro"] for entry in registry.values()} == set(texts), "every kind has a page"
    found["README.md"] = _index(registry, texts)
    return found


def write() -> None:
    with tempfile.TemporaryDirectory() as folder:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for name, text in pages(Path(folder)).items():
            (FOLDER / name).write_text(text)


def _case(macro: str, example: dict[str, Any]) -> Case:
    arguments = dict(example.get("arguments", {}))
    if "to" in arguments:
        arguments["to"] = "`step_right`.`bronze_customers`"
    return Case(_slug(macro), example["kind"], example.get("column"), arguments)


def _page(text: dict[str, Any], tests: dict[str, Any], rendered: Rendered) -> str:
    names = {name: None for entry in tests.values() for name in [*entry["required"], *entry["optional"]]}
    required = {name for entry in tests.values() for name in entry["required"]}
    verdict = rendered.null_verdict
    return _PAGE.format(
        title=text["title"],
        checks=text["checks"].strip(),
        tests=", ".join(f"`{name}`" for name in sorted(tests)),
        arguments=", ".join(f"`{name}`" + (" (required)" if name in required else "") for name in names) or "none",
        null=_NULL[verdict],
        example=_yaml(text["example"]),
        holds=rendered.holds,
        sql=re.sub(r"timestamp'[^']+'", "timestamp'<run clock>'", rendered.fails),
    )


def _yaml(example: dict[str, Any]) -> str:
    test = example["kind"].removeprefix("dbt.")
    arguments = example.get("arguments")
    declared: Any = {test: {"arguments": arguments}} if arguments else test
    if "column" in example:
        declared = {"columns": [{"name": example["column"], "data_tests": [declared]}]}
    else:
        declared = {"data_tests": [declared]}
    return str(yaml.safe_dump(declared, sort_keys=False, allow_unicode=True, width=100)).strip()


def _index(registry: dict[str, Any], texts: dict[str, Any]) -> str:
    lines = [
        "# Rule kinds",
        "",
        "Every test below works as a rule on a row. Generated: `.venv/bin/python -m tests.python.kinds.pages`.",
        "How they compare with the packages' own tests is in [oracle.md](../oracle.md).",
        "",
        "| test | of a | what must hold |",
        "|---|---|---|",
    ]
    level = {True: "column", False: "model", None: "column or model"}
    for name, entry in sorted(registry.items()):
        title = texts[entry["macro"]]["title"]
        lines.append(f"| `{name}` | {level[entry['column']]} | [{title}]({_slug(entry['macro'])}.md) |")
    return "\n".join(lines) + "\n"


def _slug(macro: str) -> str:
    return macro.removeprefix("kind_")


if __name__ == "__main__":
    write()
    print(json.dumps(sorted(path.name for path in FOLDER.iterdir())))
