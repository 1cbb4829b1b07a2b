"""What a seat says to its table, and what the table says and asks.

These are values; `wire/` will turn them into bytes, a terminal uses them as they are.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from dicehall.core import Actor, Event, Outcome, Refusal
from dicehall.match import Aim, Entry, Evidence, Raced

A = TypeVar("A")


class Command(Struct, Generic[A], frozen=True, tag="command"):
    """A seat wants to do something in the round that it sees."""

    id: str
    """Chosen by the sender; comes back with the answer, and a second one with the same id is ignored."""
    action: A
    round: int
    undos: int
    """How many undos the sender has seen."""
    since_shown_ms: float | None = None
    """Since its own screen showed what it answers; for claims."""
    aim: Aim | None = None
    """How a die is to be thrown, for the physics; the record keeps it beside the move."""


class AskTakeBack(Struct, frozen=True, tag="ask_take_back"):
    """A seat would like its last move back."""

    id: str


class AnswerTakeBack(Struct, frozen=True, tag="answer_take_back"):
    """Another seat agrees to a take-back, or does not."""

    id: str
    agree: bool


Incoming = Command[A] | AskTakeBack | AnswerTakeBack


class Update(Struct, frozen=True, tag="update"):
    """Something happened; this is what you see now."""

    revision: int
    """Entries in the table's log; never falls."""
    after: int
    """Revision of the update before; if that is not the last one that you saw, you have missed something."""
    round: int
    undos: int
    events: tuple[Event, ...]
    view: Struct
    acting: tuple[Actor, ...]
    outcome: Outcome | None
    at_ms: int
    """The table's time."""
    link: int | None = None
    """Number of the link of its chain that the seat is to give now, for a draw that waits for it."""
    transcript: str | None = None
    """With it: the fingerprint of all that was shown before, which the record has to lead to."""


class NotAllowed(Struct, frozen=True, tag="not_allowed"):
    """Your command changed nothing, and cost nothing."""

    id: str
    refusal: Refusal


class Claimed(Struct, frozen=True, tag="claimed"):
    """Your claim has arrived and waits for its order."""

    id: str


class TakeBackAsked(Struct, frozen=True, tag="take_back_asked"):
    """A seat asks for its last move back; every other player is asked."""

    seat: int


class TakeBackClosed(Struct, frozen=True, tag="take_back_closed"):
    """The question has ended."""

    seat: int
    agreed: bool


class BotFailed(Struct, frozen=True, tag="bot_failed"):
    """The bot in a seat broke or answered against the rules; a legal action was chosen for it."""

    seat: int
    why: str


Outgoing = Update | Raced | NotAllowed | Claimed | TakeBackAsked | TakeBackClosed | BotFailed


class Log(Struct, frozen=True):
    """Write this down; tell nobody before it is safe."""

    entry: Entry[object]


class Tell(Struct, frozen=True):
    """Send to the player in a seat; seat 0 is everyone who watches."""

    seat: int
    message: Outgoing
    reveals: bool = False
    """An update that shows what is raced for: the seat's clock starts when it is sent. Tell `Table.revealed`."""


class Ask(Struct, frozen=True):
    """Somebody outside (people with dice, physics) must `settle` this CHANCE."""

    actor: Actor
    round: int
    evidence: Evidence | None = None
    """Holds the seed for the physics where dice are sealed; to be handed back with the answer."""


class Wake(Struct, frozen=True):
    """Call `tick` at this time; a later Wake replaces an earlier one."""

    at_ms: int


Effect = Log | Tell | Ask | Wake
