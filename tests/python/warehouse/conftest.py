from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.python.conftest import Dbt, Sql
from tests.python.warehouse.shop_warehouse import Warehouse


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory, sql: Sql, dbt: Dbt) -> Iterator[Warehouse]:
    schema = f"shop_{os.getpid()}"
    yield Warehouse(tmp_path_factory.mktemp("landing"), schema, sql, dbt)
    for name in (schema, f"{schema}_quarantine", f"{schema}_quality"):
        sql(f"drop schema if exists {name} cascade")
