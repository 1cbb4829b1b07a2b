"""What a lesson is made of: a match with prepared chance, cut into steps that wait for the learner.

The learner sits in seat 1, a friend in seat 2. Words are named by keys of the browser's catalogue
(`web/src/games/GAME/texts-lesson.ts`), and places on the screen by the names in `lesson.ts` beside it.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.core import Actor, seat
from dicehall.match import Flight

LEARNER = seat(1)
FRIEND = seat(2)


class Beat(Struct, frozen=True):
    """A move of somebody else: chance, the clock, a friend."""

    actor: Actor
    action: object
    after_ms: int | None = None
    """How long the table waits for it; None: as long as the rules say."""
    flight: Flight | None = None
    """The way of the dice that this move is the end of; the move comes when it has been shown."""


class Deed(Struct, frozen=True):
    """Something that the learner can do."""

    action: object
    speed_m_s: tuple[float, float] | None = None
    """Of a throw down the board: from, up to but not including."""


class Slip(Struct, frozen=True):
    """Something else that the learner may well do, and what comes of it; then they try again."""

    deed: Deed
    words: str
    """What is said when it has been shown."""
    then: tuple[Beat, ...] = ()
    rule: str = ""
    """That refuses it; empty: it is played."""
    rests_ms: int = 0
    """As in a step."""


class Late(Struct, frozen=True):
    """What happens if the learner does nothing for so long; then they try again, and nobody hurries them."""

    after_ms: int
    words: str
    then: tuple[Beat, ...]


class Step(Struct, frozen=True):
    """One thing to do."""

    words: str
    """Said before."""
    at: str
    """The place that is pointed at; empty: none."""
    do: Deed | None = None
    """None: it is only to be read."""
    then: tuple[Beat, ...] = ()
    slips: tuple[Slip, ...] = ()
    late: Late | None = None
    rests_ms: int = 0
    """How long what comes of it is to be seen before the next words."""


class Lesson(Struct, frozen=True):
    """A lesson of one game."""

    game: str
    start: object
    """The state that it begins in, which may be late in a match."""
    steps: tuple[Step, ...]
