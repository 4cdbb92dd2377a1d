"""The content key: equal for equal rows whatever the session looks like, different for different ones."""

from __future__ import annotations

import pytest

from scripts.spark_server import Server
from tests.python.kinds import rendering

COLUMNS = {
    "number": "int",
    "price": "decimal(20,4)",
    "ratio": "double",
    "at": "timestamp",
    "local": "timestamp_ntz",
    "day": "date",
    "name": "string",
    "blob": "binary",
    "list": "array<double>",
    "props": "map<string,array<float>>",
    "deep": "struct<x:double,y:map<int,struct<z:double>>>",
}
# What is not named is NULL. Rows of a line are one row, told in two ways.
SAME = {
    "negative zero": ("-0.0d as ratio", "0.0d as ratio"),
    "not a number": ("double('NaN') as ratio", "sqrt(-1d) as ratio"),
    "zeros in a list": ("array(-0.0d, null) as list", "array(0.0d, null) as list"),
    "order of a map": (
        "map('a', array(1f), 'b', array(-0f)) as props",
        "map('b', array(0f), 'a', array(1f)) as props",
    ),
    "deep": (
        "named_struct('x', 0d, 'y', map(2, named_struct('z', 0d), 1, named_struct('z', 1d))) as deep",
        "named_struct('x', -0d, 'y', map(1, named_struct('z', 1d), 2, named_struct('z', -0d))) as deep",
    ),
    "decimals": ("1.5bd as price", "1.5000bd as price"),
    "instants": ("timestamp'2025-03-30 01:30:00Z' as at", "timestamp'2025-03-30 03:30:00+02:00' as at"),
}
DIFFERENT = {
    "nothing": "null as number",
    "zero": "0 as number",
    "zero ratio": "0d as ratio",
    "not a number": "double('NaN') as ratio",
    "infinite": "double('Infinity') as ratio",
    "empty text": "'' as name",
    "text NULL": "'NULL' as name",
    "text null": "'null' as name",
    "composed": "'\u00e9' as name",
    "decomposed": "'e\u0301' as name",
    "a blank more": "'e ' as name",
    "quoted": '\'","day":"2025-01-01\' as name',
    "the day": "date'2025-01-01' as day",
    "the midnight": "timestamp_ntz'2025-01-01 00:00:00' as local",
    "a microsecond later": "timestamp_ntz'2025-01-01 00:00:00.000001' as local",
    "the instant": "timestamp'2025-01-01 00:00:00Z' as at",
    "an instant later": "timestamp'2025-01-01 00:00:00.000001Z' as at",
    "a small price": "0.0001bd as price",
    "bytes": "X'00ff' as blob",
    "no list": "cast(array() as array<double>) as list",
    "a hole": "array(cast(null as double)) as list",
    "an empty struct": "named_struct('x', null, 'y', null) as deep",
}


@pytest.fixture(scope="module")
def keys(server: Server, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """SQL of the key: over all columns, in another order, and without the last column."""
    columns = [{"name": name, "type": kind} for name, kind in COLUMNS.items()]
    cases = {"all": columns, "turned": columns[::-1], "fewer": columns[:-1]}
    template = """
    {%- set keys = {} -%}
    {%- for name, columns in var('cases').items() if execute -%}
        {%- do keys.update({name: quarantine.row_key('shop', columns)}) -%}
    {%- endfor -%}
    {{ tojson(keys) }}"""
    project = rendering.project(tmp_path_factory.mktemp("key"), None)
    found: dict[str, str] = rendering.answer(server.settings, project, template, {"cases": cases})
    return found


def _rows(values: dict[str, str]) -> str:
    parts = []
    for label, value in values.items():
        named = value.rpartition(" as ")[2]
        columns = [value if name == named else f"null as {name}" for name in COLUMNS]
        typed = [f"cast({one.rpartition(' as ')[0]} as {kind}) as {name}" for one, (name, kind) in _paired(columns)]
        parts.append(f"select '{label}' as label, {', '.join(typed)}")
    return " union all ".join(parts)


def _paired(columns: list[str]) -> list[tuple[str, tuple[str, str]]]:
    return list(zip(columns, COLUMNS.items(), strict=True))


def _keys(server: Server, sql: str, key: str, zone: str = "UTC") -> dict[str, str]:
    client = server.client()
    try:
        client.run(f"set spark.sql.session.timeZone = {zone}")
        return dict(client.run(f"select label, {key} from ({sql})").rows)
    finally:
        client.close()


def test_equal_rows_have_one_key(server: Server, keys: dict[str, str]) -> None:
    first = {label: one for label, (one, _) in SAME.items()}
    second = {f"{label} again": other for label, (_, other) in SAME.items()}
    found = _keys(server, _rows({**first, **second}), keys["all"])
    assert {label for label in SAME if found[label] != found[f"{label} again"]} == set()


def test_different_rows_have_different_keys_in_every_session(server: Server, keys: dict[str, str]) -> None:
    rows = _rows(DIFFERENT)
    found = _keys(server, rows, keys["all"])
    assert len(set(found.values())) == len(DIFFERENT), found
    assert all(len(key) == 64 for key in found.values())
    assert _keys(server, rows, keys["turned"], "Asia/Tokyo") == found
    fewer = _keys(server, rows, keys["fewer"], "America/St_Johns")
    assert {label for label in found if found[label] != fewer[label]} == {"an empty struct"}, "a column that is NULL"
