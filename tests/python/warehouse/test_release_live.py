"""A row that is released late must still be the only one of its key, and it stays known how long it was held."""

from __future__ import annotations

from tests.python.engine.shop import Shop


def test_released_rows_pass_the_uniqueness_rules_too(tiny: Shop) -> None:
    tiny.rules = {
        **tiny.rules,
        "id": [{"not_null": {"name": "missing_id"}}, {"unique": {"name": "duplicate_id"}}],
    }
    tiny.customer("c1")
    tiny.arrive("(1, 'late', 1.0, 'b1')", "(3, 'late', 1.0, 'b1')", "(4, 'late', null, 'b1')")
    tiny.arrive("(1, 'c1', 2.0, 'b2')", "(3, 'late', 2.0, 'b2')", "(5, 'never', 2.0, 'b2')")
    assert tiny.build().success
    assert tiny.ids("valid") == [1]

    tiny.customer("late")
    outcome = tiny.build("quality_healing", "quality_open_rules")
    assert outcome.success, outcome.messages()
    assert tiny.ids("valid") == [1, 4]
    assert sorted(tiny.ids("quarantine")) == [1, 3, 3, 5]
    assert tiny.failures() == {1: ["duplicate_id"], 3: ["duplicate_id"], 5: ["unknown_customer_id"]}

    quality = f"{tiny.schema}_quality"
    released = tiny.sql(
        f"select model_name, batch_id, rules, released_rows, held_hours > 0 from {quality}.quality_healing"
    )
    assert released == [("orders", "b1", '["unknown_customer_id"]', 1, True)]
    still_open = tiny.sql(
        f"select rule, open_rows, open_runs, is_escalated from {quality}.quality_open_rules order by rule"
    )
    assert still_open == [
        ("duplicate_id", 3, 0, False),
        ("missing_amount", 1, 1, False),
        ("unknown_customer_id", 1, 1, False),
    ]
