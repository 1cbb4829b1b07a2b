"""The state of a match and the constants of the box.

The pile is not kept: it is every card that lies nowhere else, so no order of cards exists that could leak [ALL-2].
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from msgspec import Struct, field

from dicehall.games.king_of_the_dice_junior.cards import CARDS, NUMBERS
from dicehall.games.king_of_the_dice_junior.variants import Variant

Face = Literal["red-gem", "red-animal", "green-gem", "green-flower", "blue-flower", "blue-animal"]
Phase = Literal["lot", "deal", "ready", "rolling", "choose", "refill", "flip", "over"]
"""In `lot`, `deal`, `rolling`, `refill` and `flip` CHANCE is to move; in `ready` and `choose` the seat in turn."""

SEATS = (2, 4)
"""Fewest and most: there are four courtyards [KJ-11]."""
SIDES = 5
"""Free sides of a courtyard; that many cards close it [KJ-1, KJ-10]."""
FACE_UP = 2
"""Cards in the middle [KJ-1]."""
DICE: tuple[tuple[Face, ...], ...] = (
    ("red-gem", "red-animal", "green-gem", "green-flower", "blue-flower", "blue-animal"),
    ("red-gem", "red-animal", "green-gem", "green-flower", "blue-flower", "blue-animal"),
    ("red-gem", "red-animal", "green-gem", "green-flower", "blue-flower", "blue-animal"),
    ("red-gem", "red-animal", "green-gem", "green-flower", "blue-flower", "blue-animal"),
)
"""The six faces of each die, one row a die [KJ-R1]."""
ROLLS = 2
"""Rolls of a turn, the crown's not counted [KJ-4]."""
DRAWING: dict[Phase, str] = {"deal": "KJ-1", "refill": "KJ-6", "flip": "KJ-R3"}
"""Phases in which a card is turned, with the rule that turns it."""


class State(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """All that is on the table."""

    phase: Phase
    castles: tuple[tuple[int, ...], ...]
    """Cards of each seat in the order in which they were laid."""
    first: int = 0
    """The seat that began; 0 before the lot is drawn. Rounds start at its place, even if it has left [KJ-R11]."""
    in_turn: int = 0
    turns: int = 0
    """Turns begun in this match."""
    rolls: int = 0
    """Rolls of this turn, the one in motion included."""
    faces: tuple[Face | None, ...] = ()
    """What the four dice show, None for a die in motion; empty when all are in the hand."""
    face_up: tuple[int, ...] = ()
    """Cards in the middle; the first has lain longest."""
    discards: tuple[int, ...] = ()
    crowns: tuple[int, ...] = ()
    """Seats that still have their crown, ascending."""
    left: tuple[int, ...] = ()
    """Seats that have left, ascending."""
    variant: Variant = field(default_factory=Variant)


def pile(state: State) -> tuple[int, ...]:
    """Cards left to draw, ascending [ALL-2]."""
    out = {*state.face_up, *state.discards}.union(*state.castles)
    return tuple([number for number in NUMBERS if number not in out])


def pile_size(state: State) -> int:
    """How many cards are left to draw."""
    return len(CARDS) - len(state.face_up) - len(state.discards) - sum(map(len, state.castles))


def is_in_pile(state: State, card: int) -> bool:
    """Whether the card can still be drawn."""
    if card in state.face_up or card in state.discards or not 1 <= card <= len(CARDS):
        return False
    return all(card not in castle for castle in state.castles)


def in_play(state: State) -> tuple[int, ...]:
    """Seats that have not left, ascending [ALL-7]."""
    return tuple([seat for seat in range(1, len(state.castles) + 1) if seat not in state.left])


def next_in_play(state: State) -> int:
    """The seat after the one in turn, clockwise, seats that left skipped [KJ-2, ALL-7]."""
    seat = state.in_turn % len(state.castles) + 1
    while seat in state.left:
        seat = seat % len(state.castles) + 1
    return seat


@cache
def in_motion(faces: tuple[Face | None, ...]) -> tuple[int, ...]:
    """Indices of the dice that are rolling."""
    return tuple(die for die, face in enumerate(faces) if face is None)
