"""`clean`: back to an empty warehouse."""

from __future__ import annotations

import shutil

from scripts import console, ownership
from scripts.spark_server import Server


def run(server: Server) -> None:
    ownership.check(server.settings)
    server.stop()
    for folder in ownership.folders(server.settings):
        if folder.exists():
            with console.step(f"Removing {folder}"):
                shutil.rmtree(folder)
    console.say("The warehouse is empty")
