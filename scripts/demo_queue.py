"""`demo --fix`: rejected rows are fixed, the next build judges them again; the states before and after."""

from __future__ import annotations

from scripts import console, dbt_runs
from scripts.dlq import payload, project
from scripts.dlq.table import Entry, Filter, Queue
from scripts.settings import ROOT, Settings
from scripts.spark_server import Server
from scripts.sql_client import Client

MODEL, RULE = "bronze_order_items", "unknown_product_id"
GOOD, BAD, GIVEN_UP = 5, 2, 1
SELECT = [f"{MODEL}_tagged", f"{MODEL}_quarantine", f"{MODEL}_valid", "dead_letter_queue", "quality_recycle_proof"]
STATES = """
select _dlq_model as model, _dlq_status as status, count(*) as entries, cast(sum(occurrences) as bigint) as rows
from {queue}
where _dlq_model = '{model}' and exists(_dq_failed_rules, name -> name = '{rule}')
group by all
order by status
"""
PROOF = """
select place, count(*) as fixes, cast(sum(occurrences) as bigint) as rows, min(is_in_one_place) as in_one_place
from step_right_quality.quality_recycle_proof
group by place
order by place
"""


def run(settings: Settings) -> int:
    """Returns dbt's exit code."""
    server = Server(settings)
    port = server.start().port
    client = server.client()
    place = project.find(settings, ROOT)
    queue = Queue(client, place.queue)
    _show(client, queue, "Before: rows of order items whose product nobody knows")
    entries = queue.entries(Filter(model=MODEL, rule=RULE, statuses=("quarantined",)), GOOD + BAD + GIVEN_UP)
    known = str(client.run("select min(product_id) from step_right.bronze_products_valid").scalar())
    good, bad, given_up = entries[:GOOD], entries[GOOD : GOOD + BAD], entries[GOOD + BAD :]
    fixes = [_with_product(entry, known) for entry in good] + [_with_product(entry, "PROD-UNKNOWN") for entry in bad]
    queue.fix(fixes, "demo")
    discarded = Filter(keys=tuple(entry.key for entry in given_up), model=MODEL)
    queue.move(discarded, "discard", ("quarantined",), "'discarded'", "demo")
    _show(
        client, queue, f"{len(good)} good fixes, {len(bad)} bad ones, {len(given_up)} given up; nothing was built yet"
    )
    code = dbt_runs.run(settings, ["build", "--select", *SELECT], port).exit_code
    _show(client, queue, "After the next build")
    found = client.run(PROOF)
    console.table("Where each fix is", found.columns, found.rows)
    client.close()
    return code


def _with_product(entry: Entry, product: str) -> tuple[Entry, str]:
    return entry, payload.write({**payload.read(entry.row), "product_id": product})


def _show(client: Client, queue: Queue, title: str) -> None:
    found = client.run(STATES.format(queue=queue.relation, model=MODEL, rule=RULE))
    console.table(title, found.columns, found.rows)
