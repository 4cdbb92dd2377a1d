"""A state folder is emptied, so one that holds somebody else's files is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from scripts import cleaning, dbt_runs, ownership
from scripts.problems import Problem
from scripts.settings import ROOT
from scripts.spark_server import Server


@pytest.mark.parametrize("name", ["tmp", "landing", "server", "warehouse"])
def test_a_folder_with_foreign_files_is_refused_and_left_alone(fake_server: Server, name: str) -> None:
    theirs = fake_server.settings.home / name / "theirs.txt"
    theirs.parent.mkdir(parents=True)
    theirs.touch()
    (fake_server.settings.home / "setup.lock").touch()  # the entry script has been there already
    for act in (fake_server.start, lambda: cleaning.run(fake_server)):
        with pytest.raises(Problem, match=f"holds {name}, which it would delete"):
            act()
    assert theirs.exists()
    assert {path.name for path in fake_server.settings.home.iterdir()} == {name, "setup.lock"}


def test_a_folder_that_a_start_has_marked_is_emptied(fake_server: Server) -> None:
    home = fake_server.settings.home
    (home / "tmp").mkdir(parents=True)
    (home / "else").mkdir()
    fake_server.start()
    (fake_server.settings.landing).mkdir()
    (fake_server.settings.landing / "orders.csv").touch()
    cleaning.run(fake_server)
    assert sorted(path.name for path in home.iterdir()) == [ownership.MARK, "else"]
    fake_server.start()
    fake_server.stop()


@pytest.mark.parametrize("old", ["server/state.json", "server/conf/log4j2.properties"])
def test_a_folder_from_before_there_was_the_mark_is_ours(fake_server: Server, old: str) -> None:
    path = fake_server.settings.home / old
    path.parent.mkdir(parents=True)
    path.touch()
    ownership.claim(fake_server.settings)
    path.unlink()
    ownership.check(fake_server.settings)


def test_the_folder_of_the_repository_is_ours(fake_server: Server) -> None:
    assert ownership.is_ours(replace(fake_server.settings, home=ROOT / ".quarantine"))


def test_what_dbt_writes_into_a_new_folder_is_ours_later(fake_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBT_PROFILES_DIR", str(ROOT))
    dbt_runs.run(fake_server.settings, ["--version"], quiet=True)
    (fake_server.settings.dbt_dir / "quarantine").mkdir(parents=True)
    ownership.check(fake_server.settings)


def test_the_way_out_that_is_named_works(fake_server: Server) -> None:
    home: Path = fake_server.settings.home
    (home / "landing").mkdir(parents=True)
    (home / "landing" / "orders.csv").touch()
    with pytest.raises(Problem) as caught:
        ownership.check(fake_server.settings)
    Path(caught.value.fix.split("'")[1]).touch()
    ownership.check(fake_server.settings)


def test_a_start_beside_another_one_knows_its_folder(fake_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other start does all its work while this one is looking."""
    look, state = ownership._holds_something, fake_server.settings.server_dir / "state.json"

    def look_after_the_other_start(folder: Path) -> bool:
        if not state.exists():
            monkeypatch.setattr(ownership, "_holds_something", look)
            fake_server.start()
        return look(folder)

    monkeypatch.setattr(ownership, "_holds_something", look_after_the_other_start)
    fake_server.start()
    fake_server.stop()
