"""Text becomes a value only when the value says all that the text says."""

from __future__ import annotations

import pytest

from scripts.spark_server import Server
from tests.python.kinds import rendering

DAY = "2025-03-01"
HALF_PAST_TWO = "2025-03-01 14:30:00"
# (text, type, value as text)
CASES: list[tuple[str, str, str | None]] = [
    ("1.25", "decimal(10,2)", "1.25"),
    ("1.250", "decimal(10,2)", "1.25"),
    ("1.255", "decimal(10,2)", None),
    ("-0.001", "decimal(10, 2)", None),
    ("1.2e1", "decimal(10,2)", "12.00"),
    ("99999999.99", "decimal(10,2)", "99999999.99"),
    ("100000000", "decimal(10,2)", None),
    ("9" * 40, "decimal(10,2)", None),
    ("7.0", "decimal", "7"),
    ("7.5", "DECIMAL(5)", None),
    ("9" * 38, "decimal(38,0)", "9" * 38),
    ("0." + "1" * 38, "decimal(38,38)", "0." + "1" * 38),
    ("n/a", "decimal(10,2)", None),
    ("2025-03-01", "date", DAY),
    (" 2025-03-01 ", "date", DAY),
    ("2025-03-01T00:00:00Z", "date", DAY),
    ("2025-03-01 00:00:01", "date", None),
    ("2025-03-01 nonsense", "date", None),
    ("2025-03-01Tnonsense", "date", None),
    ("2025-02-30", "date", None),
    ("", "date", None),
    ("2025", "date", None),
    ("2025-03", "date", None),
    ("202503", "date", None),
    ("2025-3-1", "date", DAY),
    ("2025-03-01", "timestamp", "2025-03-01 00:00:00"),
    ("\t2025-03-01T14:30:00Z\n", "timestamp", HALF_PAST_TWO),
    ("2025-03-01 14:30:00.000000", "timestamp", HALF_PAST_TWO),
    ("2025-03-01T10:00:00 America/Port-au-Prince", "timestamp", "2025-03-01 15:00:00"),
    ("2025-03-01 nonsense", "timestamp", None),
    ("2025", "timestamp", None),
    ("202503", "timestamp", None),
    ("2025-03", "TIMESTAMP_LTZ", None),
    ("14:30", "timestamp", None),
    ("14:30 America/Port-au-Prince", "timestamp", None),
    ("T14:30", "timestamp", None),
    ("", "timestamp", None),
    ("2025-03-01 14:30", "timestamp_ntz", HALF_PAST_TWO),
    ("2025", "timestamp_ntz", None),
    ("14:30", "timestamp_ntz", None),
    ("7", "int", "7"),
    ("7.5", "int", None),
    ("true", "boolean", "true"),
]


@pytest.mark.parametrize("ansi", ["true", "false"])
def test_no_part_of_a_text_is_dropped(server: Server, tmp_path_factory: pytest.TempPathFactory, ansi: str) -> None:
    template = """
    {%- set found = [] -%}
    {%- for text, type in var('cases') if execute -%}
        {%- do found.append(quarantine.exact_cast(quarantine.string_literal(text), type)) -%}
    {%- endfor -%}
    {{ tojson(found) }}"""
    project = rendering.project(tmp_path_factory.mktemp("cast"), None)
    casts = rendering.answer(server.settings, project, template, {"cases": [case[:2] for case in CASES]})
    client = server.client()
    try:
        client.run(f"set spark.sql.ansi.enabled = {ansi}")
        [row] = client.run(
            "select " + ", ".join(f"cast({cast} as string) as c{number}" for number, cast in enumerate(casts))
        ).rows
    finally:
        client.close()
    assert dict(zip(CASES, row, strict=True)) == {case: case[2] for case in CASES}
