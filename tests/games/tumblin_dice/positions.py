"""Positions and moves in short: what the tests of this folder share."""

from __future__ import annotations

import pytest

from dicehall.core import (
    Event,
    IllegalAction,
    Refusal,
)
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.state import State

TWO = "hand=[[4],[4]] order=[1,2] turn=1"


def state_of(text: str) -> State:
    return GAME.notation.parse_state(text)


def after(start: str | State, *moves: str) -> State:
    state = state_of(start) if isinstance(start, str) else start
    for move in moves:
        state = GAME.apply(state, GAME.notation.parse_move(move)).state
    return state


def events_of(text: str, move: str) -> tuple[Event, ...]:
    return GAME.apply(state_of(text), GAME.notation.parse_move(move)).events


def refused(start: str | State, move: str) -> Refusal:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state_of(start) if isinstance(start, str) else start, GAME.notation.parse_move(move))
    return caught.value.refusal
