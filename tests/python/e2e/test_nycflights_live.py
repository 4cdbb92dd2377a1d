"""The example on real data, set up as its README says, with the numbers that are known."""

from __future__ import annotations

import os

import pytest

from scripts import examples
from scripts.settings import Settings
from tests.python.conftest import Sql

FLIGHTS = 336_776
RULES = {
    "missing_tailnum": 2_512,
    "unknown_plane": 50_094,
    "unknown_destination": 7_602,
    "missing_dep_time": 8_255,
}


def test_example_ends_with_the_known_numbers(
    warehouse: Settings, sql: Sql, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for name in ("DBT_PROFILES_DIR", "NYCFLIGHTS_DATA"):
        monkeypatch.setenv(name, os.environ.get(name, ""))  # put back what `examples.run` sets
    for layer in ("", "_quarantine", "_quality"):
        sql(f"drop schema if exists nycflights{layer} cascade")
    assert examples.run(warehouse, "nycflights") == 0
    assert f"{FLIGHTS:,}" in capfd.readouterr().out

    by_rule = sql(
        "select rule, count(*) from nycflights.flights_tagged"
        " lateral view explode(array_union(_dq_failed_rules, _dq_warnings)) as rule group by rule"
    )
    assert dict(by_rule) == RULES
    total, valid, both = sql(
        """
        select
            (select count(*) from nycflights.flights),
            (select count(*) from nycflights.flights_valid),
            (select count(*) from nycflights_quarantine.flights_quarantine)
        """
    )[0]
    assert total == FLIGHTS == valid + both
    warned = sql("select count(*) from nycflights.flights_valid where size(_dq_warnings) > 0")[0][0]
    rejected = sql(
        "select count(*) from nycflights_quarantine.flights_quarantine"
        " where array_contains(_dq_warnings, 'missing_dep_time')"
    )[0][0]
    assert warned + rejected == RULES["missing_dep_time"], "a warning was lost"
    destinations = sql(
        "select distinct dest from nycflights_quarantine.flights_quarantine"
        " where array_contains(_dq_failed_rules, 'unknown_destination') order by dest"
    )
    assert [row[0] for row in destinations] == ["BQN", "PSE", "SJU", "STT"]
