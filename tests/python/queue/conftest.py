from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.python.engine import shop as shops
from tests.python.queue import desk


@pytest.fixture
def shop(tmp_path: Path, schema: str, sql: shops.Sql, dbt: Callable[..., Any]) -> Iterator[shops.Shop]:
    yield desk.with_queue(shops.create(tmp_path, schema, sql, dbt))
    shops.drop_layers(schema, sql)
