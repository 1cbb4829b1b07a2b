"""The sums of the ladder of Tumblin-Dice's bots."""

import pytest

from benchmarks.ladder.__main__ import wilson


@pytest.mark.parametrize(
    ("won", "matches", "low", "high"),
    [(65, 100, 0.5525, 0.7364), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_the_interval_is_that_of_the_tables(won: int, matches: int, low: float, high: float) -> None:
    """Values of R's `binom::binom.wilson`."""
    assert wilson(won, matches) == pytest.approx((low, high), abs=1e-4)
