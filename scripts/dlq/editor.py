"""One row in a person's editor."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from scripts.dlq import payload
from scripts.problems import Problem


def edit(row: dict[str, Any], comment: list[str]) -> dict[str, Any]:
    """The row as it was left. Lines that begin with `//` are for reading only."""
    program = os.environ.get("VISUAL") or os.environ.get("EDITOR")
    if not program:
        raise Problem("fix", "no --set, no --from-csv, and no editor", "set EDITOR, or write --set column=value")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "row.json"
        notes = "".join(f"// {line}\n" for line in comment)
        file.write_text(notes + json.dumps(row, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        try:
            code = subprocess.run([*shlex.split(program), str(file)]).returncode
        except (OSError, ValueError) as error:
            cure = "set EDITOR to a program that is installed, or write --set column=value"
            raise Problem("fix", f"the editor '{program}' can't be started ({error})", cure) from error
        if code:
            raise Problem("fix", f"{program} ended with {code}", "leave the editor normally; nothing was changed")
        lines = file.read_text(encoding="utf-8").splitlines()
    try:
        edited = payload.read("\n".join(line for line in lines if not line.startswith("//")))
    except ValueError as error:
        raise Problem("fix", f"that is no JSON ({error})", "try again; nothing was changed") from error
    if not isinstance(edited, dict):
        raise Problem("fix", "that is no JSON object", "keep the braces; nothing was changed")
    return edited
