"""Positions and moves in short: what the tests of this folder share."""

from itertools import combinations

import pytest

from dicehall.core import (
    IllegalAction,
    Step,
)
from dicehall.games.lightning_dice import GAME
from dicehall.games.lightning_dice.state import State

THREES = "(faces=[3,3,3,3,3,3] fresh=true)"
MOVING = "(moving=[0,1,2,3,4,5])"
JUDGED = " tournament=true"
QUICK = " play=quick"
CARDS = 'deck=["Evens: all even","Odds: all odd","Lows: all low"]'
EVEN = "(faces=[2,2,4,4,6,6] fresh=true)"
ODD = "(faces=[1,1,3,3,5,5] fresh=true)"
TWOS = "(faces=[2,2,2,2,2,2] fresh=true)"
KEEPS = [keep for size in range(6) for keep in combinations(range(6), size)]


def step(state: State, *moves: str) -> Step[State]:
    """The state after these moves, and the events of the last."""
    last = Step(state)
    for move in moves:
        last = GAME.apply(last.state, GAME.notation.parse_move(move))
    return last


def race(scores: str, hands: str, *, switches: str = "", more: str = "") -> State:
    """Card 1 lies face up, in round 1; more fields may follow."""
    line = f"scores=[{scores}] hands=[{hands}] variant=({CARDS}{switches}) phase=race round=1 card=1{more}"
    return GAME.notation.parse_state(line)


def told(state: State, *moves: str) -> list[str]:
    """What the last move tells."""
    return [GAME.notation.format_event(event) for event in step(state, *moves).events]


def broken_rule(state: State, *moves: str) -> str:
    """The rule that the last move breaks; the others are played."""
    before = step(state, *moves[:-1]).state
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(before, GAME.notation.parse_move(moves[-1]))
    return refused.value.refusal.rule
