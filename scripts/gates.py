"""`gates`, `accept`, `discard`: what the gates said, and a person's decisions on what they hold."""

from __future__ import annotations

import json
from pathlib import Path

from scripts import console, dbt_runs, packages, sql_client
from scripts.settings import Settings, actor
from scripts.spark_server import Server

MODEL = "quality_gate_verdicts"
VERDICTS = """
select
    model_name as model,
    batch_id as batch,
    gate,
    severity,
    round(value, 4) as value,
    limit_value as limit,
    baseline,
    outcome,
    decision,
    decided_by,
    reason,
    date_format(evaluated_at, "yyyy-MM-dd'T'HH:mm:ss'Z'") as evaluated_at,
    message,
    is_closed
from (select *, max(evaluated_at) over (partition by model_name) as last_evaluated_at from {relation})
where {everything} or evaluated_at = last_evaluated_at
order by evaluated_at, model, publication_id, gate
"""


def show(settings: Settings, project: Path, everything: bool, as_json: bool) -> int:
    """Print the verdicts of each model's last run, or of all runs. Returns the exit code."""
    packages.ensure(project)
    port = Server(settings).start().port
    built = dbt_runs.run(settings, ["run", "--select", MODEL, "--project-dir", str(project)], port, quiet=True)
    if not built.success:
        return built.exit_code
    relation = built.relation(MODEL)
    with sql_client.connect(port) as client:
        client.run("set time zone 'UTC'")
        found = client.run(VERDICTS.format(relation=relation, everything=str(everything).lower()))
    if as_json:
        console.out.print_json(json.dumps(found.dicts(), default=str))
    elif found.rows:
        console.table("Verdicts of the gates", found.columns[:-2], [row[:-2] for row in found.rows])
        for row in found.dicts():
            if row["is_closed"] and not row["decision"]:
                console.say(f"{row['model']}, batch {row['batch']}, {row['gate']}: {row['message']}")
    else:
        console.say("No gate has judged anything yet: declare one on a _valid model and build")
    return 0


def decide(settings: Settings, project: Path, verb: str, model: str, batch: str, reason: str) -> int:
    """Record that a person accepts or discards a batch. Returns dbt's exit code."""
    packages.ensure(project)
    port = Server(settings).start().port
    named = {"model": model, "batch": batch, "reason": reason, "actor": actor()}
    given = json.dumps(named, ensure_ascii=False)  # YAML doesn't know JSON's pairs of escapes
    line = ["run-operation", f"quarantine.{verb}_batch", "--args", given, "--project-dir", str(project)]
    return dbt_runs.run(settings, line, port).exit_code
