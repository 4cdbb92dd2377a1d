"""The rules judged over the hostile table."""

# ruff: noqa: E501  (tables: one declaration a line)

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

PARENT_TABLE = "kinds_parents"
_OVERFLOW = "upstream wraps around, or raises with ANSI on; here what can't be evaluated is NULL, and NULL passes"


@dataclass(frozen=True)
class Case:
    """One declaration; `mapped` are the oracle's output columns for kinds that look at more than one row."""

    name: str
    kind: str
    column: str | None = None
    arguments: dict[str, Any] = field(default_factory=dict)
    where: str | None = None
    on_null: str | None = None
    mapped: dict[str, str] | None = None
    deliberate: str | None = None
    no_oracle: str | None = None
    overflows: bool = False

    def output_columns(self) -> dict[str, str] | None:
        """How the oracle's output leads back to rows, where it does."""
        theirs = {"dbt.not_null": self.column, "dbt.accepted_values": "value_field", "dbt.relationships": "from_field"}
        if self.mapped or self.kind not in theirs or not self.column:
            return self.mapped
        return {str(theirs[self.kind]): self.column}

    def rule(self) -> dict[str, Any]:
        """The rule as the engine hands it to a kind."""
        return {
            "name": self.name,
            "model": "hostile_valid",
            "kind": self.kind,
            "column": self.column,
            "arguments": self.arguments,
            "where": self.where,
            "on_null": self.on_null,
            "severity": "error",
            "path": "hostile.yml",
        }


def _dbt() -> list[Case]:
    keys = {"unique_field": "text"}
    return [
        *(Case(f"not_null_{c}", "dbt.not_null", c) for c in ("text", "order id", "select", "num", "dbl", "at")),
        Case("not_null_where", "dbt.not_null", "num", where="grp = 'g'"),
        Case("unique_text", "dbt.unique", "text", mapped=keys),
        Case("unique_spaced", "dbt.unique", "order id", mapped={"unique_field": "order id"}),
        Case("unique_where", "dbt.unique", "text", where="row_id < 40", mapped=keys),
        Case("unique_double", "dbt.unique", "dbl", mapped={"unique_field": "dbl"}),
        Case("unique_day", "dbt.unique", "day", where="row_id < 9", mapped={"unique_field": "day"}),
        Case("accepted_text", "dbt.accepted_values", "text", {"values": ["a", "1", "ünï", "日本", ""]}),
        Case("accepted_reserved", "dbt.accepted_values", "select", {"values": ["a", "b"]}),
        Case("accepted_quoted_ints", "dbt.accepted_values", "num", {"values": [0, 1, 5]}),
        Case("accepted_bare_ints", "dbt.accepted_values", "num", {"values": [0, 1, 5], "quote": False}),
        Case("accepted_quoted_doubles", "dbt.accepted_values", "dbl", {"values": ["0", "5", "1.5"]}),
        Case("accepted_bare_doubles", "dbt.accepted_values", "dbl", {"values": [0, 5, 1.5], "quote": False}),
        Case("accepted_decimals", "dbt.accepted_values", "dec", {"values": ["1.5", "5", "10"]}),
        Case("accepted_flags", "dbt.accepted_values", "flag", {"values": [True]}),
        Case("accepted_days", "dbt.accepted_values", "day", {"values": ["2024-02-29", "1970-01-01"]}),
        Case("accepted_times", "dbt.accepted_values", "at", {"values": ["2024-01-01 10:00:00"]}),
        Case("accepted_expressions", "dbt.accepted_values", "num", {"values": ["1 + 4", "abs(-1)"], "quote": False}),
        Case(
            "accepted_texts_on_int", "dbt.accepted_values", "num", {"values": ["a", "1"]},
        ),
        Case(
            "accepted_hostile", "dbt.accepted_values", "text",
            {"values": ["it's", "back\\slash", "${x}", "{found}", "new\nline", "'; drop table x; --", "\\"]},
            no_oracle="a quote or a backslash in the list breaks upstream's SQL",
        ),
        Case(
            "accepted_bare_ints_on_text", "dbt.accepted_values", "text", {"values": [1, 0], "quote": False},
        ),
        *(
            Case(f"relationships_{c}", "dbt.relationships", c, {"to": PARENT_TABLE, "field": "id"})
            for c in ("text", "order id", "select")
        ),
        Case("relationships_int", "dbt.relationships", "num", {"to": PARENT_TABLE, "field": "num"}),
        Case(
            "relationships_text_to_number", "dbt.relationships", "text", {"to": PARENT_TABLE, "field": "num"},
            deliberate="upstream cuts the text 1.5 to the number 1, or raises with ANSI on",
        ),
        Case("relationships_number_to_text", "dbt.relationships", "num", {"to": PARENT_TABLE, "field": "id"}),
        Case("relationships_reserved", "dbt.relationships", "text", {"to": PARENT_TABLE, "field": "`select`"}),
        Case("relationships_where", "dbt.relationships", "text", {"to": PARENT_TABLE, "field": "id"}, where="num > 0"),
    ]  # fmt: skip


def _dbt_utils() -> list[Case]:
    ranged, true = "dbt_utils.accepted_range", "dbt_utils.expression_is_true"
    combination, sequential = "dbt_utils.unique_combination_of_columns", "dbt_utils.sequential_values"
    exclusive = "dbt_utils.mutually_exclusive_ranges"
    bounds = {"lower_bound_column": "lower_bound", "upper_bound_column": "upper_bound"}
    bounds_mapped = {"lower_bound": "lower_bound", "upper_bound": "upper_bound"}
    return [
        *(Case(f"range_{c}", ranged, c, {"min_value": 0, "max_value": 10}) for c in ("num", "big", "dbl", "dec")),
        Case("range_exclusive", ranged, "dbl", {"min_value": 0, "max_value": 10, "inclusive": False}),
        Case("range_edge", ranged, "big", {"min_value": "-9223372036854775807", "max_value": "9007199254740992"}),
        Case("range_days", ranged, "day", {"min_value": "date'1970-01-02'", "max_value": "date'2024-02-29'"}),
        Case("range_column", ranged, "num", {"max_value": "row_id"}),
        Case("range_unbounded", ranged, "num", {}),
        Case(
            "range_text", ranged, "text", {"min_value": 0, "max_value": 1.4},
        ),
        Case("true_row", true, None, {"expression": "num > 0 or flag"}),
        Case("true_column", true, "num", {"expression": "> 0"}),
        Case("true_spaced", true, "order id", {"expression": "= 'a'"}),
        Case("true_where", true, None, {"expression": "num > 0"}, where="dbl > 1"),
        Case("true_comment", true, None, {"expression": "num > 0 -- positive"}, no_oracle="a comment swallows upstream's parenthesis"),
        Case("true_division", true, None, {"expression": "10 / num > 1"}),
        Case("true_cast", true, None, {"expression": "cast(text as int) > 0"}),
        Case("true_cast_again", true, None, {"expression": "cast(text as int) < 100"}),
        Case(
            "true_overflow", true, None, {"expression": "num + 1 > num"},
            deliberate=_OVERFLOW, overflows=True,
        ),
        Case("not_accepted", "dbt_utils.not_accepted_values", "text", {"values": ["a", "", "1"]}),
        Case("not_accepted_ints", "dbt_utils.not_accepted_values", "num", {"values": [1, 5], "quote": False}),
        Case("not_empty", "dbt_utils.not_empty_string", "text"),
        Case("not_empty_untrimmed", "dbt_utils.not_empty_string", "text", {"trim_whitespace": False}),
        Case(
            "relationships_conditions", "dbt_utils.relationships_where", "text",
            {"to": PARENT_TABLE, "field": "id", "from_condition": "num > 0", "to_condition": "num > 1"},
        ),
        Case("combination", combination, None, {"combination_of_columns": ["num", "flag"]}, mapped={"num": "num", "flag": "flag"}),
        Case(
            "combination_quoted", combination, None, {"combination_of_columns": ["order id", "select"], "quote_columns": True},
            mapped={"order id": "order id", "select": "select"},
        ),
        Case("ranges", exclusive, None, bounds, mapped=bounds_mapped, where="row_id < 24"),
        Case("ranges_by_group", exclusive, None, {**bounds, "partition_by": "grp"}, mapped={**bounds_mapped, "partition_by_col": "grp"}),
        Case("ranges_no_gaps", exclusive, None, {**bounds, "gaps": "not_allowed"}, mapped=bounds_mapped, where="row_id < 20"),
        Case("ranges_gaps", exclusive, None, {**bounds, "gaps": "required"}, mapped=bounds_mapped, where="row_id < 20"),
        Case("ranges_zero", exclusive, None, {**bounds, "zero_length_range_allowed": True}, mapped=bounds_mapped, where="row_id < 20"),
        Case("sequential", sequential, "position", {"interval": 1}, mapped={"position": "position"}),
        Case("sequential_by_group", sequential, "position", {"interval": 2, "group_by_columns": ["grp"]}, mapped={"position": "position", "grp": "grp"}),
        Case("sequential_days", sequential, "day", {"interval": 1, "datepart": "day"}, where="row_id < 7", mapped={"day": "day"}),
    ]  # fmt: skip


def _pattern(suffix: str) -> str:
    return f"dbt_expectations.expect_column_values_to_{suffix}"


def _expectations_values() -> list[Case]:
    rc = {"row_condition": "num > 0"}
    return [
        Case("between", _pattern("be_between"), "dbl", {"min_value": 0, "max_value": 10}),
        Case("between_strict", _pattern("be_between"), "num", {"min_value": 0, "max_value": 10, "strictly": True}),
        Case("between_condition", _pattern("be_between"), "dbl", {"min_value": 1, **rc}),
        Case("between_sql", _pattern("be_between"), "num", {"max_value": "position"}),
        Case("in_set", _pattern("be_in_set"), "text", {"value_set": ["a", "1", "日本"]}),
        Case("in_set_ints", _pattern("be_in_set"), "num", {"value_set": [0, 1, 5], "quote_values": False}),
        Case("in_set_quoted_ints", _pattern("be_in_set"), "num", {"value_set": [0, 1, 5]}),
        Case("in_set_condition", _pattern("be_in_set"), "text", {"value_set": ["a"], **rc}),
        Case("in_set_sql", _pattern("be_in_set"), "num", {"value_set": ["1 + 4"], "quote_values": False}),
        Case(
            "in_set_hostile", _pattern("be_in_set"), "text", {"value_set": ["it's", "\\", "${x}"]},
            no_oracle="a quote or a backslash in the list breaks upstream's SQL",
        ),
        Case("not_in_set", _pattern("not_be_in_set"), "text", {"value_set": ["a", "", "1"]}),
        Case("not_in_set_condition", _pattern("not_be_in_set"), "num", {"value_set": [5, 10], "quote_values": False, **rc}),
        Case(
            "distinct_in_set", "dbt_expectations.expect_column_distinct_values_to_be_in_set", "text",
            {"value_set": ["a", "b", "1", "ünï"], **rc},
        ),
        Case("be_null", _pattern("be_null"), "num", rc),
        Case("not_be_null", _pattern("not_be_null"), "dbl", {"row_condition": "grp = 'g'"}),
        Case("values_unique", _pattern("be_unique"), "text", {"row_condition": "row_id < 45"}, mapped={"text": "text"}),
        Case("increasing", _pattern("be_increasing"), "position", {"sort_column": "position"}, mapped={"value_field": "position"}),
        Case(
            "increasing_sorted", _pattern("be_increasing"), "num", {"sort_column": "row_id"},
            mapped={"sort_column": "row_id"},
            deliberate="compared with the best value so far, so that the rows left over are in order",
        ),
        Case(
            "decreasing_sorted", _pattern("be_decreasing"), "num", {"sort_column": "row_id", "strictly": False, "group_by": ["grp"]},
            mapped={"sort_column": "row_id"},
            deliberate="compared with the best value so far, so that the rows left over are in order",
        ),
        Case("increasing_ids", _pattern("be_increasing"), "row_id", {"step": 1}, mapped={"value_field": "row_id"}),
        Case("increasing_step", _pattern("be_increasing"), "position", {"sort_column": "row_id", "step": 5, **rc}, mapped={"sort_column": "row_id"}),
        Case(
            "increasing_twins", _pattern("be_increasing"), "dbl", {"row_condition": "row_id between 5 and 12"},
            mapped={"value_field": "dbl"},
        ),
    ]  # fmt: skip


def _expectations_texts() -> list[Case]:
    lengths = "dbt_expectations.expect_column_value_lengths_to_"
    eaten = "a SQL literal eats upstream's backslash"
    return [
        Case("lengths", lengths + "be_between", "text", {"min_value": 1, "max_value": 4}),
        Case("lengths_strict", lengths + "be_between", "text", {"min_value": 1, "strictly": True, "row_condition": "num > 0"}),
        Case("length", lengths + "equal", "text", {"value": 1}),
        Case("regex", _pattern("match_regex"), "text", {"regex": "^[a-z]+$"}),
        Case("regex_on_int", _pattern("match_regex"), "num", {"regex": "^[0-9]+$"}),
        Case("regex_condition", _pattern("match_regex"), "text", {"regex": "[0-9]", "row_condition": "num > 0"}),
        Case("regex_digits", _pattern("match_regex"), "text", {"regex": "^\\d+$"}, deliberate=eaten),
        Case("regex_quote", _pattern("match_regex"), "text", {"regex": "'"}, no_oracle="a quote breaks upstream's SQL"),
        Case("regex_flags", _pattern("match_regex"), "text", {"regex": "^a$", "flags": "i"}, deliberate="upstream ignores flags on Spark"),
        Case("regex_zero", _pattern("match_regex"), "text", {"regex": "^x*"}, deliberate="a match of length zero is a match"),
        Case("regex_raw", _pattern("match_regex"), "text", {"regex": "[.]", "is_raw": True}),
        Case("not_regex", _pattern("not_match_regex"), "text", {"regex": "[0-9]"}),
        Case("regex_any", _pattern("match_regex_list"), "text", {"regex_list": ["^a", "[0-9]$"]}),
        Case("regex_all", _pattern("match_regex_list"), "text", {"regex_list": ["^a", "b$"], "match_on": "all"}),
        Case("not_regex_any", _pattern("not_match_regex_list"), "text", {"regex_list": ["^a", "b$"]}),
        Case("not_regex_all", _pattern("not_match_regex_list"), "text", {"regex_list": ["^a", "b$"], "match_on": "all"}),
        Case("like", _pattern("match_like_pattern"), "text", {"like_pattern": "a%"}),
        Case("like_escaped", _pattern("match_like_pattern"), "text", {"like_pattern": "a\\_b"}),
        Case("not_like", _pattern("not_match_like_pattern"), "text", {"like_pattern": "%a%", "row_condition": "num > 0"}),
        Case("like_any", _pattern("match_like_pattern_list"), "text", {"like_pattern_list": ["a%", "1%"]}),
        Case("like_all", _pattern("match_like_pattern_list"), "text", {"like_pattern_list": ["a%", "%b"], "match_on": "all"}),
        Case("not_like_any", _pattern("not_match_like_pattern_list"), "text", {"like_pattern_list": ["a%", "%b"]}),
        Case("not_like_all", _pattern("not_match_like_pattern_list"), "text", {"like_pattern_list": ["a%", "%b"], "match_on": "all"}),
    ]  # fmt: skip


def _expectations_rows() -> list[Case]:
    pair = "dbt_expectations.expect_column_pair_values_"
    compound = "dbt_expectations.expect_compound_columns_to_be_unique"
    within = "dbt_expectations.expect_select_column_values_to_be_unique_within_record"
    ab = {"column_A": "num", "column_B": "dec"}
    keys = {"num": "num", "flag": "flag"}
    return [
        Case("pair_greater", pair + "A_to_be_greater_than_B", None, ab),
        Case("pair_greater_equal", pair + "A_to_be_greater_than_B", None, {**ab, "or_equal": True}),
        Case("pair_equal", pair + "to_be_equal", None, {**ab, "row_condition": "flag"}),
        Case("pair_sql", pair + "A_to_be_greater_than_B", None, {"column_A": "dbl * 2", "column_B": "dec"}),
        Case("pair_set", pair + "to_be_in_set", None, {"column_A": "num", "column_B": "grp", "value_pairs_set": [[5, "'g'"], ["1", "'h'"]]}),
        Case("compound", compound, None, {"column_list": ["num", "flag"]}, mapped=keys),
        Case("compound_any", compound, None, {"column_list": ["num", "flag"], "ignore_row_if": "any_value_is_missing"}, mapped=keys),
        Case("compound_condition", compound, None, {"column_list": ["num", "flag"], "row_condition": "dbl > 1"}, mapped=keys),
        Case("within_record", within, None, {"column_list": ["num", "dec", "big"]}),
        Case("within_record_any", within, None, {"column_list": ["num", "position"], "ignore_row_if": "any_value_is_missing"}),
        Case("expression", "dbt_expectations.expression_is_true", None, {"expression": "num > 0"}),
        Case("expression_condition", "dbt_expectations.expression_is_true", None, {"expression": "num * 2", "test_condition": "> 5", "row_condition": "flag"}, deliberate=_OVERFLOW, overflows=True),
        Case("expression_between", "dbt_expectations.expression_between", None, {"expression": "num + position", "min_value": 0, "max_value": 20}, deliberate=_OVERFLOW, overflows=True),
    ]  # fmt: skip


CASES: tuple[Case, ...] = (
    *_dbt(), *_dbt_utils(), *_expectations_values(), *_expectations_texts(), *_expectations_rows(),
)  # fmt: skip
