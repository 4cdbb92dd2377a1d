"""Where alerts go: from the environment only, since the addresses hold secrets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import SplitResult, unquote, urlsplit

from scripts.alerts_channels import Channel, File, Mail, MailServer, Webhook
from scripts.problems import Problem

FILE, WEBHOOK = "QUARANTINE_ALERT_FILE", "QUARANTINE_ALERT_WEBHOOK"
SMTP, MAIL_TO, MAIL_FROM = "QUARANTINE_ALERT_SMTP", "QUARANTINE_ALERT_MAIL_TO", "QUARANTINE_ALERT_MAIL_FROM"
ROWS = "QUARANTINE_ALERT_ROWS"
_SMTP_PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class Config:
    channels: tuple[Channel, ...]
    least_rows: int


def load(environment: Mapping[str, str]) -> Config:
    """The channels that are set. A setting that can't be used is a Problem that names it and not its value."""
    channels: list[Channel] = []
    if environment.get(FILE):
        channels.append(File(Path(environment[FILE]).expanduser()))
    if environment.get(WEBHOOK):
        url = _url(WEBHOOK, environment[WEBHOOK], ("https", "http"))
        channels.append(Webhook(url.geturl()))
    if environment.get(SMTP):
        server, receivers = mail_server(environment[SMTP]), environment.get(MAIL_TO, "").replace(",", " ").split()
        if not receivers:
            raise Problem(
                MAIL_TO, f"it is empty, and {SMTP} is set", f"set {MAIL_TO}", "e-mail addresses with commas between"
            )
        channels.append(Mail(server, environment.get(MAIL_FROM) or receivers[0], tuple(receivers)))
    return Config(tuple(channels), _least_rows(environment.get(ROWS) or "1"))


def mail_server(text: str) -> MailServer:
    url = _url(SMTP, text, tuple(_SMTP_PORTS))
    return MailServer(
        host=url.hostname or "",
        port=url.port or _SMTP_PORTS[url.scheme],
        is_tls=url.scheme == "smtps",
        user=unquote(url.username or ""),
        password=unquote(url.password or ""),
    )


def _url(name: str, text: str, schemes: tuple[str, ...]) -> SplitResult:
    try:
        url = urlsplit(text)
        is_usable = url.scheme in schemes and bool(url.hostname) and (url.port or 1) > 0
    except ValueError:
        is_usable = False
    if not is_usable:
        raise Problem(
            name,
            "its value is not usable",
            f"set {name} to such an address, or unset it",
            f"{' or '.join(f'{scheme}://…' for scheme in schemes)}",
        )
    return url


def _least_rows(text: str) -> int:
    if text.isdecimal() and int(text) > 0:
        return int(text)
    raise Problem(ROWS, f"'{text}' is not usable", f"set {ROWS} to such a number, or unset it", "a whole number from 1")
