"""SQL against the thrift server, for the command line and the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from scripts.problems import Problem

HOST = "127.0.0.1"


@dataclass(frozen=True)
class Result:
    columns: list[str] = field(default_factory=list)
    rows: list[tuple[Any, ...]] = field(default_factory=list)

    def dicts(self) -> list[dict[str, Any]]:
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]

    def scalar(self) -> Any:
        return self.rows[0][0]


@dataclass
class Client:
    """One session on the server. Statements run in order; `;` at the end of a line separates them."""

    port: int
    _connection: Any = None

    def run(self, sql: str) -> Result:
        """Run the statements and return what the last one returned."""
        result = Result()
        for statement in split_statements(sql):
            result = self._execute(statement)
        return result

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _execute(self, statement: str) -> Result:
        cursor = self._open().cursor()
        try:
            cursor.execute(statement)
            if not cursor.description:
                return Result()
            names = [column[0].rpartition(".")[2] for column in cursor.description]
            return Result(names, [tuple(row) for row in cursor.fetchall()])
        except Exception as error:
            raise sql_problem(statement, error) from error
        finally:
            cursor.close()

    def _open(self) -> Any:
        if self._connection is None:
            from pyhive import hive  # slow to import, so only where it is needed

            self._connection = hive.connect(HOST, self.port, username="quarantine")
        return self._connection


@contextmanager
def connect(port: int) -> Iterator[Client]:
    client = Client(port)
    try:
        yield client
    finally:
        client.close()


def answers(port: int) -> bool:
    """Whether a real session can be opened and answers a query."""
    try:
        with connect(port) as client:
            return bool(client.run("select 1").scalar() == 1)
    except Exception:  # whatever goes wrong, the server is not ready
        return False


def split_statements(sql: str) -> list[str]:
    """Cut at a semicolon that ends a line or the text; one inside a string literal stays as it is."""
    statements, start, quote = [], 0, ""
    for found in re.finditer(r"""\\.|['"`]|;(?=[ \t]*(?:\n|$))|--[^\n]*""", sql, re.S):
        token = found[0]
        if quote:
            quote = "" if token == quote else quote
        elif token in ("'", '"', "`"):
            quote = token
        elif token == ";":
            statements.append(sql[start : found.start()])
            start = found.end()
    return [text.strip() for text in [*statements, sql[start:]] if text.strip()]


def sql_problem(statement: str, error: Exception) -> Problem:
    """The server's own sentence without class names, plans and stack traces."""
    status = getattr(error.args[0], "status", None) if error.args else None
    message = str(getattr(status, "errorMessage", None) or error).strip()
    message = re.sub(r"^.*?Error running query: (\[[A-Z_.]+\] )?", "", message, flags=re.S)
    message = re.sub(r"^(\s*[\w.$]+(Exception|Error):\s*)+", "", message)
    lines = [line.rstrip() for line in message.splitlines() if line.strip() and not _is_noise(line)]
    cure = "correct the statement; `./quarantine status` tells whether the server is up"
    given = lines[0].rstrip(".") if lines else type(error).__name__
    return Problem(f"SQL '{' '.join(statement.split())[:80]}'", given, cure, evidence=lines[1:6])


def _is_noise(line: str) -> bool:
    return re.match(r"\s+at |== SQL|'|\s*(:- |\+- )", line) is not None
