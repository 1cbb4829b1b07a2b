"""Dice laid on the board by hand, and shorthand for what comes of it."""

from __future__ import annotations

from math import cos, radians, sin

from dicehall.games.tumblin_dice.actions import Settled
from dicehall.games.tumblin_dice.state import Pose, Resting
from dicehall.match.flight import Aim, Polish
from dicehall.physics import BOARD, Lying, Rested, SettleJob, ThrowJob, settle, throw
from dicehall.physics.faces import Turn, multiplied, turn_of

TOP_MM = {level.name: level.top_mm for level in BOARD.levels}
HALF_MM = BOARD.die_edge.value / 2


def at(die: str, x: float, y: float, foot: float, face: int = 6, *, yaw: float = 0.0, pitch: float = 0.0) -> Lying:
    """A die with its middle over x, y and half an edge above `foot`, in mm; pitched by degrees, nose down."""
    turn = multiplied(_about_left(radians(pitch)), turn_of(face, radians(yaw)))
    w, a, b, c = (round(part, 7) for part in turn)
    return Lying(die, Pose((x, y, foot + HALF_MM), (w, a, b, c)))


def _about_left(angle: float) -> Turn:
    return cos(angle / 2), 0.0, sin(angle / 2), 0.0


def settled(*lying: Lying) -> dict[str, Resting]:
    """How dice lie after they have found their rest."""
    return by_name(settle(SettleJob(lying, ())).settled)


def by_name(told: Settled) -> dict[str, Resting]:
    return {one.die: one for one in told.dice}


def thrown(aim: Aim, *lying: Lying, hand: float = 0.0, seed: int = 1, polish: Polish = "used") -> Rested:
    """Throws `red-1` at dice that lie."""
    return throw(ThrowJob(lying, "red-1", aim, hand, seed, polish))


def lying(told: Settled) -> tuple[Lying, ...]:
    """The dice of an answer as they lie for the next job."""
    return tuple(Lying(one.die, one.pose) for one in told.dice if one.pose is not None)
