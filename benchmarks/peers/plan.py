"""What people do and when, drawn from a seed, and what came of it: `plan.ts` in Python. Times in milliseconds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Literal

from msgspec import Struct

SEATS = 4
FRAME_MS = 1_000 / 60
Server = Literal["boardgame.io", "colyseus", "dicehall"]
SERVERS: tuple[Server, ...] = ("boardgame.io", "colyseus", "dicehall")
_FIRST_THROWS_MS = 500.0
"""Tables do not begin in the same moment."""


class PlannedRound(Struct, frozen=True):
    """One round at a table."""

    pause_ms: float
    """After the last seat has seen the verdict of the round before, and has grabbed in it."""
    frame_ms: tuple[float, ...]
    """By seat: from the arrival of the dice until the screen shows them."""
    reaction_ms: tuple[float, ...]
    """By seat: from then until the press."""
    told_stay_silent: bool
    """Whether a seat that knows the verdict does not press any more."""


Planned = tuple[tuple[PlannedRound, ...], ...]
"""By table and round."""


class Plan(Struct, frozen=True):
    """All that the people of one run do."""

    server: Server
    urls: tuple[str, ...]
    """By seat: where it finds the server, maybe with a delay before it."""
    phases: tuple[Planned, ...]
    """One after the other."""


class PlayedRound(Struct, frozen=True):
    """What came of a round. Times are on the people's common clock, by seat."""

    thrown_ms: float
    dice_ms: tuple[float, ...]
    painted_ms: tuple[float, ...]
    pressed_ms: tuple[float, ...]
    """0: it knew the verdict before."""
    verdict_ms: tuple[float, ...]
    winners: tuple[int, ...]
    """All seats that anybody was told to have won it, 0 for nobody."""
    grabs: int
    """So many presses were compared for the verdict."""


class Rhythm(Struct, frozen=True):
    """How fast people are."""

    reactions: Callable[[Random], tuple[float, ...]]
    """Draws the reaction of each seat in a round."""
    pause_ms: tuple[float, float]
    """Shortest and longest."""
    told_stay_silent: bool = False


def drawn(tables: int, rounds: int, rhythm: Rhythm, seed: int) -> Planned:
    """What everybody does."""
    return tuple(_table(Random(f"{seed} {table}"), rounds, rhythm) for table in range(tables))


def _table(draw: Random, rounds: int, rhythm: Rhythm) -> tuple[PlannedRound, ...]:
    return tuple(
        PlannedRound(
            draw.uniform(*rhythm.pause_ms) if number else draw.uniform(0, _FIRST_THROWS_MS),
            tuple(draw.uniform(0, FRAME_MS) for _ in range(SEATS)),
            rhythm.reactions(draw),
            rhythm.told_stay_silent,
        )
        for number in range(rounds)
    )
