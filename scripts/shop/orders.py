"""The change feed of orders: the rows as they were first sent, and what later batches send about them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .dice import Defects, Dice
from .world import (
    GHOST_CUSTOMER,
    INITIAL_DAYS,
    WITNESS_ORDER,
    Row,
    Shop,
    batch_day,
    customer_id,
    day,
    instant,
    order_id,
    store_id,
)

STATUSES: Final = ("PLACED", "SHIPPED", "DELIVERED", "CANCELLED")
_ODD_STATUSES: Final = ("shipped", "UNKNOWN", "placed", "RETURNED?")
_STREAM: Final = 1
_LATER_STREAM: Final = 2

_DEFECTS: Final = {
    "ghost_customer": 100,
    "no_customer": 20,
    "no_order_id": 5,
    "unparsable_date": 3,
    "broken_line": 2,
    "odd_status": 60,
    "no_date": 50,
    "future_date": 20,
}
_FIRST: Final = Defects(_DEFECTS)
_LATER: Final = Defects({**_DEFECTS, "late_customer": 300, "late_order": 200})
KEYLESS: Final = frozenset({"no_order_id", "broken_line"})


def order_defect(shop: Shop, index: int) -> str | None:
    if index == WITNESS_ORDER:
        return None
    return (_FIRST if index < shop.orders else _LATER).drawn(Dice(shop.seed, _STREAM, index))


def arrival(shop: Shop, index: int) -> int:
    """The batch that brings the order: its own one, or the next for an order that is late."""
    return shop.order_batch(index) + (order_defect(shop, index) == "late_order")


def order_row(shop: Shop, index: int) -> Row | str:
    """The order as it is first sent; a text is a line that is no JSON."""
    dice = Dice(shop.seed, _STREAM, index)
    defect = order_defect(shop, index)
    dice.roll(10_000)  # the draw of the defect
    batch = shop.order_batch(index)
    if batch == 0:
        placed = dice.roll(INITIAL_DAYS * 86_400)
        changed = placed + dice.roll(3 * 86_400)
    else:
        placed = batch_day(batch) * 86_400 + dice.roll(43_200)
        changed = placed + dice.roll(3_600)
    row: Row = {
        "order_id": order_id(index),
        "customer_id": customer_id(dice.roll(shop.regular_customers)),
        "store_id": store_id(dice.roll(20)),
        "status": STATUSES[dice.roll(3) if batch == 0 else 0],
        "order_date": day(placed // 86_400),
        "updated_at": instant(changed),
        "_op": "upsert",
    }
    if batch and index % 2:
        row["channel"] = ("WEB", "APP")[dice.roll(2)]
    return row if defect is None else _spoiled(row, defect, shop, batch, dice)


def _spoiled(row: Row, defect: str, shop: Shop, batch: int, dice: Dice) -> Row | str:
    if defect == "ghost_customer":
        row["customer_id"] = GHOST_CUSTOMER
    elif defect == "no_customer":
        row["customer_id"] = None
    elif defect == "late_customer":
        row["customer_id"] = customer_id(shop.customers_known(batch) + dice.roll(shop.new_customers))
    elif defect == "no_order_id":
        row["order_id"] = None
    elif defect == "unparsable_date":
        row["order_date"] = "31st of June"
    elif defect == "odd_status":
        row["status"] = _ODD_STATUSES[dice.roll(len(_ODD_STATUSES))]
    elif defect == "no_date":
        row["order_date"] = None
    elif defect == "future_date":
        row["order_date"] = f"2099-01-{1 + dice.roll(28):02d}"
    elif defect == "broken_line":
        return f'{{"order_id": "{row["order_id"]}", "customer_id": "CUST-00'
    return row


def _earlier(shop: Shop, batch: int, dice: Dice) -> tuple[int, Row] | None:
    """An order that was sent before this batch without a defect."""
    index = dice.roll(shop.orders_started(batch - 1))
    row = order_row(shop, index)
    return None if isinstance(row, str) or order_defect(shop, index) is not None else (index, row)


def _changed(row: Row, shop: Shop, batch: int, second: int, status: str) -> Row:
    return {**row, "status": status, "updated_at": instant(batch_day(batch) * 86_400 + second)}


def changed_orders(shop: Shop, batch: int) -> Iterator[tuple[int, Row]]:
    """What a later batch says about earlier orders: updates, swapped versions, late rows, replays, deletions."""
    witness = order_row(shop, WITNESS_ORDER) if shop.orders > WITNESS_ORDER else None
    if isinstance(witness, dict):
        yield WITNESS_ORDER, _changed(witness, shop, batch, 43_200, STATUSES[batch % 3])
    for position in range(shop.new_orders):
        dice = Dice(shop.seed, _LATER_STREAM, batch * 10_000_000 + position)
        found = _earlier(shop, batch, dice)
        if found is None:
            continue
        index, row = found
        kind, second = dice.roll(100), 43_200 + dice.roll(40_000)
        if kind < 70:
            yield index, _changed(row, shop, batch, second, STATUSES[1 + dice.roll(3)])
        elif kind < 76:
            yield index, _changed(row, shop, batch, second + 60, "DELIVERED")
            yield index, _changed(row, shop, batch, second, "SHIPPED")
        elif kind < 84:
            # sent late: older than the version that is already there
            yield index, {**row, "status": "PLACED", "updated_at": f"{str(row['updated_at'])[:10]}T00:00:00Z"}
        elif kind < 96:
            yield index, row
        elif index != WITNESS_ORDER:
            yield index, _deletion(row, batch, second)


def _deletion(row: Row, batch: int, second: int) -> Row:
    kept = {"order_id": row["order_id"], "updated_at": instant(batch_day(batch) * 86_400 + second), "_op": "delete"}
    return {**dict.fromkeys(row), **kept}
