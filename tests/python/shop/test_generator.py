"""The generated shop: reproducible, of constant size in memory, and counted the way a second reader counts it."""

from __future__ import annotations

import hashlib
import json
import tracemalloc
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scripts.problems import Problem
from scripts.shop import cli_generate, writers
from scripts.shop.batches import batch_rows
from scripts.shop.dice import Dice
from scripts.shop.oracle import findings
from scripts.shop.world import Shop

from .recount import recounted


def contents(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


@pytest.fixture(scope="module")
def landing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shop")
    cli_generate(folder, orders=4_000, batches=4, seed=7)
    return folder


@pytest.fixture(scope="module")
def manifest(landing: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((landing / "manifest.json").read_text(encoding="utf-8"))
    return loaded


def test_the_same_seed_gives_the_same_bytes_also_batch_by_batch(landing: Path, tmp_path: Path) -> None:
    for batches in (1, 3, 4):
        cli_generate(tmp_path, orders=4_000, batches=batches, seed=7)
    assert contents(tmp_path) == contents(landing)


def test_another_seed_gives_another_shop(landing: Path, tmp_path: Path) -> None:
    cli_generate(tmp_path, orders=4_000, batches=1, seed=8)
    ours, theirs = contents(tmp_path), contents(landing)
    name = "orders/batch_0000/part-00000.jsonl"
    assert ours[name] != theirs[name]


def test_asking_again_rewrites_nothing(landing: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in landing.rglob("*")}
    cli_generate(landing, orders=4_000, batches=4, seed=7)
    assert {path: path.stat().st_mtime_ns for path in landing.rglob("*")} == before


def test_an_interrupted_batch_is_completed_with_the_same_content(landing: Path, tmp_path: Path) -> None:
    cli_generate(tmp_path, orders=4_000, batches=4, seed=7)
    known = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    known["batches"].pop()
    (tmp_path / "manifest.json").write_text(json.dumps(known), encoding="utf-8")
    (tmp_path / "returns" / "batch_0003" / "part-00000.parquet").unlink()
    (tmp_path / "returns" / "batch_0003").rmdir()
    cli_generate(tmp_path, orders=4_000, batches=4, seed=7)
    assert contents(tmp_path) == contents(landing)


def test_what_an_interrupted_run_with_other_numbers_left_is_replaced(landing: Path, tmp_path: Path) -> None:
    cli_generate(tmp_path, orders=400, batches=1, seed=8)
    (tmp_path / "manifest.json").unlink()
    cli_generate(tmp_path, orders=4_000, batches=4, seed=7)
    assert contents(tmp_path) == contents(landing)


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"seed": 7, "orders": 4000, "batches": 3}', "\udcff"])
def test_a_broken_or_foreign_manifest_is_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "manifest.json").write_text(text, encoding="utf-8", errors="surrogateescape")
    with pytest.raises(Problem, match="no manifest of the generator"):
        cli_generate(tmp_path, orders=10, batches=1, seed=7)


def test_a_folder_with_another_shop_is_refused(landing: Path) -> None:
    with pytest.raises(Problem, match="--seed 7 --orders 4000"):
        cli_generate(landing, orders=4_000, batches=4, seed=8)


@pytest.mark.parametrize(("orders", "batches"), [(0, 1), (10, 0), (10**9, 1)])
def test_sizes_out_of_range_are_refused(tmp_path: Path, orders: int, batches: int) -> None:
    with pytest.raises(Problem, match="choose another number"):
        cli_generate(tmp_path, orders=orders, batches=batches, seed=1)


def test_the_manifest_is_what_a_second_reader_counts(landing: Path, manifest: dict[str, Any]) -> None:
    for batch, again in zip(manifest["batches"], recounted(landing), strict=True):
        assert batch["rows"] == again["rows"]
        bronze = {entity: rules for entity, rules in batch["injected"].items() if not entity.startswith("silver_")}
        assert bronze == again["injected"], batch["batch"]


def test_healed_rows_failed_in_the_batch_before(manifest: dict[str, Any]) -> None:
    for before, batch in zip(manifest["batches"], manifest["batches"][1:], strict=False):
        for entity, rules in batch["healed"].items():
            for rule, count in rules.items():
                assert 0 < count <= before["injected"][entity][rule]
    assert {entity for batch in manifest["batches"] for entity in batch["healed"]} == {"orders", "order_items"}


def test_batch_zero_has_the_promised_rates(tmp_path: Path) -> None:
    cli_generate(tmp_path, orders=20_000, batches=1, seed=42)
    batch = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["batches"][0]
    rows, injected = batch["rows"], batch["injected"]
    assert rows["orders"] == 20_000
    assert injected["orders"]["unknown_customer_id"] / rows["orders"] == pytest.approx(0.01, rel=0.2)
    assert injected["order_items"]["unknown_product_id"] / rows["order_items"] == pytest.approx(0.02, rel=0.2)
    assert 0 < injected["order_items"]["negative_unit_price"] / rows["order_items"] < 0.002


def test_order_42_is_sound_and_changes_in_every_batch(landing: Path) -> None:
    states = []
    for batch in range(4):
        lines = (landing / "orders" / f"batch_{batch:04d}" / "part-00000.jsonl").read_text(encoding="utf-8")
        (row,) = [json.loads(line) for line in lines.splitlines() if '"order_id": "ORD-0000042"' in line]
        assert list(findings(Shop(seed=7, orders=4_000), "orders", row, batch)) == []
        assert row["_op"] == "upsert"
        states.append(row)
    moments = [row["updated_at"] for row in states]
    assert moments == sorted(set(moments))
    for before, after in pairwise(states):
        assert {**before, "updated_at": after["updated_at"]} != after, "more than its time has changed"


def test_large_batches_are_cut_into_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "PART_ROWS", 150)
    cli_generate(tmp_path, orders=400, batches=1, seed=1)
    assert len(list((tmp_path / "orders" / "batch_0000").iterdir())) == 3
    assert recounted(tmp_path)[0]["rows"]["orders"] == 400


def test_rows_are_not_kept_in_memory() -> None:
    shop = Shop(seed=1, orders=10_000_000)
    peaks = []
    for count in (2_000, 20_000):
        tracemalloc.start()
        for entity in ("orders", "order_items", "customers"):
            for _ in islice(batch_rows(shop, entity, 0), count):
                pass
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < peaks[0] + 20_000


def rolls(seed: int, stream: int, index: int, sides: int) -> tuple[int, ...]:
    dice = Dice(seed, stream, index)
    return tuple(dice.roll(sides) for _ in range(4))


@given(seed=st.integers(0, 2**63), stream=st.integers(0, 20), index=st.integers(0, 10**12), sides=st.integers(1, 10**6))
def test_a_draw_depends_on_its_position_only(seed: int, stream: int, index: int, sides: int) -> None:
    drawn = rolls(seed, stream, index, sides)
    assert rolls(seed, stream, index, sides) == drawn
    assert all(0 <= roll < sides for roll in drawn)


@given(seed=st.integers(0, 2**63), stream=st.integers(0, 20), index=st.integers(0, 10**12))
def test_draws_of_neighbouring_positions_differ(seed: int, stream: int, index: int) -> None:
    places = [(seed, stream, index), (seed + 1, stream, index), (seed, stream + 1, index), (seed, stream, index + 1)]
    drawn = [rolls(*place, 2**64) for place in places]
    assert len(set(drawn)) == 4
    assert all(len(set(one)) == 4 for one in drawn)
