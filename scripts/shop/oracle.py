"""What a correct pipeline finds in a row that is about to be written, from the row and from who exists by then.

Bronze rules are counted under the entity's name, the rules of the silver tier under `silver_<entity>`, and there only
for rows that pass bronze. Rules that look at a value don't apply to deletions, which have no payload.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from .customers import REGIONS
from .orders import KEYLESS, STATUSES, arrival, order_defect
from .world import PRODUCTS, STORES, Row, Shop

Finding = tuple[str, str]
_UNRESOLVED_ORDERS: Final = frozenset({"ghost_customer", "no_customer", "unparsable_date"})


def _number(identifier: object) -> int:
    """The counted part of ids such as ORD-0000042 or ITEM-0000042-1."""
    return int(str(identifier).split("-")[1])


def customer_exists(shop: Shop, identifier: object, batch: int) -> bool:
    return _number(identifier) <= shop.customers_known(batch)


def order_exists(shop: Shop, identifier: object, batch: int) -> bool:
    index = _number(identifier) - 1
    if index < 0 or index >= shop.orders_started(batch):
        return False
    return index < shop.orders or arrival(shop, index) <= batch


def order_resolves_in_silver(shop: Shop, identifier: object, batch: int) -> bool:
    """Silver reads valid orders only."""
    if not order_exists(shop, identifier, batch):
        return False
    index = _number(identifier) - 1
    defect = order_defect(shop, index)
    if defect == "late_customer":
        return shop.order_batch(index) < batch
    return defect not in KEYLESS and defect not in _UNRESOLVED_ORDERS


def _orders(shop: Shop, row: Row, batch: int) -> Iterator[Finding]:
    bronze = False
    customer = row["customer_id"]
    if customer is not None and not customer_exists(shop, customer, batch):
        bronze = True
        yield "orders", "unknown_customer_id"
    if row["order_date"] is not None and not str(row["order_date"]).startswith("20"):
        bronze = True
        yield "orders", "unparsable_value"
    if bronze or row["order_id"] is None:
        return
    if customer is None:
        yield "silver_orders", "customer_not_resolved"
    if row["order_date"] is None:
        yield "silver_orders", "missing_order_date"
    elif str(row["order_date"]) > "2099":
        yield "silver_orders", "future_order_date"
    if row["status"] not in STATUSES:
        yield "silver_orders", "invalid_status"


def _customers(shop: Shop, row: Row, batch: int) -> Iterator[Finding]:
    if row["customer_id"] is None:
        return
    if row["region"] is None:
        yield "silver_customers", "missing_region"
    elif row["region"] not in REGIONS:
        yield "silver_customers", "invalid_region"


def _order_items(shop: Shop, row: Row, batch: int) -> Iterator[Finding]:
    bronze = [
        ("unknown_order_id", not order_exists(shop, row["order_id"], batch)),
        ("unknown_product_id", _number(row["product_id"]) > PRODUCTS),
        ("negative_unit_price", float(str(row["unit_price"])) < 0),
        ("unparsable_value", isinstance(row["quantity"], str)),
        ("non_positive_quantity", isinstance(row["quantity"], int) and row["quantity"] <= 0),
    ]
    yield from (("order_items", rule) for rule, found in bronze if found)
    if row["order_item_id"] is None or any(found for _, found in bronze):
        return
    discount = float(str(row["discount_pct"]))
    silver = [
        ("invalid_discount_pct", discount < 0 or discount > 100),
        ("missing_quantity", row["quantity"] is None),
        ("order_not_resolved", not order_resolves_in_silver(shop, row["order_id"], batch)),
        ("negative_net_price", discount > 100),
        ("excessive_quantity", isinstance(row["quantity"], int) and row["quantity"] > 10),
    ]
    yield from (("silver_order_items", rule) for rule, found in silver if found)


def _products(shop: Shop, row: Row, batch: int) -> Iterator[Finding]:
    if row["product_id"] == "":
        yield "products", "missing_product_id"
    if row["list_price"] in ("", "n/a"):
        yield "products", "missing_list_price"
    if row["list_price"] == "n/a":
        yield "products", "unparsable_value"


def _stores(shop: Shop, row: Row, batch: int) -> Iterator[Finding]:
    if row["store_id"] is None:
        yield "stores", "missing_store_id"


def _inventory(shop: Shop, row: Row, batch: int) -> Iterator[Finding]:
    if _number(row["store_id"]) > STORES:
        yield "inventory", "unknown_store_id"
    if _number(row["product_id"]) > PRODUCTS:
        yield "inventory", "unknown_product_id"
    if isinstance(row["on_hand"], int) and row["on_hand"] < 0:
        yield "inventory", "negative_on_hand"


def _returns(shop: Shop, row: Row, batch: int) -> Iterator[Finding]:
    if row["return_id"] is None:
        yield "returns", "missing_return_id"
    if _number(row["order_item_id"]) == 0:
        yield "returns", "unknown_order_item_id"
    if row["refund_amount"] == "n/a":
        yield "returns", "unparsable_value"
    elif str(row["refund_amount"]).startswith("-"):
        yield "returns", "negative_refund_amount"


_RULES: Final[dict[str, Callable[[Shop, Row, int], Iterator[Finding]]]] = {
    "orders": _orders,
    "customers": _customers,
    "order_items": _order_items,
    "products": _products,
    "stores": _stores,
    "inventory": _inventory,
    "returns": _returns,
}
_KEYS: Final = {"orders": "order_id", "customers": "customer_id", "order_items": "order_item_id"}


def findings(shop: Shop, entity: str, row: Row | str, batch: int) -> Iterator[Finding]:
    """(entity, rule) for everything that is wrong with one row of this batch."""
    if isinstance(row, str):
        for rule in (f"missing_{_KEYS[entity]}", "missing_updated_at", "unparsable_value"):
            yield entity, rule
        return
    key = _KEYS.get(entity)
    if key is not None and row[key] is None:
        yield entity, f"missing_{key}"
    if row.get("_op") != "delete":
        yield from _RULES[entity](shop, row, batch)
