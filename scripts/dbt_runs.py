"""Run dbt in this process, with its files in the state folder."""

from __future__ import annotations

import fcntl
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts import ownership
from scripts.problems import Problem
from scripts.settings import ROOT, Settings

# Commands that write tables, and those that never talk to the server.
WRITING = {"build", "run", "snapshot", "seed", "test", "retry", "clone"}
OFFLINE = {"", "deps", "clean", "parse", "ls", "list", "init"}


@dataclass(frozen=True)
class Outcome:
    """What a dbt command ended with: 0 success, 1 something failed, 2 it could not run."""

    exit_code: int
    result: Any
    exception: BaseException | None

    @property
    def success(self) -> bool:
        return self.exit_code == 0

    def statuses(self) -> dict[str, str]:
        """Status of each node by its name."""
        return {run.node.name: str(run.status) for run in getattr(self.result, "results", None) or []}

    def messages(self) -> dict[str, str]:
        return {run.node.name: str(run.message) for run in getattr(self.result, "results", None) or []}

    def relations(self) -> dict[str, str]:
        """The table or view of each model by its name; hooks, which are results too, have none."""
        found = {run.node.name: run.node.relation_name for run in getattr(self.result, "results", None) or []}
        return {name: relation for name, relation in found.items() if relation}

    def relation(self, name: str) -> str:
        """The table or view of a model that the command built."""
        found = self.relations()
        if name not in found:
            cure = "name a project that installs the package with --project-dir, and leave its quality models on"
            raise Problem("dbt run", f"the project has no model {name}", cure)
        return found[name]


def project_dir(args: Sequence[str]) -> Path:
    """The folder that `--project-dir` names, else the repository."""
    for index, arg in enumerate(args):
        name, _, value = arg.partition("=")
        if name == "--project-dir":
            return Path(value or (args[index + 1] if index + 1 < len(args) else ".")).resolve()
    return ROOT


def without_project(args: Sequence[str]) -> list[str]:
    """The line without `--project-dir`."""
    rest, left = iter(args), []
    for arg in rest:
        if arg == "--project-dir":
            next(rest, None)
        elif not arg.startswith("--project-dir="):
            left.append(arg)
    return left


def command(args: Sequence[str]) -> str:
    """dbt's command in a line that may have dbt's own options in front; empty where there is none."""
    from dbt.cli.main import cli

    with_value = {name for option in cli.params if not getattr(option, "is_flag", False) for name in option.opts}
    rest = iter(args)
    for arg in rest:
        if not arg.startswith("-"):
            return arg
        if arg in with_value:
            next(rest, None)
    return ""


def needs_server(args: Sequence[str]) -> bool:
    return command(args) not in OFFLINE and not {"--help", "-h"} & set(args)


def files_of(settings: Settings, project: Path) -> Path:
    """Where target and logs of a project go: one folder for each."""
    name = (
        "quarantine"
        if project == ROOT
        else re.sub(r"\W+", "_", str(project.relative_to(ROOT) if project.is_relative_to(ROOT) else project)).strip("_")
    )
    return settings.dbt_dir / name


def target_of(settings: Settings, project: Path) -> Path:
    """Where dbt leaves a project's manifest."""
    return Path(os.environ.get("DBT_TARGET_PATH") or files_of(settings, project) / "target")


def profiles_dir(project: Path) -> Path:
    """A project's own profiles.yml wins over the repository's."""
    return project if (project / "profiles.yml").exists() else ROOT


def run(
    settings: Settings, args: Sequence[str], port: int | None = None, quiet: bool = False, writes: bool = False
) -> Outcome:
    """`writes`: an operation that changes tables, which a build would get in the way of."""
    from dbt.cli.main import dbtRunner  # takes two seconds

    ownership.mark(settings)
    project = project_dir(args)
    files = files_of(settings, project)
    line = ["--quiet", *args] if quiet else list(args)
    if project_dir(args) == ROOT and not any(arg.startswith("--project-dir") for arg in args) and _takes_project(args):
        line += ["--project-dir", str(ROOT)]
    with (
        environment(
            {
                "QUARANTINE_PORT": str(port or settings.port),
                "QUARANTINE_LANDING": os.environ.get("QUARANTINE_LANDING") or str(settings.landing),
                "DBT_PROFILES_DIR": os.environ.get("DBT_PROFILES_DIR") or str(profiles_dir(project)),
                "DBT_TARGET_PATH": str(target_of(settings, project)),
                "DBT_LOG_PATH": os.environ.get("DBT_LOG_PATH") or str(files / "logs"),
                "DBT_SEND_ANONYMOUS_USAGE_STATS": "false",
                "DBT_NO_VERSION_CHECK": "1",
                "DBT_LOG_FILE_MAX_BYTES": str(5 * 2**20),
            }
        ),
        _only_writer(settings, args, writes),
    ):
        done = dbtRunner().invoke(line)
    _raise_again(done.exception, args)
    return Outcome(_exit_code(done.success, done.exception), done.result, done.exception)


def _raise_again(error: BaseException | None, args: Sequence[str]) -> None:
    """What dbt's runner returns like the error of a run, though it is about the command line or asks to end."""
    from click import UsageError
    from dbt.cli.exceptions import DbtUsageException
    from dbt.cli.main import cli

    if isinstance(error, (KeyboardInterrupt, SystemExit)):
        raise error
    if isinstance(error, (DbtUsageException, UsageError)):
        name = command(args)
        text = error.message if isinstance(error, UsageError) else str(error)
        known = f"{name} " if name in cli.commands else ""
        raise Problem(f"dbt {name}".strip(), text.rstrip("."), f"see `./quarantine dbt {known}--help`") from error


def _takes_project(args: Sequence[str]) -> bool:
    return bool(command(args)) and not {"--help", "-h"} & set(args)


def _exit_code(success: bool, exception: BaseException | None) -> int:
    return 0 if success else 2 if exception is not None else 1


@contextmanager
def _only_writer(settings: Settings, args: Sequence[str], writes: bool = False) -> Iterator[None]:
    """Two builds at once on one warehouse would judge the same batch twice."""
    if not writes and command(args) not in WRITING:
        yield
        return
    settings.dbt_dir.mkdir(parents=True, exist_ok=True)
    with (settings.dbt_dir / "lock").open("w") as guard:
        try:
            fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Problem(
                f"dbt {command(args)}",
                f"another dbt command is writing to this warehouse ({settings.home})",
                "wait until it has ended; `./quarantine status` shows the server",
                "one build at a time",
            ) from None
        yield


def schema_named(name: str) -> AbstractContextManager[None]:
    """Runs inside it build into this schema, where the profile asks the environment."""
    return environment({"QUARANTINE_SCHEMA": name})


@contextmanager
def environment(values: dict[str, str]) -> Iterator[None]:
    """dbt reads its options from the environment; put back what was there."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
