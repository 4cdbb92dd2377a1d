"""dbt packages with the hub blocked: copies of stand-ins, links to local packages, what they list themselves."""

from __future__ import annotations

import socket
import subprocess
from pathlib import Path

import pytest

from scripts import packages
from scripts.problems import Problem


def project(folder: Path, name: str, listed: str = "") -> Path:
    folder.mkdir(parents=True)
    (folder / "dbt_project.yml").write_text(f"name: {name}\n")
    if listed:
        (folder / "packages.yml").write_text(f"packages:\n{listed}")
    return folder


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A root with a hub package, its stand-in, a consumer below it, and no network."""

    def refused(*_: object, **__: object) -> None:
        raise OSError("network is unreachable")

    monkeypatch.setattr(socket, "create_connection", refused)
    monkeypatch.delenv("HTTPS_PROXY", raising=False)
    monkeypatch.delenv("https_proxy", raising=False)
    monkeypatch.setattr(packages, "STAND_INS", tmp_path / "root" / "standin")
    root = project(tmp_path / "root", "engine", "  - package: someone/useful_tests\n    version: 1.0.0\n")
    project(root / "standin" / "useful_tests", "useful_tests")
    project(root / "examples" / "consumer", "consumer", "  - local: ../..\n")
    return root


def test_a_hub_package_is_replaced_by_a_copy_of_its_stand_in(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert packages.install(root) == 0
    place = root / "dbt_packages" / "useful_tests"
    assert place.is_dir()
    assert not place.is_symlink()
    assert "stand-ins for someone/useful_tests" in capsys.readouterr().err


def test_a_consumer_gets_the_local_package_and_what_that_one_lists(root: Path) -> None:
    consumer = root / "examples" / "consumer"
    packages.install(consumer)
    place = consumer / "dbt_packages" / "engine"
    assert place.is_symlink()
    assert not place.readlink().is_absolute()
    assert place.resolve() == root
    assert (consumer / "dbt_packages" / "useful_tests" / "dbt_project.yml").exists()


def test_nothing_is_done_twice_until_a_stand_in_changes(root: Path) -> None:
    packages.ensure(root)
    place = root / "dbt_packages" / "useful_tests" / "dbt_project.yml"
    place.write_text("touched")
    packages.ensure(root)
    assert place.read_text() == "touched"
    (root / "standin" / "useful_tests" / "new.sql").touch()
    packages.ensure(root)
    assert place.read_text() == "name: useful_tests\n"


def test_a_package_without_a_stand_in_is_named(root: Path) -> None:
    (root / "packages.yml").write_text("packages:\n  - package: someone/other\n")
    with pytest.raises(Problem, match="no stand-in for someone/other"):
        packages.install(root)


def test_a_failure_of_dbt_is_not_blamed_on_the_hub(
    root: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packages, "hub_answers", lambda: True)
    monkeypatch.setattr(packages, "_dbt_deps", lambda _: 2)
    assert packages.install(root) == 0
    said = capsys.readouterr().err
    assert "`dbt deps` failed" in said
    assert "can't be reached" not in said
    assert (root / "dbt_packages" / "useful_tests").is_dir()


def test_packages_may_be_listed_in_dependencies_yml(root: Path) -> None:
    packages.ensure(root)
    (root / "packages.yml").rename(root / "dependencies.yml")
    packages.ensure(root)
    assert [package.folder for package in packages._needed(root)] == ["useful_tests"]
    (root / "dependencies.yml").write_text("packages:\n  - package: someone/other\n")
    with pytest.raises(Problem, match="no stand-in for someone/other"):
        packages.ensure(root)


@pytest.mark.parametrize(
    ("listed", "said"),
    [
        ("- package: a/b\n", "no mapping"),
        ("packages: a/b\n", "`packages` is no list"),
        ("packages: [a/b]\n", "'a/b' is no package"),
        ("packages: [{local: nowhere}]\n", "nowhere is no dbt project"),
        ("packages: [\n", "not valid YAML"),
    ],
)
def test_a_wrong_list_of_packages_is_a_sentence(root: Path, listed: str, said: str) -> None:
    (root / "packages.yml").write_text(listed)
    with pytest.raises(Problem, match=said):
        packages.ensure(root)


def test_a_folder_that_is_no_project_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"no dbt_project\.yml"):
        packages.install(tmp_path)


def test_a_git_package_is_left_to_dbt(tmp_path: Path) -> None:
    repository = project(tmp_path / "useful", "useful")
    for command in (["init"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@x.example", "commit", "-m", "x"]):
        subprocess.run(["git", *command], cwd=repository, check=True, capture_output=True)
    consumer = project(tmp_path / "consumer", "consumer", f"  - git: file://{repository}\n    warn-unpinned: false\n")
    assert packages.install(consumer) == 0
    assert (consumer / "dbt_packages" / "useful" / "dbt_project.yml").exists()


def test_a_git_package_that_does_not_answer_is_named(tmp_path: Path) -> None:
    consumer = project(tmp_path / "consumer", "consumer", f"  - git: file://{tmp_path}/nothing\n")
    with pytest.raises(Problem, match=r"could not install file://.*/nothing"):
        packages.install(consumer)
