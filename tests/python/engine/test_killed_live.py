"""SIGKILL of the server in the middle of a build: the next build ends in the tables of an undisturbed run."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts import dbt_runs, packages, settings
from scripts.spark_server import Server, free_port
from tests.python.engine import shop as shops
from tests.python.engine.shop import Shop

FIRST = ["(1, 'c1', 5.0, 'b1')", "(2, 'late', 5.0, 'b1')", "(null, 'c1', 1.0, 'b1')", "(4, null, null, 'b1')"]
SECOND = ["(5, 'c1', 2.0, 'b2')", "(5, 'c1', 2.0, 'b2')", "(6, 'nobody', null, 'b2')", "(null, 'late', 1.0, 'b3')"]


class Machine:
    """A server of its own that may die, and projects on it."""

    def __init__(self, home: Path) -> None:
        self.server = Server(settings.load().at(home, free_port()))
        self.server.start()

    def sql(self, statements: str) -> shops.Rows:
        client = self.server.client()
        try:
            return client.run(statements).rows
        finally:
            client.close()

    def dbt(self, project: Path, *args: str) -> dbt_runs.Outcome:
        packages.ensure(project)
        return dbt_runs.run(
            self.server.settings, [*args, "--project-dir", str(project)], self.server.settings.port, quiet=True
        )

    def shop(self, folder: Path, schema: str) -> Shop:
        folder.mkdir()
        self.sql(f"create schema {schema}")
        return shops.create(folder, schema, self.sql, self.dbt)

    def killed_after(self, seconds: float) -> threading.Timer:
        state = self.server.state()
        assert state is not None
        timer = threading.Timer(seconds, os.kill, (state.handle.pid, signal.SIGKILL))
        timer.start()
        return timer

    def restart(self) -> None:
        state = self.server.state()
        deadline = time.monotonic() + 10
        while state is not None and state.handle.is_alive() and time.monotonic() < deadline:
            time.sleep(0.05)
        self.server.start()


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path / "home")
    yield machine
    machine.server.stop()


def _first_load(shop: Shop) -> None:
    shop.customer("c1")
    shop.arrive(*FIRST)
    assert shop.build().success
    shop.customer("late")
    shop.arrive(*SECOND)


def _kill_and_recover(machine: Machine, folder: Path, kills: int, rounds: int) -> None:
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")  # pytest shows it when the test fails
    dice = random.Random(seed)
    undisturbed = machine.shop(folder / "undisturbed", "undisturbed")
    _first_load(undisturbed)
    started = time.monotonic()
    assert undisturbed.build().success
    duration = time.monotonic() - started
    expected = undisturbed.contents()
    for number in range(rounds):
        shop = machine.shop(folder / f"killed_{number}", f"killed_{number}")
        _first_load(shop)
        for part in range(kills):
            # one moment in each part of the build, so that all of it is tried
            timer = machine.killed_after(duration * (part + dice.random()) / kills)
            outcome = shop.build()
            timer.join()
            print(f"round {number}, kill {part}: {outcome.statuses()}")
            machine.restart()
        assert shop.build().success
        assert shop.contents() == expected
        proofs = shop.sql(
            f"select distinct is_conserved from {shop.schema}_quality.publication_events where event = 'published'"
        )
        assert (False,) not in proofs


def test_build_after_three_kills_ends_in_the_undisturbed_tables(machine: Machine, tmp_path: Path) -> None:
    """Each kill hits the recovery from the one before as well."""
    _kill_and_recover(machine, tmp_path, kills=3, rounds=1)


@pytest.mark.soak
def test_build_after_each_of_many_kills_ends_in_the_undisturbed_tables(machine: Machine, tmp_path: Path) -> None:
    _kill_and_recover(machine, tmp_path, kills=4, rounds=6)
