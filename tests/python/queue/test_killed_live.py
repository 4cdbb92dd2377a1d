"""SIGKILL of the server while fixed rows are recycled: the end is that of an undisturbed run."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.dbt_runs import Outcome
from tests.python.engine.shop import Shop
from tests.python.engine.test_killed_live import Machine
from tests.python.queue import desk

FIRST = [
    "(1, 'c1', 5.0, 'b1')",
    "(null, 'twin', 1.0, 'b1')",
    "(null, 'twin', 1.0, 'b1')",
    "(4, 'typo', 1.0, 'b1')",
    "(5, 'bad', 1.0, 'b1')",
    "(6, 'junk', 1.0, 'b1')",
    "(7, 'late', 1.0, 'b1')",
]


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path / "home")
    yield machine
    machine.server.stop()


def _fixed(shop: Shop) -> None:
    """Everything at once is on its way: good and bad fixes, a discard, a healed row, a new batch."""
    shop.customer("c1")
    shop.arrive(*FIRST)
    assert _run(shop).success
    desk.fix(shop, "customer_id = 'twin'", '{"id": 3, "customer_id": "c1"}')
    desk.fix(shop, "customer_id = 'typo'", '{"customer_id": "c1"}')
    desk.fix(shop, "customer_id = 'bad'", '{"customer_id": "bad too"}')
    desk.move(shop, "customer_id = 'junk'", "discarded")
    shop.customer("late")
    shop.arrive("(null, 'twin', 1.0, 'b2')", "(8, 'c1', 1.0, 'b2')")


def _run(shop: Shop) -> Outcome:
    """Without the tests, which write nothing that a kill could break."""
    return shop.dbt("run", "--select", "package:shop")


def _kill_and_recover(machine: Machine, folder: Path, kills: int, rounds: int) -> None:
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")  # pytest shows it when the test fails
    dice = random.Random(seed)
    undisturbed = desk.with_queue(machine.shop(folder / "undisturbed", "undisturbed"))
    _fixed(undisturbed)
    started = time.monotonic()
    assert _run(undisturbed).success
    duration = time.monotonic() - started
    expected = desk.contents(undisturbed)
    assert undisturbed.ids("valid") == [1, 3, 3, 4, 7, 8]
    for number in range(rounds):
        shop = desk.with_queue(machine.shop(folder / f"killed_{number}", f"killed_{number}"))
        _fixed(shop)
        for part in range(kills):
            # one moment in each part of the build, so that all of it is tried
            timer = machine.killed_after(duration * (part + dice.random()) / kills)
            outcome = _run(shop)
            timer.join()
            print(f"round {number}, kill {part}: {outcome.statuses()}")
            machine.restart()
        assert desk.build(shop).success
        assert desk.contents(shop) == expected
        assert desk.misplaced(shop) == []


def test_fixes_arrive_once_after_three_kills(machine: Machine, tmp_path: Path) -> None:
    """Each kill hits the recovery from the one before as well."""
    _kill_and_recover(machine, tmp_path, kills=3, rounds=1)


@pytest.mark.soak
def test_fixes_arrive_once_after_each_of_many_kills(machine: Machine, tmp_path: Path) -> None:
    _kill_and_recover(machine, tmp_path, kills=4, rounds=5)
