"""Record the verdicts, and the oracle's, for docs/oracle.md.

Run with a folder that holds checkouts of dbt-utils and dbt-expectations, on a running server:

    python -m tests.python.kinds.record FOLDER PORT
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from scripts import settings
from scripts.settings import ROOT
from scripts.sql_client import Client
from tests.python.kinds import rendering, verdicts
from tests.python.kinds.cases import CASES
from tests.python.kinds.hostile import TEXTS
from tests.python.kinds.rendering import Rendered
from tests.python.kinds.verdicts import Answer

ORACLES = ("dbt", "dbt_utils", "dbt_expectations")


def main(packages: Path, port: int) -> None:
    client = Client(port)
    verdicts.create_tables(client)
    with tempfile.TemporaryDirectory() as folder:
        home = settings.load().at(Path(folder), port)
        cases = rendering.render(home, rendering.project(home.home / "project", packages), CASES, set(ORACLES))
    judged = verdicts.judged_ids(client, cases)
    lines = [f'  "{name}": {json.dumps(sorted(ids))}' for name, ids in judged.items()]
    (Path(__file__).parent / "verdicts.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
    answers = {one.case.name: verdicts.oracle(client, one) for one in cases if one.oracle}
    (ROOT / "docs" / "oracle.md").write_text(_page(cases, judged, answers))


def _page(cases: list[Rendered], judged: dict[str, set[int]], answers: dict[str, Answer]) -> str:
    agree = [name for name, answer in answers.items() if answer.ids == judged[name]]
    kinds = {one.case.kind for one in cases if one.case.name in answers}
    template = (Path(__file__).parent / "oracle.md.txt").read_text()
    differing = [_difference(one, judged, answers) for one in cases if one.case.deliberate or one.case.no_oracle]
    raising = [
        f"- `{one.case.name}`: {answers[one.case.name].error.split('.')[0]}"
        for one in cases
        if one.case.name in agree and answers[one.case.name].error and not one.case.deliberate
    ]
    return template.format(
        kinds=len(kinds), declarations=len(answers), rows=len(TEXTS), verdicts=len(answers) * len(TEXTS),
        agree=len(agree), differences="\n".join(differing), raising="\n".join(raising),
        table="\n".join(_line(kind, cases, judged, answers) for kind in sorted(kinds)),
    )  # fmt: skip


def _line(kind: str, cases: list[Rendered], judged: dict[str, set[int]], answers: dict[str, Answer]) -> str:
    names = [one.case.name for one in cases if one.case.kind == kind and one.case.name in answers]
    agree = sum(answers[name].ids == judged[name] for name in names)
    return f"| `{kind}` | {len(names)} | {len(names) * len(TEXTS)} | {agree} |"


def _difference(one: Rendered, judged: dict[str, set[int]], answers: dict[str, Answer]) -> str:
    case = one.case
    if case.name not in answers:
        return f"| `{case.kind}` | `{json.dumps(case.arguments, ensure_ascii=False)}` | not run | {case.no_oracle} |"
    differ = len(answers[case.name].ids ^ judged[case.name])
    raises = ", raises with ANSI on" if answers[case.name].error else ""
    return (
        f"| `{case.kind}` | `{json.dumps(case.arguments, ensure_ascii=False)}` | {differ}{raises} | {case.deliberate} |"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute(), int(sys.argv[2]))
