from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.python.engine import shop as shops


@pytest.fixture
def shop(tmp_path: Path, schema: str, sql: shops.Sql, dbt: Callable[..., Any]) -> Iterator[shops.Shop]:
    yield shops.create(tmp_path, schema, sql, dbt)
    shops.drop_layers(schema, sql)


@pytest.fixture(scope="module")
def module_shop(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    sql: shops.Sql,
    dbt: Callable[..., Any],
) -> Iterator[shops.Shop]:
    """A shop for all tests of a module: a build takes longer than many questions about it."""
    schema = request.module.__name__.rpartition(".")[2].removesuffix("_live")
    shops.drop_layers(schema, sql)
    sql(f"drop schema if exists {schema} cascade;\ncreate schema {schema}")
    yield shops.create(tmp_path_factory.mktemp(schema), schema, sql, dbt)
    shops.drop_layers(schema, sql)
    sql(f"drop schema {schema} cascade")
