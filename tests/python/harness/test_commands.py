"""What commands hand over to other programs, and how they end when those fail."""

from __future__ import annotations

import io
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import yaml
from dbt.cli.main import dbtRunner

from scripts import checks, cli, console, dbt_runs, examples, gates, packages, purge, settings
from scripts.problems import Problem
from scripts.settings import ROOT, Settings
from scripts.spark_server import Server


class Child:
    """A process that is interrupted while it is waited for, and then ends by itself."""

    def __init__(self, interruption: BaseException) -> None:
        self.interruptions = [interruption]
        self.signals: list[int] = []
        self.has_ended = False

    def wait(self) -> int:
        if self.interruptions:
            raise self.interruptions.pop()
        self.has_ended = True
        return 0

    def send_signal(self, number: int) -> None:
        self.signals.append(number)


@pytest.mark.parametrize(("interruption", "signals"), [(KeyboardInterrupt(), []), (SystemExit(143), [signal.SIGINT])])
def test_an_interrupted_test_run_waits_until_pytest_has_stopped_its_server(
    interruption: BaseException, signals: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    child = Child(interruption)
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: child)
    with pytest.raises(type(interruption)):
        checks._ended(["pytest"])
    assert child.has_ended
    assert child.signals == signals


@pytest.mark.parametrize("end", [KeyboardInterrupt(), SystemExit(143)])
def test_what_ends_a_command_is_not_taken_for_a_failed_run(
    end: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dbtRunner, "invoke", lambda *_: SimpleNamespace(success=False, result=None, exception=end))
    with pytest.raises(type(end)):
        dbt_runs.run(settings.load().at(tmp_path, 1), ["parse"])


def test_an_error_of_a_run_is_returned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    error = RuntimeError("broken")
    monkeypatch.setattr(dbtRunner, "invoke", lambda *_: SimpleNamespace(success=False, result=None, exception=error))
    outcome = dbt_runs.run(settings.load().at(tmp_path, 1), ["parse"])
    assert (outcome.exit_code, outcome.exception) == (2, error)


@pytest.mark.parametrize(
    ("line", "where", "given", "fix"),
    [
        (["parse", "--nonsense"], "dbt parse", "No such option", "`./quarantine dbt parse --help`"),
        (["nonsense"], "dbt nonsense", "No such command", "`./quarantine dbt --help`"),
        (["--nonsense"], "dbt", "No such option", "`./quarantine dbt --help`"),
    ],
)
def test_a_wrong_line_for_dbt_is_a_sentence(line: list[str], where: str, given: str, fix: str, tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        dbt_runs.run(settings.load().at(tmp_path, 1), line)
    assert caught.value.where == where
    assert given in caught.value.given
    assert fix in caught.value.fix


@pytest.mark.parametrize(
    ("line", "is_ours"),
    [
        (["deps"], True),
        (["deps", "--project-dir", "examples/nycflights"], True),
        (["--project-dir=examples/nycflights", "deps"], True),
        (["deps", "--upgrade"], False),
        (["deps", "--add-package", "a/b@1.0.0"], False),
        (["deps", "--help"], False),
    ],
)
def test_only_plain_deps_falls_back_on_stand_ins(
    line: list[str], is_ours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[object] = []

    def run(_: Settings, args: list[str], __: int | None) -> dbt_runs.Outcome:
        called.append(args)
        return dbt_runs.Outcome(0, None, None)

    def install(folder: Path) -> int:
        called.append(folder)
        return 0

    monkeypatch.setattr(dbt_runs, "run", run)
    monkeypatch.setattr(packages, "install", install)
    monkeypatch.setattr(sys, "argv", ["quarantine", "dbt", *line])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 0
    folder = (Path("examples/nycflights") if "nycflights" in " ".join(line) else ROOT).resolve()
    expected: object = folder if is_ours else line
    assert called == [expected]


def test_reasons_and_names_reach_dbt_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """dbt reads the arguments as YAML, which has no surrogate pairs."""
    lines: list[list[str]] = []

    def run(_: Settings, args: list[str], *__: object, **___: object) -> dbt_runs.Outcome:
        lines.append(args)
        return dbt_runs.Outcome(0, None, None)

    monkeypatch.setenv("LOGNAME", "Zoë 🙂")
    monkeypatch.setattr(dbt_runs, "run", run)
    monkeypatch.setattr(packages, "ensure", lambda _: None)
    monkeypatch.setattr(Server, "start", lambda _: SimpleNamespace(port=1))
    chosen = settings.load().at(tmp_path, 1)
    gates.decide(chosen, tmp_path, "accept", "orders", "b1", 'looked at: "fine" 👍')
    purge.run(chosen, "90d", True, tmp_path)
    decided, purged = (yaml.safe_load(line[line.index("--args") + 1]) for line in lines)
    assert decided["reason"] == 'looked at: "fine" 👍'
    assert decided["actor"] == purged["actor"] == "Zoë 🙂"


def test_example_data_is_there_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contents = ["half", "whole"]

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        if not command[1].endswith("load_data.py"):
            return subprocess.CompletedProcess(command, 0, "", "")
        text = contents.pop(0)
        (Path(command[2]) / "flights.csv").write_text(text)
        return subprocess.CompletedProcess(command, int(text == "half"), "", "No space left on device\n")

    data = tmp_path / "home" / "nycflights"
    monkeypatch.setattr(subprocess, "run", run)
    with pytest.raises(Problem, match=r"could not be unpacked[\s\S]*No space left on device"):
        examples.load_data(tmp_path, data)
    assert not data.exists()
    examples.load_data(tmp_path, data)
    assert (data / "flights.csv").read_text() == "whole"
    examples.load_data(tmp_path, data)


def test_a_terminal_without_unicode_gets_question_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    sink = io.BytesIO()
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(sink, encoding="ascii", write_through=True))
    monkeypatch.setattr(sys, "argv", ["quarantine", "down"])
    monkeypatch.setattr(Server, "stop", lambda _: console.say("… said"))
    with pytest.raises(SystemExit):
        cli.main()
    assert sink.getvalue().startswith(b"? said\n")


def test_statements_that_are_no_text_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"select '\xff'"), encoding="utf-8"))
    with pytest.raises(Problem, match="standard input is not utf-8"):
        cli.sql("-")


def test_a_reader_that_leaves_does_not_end_a_command() -> None:
    program = """
import os, sys
read, write = os.pipe()
os.close(read)
os.dup2(write, 1)
from scripts import console
console.table("", ["a"], [[1]])
console.out.print("more")
print("went on", file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "went on\n")
