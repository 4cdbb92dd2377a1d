"""A landing folder of the test's own, loaded by the warehouse's raw models into a schema of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from scripts.dbt_runs import Outcome
from scripts.settings import ROOT

Rows = list[tuple[Any, ...]]


@dataclass(frozen=True)
class Landing:
    """`load` runs the raw models, `run` whatever comes of it; the rest writes files and reads tables."""

    root: Path
    schema: str
    dbt: Callable[..., Outcome]
    sql: Callable[[str], Rows]

    def put(self, name: str, content: bytes | str) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    def run(self, *entities: str, options: tuple[str, ...] = ()) -> Outcome:
        models = ["landing_files", *(f"bronze_{entity}" for entity in entities)]
        variables = json.dumps({"landing_path": str(self.root)})
        return self.dbt(ROOT, "run", "--select", *models, "--vars", variables, *options)

    def load(self, *entities: str, options: tuple[str, ...] = ()) -> Outcome:
        outcome = self.run(*entities, options=options)
        assert outcome.success, outcome.messages() or outcome.exception
        return outcome

    def rows(self, entity: str, columns: str, where: str = "true") -> Rows:
        return self.sql(f"select {columns} from {self.schema}.bronze_{entity} where {where} order by all")

    def ledger(self, entity: str, columns: str) -> Rows:
        return self.sql(
            f"select {columns} from {self.schema}_quality.landing_files where entity = '{entity}' order by all"
        )

    def commits(self, entity: str) -> int:
        return len(self.sql(f"describe history {self.schema}.bronze_{entity}"))


@pytest.fixture(scope="module")
def landing(
    tmp_path_factory: pytest.TempPathFactory, dbt: Callable[..., Outcome], sql: Callable[[str], Rows], request: Any
) -> Iterator[Landing]:
    name = "raw_" + request.module.__name__.rsplit(".", 1)[-1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUARANTINE_SCHEMA", name)
        yield Landing(tmp_path_factory.mktemp("landing"), name, dbt, sql)
    for schema in (name, f"{name}_quality"):
        sql(f"drop schema if exists {schema} cascade")
