"""Changes to a row as JSON, without a server."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Mapping, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

from scripts.problems import Problem

KEY_COLUMN = "_dq_sk"
UNUSABLE = "unusable_fix"  # no rule: what the engine says of a fix that it can't read or use
_UNITS = {"m": "minutes", "h": "hours", "d": "days"}


def read(text: str) -> dict[str, Any]:
    """A number that Python would write in another way stays text: the engine reads values from text anyway."""
    row = json.loads(text, parse_float=_exact)
    if not isinstance(row, dict):
        raise ValueError(f"no JSON object: {text}")
    return row


def write(row: Mapping[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False)


def _exact(text: str) -> float | str:
    return float(text) if repr(float(text)) == text else text


def assignments(given: Sequence[str]) -> dict[str, str | None]:
    """`column=value` pairs; NULL without quotes is no value."""
    found: dict[str, str | None] = {}
    for item in given:
        name, sign, value = item.partition("=")
        if not sign or not name:
            raise Problem("--set", f"'{item}'", "write --set column=value", "column=value; NULL for no value")
        found[name] = None if value == "NULL" else value
    return found


def from_csv(path: Path) -> dict[str, dict[str, str | None]]:
    """By key: the columns to set. An empty cell leaves the value as it is."""
    try:
        with path.open(newline="", encoding="utf-8-sig") as file:
            reader = csv.DictReader(file)
            rows = list(reader)
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise Problem(str(path), f"can't be read ({error})", "give a CSV file in UTF-8") from error
    if KEY_COLUMN not in (reader.fieldnames or []):
        found = ", ".join(reader.fieldnames or [])
        cure = "save the sheet with commas as separators, and keep the first line of `./quarantine dlq list --csv`"
        raise Problem(str(path), f"no column {KEY_COLUMN} in its first line: {found}", cure)
    if any(None in row for row in rows):
        cure = "put double quotes around a value with a comma"
        raise Problem(str(path), "a line has more cells than the first one", cure)
    fixes: dict[str, dict[str, str | None]] = {}
    for row in rows:
        key = row.pop(KEY_COLUMN) or ""
        if key in fixes:
            raise Problem(str(path), f"the key {key} is there twice", "leave one line for each key")
        fixes[key] = {name: None if text == "NULL" else text for name, text in row.items() if text}
    return fixes


def touched(row: Mapping[str, Any], cells: Mapping[str, str | None]) -> dict[str, str | None]:
    """Cells of a sheet that differ from the row that was written into it: a text NULL looks like no value there."""
    return {name: cell for name, cell in cells.items() if ("NULL" if cell is None else cell) != shown(row.get(name))}


def changed(row: Mapping[str, Any], values: Mapping[str, str | None], columns: Sequence[str]) -> dict[str, Any]:
    """The row with new values, in the kind of JSON value that the old one had."""
    unknown = sorted(set(values) - set(columns) - set(row))
    if unknown:
        raise Problem("fix", f"no column {', '.join(unknown)}", "correct the name", ", ".join(columns))
    return {**row, **{name: _as_before(row.get(name), value) for name, value in values.items()}}


def _as_before(before: Any, text: str | None) -> Any:
    if text is None or before is None or isinstance(before, str):
        return text
    try:
        return read(f'{{"value": {text}}}')["value"]
    except ValueError:
        return text


def changed_keys(
    original: Mapping[str, Any], row: Mapping[str, Any], keys: Sequence[str], rules: Sequence[tuple[str, str]]
) -> list[str]:
    """Key columns that would name another row: they had a value, and no rule found it wrong."""
    return [
        key
        for key in keys
        if original.get(key) is not None
        and str(row.get(key)) != str(original[key])
        and not any(re.search(rf"\b{re.escape(key)}\b", text) for name, text in rules if name != UNUSABLE)
    ]


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[tuple[str, str, str]]:
    names = [*before, *(name for name in after if name not in before)]
    return [
        (name, shown(before.get(name)), shown(after.get(name))) for name in names if before.get(name) != after.get(name)
    ]


def shown(value: Any) -> str:
    return "NULL" if value is None else value if isinstance(value, str) else write_value(value)


def write_value(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def age(text: str) -> timedelta:
    """`30m`, `12h` or `7d`."""
    if text[:-1].isdecimal() and text[-1:] in _UNITS:
        return timedelta(**{_UNITS[text[-1]]: int(text[:-1])})
    raise Problem("--age", f"'{text}'", "write --age 7d", "a number with m, h or d")
