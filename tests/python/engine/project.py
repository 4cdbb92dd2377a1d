"""A project of many small entities over one raw table, so that one dbt call can answer many questions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from scripts import dbt_runs
from scripts.dbt_runs import Outcome
from tests.python.engine import shop as shops

MISSING_ID: dict[str, list[Any]] = {"id": [{"not_null": {"name": "missing_id"}}]}


@dataclass
class Entity:
    """Three model files and the declarations of one entity; a file without text is not written."""

    name: str
    rules: dict[str, list[Any]] = field(default_factory=lambda: dict(MISSING_ID))
    options: dict[str, Any] = field(default_factory=dict)
    query: str = "select * from {{ source('shop', 'orders') }}"
    tagged: str | None = "{{ quarantine.tagged() }}"
    rejected: str | None = "{{ quarantine.rejected(ref('%s_tagged')) }}"
    valid: str | None = "{{ quarantine.valid(ref('%s_tagged'), ref('%s_quarantine')) }}"
    gates: list[Any] = field(default_factory=list)
    tagged_tests: list[Any] = field(default_factory=list)

    def files(self) -> dict[str, str]:
        texts = {
            "tagged": f"{self.tagged}\n{self.query}" if self.tagged else None,
            "quarantine": self.rejected,
            "valid": self.valid,
        }
        return {
            f"{self.name}_{part}": text.replace("%s", self.name) for part, text in texts.items() if text is not None
        }

    def declared(self) -> list[dict[str, Any]]:
        columns = []
        for column, tests in self.rules.items():
            named = [self._named(test) for test in tests]
            columns.append({"name": column, "data_tests": named})
        valid = {
            "name": f"{self.name}_valid",
            "config": {"meta": {"quarantine": self.options}},
            "data_tests": self.gates,
            "columns": columns,
        }
        tagged = {"name": f"{self.name}_tagged", "data_tests": self.tagged_tests}
        return [*([valid] if self.valid else []), *([tagged] if self.tagged_tests else [])]

    def _named(self, test: dict[str, Any]) -> dict[str, Any]:
        """Test names are one list for a whole project: the rule keeps its name, the test gets the entity's in front."""
        ((kind, given),) = test.items()
        name = given.get("name", kind.rpartition(".")[2])
        config = dict(given.get("config", {}))
        options = config.get("meta", {}).get("quarantine", {})
        config["meta"] = {"quarantine": {"rule": name, **options} if isinstance(options, dict) else options}
        label = given.get("label", name)
        rest = {key: value for key, value in given.items() if key not in ("name", "config", "label")}
        return {kind: {**rest, "name": f"{self.name}_{label}", "config": config}}


def write(folder: Path, schema: str, entities: Iterable[Entity]) -> None:
    models = folder / "models"
    models.mkdir(exist_ok=True)
    for old in models.iterdir():
        old.unlink()
    kept = list(entities)
    for entity in kept:
        for name, text in entity.files().items():
            (models / f"{name}.sql").write_text(text)
    source = {"name": "shop", "schema": schema, "tables": [{"name": "orders"}, {"name": "customers"}]}
    declared = {"sources": [source], "models": [model for entity in kept for model in entity.declared()]}
    (models / "shop.yml").write_text(yaml.safe_dump(declared, sort_keys=False))


def run(shop: shops.Shop, entities: Iterable[Entity], *args: str) -> Outcome:
    """Write the entities into the shop's project and run dbt on its schema."""
    write(shop.folder, shop.schema, entities)
    with dbt_runs.schema_named(shop.schema):
        return shop.run_dbt(shop.folder, *args)
