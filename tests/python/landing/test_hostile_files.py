"""Whatever is in a file, each row arrives: what could be parsed in its columns, the rest as text beside them."""

from __future__ import annotations

import datetime as dt
import json
from decimal import Decimal
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from .conftest import Landing

LONG: Final = "x" * 300_000
HUGE: Final = "123456789012345678901234567890"
PARTS: Final = {"order_date": "2025-03", "updated_at": "14:30"}
HOSTILE_TEXT: Final = 'it\'s "quoted" \\ ${x} {found} 日本 👟\t'

# (key, line, expected status, expected _rescued_data, expected _new_columns)
ORDER_LINES: Final[list[tuple[str, str, str | None, Any, Any]]] = [
    ("plain", '{"order_id": "plain", "status": "PLACED"}', "PLACED", None, None),
    ("carriage return", '{"order_id": "carriage return", "status": "A"}\r', "A", None, None),
    ("text", json.dumps({"order_id": "text", "status": HOSTILE_TEXT}), HOSTILE_TEXT, None, None),
    ("escaped", json.dumps({"order_id": "escaped", "status": "né\n"}), "né\n", None, None),
    ("long", json.dumps({"order_id": "long", "status": LONG}), LONG, None, None),
    ("null", '{"order_id": "null", "status": null}', None, None, None),
    ("date", '{"order_id": "date", "order_date": "2025-02-30"}', None, {"order_date": "2025-02-30"}, None),
    ("two", '{"order_id":"two","order_date":"x","updated_at":""}', None, {"order_date": "x", "updated_at": ""}, None),
    ("cut", '{"order_id": "cut", "order_date": "2025-03-01 x"}', None, {"order_date": "2025-03-01 x"}, None),
    ("part", '{"order_id":"part","order_date":"2025-03","updated_at":"14:30"}', None, PARTS, None),
    ("midnight", '{"order_id": "midnight", "order_date": "2025-03-01T00:00:00Z"}', None, None, None),
    ("number", f'{{"order_id": "number", "status": {HUGE}}}', HUGE, None, None),
    ("decimal", '{"order_id": "decimal", "status": 12345678901234567.25}', "12345678901234567.25", None, None),
    ("nested", '{"order_id": "nested", "status": {"a": [1, null]}}', '{"a":[1,null]}', None, None),
    ("extra", '{"order_id": "extra", "a b": 1, "é": null}', None, None, {"a b": "1", "é": None}),
    ("case", '{"order_id": "case", "STATUS": "x"}', None, None, {"STATUS": "x"}),
]
BROKEN_LINES: Final = [
    '{"order_id": "twice", "order_id": "again"}',
    '{"order_id": "tail"} tail',
    '{"order_id": "one"}{"order_id": "other"}',
    '{"order_id": "one"},{"order_id": "other"}',
    '{"order_id": "one"},0,{"order_id": "other"}',
    '{"order_id": "one"},0',
    '{"order_id": "one"},"',
    '{"order_id": "closed"}] {',
    '{"order_id": "open"',
    '{"order_id": NaN}',
    '[{"order_id": "list"}]',
    '"text"',
    "3",
    "null",
    "nonsense",
    "\\",
]


@pytest.fixture(scope="module")
def loaded(landing: Landing) -> Landing:
    lines = [line for _, line, *_ in ORDER_LINES] + ["", "   ", *BROKEN_LINES, "{}"]
    landing.put("orders/day_1/a.jsonl", "\ufeff" + "\n".join(lines))
    landing.put("orders/day_1/b.jsonl", b'{"order_id": "bytes", "status": "\xff\xfe"}\n\xff\n')
    landing.put("orders/day_2/empty.jsonl", "\n")
    landing.put("orders/day_3/badly named.jsonl", '{"order_id": "ignored"}')
    landing.put("orders/day_4.v2/a.jsonl", '{"order_id": "ignored"}')
    landing.put("orders/stray.jsonl", '{"order_id": "ignored"}')
    landing.put("orders/day_1/readme.txt", "ignored")
    landing.put("orders/day_1/.hidden.jsonl", '{"order_id": "ignored"}')
    for name in ("it's", "a,b", "a b", "a%20b", "{a}", "[a]"):
        landing.put(f"orders/day_1/{name}.jsonl", '{"order_id": "ignored"}')
        landing.put(f"products/1/{name}.csv", "product_id\nignored\n")
    landing.put("products/1/plain.csv", "product_id,name,category,size,list_price\nP1,Shoe,Boot,40,10.50\n")
    landing.put(
        "products/1/odd.csv",
        '\ufeff"list_price",name , product_id,colour,name\r\n'
        '1.00,"a ""b"", c\r\nd",P2,red,again\r\n'
        "n/a,Shoe,P3,,\r\n"
        "1.00,Shoe,P4\r\n"
        "1.00,Shoe,P5,red,again,more\r\n"
        "\r\n"
        ',"",P6,,\r\n'
        "1.005,Shoe,P9,,\r\n",
    )
    landing.put("products/1/header.csv", "product_id,name\n")
    landing.put("products/1/nothing.csv", "")
    landing.put("products/1/headless.csv", "P10,Shoe,Boot,40,10.50\nP11,Shoe,Boot,41,10.50\n")
    landing.put("products/2/open.csv", 'product_id,name\nP7,"never closed\nP8,x\n')
    returned = dt.datetime(2025, 3, 1, 12, 30, 15, 123456)
    for name, table in {
        "texts": {"return_id": ["R1"], "refund_amount": ["n/a"], "returned_at": [returned]},
        "types": {
            "return_id": [7],
            "refund_amount": [Decimal("12345678.12")],
            "returned_at": [returned.replace(tzinfo=dt.timezone.utc)],
            "reason": [["a", "b"]],
            "note": [None],
            "proof": [b"\x00\xff"],
        },
        "empty": {"return_id": pa.array([], pa.string())},
        "folder.parquet/part-0": {"return_id": ["R8"]},
        "half": {"return_id": ["R9"]},
    }.items():
        path = landing.put(f"returns/1/{name}.parquet", b"")
        pq.write_table(pa.table(table), path)
    path.write_bytes(path.read_bytes()[:-20])
    landing.put("returns/1/begun.parquet", b"PAR1")
    landing.load("orders", "products", "returns", "stores")
    return landing


def test_every_line_of_json_arrives(loaded: Landing) -> None:
    expected = len(ORDER_LINES) + len(BROKEN_LINES) + 1 + 2
    assert loaded.rows("orders", "count(*)") == [(expected,)]


@pytest.mark.parametrize(("key", "status", "rescued", "new"), [(key, *rest) for key, _, *rest in ORDER_LINES])
def test_json_values(loaded: Landing, key: str, status: str | None, rescued: Any, new: Any) -> None:
    [(got_status, got_rescued, got_new)] = loaded.rows(
        "orders", "status, _rescued_data, _new_columns", f"order_id = '{key}'"
    )
    assert got_status == status
    assert (got_rescued and json.loads(got_rescued)) == rescued
    assert (got_new and json.loads(got_new)) == new


def test_lines_that_are_no_json_object_are_kept_as_they_are(loaded: Landing) -> None:
    rows = loaded.rows("orders", "order_id, _rescued_data", "_rescued_data like '%_corrupt_line%'")
    assert {key for key, _ in rows} == {None}
    lines = [json.loads(rescued)["_corrupt_line"] for _, rescued in rows]
    assert sorted(lines) == sorted([*BROKEN_LINES, "\ufffd"])


def test_bytes_that_are_no_text_are_replaced(loaded: Landing) -> None:
    assert loaded.rows("orders", "status", "order_id = 'bytes'") == [("\ufffd\ufffd",)]


def test_csv_goes_by_header_names(loaded: Landing) -> None:
    rows = loaded.rows("products", "product_id, name, list_price, _rescued_data, _new_columns", "_batch_id = '1'")
    by_key = {row[0]: row[1:] for row in rows if row[0]}
    extra = {"colour": "red", "name#5": "again"}
    assert by_key["P1"] == ("Shoe", Decimal("10.50"), None, None)
    assert by_key["P2"][:3] == ('a "b", c\nd', Decimal("1.00"), None)
    assert json.loads(by_key["P2"][3]) == extra
    assert by_key["P3"][1:2] == (None,)
    assert json.loads(by_key["P3"][2]) == {"list_price": "n/a"}
    assert by_key["P6"][:3] == (None, None, None)
    assert by_key["P9"][1:3] == (None, '{"list_price":"1.005"}')


def test_csv_lines_with_another_number_of_fields_are_kept_whole(loaded: Landing) -> None:
    rows = loaded.rows("products", "_rescued_data", "product_id is null and _batch_id = '1'")
    lines = [json.loads(rescued)["_corrupt_line"].strip() for (rescued,) in rows]
    assert lines == ["1.00,Shoe,P4", "1.00,Shoe,P5,red,again,more"]


def test_an_unclosed_quote_loses_nothing(loaded: Landing) -> None:
    [(key, name, rescued)] = loaded.rows("products", "product_id, name, _rescued_data", "_batch_id = '2'")
    assert "never closed" in (name or rescued)
    assert "P8,x" in (name or rescued)
    assert key == "P7" or rescued


def test_parquet_files_of_different_types_load_together(loaded: Landing) -> None:
    rows = loaded.rows(
        "returns", "return_id, refund_amount, cast(returned_at as string), reason, _rescued_data, _new_columns"
    )
    moment = "2025-03-01 12:30:15.123456"
    assert rows == [
        ("7", Decimal("12345678.12"), moment, '["a","b"]', None, '{"proof":"AP8="}'),
        ("R1", None, moment, None, '{"refund_amount":"n/a"}', None),
    ]


def test_files_without_rows_are_in_the_ledger(loaded: Landing) -> None:
    assert ("day_2", 0) in loaded.ledger("orders", "batch_id, row_count")
    assert ("returns/1/empty.parquet", 0) in loaded.ledger("returns", "source_file, row_count")


def test_an_entity_without_files_has_an_empty_table(loaded: Landing) -> None:
    assert loaded.rows("stores", "count(*)") == [(0,)]


def test_files_in_the_wrong_place_are_left_alone(loaded: Landing) -> None:
    assert {name for (name,) in loaded.ledger("orders", "source_file")} == {
        "orders/day_1/a.jsonl",
        "orders/day_1/b.jsonl",
        "orders/day_2/empty.jsonl",
    }


def test_files_that_cannot_be_loaded_keep_no_others_back(loaded: Landing) -> None:
    """Nor is their batch loaded again for them in each run."""
    arrived = {
        "products": ["1/header.csv", "1/odd.csv", "1/plain.csv", "2/open.csv"],
        "returns": ["1/empty.parquet", "1/texts.parquet", "1/types.parquet"],
    }
    loaded.load(*arrived)
    for entity, files in arrived.items():
        assert loaded.ledger(entity, "source_file") == [(f"{entity}/{file}",) for file in files]
    assert loaded.rows("products", "count(*)", "product_id like 'P1_'") == [(0,)]


LINES: Final = st.lists(
    st.one_of(
        st.fixed_dictionaries({"order_id": st.text()}, optional={"status": st.text(), "more": st.integers()}).map(
            json.dumps
        ),
        st.text(st.characters(exclude_characters="\r\n\ufeff", exclude_categories=["Cs"])),
    ),
    min_size=100,
    max_size=300,
)


def _fields(line: str) -> dict[str, Any] | None:
    try:
        fields = json.loads(line)
    except json.JSONDecodeError:
        return None
    return fields if isinstance(fields, dict) else None


@settings(
    max_examples=2, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck), derandomize=True
)
@given(lines=LINES)
def test_any_lines_arrive(loaded: Landing, lines: list[str]) -> None:
    batch = f"any_{len(list((loaded.root / 'orders').iterdir()))}"
    loaded.put(f"orders/{batch}/a.jsonl", "\n".join(lines))
    loaded.load("orders")
    filled = [line for line in lines if line.strip(" \t\n\r\x0b\x0c")]
    parsed = [fields for fields in map(_fields, filled) if fields is not None]
    rows = loaded.rows("orders", "order_id, status, _rescued_data", f"_batch_id = '{batch}'")
    assert len(rows) == len(filled)
    expected = sorted((fields.get("order_id"), fields.get("status") or "") for fields in parsed)
    assert sorted((row[0], row[1] or "") for row in rows if row[2] is None) == expected
