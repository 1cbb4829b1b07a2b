"""What a match is made of: actions become moves, moves give steps, steps tell events.

An action has no author and a move has one; only moves are stored. Events are consequences and are never replayed.
None of these can be part of a cycle, so the garbage collector need not look at them (`gc=False`).
"""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from dicehall.core.actors import Actor

S = TypeVar("S")
A = TypeVar("A")


class Move(Struct, Generic[A], frozen=True, gc=False):
    """An action and who did it."""

    actor: Actor
    action: A


class Event(Struct, frozen=True, gc=False):
    """Something that happened, told to everybody at the table. Games derive their events from this."""

    rule: str
    """Id of the rule that made it happen."""


class Step(Struct, Generic[S], frozen=True, gc=False):
    """What a move leads to."""

    state: S
    events: tuple[Event, ...] = ()


class Outcome(Struct, frozen=True):
    """How a match ended."""

    winners: tuple[int, ...]
    """Seats that won, ascending; several share the win."""
    scores: tuple[int, ...]
    """What each seat ended with (points, cards, lizards ...), in order of seats."""
    rule: str
    """Id of the rule that decided it."""


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """A seat leaves for good: a move of that seat, or of CLOCK for it [ALL-7]."""

    seat: int


class Forfeit(Struct, frozen=True, tag="forfeit", forbid_unknown_fields=True):
    """CLOCK: the seat in turn has let the table's limit pass and loses this one act [ALL-9]."""

    seat: int


class Void(Struct, frozen=True, tag="void", forbid_unknown_fields=True):
    """CLOCK or JUDGE breaks off the race that is under way [ALL-10]."""


Intervention = Leave | Forfeit | Void
"""Actions that every game knows. They are never sampled or listed: they come from outside of play."""
