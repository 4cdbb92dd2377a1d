"""The size of a generated shop and who exists in it when: plain arithmetic, so no row has to be remembered."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

Row = dict[str, object]

ENTITIES: Final = ("customers", "orders", "order_items", "products", "stores", "inventory", "returns")
GHOST_CUSTOMER: Final = "CUST-999999"
ORPHAN_PRODUCT: Final = "PROD-9999"
ORPHAN_ORDER: Final = "ORD-0000000"
ORPHAN_STORE: Final = "STORE-99"
ORPHAN_ITEM: Final = "ITEM-0000000-1"
WITNESS_ORDER: Final = 41  # ORD-0000042: always sound and changed in every batch, so its history can be shown

OPENING_DAY: Final = date(2025, 1, 1)
INITIAL_DAYS: Final = 181
PRODUCTS: Final = 200
STORES: Final = 20


def customer_id(index: int) -> str:
    return f"CUST-{index + 1:06d}"


def order_id(index: int) -> str:
    return f"ORD-{index + 1:07d}"


def order_item_id(order: int, line: int) -> str:
    return f"ITEM-{order + 1:07d}-{line + 1}"


def product_id(index: int) -> str:
    return f"PROD-{index + 1:04d}"


def store_id(index: int) -> str:
    return f"STORE-{index + 1:02d}"


@dataclass(frozen=True)
class Shop:
    """`orders` is the size of batch zero; the batches after it are twenty times smaller."""

    seed: int
    orders: int

    @property
    def customers(self) -> int:
        """Customers of batch zero; kept below CUST-999999, who must not exist."""
        return min(800_000, max(60, self.orders // 10))

    @property
    def regular_customers(self) -> int:
        """The customers who order; the few after them never do, so they can be deleted without side effects."""
        return self.customers * 19 // 20

    @property
    def new_customers(self) -> int:
        """How many customers join in each batch after the first."""
        return min(500, max(6, self.customers // 200))

    @property
    def new_orders(self) -> int:
        return max(30, self.orders // 20)

    def customers_known(self, batch: int) -> int:
        return self.customers + batch * self.new_customers

    def orders_started(self, batch: int) -> int:
        """Orders placed up to and including this batch."""
        return self.orders + batch * self.new_orders

    def order_batch(self, index: int) -> int:
        return 0 if index < self.orders else 1 + (index - self.orders) // self.new_orders

    def orders_of(self, batch: int) -> range:
        return range(0 if batch == 0 else self.orders_started(batch - 1), self.orders_started(batch))


_DAYS: Final = [(OPENING_DAY + timedelta(days=day)).isoformat() for day in range(INITIAL_DAYS + 400)]


def day(number: int) -> str:
    """ISO date of a day counted from the opening."""
    return _DAYS[number] if number < len(_DAYS) else (OPENING_DAY + timedelta(days=number)).isoformat()


def instant(second: int) -> str:
    """ISO instant, in UTC, of a second counted from the opening."""
    days, rest = divmod(second, 86_400)
    return f"{day(days)}T{rest // 3600:02d}:{rest // 60 % 60:02d}:{rest % 60:02d}Z"


def batch_day(batch: int) -> int:
    """The day of a later batch; all of batch zero lies before day INITIAL_DAYS."""
    return INITIAL_DAYS + 9 + batch
