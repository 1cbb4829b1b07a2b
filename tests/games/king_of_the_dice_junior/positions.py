"""Positions and moves in short: what the tests of this folder share."""

import pytest

from dicehall.core import Actor, Event, IllegalAction, Refusal, chance
from dicehall.games.king_of_the_dice_junior import GAME
from dicehall.games.king_of_the_dice_junior.actions import Action
from dicehall.games.king_of_the_dice_junior.choices import choices
from dicehall.games.king_of_the_dice_junior.state import State

THREE_REDS, THREE_GREENS, THREE_BLUES = 9, 10, 11
REDS = "red-gem,red-animal,red-gem,blue-flower"
"""Meets three reds."""
TWO_PAIRS = "red-gem,red-animal,green-gem,green-gem"
"""Meets neither three reds nor three blues."""


_BRACKETS = {"variant": "({})", "phase": "{}", "first": "{}", "in_turn": "{}", "turns": "{}", "rolls": "{}"}


def turn(faces: str = TWO_PAIRS, **fields: str | int) -> State:
    """A position in a turn: after the first roll of seat 1, three reds and three blues in the middle, unless said.

    Fields are written as in notation, but without their brackets.
    """
    known: dict[str, str | int] = {
        "phase": "choose", "castles": "[],[]", "first": 1, "in_turn": 1, "turns": 1, "rolls": 1, "faces": faces,
        "face_up": "9,11", "crowns": "1,2", "variant": "",
    }  # fmt: skip
    words = [f"{name}={_BRACKETS.get(name, '[{}]').format(value)}" for name, value in {**known, **fields}.items()]
    return GAME.notation.parse_state(" ".join(words))


def ready(**fields: str | int) -> State:
    """A seat about to roll."""
    return turn("", phase="ready", rolls=0, **fields)


def after(state: State, *moves: str) -> State:
    for move in moves:
        state = GAME.apply(state, GAME.notation.parse_move(move)).state
    return state


def events(state: State, *moves: str) -> tuple[Event, ...]:
    """What the last of the moves tells."""
    last = GAME.notation.parse_move(moves[-1])
    return GAME.apply(after(state, *moves[:-1]), last).events


def refused(state: State, move: str) -> Refusal:
    """Why the move is not allowed."""
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, GAME.notation.parse_move(move))
    return caught.value.refusal


def listed(state: State, actor: Actor) -> tuple[Action, ...]:
    return tuple(choices(state, actor))


def chances(state: State) -> dict[str, str]:
    """How the pending CHANCE may fall, with what probability."""
    distribution = GAME.chance(state, chance())
    assert distribution is not None
    return {GAME.notation.format_action(action): str(share) for action, share in distribution.items()}
