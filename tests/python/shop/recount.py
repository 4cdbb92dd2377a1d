"""Counts faults in landing files from nothing but the files, keeping all keys seen so far."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any, Final

import pyarrow.parquet as pq

Row = dict[str, Any]
KEYS: Final = {
    "customers": "customer_id",
    "orders": "order_id",
    "order_items": "order_item_id",
    "products": "product_id",
    "stores": "store_id",
    "returns": "return_id",
}
LOOKUPS: Final = {
    "orders": [("customer_id", "customers")],
    "order_items": [("order_id", "orders"), ("product_id", "products")],
    "inventory": [("store_id", "stores"), ("product_id", "products")],
    "returns": [("order_item_id", "order_items")],
}
REQUIRED: Final = {
    "customers": ["updated_at"],
    "orders": ["updated_at"],
    "order_items": ["updated_at"],
    "products": ["list_price"],
}
TYPES: Final[dict[str, Callable[[str], Any]]] = {
    "order_date": date.fromisoformat,
    "quantity": int,
    "list_price": Decimal,
    "refund_amount": Decimal,
}
LOWEST: Final = {
    "unit_price": ("negative_unit_price", 0),
    "quantity": ("non_positive_quantity", 1),
    "on_hand": ("negative_on_hand", 0),
    "refund_amount": ("negative_refund_amount", 0),
}


def _parsed(line: str) -> Row | None:
    try:
        row: Row = json.loads(line)
    except json.JSONDecodeError:
        return None
    return row


def _rows(path: Path) -> Iterator[Row | None]:
    """The rows of a file; None is a line that doesn't parse."""
    if path.suffix == ".jsonl":
        yield from map(_parsed, path.read_text(encoding="utf-8").splitlines())
    elif path.suffix == ".csv":
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                yield {name: value or None for name, value in row.items()}
    else:
        yield from pq.read_table(path).to_pylist()


def _typed(row: Row) -> tuple[Row, bool]:
    typed, unparsable = dict(row), False
    for name, parse in TYPES.items():
        if isinstance(row.get(name), str):
            try:
                typed[name] = parse(row[name])
            except (ValueError, InvalidOperation):
                typed[name], unparsable = None, True
    return typed, unparsable


def _failures(entity: str, row: Row, keys: dict[str, set[str]]) -> Iterator[str]:
    if entity in KEYS and row.get(KEYS[entity]) is None:
        yield f"missing_{KEYS[entity]}"
    yield from (f"missing_{name}" for name in REQUIRED.get(entity, []) if row.get(name) is None)
    for column, parent in LOOKUPS.get(entity, []):
        if row.get(column) is not None and row[column] not in keys[parent]:
            yield f"unknown_{column}"
    for column, (rule, lowest) in LOWEST.items():
        if row.get(column) is not None and row[column] < lowest:
            yield rule


def recounted(landing: Path) -> list[dict[str, Any]]:
    """Rows and failures per batch. Parents of the same batch count as known, whatever the order of the files."""
    keys: dict[str, set[str]] = {entity: set() for entity in KEYS}
    result = []
    for batch in sorted(path.name for path in (landing / "orders").iterdir()):
        rows = {
            path.name: [row for part in sorted((path / batch).iterdir()) for row in _rows(part)]
            for path in landing.iterdir()
            if path.is_dir()
        }
        for entity, key in KEYS.items():
            keys[entity] |= {row[key] for row in rows[entity] if row is not None and row[key] is not None}
        injected: dict[str, Counter[str]] = {}
        for entity, row in ((entity, row) for entity, found in rows.items() for row in found):
            typed, unparsable = _typed(row or {})
            if row is None or unparsable:
                injected.setdefault(entity, Counter())["unparsable_value"] += 1
            for rule in _failures(entity, typed, keys):
                injected.setdefault(entity, Counter())[rule] += 1
        result.append(
            {
                "rows": {entity: len(rows[entity]) for entity in rows},
                "injected": {entity: dict(rules) for entity, rules in injected.items()},
            }
        )
    return result
