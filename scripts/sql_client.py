"""SQL against the thrift server, for the command line and the tests."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from scripts.problems import Problem

HOST = "127.0.0.1"
USER = "quarantine"
PATIENCE = 10.0  # seconds in which a server that works answers something
_TOKENS = re.compile(
    r"""
    (?P<comment> --(?:\\\n|[^\r\n])* | /\*(?!\+)(?:/\*.*?\*/|(?!\*/).)*\*/ )
    | \b[rR](?:'[^']*'|"[^"]*")
    | '[^'\\]*(?:\\.[^'\\]*)*' | "[^"\\]*(?:\\.[^"\\]*)*" | `[^`]*`
    | (?P<cut> ; )
    """,
    re.S | re.X,
)


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
    """One session on the server. Statements run in order; `;` separates them."""

    port: int
    patience: float | None = None
    _connection: Any = None

    def run(self, sql: str) -> Result:
        """Run the statements and return what the last one returned."""
        result = Result()
        for statement in split_statements(sql):
            result = self._execute(statement)
        return result

    def close(self) -> None:
        if self._connection is not None:
            _close(self._connection)
            self._connection = None

    def _execute(self, statement: str) -> Result:
        cursor = None
        try:
            cursor = self._open().cursor()
            cursor.execute(statement)
            if not cursor.description:
                return Result()
            names = [column[0] for column in cursor.description]
            return Result(names, [tuple(row) for row in cursor.fetchall()])
        except Exception as error:
            if _is_broken(error):
                self._connection = cursor = None  # nobody answers there, not even to a good-bye
            raise sql_problem(statement, error) from error
        finally:
            if cursor is not None:
                _close(cursor)

    def _open(self) -> Any:
        if self._connection is None:
            from pyhive import hive  # slow to import, so only where it is needed

            logging.getLogger("thrift").addHandler(logging.NullHandler())  # a refusal is told by the Problem
            self._connection = hive.connect(username=USER, thrift_transport=_transport(self.port, self.patience))
        return self._connection


def _transport(port: int, patience: float | None) -> Any:
    """What pyhive makes by itself, with a time limit for each answer."""
    from pyhive.hive import get_installed_sasl
    from thrift.transport.TSocket import TSocket  # type: ignore[import-untyped]
    from thrift_sasl import TSaslClientTransport  # type: ignore[import-untyped]

    def plain() -> Any:
        return get_installed_sasl(HOST, "PLAIN", username=USER, password="x")

    socket = TSocket(HOST, port)
    socket.setTimeout(patience and patience * 1000)
    return TSaslClientTransport(plain, "PLAIN", socket)


def _close(what: Any) -> None:
    """What went wrong before matters more than a server that doesn't hear the good-bye."""
    with suppress(Exception):
        what.close()


def _is_broken(error: Exception) -> bool:
    """Whether the connection is at fault, not the statement."""
    from thrift.transport.TTransport import TTransportException  # type: ignore[import-untyped]

    return isinstance(error, (TTransportException, OSError))


@contextmanager
def connect(port: int, patience: float | None = None) -> Iterator[Client]:
    client = Client(port, patience)
    try:
        yield client
    finally:
        client.close()


def answers(port: int) -> bool:
    """Whether a real session can be opened and answers a query."""
    try:
        with connect(port, PATIENCE) as client:
            return bool(client.run("select 1").scalar() == 1)
    except Exception:  # whatever goes wrong, the server is not ready
        return False


def split_statements(sql: str) -> list[str]:
    """Cut at semicolons, but not at those in literals, quoted names and comments. Comments alone are no statement."""
    cuts = [found.start() for found in _TOKENS.finditer(sql) if found["cut"]]
    starts, ends = [0, *(cut + 1 for cut in cuts)], [*cuts, len(sql)]
    pieces = [sql[start:end].strip() for start, end in zip(starts, ends, strict=True)]
    return [piece for piece in pieces if _without_comments(piece)]


def _without_comments(sql: str) -> str:
    return _TOKENS.sub(lambda found: "" if found["comment"] else found[0], sql).strip()


def sql_problem(statement: str, error: Exception) -> Problem:
    """The server's own sentence without class names, plans and stack traces."""
    status = getattr(error.args[0], "status", None) if error.args else None
    message = str(getattr(status, "errorMessage", None) or error).strip()
    message = re.sub(r"^.*?Error running query: (\[[A-Z_.]+\] )?", "", message, flags=re.S)
    message = re.sub(r"^(\s*[\w.$]+(Exception|Error):\s*)+", "", message)
    lines = [line.rstrip() for line in message.splitlines() if line.strip() and not _is_noise(line)]
    given = lines[0].rstrip(".") if lines else type(error).__name__
    cure = "correct the statement"
    if _is_broken(error):
        given = f"the server has ended, or does not answer ({given})"
        cure = "read server/server.log in the state folder, then start the server with `./quarantine up`"
    return Problem(f"SQL '{' '.join(statement.split())[:80]}'", given, cure, evidence=lines[1:6])


def _is_noise(line: str) -> bool:
    return re.match(r"\s+at |== SQL|'|\s*(:- |\+- )", line) is not None
