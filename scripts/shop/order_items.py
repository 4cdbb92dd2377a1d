"""The change feed of order items; what an order holds follows from the order's number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .dice import Defects, Dice
from .orders import KEYLESS, order_defect
from .world import (
    INITIAL_DAYS,
    ORPHAN_ORDER,
    ORPHAN_PRODUCT,
    PRODUCTS,
    WITNESS_ORDER,
    Row,
    Shop,
    batch_day,
    instant,
    order_id,
    order_item_id,
    product_id,
)

_STREAM: Final = 3
_COUNT_STREAM: Final = 4
_LATER_STREAM: Final = 5

_DEFECTS: Final = Defects(
    {
        "orphan_product": 200,
        "negative_price": 10,
        "zero_quantity": 20,
        "no_quantity": 30,
        "huge_quantity": 50,
        "discount_over_100": 10,
        "negative_discount": 5,
        "no_item_id": 2,
        "unparsable_quantity": 4,
        "broken_line": 1,
        "orphan_order": 10,
    }
)


def line_count(shop: Shop, order: int) -> int:
    """One to three; an order that arrives without its key has none, since nothing could refer to it."""
    if order_defect(shop, order) in KEYLESS:
        return 0
    return 1 + Dice(shop.seed, _COUNT_STREAM, order).roll(3)


def item_defect(shop: Shop, order: int, line: int) -> str | None:
    return None if order == WITNESS_ORDER else _DEFECTS.drawn(Dice(shop.seed, _STREAM, order * 4 + line))


def item_row(shop: Shop, order: int, line: int) -> Row | str:
    """The item as it is first sent; a text is a line that is no JSON."""
    dice = Dice(shop.seed, _STREAM, order * 4 + line)
    defect = item_defect(shop, order, line)
    dice.roll(10_000)  # the draw of the defect
    batch = shop.order_batch(order)
    second = dice.roll(INITIAL_DAYS * 86_400) if batch == 0 else batch_day(batch) * 86_400 + dice.roll(43_200)
    row: Row = {
        "order_item_id": order_item_id(order, line),
        "order_id": order_id(order),
        "product_id": product_id(dice.roll(PRODUCTS)),
        "quantity": 1 + dice.roll(4),
        "unit_price": (1_999 + dice.roll(18_000)) / 100,
        "discount_pct": (0, 0, 0, 5, 10, 12.5)[dice.roll(6)],
        "updated_at": instant(second),
        "_op": "upsert",
    }
    return row if defect is None else _spoiled(row, defect)


def _spoiled(row: Row, defect: str) -> Row | str:
    changes: dict[str, Row] = {
        "orphan_product": {"product_id": ORPHAN_PRODUCT},
        "negative_price": {"unit_price": -19.99},
        "zero_quantity": {"quantity": 0},
        "no_quantity": {"quantity": None},
        "huge_quantity": {"quantity": 40},
        "discount_over_100": {"discount_pct": 130},
        "negative_discount": {"discount_pct": -5},
        "no_item_id": {"order_item_id": None},
        "unparsable_quantity": {"quantity": "three"},
        "orphan_order": {"order_id": ORPHAN_ORDER},
    }
    if defect == "broken_line":
        return f'{{"order_item_id": "{row["order_item_id"]}", "quantity": }}'
    return {**row, **changes[defect]}


def items_of(shop: Shop, order: int) -> Iterator[Row | str]:
    for line in range(line_count(shop, order)):
        yield item_row(shop, order, line)


def changed_items(shop: Shop, batch: int) -> Iterator[Row]:
    """Updates and replays of items that earlier batches sent without a defect."""
    for position in range(shop.new_orders // 2):
        dice = Dice(shop.seed, _LATER_STREAM, batch * 10_000_000 + position)
        order, line = dice.roll(shop.orders_started(batch - 1)), 0
        if order_defect(shop, order) is not None or item_defect(shop, order, line) is not None:
            continue
        row = item_row(shop, order, line)
        if isinstance(row, str):
            continue
        if dice.roll(10):
            second = batch_day(batch) * 86_400 + 43_200 + dice.roll(40_000)
            yield {**row, "quantity": 1 + dice.roll(4), "updated_at": instant(second)}
        else:
            yield row


def deleted_items(shop: Shop, order: int, deleted_at: object) -> Iterator[Row]:
    """Deleting an order deletes its items."""
    for line in range(line_count(shop, order)):
        row = item_row(shop, order, line)
        if isinstance(row, dict) and row["order_item_id"] is not None:
            yield {
                **dict.fromkeys(row),
                "order_item_id": row["order_item_id"],
                "updated_at": deleted_at,
                "_op": "delete",
            }
