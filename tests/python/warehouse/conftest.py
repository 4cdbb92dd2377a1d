from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.python.conftest import Dbt, Sql
from tests.python.engine import shop as tiny_shop
from tests.python.warehouse.shop_warehouse import Warehouse


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory, sql: Sql, dbt: Dbt) -> Iterator[Warehouse]:
    schema = f"shop_{os.getpid()}"
    yield Warehouse(tmp_path_factory.mktemp("landing"), schema, sql, dbt)
    for name in (schema, f"{schema}_quarantine", f"{schema}_quality", f"{schema}_private"):
        sql(f"drop schema if exists {name} cascade")


@pytest.fixture
def tiny(tmp_path: Path, schema: str, sql: Sql, dbt: Dbt) -> Iterator[tiny_shop.Shop]:
    """The engine's own tiny project: orders with an id, a customer and an amount."""
    yield tiny_shop.create(tmp_path, schema, sql, dbt)
    for layer in ("quality", "quarantine"):
        sql(f"drop schema if exists {schema}_{layer} cascade")
