"""SIGKILL of the server while batches are judged, rows heal and fixed rows come back: no table shows it afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.dbt_runs import Outcome
from tests.python.engine.killing import Machine, Story, undisturbed_and_killed
from tests.python.engine.shop import Shop
from tests.python.queue import desk

FIRST = [
    "(1, 'c1', 5.0, 'b1')",
    "(null, 'twin', 1.0, 'b1')",
    "(null, 'twin', 1.0, 'b1')",
    "(4, 'typo', 1.0, 'b1')",
    "(5, 'bad', null, 'b1')",
    "(6, 'junk', 1.0, 'b1')",
    "(7, 'late', null, 'b1')",
]
SECOND = ["(null, 'twin', 1.0, 'b2')", "(8, 'c1', 2.0, 'b2')", "(8, 'c1', 2.0, 'b2')", "(9, 'nobody', null, 'b3')"]


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path / "home")
    yield machine
    machine.server.stop()


def _on_its_way(shop: Shop) -> None:
    """Everything at once: good and bad fixes, a discard, a healed row, two new batches with twins."""
    desk.with_queue(shop)
    shop.customer("c1")
    shop.arrive(*FIRST)
    assert _run(shop).success
    desk.fix(shop, "customer_id = 'twin'", '{"id": 3, "customer_id": "c1"}')
    desk.fix(shop, "customer_id = 'typo'", '{"customer_id": "c1"}')
    desk.fix(shop, "customer_id = 'bad'", '{"customer_id": "bad too"}')
    desk.move(shop, "customer_id = 'junk'", "discarded")
    shop.customer("late")
    shop.arrive(*SECOND)


def _run(shop: Shop) -> Outcome:
    """Without the tests, which write nothing that a kill could break."""
    return shop.dbt("run", "--select", "package:shop", "quality_recycle_proof")


def _kill_and_recover(machine: Machine, folder: Path, kills: int, rounds: int) -> None:
    story = Story(_on_its_way, _run, desk.contents)
    undisturbed, *killed = undisturbed_and_killed(machine, folder, story, kills, rounds)
    assert undisturbed.ids("valid") == [1, 3, 3, 4, 7, 8, 8]
    for shop in killed:
        assert desk.misplaced(shop) == []
        proofs = shop.sql(
            f"select distinct is_conserved from {shop.schema}_quality.publication_events where event = 'published'"
        )
        assert (False,) not in proofs


def test_three_kills_change_no_table(machine: Machine, tmp_path: Path) -> None:
    _kill_and_recover(machine, tmp_path, kills=3, rounds=1)


@pytest.mark.soak
def test_many_kills_change_no_table(machine: Machine, tmp_path: Path) -> None:
    _kill_and_recover(machine, tmp_path, kills=4, rounds=5)
