"""A web server and a mail server on this machine that fail as they are told to, and remember what they were sent."""

from __future__ import annotations

import json
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Literal

# Key and certificate of 127.0.0.1, which nobody trusts unless told to; its key protects nothing.
CERTIFICATE = Path(__file__).with_name("localhost.pem")


@dataclass
class Inbox:
    """`answers` are given one after the other, the last one for ever."""

    port: int = 0
    answers: list[str] = field(default_factory=list)
    attempts: int = 0
    received: list[Any] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)

    def answer(self) -> str:
        self.attempts += 1
        return self.answers[min(self.attempts, len(self.answers)) - 1]


@contextmanager
def web(*answers: str) -> Iterator[Inbox]:
    """Status codes: `web("500", "200")`. What was answered 200 counts as received."""
    inbox = Inbox(answers=list(answers))

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body, status = self.rfile.read(int(self.headers["Content-Length"])), inbox.answer()
            if status == "200":
                inbox.received.append(json.loads(body))
            inbox.headers.append(dict(self.headers))
            self.send_response(int(status))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with _running(ThreadingHTTPServer(("127.0.0.1", 0), Handler), inbox):
        yield inbox


@contextmanager
def mail(
    *answers: str, tls: Literal["none", "starttls", "from the start"] = "none", goodbye: str = "221 bye"
) -> Iterator[Inbox]:
    """Answers to MAIL FROM: `mail("451 busy", "250 ok")`; an empty one hangs up. It knows everybody but `unknown`."""
    inbox = Inbox(answers=list(answers))

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            try:
                if tls == "from the start":
                    self._protect()
                self._talk()
            except ssl.SSLError:
                inbox.commands.append("no trust")

        def _protect(self) -> None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(CERTIFICATE)
            self.request = context.wrap_socket(self.request, server_side=True)
            self.setup()
            inbox.commands.append("TLS")

        def _talk(self) -> None:
            self._say("220 here")
            while line := self.rfile.readline().decode().strip():
                word = line.split()[0].upper()
                inbox.commands.append(line)
                if word == "EHLO":
                    offer = "STARTTLS" if tls == "starttls" and "TLS" not in inbox.commands else "AUTH PLAIN"
                    self._say(f"250-here\r\n250 {offer}" if tls != "none" else "250 ok")
                elif word == "STARTTLS":
                    self._say("220 go on")
                    self._protect()
                elif word == "AUTH":
                    self._say("235 welcome")
                elif word == "MAIL":
                    answer = inbox.answer()
                    if not answer:
                        return
                    self._say(answer)
                elif word == "DATA":
                    self._say("354 go on")
                    self._keep()
                elif word == "RCPT" and "unknown" in line:
                    self._say("550 nobody of that name")
                else:
                    self._say(goodbye if word == "QUIT" else "250 ok")

        def _keep(self) -> None:
            lines = []
            while (line := self.rfile.readline()) not in (b".\r\n", b""):
                lines.append(line)
            inbox.received.append(message_from_bytes(b"".join(lines), _class=EmailMessage, policy=policy.default))
            self._say("250 kept")

        def _say(self, text: str) -> None:
            self.wfile.write(text.encode() + b"\r\n")

    with _running(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler), inbox):
        yield inbox


@contextmanager
def _running(server: socketserver.TCPServer, inbox: Inbox) -> Iterator[None]:
    inbox.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
