"""Print the result of SQL as a table or as comma-separated values."""

from __future__ import annotations

import csv
import sys

from scripts import console, sql_client


def run(port: int, statements: str, as_csv: bool) -> None:
    with sql_client.connect(port) as client:
        result = client.run(statements)
    if as_csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(result.columns)
        writer.writerows(result.rows)
    elif result.columns:
        console.table("", result.columns, result.rows)
    else:
        console.say("Done")
