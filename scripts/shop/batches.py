"""Which rows a batch brings, and which earlier rows its arrival heals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from .customers import customer_rows
from .files import inventory_rows, product_rows, return_rows, store_rows
from .oracle import findings
from .order_items import changed_items, deleted_items, items_of
from .orders import arrival, changed_orders, order_defect, order_row
from .world import Row, Shop


def _order_rows(shop: Shop, batch: int) -> Iterator[Row | str]:
    if batch > 1:  # orders that were announced by their items in the batch before
        for index in shop.orders_of(batch - 1):
            if arrival(shop, index) == batch:
                yield order_row(shop, index)
    for index in shop.orders_of(batch):
        if batch == 0 or arrival(shop, index) == batch:
            yield order_row(shop, index)
    if batch:
        yield from (row for _, row in changed_orders(shop, batch))


def _item_rows(shop: Shop, batch: int) -> Iterator[Row | str]:
    for index in shop.orders_of(batch):
        yield from items_of(shop, index)
    if batch:
        yield from changed_items(shop, batch)
        for index, row in changed_orders(shop, batch):
            if row["_op"] == "delete":
                yield from deleted_items(shop, index, row["updated_at"])


_ROWS: Final[dict[str, Callable[[Shop, int], Iterator[Row | str]]]] = {
    "customers": customer_rows,
    "orders": _order_rows,
    "order_items": _item_rows,
    "products": product_rows,
    "stores": store_rows,
    "inventory": inventory_rows,
    "returns": return_rows,
}


def batch_rows(shop: Shop, entity: str, batch: int) -> Iterator[Row | str]:
    return _ROWS[entity](shop, batch)


def healed(shop: Shop, batch: int) -> dict[str, dict[str, int]]:
    """Rows of the batch before that stop failing a rule, because the parent they waited for is in this batch."""
    late_customers = late_orders = 0
    if batch > 1:
        for index in shop.orders_of(batch - 1):
            defect = order_defect(shop, index)
            late_customers += defect == "late_customer"
            if defect == "late_order":
                late_orders += sum(
                    ("order_items", "unknown_order_id") in findings(shop, "order_items", row, batch - 1)
                    for row in items_of(shop, index)
                ) - sum(
                    ("order_items", "unknown_order_id") in findings(shop, "order_items", row, batch)
                    for row in items_of(shop, index)
                )
    return {
        entity: {rule: count}
        for entity, rule, count in (
            ("orders", "unknown_customer_id", late_customers),
            ("order_items", "unknown_order_id", late_orders),
        )
        if count
    }
