"""`status`: what runs, where it keeps its files, and what is in the warehouse."""

from __future__ import annotations

from scripts import console, sql_client
from scripts.spark_server import Server


def show(server: Server) -> bool:
    state = server.state()
    if state is None:
        console.out.print(f"server     down (state folder {server.settings.home}); `./quarantine up` starts it", markup=False, soft_wrap=True)
        return False
    answers = sql_client.answers(state.port)
    console.out.print(f"server     {'up' if answers else 'starting, or not answering'} on 127.0.0.1:{state.port}, process {state.handle.pid}", markup=False, soft_wrap=True)
    console.out.print(f"log        {server.log}\nwarehouse  {server.settings.warehouse}", markup=False, soft_wrap=True)
    if answers:
        with sql_client.connect(state.port) as client:
            for (name,) in client.run("show schemas").rows:
                count = len(client.run(f"show tables in `{name}`").rows)
                console.out.print(f"schema     {name}: {count} tables and views", markup=False, soft_wrap=True)
    return answers
