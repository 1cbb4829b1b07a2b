"""Bots for King of the Dice Junior: a child that sees one card, a good keeper of dice, and one that plays to win.

They differ in what they see, not in luck. "easy" keeps dice for one card and spends its crown at once; "medium" keeps
the best dice for any card and saves its crown for the last cards; "hard" asks what each way to end the turn does to its
chance to win the match (`king_race.py`). Luck weighs more than all of this: see the shares of wins in the tests.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.bots.king_race import Race, Rival, chance_to_win
from dicehall.bots.pace import lognormal_ms
from dicehall.core import Below, Choices
from dicehall.games.king_of_the_dice_junior.actions import Action, Crown, EndTurn, Reroll, Roll, Take
from dicehall.games.king_of_the_dice_junior.cards import CARDS, Card
from dicehall.games.king_of_the_dice_junior.scoring import colour_of, is_met, lizards_in, symbol_of
from dicehall.games.king_of_the_dice_junior.state import ROLLS, Face
from dicehall.games.king_of_the_dice_junior.view import View
from dicehall.odds.king_turn import Ends, Turn, solve


class Level(Struct, frozen=True):
    """How quick a bot is; how well it plays is in `KingBot`."""

    roll_ms: int
    """Median time to take the dice and let them go."""
    think_ms: int
    """Median time to compare dice and cards and to decide."""
    spread: float
    """Of both times, as `lognormal_ms` takes it."""


LEVELS = {
    "easy": Level(roll_ms=1_200, think_ms=3_500, spread=0.45),
    "medium": Level(roll_ms=900, think_ms=2_400, spread=0.35),
    "hard": Level(roll_ms=800, think_ms=1_800, spread=0.3),
}
_UNIT = 1_000_000
"""The solver counts in whole numbers: chances to win in millionths."""
_CARDS_BEFORE_CROWN = 3
"""So many cards "medium" wants to have before it spends its crown, as careful players do."""


class KingBot:
    """Plays one seat at a level: "easy", "medium" or "hard"."""

    def __init__(self, level: str) -> None:
        if level not in LEVELS:
            raise ValueError(f"level {level!r}: there are {', '.join(LEVELS)}")
        self._name, self._level = level, LEVELS[level]

    def choose(self, view: Struct, choices: Choices[Action], below: Below) -> Action | None:
        """Its move; None when it is not its turn to choose."""
        table = _table(view)
        if table.in_turn != table.seat or table.phase not in ("ready", "choose"):
            return None
        if table.phase == "ready":
            return Roll()
        if self._name == "easy":
            return _child_move(table)
        turn = _any_card(table) if self._name == "medium" else _best_for_the_match(table)
        return solve(turn).best(_faces(table), table.rolls).action

    def delay_ms(self, view: Struct, action: Action, below: Below) -> int:
        """How long a person of this level takes for the action, in milliseconds."""
        median_ms = self._level.roll_ms if isinstance(action, Roll) else self._level.think_ms
        return lognormal_ms(median_ms, self._level.spread, below)


def _table(view: Struct) -> View:
    if not isinstance(view, View):
        raise TypeError(f"a view of King of the Dice Junior is needed, not {type(view).__name__}")
    return view


def _faces(table: View) -> tuple[Face, ...]:
    return tuple(face for face in table.faces if face is not None)


def _cards(table: View) -> tuple[Card, ...]:
    return tuple(CARDS[number - 1] for number in table.face_up)


def _had_crown(table: View) -> bool:
    """Whether the turn began with a crown; its third roll shows that it did."""
    return table.seat in table.crowns or table.rolls > ROLLS


def _child_move(table: View) -> Action:
    """Takes what is met; else keeps dice for the card that has lain longest, and rolls as long as it can."""
    faces = _faces(table)
    for card in _cards(table):
        if is_met(card, faces):
            return Take(card.number)
    keep = _dice_for(_cards(table)[0], faces)
    if table.rolls < ROLLS:
        return Reroll(keep)
    return Crown(keep) if table.rolls == ROLLS and table.seat in table.crowns else EndTurn()


def _dice_for(card: Card, faces: tuple[Face, ...]) -> tuple[int, ...]:
    """Places of the dice that show something the card asks for, none twice for the same wish."""
    look = colour_of if card.kind == "turret" else symbol_of
    wishes = list(card.asks)
    keep = []
    for die, face in enumerate(faces):
        if look(face) in wishes:
            wishes.remove(look(face))
            keep.append(die)
    return tuple(keep)


def _any_card(table: View) -> Turn:
    """Each card is worth the same, and the crown nothing, once it may be spent."""
    ends = Ends((1,) * len(table.face_up))
    may_spend = table.rolls > ROLLS or (
        table.seat in table.crowns and len(table.castles[table.seat - 1]) >= _CARDS_BEFORE_CROWN
    )
    return Turn(_cards(table), ends, ends if may_spend else None, table.variant.may_decline)


def _best_for_the_match(table: View) -> Turn:
    """Each end of the turn is worth the chance to win the match after it."""
    rivals = _rivals(table)
    plain = _ends(table, rivals, has_crown=_had_crown(table))
    crowned = _ends(table, rivals, has_crown=False) if _had_crown(table) else None
    return Turn(_cards(table), plain, crowned, table.variant.may_decline)


def _ends(table: View, rivals: tuple[Rival, ...], *, has_crown: bool) -> Ends:
    """The chances to win, in whole numbers, with or without a crown."""
    castle = table.castles[table.seat - 1]

    def worth(castle: tuple[int, ...]) -> int:
        race = Race((len(castle), has_crown), lizards_in(castle), rivals, table.variant.full_round)
        return round(chance_to_win(race) * _UNIT)

    return Ends(tuple(worth((*castle, card)) for card in table.face_up), worth(castle))


def _rivals(table: View) -> tuple[Rival, ...]:
    """The other seats in play."""
    seats = len(table.castles)
    return tuple(
        Rival(
            (len(castle), seat in table.crowns),
            lizards_in(castle),
            is_later=(seat - table.first) % seats > (table.seat - table.first) % seats,
        )
        for seat, castle in enumerate(table.castles, 1)
        if seat not in (table.seat, *table.left)
    )
