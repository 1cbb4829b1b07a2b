"""What can happen (actions) and what everybody is told about it (events).

A throw has no numbers: how hard and where is a matter of hands or of the physics, beside the move. CHANCE answers with
`settled`, which names every die of the board, also those that did not move.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from dicehall.core import Event, Forfeit, Leave, Void
from dicehall.games.tumblin_dice.dice import Kind
from dicehall.games.tumblin_dice.state import Resting

Removal = Literal["off_board", "disc_missed", "on_disc", "not_crossed"]


class Rolled(Struct, frozen=True, tag="rolled", forbid_unknown_fields=True):
    """CHANCE 0: the dice that decide the first order [TD-R1]."""

    faces: tuple[int, ...]
    """One for each side that is still level with another, in order of places, then of sides."""


class Name(Struct, frozen=True, tag="name", forbid_unknown_fields=True):
    """A seat names which of its team throws first in this quarter; the other throws last [TD-R11]."""

    first: int


class Throw(Struct, frozen=True, tag="throw", forbid_unknown_fields=True):
    """The seat in turn throws its next die of a kind [TD-1, TD-R14]."""

    die: Kind


class Settled(Struct, frozen=True, tag="settled", forbid_unknown_fields=True):
    """CHANCE 0: where all dice rest now, told by the physics or by people."""

    dice: tuple[Resting, ...]
    """Each die that lay on the board or was thrown, once, in any order; of two that came on one die by the same throw,
    the later in the list came last [TD-R17]."""
    disc_first: bool = True
    """The thrown die touched the landing disc before anything else [TD-2]."""


class Report(Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """JUDGE: where the dice of a whole quarter lie at its end, without its throws [ALL-11]."""

    dice: tuple[Resting, ...]
    """Those on the board; a die that is not named is out of play."""


Action = Rolled | Name | Throw | Settled | Report | Leave | Forfeit | Void


class OrderRolled(Event, frozen=True, tag="order_rolled"):
    """Seats (of teams: the lower seat) have rolled for their place."""

    seats: tuple[int, ...]
    faces: tuple[int, ...]


class QuarterBegun(Event, frozen=True, tag="quarter_begun"):
    """A quarter begins. TD-R1: the first. TD-7: by totals. TD-10: overtime among the tied."""

    quarter: int
    overtime: int
    order: tuple[int, ...]


class Named(Event, frozen=True, tag="named"):
    """A team has named its first and its last seat."""

    seat: int
    """Who said so."""
    first: int
    last: int


class Thrown(Event, frozen=True, tag="thrown"):
    """A die is in motion."""

    seat: int
    """Who threw it; by TD-R11 not always its owner."""
    die: str


class SetAside(Event, frozen=True, tag="set_aside"):
    """A die counts as thrown, because its seat let the limit pass."""

    seat: int
    die: str


class Landed(Event, frozen=True, tag="landed"):
    """The thrown die has come to rest and stays."""

    seat: int
    """Its owner."""
    die: str
    face: int
    level: int
    crossed: bool


class Moved(Event, frozen=True, tag="moved"):
    """A die that lay on the board lies otherwise now, and stays."""

    seat: int
    """Its owner."""
    die: str
    face: int
    level: int
    crossed: bool


class Removed(Event, frozen=True, tag="removed"):
    """A die goes from the board. TD-4: it left it. TD-3, TD-R3: not across, or on the disc. TD-R7: disc missed."""

    seat: int
    """Its owner."""
    die: str
    why: Removal


class Stacked(Event, frozen=True, tag="stacked"):
    """A die has come to lie on another and has control of it."""

    upper: str
    lower: str


class Loosened(Event, frozen=True, tag="loosened"):
    """Dice have lost what they lay or leaned on; they settle again."""

    dice: tuple[str, ...]


class Reported(Event, frozen=True, tag="reported"):
    """The judge has reported a whole quarter."""

    quarter: int


class Scored(Event, frozen=True, tag="scored"):
    """A seat's quarter is added up."""

    seat: int
    change: int
    total: int
    dice: tuple[tuple[str, int], ...]
    """Each die that brings the seat points, with how many."""


class Departed(Event, frozen=True, tag="departed"):
    """A seat has left for good."""

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """The match is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """By seat; in teams each seat has the team's score."""


TumblinEvent = (
    OrderRolled
    | QuarterBegun
    | Named
    | Thrown
    | SetAside
    | Landed
    | Moved
    | Removed
    | Stacked
    | Loosened
    | Reported
    | Scored
    | Departed
    | Ended
)
