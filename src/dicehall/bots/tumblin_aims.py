"""Where a throw of Tumblin-Dice might go: the aims worth a try on a board, before anything is simulated.

All aims are given with a 6 up; which number is best up is found out later, at no cost (`tumblin_aiming.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, cos, degrees, hypot, radians, sin, sqrt

from msgspec import Struct

from dicehall.core import Below
from dicehall.games.tumblin_dice.state import Resting
from dicehall.match.flight import AIM_DEG, SPEED_M_S, Aim, Polish, Style
from dicehall.physics import BOARD

Point = tuple[float, float]
"""In mm, on the board's axes."""

GRAVITY_M_S2 = 9.81
FRICTION_LOW = 0.23
"""As if the way beyond the large level was flat and rubbed so: its steps take and give. Measured, for ends on 4x."""
BACK_MM = 33.0
"""For each 1 of the hand it pays to aim so far before the middle of 4x. Measured on an empty board."""

_WAYS = 60
_STARTS_MM = (0.0, 18.0, -18.0, 36.0, -36.0)
"""Where on the disc a die may start, to the left of its middle."""
_SHAKEN_MM = 25
"""A throw is aimed so far before or beyond the best place at most."""
_SPINS_RAD_S = (0.0, 15.0, -15.0)
_CLEAR_MM = 18.0
"""A way is free if no die's centre is nearer to it: a die's edge and a little."""
_BLOWS_M_S = (0.9, 0.6, 1.4)
"""How fast a die may still be when it hits another."""
_BESIDE_MM = (0.0, 7.0, -7.0)
"""Full in the face, or on one side of it."""
_HIDDEN_MM = 30.0
"""So far before a die another one hides it."""
_CASUAL: tuple[Style, ...] = ("slide", "slide", "slide", "flick", "roll")
_CASUAL_MM = (230, 540)
_CASUAL_DEG = 12


class Way(Struct, frozen=True):
    """Over the disc to a place."""

    start_mm: float
    """On the disc, to the left of its middle."""
    to: Point
    blow_m_s: float = 0.0
    """How fast the die should still be there."""
    spin_rad_s: float = 0.0

    @property
    def turned(self) -> float:
        """Radians to the left of straight down the board."""
        return atan2(self.to[1] - self.start_mm, self.to[0] - BOARD.disc_x.value)

    @property
    def long_mm(self) -> float:
        return hypot(self.to[1] - self.start_mm, self.to[0] - BOARD.disc_x.value)

    def beside_mm(self, place: Point) -> float | None:
        """How far a place is from the way; None if it is not beside it."""
        x, y = place[0] - BOARD.disc_x.value, place[1] - self.start_mm
        along = x * cos(self.turned) + y * sin(self.turned)
        return abs(y * cos(self.turned) - x * sin(self.turned)) if 0 < along < self.long_mm else None

    def aim(self, polish: Polish, style: Style = "slide") -> Aim:
        flat_mm = min(self.long_mm, (BOARD.end_of_1x.value - BOARD.disc_x.value) / cos(self.turned))
        slowed = BOARD.friction(polish) * flat_mm + FRICTION_LOW * (self.long_mm - flat_mm)
        speed = sqrt(2 * GRAVITY_M_S2 * slowed / 1000 + self.blow_m_s**2)
        turned = max(-AIM_DEG, min(AIM_DEG, degrees(self.turned)))
        return Aim(_within(speed, SPEED_M_S), style, round(turned, 2), self.spin_rad_s, y_mm=round(self.start_mm, 1))


def casual_aims(many: int, polish: Polish, below: Below) -> list[Aim]:
    """As a child throws: in any way, somewhere down the board."""
    found = []
    for _ in range(many):
        long_mm = _CASUAL_MM[0] + below(_CASUAL_MM[1] - _CASUAL_MM[0])
        turned = radians(below(2 * _CASUAL_DEG + 1) - _CASUAL_DEG)
        to = BOARD.disc_x.value + long_mm * cos(turned), long_mm * sin(turned)
        found.append(Way(0.0, to).aim(polish, _CASUAL[below(len(_CASUAL))]))
    return found


def aims(
    board: Sequence[Resting], hit: Sequence[str], hide: Sequence[str], hand: float, polish: Polish, below: Below
) -> list[Aim]:
    """The best guesses first: free ways to the best places and blows at dice in turn, then ways that are not free.

    Args:
        hit: dice that would better lie elsewhere, the most worthwhile first.
        hide: dice before which it may pay to lie.
        below: shakes the places a little, so that not every throw tries the same.
    """
    place = {resting.die: resting.pose.at_mm[:2] for resting in board if resting.pose is not None}
    ways = list(_ways(hand, below))
    is_free = [_is_free(way, list(place.values())) for way in ways]
    free = [way for way, free in zip(ways, is_free, strict=True) if free]
    closed = [way for way, free in zip(ways, is_free, strict=True) if not free]
    guards = [Way(0.0, _before(place[die])) for die in hide]
    at_dice = guards + list(_blows([place[die] for die in hit]))
    return [way.aim(polish) for way in (*_alternating(free, at_dice), *closed)]


def _ways(hand: float, below: Below) -> Iterator[Way]:
    ledges = [
        ((level.x_mm[0] + level.x_mm[1]) / 2, sum(level.y_mm) / 2) for level in BOARD.levels if level.multiplier == 4
    ]
    for number in range(_WAYS):
        x, y = ledges[number % len(ledges)]
        start_mm = _STARTS_MM[number // len(ledges) % len(_STARTS_MM)]
        x += below(2 * _SHAKEN_MM + 1) - _SHAKEN_MM - BACK_MM * hand
        yield Way(start_mm, (x, y), spin_rad_s=_SPINS_RAD_S[below(len(_SPINS_RAD_S))])


def _blows(places: Sequence[Point]) -> Iterator[Way]:
    """All dice once before any a second time."""
    for blow_m_s in _BLOWS_M_S:
        for beside_mm in _BESIDE_MM:
            for x, y in places:
                yield Way(max(-36.0, min(36.0, y / 3)), (x, y + beside_mm), blow_m_s)


def _before(place: Point) -> Point:
    x, y = place
    share = 1 - _HIDDEN_MM / hypot(x - BOARD.disc_x.value, y)
    return BOARD.disc_x.value + share * (x - BOARD.disc_x.value), share * y


def _is_free(way: Way, places: Sequence[Point]) -> bool:
    beside = (way.beside_mm(place) for place in places)
    return all(mm is None or mm > _CLEAR_MM for mm in beside)


def _alternating(first: Sequence[Way], second: Sequence[Way]) -> list[Way]:
    shared = min(len(first), len(second))
    pairs = [way for pair in zip(first, second, strict=False) for way in pair]
    return [*pairs, *first[shared:], *second[shared:]]


def _within(value: float, bounds: tuple[float, float]) -> float:
    return round(max(bounds[0], min(bounds[1], value)), 3)
