from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.python.engine import shop as shops


@pytest.fixture
def shop(tmp_path: Path, schema: str, sql: shops.Sql, dbt: Callable[..., Any]) -> Iterator[shops.Shop]:
    yield shops.create(tmp_path, schema, sql, dbt)
    for layer in ("quality", "quarantine"):
        sql(f"drop schema if exists {schema}_{layer} cascade")
