"""Everything a match of Tumblin-Dice is, at one moment.

The dice on the board are kept as people or the physics last told them; the rules never work out where a die goes.
Dice in motion are not on the board: `thrown` and `loose` name them, and CHANCE owes where they stop.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from dicehall.games.tumblin_dice.dice import Box, box_of
from dicehall.games.tumblin_dice.variants import PRINTED, Variant

Phase = Literal["order", "throw", "settle", "over"]
"""Rolling for the first order; a seat throws; dice are moving; finished."""

LEVELS = (0, 1, 2, 3, 4)
"""Before the dark line, then the four that score [TD-6]."""
TARGET = 301
"""Of the edition `to_301` [TD-R13]."""
TEAMS = ((1, 3), (2, 4))
"""[TD-13]"""


class Pose(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a die is, on the board's own axes."""

    at_mm: tuple[float, float, float]
    """Centre: along the board from the disc, to the left, up."""
    turn: tuple[float, float, float, float]
    """Unit quaternion w, x, y, z."""


class Tilt(Struct, frozen=True, forbid_unknown_fields=True):
    """How a cocked die was read [TD-R5]."""

    nearest: int
    """The face nearest to upright."""
    next_face: int
    """The one that comes after it."""
    gap_deg: float
    """How much farther from upright the next face is, in degrees."""


class Resting(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How one die lies when everything is at rest."""

    die: str
    face: int = 0
    """The number that counts, 1 to 6; 0 was not read, as may be with a die that goes."""
    level: int = 0
    """0 before the line, 1 to 4; a die carried by dice has theirs [TD-R4]."""
    crossed: bool = True
    """Every point of it is beyond the line [TD-R3]; never at level 0."""
    on_disc: bool = False
    """It lies on the landing disc [TD-R3]."""
    off_board: bool = False
    """It has left the board [TD-4]."""
    on_top_of: tuple[str, ...] = ()
    """The dice that carry it, if it touches nothing else [TD-R6]."""
    leaning_on: tuple[str, ...] = ()
    """The dice that it leans on without lying on them [TD-R5]."""
    leans_off_board: bool = False
    """A referee's mark: it leans on a die that is off the board [TD-12]."""
    tilt: Tilt | None = None
    pose: Pose | None = None
    """None on a real board."""


class State(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A match between two moves."""

    hand: tuple[tuple[int, ...], ...]
    """For each seat, how many dice it has still to throw of each kind of the box."""
    phase: Phase = "throw"
    order: tuple[int, ...] = ()
    """Seats of this quarter, in the order in which they throw."""
    turn: int = 0
    """Seat whose die is due; its partner throws it if the seat has left [TD-R11]."""
    thrown: str = ""
    """The die that has been thrown and has not come to rest."""
    loose: tuple[str, ...] = ()
    """Dice that lay or leaned on a die that went, and settle again [TD-R10]."""
    board: tuple[Resting, ...] = ()
    """In the order of the box."""
    stacked: tuple[tuple[str, str], ...] = ()
    """Each die on a die, as (upper, lower), in the order in which they came there [TD-R6]."""
    quarter: int = 1
    overtime: int = 0
    """Number of the overtime quarter; 0 in regular time."""
    scores: tuple[tuple[int, ...], ...] = ()
    """For each finished quarter the points of each seat."""
    number: int = 1
    """Of the throw in play."""
    named: tuple[int, ...] = ()
    """Teams (1, 2) that have named their first seat for this quarter [TD-R11]."""
    places: tuple[tuple[int, ...], ...] = ()
    """While the order is rolled for: sides by place, those still level together [TD-R1]."""
    left: tuple[int, ...] = ()
    is_reported: bool = False
    """Nobody reads the dice aloud; JUDGE reports whole quarters [ALL-11]."""
    winners: tuple[int, ...] = ()
    won_by: str = ""
    """Rule that ended the match."""
    variant: Variant = PRINTED


def box(state: State) -> Box:
    """The dice of this match."""
    return box_of(state.variant, len(state.hand))


def full_hands(state: State) -> tuple[tuple[int, ...], ...]:
    """Every seat's hand before a quarter in which all throw."""
    return (box(state).hand,) * len(state.hand)


def partner(seat: int) -> int:
    """The other seat of a team.

    >>> [partner(seat) for seat in (1, 2, 3, 4)]
    [3, 4, 1, 2]
    """
    return (seat + 1) % 4 + 1


def team_of(seat: int) -> int:
    """1 or 2 [TD-13].

    >>> [team_of(seat) for seat in (1, 2, 3, 4)]
    [1, 2, 1, 2]
    """
    return 2 - seat % 2


def thrower(state: State) -> int:
    """The seat that acts when a die is due: the partner, for a seat that has left [TD-R11]."""
    turn = state.turn
    return partner(turn) if turn in state.left else turn


def is_unstarted(state: State) -> bool:
    """Whether nobody has thrown in this quarter of teams yet; a seat that left still has its dice there [TD-R11]."""
    return state.hand == full_hands(state)
