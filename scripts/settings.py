"""What the environment decides, read once."""

from __future__ import annotations

import getpass
import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from scripts.problems import Problem

ROOT = Path(__file__).resolve().parent.parent
DEFAULT_PORT = 10000


def actor() -> str:
    """Who decides, fixes or purges, for the records."""
    try:
        return os.environ.get("QUARANTINE_ACTOR") or getpass.getuser()
    except (KeyError, OSError):  # a container's user may have no name
        return str(os.getuid())


@dataclass(frozen=True)
class Settings:
    """Folders and limits of one local warehouse. All state is below `home`; `cache` can be shared."""

    home: Path
    cache: Path
    port: int
    port_is_chosen: bool
    memory: str
    cores: int

    @property
    def server_dir(self) -> Path:
        return self.home / "server"

    @property
    def warehouse(self) -> Path:
        return self.home / "warehouse"

    @property
    def metastore(self) -> Path:
        return self.home / "metastore_db"

    @property
    def landing(self) -> Path:
        return self.home / "landing"

    @property
    def temporary(self) -> Path:
        return self.home / "tmp"

    @property
    def dbt_dir(self) -> Path:
        return self.home / "dbt"

    @property
    def alerts_dir(self) -> Path:
        return self.home / "alerts"

    def at(self, home: Path, port: int) -> Settings:
        """The same limits for another warehouse."""
        return replace(self, home=home, port=port, port_is_chosen=True)


def load(environment: Mapping[str, str] | None = None) -> Settings:
    env = os.environ if environment is None else environment
    home = Path(os.path.normpath(Path(env.get("QUARANTINE_HOME") or ROOT / ".quarantine").absolute()))
    return Settings(
        home=home,
        cache=Path(env.get("QUARANTINE_CACHE") or ROOT / ".quarantine" / "cache").absolute(),
        port=_number(env, "QUARANTINE_PORT", DEFAULT_PORT, 1024, 65535),
        port_is_chosen=bool(env.get("QUARANTINE_PORT")),
        memory=_memory(env),
        cores=_number(env, "QUARANTINE_CORES", os.cpu_count() or 2, 1, 1024),
    )


def _number(env: Mapping[str, str], name: str, default: int, low: int, high: int) -> int:
    text = env.get(name) or str(default)
    if text.isdecimal() and low <= int(text) <= high:
        return int(text)
    raise Problem(
        name,
        f"'{text}' is not usable",
        f"set {name} to such a number, or unset it",
        f"a whole number from {low} to {high}",
    )


def _memory(env: Mapping[str, str]) -> str:
    text = (env.get("QUARANTINE_MEMORY") or "").lower()
    if not text:
        return fitted_memory(total_memory_mb())
    if text[:-1].isdecimal() and text[-1] in "mg":
        return text
    raise Problem(
        "QUARANTINE_MEMORY",
        f"'{text}' is not usable",
        "set it to a size, or unset it",
        "a number with m or g, such as 4g or 1500m",
    )


def total_memory_mb() -> int:
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // 2**20
    except (ValueError, OSError):
        return 8192


def fitted_memory(total_mb: int) -> str:
    """A third of the machine, at least 1 GB and at most 4 GB: the demo needs no more."""
    return f"{max(1024, min(4096, total_mb // 3))}m"
