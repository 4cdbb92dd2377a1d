"""The engine's tiny shop with personal columns, grants on an engine that only writes them down, and a queue."""

from __future__ import annotations

from typing import Any

import yaml

from tests.python.engine.shop import Shop

STEWARDS = ["stewards"]
# What plain Spark refuses, an engine with grants would answer: `old_group` still has what nobody declares any more.
GRANTS = """
{% macro spark__call_dcl_statements(dcl_statement_list) %}
    {%- for statement in dcl_statement_list -%}
        {%- set literal = quarantine.string_literal(statement | trim) -%}
        {%- do run_query('insert into ' ~ target.schema ~ '.dcl values (' ~ literal ~ ')') -%}
    {%- endfor -%}
{% endmacro %}
{% macro spark__get_show_grant_sql(relation) %}
    select 'old_group' as Principal, 'select' as ActionType, 'TABLE' as ObjectType
{% endmacro %}
"""
QUEUE = "{{ quarantine.dead_letter_queue([ref('orders_quarantine')]) }}"


class GovernedShop(Shop):
    """Its source says that customer_id is personal; amounts are payload, the id is the key."""

    def write(self) -> None:
        super().write()
        macros = self.folder / "macros"
        macros.mkdir(exist_ok=True)
        (macros / "grants.sql").write_text(GRANTS)
        (self.folder / "models" / "dead_letter_queue.sql").write_text(QUEUE)
        path = self.folder / "models" / "shop.yml"
        declared: dict[str, Any] = yaml.safe_load(path.read_text())
        personal = {"name": "CUSTOMER_ID", "config": {"meta": {"personal": True}}}
        declared["sources"][0]["tables"][0]["columns"] = [personal]
        for name in ("orders_tagged", "orders_quarantine"):
            declared["models"].append({"name": name, "config": {"grants": {"select": STEWARDS}}})
        declared["models"][0]["config"]["grants"] = {"select": STEWARDS}
        path.write_text(yaml.safe_dump(declared, sort_keys=False))

    def rejected(self, columns: str, order: str = "_dq_batch_id, _dq_sk", part: str = "quarantine") -> list[Any]:
        place = (
            f"{self.schema}_quarantine.orders_quarantine" if part == "quarantine" else f"{self.schema}.orders_tagged"
        )
        return self.sql(
            f"select {columns} from {place} {'where not _dq_valid' if part == 'tagged' else ''} order by {order}"
        )

    def age(self, days: int) -> None:
        """Makes everything rejected older than it is."""
        older = f"- interval {days} days"
        self.sql(
            f"""
            update {self.schema}.orders_tagged set _dq_tagged_at = _dq_tagged_at {older} where not _dq_valid;
            update {self.queue} set _dlq_timestamp = _dlq_timestamp {older}
            """
        )

    @property
    def queue(self) -> str:
        return f"{self.schema}_quarantine.dead_letter_queue"

    @property
    def changes(self) -> str:
        return f"{self.schema}_quarantine.queue_changes"
