"""The state of a match and the constants of the box.

A die has no number: it is called by the figure of its colour. `faces[3]` is what the green die shows, the bottle's die;
it need not be a bottle.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import Literal

from msgspec import Struct

from dicehall.games.ghost_blitz_dice.variants import PRINTED, Variant

Figure = Literal["chair", "ghost", "mouse", "bottle", "book"]
Phase = Literal["lot", "throw", "motion", "grab", "shuffle", "over"]

FIGURES: tuple[Figure, ...] = ("chair", "ghost", "mouse", "bottle", "book")
"""The order of figures, and of dice, everywhere in this game."""
COLOURS: dict[Figure, str] = {"chair": "red", "ghost": "white", "mouse": "grey", "bottle": "green", "book": "blue"}
SUPPLY = 35
"""Points in the box [GB-1]."""
SEATS = (2, 8)
"""Fewest and most [GB-9]."""
MIN_REACTION_MS = 120
"""Nobody is faster than this after the dice can be seen [GB-R5]."""

NETS: dict[str, tuple[tuple[Figure, ...], ...]] = {
    "own": tuple((*FIGURES, figure) for figure in FIGURES),
    "shifted": tuple((*FIGURES, figure) for figure in (*FIGURES[1:], FIGURES[0])),
}
"""The six sides of each die: every figure, then the one that it shows twice [GB-R1]."""
THROWS = frozenset(product(FIGURES, repeat=5))
"""All ways the dice can lie; both nets can show each of them."""
CIRCLES = tuple(permutations(FIGURES))
"""All orders in which the figures can stand [GB-R10]."""


class State(Struct, frozen=True, omit_defaults=True, gc=False):
    """Everything that the rules know. `hands` is the only part that seats must not see."""

    points: tuple[int, ...]
    """By seat; also of seats that have left."""
    supply: int = SUPPLY
    jackpot: int = 0
    thrower: int = 1
    """Seat that throws or has thrown; 0 before the lot is drawn."""
    throw: int = 1
    """Number of the throw in play; never falls."""
    phase: Phase = "throw"
    faces: tuple[Figure, ...] = ()
    """What each die shows, while there is something to grab."""
    grabbed: tuple[int, ...] = ()
    """Seats that have grabbed in this throw, in the order of the sequencer."""
    hands: tuple[tuple[Figure, ...], ...] = ()
    """What each of them holds; hidden until the close."""
    circle: tuple[Figure, ...] = FIGURES
    """The figures as they stand, clockwise."""
    left: tuple[int, ...] = ()
    """Seats that have left, ascending [ALL-7]."""
    variant: Variant = PRINTED


def in_play(state: State) -> tuple[int, ...]:
    """Seats that have not left, ascending.

    >>> in_play(State((0, 0, 0), left=(2,)))
    (1, 3)
    """
    return tuple([number for number in range(1, len(state.points) + 1) if number not in state.left])


def is_one_left(state: State) -> bool:
    """Whether all seats but one have left [ALL-7]."""
    return len(state.points) - len(state.left) == 1


def has_everyone_grabbed(state: State) -> bool:
    """Whether nobody in play is left to grab in this throw [GB-R6].

    >>> has_everyone_grabbed(State((0, 0, 0), grabbed=(3, 1), hands=(("mouse",), ("book",)), left=(2,)))
    True
    """
    enough = len(state.grabbed) + len(state.left) >= len(state.points)  # a seat can have grabbed and then left
    return enough and all(number in state.grabbed for number in in_play(state))


def seat_after(state: State, seat: int) -> int:
    """The seat itself if it is in play, else the next one clockwise [GB-R12].

    >>> seat_after(State((0, 0, 0), left=(1, 3)), seat=3)
    2
    """
    while seat in state.left:
        seat = seat % len(state.points) + 1
    return seat
