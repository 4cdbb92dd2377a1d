"""A server that dies in the middle of builds, and what must come of it: the tables of an undisturbed run."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts import dbt_runs, packages, settings
from scripts.dbt_runs import Outcome
from scripts.spark_server import Server, free_port
from tests.python.engine import shop as shops
from tests.python.engine.shop import Shop


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


@dataclass(frozen=True)
class Story:
    """What happens before the build that is killed, that build, and what may be compared after it."""

    prepare: Callable[[Shop], None]
    build: Callable[[Shop], Outcome]
    contents: Callable[[Shop], dict[str, Any]]


def undisturbed_and_killed(machine: Machine, folder: Path, story: Story, kills: int, rounds: int) -> list[Shop]:
    """The undisturbed shop and one of each round, all with the same contents.

    Each kill hits the recovery from the one before as well.
    """
    seed = random.SystemRandom().randrange(2**32)
    print(f"seed {seed}")  # pytest shows it when the test fails
    dice = random.Random(seed)
    undisturbed = machine.shop(folder / "undisturbed", "undisturbed")
    story.prepare(undisturbed)
    started = time.monotonic()
    assert story.build(undisturbed).success
    duration = time.monotonic() - started
    expected = story.contents(undisturbed)
    shops_built = [undisturbed]
    for number in range(rounds):
        shop = machine.shop(folder / f"killed_{number}", f"killed_{number}")
        story.prepare(shop)
        for part in range(kills):
            # one moment in each part of the build, so that all of it is tried
            timer = machine.killed_after(duration * (part + dice.random()) / kills)
            outcome = story.build(shop)
            timer.join()
            print(f"round {number}, kill {part}: {outcome.statuses()}")
            machine.restart()
        assert story.build(shop).success
        assert story.contents(shop) == expected
        shops_built.append(shop)
    return shops_built
