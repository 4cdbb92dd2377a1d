"""`status`: what runs, where it keeps its files, and what is in the warehouse."""

from __future__ import annotations

from scripts import console, sql_client
from scripts.spark_server import Server


def show(server: Server) -> bool:
    state = server.state()
    if state is None:
        _line(f"server     down (state folder {server.settings.home}); `./quarantine up` starts it")
        return False
    answers = sql_client.answers(state.port)
    condition = "up" if answers else "starting, or not answering"
    _line(f"server     {condition} on 127.0.0.1:{state.port}, process {state.handle.pid}")
    _line(f"log        {server.log}")
    _line(f"warehouse  {server.settings.warehouse}")
    if answers:
        with sql_client.connect(state.port) as client:
            for (name,) in client.run("show schemas").rows:
                count = len(client.run(f"show tables in `{name}`").rows)
                _line(f"schema     {name}: {count} tables and views")
    return answers


def _line(text: str) -> None:
    console.out.print(text, markup=False, soft_wrap=True)
