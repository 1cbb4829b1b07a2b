"""The throws of the lesson of Tumblin-Dice, computed once: `python -m dicehall.lessons.recorded` computes them anew.

They are kept beside this file, as the physics of another machine may let dice come to lie elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from dicehall.core import Actor, Move, chance, seat
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Settled, Throw
from dicehall.games.tumblin_dice.state import State
from dicehall.games.tumblin_dice.variants import Variant
from dicehall.match import Aim
from dicehall.physics import Lying, Rested, ThrowJob, throw

START = State(
    hand=((3,), (3,)),
    order=(1, 2),
    turn=1,
    quarter=3,
    scores=((34, 30), (28, 20)),
    number=13,
    variant=Variant(quarters=3, dice_per_seat=3, first_order="seats"),
)
"""The last quarter of three; whoever leads throws first [TD-7]."""

Name = Literal["first", "pushes", "knocks", "short", "last", "robins_last"]
"""A throw that counts."""
Slip = Literal["weak", "middling", "strong"]

_THROWS: tuple[tuple[Name, int, float], ...] = (
    ("first", 1, 1.2),
    ("pushes", 2, 1.9),
    ("knocks", 1, 1.9),
    ("short", 2, 0.7),
    ("last", 1, 1.3),
    ("robins_last", 2, 1.1),
)
"""In their order: name, seat, speed in metres a second."""
_SLIPS: dict[Name, tuple[tuple[Slip, float], ...]] = {
    "first": (("weak", 0.6), ("strong", 2.1)),
    "knocks": (("weak", 0.6), ("middling", 1.3)),
    "last": (("weak", 0.6), ("strong", 2.1)),
}
"""What else the learner may do in place of a throw."""
_FILE = Path(__file__).with_name("tumblin_flights.json")


class Recorded(Struct, frozen=True):
    """A throw, and what comes of others in its place."""

    rested: Rested
    slips: dict[Slip, Rested]


def recorded() -> dict[Name, Recorded]:
    """The throws as they are kept."""
    return msgspec.json.decode(_FILE.read_bytes(), type=dict[Name, Recorded])


def _computed() -> Iterator[tuple[Name, Recorded]]:
    state = START
    for name, number, speed in _THROWS:
        state = _after(state, seat(number), Throw("plain"))
        slips = {slip: _thrown(state, slower) for slip, slower in _SLIPS.get(name, ())}
        rested = _thrown(state, speed)
        state = _after(state, chance(), rested.settled)
        yield name, Recorded(rested, slips)


def _after(state: State, actor: Actor, action: Throw | Settled) -> State:
    after = GAME.apply(state, Move(actor, action)).state
    if not isinstance(after, State):
        raise TypeError(after)
    return after


def _thrown(state: State, speed_m_s: float) -> Rested:
    lying = tuple(Lying(resting.die, resting.pose) for resting in state.board if resting.pose is not None)
    return throw(ThrowJob(lying, state.thrown, Aim(speed_m_s), hand=0.0, seed=1))


if __name__ == "__main__":
    _FILE.write_bytes(msgspec.json.format(msgspec.json.encode(dict(_computed()))) + b"\n")
