"""What people have agreed on at a table; as the store keeps it."""

from __future__ import annotations

from msgspec import Struct

from dicehall.core import OptionValue, Outcome
from dicehall.server.hall.options import NO_HANDICAP
from dicehall.wire.words import House, Status


class Place(Struct):
    """One chair."""

    guest: str = ""
    """Id of the person whose place it is; empty: nobody's."""
    name: str = ""
    level: str = ""
    """Of the bot that plays here, for itself or for the person; empty: no bot."""
    is_ready: bool = False
    pace_percent: int = NO_HANDICAP
    """Of whoever has the place: how long their dice tumble, in hundredths of the usual time."""
    die_ms: int = 0
    """How long each die is told to the person whose place it is; 0: they look."""

    @property
    def is_free(self) -> bool:
        return not self.guest and not self.level

    @property
    def is_kept(self) -> bool:
        """A bot plays for a person."""
        return bool(self.guest and self.level)


class Ranked(Struct, frozen=True):
    """How somebody has done in a match that is over."""

    guest: str
    """Empty: a bot."""
    name: str
    rank: int
    """1: has won."""
    score: int | None = None
    """What the game counts; None in a table from before it was kept."""


class Agreed(Struct):
    """All of it; what the store keeps of a table beside its matches."""

    code: str
    game: str
    host: str
    """Id of a guest."""
    places: list[Place]
    status: Status = "waiting"
    match: int = 0
    """Number of the match in play or last played."""
    options: dict[str, OptionValue] = {}
    house: House = House()
    barred: list[str] = []
    """Guests who may not come back."""
    screens: list[str] = []
    """Guests whose browser was a shared screen when the table was locked: it may come back as one."""
    secret: str = ""
    """What the chance of the match in play is made from, 32 bytes in hexadecimal. Nobody may see it."""
    is_paused: bool = False
    """The match in play stands still."""
    result: list[Ranked] = []
    """Of the last match once it is over, by seats."""


def ranks_of(outcome: Outcome) -> list[int]:
    """By seat. Behind those who share the win, more of what the game counts is better.

    >>> ranks_of(Outcome((2, 3), (14, 13, 13, 13), "GB-R9"))
    [3, 1, 1, 4]
    """
    won, scores = outcome.winners, outcome.scores
    others = [score for seat, score in enumerate(scores, 1) if seat not in won]
    return [
        1 if seat in won else 1 + len(won) + sum(other > score for other in others)
        for seat, score in enumerate(scores, 1)
    ]
