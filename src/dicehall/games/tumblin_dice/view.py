"""What a seat may see: everything that lies on the board or is written on the score boards.

Nothing is hidden in this game; still the view is an allow-list and not the state.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.core import Actor
from dicehall.games.tumblin_dice.dice import Die, Kind
from dicehall.games.tumblin_dice.standings import totals
from dicehall.games.tumblin_dice.state import Phase, Resting, State, box
from dicehall.games.tumblin_dice.turn import in_turn
from dicehall.games.tumblin_dice.variants import Variant


class View(Struct, frozen=True):
    """The board from one seat."""

    seat: int
    """Who looks; 0 is a spectator."""
    phase: Phase
    in_turn: int
    """The seat that acts; 0 while dice move, while the order is rolled for, and at the end."""
    turn: int
    """Whose die is due or moving; another seat's than `in_turn` when its partner has left."""
    order: tuple[int, ...]
    quarter: int
    overtime: int
    number: int
    """Of the throw in play."""
    dice: tuple[Die, ...]
    """All dice of the game: name, owner and kind."""
    kinds: tuple[Kind, ...]
    hand: tuple[tuple[int, ...], ...]
    """For each seat, how many dice of each of `kinds` it has still to throw."""
    board: tuple[Resting, ...]
    stacked: tuple[tuple[str, str], ...]
    """Each die on a die, as (upper, lower), in the order in which they came there."""
    thrown: str
    loose: tuple[str, ...]
    scores: tuple[tuple[int, ...], ...]
    """For each finished quarter the points of each seat."""
    totals: tuple[int, ...]
    named: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]
    is_reported: bool
    winners: tuple[int, ...]
    variant: Variant


def view_of(state: State, seat: Actor | None) -> View:
    """The board as a seat sees it; None is a spectator."""
    known = box(state)
    return View(
        seat.number if seat is not None and seat.kind == "seat" else 0,
        state.phase,
        in_turn(state),
        state.turn,
        state.order,
        state.quarter,
        state.overtime,
        state.number,
        known.dice,
        known.kinds,
        state.hand,
        state.board,
        state.stacked,
        state.thrown,
        state.loose,
        state.scores,
        totals(state),
        state.named,
        state.places,
        state.left,
        state.is_reported,
        state.winners,
        state.variant,
    )
