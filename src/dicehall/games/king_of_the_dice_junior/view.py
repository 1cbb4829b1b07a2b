"""What a seat may see: all that lies on the table, and how many cards are left to draw.

Nothing is hidden in this game, for nothing is drawn ahead; still the view is an allow-list and not the state.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.core import Actor
from dicehall.games.king_of_the_dice_junior.state import Face, Phase, State, pile_size
from dicehall.games.king_of_the_dice_junior.variants import Variant


class View(Struct, frozen=True, gc=False):
    """The table from one seat."""

    seat: int
    """Who looks; 0 is a spectator."""
    phase: Phase
    in_turn: int
    first: int
    turns: int
    rolls: int
    faces: tuple[Face | None, ...]
    """What the dice show, None for a die in motion; empty when all are in the hand."""
    face_up: tuple[int, ...]
    """Cards in the middle; the first has lain longest."""
    castles: tuple[tuple[int, ...], ...]
    crowns: tuple[int, ...]
    """Seats that still have theirs."""
    discards: tuple[int, ...]
    pile: int
    """How many cards are left to draw."""
    left: tuple[int, ...]
    variant: Variant


def view_of(state: State, seat: Actor | None) -> View:
    """The table as the seat sees it; None is a spectator."""
    return View(
        seat.number if seat is not None and seat.kind == "seat" else 0,
        state.phase,
        state.in_turn,
        state.first,
        state.turns,
        state.rolls,
        state.faces,
        state.face_up,
        state.castles,
        state.crowns,
        state.discards,
        pile_size(state),
        state.left,
        state.variant,
    )
