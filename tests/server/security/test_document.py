"""SECURITY.md names tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_every_test_that_the_table_of_measures_names_is_there() -> None:
    rows = [line.split("|") for line in (ROOT / "SECURITY.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    named = [(row[1].strip(), re.findall(r"`([^`]+)`", row[3])) for row in rows[1:]]
    assert len(named) > 10
    assert [risk for risk, tests in named if not tests] == []
    assert [test for _, tests in named for test in tests if not list((ROOT / "tests").glob(test))] == []
