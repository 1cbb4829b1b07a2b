"""Whether an actor may do something now, and if not, which rule it breaks: the only place that says so.

Values may come from anywhere, so each is checked here, whatever its type says.
"""

from __future__ import annotations

from itertools import combinations, pairwise

from dicehall.core import CLOCK, JUDGE, Actor, Forfeit, Leave, Refusal, Void, chance
from dicehall.games.ghost_blitz_dice.actions import Close, Grab, Lot, Report, Rolled, Shuffled, Throw
from dicehall.games.ghost_blitz_dice.state import (
    CIRCLES,
    FIGURES,
    MIN_REACTION_MS,
    THROWS,
    Figure,
    Phase,
    State,
    in_play,
)

ALONE: tuple[tuple[Figure, ...], ...] = tuple((figure,) for figure in FIGURES)
SEVERAL: tuple[tuple[Figure, ...], ...] = tuple(hand for size in (2, 3, 4, 5) for hand in combinations(FIGURES, size))
_HANDS = frozenset(ALONE + SEVERAL)
_CIRCLES = frozenset(CIRCLES)
_TABLES_CHANCE = chance()

NOT_YOURS = Refusal("ALL-1", "That is not yours to do.")
UNKNOWN = Refusal("ALL-1", "Ghost Blitz knows no such action.")
OVER = Refusal("GB-8", "The match is over.")
NO_SUCH_SEAT = Refusal("ALL-7", "There is no such seat to leave.")
GONE = Refusal("ALL-7", "Whoever has left plays no more.")
NOT_YOUR_THROW = Refusal("GB-5", "Somebody else throws now.")
NO_THROW_NOW = Refusal("GB-1", "There is nothing to throw now.")
NO_SUCH_THROW = Refusal("GB-1", "There has been no such throw yet.")
NO_SUCH_HAND = Refusal("GB-1", "Grab one of the five figures (if several, name them in their usual order).")
NO_SUCH_FACES = Refusal("GB-1", "Say five figures: what the red, white, grey, green and blue die show.")
NOT_THROWN = Refusal("GB-R5", "The dice have not been thrown yet.")
MOVING = Refusal("GB-R5", "The dice are still moving.")
NOT_MOVING = Refusal("GB-R5", "No dice are moving.")
TOO_EARLY = Refusal("GB-R5", f"That was less than {MIN_REACTION_MS} ms after the dice came to rest: nobody is so fast.")
NOT_TOLD = Refusal("GB-R18", "You have not been told, or shown, all of the dice yet; grab after that.")
ONE_GRAB = Refusal("GB-R4", "You have had your grab in this throw.")
PAST_THROW = Refusal("GB-R6", "That throw is over.")
NOTHING_TO_CLOSE = Refusal("GB-R6", "There is nothing to close before the dice lie still.")
NO_LOT = Refusal("GB-R8", "There is no such lot to draw now.")
NO_SHUFFLE = Refusal("GB-R10", "The figures cannot be moved like that now.")
NO_FORFEIT = Refusal("ALL-9", "Only a seat that is in turn to throw can run out of time.")
NO_RACE = Refusal("ALL-10", "There is no throw to break off.")
NO_REPORT = Refusal("ALL-11", "There is no throw to report now.")
BAD_REPORT = Refusal("ALL-11", "Name seats that are in play, the wrong ones once each and ascending.")
BOTH_WAYS = Refusal("GB-R4", "A seat has one grab a throw, so it cannot be both right and wrong.")


def refusal_of(state: State, actor: Actor, action: object) -> Refusal | None:
    """None if the actor may do this now, else the rule against it."""
    if state.phase == "over":
        return OVER
    match action:
        case Grab():
            return _refused_grab(state, actor, action)
        case Rolled() | Lot() | Shuffled():
            return _refused_chance(state, actor, action)
        case Throw():
            return _refused_throw(state, actor)
        case Close():
            return NOT_YOURS if actor != CLOCK else None if state.phase == "grab" else NOTHING_TO_CLOSE
        case Report():
            return _refused_report(state, actor, action)
        case Leave() | Forfeit() | Void():
            return _refused_intervention(state, actor, action)
        case _:
            return UNKNOWN


def can_grab(state: State, actor: Actor) -> bool:
    """Whether it is a seat that may still grab in this throw [GB-R4]."""
    number = actor.number
    if state.phase != "grab" or actor.kind != "seat" or not 1 <= number <= len(state.points):
        return False
    return number not in state.grabbed and number not in state.left


def _refused_grab(state: State, actor: Actor, grab: Grab) -> Refusal | None:
    if actor.kind != "seat" or not 1 <= actor.number <= len(state.points):
        return NOT_YOURS
    if actor.number in state.left:
        return GONE
    if not _is_one_of(grab.figures, _HANDS):
        return NO_SUCH_HAND
    if type(grab.throw) is not int or grab.throw > state.throw:
        return NO_SUCH_THROW
    if grab.throw < state.throw:
        return PAST_THROW
    if state.phase != "grab":
        return MOVING if state.phase == "motion" else NOT_THROWN
    return ONE_GRAB if actor.number in state.grabbed else None


def _refused_throw(state: State, actor: Actor) -> Refusal | None:
    if actor.kind != "seat" or not 1 <= actor.number <= len(state.points):
        return NOT_YOURS
    if actor.number in state.left:
        return GONE
    if state.phase != "throw":
        return MOVING if state.phase == "motion" else NO_THROW_NOW
    return None if actor.number == state.thrower else NOT_YOUR_THROW


def _refused_chance(state: State, actor: Actor, action: Rolled | Lot | Shuffled) -> Refusal | None:
    if actor != _TABLES_CHANCE:
        return NOT_YOURS
    match action:
        case Rolled():
            if state.phase != "motion":
                return NOT_MOVING
            return None if _is_one_of(action.faces, THROWS) else NO_SUCH_FACES
        case Lot():
            return None if state.phase == "lot" and _is_in_play(state, action.seat) else NO_LOT
        case Shuffled():
            return None if state.phase == "shuffle" and _is_one_of(action.order, _CIRCLES) else NO_SHUFFLE


def _refused_report(state: State, actor: Actor, report: Report) -> Refusal | None:
    if actor != JUDGE:
        return NOT_YOURS
    if state.phase not in ("throw", "motion", "grab"):
        return NO_REPORT
    right, wrong = report.right, report.wrong
    if type(right) is not int or type(wrong) is not tuple:
        return BAD_REPORT
    if right and right in wrong:
        return BOTH_WAYS
    named = wrong if right == 0 else (right, *wrong)
    known = all(_is_in_play(state, number) or number in state.grabbed for number in named)
    return None if known and _is_ascending(wrong) else BAD_REPORT


def _refused_intervention(state: State, actor: Actor, action: Leave | Forfeit | Void) -> Refusal | None:
    match action:
        case Leave(number):
            if actor != CLOCK and (actor.kind != "seat" or actor.number != number):
                return NOT_YOURS
            if type(number) is not int or not 1 <= number <= len(state.points):
                return NO_SUCH_SEAT
            return None if _is_in_play(state, number) else GONE
        case Forfeit(number):
            if actor != CLOCK:
                return NOT_YOURS
            in_turn = state.phase == "throw" and type(number) is int and number == state.thrower
            return None if in_turn else NO_FORFEIT
        case Void():
            if actor not in (CLOCK, JUDGE):
                return NOT_YOURS
            return None if _is_race(state.phase) else NO_RACE


def _is_race(phase: Phase) -> bool:
    return phase in ("motion", "grab")


def _is_in_play(state: State, number: int) -> bool:
    return type(number) is int and number in in_play(state)


def _is_ascending(numbers: tuple[int, ...]) -> bool:
    return all(type(number) is int for number in numbers) and all(low < high for low, high in pairwise(numbers))


def _is_one_of(value: tuple[Figure, ...], known: frozenset[tuple[Figure, ...]]) -> bool:
    try:
        return value in known
    except TypeError:  # not hashable, so none of ours
        return False
