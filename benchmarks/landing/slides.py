"""The throws: dice slid straight down an empty board with the 6 up, over speeds and hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Literal, get_args

from msgspec import Struct

from benchmarks.ladder.__main__ import wilson
from dicehall.games.tumblin_dice.scoring import level_score, multiplier
from dicehall.match.flight import Aim
from dicehall.physics import ThrowJob, throw

Place = Literal["short", "1", "2", "3", "4", "off"]
PLACES: tuple[Place, ...] = get_args(Place)
"""Not wholly across the line, the four levels, off the board."""

FACE = 6
HANDS = (0.25, 1.0, 4.0)
SPEEDS_MM_S = range(650, 1_601, 25)
SEED = 60_000
Z = 1.96
"""Of an interval of 95 %."""

Interval = tuple[float, float, float]
"""The figure, and from where to where it may be by luck."""


class Landed(Struct, frozen=True):
    """One die at rest."""

    place: Place
    face: int
    """0 off the board."""
    points: int
    x_mm: float
    y_mm: float


class Cell(Struct, frozen=True):
    """All throws of one hand at one speed."""

    hand: float
    speed_m_s: float
    dice: tuple[Landed, ...]

    def share(self, place: Place) -> float:
        """Of the dice that came to rest there."""
        return sum(die.place == place for die in self.dice) / len(self.dice)

    def kept(self) -> Interval | None:
        """Share of the dice on the board that show the face that they began with; None if hardly any is there."""
        there = [die.face == FACE for die in self.dice if die.place != "off"]
        if 4 * len(there) < len(self.dice):
            return None
        return sum(there) / len(there), *wilson(sum(there), len(there))

    def score(self) -> Interval:
        """Mean points of a throw."""
        points = [die.points for die in self.dice]
        off_by = Z * stdev(points) / sqrt(len(points))
        return mean(points), mean(points) - off_by, mean(points) + off_by


def slid(throws: int, tell: Callable[[float], None], speeds_mm_s: Sequence[int] = SPEEDS_MM_S) -> list[Cell]:
    """Throws them all, by hand and then by speed; each cell with the same seeds.

    Args:
        tell: is called with each hand before it throws.
    """
    found: list[Cell] = []
    for hand in HANDS:
        tell(hand)
        for speed in speeds_mm_s:
            dice = tuple(_landed(speed / 1000, hand, SEED + number) for number in range(throws))
            found.append(Cell(hand, speed / 1000, dice))
    return found


def of_hand(cells: Sequence[Cell], hand: float) -> list[Cell]:
    """Those of one hand, by speed."""
    return [cell for cell in cells if cell.hand == hand]


def best(cells: Sequence[Cell], hand: float) -> Cell:
    """The speed at which a hand scores most."""
    return max(of_hand(cells, hand), key=lambda cell: cell.score())


def _landed(speed_m_s: float, hand: float, seed: int) -> Landed:
    (die,) = throw(ThrowJob((), "red-1", Aim(speed_m_s, face=FACE), hand, seed)).settled.dice
    assert die.pose is not None  # the physics always tells it
    x, y, _ = die.pose.at_mm
    if die.off_board:
        return Landed("off", 0, 0, x, y)
    if not die.crossed:
        return Landed("short", die.face, 0, x, y)
    points = level_score(die.face, multiplier(die.level, crossed=True))
    return Landed(PLACES[die.level], die.face, points, x, y)
