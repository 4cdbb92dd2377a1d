"""Which columns count as personal, what a purge says and refuses: rendered without a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from scripts import dbt_runs, settings
from scripts.settings import ROOT

PERSONAL = {"config": {"meta": {"personal": True}}}
SOURCES = [
    {
        "name": "raw",
        "schema": "raw",
        "tables": [
            {
                "name": "people",
                "columns": [{"name": "Email", **PERSONAL}, {"name": "name", "meta": {"personal": True}}],
            },
            {"name": "goods", "columns": [{"name": "name"}, {"name": "price"}]},
        ],
    }
]
_LOOKUP = {"relationships": {"arguments": {"to": "source('raw', 'people')", "field": "name"}}}
LOOKED_UP = {"name": "owner", "data_tests": [_LOOKUP]}
_PEOPLE_AND_GOODS = "source('raw', 'people') }} as people cross join {{ source('raw', 'goods')"
# entity: (first line of the tagged model, its query, columns of the _valid model)
ENTITIES: dict[str, tuple[str, str, list[dict[str, Any]]]] = {
    "people": ("quarantine.tagged()", "source('raw', 'people')", [{"name": "phone", **PERSONAL}]),
    "buyers": ("quarantine.tagged()", _PEOPLE_AND_GOODS, [LOOKED_UP]),
    "sellers": ("quarantine.tagged(lookups=[source('raw', 'people')])", _PEOPLE_AND_GOODS, [LOOKED_UP]),
    "members": ("quarantine.tagged()", "ref('people_valid')", []),
    "goods": ("quarantine.tagged(lookups=[source('raw', 'people')])", "source('raw', 'goods')", [LOOKED_UP]),
    "managers": ("quarantine.tagged(lookups=[source('raw', 'people')])", "source('raw', 'people')", [LOOKED_UP]),
    "released": (
        "quarantine.tagged()",
        "ref('people_valid')",
        [{"name": "name", "config": {"meta": {"personal": False}}}],
    ),
}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("governance")
    models = folder / "models"
    models.mkdir()
    for name, (first_line, parent, _) in ENTITIES.items():
        (models / f"{name}_tagged.sql").write_text(f"{{{{ {first_line} }}}}\nselect * from {{{{ {parent} }}}}")
        (models / f"{name}_valid.sql").write_text(f"{{{{ quarantine.valid(ref('{name}_tagged')) }}}}")
    declared = [{"name": f"{name}_valid", "columns": columns} for name, (_, _, columns) in ENTITIES.items()]
    (models / "models.yml").write_text(yaml.safe_dump({"sources": SOURCES, "models": declared}))
    (folder / "dbt_project.yml").write_text(
        json.dumps(
            {"name": "quarantine", "profile": "quarantine", "macro-paths": [str(ROOT / "macros" / "quarantine")]}
        )
    )
    return folder


def render(project: Path, expression: str, **variables: Any) -> dbt_runs.Outcome:
    chosen = settings.load().at(project, 1)
    line = ["compile", "--no-populate-cache", "--no-introspect", "--project-dir", str(project)]
    template = f"{{% if execute %}}{{{{ {expression} }}}}{{% endif %}}"
    return dbt_runs.run(chosen, [*line, "--vars", json.dumps(variables), "--inline", template], quiet=True)


def rendered(project: Path, expression: str, **variables: Any) -> str:
    done = render(project, expression, **variables)
    assert done.success, done.exception
    return str(done.result.results[0].node.compiled_code).strip()


def test_a_mark_follows_the_rows_by_name_and_stays_off_look_ups(project: Path) -> None:
    names = ", ".join(f"'{name}': quarantine.personal_columns('{name}')" for name in ENTITIES)
    assert json.loads(rendered(project, f"tojson({{{names}}})")) == {
        "people": ["email", "name", "phone"],
        "buyers": ["email", "name"],
        "sellers": ["email", "name"],
        "members": ["email", "name", "phone"],
        "goods": [],
        "managers": ["email", "name"],
        "released": ["email", "phone"],
    }


def test_a_mask_reads_the_key_and_an_allowed_target_the_value(project: Path) -> None:
    masked = rendered(project, "quarantine.masked('t.`email`')")
    assert "select max(mask_key) from step_right_private.masking_key" in masked
    assert (
        rendered(project, "quarantine.masked('t.`email`')", quarantine_personal_data_targets=["local"]) == "t.`email`"
    )
    assert (
        rendered(project, "quarantine.masked_columns('people', 't')", quarantine_personal_data_targets=["local"])
        == "[]"
    )


def test_a_misspelt_mark_is_refused(project: Path) -> None:
    done = render(project, "quarantine.refuse_misspelt_marks('people', ['id', 'Phone_Number'])")
    assert "model people_valid, column phone" in str(done.exception)
    assert "id, Phone_Number" in str(done.exception)
    assert rendered(project, "quarantine.refuse_misspelt_marks('people', ['id', 'Phone'])") == ""


@pytest.mark.parametrize("text", ["", "90 days", "1y"])
def test_an_age_that_cannot_be_read_is_refused(project: Path, text: str) -> None:
    done = render(project, f"quarantine.purge_cutoff('{text}')")
    assert "a whole number with h, d or w" in str(done.exception)


def test_a_purge_says_what_it_refused_and_when_the_rest_is_gone(project: Path) -> None:
    result = {"name": "orders", "purged_rows": 3, "purged_before": 1, "fixed_rows": 2, "waiting_rows": 4}
    with_files = {**result, "files_until": "2025-07-08 00:00", "log_until": "2025-08-01 00:00"}
    said = rendered(project, f"quarantine.purge_summary({with_files}, false)")
    assert said.startswith("orders: 3 payloads purged; 1 purged before; 2 refused: fixed and not yet recycled")
    assert "4 refused: their batch waits" in said
    assert "until 2025-07-08 00:00 (UTC)" in said
    assert "after 2025-08-01 00:00" in said
    assert "3 payloads to purge" in rendered(project, f"quarantine.purge_summary({result}, true)")


def test_a_generation_that_was_never_published_makes_no_row_younger(project: Path) -> None:
    given = "'orders_tagged', 'old_rows', [\"'g3'\"], [\"'g1'\", \"'g3'\"], ['amount']"
    said = rendered(project, f"quarantine.carry_over_sql({given})")
    settled = " filter (where _dq_publication_id in ('g1', 'g3'))"
    assert f"coalesce(max(_dq_tagged_at){settled}, max(_dq_tagged_at)) as tagged_at" in said
    purged = "bool_and(array_contains(_dq_warnings, 'payload_purged'))"
    assert f"coalesce({purged}{settled}, {purged}) as is_purged" in said
    assert "tagged._dq_publication_id in ('g3')" in said
