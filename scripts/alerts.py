"""After a build: what the gates said and how many rows were quarantined, to the terminal and to whom it may concern.

Nothing here can change how a build ends: what goes wrong is a sentence on the terminal.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any

from scripts import alerts_config, alerts_sent, alerts_text, console
from scripts.alerts_channels import Channel
from scripts.alerts_text import Alert, Gate, Rows
from scripts.dbt_runs import Outcome
from scripts.problems import Problem
from scripts.settings import Settings
from scripts.sql_client import Client, connect

COMMANDS = {"build", "run", "retry"}  # those that judge and publish
_GATES = """
with
    verdicts as (
        select model_name, publication_id, inline(verdicts)
        from {schema}.publication_events
        where invocation_id = '{invocation_id}' and verdicts is not null
    ),
    decided as (
        select model_name, publication_id from {schema}.publication_events where event in ('accepted', 'discarded')
    )

select
    verdicts.model_name, coalesce(try_element_at(publications.batches, -1), '') as batch_id, gate, severity, outcome,
    cast(value as string), cast(limit_value as string), concat_ws('; allowed: ', given, nullif(allowed, ''))
from verdicts
left join {schema}.publications as publications using (model_name, publication_id)
left anti join decided using (model_name, publication_id)
where is_closed
order by severity, verdicts.model_name, batch_id, gate
"""
# A new generation judges old batches again: new is what changed rules reject, or else what the total has grown by.
_ROWS = """
with
    judged_before as (
        select distinct model_name, batch_id, true as is_known
        from {schema}.publication_events
        where event = 'judged' and invocation_id <> '{invocation_id}'
    ),
    of_run as (
        select
            model_name,
            max(generation) as generation,
            sum(quarantined_rows) filter (where event = 'judged' and kind <> 'rebuild' and is_known is null) as arrived,
            sum(quarantined_rows) filter (where event = 'judged' and (kind = 'rebuild' or is_known)) as rebuilt,
            sum(newly_rejected_rows) as rejudged
        from {schema}.publication_events
        left join judged_before using (model_name, batch_id)
        where invocation_id = '{invocation_id}'
        group by model_name
    ),
    totals as (
        select model_name, generation, sum(quarantined_rows) as total
        from {schema}.publication_events
        where event = 'judged'
        group by model_name, generation
    ),
    compared as (
        select of_run.*, max_by(totals.total, totals.generation) as total_before
        from of_run
        left join totals on of_run.model_name = totals.model_name and totals.generation < of_run.generation
        group by all
    ),
    counted as (
        select
            model_name, coalesce(arrived, 0) + coalesce(rejudged, greatest(rebuilt - total_before, 0)) as new_rows
        from compared
    )

select model_name, new_rows from counted where new_rows > 0 order by model_name
"""


@dataclass(frozen=True)
class Build:
    """What has to be known of a dbt command to find what it left in the warehouse."""

    schema: str
    invocation_id: str


def now() -> str:
    return datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def after_build(settings: Settings, outcome: Outcome, port: int) -> None:
    """Send what hasn't been sent before, then show the summary. Never raises."""
    alert = None
    try:
        build = _build(outcome)
        if build is not None:
            with connect(port) as client:
                alert = read(client, build)
            send(settings, alert)
    except Problem as problem:
        _say(str(problem))
    except Exception as error:
        _say(f"not sent, {type(error).__name__}: {error}")
    if alert is not None:
        with suppress(OSError, UnicodeError):
            alerts_text.show(alert)


def _say(text: str) -> None:
    """A terminal that is gone must not stop what is being sent."""
    with suppress(OSError, UnicodeError):
        console.say(f"Alerts: {text}")


def _build(outcome: Outcome) -> Build | None:
    """None where the command judged nothing. The models' SQL names the schema of the engine's tables."""
    from dbt_common.invocation import get_invocation_id

    schema = engine_schema(run.node for run in getattr(outcome.result, "results", None) or [])
    return Build(schema, get_invocation_id()) if schema else None


def engine_schema(nodes: Iterable[Any]) -> str | None:
    for node in nodes:
        found = re.search(r"(`[^`]+`|[\w.]+)\.`?publication_events\b", getattr(node, "compiled_code", None) or "")
        if found:
            return found[1]
    return None


def read(client: Client, build: Build) -> Alert:
    """The undecided verdicts of this build, and the rows it quarantined. A project without gates has the rows only."""
    rows = client.run(_ROWS.format(schema=build.schema, invocation_id=build.invocation_id)).rows
    found = client.run(_GATES.format(schema=build.schema, invocation_id=build.invocation_id)).rows
    gates = [Gate(*row) for row in found]
    counted = [Rows(str(model), int(number)) for model, number in rows]
    return Alert(build.schema, build.invocation_id, now(), tuple(gates), tuple(counted))


def send(settings: Settings, alert: Alert) -> None:
    """To every channel what it hasn't had; each on its own, so that one that is down doesn't stop the others."""
    config = alerts_config.load(os.environ)
    record = alerts_sent.Record(settings.alerts_dir / "sent.jsonl")
    for channel in config.channels:
        _send(channel, record, alert.worth_sending(config.least_rows))


def _send(channel: Channel, record: alerts_sent.Record, alert: Alert) -> None:
    """Claimed first and sent then: a crash in between loses an alert, and none is ever sent twice."""
    claim = record.claim(channel.name, alert.keys())
    if claim.interrupted:
        _say(f"an alert by {channel.name} was interrupted and may not have arrived; it is not sent again")
    news = alert.only(claim.keys)
    if not news.keys():
        return
    began = time.monotonic()
    try:
        channel.deliver(news)
    except Problem as problem:
        record.failed(channel.name, claim.keys)
        _say(f"{problem} ({time.monotonic() - began:.0f} s; the next build tells what is still closed)")
    else:
        record.sent(channel.name, claim.keys)
        _say(f"sent by {channel.name}: {news.title()}")
