"""Why an action of a seat, of CLOCK or of the judge is not allowed now; for dice at rest, `settling.py` says it.

A value of the wrong type is refused like any other wrong value: actions come from the outside world.
"""

from __future__ import annotations

from dicehall.core import Forfeit, Leave, Refusal
from dicehall.games.tumblin_dice.actions import Name, Report, Throw
from dicehall.games.tumblin_dice.refusals import (
    ALREADY_NAMED,
    ALREADY_THROWN,
    GONE_ALREADY,
    LEFT,
    MOVING,
    MOVING_FOR_OTHERS,
    NO_FORFEIT,
    NO_TEAMS,
    NOT_TIED,
    NOT_YOUR_TEAM,
    NOT_YOUR_TURN,
    ORDER_FIRST,
    OVER,
    PARTNER_GONE,
    REPORTED,
)
from dicehall.games.tumblin_dice.settling import refusal_of_report
from dicehall.games.tumblin_dice.state import TEAMS, State, box, is_unstarted, partner, team_of
from dicehall.games.tumblin_dice.turn import in_turn


def can_name(state: State, number: int) -> bool:
    """Whether a seat may still name the first seat of its team for this quarter [TD-R11, TD-R20]."""
    return (
        state.variant.teams
        and team_of(number) not in state.named
        and number not in state.left
        and partner(number) not in state.left
        and is_unstarted(state)
    )


def _refusal_of_phase(state: State, number: int) -> Refusal | None:
    if state.phase == "over":
        return OVER
    if number in state.left:
        return LEFT
    if state.phase == "order":
        return ORDER_FIRST
    return MOVING if state.phase == "settle" else None


def refusal_of_throw(state: State, number: int, action: Throw) -> Refusal | None:
    """None if a seat may throw this die now [TD-1, TD-R9, TD-R14]."""
    wrong = _refusal_of_phase(state, number)
    if wrong is not None:
        return wrong
    if state.is_reported:
        return REPORTED
    if in_turn(state) != number:
        return NOT_YOUR_TURN if number in state.order else NOT_TIED
    kinds = box(state).kinds
    if action.die not in kinds:
        return Refusal("TD-R14", f"There are no such dice in this game; throw one of these: {', '.join(kinds)}.")
    if not state.hand[state.turn - 1][kinds.index(action.die)]:
        return Refusal("TD-R14", f"There is no {action.die} die left to throw in this quarter.")
    return None


def refusal_of_name(state: State, number: int, action: Name) -> Refusal | None:
    """None if a seat may name this first seat now [TD-R11]."""
    if not state.variant.teams:
        return NO_TEAMS
    wrong = _refusal_of_phase(state, number)
    if wrong is not None:
        return wrong
    if not is_unstarted(state):
        return ALREADY_THROWN
    if team_of(number) in state.named:
        return ALREADY_NAMED
    if partner(number) in state.left:
        return PARTNER_GONE
    is_own = type(action.first) is int and action.first in TEAMS[team_of(number) - 1]
    return None if is_own else NOT_YOUR_TEAM


def refusal_of_leave(state: State, action: Leave) -> Refusal | None:
    """None if there is such a seat to leave [ALL-7]."""
    if state.phase == "over":
        return OVER
    number = action.seat
    is_there = type(number) is int and 1 <= number <= len(state.hand) and number not in state.left
    return None if is_there else GONE_ALREADY


def refusal_of_forfeit(state: State, action: Forfeit) -> Refusal | None:
    """None if it is this seat that lets the limit pass [ALL-9]."""
    if state.phase == "over":
        return OVER
    if state.phase != "throw":
        return MOVING_FOR_OTHERS
    if state.is_reported:
        return REPORTED
    return None if type(action.seat) is int and action.seat == in_turn(state) else NO_FORFEIT


def refusal_of_judge(state: State, report: Report) -> Refusal | None:
    """None if the judge may report the quarter so now [ALL-11, TD-R18]."""
    if state.phase == "over":
        return OVER
    if state.phase != "throw":
        return MOVING_FOR_OTHERS
    return refusal_of_report(state, report)
