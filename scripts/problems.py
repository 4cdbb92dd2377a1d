"""The one way in which the harness reports what a person has to mend."""

from __future__ import annotations

import errno
from dataclasses import dataclass, field


@dataclass(eq=False)
class Problem(Exception):
    """Where it happened, what was found, what would be right, and the next step.

    Ends a command with exit code 1 and these lines, never with a stack trace.
    """

    where: str
    given: str
    fix: str
    allowed: str = ""
    evidence: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"{self.where}: {self.given}."]
        if self.allowed:
            lines.append(f"  Allowed: {self.allowed}.")
        lines += [f"  | {line}" for line in self.evidence]
        lines.append(f"  To fix: {self.fix}.")
        return "\n".join(lines)


def disk_problem(error: OSError, where: str) -> Problem:
    """A sentence for an operating system error met while writing the state."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Problem(
            where,
            f"the disk is full ({error.filename or 'no file named'})",
            "free some space (2 GB are enough for the demo) and run the command again",
        )
    return Problem(where, str(error), "check the path and its permissions; QUARANTINE_HOME moves the state elsewhere")
