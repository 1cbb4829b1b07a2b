"""What an actor may do now. Legality is stated here and nowhere else.

Lists of actions are made once for each kind of situation; a choices object only pairs such a list with the state, which
it asks for the reason of a refusal (`refusals.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, combinations, product
from typing import Literal

from dicehall.core import Actor, Below, Dice, Distribution, Refusal, Uniform, chance
from dicehall.games.king_of_the_dice_junior.actions import (
    Action,
    Crown,
    Drawn,
    EndTurn,
    Lot,
    Reroll,
    Roll,
    Rolled,
    Take,
)
from dicehall.games.king_of_the_dice_junior.cards import NUMBERS
from dicehall.games.king_of_the_dice_junior.refusals import why_not
from dicehall.games.king_of_the_dice_junior.state import (
    DICE,
    DRAWING,
    ROLLS,
    Face,
    State,
    in_motion,
    in_play,
    is_in_pile,
    pile,
)
from dicehall.games.king_of_the_dice_junior.turn import met

KEEPS: tuple[tuple[int, ...], ...] = tuple(
    chain.from_iterable(combinations(range(len(DICE)), kept) for kept in range(len(DICE)))
)
"""All ways to set dice aside and still roll one, fewest kept first [KJ-4]."""

_CHANCE = chance()


class Menu:
    """A list of actions that is made once."""

    __slots__ = ("_known", "actions")

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions = tuple(actions)
        self._known: dict[object, Action] = {action: action for action in self.actions}

    def has(self, action: object) -> bool:
        try:
            known = self._known.get(action)
        except TypeError:  # not hashable, so none of ours
            return False
        if known is None:
            return False
        # Equal is not enough: take card=1 and take card=true are equal, but only one of them can be written down.
        return known is action or repr(known) == repr(action)


class MenuChoices:
    """The actions of a menu."""

    __slots__ = ("_actor", "_menu", "_state")

    def __init__(self, state: State, actor: Actor, menu: Menu) -> None:
        self._state, self._actor, self._menu = state, actor, menu

    def refusal(self, action: object) -> Refusal | None:
        return None if self._menu.has(action) else why_not(self._state, self._actor, action)

    def __contains__(self, action: object) -> bool:
        return self.refusal(action) is None

    def __iter__(self) -> Iterator[Action]:
        return iter(self._menu.actions)

    def sample(self, below: Below) -> Action:
        actions = self._menu.actions
        if not actions:
            raise LookupError(f"{self._actor} has nothing to do now")
        return actions[below(len(actions))]


class PileChoices:
    """The cards left to draw."""

    __slots__ = ("_actor", "_state")

    def __init__(self, state: State, actor: Actor) -> None:
        self._state, self._actor = state, actor

    def refusal(self, action: object) -> Refusal | None:
        if isinstance(action, Drawn) and type(action.card) is int and is_in_pile(self._state, action.card):
            return None
        return why_not(self._state, self._actor, action)

    def __contains__(self, action: object) -> bool:
        return self.refusal(action) is None

    def __iter__(self) -> Iterator[Action]:
        return iter(cards_to_draw(self._state))

    def sample(self, below: Below) -> Action:
        return draw(self._state).sample(below)


_DRAWN = {number: Drawn(number) for number in NUMBERS}
_TAKE = {number: Take(number) for number in NUMBERS}
_WAYS_ON: dict[str, tuple[Action, ...]] = {
    "reroll": tuple(Reroll(keep) for keep in KEEPS),
    "crown": tuple(Crown(keep) for keep in KEEPS),
    "none": (),
}
_NOTHING = Menu(())
_ROLL = Menu((Roll(),))


def choices(state: State, actor: Actor) -> MenuChoices | PileChoices:
    """What the actor may do now, interventions aside."""
    if actor.kind == "seat":
        if actor.number == state.in_turn:
            if state.phase == "choose":
                return MenuChoices(state, actor, _turn_menu(state))
            if state.phase == "ready":
                return MenuChoices(state, actor, _ROLL)
    elif actor.kind == "chance" and actor.number == 0:
        if state.phase == "rolling":
            return MenuChoices(state, actor, _roll_menu(in_motion(state.faces)))
        if state.phase in DRAWING:
            return PileChoices(state, actor)
        if state.phase == "lot":
            return MenuChoices(state, actor, _lot_menu(in_play(state)))
    return MenuChoices(state, actor, _NOTHING)


def distribution(state: State, actor: Actor) -> Distribution[Action] | None:
    """How the pending CHANCE falls; None if this actor has none."""
    if actor != _CHANCE:
        return None
    if state.phase == "rolling":
        return _throw(in_motion(state.faces))
    if state.phase in DRAWING:
        return draw(state)
    if state.phase == "lot":
        return _lot(in_play(state))
    return None


def draw(state: State) -> Uniform[Action]:
    """A card of the pile, each equally likely [ALL-2]."""
    return Uniform(cards_to_draw(state))


def cards_to_draw(state: State) -> list[Action]:
    """A move for each card of the pile, ascending."""
    return [_DRAWN[number] for number in pile(state)]


def _turn_menu(state: State) -> Menu:
    cards = met(state)
    if cards and not state.variant.may_decline:
        return _menu(cards, "none")  # a match is taken [KJ-R2]
    if state.rolls < ROLLS:
        return _menu(cards, "reroll")
    return _menu(cards, "crown" if state.rolls == ROLLS and state.in_turn in state.crowns else "none")


@cache
def _menu(cards: tuple[int, ...], way_on: Literal["reroll", "crown", "none"]) -> Menu:
    """Cards that are met, then ways to roll on, then stopping without a card [KJ-3, KJ-4, KJ-5, KJ-9, KJ-R8]."""
    takes = tuple(_TAKE[card] for card in cards)
    return Menu(takes + _WAYS_ON[way_on] + (() if cards else (EndTurn(),)))


@cache
def _rolled(faces: tuple[Face, ...]) -> Rolled:
    return Rolled(faces)


@cache
def _throw(dice: tuple[int, ...]) -> Dice[Action, Face]:
    return Dice([DICE[die] for die in dice], _rolled)


@cache
def _roll_menu(dice: tuple[int, ...]) -> Menu:
    return Menu(_rolled(faces) for faces in product(*[DICE[die] for die in dice]))


@cache
def _lot(seats: tuple[int, ...]) -> Uniform[Action]:
    return Uniform(_lot_menu(seats).actions)


@cache
def _lot_menu(seats: tuple[int, ...]) -> Menu:
    """The seats in play [KJ-R6]."""
    return Menu(Lot(seat) for seat in seats)
