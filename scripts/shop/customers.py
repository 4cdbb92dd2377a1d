"""The change feed of customers. Names and e-mail addresses are invented, and personal data all the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .dice import Defects, Dice
from .world import INITIAL_DAYS, Row, Shop, batch_day, customer_id, instant

REGIONS: Final = ("NORTHEAST", "SOUTHEAST", "MIDWEST", "WEST")
_FIRST_NAMES: Final = ("Ada", "Bruno", "Chloé", "Dmitri", "Esra", "Femi", "Gül", "Hana", "Iñaki", "Jun", "Kofi", "Lena")
_LAST_NAMES: Final = ("Abbott", "Brontë", "Castillo", "D'Angelo", "Eze", "Fischer", "Győri", "Hansen", "Ito", "Okafor")
_STREAM: Final = 6
_LATER_STREAM: Final = 7

# A customer others refer to always has a key, so only warnings are drawn here; keyless lines are extra lines.
_DEFECTS: Final = Defects({"no_region": 100, "odd_region": 80})


def customer_row(shop: Shop, index: int) -> Row:
    dice = Dice(shop.seed, _STREAM, index)
    defect = _DEFECTS.drawn(dice)
    first, last = _FIRST_NAMES[dice.roll(len(_FIRST_NAMES))], _LAST_NAMES[dice.roll(len(_LAST_NAMES))]
    batch = 0 if index < shop.customers else 1 + (index - shop.customers) // shop.new_customers
    second = dice.roll(INITIAL_DAYS * 86_400) if batch == 0 else batch_day(batch) * 86_400 + dice.roll(43_200)
    row: Row = {
        "customer_id": customer_id(index),
        "name": f"{first} {last}",
        "email": f"customer{index + 1}@stepright.example",
        "region": REGIONS[dice.roll(4)],
        "updated_at": instant(second),
        "_op": "upsert",
    }
    if defect == "no_region":
        row["region"] = None
    elif defect == "odd_region":
        row["region"] = ("northeast", "CENTRAL")[dice.roll(2)]
    return row


def _keyless(shop: Shop, batch: int, count: int) -> Iterator[Row | str]:
    for number in range(count):
        row = customer_row(shop, number)
        yield {**row, "customer_id": None, "email": f"nobody{batch}.{number}@stepright.example"}
    yield f'{{"customer_id": "CUST-0000{batch}" "name": "no comma"}}'


def customer_rows(shop: Shop, batch: int) -> Iterator[Row | str]:
    if batch == 0:
        for index in range(shop.customers):
            yield customer_row(shop, index)
        yield from _keyless(shop, batch, max(1, shop.customers // 500))
        return
    for index in range(shop.customers_known(batch - 1), shop.customers_known(batch)):
        yield customer_row(shop, index)
    yield from _changed(shop, batch)
    yield from _keyless(shop, batch, 1)


def _changed(shop: Shop, batch: int) -> Iterator[Row]:
    """Customers who move, lines sent twice, and deletions of customers without orders."""
    for position in range(shop.new_customers * 2):
        dice = Dice(shop.seed, _LATER_STREAM, batch * 10_000_000 + position)
        row = customer_row(shop, dice.roll(shop.customers_known(batch - 1)))
        second = batch_day(batch) * 86_400 + dice.roll(80_000)
        if dice.roll(10):
            yield {**row, "region": REGIONS[dice.roll(4)], "updated_at": instant(second)}
        else:
            yield row
    dice = Dice(shop.seed, _LATER_STREAM, batch * 10_000_000 + 9_999_999)
    leaver = shop.regular_customers + dice.roll(shop.customers - shop.regular_customers)
    yield {
        **dict.fromkeys(customer_row(shop, leaver)),
        "customer_id": customer_id(leaver),
        "updated_at": instant(batch_day(batch) * 86_400 + 82_800),
        "_op": "delete",
    }
