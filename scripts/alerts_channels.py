"""The three ways of telling somebody: a file, a webhook, e-mail. Attempts and the waits between them are urllib3's."""

from __future__ import annotations

import json
import smtplib
import ssl
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path
from typing import Protocol

import requests
from requests.adapters import HTTPAdapter
from urllib3 import Retry
from urllib3.exceptions import MaxRetryError

from scripts import alerts_text, console
from scripts.alerts_text import Alert
from scripts.problems import Problem

ATTEMPTS = 5
BACKOFF = 0.5  # seconds: 0, 1, 2 and 4 between the attempts
TIMEOUT = 10
_BUSY = (408, 429, 500, 502, 503, 504)


def retries() -> Retry:
    return Retry(
        total=ATTEMPTS - 1,
        backoff_factor=BACKOFF,
        status_forcelist=_BUSY,
        allowed_methods=None,
        retry_after_max=TIMEOUT,
    )


class Channel(Protocol):
    """One way to tell somebody."""

    @property
    def name(self) -> str: ...

    def deliver(self, alert: Alert) -> None:
        """Raises a Problem without secrets when it could not."""


@dataclass(frozen=True)
class MailServer:
    host: str
    port: int
    is_tls: bool
    user: str
    password: str


@dataclass(frozen=True)
class File:
    """Appends a line of JSON."""

    path: Path
    name: str = "file"

    def deliver(self, alert: Alert) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a") as file:
                file.write(json.dumps(alert.document()) + "\n")
        except OSError as error:
            raise Problem("file", str(error), "check the path in QUARANTINE_ALERT_FILE") from error


@dataclass(frozen=True)
class Webhook:
    """Posts a message as Slack's incoming webhooks take it."""

    url: str
    name: str = "webhook"

    def deliver(self, alert: Alert) -> None:
        headers = {"Idempotency-Key": alert.identity(), "User-Agent": "quarantine"}
        with requests.Session() as session:
            session.mount(self.url, HTTPAdapter(max_retries=retries()))
            try:
                answer = session.post(
                    self.url, json=alerts_text.slack(alert), headers=headers, timeout=TIMEOUT, allow_redirects=False
                )
            except requests.RequestException as error:
                raise self._problem(_cause(error)) from error
        if answer.status_code >= 300:
            raise self._problem(f"the server answered {answer.status_code}")

    @staticmethod
    def _problem(given: str) -> Problem:
        return Problem("webhook", given, "check the address in QUARANTINE_ALERT_WEBHOOK and the service behind it")


def _cause(error: requests.RequestException) -> str:
    """Without the address, which is a secret and stands in front of the cause."""
    inner = error.args[0] if error.args else error
    cause = inner.reason if isinstance(inner, MaxRetryError) else inner
    return str(cause).rpartition(": ")[2]


@dataclass(frozen=True)
class Mail:
    """One e-mail: text, and the same as JSON in an attachment. A password is sent through TLS only."""

    server: MailServer
    sender: str
    receivers: tuple[str, ...]
    name: str = "e-mail"

    def deliver(self, alert: Alert) -> None:
        message, left = self._message(alert), retries()
        while (error := self._refusal(message)) is not None:
            try:
                left = left.increment(method="SMTP", url=self.server.host, error=error)
            except MaxRetryError:
                raise self._problem(error) from error
            left.sleep()

    def _refusal(self, message: EmailMessage) -> Exception | None:
        """None when the message was taken; what is worth another attempt otherwise."""
        try:
            self._attempt(message)
        except (OSError, smtplib.SMTPException) as error:
            if _is_final(error):
                raise self._problem(error) from error
            return error
        return None

    def _attempt(self, message: EmailMessage) -> None:
        server, context = self.server, ssl.create_default_context()
        if server.is_tls:
            session: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=TIMEOUT, context=context)
        else:
            session = smtplib.SMTP(server.host, server.port, timeout=TIMEOUT)
        try:
            session.ehlo()
            if not server.is_tls and session.has_extn("starttls"):
                session.starttls(context=context)
            elif not server.is_tls and server.user:
                raise smtplib.SMTPNotSupportedError("it offers no TLS, and a password is set")
            if server.user:
                session.login(server.user, server.password)
            refused = session.send_message(message, self.sender, self.receivers)
        finally:
            with suppress(OSError, smtplib.SMTPException):  # what was taken is not sent again because of a bad good-bye
                session.quit()
            session.close()
        if refused:
            console.say(f"Alerts: the mail server refused {', '.join(refused)}; the others were told")

    def _message(self, alert: Alert) -> EmailMessage:
        message = EmailMessage()
        message["Subject"] = f"[{alert.warehouse}] {alert.title()}"
        message["From"], message["To"] = self.sender, ", ".join(self.receivers)
        message["Message-ID"] = f"<{alert.identity()}@quarantine>"
        message.set_content(alerts_text.plain(alert))
        message.add_attachment(
            json.dumps(alert.document(), indent=2).encode(),
            maintype="application",
            subtype="json",
            filename="alert.json",
        )
        return message

    def _problem(self, error: Exception) -> Problem:
        return Problem("e-mail", _smtp_cause(error), "check QUARANTINE_ALERT_SMTP and QUARANTINE_ALERT_MAIL_TO")


def _is_final(error: Exception) -> bool:
    """A server that says no for good (5xx) is not asked again."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return any(code >= 500 for code, _ in error.recipients.values())
    if isinstance(error, smtplib.SMTPResponseException):
        return error.smtp_code >= 500
    return isinstance(error, (smtplib.SMTPNotSupportedError, ssl.SSLCertVerificationError))


def _smtp_cause(error: Exception) -> str:
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return "the server refused every receiver"
    if isinstance(error, smtplib.SMTPResponseException):
        said = error.smtp_error.decode(errors="replace") if isinstance(error.smtp_error, bytes) else error.smtp_error
        return f"the server answered {error.smtp_code} {said}".strip()
    return str(error) or type(error).__name__
