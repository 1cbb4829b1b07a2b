"""What a game brings to the terminal: pictures of its views, its keys, and how people tell what real dice show.

A screen remembers nothing. It never asks what is legal: a key stands for an action, and the rules answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from dicehall.cli.paint import Line
from dicehall.core import Actor, DicehallError, Event, Outcome

V = TypeVar("V", bound=Struct)

DiceKind = Literal["virtual", "real"]


class NotUnderstood(DicehallError):
    """A typed line that cannot be read; the message says what was expected."""


class Sight(Struct, frozen=True):
    """What people at this keyboard see, and what they are about to do."""

    view: Struct
    """As a spectator sees the table: one screen is shared by all."""
    acting: tuple[Actor, ...]
    names: tuple[str, ...]
    """By seat."""
    seated: tuple[int, ...]
    """Seats whose players sat down at this keyboard, ascending: those that left as well, so that keys stay the same."""
    left: tuple[int, ...] = ()
    """Seats that have left the match."""
    marks: Mapping[int, tuple[int, ...]] = {}
    """Dice that a seat has marked to keep, ascending."""
    round: int = 0
    """The throw, card or turn in play."""
    recent: tuple[Event, ...] = ()
    """The last events, the newest last."""
    outcome: Outcome | None = None
    dice: DiceKind = "virtual"
    """Whether the house throws the dice, or people do and type what they show."""
    room: int = 18
    """Rows for the picture of the table, at most."""

    def name(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self.names[seat - 1]

    @property
    def persons(self) -> tuple[int, ...]:
        """Seats that are played at this keyboard, ascending."""
        return tuple(seat for seat in self.seated if seat not in self.left)

    def person(self, seat: int) -> bool:
        """Whether a seat is played at this keyboard."""
        return seat in self.persons

    def seen(self, kind: type[V]) -> V:
        """The view, known to be of a kind."""
        if not isinstance(self.view, kind):
            raise TypeError(f"a view of {type(self.view).__module__}, where {kind.__module__} was expected")
        return self.view


class Do(Struct, frozen=True):
    """A key by which a seat acts."""

    seat: int
    action: object


class Rule(Struct, frozen=True):
    """A key by which the judge acts."""

    action: object


class Mark(Struct, frozen=True):
    """A key by which a seat marks a die to keep, or takes the mark away; no move."""

    seat: int
    die: int


class Settle(Struct, frozen=True):
    """How a CHANCE fell, told by people."""

    actor: Actor
    action: object


class Answer(Struct, frozen=True):
    """What a typed line means."""

    moves: tuple[Do | Rule | Settle, ...]
    """To be made in this order."""
    echo: tuple[str, ...] = ()
    """Sentences to be confirmed before it counts; none: it counts at once."""


class Question(Struct, frozen=True):
    """Something that people answer by typing a line."""

    asks: str
    """One sentence."""
    examples: str
    """What may be typed, shown beneath."""
    read: Callable[[str], Answer]
    """Raises NotUnderstood."""


class Write(Struct, frozen=True):
    """A key that opens a line to be typed."""

    question: Question


Command: TypeAlias = Do | Rule | Mark | Write
Commands: TypeAlias = Mapping[str, Command]
"""By the key, as `outside.Press` names it; two keys one after the other are joined by a plus: `r`, `enter`, `t+3`."""


class Screen(Protocol):
    """One game at a terminal."""

    dice: tuple[DiceKind, ...]
    """What its dice may be; the first is usual."""
    why_dice: str
    """Why not the other kind, in a sentence; empty if both are possible."""
    why_no_bots: str
    """Why nobody but people can play it here; empty if bots can."""
    is_race: bool
    """Whether it needs single keys."""
    has_turns: bool
    """Whether somebody can be in turn, and so can have a limit of time."""
    most_persons: int
    """At one keyboard."""
    help: tuple[str, ...]
    """What the game is and which keys there are; one string a paragraph."""

    def table(self, sight: Sight) -> list[Line]:
        """What lies on the table, in at most `room` rows."""

    def now(self, sight: Sight) -> str:
        """What to press now, or who is awaited, in one sentence."""

    def is_waiting(self, sight: Sight) -> bool:
        """Whether a person at this keyboard has something to do."""

    def commands(self, sight: Sight) -> Commands:
        """All keys that mean something."""

    def markable(self, sight: Sight, seat: int) -> tuple[int, ...]:
        """Dice of a seat that may be marked to keep, ascending."""

    def tells(self, event: Event) -> bool:
        """Whether an event deserves a sentence; what the picture shows anyway may not."""

    def question(self, sight: Sight) -> Question | None:
        """What people have to tell before anything goes on; None where keys or the house's dice do."""
