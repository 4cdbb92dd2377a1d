"""Which entry a key on the command line means."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from scripts.dlq.table import Queue
from scripts.problems import Problem
from scripts.sql_client import Client, Result


@dataclass
class Warehouse(Client):
    """Answers with the entries of the model that it is asked for, or of all."""

    port: int = 0
    found: tuple[tuple[str, str], ...] = ()

    def run(self, sql: str) -> Result:
        chosen = [entry for entry in self.found if "_dlq_source_table)" not in sql or f"'{entry[1]}' in" in sql]
        rest = (1, "quarantined", "quarantined", 1, 1, 0, "[]", "{}", "{}", None)
        return Result(rows=[(key, "orders", model, *rest) for key, model in chosen])


def queue(*found: tuple[str, str]) -> Queue:
    return Queue(Warehouse(found=found), "dead_letter_queue")


def test_the_same_row_of_two_models_needs_the_model() -> None:
    both = queue(("ab1", "orders"), ("ab1", "strict_orders"))
    with pytest.raises(Problem, match=r"(?s)several models have an entry ab.*orders, strict_orders"):
        both.one("ab")
    assert both.one("ab", "strict_orders").model == "strict_orders"


@pytest.mark.parametrize(
    ("key", "said"), [("", "an empty key"), ("ab", "several keys begin with ab"), ("zz", "no entry with the key zz")]
)
def test_a_key_must_mean_one_row(key: str, said: str) -> None:
    entries = queue() if key == "zz" else queue(("ab1", "orders"), ("ab2", "orders"))
    with pytest.raises(Problem, match=said):
        entries.one(key)
