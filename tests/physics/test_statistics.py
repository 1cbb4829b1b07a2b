"""How throws come out over many: fair faces, levels as on a real board, skill that pays.

The numbers depend on the crowd of `population.py`. Another machine may compute other throws of the same kind, so each
tolerance is what luck exceeds less than once in 10,000 times, on top of what was measured.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt

import pytest

from dicehall.games.tumblin_dice.state import Resting
from dicehall.match.flight import Aim
from dicehall.physics import ThrowJob, throw
from tests.physics.population import Thrown, quarter
from tests.physics.positions import by_name

FOUR_SIGMA = 4.0
CHI2_5 = 25.7
"""Five degrees of freedom exceed it once in 10,000 times."""


def landed(one: Thrown) -> Resting:
    return by_name(one.rested.settled)[one.job.die]


def crowd(first: int, quarters: int) -> Iterable[Thrown]:
    return (one for seed in range(first, first + quarters) for one in quarter(seed))


def share(hits: int, many: int) -> tuple[float, float]:
    """A share, and how far it may be off by luck."""
    found = hits / many
    return found, FOUR_SIGMA * sqrt(max(found * (1 - found), 1 / many) / many)
