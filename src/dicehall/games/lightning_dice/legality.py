"""Why an action of a seat or of CHANCE is not allowed now; `judge_legality` has the rest. Only here legality is stated.

A value of the wrong type is refused like any other wrong value: actions come from the outside world.
"""

from __future__ import annotations

from dicehall.core import Forfeit, Leave, Refusal
from dicehall.games.lightning_dice.actions import (
    Bonus,
    Call,
    GotIt,
    Landed,
    Roll,
    Skip,
    Thunder,
    Turned,
)
from dicehall.games.lightning_dice.hands import ROLLED_BESIDE, SOME_DICE
from dicehall.games.lightning_dice.refusals import (
    BAD_FACES,
    BAD_OFF,
    CALL_AFTER_END,
    CALL_WAITS,
    CALLED_IN_HAND,
    CALLED_IN_MOTION,
    CALLED_TOO_LATE,
    CALLED_TWICE,
    FORMER_RACE,
    LEFT,
    NEXT_CARD_FIRST,
    NO_BONUS,
    NO_FORFEIT,
    NO_OPPONENT,
    NO_SUCH_CARD,
    NO_SUCH_KEEP,
    NO_VOTE,
    NOT_AT_REST,
    NOT_FRESH,
    NOT_IN_PILE,
    NOT_LYING,
    NOT_OVER,
    NOT_PUT_BACK,
    NOT_SIX,
    NOT_YOUR_LEAVE,
    NOT_YOURS,
    OVER,
    OVER_QUICK,
    PAID_TWICE,
    REAL_DICE,
    ROLLED_TOO_LATE,
    SERVED,
    STILL_ROLLING,
    TOUCHED,
    VOTED,
)
from dicehall.games.lightning_dice.requirements import FACES
from dicehall.games.lightning_dice.scoring import is_six_of
from dicehall.games.lightning_dice.state import Hand, State, deck, has_call, is_judged, is_kept, is_quick

_SOME_DICE = frozenset(SOME_DICE)
_FACES = frozenset(FACES)
_NUMBERS = frozenset((int,))


def refused_to_seat(state: State, seat: int, action: object) -> Refusal | None:
    """None if a seat may do this now, else the rule against it."""
    if state.phase == "over":
        return CALL_AFTER_END if isinstance(action, GotIt | Bonus | Thunder) else over(state)
    if seat in state.left:
        return LEFT
    match action:
        case Roll():
            return _refused_roll(state, seat, action)
        case GotIt() | Bonus() | Thunder():
            return _refused_call(state, seat, action)
        case Skip():
            return _refused_vote(state, seat, action)
        case Leave(number):
            return None if _is(number, seat) else NOT_YOUR_LEAVE
        case Forfeit():
            return NO_FORFEIT
        case _:
            return NOT_YOURS


def refused_landing(moving: tuple[int, ...], action: object) -> Refusal | None:
    """None if these dice in motion may come to rest so."""
    if not isinstance(action, Landed):
        return NOT_YOURS
    off = action.off
    if off != () and not (is_dice(off) and all(die in moving for die in off)):
        return BAD_OFF
    return None if is_faces(action.faces, len(moving) - len(off)) else BAD_FACES


def refused_turning(state: State, action: object) -> Refusal | None:
    """None if this card may be turned."""
    if not isinstance(action, Turned):
        return NOT_YOURS
    card = action.card
    is_card = type(card) is int and 1 <= card <= len(deck(state).cards)
    return None if is_card and card not in state.played and card != state.card else NOT_IN_PILE


def over(state: State) -> Refusal:
    """The refusal of everything, once the match is over."""
    return OVER_QUICK if is_quick(state) else OVER


# Rolls and votes


def _refused_roll(state: State, seat: int, roll: Roll) -> Refusal | None:
    if seat in state.reported:
        return REAL_DICE
    card = roll.card
    if type(card) is not int or not 1 <= card <= state.round:
        return NO_SUCH_CARD
    hand = state.hands[seat - 1]
    if hand.moving:
        return TOUCHED if state.variant.tournament else STILL_ROLLING
    if has_call(state, seat):
        return CALL_WAITS
    if (state.phase != "race" or card < state.round - state.broken) and not is_kept(state):
        return _swept_up(state, ROLLED_TOO_LATE)
    return _refused_keep(state, hand, roll.keep)


def _refused_keep(state: State, hand: Hand, keep: tuple[int, ...]) -> Refusal | None:
    if keep == ():
        return None
    if not is_dice(keep) or keep not in ROLLED_BESIDE:
        return NO_SUCH_KEEP
    faces = hand.faces
    for die in keep:
        if not faces[die]:
            return NOT_PUT_BACK if state.variant.tournament else NOT_LYING
    return None


def _refused_vote(state: State, seat: int, vote: Skip) -> Refusal | None:
    card = vote.card
    if state.phase != "race" or type(card) is not int or not state.round - state.broken <= card <= state.round:
        return NO_VOTE
    if seat in state.votes:
        return VOTED
    if state.hands[seat - 1].moving:
        return NOT_AT_REST
    return CALL_WAITS if has_call(state, seat) else None


# Calls


def _refused_call(state: State, seat: int, call: Call) -> Refusal | None:
    if is_quick(state) and not isinstance(call, GotIt):
        return NO_BONUS
    if (refusal := _refused_card(state, call)) is not None:
        return refusal
    if isinstance(call, Thunder) and not _is_opponent(state, seat, call.number):
        return NO_OPPONENT
    if has_call(state, seat):
        return CALL_WAITS
    return None if seat in state.reported else _refused_dice(state, seat, call)


def _refused_card(state: State, call: Call) -> Refusal | None:
    """Whether the call comes too late: for a card, for a race, or for dice that a flip picks up."""
    card = call.card
    if type(card) is not int or not 1 <= card <= state.round:
        return NO_SUCH_CARD
    is_former = state.phase != "race" or card < state.round - state.broken
    if is_former and isinstance(call, GotIt):
        return NOT_OVER
    if card < state.restarted:
        return FORMER_RACE
    return _swept_up(state, CALLED_TOO_LATE) if is_former and not is_kept(state) else None


def _swept_up(state: State, late: Refusal) -> Refusal:
    """Why dice that a flip picks up serve no longer: the next card is still to come, or it lies there [LD-R6]."""
    return late if state.phase == "race" else NEXT_CARD_FIRST


def _refused_dice(state: State, seat: int, call: Call) -> Refusal | None:
    hand = state.hands[seat - 1]
    if hand.moving:
        return CALLED_IN_MOTION
    if hand.served:
        return SERVED
    if 0 in hand.faces:
        return CALLED_IN_HAND
    match call:
        case GotIt():
            return CALLED_TWICE if hand.called else None if hand.fresh else NOT_FRESH
        case Bonus():
            return _refused_number(state, seat, hand, seat)
        case Thunder():
            return _refused_number(state, seat, hand, call.number)


def _refused_number(state: State, seat: int, hand: Hand, number: int) -> Refusal | None:
    """A wrong Bonus or Thunder is refused, unless a judge has to say so or it is paid for [LD-R3]."""
    if hand.paid:
        return PAID_TWICE
    if is_judged(state, seat) or state.variant.false_bonus_penalty or is_six_of(hand.faces, number):
        return None
    return NOT_SIX


def _is_opponent(state: State, seat: int, number: object) -> bool:
    return is_in_play(state, number) and number != seat


# Values from outside


def _is(value: object, number: int) -> bool:
    return type(value) is int and value == number


def is_in_play(state: State, value: object) -> bool:
    """A seat that has not left."""
    return type(value) is int and 1 <= value <= len(state.scores) and value not in state.left


def is_dice(value: object) -> bool:
    """Some of a seat's dice, each once, ascending."""
    return type(value) is tuple and _is_numbers(value) and value in _SOME_DICE


def is_faces(value: object, count: int) -> bool:
    """What so many dice can show."""
    return type(value) is tuple and len(value) == count and _is_numbers(value) and _FACES.issuperset(value)


def _is_numbers(values: tuple[object, ...]) -> bool:
    return _NUMBERS.issuperset(map(type, values))
