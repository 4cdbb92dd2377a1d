"""SQL as text, as an answer on the terminal, and against a server that is gone."""

from __future__ import annotations

import io
import socket
from decimal import Decimal
from typing import Any

import pytest
from thrift.transport.TTransport import TTransportException  # type: ignore[import-untyped]

from scripts import console, sql_client, sql_output
from scripts.problems import Problem
from scripts.spark_server import free_port
from scripts.sql_client import Client, Result

HOSTILE = ["[/x]", "[a-z]+", "a:b:c :smile:", "[bold]loud[/bold]", "\\[x]"]


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        ("select 1", ["select 1"]),
        ("select 1;\nselect 2;", ["select 1", "select 2"]),
        ("select 1; select 2", ["select 1", "select 2"]),
        ("select 1;\r\nselect 2;\r\n", ["select 1", "select 2"]),
        (" ;\n ;", []),
        ("select ';\n' as a;\nselect 2", ["select ';\n' as a", "select 2"]),
        ('select ";";\nselect 2', ['select ";"', "select 2"]),
        ("select 1 as `a;\n'b`;\nselect 2", ["select 1 as `a;\n'b`", "select 2"]),
        ("select 'it\\';\n';\nselect 2", ["select 'it\\';\n'", "select 2"]),
        ("select 'it''s;\n';\nselect 2", ["select 'it''s;\n'", "select 2"]),
        ("select r'c:\\';\nselect 2", ["select r'c:\\'", "select 2"]),
        ("select 1 -- it's; \n, 2;\n", ["select 1 -- it's; \n, 2"]),
        ("select 'a -- b';\nselect 2", ["select 'a -- b'", "select 2"]),
        ("select 1; -- it's one\nselect 2", ["select 1", "-- it's one\nselect 2"]),
        ("select 1;\n-- done", ["select 1"]),
        ("-- nothing; at all\n/* nor; here */", []),
        ("/* it's old */ select 1;\nselect 2", ["/* it's old */ select 1", "select 2"]),
        ("/* a;\n b */ select 1", ["/* a;\n b */ select 1"]),
        ("/* a /* b; */ c; */ select 1;\nselect 2", ["/* a /* b; */ c; */ select 1", "select 2"]),
        ("/*+ no comment */", ["/*+ no comment */"]),
        ("/* open", ["/* open"]),
    ],
)
def test_statements_are_cut_between_whole_tokens(text: str, statements: list[str]) -> None:
    assert sql_client.split_statements(text) == statements


def test_a_server_error_is_one_sentence_without_a_stack_trace() -> None:
    message = (
        "org.apache.hive.service.cli.HiveSQLException: Error running query: [TABLE_OR_VIEW_NOT_FOUND] "
        "org.apache.spark.sql.AnalysisException: [TABLE_OR_VIEW_NOT_FOUND] The table `nope` cannot be found.\n"
        "'Project [*]\n+- 'UnresolvedRelation [nope]\n\tat org.apache.spark.Something(x.scala:1)"
    )
    problem = sql_client.sql_problem("select * from nope", Exception(message))
    assert problem.given == "[TABLE_OR_VIEW_NOT_FOUND] The table `nope` cannot be found"
    assert problem.evidence == []
    assert problem.fix == "correct the statement"


class Broken:
    """A connection, and its cursor, whose every call fails."""

    description = None

    def __init__(self, error: Exception) -> None:
        self.error = error

    def cursor(self) -> Broken:
        return self

    def execute(self, _: str) -> None:
        raise self.error

    def close(self) -> None:
        raise TTransportException(message="closing fails as well")


@pytest.mark.parametrize(
    ("error", "given", "fix"),
    [
        (TTransportException(message="read 0 bytes"), "the server has ended", "start the server"),
        (ConnectionResetError("reset by peer"), "the server has ended", "start the server"),
        (RuntimeError("no such column"), "no such column", "correct the statement"),
    ],
)
def test_the_first_error_is_the_one_that_is_told(error: Exception, given: str, fix: str) -> None:
    client = Client(1, _connection=Broken(error))
    with pytest.raises(Problem) as caught:
        client.run("select 1")
    client.close()
    assert given in caught.value.given
    assert fix in caught.value.fix


def test_a_refused_connection_is_a_sentence() -> None:
    with pytest.raises(Problem, match=r"the server has ended[\s\S]*quarantine up"):
        Client(free_port()).run("select 1")


def test_a_server_that_hangs_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql_client, "PATIENCE", 0.05)
    with socket.create_server((sql_client.HOST, 0)) as mute:
        assert not sql_client.answers(mute.getsockname()[1])


def test_names_of_columns_are_the_servers_own() -> None:
    class Answering(Broken):
        description: Any = (("1.5", "DECIMAL_TYPE"),)

        def execute(self, _: str) -> None:
            pass

        def fetchall(self) -> list[list[object]]:
            return [[Decimal("1.5")]]

    assert Client(1, _connection=Answering(Exception())).run("select 1.5") == Result(["1.5"], [(Decimal("1.5"),)])


def test_csv_has_empty_values_for_null_and_exact_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    row = (None, Decimal("0E-8"), b"\x00\xff", 1234, "a,b", True)
    sql_output.show(Result(["1.5", "b", "c", "d", "[e]", "f"], [row]), True)
    assert capsys.readouterr().out == '1.5,b,c,d,[e],f\n,0.00000000,00ff,1234,"a,b",True\n'


def test_a_table_has_null_and_exact_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    sql_output.show(Result(["a", "b", "c", "d"], [(None, Decimal("0E-8"), b"\x00\xff", 1234)]), False)
    (row,) = [line for line in capsys.readouterr().out.splitlines() if "NULL" in line]
    assert [cell.strip() for cell in row.strip("│").split("│")] == ["NULL", "0.00000000", "00ff", "1,234"]


def test_a_statement_without_a_result_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    sql_output.show(Result(), False)
    assert capsys.readouterr().err == "Done\n"


@pytest.mark.parametrize("text", HOSTILE)
def test_texts_are_shown_as_they_are(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    console.table(f"title {text}", [f"head {text}"], [[f"cell {text}"]])
    console.say(f"said {text}")
    with console.step(f"step {text}"):
        pass
    shown = capsys.readouterr()
    assert all(f"{place} {text}" in shown.out for place in ("title", "head", "cell"))
    assert all(f"{place} {text}" in shown.err for place in ("said", "step"))


@pytest.mark.parametrize("text", HOSTILE)
def test_a_spinner_shows_texts_as_they_are(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sink = io.StringIO()
    monkeypatch.setattr(console, "err", console.Plain(file=sink, force_terminal=True, color_system=None, width=200))
    with console.step(f"first {text}"):
        pass
    with console.step(f"second {text}") as detail:
        detail(f"detail {text}")
    spinning = sink.getvalue().replace(f"first {text}: done", "")
    assert f"first {text}" in spinning
    assert f"second {text}: detail {text}" in spinning
