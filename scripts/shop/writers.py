"""Landing files: parts of limited size in a hidden folder that gets its real name when all of them are there."""

from __future__ import annotations

import csv
import json
import shutil
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from .world import Row

PART_ROWS: Final = 200_000  # about 40 MB of JSON: the loader hashes a file as one value
_CHUNK_ROWS: Final = 10_000

_TYPES: Final[dict[str, Any]] = {
    "opened_on": pa.date32(),
    "counted_on": pa.date32(),
    "on_hand": pa.int32(),
    "returned_at": pa.timestamp("us", tz="UTC"),
    "refund_amount": pa.decimal128(10, 2),
}


def _write_jsonl(path: Path, rows: Iterator[Row | str]) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for row in rows:
            file.write(row if isinstance(row, str) else json.dumps(row, ensure_ascii=False))
            file.write("\n")


def _write_csv(path: Path, rows: Iterator[Row | str]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        for number, row in enumerate(rows):
            assert isinstance(row, dict)
            if number == 0:
                writer.writerow(row)
            writer.writerow(row.values())


def _schema(row: Row) -> pa.Schema:
    """A column without a type of its own, or with texts where it has one, is text."""
    return pa.schema(
        [
            (name, pa.string() if name not in _TYPES or isinstance(value, str) else _TYPES[name])
            for name, value in row.items()
        ]
    )


def _write_parquet(path: Path, rows: Iterator[Row | str]) -> None:
    chunks = iter(lambda: [row for row in islice(rows, _CHUNK_ROWS) if isinstance(row, dict)], [])
    first = next(chunks)
    schema = _schema(first[0])
    with pq.ParquetWriter(path, schema) as writer:
        for chunk in chain([first], chunks):
            writer.write_table(pa.Table.from_pylist(chunk, schema=schema))


_WRITERS: Final[dict[str, Callable[[Path, Iterator[Row | str]], None]]] = {
    "jsonl": _write_jsonl,
    "csv": _write_csv,
    "parquet": _write_parquet,
}


def write_folder(folder: Path, extension: str, rows: Iterable[Row | str]) -> None:
    """Writes `part-00000.<extension>` and so on. Readers see the folder with all its files or not at all."""
    partial = folder.with_name(f".{folder.name}.partial")
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir(parents=True)
    rows = iter(rows)
    for number, row in enumerate(rows):  # each round takes the rows of one part
        _WRITERS[extension](partial / f"part-{number:05d}.{extension}", chain([row], islice(rows, PART_ROWS - 1)))
    if folder.exists():  # an interrupted run left it, perhaps of another seed or size
        shutil.rmtree(folder)
    partial.rename(folder)


def write_text(path: Path, text: str) -> None:
    """Replaces a file in one step."""
    partial = path.with_name(f".{path.name}.partial")
    partial.write_text(text, encoding="utf-8")
    partial.replace(path)
