"""One table of hostile values: every row has an id, every kind is judged on all of them."""

from __future__ import annotations

from collections.abc import Sequence

TEXTS: tuple[str | None, ...] = (
    None, "", " ", "\t", "a", "A", "b", "it's", 'say "hi"', "`tick`", "back\\slash", "\\", "new\nline",
    "line\r\n", "ünï", "日本", "😀", "${x}", "{found}", "{{ x }}", "%", "_", "a%b", "a_b", " a", "a ",
    "1", "01", "1.5", "-0", "1e3", "99999999999999999999", "abc", "NaN", "null", "true", "False",
    "2024-02-29", "2024-02-30", "2024-01-01 10:00:00", "--comment", "'; drop table x; --",
    '{"a": 1}', '{"a": ', "[1]", '{"b": 1} x', "123abc", "a\nb", "x" * 300, "a", "1",
)  # fmt: skip
INTS = (None, 0, 1, -1, 2147483647, -2147483648, 5, 10, 11, 3, 3)
BIGS = (None, 0, 9007199254740993, -9223372036854775808, 9223372036854775807, 2, 3, 4)
DOUBLES = (None, "0.0", "-0.0", "NaN", "Infinity", "-Infinity", "1.5", "5.0", "10.0", "10.000001", "1e308", "5.0")
DECIMALS = (None, "0", "0.01", "-0.01", "5", "10", "10.01", "99999999.99", "1.50", "1.50")
DATES = (None, "1970-01-01", "2024-02-29", "9999-12-31", "0001-01-01", "2024-01-01", "2024-01-02")
TIMES = (None, "1970-01-01 00:00:00", "2024-01-01 10:00:00", "2024-01-01 00:00:00", "2024-02-29 23:59:59.999999")
FLAGS = (None, "true", "false")
GROUPS = ("g", "h", None)

COLUMNS = {
    "row_id": "int",
    "text": "string",
    "order id": "string",
    "select": "string",
    "num": "int",
    "big": "bigint",
    "dbl": "double",
    "dec": "decimal(10, 2)",
    "day": "date",
    "at": "timestamp",
    "flag": "boolean",
    "grp": "string",
    "lower_bound": "int",
    "upper_bound": "int",
    "position": "int",
}
PARENTS: tuple[str | None, ...] = ("a", "a", None, "b", "it's", "1", "${x}", "日本")


def literal(value: object, sql_type: str) -> str:
    """A typed SQL literal that no quoting rule can spoil: text travels as hex."""
    if value is None:
        return f"cast(null as {sql_type})"
    if sql_type == "string":
        return f"cast(X'{str(value).encode().hex()}' as string)"
    return f"cast('{value}' as {sql_type})"


def _cycle(values: Sequence[object], position: int) -> object:
    return values[position % len(values)]


def rows() -> list[dict[str, object]]:
    """The rows, by column name."""
    return [
        {
            "row_id": i,
            "text": text,
            "order id": text,
            "select": text,
            "num": _cycle(INTS, i),
            "big": _cycle(BIGS, i),
            "dbl": _cycle(DOUBLES, i),
            "dec": _cycle(DECIMALS, i),
            "day": _cycle(DATES, i),
            "at": _cycle(TIMES, i),
            "flag": _cycle(FLAGS, i),
            "grp": _cycle(GROUPS, i // 5),
            "lower_bound": None if i % 17 == 0 else (i * 7) % 23,
            "upper_bound": None if i % 19 == 0 else (i * 7) % 23 + i % 4,
            "position": (i * 5) % 53,
        }
        for i, text in enumerate(TEXTS)
    ]


def row_sql(row: dict[str, object]) -> str:
    """One row as a select of literals."""
    return "select " + ", ".join(f"{literal(row[name], sql_type)} as `{name}`" for name, sql_type in COLUMNS.items())


def values_sql() -> str:
    """All rows as an inline table."""
    lines = (f"({', '.join(literal(row[name], sql_type) for name, sql_type in COLUMNS.items())})" for row in rows())
    names = ", ".join(f"`{name}`" for name in COLUMNS)
    return "select * from values\n" + ",\n".join(lines) + f"\nas hostile({names})"


def parents_sql() -> str:
    """The look-up's rows: a key twice, and a NULL."""
    lines = (f"({literal(key, 'string')}, {i}, {literal(key, 'string')})" for i, key in enumerate(PARENTS))
    return "select * from values\n" + ",\n".join(lines) + "\nas parents(id, num, `select`)"
