"""A stand-in for Spark that starts in a moment: a process that listens on the port."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scripts import jars, java, server_conf, settings, spark_server, sql_client
from scripts.settings import Settings
from scripts.spark_server import Server

LISTEN = """
import socket, sys, time
server = socket.socket()
server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
server.bind(("127.0.0.1", int(sys.argv[1])))
server.listen()
time.sleep(600)
"""


def fake_command(text: str = LISTEN) -> object:
    def command(chosen: Settings, _delta: object) -> list[str]:
        return [sys.executable, "-c", text, str(chosen.port)]

    return command


@pytest.fixture
def fake_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A Server whose process is quick, and whose first query is answered as soon as the port listens."""
    monkeypatch.setattr(java, "find", lambda: java.Java(tmp_path, 17, "test"))
    monkeypatch.setattr(jars, "ensure", lambda *_: [])
    monkeypatch.setattr(server_conf, "command", fake_command())
    monkeypatch.setattr(sql_client, "answers", lambda port: spark_server._listens(port))
    return Server(settings.load({}).at(tmp_path / "home", spark_server.free_port()))
