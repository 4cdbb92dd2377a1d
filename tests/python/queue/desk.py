"""The little shop with a dead letter queue, and what an operator does and sees there by plain SQL."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from typer.testing import CliRunner

from scripts import cli
from scripts.dbt_runs import Outcome
from scripts.dlq.table import Queue
from scripts.problems import Problem
from scripts.spark_server import Server
from tests.python.engine.shop import Shop

MODEL = "{{ quarantine.dead_letter_queue([ref('orders_quarantine')]) }}"
# What may differ between two runs over the same input, beside keys that hang on the schema's name.
_CLOCKS = "_dlq_timestamp, _dlq_settled_at"


def with_queue(shop: Shop) -> Shop:
    shop.models["dead_letter_queue"] = MODEL
    return shop


def build(shop: Shop, *args: str, command: str = "build") -> Outcome:
    """`command="run"` is quicker where the rules' own tests have proven enough."""
    return shop.dbt(command, "--select", "package:shop", "quality_recycle_proof", "quality_open_rules", *args)


def table(shop: Shop) -> str:
    return f"{shop.schema}_quarantine.dead_letter_queue"


def fix(shop: Shop, where: str, row: str) -> None:
    """As an operator writes it: `where` over the fields of the rejected row."""
    shop.sql(f"update {table(shop)} set _row_data = '{row}', _dlq_status = 'fixed' where {_fields(where)}")


def move(shop: Shop, where: str, status: str) -> None:
    shop.sql(f"update {table(shop)} set _dlq_status = '{status}' where {_fields(where)}")


def _fields(where: str) -> str:
    """`customer_id = 'x'` as a condition over the row as it was rejected."""
    name, _, rest = where.partition(" ")
    return f"get_json_object(_original_row_data, '$.{name}') {rest}"


def key(shop: Shop, customer: str) -> str:
    chosen = _fields(f"customer_id = '{customer}'")
    found = shop.sql(f"select _dq_sk from {table(shop)} where {chosen}")
    return str(found[0][0])


def command(server: Server, shop: Shop, *args: str) -> str:
    """What `./quarantine dlq …` prints; a problem as its sentence."""
    place = {"QUARANTINE_HOME": str(server.settings.home), "QUARANTINE_PORT": str(server.settings.port)}
    done = CliRunner().invoke(cli.app, ["dlq", *args, "--project-dir", str(shop.folder)], env=place)
    if done.exception and not isinstance(done.exception, Problem):
        raise done.exception
    return done.output + str(done.exception or "")


def fix_at_once(server: Server, shop: Shop, rows: dict[str, str]) -> None:
    """Each fix by an operator of its own, all at the same time: Delta lets one of them commit, the others try again."""

    def one(fix: tuple[str, str]) -> None:
        client = server.client()
        try:
            queue = Queue(client, table(shop))
            queue.fix([(queue.one(fix[0]), fix[1])], "at once")
        finally:
            client.close()

    fixes = [(key(shop, customer), row) for customer, row in rows.items()]
    with ThreadPoolExecutor(len(fixes)) as operators:
        list(operators.map(one, fixes))


def entries(shop: Shop) -> dict[str, tuple[Any, ...]]:
    """By rejected customer (and entry, from the second on): status, attempt, occurrences, reasons."""
    rows = shop.sql(
        "select coalesce(get_json_object(_original_row_data, '$.customer_id'), 'none'), _dlq_entry, _dlq_status,"
        " _dlq_attempt, occurrences, array_join(transform(_dlq_failed_rules, one -> one.name), ',')"
        f" from {table(shop)}"
    )
    return {name if number == 1 else f"{name} {number}": tuple(rest) for name, number, *rest in rows}


def contents(shop: Shop) -> dict[str, Any]:
    """As `Shop.contents`, with the queue. A released row keeps its key, which a row that never failed lacks."""
    queue = shop.sql(f"select * except ({_CLOCKS}) from {table(shop)}")
    hidden = "_dq_sk, _dq_publication_id, _dq_tagged_at, _dq_rules_fingerprint"
    tagged = shop.sql(f"select * except ({hidden}) from {shop.schema}.orders_tagged")
    return {**shop.contents(), "tagged": sorted(tagged, key=repr), "queue": sorted(queue, key=repr)}


def misplaced(shop: Shop) -> list[tuple[Any, ...]]:
    return shop.sql(f"select * from {shop.schema}_quality.quality_recycle_proof where not is_in_one_place")
