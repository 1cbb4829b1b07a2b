"""Bots for Tumblin-Dice: which die they throw, and how steady their hand is.

Here is only what can be said at once. How the die is aimed takes many throws in the simulator, so it is worked out
afterwards and elsewhere: `tumblin_aiming.py`.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.bots.pace import lognormal_ms
from dicehall.core import Below, Choices
from dicehall.games.tumblin_dice.actions import Action, Name, Throw
from dicehall.games.tumblin_dice.dice import Kind, box_of
from dicehall.games.tumblin_dice.scoring import counts
from dicehall.games.tumblin_dice.state import partner
from dicehall.games.tumblin_dice.view import View


class Level(Struct, frozen=True):
    """How well a bot throws."""

    hand: float
    """How unsteady it is; 1 is a practised player's."""
    think_ms: int
    """Median time to look at the board and take a die."""
    spread: float
    """Of that time, as `lognormal_ms` takes it."""
    limit_s: float
    """How long it may try aims in the simulator; see `tumblin_aiming.A_SECOND`."""
    is_casual: bool = False
    """It throws anyhow, and not where it pays."""


LEVELS = {
    "easy": Level(hand=5.5, think_ms=2_200, spread=0.3, limit_s=0.05, is_casual=True),
    "medium": Level(hand=3.0, think_ms=1_900, spread=0.3, limit_s=0.3),
    "hard": Level(hand=1.25, think_ms=1_600, spread=0.25, limit_s=0.7),
    "master": Level(hand=0.25, think_ms=1_400, spread=0.25, limit_s=1.5),
}
HANDS = {name: level.hand for name, level in LEVELS.items()}
"""How unsteady each level's hand is; whoever throws for a bot gives it to the simulator."""
PERSON_HAND = 0.25
"""For people: as steady as the best bot's. What they drag is their skill and their error already; the little on top of
it makes sure that no drag, learned by heart or sent by a program, comes out twice the same."""

_WORTH_A_HIT = 8
"""Points of one die from which on a defensive die is spent on it."""


class TumblinBot:
    """Plays one seat at a level of LEVELS."""

    def __init__(self, level: str) -> None:
        if level not in LEVELS:
            raise ValueError(f"level {level!r}: there are {', '.join(LEVELS)}")
        self.name, self._level = level, LEVELS[level]

    def choose(self, view: Struct, choices: Choices[Action], below: Below) -> Action | None:
        """Names who begins, if that should change; throws when it is due; None while others are due or dice move."""
        table = _table(view)
        naming = _better_order(table)
        if naming is not None and naming in choices:
            return naming
        if table.phase != "throw" or table.in_turn != table.seat:
            return None
        throw = Throw(_kind_for(table, is_hasty=self.name == "easy"))
        return throw if throw in choices else None

    def delay_ms(self, view: Struct, action: Action, below: Below) -> int:
        """How long a person of this level takes before the throw, in milliseconds."""
        return lognormal_ms(self._level.think_ms, self._level.spread, below)


def _table(view: Struct) -> View:
    if not isinstance(view, View):
        raise TypeError(f"a view of Tumblin-Dice is needed, not {type(view).__name__}")
    return view


def _better_order(table: View) -> Name | None:
    """Whoever of a team has fewer points begins, so that the better one has its last word [TD-R11].

    Before the first points it leaves the naming to its partner, who may be a person.
    """
    seat = table.seat
    if not table.variant.teams or not table.scores or seat not in table.order:
        return None
    first, last = sorted((seat, partner(seat)), key=table.order.index)
    points = table.totals
    return Name(last) if points[first - 1] > points[last - 1] else None


def _kind_for(table: View, *, is_hasty: bool) -> Kind:
    """Which die to throw now [TD-R14].

    The double die comes last, when the fewest throws are left that could knock it away; a child throws it first. A
    defensive die is thrown at something that is worth it, or when there is nothing else.
    """
    left = [kind for kind, many in zip(table.kinds, table.hand[table.turn - 1], strict=True) if many]
    if "double" in left and is_hasty:
        return "double"
    if "defensive" in left and _best_target(table) >= _WORTH_A_HIT:
        return "defensive"
    return left[0]


def _best_target(table: View) -> int:
    """Points of the best die of an opponent."""
    box = box_of(table.variant, len(table.hand))
    counted = counts(table.board, table.stacked, box, table.variant.before_line)
    return max((count.points for count in counted if count.seat not in (0, table.turn)), default=0)
