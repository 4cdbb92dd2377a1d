"""What is told after a build, that it is told once, and that a failing alert changes nothing."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from scripts import alerts, alerts_channels, alerts_sent, alerts_text, cli, console, dbt_runs, packages, settings
from scripts.alerts_text import Alert, Gate, Rows
from scripts.dbt_runs import Outcome
from scripts.settings import Settings
from scripts.spark_server import Server, free_port
from scripts.sql_client import Client
from tests.python.alerts import servers
from tests.python.conftest import Sql

STOPPED = Gate("orders", "b2", "reject_rate", "error", "closed", "0.5", "0.25", "half of it")
ALERT = Alert("shop_quality", "run-1", "2025-07-01T00:00:00Z", (STOPPED,), (Rows("orders", 7),))
ENGINE_SQL = "select * from shop_quality.publication_events where event = 'judged'"


@pytest.fixture
def chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Settings with a folder of the test's own, and no channel but those that the test sets."""
    monkeypatch.setattr(alerts_channels, "BACKOFF", 0.001)
    for name in ("FILE", "WEBHOOK", "SMTP", "MAIL_TO", "MAIL_FROM", "ROWS"):
        monkeypatch.delenv(f"QUARANTINE_ALERT_{name}", raising=False)
    return settings.load().at(tmp_path, free_port())


def use_webhook(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    monkeypatch.setenv("QUARANTINE_ALERT_WEBHOOK", f"http://127.0.0.1:{port}/x")


def titles(inbox: servers.Inbox) -> list[str]:
    return [message["text"].partition(": ")[2] for message in inbox.received]


def test_a_verdict_is_told_once_and_rows_of_every_build(chosen: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    repeated = replace(ALERT, invocation_id="run-2", rows=())
    changed = replace(repeated, gates=(replace(STOPPED, value="0.6"),))
    with servers.web("200") as inbox:
        use_webhook(monkeypatch, inbox.port)
        for alert in (ALERT, ALERT, repeated, replace(ALERT, invocation_id="run-3"), changed):
            alerts.send(chosen, alert)
    assert titles(inbox) == [
        "1 gate closed, 7 rows newly quarantined",
        "7 rows newly quarantined",
        "1 gate closed",
    ]


def test_a_verdict_about_no_batch_is_told_once_a_day(chosen: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def stale(at: str, hours: str) -> Alert:
        gate = replace(STOPPED, batch="", gate="freshness", outcome="stale", value=hours)
        return replace(ALERT, created_at=at, gates=(gate,), rows=())

    with servers.web("200") as inbox:
        use_webhook(monkeypatch, inbox.port)
        for at, hours in (("2025-07-01T06", "40"), ("2025-07-01T18", "52"), ("2025-07-02T06", "64")):
            alerts.send(chosen, stale(at, hours))
    assert titles(inbox) == ["1 gate closed"] * 2


def test_what_could_not_be_sent_is_sent_after_the_next_build(
    chosen: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use_webhook(monkeypatch, free_port())
    alerts.send(chosen, ALERT)
    assert "the next build tells what is still closed" in capsys.readouterr().err
    with servers.web("200") as inbox:
        use_webhook(monkeypatch, inbox.port)
        alerts.send(chosen, ALERT)
        alerts.send(chosen, ALERT)
    assert len(inbox.received) == 1


def test_one_channel_that_is_down_does_not_stop_the_others(
    chosen: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_webhook(monkeypatch, free_port())
    monkeypatch.setenv("QUARANTINE_ALERT_SMTP", f"smtp://127.0.0.1:{free_port()}")
    monkeypatch.setenv("QUARANTINE_ALERT_MAIL_TO", "a@x.example")
    monkeypatch.setenv("QUARANTINE_ALERT_FILE", str(tmp_path / "alerts.jsonl"))
    alerts.send(chosen, ALERT)
    alerts.send(chosen, ALERT)
    assert len((tmp_path / "alerts.jsonl").read_text().splitlines()) == 1


def test_an_alert_that_died_while_being_sent_is_said_and_not_sent_again(
    chosen: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with servers.web("200") as inbox:
        use_webhook(monkeypatch, inbox.port)
        with monkeypatch.context() as patch:
            patch.setattr(alerts_channels.Webhook, "deliver", killed)
            with pytest.raises(KeyboardInterrupt):
                alerts.send(chosen, ALERT)
        alerts.send(chosen, ALERT)
        assert "was interrupted and may not have arrived" in capsys.readouterr().err
        alerts.send(chosen, ALERT)
        assert "interrupted" not in capsys.readouterr().err
    assert inbox.received == []


def test_a_record_that_a_crash_cut_off_can_be_read(tmp_path: Path) -> None:
    record = alerts_sent.Record(tmp_path / "sent.jsonl")
    assert record.claim("file", ["a"]).keys == ["a"]
    record.sent("file", ["a"])
    with record.path.open("a") as file:
        file.write('{"channel": "file", "key": "b", "sta')
    assert record.claim("file", ["a", "b"]).keys == ["b"]


def test_few_rows_can_be_kept_quiet(chosen: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARANTINE_ALERT_FILE", str(tmp_path / "alerts.jsonl"))
    monkeypatch.setenv("QUARANTINE_ALERT_ROWS", "8")
    alerts.send(chosen, replace(ALERT, gates=()))
    assert not (tmp_path / "alerts.jsonl").exists()
    alerts.send(chosen, replace(ALERT, gates=(), rows=(Rows("orders", 8),)))
    assert (tmp_path / "alerts.jsonl").exists()


def test_the_terminal_shows_gates_rows_and_the_next_step(capsys: pytest.CaptureFixture[str]) -> None:
    alerts_text.show(ALERT)
    shown = capsys.readouterr().out
    assert "stopped  orders, batch b2, reject_rate: half of it" in shown
    assert "orders: 7 rows quarantined" in shown
    assert "./quarantine accept orders b2" in shown
    alerts_text.show(replace(ALERT, gates=(), rows=(Rows("orders", 1),)))
    assert "orders: 1 row quarantined" in capsys.readouterr().out
    alerts_text.show(replace(ALERT, gates=(), rows=()))
    assert capsys.readouterr().out == "Quarantine: nothing newly quarantined, no gate closed\n"


def use_alert(monkeypatch: pytest.MonkeyPatch) -> Outcome:
    """A build of which ALERT is what it left."""
    monkeypatch.setattr(alerts, "read", lambda *_: ALERT)
    built = SimpleNamespace(results=[SimpleNamespace(node=SimpleNamespace(compiled_code=ENGINE_SQL))])
    return Outcome(0, built, None)


@pytest.mark.parametrize(
    "error", [BrokenPipeError(32, "Broken pipe"), UnicodeEncodeError("ascii", "→", 0, 1, "ordinal not in range")]
)
def test_a_terminal_that_fails_loses_no_alert(
    chosen: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def gone(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setenv("QUARANTINE_ALERT_FILE", str(tmp_path / "alerts.jsonl"))
    outcome = use_alert(monkeypatch)
    with servers.web("200") as inbox:
        use_webhook(monkeypatch, inbox.port)
        monkeypatch.setattr(console.out, "print", gone)
        monkeypatch.setattr(console.err, "print", gone)
        alerts.after_build(chosen, outcome, chosen.port)
    assert len(inbox.received) == 1
    assert len((tmp_path / "alerts.jsonl").read_text().splitlines()) == 1


def test_the_terminal_shows_also_what_could_not_be_sent(
    chosen: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUARANTINE_ALERT_WEBHOOK", "nonsense")
    alerts.after_build(chosen, use_alert(monkeypatch), chosen.port)
    shown = capsys.readouterr()
    assert "Alerts: QUARANTINE_ALERT_WEBHOOK" in shown.err
    assert "orders: 7 rows quarantined" in shown.out


@pytest.mark.parametrize("exit_code", [0, 1])
@pytest.mark.parametrize("wrong", ["no server", "setting"])
def test_a_failing_alert_never_changes_how_a_build_ends(
    chosen: Settings,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    exit_code: int,
    wrong: str,
) -> None:
    built = SimpleNamespace(results=[SimpleNamespace(node=SimpleNamespace(compiled_code=ENGINE_SQL))])
    monkeypatch.setattr(dbt_runs, "run", lambda *_: Outcome(exit_code, built, None))
    monkeypatch.setattr(packages, "ensure", lambda _: None)
    monkeypatch.setattr(Server, "start", lambda _: SimpleNamespace(port=chosen.port))
    if wrong == "setting":
        monkeypatch.setenv("QUARANTINE_ALERT_WEBHOOK", "nonsense")
        monkeypatch.setattr(alerts, "read", lambda *_: ALERT)
    monkeypatch.setattr(sys, "argv", ["quarantine", "build"])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == exit_code
    assert "Alerts: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("compiled", "found"),
    [
        (ENGINE_SQL, "shop_quality"),
        ("from `a b`.`publication_events`", "`a b`"),
        ("select 1", None),
        (None, None),
    ],
)
def test_the_engine_schema_is_read_off_the_models(compiled: str | None, found: str | None) -> None:
    assert alerts.engine_schema([SimpleNamespace(compiled_code=compiled)]) == found


def test_what_a_build_left_is_read_from_the_warehouse(client: Client, sql: Sql, schema: str) -> None:
    sql(
        f"""
        create table {schema}.publication_events (model_name string, event string, kind string, generation string,
            invocation_id string, quarantined_rows bigint, newly_rejected_rows bigint, publication_id string,
            batch_id string, verdicts array<struct<gate: string, gate_kind: string, severity: string, value: double,
            limit_value: double, baseline: double, outcome: string, is_closed: boolean, given: string,
            allowed: string>>) using delta;
        create table {schema}.publications (model_name string, publication_id string, batches array<string>)
            using delta;
        insert into {schema}.publication_events (model_name, event, kind, generation, invocation_id, quarantined_rows,
            newly_rejected_rows) values
            ('orders', 'judged', 'arrival', 'g1', 'old', 100, null),
            ('orders', 'judged', 'arrival', 'g1', 'run', 4, null),
            ('orders', 'judged', 'arrival', 'g1', 'run', 3, null),
            ('orders', 'published', 'arrival', 'g1', 'run', 7, null),
            ('clean', 'judged', 'initial', 'g1', 'run', 0, null),
            ('first', 'judged', 'initial', 'g1', 'run', 2, null),
            ('healed', 'judged', 'healed', 'g1', 'run', null, null),
            ('rules', 'judged', 'initial', 'g1', 'old', 5, null),
            ('rules', 'judged', 'rebuild', 'g2', 'run', 9, null),
            ('rules', 'rejudged', 'rebuild', 'g2', 'run', null, 6),
            ('grown', 'judged', 'rebuild', 'g0', 'old', 1, null),
            ('grown', 'judged', 'rebuild', 'g1', 'old', 5, null),
            ('grown', 'judged', 'rebuild', 'g2', 'run', 7, null),
            ('shrunk', 'judged', 'initial', 'g1', 'old', 5, null),
            ('shrunk', 'judged', 'rebuild', 'g2', 'run', 4, null);
        """
    )
    build = alerts.Build(schema, "run")
    alone = alerts.read(client, build)
    assert alone.rows == (Rows("first", 2), Rows("grown", 2), Rows("orders", 7), Rows("rules", 6))
    assert alone.gates == (), "a project without gates"

    def judged(run: str, publication: str, event: str, *gates: str) -> str:
        return f"('orders', '{run}', {publication}, '{event}', array({', '.join(gates)}))"

    def verdict(gate: str, severity: str = "error", is_closed: bool = True) -> str:
        return (
            f"named_struct('gate', '{gate}', 'gate_kind', 'reject_rate', 'severity', '{severity}', 'value', 0.5d,"
            f" 'limit_value', 0.25d, 'baseline', null, 'outcome', 'closed', 'is_closed', {is_closed}, 'given', 'told',"
            " 'allowed', 'less')"
        )

    passing = verdict("passing", is_closed=False)
    sql(
        f"""
        insert into {schema}.publications values
            ('orders', 'p1', array('b1')), ('orders', 'p2', array('b1', 'b2')), ('orders', 'p3', array('b3'));
        insert into {schema}.publication_events (model_name, invocation_id, publication_id, event, verdicts) values
            {judged("old", "'p1'", "held", verdict("old"))},
            {judged("run", "'p2'", "held", verdict("rate"), verdict("warning", "warn"), passing)},
            {judged("run", "null", "checked", verdict("freshness"))},
            {judged("run", "'p3'", "held", verdict("decided"))},
            ('orders', 'run', 'p3', 'accepted', null);
        """
    )
    found = alerts.read(client, build)
    assert found.gates == (
        Gate("orders", "", "freshness", "error", "closed", "0.5", "0.25", "told; allowed: less"),
        Gate("orders", "b2", "rate", "error", "closed", "0.5", "0.25", "told; allowed: less"),
        Gate("orders", "b2", "warning", "warn", "closed", "0.5", "0.25", "told; allowed: less"),
    )
    assert found.title().startswith("2 gates closed, 1 gate warned, ")
    assert found.next_steps()[1].startswith("./quarantine accept orders b2 "), "nothing can be accepted without a batch"
