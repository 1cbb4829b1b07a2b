"""From an aim to the start of a throw: what the hand adds, and what no hand decides.

Pure Python, and rounded, so that everybody finds the same start for the same aim, hand and seed.
"""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin, sqrt
from random import Random
from statistics import NormalDist

from msgspec import Struct

from dicehall.match.flight import AIM_DEG, DISC_MM, SPEED_M_S, SPIN_RAD_S, Aim, Start
from dicehall.physics.board import BOARD
from dicehall.physics.faces import Turn, Vector, rows, turn_of

GRAVITY_M_S2 = 9.81

SPEED_NOISE = 0.04
AIM_NOISE_DEG = 1.5
PLACE_NOISE_MM = 3.0
YAW_NOISE_DEG = 4.0
SPIN_NOISE_RAD_S = 2.0
"""Standard deviations for hand 1; a hand of 2 has twice as much."""
CLIMB_NOISE_DEG = 1.5
MOST_SIGMAS = 3.0
"""Noise beyond is cut off."""

SUNK_MM = 0.001
"""A die that lies sinks in so far: slid and flicked dice touch the disc when they are let go."""
FLICK_CLIMB_DEG = 5.0
FLICK_TUMBLE_RAD_S = 6.0
"""A finger hits below the middle, so that the die lifts and its front comes up."""
ROLL_DROP_MM = (5.0, 40.0)
ROLL_TUMBLE_RAD_S = (15.0, 45.0)

_NORMAL = NormalDist()


class _Hand:
    """Draws numbers in a fixed order; of `Random` only `random` is guaranteed to stay as it is."""

    def __init__(self, hand: float, seed: int) -> None:
        self._hand = hand
        self._random = Random(seed)

    def off(self, sigma: float) -> float:
        share = (int(self.between(0.0, 1.0) * 2**32) + 0.5) / 2**32
        return sigma * self._hand * max(-MOST_SIGMAS, min(MOST_SIGMAS, _NORMAL.inv_cdf(share)))

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self._random.random()


class _Push(Struct, frozen=True):
    """What came out, before the style."""

    speed: float
    heading: float
    """Radians to the left."""
    x_mm: float
    y_mm: float
    yaw: float
    spin: float


def start_of(aim: Aim, hand: float, seed: int) -> Start:
    """How a throw begins: the aim, the noise of the hand, and for a roll how it lay in the hand.

    Args:
        hand: how unsteady it is; 0 does what it aims at, 1 is a practised player's.
        seed: decides all noise.
    """
    drawn = _Hand(hand, seed)
    push = _pushed(aim, drawn)
    if aim.style == "roll":
        return _rolled(push, drawn)
    if aim.style == "flick":
        return _flicked(aim.face, push, drawn)
    return _start(push, turn_of(aim.face, push.yaw), -SUNK_MM, 0.0, (0.0, 0.0, push.spin))


def _pushed(aim: Aim, drawn: _Hand) -> _Push:
    speed = aim.speed_m_s * (1 + drawn.off(SPEED_NOISE))
    heading = aim.aim_deg + drawn.off(AIM_NOISE_DEG)
    x_mm, y_mm = aim.x_mm + drawn.off(PLACE_NOISE_MM), aim.y_mm + drawn.off(PLACE_NOISE_MM)
    yaw, spin = drawn.off(YAW_NOISE_DEG), aim.spin_rad_s + drawn.off(SPIN_NOISE_RAD_S)
    inside = min(1.0, DISC_MM / max(hypot(x_mm, y_mm), 1.0))
    heading = radians(_within(heading, (-AIM_DEG, AIM_DEG)))
    return _Push(
        _within(speed, SPEED_M_S),
        heading,
        x_mm * inside,
        y_mm * inside,
        heading + radians(yaw),
        _within(spin, (-SPIN_RAD_S, SPIN_RAD_S)),
    )


def _flicked(face: int, push: _Push, drawn: _Hand) -> Start:
    climb = radians(FLICK_CLIMB_DEG + drawn.off(CLIMB_NOISE_DEG))
    roll, pitch = drawn.off(SPIN_NOISE_RAD_S), drawn.off(SPIN_NOISE_RAD_S) - FLICK_TUMBLE_RAD_S
    return _start(push, turn_of(face, push.yaw), -SUNK_MM, climb, (roll, pitch, push.spin))


def _rolled(push: _Push, drawn: _Hand) -> Start:
    """Falls onto the place that was aimed at, so it is let go behind it."""
    turn, drop = _any_turn(drawn), drawn.between(*ROLL_DROP_MM)
    tumble, way = drawn.between(*ROLL_TUMBLE_RAD_S), drawn.between(-pi / 3, pi / 3)
    spin = (tumble * sin(way), tumble * cos(way), push.spin)
    back = push.speed * sqrt(2 * drop / 1000 / GRAVITY_M_S2) * 1000
    behind = _Push(
        push.speed,
        push.heading,
        push.x_mm - back * cos(push.heading),
        push.y_mm - back * sin(push.heading),
        push.yaw,
        push.spin,
    )
    return _start(behind, turn, drop, 0.0, spin)


def _start(push: _Push, turn: Turn, gap_mm: float, climb: float, spin: Vector) -> Start:
    """Args: spin: about the heading, about what is left of it, and about the upright."""
    ahead, aside = cos(push.heading), sin(push.heading)
    flat = push.speed * cos(climb)
    low = BOARD.die_edge.value / 2 * sum(map(abs, rows(turn)[2]))
    return Start(
        _rounded(3, BOARD.disc_x.value + push.x_mm, push.y_mm, BOARD.disc_top_mm + low + gap_mm),
        _turn_rounded(turn),
        _rounded(4, flat * ahead, flat * aside, push.speed * sin(climb)),
        _rounded(3, ahead * spin[0] - aside * spin[1], aside * spin[0] + ahead * spin[1], spin[2]),
    )


def _any_turn(drawn: _Hand) -> Turn:
    """Evenly among all turns (Shoemake 1992)."""
    share, first, second = drawn.between(0, 1), drawn.between(0, 2 * pi), drawn.between(0, 2 * pi)
    a, b = sqrt(1 - share), sqrt(share)
    return b * cos(second), a * sin(first), a * cos(first), b * sin(second)


def _within(value: float, bounds: tuple[float, float]) -> float:
    return max(bounds[0], min(bounds[1], value))


def _rounded(digits: int, x: float, y: float, z: float) -> Vector:
    return round(x, digits), round(y, digits), round(z, digits)


def _turn_rounded(turn: Turn) -> Turn:
    w, x, y, z = turn
    return round(w, 6), round(x, 6), round(y, 6), round(z, 6)
