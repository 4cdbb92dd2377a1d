"""Print the result of SQL as a table or as comma-separated values."""

from __future__ import annotations

import csv
import sys

from scripts import console, sql_client


def run(port: int, statements: str, as_csv: bool) -> None:
    with sql_client.connect(port) as client:
        show(client.run(statements), as_csv)
    sys.stdout.flush()  # a reader that has left is noticed here, not while Python ends


def show(result: sql_client.Result, as_csv: bool) -> None:
    """NULL is an empty value in CSV."""
    if as_csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(result.columns)
        writer.writerows([_csv(value) for value in row] for row in result.rows)
    elif result.columns:
        console.table("", result.columns, result.rows)
    else:
        console.say("Done")


def _csv(value: object) -> str:
    return "" if value is None else console.exact(value)
