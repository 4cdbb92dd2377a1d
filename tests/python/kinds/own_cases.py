"""Truth tables of the kinds that have no oracle: for each value, whether the row passes."""

# ruff: noqa: E501  (tables: one declaration a line)

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.python.kinds.cases import PARENT_TABLE, Case


@dataclass(frozen=True)
class TruthTable:
    """Values that pass and values that fail one declaration; NULL is added to the side that `null_fails` says."""

    name: str
    kind: str
    passes: tuple[object, ...]
    fails: tuple[object, ...]
    arguments: dict[str, Any] = field(default_factory=dict)
    sql_type: str = "string"
    null_fails: bool = False
    on_null: str | None = None

    def case(self) -> Case:
        """The declaration over a column called `order`, which is a reserved word."""
        return Case(f"own_{self.name}", self.kind, "order", self.arguments, on_null=self.on_null)

    def verdicts(self) -> list[tuple[object, bool]]:
        """Each value with whether it fails."""
        values = [(value, False) for value in self.passes] + [(value, True) for value in self.fails]
        return [*values, (None, self.null_fails)]


_HOSTILE = ("", " ", "it's", "back\\slash", "${x}", "new\nline", "日本", "'; drop table x; --")
_UUID = "123e4567-e89b-12d3-a456-426614174000"


def _parses() -> list[TruthTable]:
    kind = "quarantine.parses_as"
    return [
        TruthTable("int", kind, ("1", "-5", " 12 ", "2147483647"), ("1.5", "2147483648", "abc", *_HOSTILE), {"type": "int"}),
        TruthTable("bigint", kind, ("9223372036854775807",), ("9223372036854775808", "1e3"), {"type": "BIGINT"}),
        TruthTable("decimal", kind, ("1.005", "99.99"), ("1000", "abc", ""), {"type": "decimal(4, 2)"}),
        TruthTable("double", kind, ("1.5", "1e3", "NaN", "-0"), ("1,5", "abc", ""), {"type": "double"}),
        TruthTable("boolean", kind, ("true", "FALSE", "1", "no"), ("maybe", "", "2"), {"type": "boolean"}),
        TruthTable("date", kind, ("2024-02-29", "0001-01-01"), ("2023-02-29", "29.02.2024", *_HOSTILE), {"type": "date"}),
        TruthTable("timestamp", kind, ("2024-02-29 23:59:59.999",), ("2024-02-30 00:00:00", "2024-01-01 25:00:00"), {"type": "timestamp"}),
        TruthTable("date_format", kind, ("29.02.2024",), ("29.02.2023", "2024-02-29", "29.2.24", *_HOSTILE), {"type": "date", "format": "dd.MM.yyyy"}),
        TruthTable("far_format", kind, ("2024-02-29",), ("+999999-01-01",), {"type": "date", "format": "yyyy-MM-dd"}),
        TruthTable("quoted_format", kind, ("2024-02-29T10",), ("2024-02-29 10",), {"type": "timestamp", "format": "yyyy-MM-dd'T'HH"}),
    ]  # fmt: skip


def _formats() -> list[TruthTable]:
    emails = ("a@b.co", "first.last+tag@sub.example.org", "o'brien@example.com", "x@xn--bcher-kva.example")
    no_emails = (
        "a",
        "a@b",
        "@b.co",
        "a@",
        "a b@c.de",
        ".a@b.co",
        "a..b@c.de",
        "a@b..co",
        "a@-b.co",
        "a@b.co\n",
        "a@b.c",
        "a" * 250 + "@b.co",
    )
    urls = (
        "https://example.com",
        "http://user@host:8080/p?q=1#f",
        "https://[::1]/x",
        "https://example.com/ü?a='b'",
        "HTTPS://EXAMPLE.COM",
    )
    no_urls = (
        "example.com",
        "ftp://example.com",
        "https://",
        "https:///x",
        "https://a b.com",
        "https://x\n",
        "javascript:alert(1)",
    )
    ipv4, no_ipv4 = (
        ("0.0.0.0", "255.255.255.255", "10.0.0.1"),
        ("256.1.1.1", "1.1.1", "01.1.1.1", "1.1.1.1.1", "1.1.1.1\n"),
    )
    ipv6 = (
        "::",
        "::1",
        "1::",
        "1:2:3:4:5:6:7:8",
        "1:2:3:4:5:6:7::",
        "::2:3:4:5:6:7:8",
        "fe80::1",
        "::ffff:10.0.0.1",
        "ABCD::",
    )
    no_ipv6 = (
        "1:2:3:4:5:6:7",
        "1::2::3",
        "12345::",
        "g::",
        ":::",
        "1:2:3:4:5:6:7:8:9",
        "1:2:3:4::5:6:7:8:9",
        "::ffff:10.0.0.256",
        "fe80::1%eth0",
    )
    return [
        TruthTable("email", "quarantine.valid_email", emails, (*no_emails, *_HOSTILE)),
        TruthTable("url", "quarantine.valid_url", urls, (*no_urls, *_HOSTILE)),
        TruthTable("url_schemes", "quarantine.valid_url", ("s3://bucket/key", "git+ssh://host/x"), ("https://example.com", "gitssh://host/x"), {"schemes": ["s3", "git+ssh"]}),
        TruthTable("uuid", "quarantine.valid_uuid", (_UUID, _UUID.upper()), (_UUID[:-1], "{" + _UUID + "}", _UUID + "\n", *_HOSTILE)),
        TruthTable("ip", "quarantine.valid_ip", (*ipv4, *ipv6), (*no_ipv4, *no_ipv6, *_HOSTILE)),
        TruthTable("ip4", "quarantine.valid_ip", ipv4, (*no_ipv4, *ipv6), {"version": 4}),
        TruthTable("ip6", "quarantine.valid_ip", ipv6, (*no_ipv6, *ipv4), {"version": "6"}),
        TruthTable("cidr", "quarantine.valid_cidr", ("10.0.0.0/8", "0.0.0.0/0", "10.0.0.1/32", "fe80::/10", "::/128"), ("10.0.0.0", "10.0.0.0/33", "::/129", "10.0.0.0/-1", *_HOSTILE)),
        TruthTable("country", "quarantine.iso_country", ("DE", "US", "SS"), ("de", "DEU", "XX", "UK", *_HOSTILE)),
        TruthTable("country3", "quarantine.iso_country", ("DEU", "USA"), ("DE", "XXX"), {"form": "alpha3"}),
        TruthTable("currency", "quarantine.iso_currency", ("EUR", "USD", "JPY"), ("eur", "DEM", "€", *_HOSTILE)),
    ]  # fmt: skip


def _json() -> list[TruthTable]:
    kind = "quarantine.valid_json"
    valid = ('{"a": 1}', "[]", "1", '"x"', "null", " true ", "-1.5e3", '{"ü": "\\u00fc"}')
    broken = (
        "{",
        '{"a": 1} x',
        "1, 2",
        "1], [2",
        '1}, {"v": 2',
        '1, "b": 2',
        "{'a': 1}",
        '{"a": 1,}',
        "NaN",
        *_HOSTILE,
    )
    return [
        TruthTable("json", kind, valid, broken),
        TruthTable(
            "json_keys", kind, ('{"a": 1, "b c": null}',), ('{"a": 1}', "[]", "{", '"a"'), {"keys": ["a", "b c"]}
        ),
        TruthTable("json_hostile_key", kind, ('{"it\'s": 1, "${x}": 2}',), ('{"its": 1}',), {"keys": ["it's", "${x}"]}),
    ]


def _times() -> list[TruthTable]:
    future, fresh = "quarantine.not_in_future", "quarantine.fresher_than"
    past, ahead = "2001-01-01 00:00:00", "9999-01-01 00:00:00"
    return [
        TruthTable("future_timestamp", future, (past,), (ahead,), sql_type="timestamp"),
        TruthTable("future_date", future, ("2001-01-01",), ("9999-01-01",), sql_type="date"),
        TruthTable("future_text", future, (past, "abc"), (ahead,)),
        TruthTable("future_tolerance", future, (past,), (ahead,), {"tolerance": "5 minutes"}, sql_type="timestamp"),
        TruthTable("fresh", fresh, (ahead,), (past,), {"age": "30 days"}, sql_type="timestamp"),
        TruthTable("fresh_date", fresh, ("9999-01-01",), ("2001-01-01",), {"age": "2 months"}, sql_type="date"),
    ]


def _expressions() -> list[TruthTable]:
    kind, ranged = "quarantine.expression", "quarantine.in_range"
    positive = {"expression": "> 0"}
    between = "dbt_expectations.expect_column_values_to_be_between"
    tested = {"min_value": 0, "row_condition": "`order` is not null"}
    return [
        TruthTable("expression", kind, (1, 5), (0, -1), positive, sql_type="int", null_fails=True),
        TruthTable("expression_on_null", kind, (1,), (0,), positive, sql_type="int", on_null="pass"),
        TruthTable("expression_or", kind, (1, 2), (3,), {"expression": "= 1 or `order` = 2"}, sql_type="int", null_fails=True),
        TruthTable("expression_null", kind, (1,), (), {"expression": "is not null"}, sql_type="int", null_fails=True),
        TruthTable("expression_zero", kind, (5,), (0, 100), {"expression": "* 0 + 10 / `order` > 1"}, sql_type="int", null_fails=True),
        TruthTable("expression_json", kind, ('{"a": 1}',), ("{", ""), {"expression": "is not null and parse_json(`order`) is not null"}, null_fails=True),
        TruthTable("expression_dollar", kind, ("${x}",), ("$x", "x"), {"expression": "= '${x}'"}, null_fails=True),
        TruthTable("expression_braces", kind, ("{found}",), ("found",), {"expression": "= '{found}'"}, null_fails=True),
        TruthTable("expression_pattern", kind, ("a", "b"), ("(", "["), {"expression": "rlike `order`"}, null_fails=True),
        TruthTable("in_range", ranged, (0, 10), (-1, 11), {"min_value": 0, "max_value": 10}, sql_type="int"),
        TruthTable("in_range_on_null", ranged, (0, 10), (-1,), {"min_value": 0}, sql_type="int", null_fails=True, on_null="fail"),
        TruthTable("between_untested_null", between, (0, 10), (-1,), tested, sql_type="int", on_null="fail"),
        TruthTable("in_range_nan", ranged, ("-0.0", "0.5"), ("NaN", "Infinity"), {"min_value": 0, "max_value": 1}, sql_type="double"),
        TruthTable("in_range_text", ranged, ("0.5", "abc", ""), ("1.5", "-0.1"), {"min_value": 0, "max_value": 1}),
    ]  # fmt: skip


def _keys() -> list[TruthTable]:
    """Keys given as SQL, which a value can spoil, and the verdict on a key that is NULL."""
    unique, number = "quarantine.unique_columns", "cast(`order` as int)"
    within = "dbt_expectations.expect_select_column_values_to_be_unique_within_record"
    ranges, increasing = "dbt_utils.mutually_exclusive_ranges", "dbt_expectations.expect_column_values_to_be_increasing"
    return [
        TruthTable("unique_sql", unique, ("1", "abc", "x"), ("2", "02"), {"columns": [number]}),
        TruthTable("unique_null", unique, ("1",), ("2", "2"), {"columns": ["order"]}, null_fails=True, on_null="fail"),
        TruthTable("within_null", within, ("1",), ("x",), {"column_list": ["order", "'x'"]}, null_fails=True, on_null="fail"),
        TruthTable("ranges_sql", ranges, ("5",), ("abc", ""), {"lower_bound_column": number, "upper_bound_column": "10"}, null_fails=True),
        TruthTable("ranges_two_types", ranges, ("5",), ("abc", ""), {"lower_bound_column": "order", "upper_bound_column": "10"}, null_fails=True),
        TruthTable("parent_sql", "dbt.relationships", (1,), (2,), {"to": PARENT_TABLE, "field": "cast(id as int)"}, sql_type="int"),
        TruthTable("increasing_sql", increasing, ("abc",), ("1",), {"sort_column": number}),
    ]  # fmt: skip


TRUTH_TABLES: tuple[TruthTable, ...] = (*_parses(), *_formats(), *_json(), *_times(), *_expressions(), *_keys())
