"""`clean`: back to an empty warehouse."""

from __future__ import annotations

import shutil

from scripts import console
from scripts.spark_server import Server


def run(server: Server) -> None:
    server.stop()
    settings = server.settings
    for folder in (
        settings.warehouse,
        settings.metastore,
        settings.landing,
        settings.temporary,
        settings.dbt_dir,
        settings.server_dir,
        settings.alerts_dir,
    ):
        if folder.exists():
            with console.step(f"Removing {folder}"):
                shutil.rmtree(folder)
    console.say("The warehouse is empty")
