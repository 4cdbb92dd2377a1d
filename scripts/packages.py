"""Fill `dbt_packages/`: from the dbt hub, or with the stand-ins of this repository where it can't be reached."""

from __future__ import annotations

import hashlib
import os
import shutil
import socket
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts import console
from scripts.problems import Problem
from scripts.settings import ROOT

HUB = "hub.getdbt.com"
STAND_INS = ROOT / "standin"
PATIENCE = 3.0
LISTS = ("packages.yml", "dependencies.yml")


@dataclass(frozen=True)
class Hub:
    """A package of the dbt hub, such as metaplane/dbt_expectations."""

    name: str

    @property
    def folder(self) -> str:
        return self.name.rpartition("/")[2]


@dataclass(frozen=True)
class Local:
    """A package in a folder of this machine."""

    path: Path

    @property
    def folder(self) -> str:
        found = _read_yaml(self.path / "dbt_project.yml")
        if "name" in found:
            return str(found["name"])
        raise Problem(
            "deps",
            f"{self.path} is no dbt project: no dbt_project.yml with a name",
            "correct the path behind `local:` in packages.yml",
        )


@dataclass(frozen=True)
class Elsewhere:
    """A package of a git repository or an archive: only `dbt deps` gets it."""

    source: str

    @property
    def folder(self) -> str:
        return self.source.rpartition("/")[2]


Package = Hub | Local | Elsewhere


def ensure(project: Path) -> None:
    """Install when something that the project lists is missing or has changed."""
    if _needed(project) and not _is_current(project):
        install(project)


def install(project: Path) -> int:
    """Install all packages of a project; returns an exit code."""
    if not (project / "dbt_project.yml").exists():
        raise Problem(
            "deps", f"{project} has no dbt_project.yml", "name the folder of a dbt project with --project-dir"
        )
    needed = _needed(project)
    hub_names = [package.name for package in needed if isinstance(package, Hub)]
    elsewhere = [package.source for package in needed if isinstance(package, Elsewhere)]
    if elsewhere:
        if _dbt_deps(project) != 0:
            raise Problem(
                "deps",
                f"`dbt deps` could not install {', '.join(elsewhere)}",
                "see what dbt says above; without the network, name a copy of it in packages.yml with `local:`",
            )
    elif failure := _hub_failure(project) if hub_names else "":
        _stand_in(project, needed)
        names = ", ".join(hub_names)
        console.say(f"{failure}: installed this project's own stand-ins for {names} into {_target(project)}")
    elif not hub_names:
        _stand_in(project, needed)
    if needed:
        _mark(project).write_text(_fingerprint(project))
    return 0


def _hub_failure(project: Path) -> str:
    """Why the hub gave nothing; empty when it gave everything."""
    if not hub_answers():
        return f"{HUB} can't be reached"
    return "`dbt deps` failed, as it says above" if _dbt_deps(project) else ""


def hub_answers() -> bool:
    """One quick look, because `dbt deps` itself retries for more than ten seconds."""
    try:
        with socket.create_connection((HUB, 443), timeout=PATIENCE):
            return True
    except OSError:
        return bool(os.environ.get("HTTPS_PROXY") or os.environ.get("https_proxy"))


def _dbt_deps(project: Path) -> int:
    from scripts import dbt_runs, settings

    with console.step("Installing dbt packages from the hub"):
        return dbt_runs.run(settings.load(), ["deps", "--project-dir", str(project)], quiet=True).exit_code


def _stand_in(project: Path, needed: list[Package]) -> None:
    target = _target(project)
    target.mkdir(exist_ok=True)
    for package in needed:
        assert not isinstance(package, Elsewhere)
        place = target / package.folder
        if place.is_symlink() or place.is_file():
            place.unlink()
        elif place.exists():
            shutil.rmtree(place)
        if isinstance(package, Local):
            place.symlink_to(os.path.relpath(package.path, target), target_is_directory=True)
        else:
            shutil.copytree(_stand_in_of(package), place)


def _stand_in_of(package: Hub) -> Path:
    found = STAND_INS / package.folder
    if (found / "dbt_project.yml").exists():
        return found
    available = sorted(path.parent.name for path in STAND_INS.glob("*/dbt_project.yml"))
    raise Problem(
        "deps",
        f"nothing came from {HUB}, and there is no stand-in for {package.name}",
        "connect to the network, correct what `dbt deps` complains about, and run the same command again",
        f"stand-ins exist for {', '.join(available) or 'no package'}",
    )


def _needed(project: Path) -> list[Package]:
    """What the project lists, and what its local packages list, each once, as dbt installs them side by side."""
    found: dict[str, Package] = {}
    waiting = [project]
    while waiting:
        folder = waiting.pop(0)
        for package in _listed(folder):
            if package.folder not in found:
                found[package.folder] = package
                if isinstance(package, Local):
                    waiting.append(package.path)
    return list(found.values())


def _listed(folder: Path) -> list[Package]:
    """In packages.yml or, as dbt has it, in dependencies.yml."""
    for name in LISTS:
        entries = _read_yaml(folder / name).get("packages") or []
        if not isinstance(entries, list):
            raise Problem(str(folder / name), "`packages` is no list", "write each package as an entry of a list")
        if entries:
            return [_package(entry, folder, name) for entry in entries]
    return []


def _package(entry: object, folder: Path, name: str) -> Package:
    if not isinstance(entry, dict):
        raise Problem(
            str(folder / name),
            f"'{entry}' is no package",
            "name its kind",
            "package: …, local: …, git: … or tarball: …",
        )
    if "local" in entry:
        return Local((folder / str(entry["local"])).resolve())
    if "package" in entry:
        return Hub(str(entry["package"]))
    return Elsewhere(str(entry.get("git") or entry.get("tarball") or entry))


def _is_current(project: Path) -> bool:
    try:
        recorded = _mark(project).read_text()
    except OSError:
        return False
    return recorded == _fingerprint(project) and all(
        (_target(project) / package.folder).exists()
        for package in _needed(project)
        if not isinstance(package, Elsewhere)
    )


def _fingerprint(project: Path) -> str:
    """Changes when a list of packages or a stand-in changes."""
    digest = hashlib.sha256()
    folders = [project, *[package.path for package in _needed(project) if isinstance(package, Local)]]
    lists = [folder / name for folder in folders for name in LISTS]
    for path in [*lists, *sorted(STAND_INS.rglob("*"))]:
        if path.is_file():
            digest.update(str(path).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _target(project: Path) -> Path:
    return project / "dbt_packages"


def _mark(project: Path) -> Path:
    """A file, so that dbt, which counts folders, does not take it for a package."""
    return _target(project) / ".installed-from"


def _read_yaml(path: Path) -> dict[str, Any]:
    import yaml

    try:
        found = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
    except FileNotFoundError:
        return {}
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise Problem(str(path), f"it is not valid YAML: {' '.join(str(error).split())}", "correct the file") from error
    if isinstance(found, dict):
        return found
    raise Problem(str(path), "it is no mapping of names to values", "correct the file")
