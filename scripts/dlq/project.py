"""Where a project keeps its queue, as dbt's manifest of the last run says, and the model file that declares it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts import dbt_runs, packages
from scripts.problems import Problem
from scripts.settings import Settings

FILE = "dead_letter_queue.sql"


@dataclass(frozen=True)
class Source:
    """An entity whose rejected rows are in the queue."""

    tagged: str
    key_columns: tuple[str, ...]


@dataclass(frozen=True)
class Place:
    queue: str
    sources: dict[str, Source]


def find(settings: Settings, project: Path) -> Place:
    models = [node for node in _nodes(settings, project) if node["resource_type"] == "model"]
    queues = [node for node in models if node["config"]["materialized"] == "quarantine_queue"]
    if not queues:
        raise Problem(
            "dlq",
            f"{project} has no dead letter queue",
            f"run `./quarantine dlq init --project-dir {project}`, then build",
        )
    named = {node["name"]: node for node in models}
    tagged = [node for node in models if node["config"]["materialized"] == "quarantine_tagged"]
    sources = {}
    for node in tagged:
        entity = node["name"].removesuffix("_tagged")
        sources[entity] = Source(node["relation_name"], _key_columns(named.get(f"{entity}_valid")))
    return Place(queues[0]["relation_name"], sources)


def init(settings: Settings, project: Path) -> Path:
    """Write the one model file of the queue, with all quarantines that the project has now."""
    packages.ensure(project)
    if not dbt_runs.run(settings, ["parse", "--project-dir", str(project)], quiet=True).success:
        raise Problem("dlq init", "the project doesn't parse", "mend what dbt says above")
    nodes = _nodes(settings, project)
    names = sorted(
        node["name"] for node in nodes if "macro.quarantine.rejected" in node["depends_on"].get("macros", [])
    )
    if not names:
        raise Problem("dlq init", "no quarantine in the project", "add a model with {{ quarantine.rejected(…) }} first")
    path = _file(project, nodes)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(anew(path, names))
    return path


def anew(path: Path, names: list[str]) -> str:
    """The file's text with these quarantines; a `config` in its first line stays, such as one that switches it off."""
    first = path.read_text().partition("\n")[0] if path.exists() else ""
    return (f"{first}\n" if first.startswith("{{ config(") else "") + text(names)


def text(names: list[str]) -> str:
    refs = "".join(f'            ref("{name}"),\n' for name in names)
    return f"{{{{\n    quarantine.dead_letter_queue(\n        [\n{refs}        ]\n    )\n}}}}\n"


def _file(project: Path, nodes: list[dict[str, Any]]) -> Path:
    """The file that declares it already, else one in the first folder of models."""
    for node in nodes:
        if node["config"].get("materialized") == "quarantine_queue":
            return project / str(node["original_file_path"])
    import yaml  # a start does without it

    declared = yaml.safe_load((project / "dbt_project.yml").read_text())
    return project / str((declared.get("model-paths") or ["models"])[0]) / FILE


def _nodes(settings: Settings, project: Path) -> list[dict[str, Any]]:
    path = dbt_runs.target_of(settings, project) / "manifest.json"
    try:
        return list(json.loads(path.read_text())["nodes"].values())
    except (OSError, ValueError, KeyError):
        raise Problem(
            "dlq", f"no manifest of {project}", f"run `./quarantine build --project-dir {project}` first"
        ) from None


def _key_columns(valid: dict[str, Any] | None) -> tuple[str, ...]:
    options = ((valid or {}).get("config", {}).get("meta") or {}).get("quarantine") or {}
    return tuple(options.get("key_columns") or ())
