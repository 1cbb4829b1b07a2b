"""What a seat may see: everything on the table, but not what is in the other hands.

Who has grabbed is seen by all; what and whether it was right is told by the events of the close.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.core import Actor
from dicehall.games.ghost_blitz_dice.state import Figure, Phase, State
from dicehall.games.ghost_blitz_dice.variants import Variant


class View(Struct, frozen=True, gc=False):
    """The table from one seat."""

    seat: int
    """0 for a spectator."""
    phase: Phase
    throw: int
    thrower: int
    """Seat that throws or has thrown; 0 before the lot is drawn."""
    faces: tuple[Figure, ...]
    """Of the red, white, grey, green and blue die while there is something to grab, else empty."""
    grabbed: tuple[int, ...]
    """Seats that have grabbed in this throw, first to last."""
    hand: tuple[Figure, ...]
    """What this seat holds itself."""
    points: tuple[int, ...]
    supply: int
    jackpot: int
    circle: tuple[Figure, ...]
    """The figures as they stand, clockwise."""
    left: tuple[int, ...]
    variant: Variant


def view_of(state: State, seat: Actor | None) -> View:
    """The view of a seat; None, or an actor who is no seat, sees what a spectator sees."""
    number = seat.number if seat is not None and seat.kind == "seat" else 0
    grabbed = state.grabbed
    return View(
        number,
        state.phase,
        state.throw,
        state.thrower,
        state.faces,
        grabbed,
        state.hands[grabbed.index(number)] if number in grabbed else (),
        state.points,
        state.supply,
        state.jackpot,
        state.circle,
        state.left,
        state.variant,
    )
