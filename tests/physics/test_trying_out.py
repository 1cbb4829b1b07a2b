"""Throws that a bot only tries out: in a coarse world, half as dear, and on the whole as the real ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random

import pytest

from dicehall.games.tumblin_dice.actions import Settled
from dicehall.match.flight import Aim
from dicehall.physics import BadThrow, ThrowJob, throw, try_out
from tests.physics.population import aim_of, quarter
from tests.physics.positions import at, by_name

SIGMAS = 5.0
"""Luck goes beyond four once in 16,000 times; throws at one board are not quite independent."""


def jobs() -> Iterator[ThrowJob]:
    """Of a crowd: at an empty board, and at boards with up to 15 dice."""
    random = Random(11)
    for number in range(200):
        yield ThrowJob((), "red-1", aim_of(random), 1.0, number)
    for one in quarter(900):
        for number in range(15):
            yield ThrowJob(one.job.lying, one.job.die, aim_of(random), 1.0, number)


def place(settled: Settled, die: str) -> str:
    landed = by_name(settled)[die]
    return "off" if landed.off_board else str(landed.level) if landed.crossed else "short"


@pytest.mark.slow
def test_they_end_on_each_level_as_often_as_real_ones() -> None:
    crowd = list(jobs())
    tried = Counter(place(try_out(job), job.die) for job in crowd)
    thrown = Counter(place(throw(job).settled, job.die) for job in crowd)
    for where in ("off", "short", "1", "2", "3", "4"):
        share = (tried[where] + thrown[where]) / (2 * len(crowd))
        by_luck = SIGMAS * sqrt(share * (1 - share) * 2 / len(crowd))
        assert tried[where] / len(crowd) == pytest.approx(thrown[where] / len(crowd), abs=by_luck), where


def test_the_same_job_ends_the_same_after_others_too() -> None:
    job = ThrowJob((at("white-1", 300, 0, 50.8),), "red-1", Aim(1.3), 1.0, 7)
    first = try_out(job)
    try_out(ThrowJob(job.lying, "red-1", Aim(2.0), 1.0, 8))
    assert try_out(job) == first


def test_dice_that_nothing_touches_stay_exactly_where_they_are() -> None:
    far = at("white-1", 480, 150, 25.4)
    assert by_name(try_out(ThrowJob((far,), "red-1", Aim(0.8), 0.0, 1)))["white-1"].pose == far.pose


def test_what_cannot_be_thrown_cannot_be_tried_out() -> None:
    with pytest.raises(BadThrow, match="red-1 lies on the board already"):
        try_out(ThrowJob((at("red-1", 300, 0, 50.8),), "red-1", Aim(1.0), 1.0, 1))
