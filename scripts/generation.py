"""Call the generator of the StepRight shop with progress."""

from __future__ import annotations

from pathlib import Path

from scripts import console


def run(out: Path, orders: int, batches: int, seed: int) -> None:
    from scripts.shop import cli_generate

    with console.step(
        f"Generating {batches} batch{'es' if batches > 1 else ''} of the shop, {orders:,} orders, into {out}"
    ) as detail:
        cli_generate(out, orders, batches, seed, detail)
