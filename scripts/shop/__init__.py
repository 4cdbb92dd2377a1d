"""The StepRight shop: landing files that are reproducible from a seed, and a manifest of what is wrong in them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from scripts.problems import Problem

from .batches import batch_rows, healed
from .oracle import findings
from .world import ENTITIES, Row, Shop
from .writers import write_folder, write_text

FORMATS: Final = {
    "customers": "jsonl",
    "orders": "jsonl",
    "order_items": "jsonl",
    "products": "csv",
    "stores": "parquet",
    "inventory": "parquet",
    "returns": "parquet",
}
_LIMITS: Final = {"orders": 100_000_000, "batches": 300}

Counts = dict[str, Any]


def cli_generate(
    out: Path, orders: int, batches: int, seed: int, progress: Callable[[str], None] | None = None
) -> Path:
    """Makes sure that `batches` batches lie below `out`, and returns the manifest's path.

    Batches that the manifest already lists are left alone, so asking for more of them adds to a landing folder.
    """
    for name, value in (("orders", orders), ("batches", batches)):
        if not 1 <= value <= _LIMITS[name]:
            raise Problem("generate", f"--{name} {value}", f"choose another number of {name}", f"1 to {_LIMITS[name]}")
    shop = Shop(seed=seed, orders=orders)
    manifest = out / "manifest.json"
    done = _batches_done(manifest, shop)
    for number in range(len(done), batches):
        name = f"batch_{number:04d}"
        if progress is not None:
            progress(name)
        done.append(_write_batch(out, shop, number, name))
        write_text(manifest, json.dumps({"seed": seed, "orders": orders, "batches": done}, indent=2) + "\n")
    return manifest


def _batches_done(manifest: Path, shop: Shop) -> list[Counts]:
    if not manifest.exists():
        return []
    seed, orders, batches = _known(manifest)
    if (seed, orders) != (shop.seed, shop.orders):
        raise Problem(
            str(manifest),
            f"this folder holds a shop with --seed {seed} --orders {orders}, "
            f"not --seed {shop.seed} --orders {shop.orders}",
            "use the same numbers to add batches, or start over with `./quarantine clean`",
        )
    return batches


def _known(manifest: Path) -> tuple[int, int, list[Counts]]:
    try:
        known = json.loads(manifest.read_text(encoding="utf-8"))
        return known["seed"], known["orders"], [dict(batch) for batch in known["batches"]]
    except (ValueError, KeyError, TypeError) as error:
        raise Problem(
            str(manifest),
            "it is no manifest of the generator, or a broken one",
            "name another folder with --out, or start over with `./quarantine clean`",
        ) from error


def _write_batch(out: Path, shop: Shop, number: int, name: str) -> Counts:
    rows: Counter[str] = Counter()
    injected: dict[str, Counter[str]] = {}
    for entity in ENTITIES:
        counted = _counted(shop, entity, number, rows, injected)
        write_folder(out / entity / name, FORMATS[entity], counted)
    return {
        "batch": name,
        "rows": {entity: rows[entity] for entity in ENTITIES},
        "injected": {entity: dict(sorted(rules.items())) for entity, rules in sorted(injected.items())},
        "healed": healed(shop, number),
    }


def _counted(
    shop: Shop, entity: str, batch: int, rows: Counter[str], injected: dict[str, Counter[str]]
) -> Iterator[Row | str]:
    for row in batch_rows(shop, entity, batch):
        rows[entity] += 1
        for owner, rule in findings(shop, entity, row, batch):
            injected.setdefault(owner, Counter())[rule] += 1
        yield row
