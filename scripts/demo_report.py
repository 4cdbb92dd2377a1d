"""What the demo shows: rows by model, failures by rule beside what was put in, and what the last batch changed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scripts import console
from scripts.problems import Problem
from scripts.sql_client import Client

KEYS = {"customers": "customer_id", "orders": "order_id", "order_items": "order_item_id"}
MODELS = ("customers", "orders", "order_items", "products", "stores", "inventory", "returns")
Rule = tuple[str, str]

_FAILURES = """
    select events.model_name, failure.rule, sum(failure.failed_rows)
    from step_right_quality.publication_events as events
    inner join step_right_quality.publications as publications
        on events.model_name = publications.model_name and events.publication_id = publications.publication_id
    lateral view explode(events.rule_failures) failure as rule, failed_rows
    where publications.is_latest_generation and not publications.is_withdrawn and events.event_at {when}
    group by events.model_name, failure.rule
"""
_HEALED = """
    select model_name, rule, sum(row_count)
    from step_right_quality.healed_rows
    lateral view explode(
        array_except(array_union(old_failed_rules, old_warnings), array_union(failed_rules, warnings))
    ) as rule
    where healed_at {when}
    group by model_name, rule
"""
_LAST_RUN = "(select max(event_at) from step_right_quality.publication_events)"
_ARRIVALS = """
    with
        last_run as (
            select max(split_part(publication_id, '-', 2)) as id from step_right_quality.publication_events
        ),
        rows_of as (
            select
                {key} as key, updated_at, _op = 'delete' as is_delete,
                split_part(_dq_publication_id, '-', 2) = last_run.id as is_news,
                split_part(_dq_publication_id, '-', 3) = 'healed' as is_healed
            from step_right.silver_{entity}_tagged cross join last_run
            where _dq_valid
        ),
        known as (
            select key, max(updated_at) as last_at from rows_of where not is_news or is_healed group by key
        )
    select
        count(*),
        count_if(not is_delete and known.key is null),
        count_if(not is_delete and updated_at > last_at),
        count_if(not is_delete and updated_at < last_at),
        count_if(is_delete)
    from rows_of left join known on rows_of.key = known.key
    where is_news and not is_healed
"""


def read_manifest(manifest: Path) -> dict[str, Any]:
    """What the generator says it did; empty when nothing was generated."""
    try:
        found = json.loads(manifest.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise Problem(str(manifest), f"the manifest can't be read ({error})", "run `./quarantine clean`") from error
    if isinstance(found, dict):
        return found
    raise Problem(str(manifest), "the manifest can't be read (no mapping)", "run `./quarantine clean`")


def manifest_batches(manifest: Path) -> list[dict[str, Any]]:
    batches: list[dict[str, Any]] = read_manifest(manifest).get("batches", [])
    return batches


def is_built(client: Client, batch: str) -> bool:
    """Whether a build went through to gold after the batch had landed."""
    if not _has_table(client, "gold_withheld_value"):
        return False
    return bool(client.run(f"select 1 from step_right.bronze_orders where _batch_id = '{batch}' limit 1").rows)


def _has_table(client: Client, name: str) -> bool:
    schemas = {row[0] for row in client.run("show schemas like 'step_right'").rows}
    return bool(schemas and client.run(f"show tables in step_right like '{name}'").rows)


def show(client: Client, manifest: Path) -> None:
    """Rows by model, and failures by rule beside what the generator put in."""
    entities = _tagged_entities(client)
    if not entities:
        raise Problem("demo", "no tagged table was built", "look at what dbt printed above")
    console.table("Rows", ("model", "total", "valid", "quarantined", "%"), _totals(client, entities))
    batches = manifest_batches(manifest)
    columns = ("model", "rule", "failed", "injected", "healed since", "expected to heal")
    shown = len(columns) if len(batches) > 1 else 4  # nothing heals in the first batch
    rules = [row[:shown] for row in _rules(client, "is not null", batches)]
    console.table("Rows that failed a rule", columns[:shown], rules)


def show_changes(client: Client, manifest: Path) -> None:
    """What the last build changed: arrivals, healed rows, history, and this batch's rules beside the injected ones."""
    batch = manifest_batches(manifest)[-1]
    console.table(
        f"{batch['batch']}: what changed",
        ("entity", "arrived", "new", "updated", "late", "deleted", "released", "versions", "current"),
        _changes(client, batch),
    )
    console.table(
        f"{batch['batch']}: rows that failed a rule",
        ("model", "rule", "failed", "injected", "healed now", "expected to heal"),
        _rules(client, f"= {_LAST_RUN}", [batch]),
    )


def _tagged_entities(client: Client) -> list[str]:
    names = {str(row["tableName"]) for row in client.run("show tables in step_right like '*_tagged'").dicts()}
    known = [f"{tier}_{entity}" for tier in ("bronze", "silver") for entity in MODELS]
    return [entity for entity in known if f"{entity}_tagged" in names]


def _totals(client: Client, entities: list[str]) -> Iterator[tuple[object, ...]]:
    counts = "select '{0}', count(*), count_if(_dq_valid), count_if(not _dq_valid) from step_right.{0}_tagged"
    found = {row[0]: row for row in client.run(" union all ".join(counts.format(name) for name in entities)).rows}
    for entity in entities:
        _, total, valid, quarantined = found[entity]
        yield entity, total, valid, quarantined, f"{100 * quarantined / total if total else 0:.2f}"


def _rules(client: Client, when: str, batches: list[dict[str, Any]]) -> Iterator[tuple[object, ...]]:
    failed = _by_rule(client, _FAILURES.format(when=when))
    healed = _by_rule(client, _HEALED.format(when=when))
    injected, expected = manifest_counts(batches, "injected"), manifest_counts(batches, "healed")
    for rule in sorted(failed.keys() | injected.keys(), key=lambda rule: (_position(rule[0]), -failed[rule], rule[1])):
        yield *rule, failed[rule], injected[rule], healed[rule], expected[rule]


def _by_rule(client: Client, sql: str) -> Counter[Rule]:
    return Counter({(model, rule): int(rows) for model, rule, rows in client.run(sql).rows})


def _position(model: str) -> int:
    tier, _, entity = model.partition("_")
    return (tier == "silver") * len(MODELS) + (MODELS.index(entity) if entity in MODELS else len(MODELS))


def manifest_counts(batches: list[dict[str, Any]], part: str) -> Counter[Rule]:
    """`injected` or `healed` rows by model and rule, added up; the generator leaves out the word bronze."""
    totals: Counter[Rule] = Counter()
    for batch in batches:
        for entity, rules in batch.get(part, {}).items():
            for rule, rows in rules.items():
                totals[entity if entity.startswith("silver_") else f"bronze_{entity}", rule] += rows
    return totals


def _changes(client: Client, batch: dict[str, Any]) -> Iterator[tuple[object, ...]]:
    released = Counter(
        dict(
            client.run(
                "select model_name, sum(released_rows) from step_right_quality.publication_events"
                f" where released_rows is not null and event_at = {_LAST_RUN} group by model_name"
            ).rows
        )
    )
    for entity, key in KEYS.items():
        arrivals = client.run(_ARRIVALS.format(entity=entity, key=key)).rows[0]
        history = client.run(f"select count(*), count_if(__END_AT is null) from step_right.silver_{entity}").rows[0]
        in_both_tiers = released[f"bronze_{entity}"] + released[f"silver_{entity}"]
        yield entity, batch["rows"][entity], *arrivals[1:], in_both_tiers, *history
