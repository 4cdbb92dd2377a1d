"""Whether a state folder is ours: what is in it is deleted, and QUARANTINE_HOME may point anywhere."""

from __future__ import annotations

from pathlib import Path

from scripts.problems import Problem
from scripts.settings import ROOT, Settings

MARK = ".quarantine-home"
# Left by a server from before there was the mark. The entry script puts setup.lock anywhere, and any Spark a metastore.
OLD_MARKS = ("server/state.json", "server/conf/log4j2.properties")


def folders(settings: Settings) -> tuple[Path, ...]:
    """All that `clean` deletes; a start deletes one of them."""
    return (
        settings.warehouse,
        settings.metastore,
        settings.landing,
        settings.temporary,
        settings.dbt_dir,
        settings.server_dir,
        settings.alerts_dir,
    )


def check(settings: Settings) -> None:
    """Refuse a folder in which somebody else's files would be deleted."""
    if is_ours(settings):
        return
    names = ", ".join(folder.name for folder in folders(settings) if _holds_something(folder))
    raise Problem(
        "QUARANTINE_HOME",
        f"{settings.home} was not made by this program and holds {names}, which it would delete",
        f"choose an empty or a new folder; if nothing in there is needed, `touch '{settings.home / MARK}'`",
    )


def mark(settings: Settings) -> None:
    """Called where the first file of a state folder is written; one that isn't ours stays unmarked."""
    path = settings.home / MARK
    if not path.exists() and is_ours(settings):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("The state of ./quarantine; `./quarantine clean` deletes it.\n")


def claim(settings: Settings) -> None:
    check(settings)
    mark(settings)


def is_ours(settings: Settings) -> bool:
    """By its place, because there is nothing yet that could be somebody else's, or by a mark.

    In this order: another start sets the mark before it fills a folder, maybe between two of these looks.
    """
    home = settings.home
    return (
        home == ROOT / ".quarantine"
        or not any(map(_holds_something, folders(settings)))
        or any((home / name).exists() for name in (MARK, *OLD_MARKS))
    )


def _holds_something(folder: Path) -> bool:
    """An empty folder is nobody's loss, a file of that name may be."""
    return any(folder.iterdir()) if folder.is_dir() else folder.exists()
