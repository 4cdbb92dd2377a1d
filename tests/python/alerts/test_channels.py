"""Alerts on a real web server and a real mail server, which fail in every way they may."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal

import pytest

from scripts import alerts_channels, alerts_config, doctor, settings
from scripts.alerts_channels import File, Mail, MailServer, Webhook
from scripts.alerts_text import Alert, Gate, Rows
from scripts.problems import Problem
from scripts.spark_server import free_port
from tests.python.alerts import servers

ALERT = Alert(
    warehouse="shop_quality",
    invocation_id="run-1",
    created_at="2025-07-01T00:00:00Z",
    gates=(
        Gate("orders", "b2", "reject_rate", "error", "closed", "0.5", "0.25", "0.5 > 0.25 <top: a&b>"),
        Gate("items", "b2", "volume", "warn", "closed", "0.4", "0.5", "40%"),
    ),
    rows=(Rows("orders", 1234),),
)
SECRET_PATH = "/services/T0SECRET"


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerts_channels, "BACKOFF", 0.001)


def webhook(port: int) -> Webhook:
    return Webhook(f"http://127.0.0.1:{port}{SECRET_PATH}")


def mail(port: int, user: str = "", *receivers: str, is_tls: bool = False) -> Mail:
    return Mail(
        MailServer("127.0.0.1", port, is_tls, user, "pass-word"), "dq@shop.example", receivers or ("a@x.example",)
    )


def test_file_gets_one_line_for_each_alert(tmp_path: Path) -> None:
    channel = File(tmp_path / "new folder" / "alerts.jsonl")
    channel.deliver(ALERT)
    channel.deliver(ALERT)
    first, second = [json.loads(line) for line in channel.path.read_text().splitlines()]
    assert first == second
    assert first["title"] == "1 gate closed, 1 gate warned, 1,234 rows newly quarantined"
    assert first["gates"][0] | {"message": ""} == {
        "model": "orders",
        "batch": "b2",
        "gate": "reject_rate",
        "severity": "error",
        "outcome": "closed",
        "value": "0.5",
        "limit": "0.25",
        "message": "",
        "effect": "stopped",
    }
    assert first["rows"] == [{"model": "orders", "rows": 1234}]
    assert "./quarantine accept orders b2 " in first["next"][1]


def test_a_file_that_cannot_be_written_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="file: "):
        File(tmp_path).deliver(ALERT)


def test_webhook_gets_a_slack_message() -> None:
    with servers.web("200") as inbox:
        webhook(inbox.port).deliver(ALERT)
    (message,) = inbox.received
    assert message["text"].startswith("shop_quality: 1 gate closed")
    assert [block["type"] for block in message["blocks"]] == ["header", "section"]
    assert "0.5 &gt; 0.25 &lt;top: a&amp;b&gt;" in message["blocks"][1]["text"]["text"]
    assert "WARNED  items, batch b2, volume: 40%" in message["blocks"][1]["text"]["text"]


def test_a_slack_message_stays_within_slacks_limits() -> None:
    many = tuple(Gate(f"m{i}", "b", "g", "error", "closed", "1", "0", "x" * 500) for i in range(60))
    with servers.web("200") as inbox:
        webhook(inbox.port).deliver(Alert("w" * 200, "run", "now", many, ()))
    header, section = inbox.received[0]["blocks"]
    assert len(header["text"]["text"]) == 150
    assert len(section["text"]["text"]) < 3000


def test_webhook_tries_again_with_the_same_identity_until_it_is_taken() -> None:
    with servers.web("500", "503", "200") as inbox:
        webhook(inbox.port).deliver(ALERT)
    assert (inbox.attempts, len(inbox.received)) == (3, 1)
    assert {headers["Idempotency-Key"] for headers in inbox.headers} == {ALERT.identity()}


@pytest.mark.parametrize(
    ("answer", "attempts", "said"), [("500", 5, "too many 500"), ("404", 1, "answered 404"), ("302", 1, "answered 302")]
)
def test_webhook_gives_up_without_telling_its_secret(answer: str, attempts: int, said: str) -> None:
    with servers.web(answer) as inbox, pytest.raises(Problem, match=said) as caught:
        webhook(inbox.port).deliver(ALERT)
    assert inbox.attempts == attempts
    assert "SECRET" not in str(caught.value)


def test_webhook_that_nobody_answers_is_a_sentence() -> None:
    with pytest.raises(Problem, match="Connection refused") as caught:
        webhook(free_port()).deliver(ALERT)
    assert "SECRET" not in str(caught.value)


def test_mail_has_text_and_the_same_as_json() -> None:
    with servers.mail("250 ok") as inbox:
        mail(inbox.port, "", "a@x.example", "b@x.example").deliver(ALERT)
    (message,) = inbox.received
    assert message["Subject"].strip() == "[shop_quality] 1 gate closed, 1 gate warned, 1,234 rows newly quarantined"
    assert message["To"] == "a@x.example, b@x.example"
    assert "orders: 1,234 rows quarantined" in message.get_body().get_content()
    (attachment,) = message.iter_attachments()
    assert json.loads(attachment.get_content())["rows"] == [{"model": "orders", "rows": 1234}]


def test_mail_tries_again_when_the_server_is_busy_or_hangs_up() -> None:
    with servers.mail("451 busy", "", "250 ok") as inbox:
        mail(inbox.port).deliver(ALERT)
    assert (inbox.attempts, len(inbox.received)) == (3, 1)


@pytest.mark.parametrize("goodbye", ["250 ok", "421 closing"])
def test_mail_that_was_taken_is_not_sent_again(goodbye: str) -> None:
    with servers.mail("250 ok", goodbye=goodbye) as inbox:
        mail(inbox.port).deliver(ALERT)
    assert (inbox.attempts, len(inbox.received)) == (1, 1)


@pytest.mark.parametrize(("answer", "attempts"), [("550 never", 1), ("451 busy", 5)])
def test_mail_gives_up(answer: str, attempts: int) -> None:
    with servers.mail(answer) as inbox, pytest.raises(Problem, match=answer):
        mail(inbox.port).deliver(ALERT)
    assert (inbox.attempts, inbox.received) == (attempts, [])


def test_receivers_that_are_refused_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    with servers.mail("250 ok") as inbox:
        mail(inbox.port, "", "a@x.example", "unknown@x.example").deliver(ALERT)
        assert len(inbox.received) == 1
        assert "refused unknown@x.example" in capsys.readouterr().err
        with pytest.raises(Problem, match="refused every receiver"):
            mail(inbox.port, "", "unknown@x.example").deliver(ALERT)
    assert inbox.attempts == 2


def test_mail_server_that_is_down_is_a_sentence() -> None:
    with pytest.raises(Problem, match=r"e-mail: .*Connection refused"):
        mail(free_port()).deliver(ALERT)


def test_a_password_is_never_sent_in_the_clear() -> None:
    with servers.mail("250 ok") as inbox, pytest.raises(Problem, match="no TLS"):
        mail(inbox.port, "someone").deliver(ALERT)
    assert [line.split()[0].upper() for line in inbox.commands] == ["EHLO", "QUIT"]


@pytest.mark.parametrize("tls", ["starttls", "from the start"])
def test_a_password_goes_through_tls(
    monkeypatch: pytest.MonkeyPatch, tls: Literal["starttls", "from the start"]
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(servers.CERTIFICATE))
    with servers.mail("250 ok", tls=tls) as inbox:
        mail(inbox.port, "someone", is_tls=tls == "from the start").deliver(ALERT)
    assert len(inbox.received) == 1
    words = [line.split()[0] for line in inbox.commands]
    assert words.index("TLS") < words.index("AUTH") < words.index("mail")


@pytest.mark.parametrize("tls", ["starttls", "from the start"])
def test_a_server_that_is_not_trusted_gets_nothing(tls: Literal["starttls", "from the start"]) -> None:
    with servers.mail("250 ok", tls=tls) as inbox, pytest.raises(Problem, match="certificate verify failed"):
        mail(inbox.port, "someone", is_tls=tls == "from the start").deliver(ALERT)
    assert inbox.received == []
    assert [line for line in inbox.commands if line.split()[0] in ("AUTH", "mail")] == []


def test_settings_choose_the_channels() -> None:
    config = alerts_config.load(
        {
            "QUARANTINE_ALERT_FILE": "/tmp/alerts.jsonl",
            "QUARANTINE_ALERT_WEBHOOK": "https://hooks.example/x",
            "QUARANTINE_ALERT_SMTP": "smtps://me%40x.example:p%3Aw@mail.example",
            "QUARANTINE_ALERT_MAIL_TO": "a@x.example, b@x.example",
            "QUARANTINE_ALERT_ROWS": "100",
        }
    )
    server = MailServer("mail.example", 465, True, "me@x.example", "p:w")
    assert config.channels == (
        File(Path("/tmp/alerts.jsonl")),
        Webhook("https://hooks.example/x"),
        Mail(server, "a@x.example", ("a@x.example", "b@x.example")),
    )
    assert config.least_rows == 100
    assert alerts_config.load({}) == alerts_config.Config((), 1)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("QUARANTINE_ALERT_WEBHOOK", "hooks.example/SECRET"),
        ("QUARANTINE_ALERT_WEBHOOK", "https://:port/SECRET"),
        ("QUARANTINE_ALERT_SMTP", "http://SECRET@mail.example"),
        ("QUARANTINE_ALERT_SMTP", "smtp://me:SECRET@mail.example:x"),
        ("QUARANTINE_ALERT_ROWS", "0"),
    ],
)
def test_unusable_settings_are_named_without_their_value(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    finding = doctor._safely(doctor._alerts, settings.load({}))
    assert (finding.verdict, finding.subject) == ("FAIL", name)
    assert "SECRET" not in finding.found + finding.cure


def test_a_mail_server_without_receivers_is_refused() -> None:
    with pytest.raises(Problem, match="QUARANTINE_ALERT_MAIL_TO: it is empty"):
        alerts_config.load({"QUARANTINE_ALERT_SMTP": "smtp://mail.example"})
