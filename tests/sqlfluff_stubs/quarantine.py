"""What sqlfluff sees for `{{ quarantine.anything(…) }}`: the engine's SQL is known to a run only.

`tagged` stands before a model's own select, `masked` around a column, some macros are a whole model, all others name a
relation.
"""

from __future__ import annotations

from collections.abc import Callable

PREFIXES = {"tagged"}
STATEMENTS = {
    "valid",
    "rejected",
    "rows_as_sql",
    "landed_rows",
    "dead_letter_queue",
    "recycle_proof_sql",
    "rule_drift_sql",
    "rule_judgements_sql",
    "rules_together_sql",
}


def __getattr__(name: str) -> Callable[..., str]:
    if name.startswith("__"):
        raise AttributeError(name)
    if name == "masked":
        return lambda value: f"sha2({value}, 256)"
    text = "" if name in PREFIXES else "select 1 as rendered" if name in STATEMENTS else f"engine.{name}"
    return lambda *_arguments, **_options: text
