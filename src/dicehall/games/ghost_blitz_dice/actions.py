"""What can happen (actions) and what everybody is told about it (events).

A grab is told twice: at once that a seat has grabbed, and only at the close what it holds and whether it was right.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from dicehall.core import Event, Forfeit, Leave, Void
from dicehall.games.ghost_blitz_dice.state import Figure

Five = Annotated[tuple[Figure, ...], Meta(min_length=5, max_length=5)]
Verdict = Literal["right", "late", "wrong"]
Source = Literal["supply", "penalties", "jackpot"]


class Lot(Struct, frozen=True, tag="lot", forbid_unknown_fields=True):
    """CHANCE 0 names the seat that throws first [GB-R8]."""

    seat: int


class Throw(Struct, frozen=True, tag="throw", forbid_unknown_fields=True):
    """The seat in turn throws the dice [GB-1]."""


class Rolled(Struct, frozen=True, tag="rolled", forbid_unknown_fields=True):
    """CHANCE 0: the dice rest [GB-R5]."""

    faces: Five
    """By die: red, white, grey, green, blue."""


class Grab(Struct, frozen=True, tag="grab", forbid_unknown_fields=True):
    """A seat grabs; a claim."""

    throw: int
    figures: Annotated[tuple[Figure, ...], Meta(min_length=1, max_length=5)]
    """In the order of FIGURES. More than one is possible, and wrong [GB-6]."""


class Close(Struct, frozen=True, tag="close", forbid_unknown_fields=True):
    """CLOCK: the verdict is due, nobody grabs any more [GB-R6]; a claim, because it races against the last grabs."""


class Shuffled(Struct, frozen=True, tag="shuffled", forbid_unknown_fields=True):
    """CHANCE 0: the figures have changed places [GB-R10]."""

    order: Five


class Report(Struct, frozen=True, tag="report", forbid_unknown_fields=True):
    """JUDGE: how a throw of real dice went that nobody read aloud [ALL-11]."""

    right: int
    """Seat that grabbed right first; 0: nobody."""
    wrong: tuple[int, ...]
    """Seats that grabbed wrong, ascending."""


Action = Lot | Throw | Rolled | Grab | Close | Shuffled | Report | Leave | Forfeit | Void


class Turn(Event, frozen=True, tag="turn"):
    """Who throws next, and which throw it will be."""

    seat: int
    throw: int


class Thrown(Event, frozen=True, tag="thrown"):
    """The dice are in motion."""

    seat: int
    throw: int


class Shown(Event, frozen=True, tag="shown"):
    """The dice rest and can be seen."""

    throw: int
    faces: tuple[Figure, ...]


class Grabbed(Event, frozen=True, tag="grabbed", gc=False):
    """A seat has grabbed; what, stays hidden until the close."""

    seat: int
    throw: int


class Closed(Event, frozen=True, tag="closed"):
    """The throw is decided. GB-R6: somebody was right. GB-7: everybody was wrong. GB-R7: nobody was right in time."""

    throw: int
    right: int
    """Seat that wins the throw; 0: nobody."""


class Answer(Event, frozen=True, tag="answer"):
    """Which figure was right, by the rule named: GB-2, GB-3 or GB-4."""

    figure: Figure
    seen: Figure
    """Where the reasoning starts: the commonest figure, the one shown once, or the ghost."""
    die: Figure
    """The die to look at, called by the figure of its colour."""


class Judged(Event, frozen=True, tag="judged"):
    """What a seat held at the close. GB-R4: the right figure, but not alone."""

    seat: int
    figures: tuple[Figure, ...]
    """Empty if JUDGE reported the throw."""
    verdict: Verdict


class Paid(Event, frozen=True, tag="paid"):
    """A wrong grab is paid for: GB-6 to the winner, GB-7 into the jackpot, GB-R3 by a seat without points."""

    seat: int
    change: int
    """-1, or 0 if the seat has nothing."""
    to: int
    """Seat that gets the point; 0: the jackpot."""


class Scored(Event, frozen=True, tag="scored"):
    """The winner of the throw gains points."""

    seat: int
    change: int
    source: Source


class Reordered(Event, frozen=True, tag="reordered"):
    """The figures stand in a new order."""

    order: tuple[Figure, ...]


class Reported(Event, frozen=True, tag="reported"):
    """The judge has decided a throw whose dice nobody read."""

    throw: int


class Voided(Event, frozen=True, tag="voided"):
    """A throw is broken off; its grabs count for nothing."""

    throw: int


class Departed(Event, frozen=True, tag="departed"):
    """A seat has left for good."""

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """The match is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """Points by seat."""


GhostEvent = (
    Turn
    | Thrown
    | Shown
    | Grabbed
    | Closed
    | Answer
    | Judged
    | Paid
    | Scored
    | Reordered
    | Reported
    | Voided
    | Departed
    | Ended
)
