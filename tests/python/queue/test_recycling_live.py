"""A bad morning: rows are rejected, fixed, judged again; some fixes are bad, some moves are not allowed."""

from __future__ import annotations

from pathlib import Path

from scripts.spark_server import Server
from tests.python.engine.shop import Shop
from tests.python.queue import desk

FIRST = [
    "(1, 'c1', 5.0, 'b1')",
    "(2, 'late', 5.0, 'b1')",
    "(null, 'twin', 1.0, 'b1')",
    "(null, 'twin', 1.0, 'b1')",
    "(4, 'typo', 1.0, 'b1')",
    "(5, 'text', 1.0, 'b1')",
    "(6, 'junk', 1.0, 'b1')",
    "(7, 'moved', 1.0, 'b1')",
]
OPEN = "unknown_customer_id"


def built(shop: Shop, *args: str, command: str = "run") -> None:
    outcome = desk.build(shop, *args, command=command)
    assert outcome.success, outcome.exception or outcome.messages()


def built_behind_a_failure(shop: Shop) -> None:
    """dbt skips the queue when one of the models before it fails or is skipped, as behind a closed gate."""
    queue = shop.models["dead_letter_queue"]
    shop.models["later"] = "select * from no_such_table"
    shop.models["dead_letter_queue"] = "-- depends_on: {{ ref('later') }}\n" + queue
    statuses = desk.build(shop, command="run").statuses()
    assert (statuses["later"], statuses["dead_letter_queue"]) == ("error", "skipped")
    del shop.models["later"]
    shop.models["dead_letter_queue"] = queue


def test_rejected_rows_are_fixed_and_delivered_once(shop: Shop, server: Server, tmp_path: Path) -> None:
    shop.options["key_columns"] = ["id"]
    shop.customer("c1", "c2")
    shop.arrive(*FIRST)
    built_behind_a_failure(shop)
    entries = desk.entries(shop)
    assert entries["twin"] == ("quarantined", 1, 2, f"missing_id,{OPEN}")
    del entries["twin"]
    assert set(entries) == {"late", "typo", "text", "junk", "moved"}
    assert {entry[:3] for entry in entries.values()} == {("quarantined", 1, 1)}

    for name in ("20200101t000000000000", "of_somebody"):
        shop.sql(f"create table {desk.table(shop)}__news_{name} using delta as select 1 as left_over")
    desk.fix(shop, "customer_id = 'twin'", '{"id": 3, "customer_id": "c1"}')
    desk.fix_at_once(
        server,
        shop,
        {"typo": '{"customer_id": "still a typo"}', "text": '{"customer_id": "c1", "amount": "much"}'},
    )
    desk.fix(shop, "customer_id = 'moved'", '{"customer_id": "c1", "id": 8}')
    desk.move(shop, "customer_id = 'junk'", "discarded")
    desk.move(shop, "customer_id = 'late'", "recycled")
    built(shop, command="build")
    entries = desk.entries(shop)
    assert entries["twin"] == ("recycled", 1, 2, f"missing_id,{OPEN}")
    assert entries["typo"] == ("refailed", 2, 1, OPEN)
    assert entries["text"] == ("refailed", 2, 1, "unusable_fix")
    assert entries["moved"] == ("refailed", 2, 1, "unusable_fix")
    assert entries["junk"] == ("discarded", 1, 1, OPEN)
    assert entries["late"] == ("quarantined", 1, 1, OPEN), "nobody may call a row recycled"
    tables = shop.sql(f"show tables in {shop.schema}_quarantine like '*__news_*'")
    assert [row[1] for row in tables] == ["dead_letter_queue__news_of_somebody"]
    assert shop.ids("valid") == [1, 3, 3]
    reasons = shop.sql(f"select _dlq_failed_rules[0].rule from {desk.table(shop)} where _dlq_status = 'refailed'")
    assert sorted(row[0] for row in reasons) == [
        "amount is no double",
        "customer_id exists in customers",
        "the key id must stay what it was",
    ]
    put_back = f"{shop.schema}_quarantine.queue_changes where actor = 'dbt'"
    assert shop.sql(f"select action, old_status, new_status from {put_back}") == [
        ("put_back", "recycled", "quarantined")
    ]
    assert desk.misplaced(shop) == []
    open_rows = shop.sql(f"select rule, open_rows from {shop.schema}_quality.quality_open_rules where rule != 'x'")
    assert open_rows == [(OPEN, 4)], "what was recycled or discarded isn't open"

    before = desk.contents(shop)
    built(shop)
    assert desk.contents(shop) == before, "a build without news changed something"

    moved = desk.key(shop, "moved")
    assert "refailed" in desk.command(server, shop, "list", "--rule", "unusable_fix")
    assert "the key id must stay" in desk.command(server, shop, "show", moved)
    assert "so it would be another row" in desk.command(server, shop, "fix", moved, "--set", "id=99")
    assert "the entry is recycled" in desk.command(server, shop, "fix", desk.key(shop, "twin"), "--set", "id=1")
    assert "an empty key" in desk.command(server, shop, "discard", "")
    assert "discard: 1 entry" in desk.command(server, shop, "discard", moved, "--reason", "a mistake")
    assert "undo: 1 entry" in desk.command(server, shop, "undo", moved)
    assert desk.entries(shop)["moved"][0] == "refailed"

    # the schema changed, the fixes of the second round come through the change feed, a healed row is settled
    shop.sql(f"alter table {shop.schema}.orders add columns (note string)")
    shop.customer("late", "junk")
    shop.sql(f"insert into {shop.schema}.orders values (6, 'nobody', 1.0, 'b2', null), (null, 'twin', 1.0, 'b2', null)")
    desk.fix(shop, "customer_id = 'typo'", '{"customer_id": "c2", "note": "by phone"}')
    desk.fix(shop, "customer_id = 'text'", "no json")
    desk.fix(shop, "customer_id = 'twin'", '{"id": 9, "customer_id": "c1"}')
    built(shop)
    entries = desk.entries(shop)
    assert entries["typo"][:2] == ("recycled", 2)
    assert entries["text"] == ("refailed", 3, 1, "unusable_fix")
    assert entries["late"][0] == "released"
    assert entries["junk"][0] == "discarded", "given up is given up"
    assert entries["twin"][:3] == ("recycled", 1, 2), "nothing recycled is delivered again"
    assert entries["twin 2"] == ("quarantined", 1, 1, f"missing_id,{OPEN}")
    assert shop.ids("valid") == [1, 2, 3, 3, 4]
    assert shop.sql(f"select note from {shop.schema}.orders_valid where id = 4") == [("by phone",)]

    sheet = tmp_path / "fixes.csv"
    sheet.write_text(f"_dq_sk,amount\n{desk.key(shop, 'text')},more\n")
    desk.command(server, shop, "fix", "--from-csv", str(sheet), "--reason", "a guess")
    assert "retry: 1 entry" in desk.command(server, shop, "retry", "--rule", "unusable_fix", "--yes")
    built(shop)
    entries = desk.entries(shop)
    assert entries["text"][:2] == ("parked", 4)
    assert entries["moved"][:2] == ("refailed", 3)
    changes = shop.sql(f"select action, reason from {shop.schema}_quarantine.queue_changes where actor != 'dbt'")
    assert sorted(changes) == [
        ("discard", "a mistake"),
        ("fix", "a guess"),
        ("fix", "at once"),
        ("fix", "at once"),
        ("retry", ""),
        ("undo", ""),
    ]

    before = desk.contents(shop)
    built(shop, "--full-refresh")
    assert desk.contents(shop) == before, "a table judged anew differs"
    assert desk.misplaced(shop) == []
    statuses = shop.sql(f"select _dq_resolution, count(*) from {shop.schema}_quarantine.orders_quarantine group by 1")
    assert sorted(statuses, key=repr) == [("discarded", 1), ("recycled", 3), (None, 4)]
