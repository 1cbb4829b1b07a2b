"""Why an action of JUDGE or CLOCK is not allowed now.

Sanctions, `void` and `leave` are legal at any time that makes sense of them, also while others are to act.
"""

from __future__ import annotations

from typing import get_args

from dicehall.core import Forfeit, Leave, Refusal, Void
from dicehall.games.lightning_dice.actions import Breach, Flip, Measure, ReadFaces, Rule, Sanction
from dicehall.games.lightning_dice.legality import is_dice, is_faces, is_in_play, over
from dicehall.games.lightning_dice.refusals import (
    BAD_DICE,
    BAD_READING,
    BAD_WORD,
    CALLS_FIRST,
    NO_BREACH,
    NO_CALL,
    NO_CALL_OF_SEAT,
    NO_FLIP,
    NO_FORFEIT,
    NO_MEASURE,
    NO_RACE,
    NO_TOURNAMENT,
    NOBODY_TO_LEAVE,
    NOBODY_TO_SANCTION,
    NOT_AT_REAL_DICE,
    NOT_REPORTED,
    NOT_YOUR_LEAVE,
    NOT_YOURS,
    RULE_FIRST,
)
from dicehall.games.lightning_dice.requirements import DICE
from dicehall.games.lightning_dice.state import State, has_call

BREACHES: tuple[str, ...] = get_args(Breach)
MEASURES: tuple[str, ...] = get_args(Measure)


def refused_to_clock(state: State, action: object) -> Refusal | None:
    """None if CLOCK may do this now: it takes away absent players and breaks off races."""
    if state.phase == "over":
        return over(state)
    match action:
        case Leave(number):
            return None if is_in_play(state, number) else NOBODY_TO_LEAVE
        case Void():
            return None if state.phase == "race" else NO_RACE
        case Forfeit():
            return NO_FORFEIT
        case _:
            return NOT_YOURS


def refused_to_judge(state: State, action: object) -> Refusal | None:
    """None if JUDGE may do this now."""
    if state.phase == "over":
        return over(state)
    match action:
        case Flip():
            return NO_FLIP if state.phase != "judge" else CALLS_FIRST if state.waiting else None
        case Rule(valid):
            return NO_CALL if not state.waiting else None if _is_word(valid) else BAD_WORD
        case ReadFaces(faces):
            return _refused_reading(state, faces)
        case Sanction():
            return _refused_sanction(state, action)
        case Leave():
            return NOT_YOUR_LEAVE
        case _:
            return refused_to_clock(state, action)


def _refused_reading(state: State, faces: object) -> Refusal | None:
    if not state.waiting or state.waiting[0].seat not in state.reported:
        return NOT_REPORTED
    return None if is_faces(faces, DICE) else BAD_READING


def _refused_sanction(state: State, sanction: Sanction) -> Refusal | None:
    seat, rule, kind = sanction.seat, sanction.rule, sanction.kind
    if not is_in_play(state, seat):
        return NOBODY_TO_SANCTION
    if rule not in BREACHES:
        return NO_BREACH
    if rule.startswith("LD-T") and not state.variant.tournament:
        return NO_TOURNAMENT
    if rule.startswith("LD-R") and seat not in state.reported:
        return NOT_AT_REAL_DICE
    if kind not in MEASURES:
        return NO_MEASURE
    return _refused_measure(state, sanction)


def _refused_measure(state: State, sanction: Sanction) -> Refusal | None:
    if sanction.kind != "roll_again" and sanction.dice != ():
        return BAD_DICE
    is_waiting = has_call(state, sanction.seat)
    match sanction.kind:
        case "warning":
            return None
        case "roll_again":
            return RULE_FIRST if is_waiting else None if is_dice(sanction.dice) else BAD_DICE
        case "call_void" | "call_void_minus_2":
            return None if is_waiting else NO_CALL_OF_SEAT


def _is_word(value: object) -> bool:
    return type(value) is bool
