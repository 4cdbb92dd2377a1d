"""What the parsed project must look like: tiers, rules, histories, gold. No server is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from scripts import dbt_runs, packages, settings
from scripts.settings import ROOT

CRITICAL, WARNING = "error", "warn"
SILVER_RULES = {
    "silver_customers": {"missing_region": WARNING, "invalid_region": WARNING},
    "silver_orders": {
        "customer_not_resolved": CRITICAL,
        "missing_order_date": WARNING,
        "invalid_status": WARNING,
        "future_order_date": WARNING,
    },
    "silver_order_items": {
        "invalid_discount_pct": CRITICAL,
        "product_not_resolved": CRITICAL,
        "missing_quantity": WARNING,
        "order_not_resolved": WARNING,
        "negative_net_price": WARNING,
        "excessive_quantity": WARNING,
    },
}


class Project:
    """The parts of dbt's manifest that the tests ask for."""

    def __init__(self, manifest: Any) -> None:
        self.manifest = manifest
        self.nodes: dict[str, Any] = manifest.nodes

    def models(self, folder: str) -> list[Any]:
        return [
            node
            for node in self.nodes.values()
            if node.resource_type == "model" and node.package_name == "quarantine" and node.fqn[1] == folder
        ]

    def snapshots(self) -> list[Any]:
        return [node for node in self.nodes.values() if node.resource_type == "snapshot"]

    def parents(self, node: Any) -> Iterator[Any]:
        return (self.nodes[name] for name in node.depends_on.nodes if name in self.nodes)

    def rules(self, valid_id: str) -> list[Any]:
        return [
            node
            for node in self.nodes.values()
            if node.resource_type == "test" and getattr(node, "attached_node", None) == valid_id
        ]

    def required_columns(self, valid: Any) -> set[str]:
        """Columns that can't be NULL in a `_valid` model: by a critical rule of its own, or of what it reads."""
        own = {
            rule.column_name
            for rule in self.rules(valid.unique_id)
            if rule.test_metadata.name == "not_null" and str(rule.config.severity).lower() == CRITICAL
        }
        return own.union(*(self.required_columns(node) for node in self.read_by(valid)))

    def read_by(self, valid: Any) -> list[Any]:
        """The `_valid` models that a `_valid` model is made of; look-ups are not among them."""
        tagged = next(node for node in self.parents(valid) if node.name.endswith("_tagged"))
        return [node for node in self.parents(tagged) if is_valid(node) and not _is_lookup(tagged, node)]


def is_valid(node: Any) -> bool:
    return bool(node.config.materialized == "quarantine_valid")


def _is_lookup(tagged: Any, node: Any) -> bool:
    return re.search(rf"""(from|join) {{{{ ref\(['"]{node.name}['"]\) }}}}""", tagged.raw_code) is None


def _name(rule: Any) -> str:
    return str(rule.config.meta.get("quarantine", {}).get("rule", rule.name))


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    packages.ensure(ROOT)
    target = str(tmp_path_factory.mktemp("target"))
    outcome = dbt_runs.run(settings.load(), ["parse", "--target-path", target], quiet=True)
    assert outcome.success, outcome.exception
    return Project(outcome.result)


def test_silver_reads_valid_rows_and_nothing_else_from_bronze(project: Project) -> None:
    read = [
        (model.name, parent.name)
        for model in project.models("silver")
        for parent in project.parents(model)
        if parent.fqn[1] == "bronze"
    ]
    assert {child for child, _ in read} >= {"silver_orders_tagged", "silver_products"}
    assert [pair for pair in read if not pair[1].endswith("_valid")] == []


def test_silver_rules_are_those_of_the_contract(project: Project) -> None:
    declared = {
        valid.name.removesuffix("_valid"): {
            _name(rule): str(rule.config.severity).lower() for rule in project.rules(valid.unique_id)
        }
        for valid in project.models("silver")
        if is_valid(valid)
    }
    assert declared == SILVER_RULES


def test_a_quarantine_exists_exactly_where_a_rule_is_critical(project: Project) -> None:
    for valid in filter(is_valid, project.models("silver") + project.models("bronze")):
        entity = valid.name.removesuffix("_valid")
        is_critical = any(str(rule.config.severity).lower() == CRITICAL for rule in project.rules(valid.unique_id))
        assert (f"model.quarantine.{entity}_quarantine" in project.nodes) == is_critical, entity


def test_no_row_without_key_or_sequence_can_reach_history(project: Project) -> None:
    histories = project.snapshots()
    assert {history.name for history in histories} == set(SILVER_RULES)
    for history in histories:
        (log,) = project.parents(history)
        key = history.config.unique_key
        needed = {history.config.updated_at, *([key] if isinstance(key, str) else key)}
        assert needed <= project.required_columns(log), history.name
        for valid in [log, *project.read_by(log)]:
            assert valid.config.meta["quarantine"]["delete_when"] == "_op = 'delete'", valid.name


def test_gold_has_contracts_unit_tests_and_readers(project: Project) -> None:
    gold = project.models("gold")
    assert {model.name for model in gold} == {"gold_customers", "gold_daily_sales", "gold_withheld_value"}
    assert all(model.config.contract.enforced for model in gold)
    tested = {test.model for test in project.manifest.unit_tests.values()}
    exposed = {name for exposure in project.manifest.exposures.values() for name in exposure.depends_on.nodes}
    for model in gold:
        assert model.name in tested
        assert model.unique_id in exposed


def test_what_is_personal_in_a_raw_table_is_masked_in_gold(project: Project) -> None:
    personal = {name for model in project.models("bronze") for name in _personal(model)}
    assert personal >= {"name", "email"}
    masked = [(model.name, name) for model in project.models("gold") for name in _personal(model)]
    assert masked == [
        (model.name, name)
        for model in project.models("gold")
        for name in model.columns
        if name in personal and f") }}}} as {name}" in model.raw_code and "quarantine.masked(" in model.raw_code
    ]
    assert ("gold_customers", "email") in masked


def _personal(model: Any) -> list[str]:
    return [name for name, column in model.columns.items() if (column.meta | column.config.meta).get("personal")]


def test_queries_for_analysts_are_plain_sql() -> None:
    queries = sorted((ROOT / "analyses").glob("*.sql"))
    assert queries
    assert [query.name for query in queries if "{{" in query.read_text() or "{%" in query.read_text()] == []
