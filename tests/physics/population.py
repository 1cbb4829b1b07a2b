"""A crowd of throwers, none of them aiming at anything: what the statistics are taken over.

60 of 100 slide (half of these with the 6 up), 25 flick, 15 roll. They throw whole quarters of 16 dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from dicehall.games.tumblin_dice.actions import Settled
from dicehall.games.tumblin_dice.settling import removal_of
from dicehall.games.tumblin_dice.state import Resting
from dicehall.games.tumblin_dice.variants import PRINTED
from dicehall.match.flight import Aim, Style
from dicehall.physics import Lying, Rested, SettleJob, ThrowJob, settle, throw

COLOURS = ("red", "white", "green", "black")
SPEEDS: dict[Style, tuple[float, float]] = {"slide": (0.75, 1.45), "flick": (0.8, 1.8), "roll": (0.7, 1.5)}
WIDE_DEG = 12.0
ASIDE_MM = 25.0
BEHIND_MM = -17.0


class Thrown(Struct, frozen=True):
    """A throw and what came of it, up to where dice are taken away."""

    job: ThrowJob
    rested: Rested
    stacked: tuple[tuple[str, str], ...]
    """Pairs of dice that stay, (upper, lower), that did not lie so before."""


def aim_of(random: Random) -> Aim:
    """What one of the crowd wants."""
    share = random.random()
    style: Style = "slide" if share < 0.6 else "flick" if share < 0.85 else "roll"
    face = 6 if style == "slide" and random.random() < 0.5 else 1 + int(random.random() * 6)
    return Aim(
        round(random.uniform(*SPEEDS[style]), 3),
        style,
        aim_deg=round(random.uniform(-WIDE_DEG, WIDE_DEG), 1),
        spin_rad_s=round(random.uniform(-15, 15), 1) if style == "flick" else 0.0,
        face=face,
        x_mm=BEHIND_MM,
        y_mm=round(random.uniform(-ASIDE_MM, ASIDE_MM), 1),
    )


def quarter(seed: int) -> Iterator[Thrown]:
    """Sixteen throws on one board, by the printed rules."""
    random, board = Random(seed), tuple[Resting, ...]()
    for number in range(16):
        lying = tuple(Lying(one.die, one.pose) for one in board if one.pose)
        die = f"{COLOURS[number % 4]}-{number // 4 + 1}"
        job = ThrowJob(lying, die, aim_of(random), 1.0, seed * 16 + number)
        rested = throw(job)
        before = pairs(board)
        board = _left(rested.settled, die)
        yield Thrown(job, rested, tuple(pair for pair in pairs(board) if pair not in before))


def pairs(board: tuple[Resting, ...]) -> list[tuple[str, str]]:
    """Each die that lies on a die, as (upper, lower)."""
    return [(one.die, lower) for one in board for lower in one.on_top_of]


def _left(settled: Settled, thrown: str) -> tuple[Resting, ...]:
    """What stays, after dice that lost their hold have settled again [TD-R10]."""
    while True:
        gone = [one.die for one in settled.dice if _goes(one, settled, thrown)]
        board = tuple(one for one in settled.dice if one.die not in gone)
        loose = tuple(one.die for one in board if any(die in gone for die in one.on_top_of + one.leaning_on))
        if not loose:
            return board
        settled = settle(SettleJob(tuple(Lying(one.die, one.pose) for one in board if one.pose), loose)).settled


def _goes(one: Resting, settled: Settled, thrown: str) -> bool:
    return removal_of(one, PRINTED, has_missed=one.die == thrown and not settled.disc_first) is not None
