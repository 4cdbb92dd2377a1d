"""What the shop exports as whole files: products (CSV), stores, inventory and returns (parquet)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from typing import Final

from .dice import Defects, Dice
from .order_items import item_defect, item_row, line_count
from .orders import arrival, order_defect
from .world import (
    OPENING_DAY,
    ORPHAN_ITEM,
    ORPHAN_PRODUCT,
    ORPHAN_STORE,
    PRODUCTS,
    STORES,
    Row,
    Shop,
    batch_day,
    product_id,
    store_id,
)

_CATEGORIES: Final = ("Sneaker", "Boot", "Sandal", "Loafer", "Pump")
_CITIES: Final = ("Boston", "Atlanta", "Chicago", "Denver", "São Paulo", "Köln")
_PRODUCT_STREAM: Final = 8
_INVENTORY_STREAM: Final = 9
_RETURN_STREAM: Final = 10
_INVENTORY_DEFECTS: Final = Defects({"orphan_product": 50, "negative": 30, "orphan_store": 10})
_RETURN_DEFECTS: Final = Defects({"orphan_item": 100, "negative": 50, "no_return_id": 30})
_REASONS: Final = ("too small", "too large", "colour", "changed mind", "defective")


def product_row(shop: Shop, index: int, batch: int) -> Row:
    dice = Dice(shop.seed, _PRODUCT_STREAM, index)
    category = _CATEGORIES[dice.roll(len(_CATEGORIES))]
    row: Row = {
        "product_id": product_id(index),
        "name": f'{category} "Model {index + 1}", low' if index % 10 == 0 else f"{category} {index + 1}",
        "category": category,
        "size": str(36 + dice.roll(12)),
        "list_price": f"{49 + dice.roll(200) + batch % 7}.90",
    }
    if index % 50 == 7:
        row["name"] = f"{category}\nwith a line break"
    if batch >= 2:  # the catalogue gets a column, and its columns another order
        row = {"product_id": row["product_id"], "colour": ("red", "blue", "black")[dice.roll(3)], **row}
    return row


def product_rows(shop: Shop, batch: int) -> Iterator[Row]:
    """All products first, later the ones whose price changes; the spoiled ones are extra, nobody buys them."""
    for index in range(PRODUCTS):
        if batch == 0 or index % 4 == batch % 4:
            yield product_row(shop, index, batch)
    for extra in range(5 if batch == 0 else 1):
        yield {**product_row(shop, PRODUCTS + extra, batch), "list_price": ""}
    yield {**product_row(shop, PRODUCTS + 10, batch), "product_id": ""}
    yield {**product_row(shop, PRODUCTS + 11, batch), "list_price": "n/a"}


def store_rows(shop: Shop, batch: int) -> Iterator[Row]:
    for index in range(STORES):
        yield {
            "store_id": store_id(index),
            "name": f"StepRight {_CITIES[index % len(_CITIES)]} {index + 1}",
            "city": _CITIES[index % len(_CITIES)],
            "opened_on": date(2015, 1, 1) + timedelta(days=97 * index),
        }
    if batch == 0:
        yield {"store_id": None, "name": "StepRight pop-up", "city": "Denver", "opened_on": None}


def inventory_rows(shop: Shop, batch: int) -> Iterator[Row]:
    counted_on = OPENING_DAY + timedelta(days=batch_day(batch))
    for position in range(STORES * PRODUCTS):
        if batch and position % 4 != batch % 4:
            continue
        dice = Dice(shop.seed, _INVENTORY_STREAM, batch * 1_000_000 + position)
        defect = _INVENTORY_DEFECTS.drawn(dice)
        yield {
            "store_id": ORPHAN_STORE if defect == "orphan_store" else store_id(position // PRODUCTS),
            "product_id": ORPHAN_PRODUCT if defect == "orphan_product" else product_id(position % PRODUCTS),
            "counted_on": counted_on,
            "on_hand": -1 - dice.roll(5) if defect == "negative" else dice.roll(80),
        }


def return_rows(shop: Shop, batch: int) -> Iterator[Row]:
    """About 3% of the sound items placed in this batch come back."""
    for order in shop.orders_of(batch):
        if order_defect(shop, order) is not None or arrival(shop, order) != batch:
            continue
        for line in range(line_count(shop, order)):
            dice = Dice(shop.seed, _RETURN_STREAM, order * 4 + line)
            if dice.roll(100) < 3 and item_defect(shop, order, line) is None:
                yield _return_row(shop, order, line, batch, dice)


def _return_row(shop: Shop, order: int, line: int, batch: int, dice: Dice) -> Row:
    item = item_row(shop, order, line)
    assert isinstance(item, dict)
    defect = _RETURN_DEFECTS.drawn(dice)
    refund = Decimal(str(item["unit_price"])) * (-1 if defect == "negative" else 1)
    sent = datetime.fromisoformat(str(item["updated_at"]).replace("Z", "+00:00")).astimezone(timezone.utc)
    row: Row = {
        "return_id": None if defect == "no_return_id" else str(item["order_item_id"]).replace("ITEM", "RET"),
        "order_item_id": ORPHAN_ITEM if defect == "orphan_item" else item["order_item_id"],
        "returned_at": sent + timedelta(days=3, microseconds=dice.roll(1_000_000)),
        "reason": _REASONS[dice.roll(len(_REASONS))],
        "refund_amount": refund,
    }
    if batch >= 2:  # from here on the sender writes amounts as text and adds a note
        row["refund_amount"] = "n/a" if dice.roll(40) == 0 else str(refund)
        row["note"] = "by post" if dice.roll(2) else None
    return row
