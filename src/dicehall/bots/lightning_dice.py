"""Bots for Lightning Dice: they see their own dice and the card, as people do, and keep about what the solver would.

The levels differ in pace and in slips: a die kept or rolled by mistake, a match overlooked, a "Got it!" one die early.
Which slip happens is decided in `choose`; `delay_ms` only says how long a look and a hand take.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.bots.keeping import keep_for, requirement_of
from dicehall.bots.pace import lognormal_ms
from dicehall.core import Below, Choices
from dicehall.games.lightning_dice.actions import Action, Bonus, GotIt, Roll, Skip, Thunder
from dicehall.games.lightning_dice.requirements import DICE, FACES
from dicehall.games.lightning_dice.scoring import has_nothing_to_lose
from dicehall.games.lightning_dice.state import Hand
from dicehall.games.lightning_dice.variants import paced
from dicehall.games.lightning_dice.view import View


class Level(Struct, frozen=True):
    """How quick and how careful a bot is; slips are chances in a hundred."""

    look_ms: int
    """Median time to see what lies there and what to keep, and to roll."""
    call_ms: int
    """Median time to see a match and call it."""
    spread: float
    """Of both times, as `lognormal_ms` takes it."""
    keep_slips: int
    """A die is kept or rolled by mistake."""
    overlooked: int
    """A match is not seen and the bot rolls on."""
    early: int
    """With one die missing, "Got it!" is called."""


LEVELS = {
    "easy": Level(look_ms=3_000, call_ms=1_900, spread=0.4, keep_slips=25, overlooked=15, early=4),
    "medium": Level(look_ms=1_800, call_ms=1_200, spread=0.35, keep_slips=8, overlooked=4, early=1),
    "hard": Level(look_ms=1_000, call_ms=700, spread=0.25, keep_slips=0, overlooked=0, early=0),
}
_THROW_MS = 600
"""Median time to roll dice that are all in the hand: nothing to look at."""


class LightningBot:
    """Plays one seat at a level: "easy", "medium" or "hard"."""

    def __init__(self, level: str) -> None:
        if level not in LEVELS:
            raise ValueError(f"level {level!r}: there are {', '.join(LEVELS)}")
        self._level = LEVELS[level]

    def choose(self, view: Struct, choices: Choices[Action], below: Below) -> Action | None:
        """A call, a vote or a roll; None while its dice tumble, a judge is asked, or no card lies there."""
        table = _table(view)
        if not table.card or _hand(table).moving:
            return None
        wishes = (self._match(table, below), _six_alike(table), _vote(table))
        action = next((wish for wish in wishes if wish in choices), None) or self._roll(table, below)
        return action if action in choices else None

    def delay_ms(self, view: Struct, action: Action, below: Below) -> int:
        """How long a person of this level takes for the action, in milliseconds, by the pace of its seat [LD-R27]."""
        table = _table(view)
        delay_ms = lognormal_ms(self._median_ms(table, action), self._level.spread, below)
        return paced(table.variant, table.seat, delay_ms)

    def _median_ms(self, table: View, action: Action) -> int:
        if isinstance(action, GotIt | Bonus | Thunder):
            return self._level.call_ms
        if isinstance(action, Roll) and not any(_hand(table).faces):
            return _THROW_MS
        return self._level.look_ms

    def _match(self, table: View, below: Below) -> GotIt | None:
        faces = _hand(table).faces
        if 0 in faces:
            return None
        draw = below(100)
        if _is_met(table, faces):
            return GotIt(table.round) if draw >= self._level.overlooked else None
        return GotIt(table.round) if draw < self._level.early and _is_one_short(table, faces) else None

    def _roll(self, table: View, below: Below) -> Roll:
        faces = _hand(table).faces
        lying = tuple(die for die in range(DICE) if faces[die])
        best = keep_for(table.requirement, tuple(faces[die] for die in lying))
        keep = tuple(lying[position] for position in best)
        if below(100) < self._level.keep_slips:
            keep = _slipped(keep, lying, below(DICE))
        return Roll(table.round, keep)


def _six_alike(table: View) -> Bonus | Thunder | None:
    """Bonus for the own number; Thunder for that of an opponent who can lose a point, else it would only cost dice."""
    number = min(_hand(table).faces)
    if number == 0 or number != max(_hand(table).faces):
        return None
    if number == table.seat:
        return Bonus(table.round)
    if number > len(table.scores) or has_nothing_to_lose(table.scores[number - 1], floor=table.variant.floor_at_zero):
        return None
    return Thunder(table.round, number)


def _vote(table: View) -> Skip | None:
    """Joins a vote that others began, so that bots never stand in the way of people; a second vote is refused."""
    return Skip(table.round) if table.votes else None


def _slipped(keep: tuple[int, ...], lying: tuple[int, ...], die: int) -> tuple[int, ...]:
    """The keep with one die more or less; the same where that die is in the hand, or would be the sixth kept."""
    if die in keep:
        return tuple(other for other in keep if other != die)
    return tuple(sorted((*keep, die))) if die in lying and len(keep) < DICE - 1 else keep


def _is_met(table: View, faces: tuple[int, ...]) -> bool:
    return requirement_of(table.requirement).is_met(faces)


def _is_one_short(table: View, faces: tuple[int, ...]) -> bool:
    """Whether some other face of one die would meet the card."""
    return any(_is_met(table, (*faces[:die], face, *faces[die + 1 :])) for die in range(DICE) for face in FACES)


def _hand(table: View) -> Hand:
    return table.hands[table.seat - 1]


def _table(view: Struct) -> View:
    if not isinstance(view, View):
        raise TypeError(f"a view of {type(view).__module__}: this bot plays Lightning Dice only")
    return view
