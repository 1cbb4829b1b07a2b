"""Why an action is not allowed: the rule that it breaks and a sentence for the player [ALL-4].

Also the one place that says when a seat may leave or lose its turn to the clock, since such interventions are allowed
from outside of play and stand in no list.
"""

from __future__ import annotations

from dicehall.core import CLOCK, Actor, Forfeit, Leave, Refusal, Void
from dicehall.games.king_of_the_dice_junior.actions import Crown, Drawn, EndTurn, Lot, Reroll, Roll, Rolled, Take
from dicehall.games.king_of_the_dice_junior.state import DICE, DRAWING, ROLLS, State, in_motion, in_play
from dicehall.games.king_of_the_dice_junior.turn import met

_OVER = Refusal("KJ-10", "The match is over.")
_NO_RACE = Refusal("ALL-10", "Nobody races in this game, so there is nothing to break off.")
_NOT_CHANCE = Refusal("ALL-1", "How dice and cards fall is not yours to say.")
_NO_MOVE_OF_CHANCE = Refusal("ALL-1", "Chance has no such move to make now.")
_NO_PART = Refusal("ALL-1", "Only seats and chance play in this game.")
_NO_SUCH_MOVE = Refusal("KJ-R8", "A turn has no such move.")
_LOT_FIRST = Refusal("ALL-3", "The lot has not yet said who begins.")
_STILL_ROLLING = Refusal("ALL-3", "The dice are still rolling.")
_STILL_TURNING = Refusal("ALL-3", "A card is still to be turned over.")
_ROLL_FIRST = Refusal("KJ-2", "Roll all four dice first.")
_ROLLED_ALREADY = Refusal("KJ-R8", "You have had your roll with all four dice; name the ones to keep.")
_MUST_TAKE = Refusal("KJ-R2", "Your dice meet a card, so take it.")
_NO_THIRD_ROLL = Refusal("KJ-4", "You have rolled twice; only your crown gives another roll.")
_CROWN_TOO_EARLY = Refusal("KJ-9", "Your crown helps only after your second roll.")
_NO_CROWN = Refusal("KJ-9", "Your crown has gone back to the box.")
_BAD_KEEP = Refusal("KJ-R8", "Name the dice to keep by their places 0 to 3, ascending, and roll at least one.")


def why_not(state: State, actor: Actor, action: object) -> Refusal | None:
    """The rule against an action that is in no list; None for an intervention that is allowed."""
    match action:
        case Leave():
            return _why_not_leave(state, actor, action.seat)
        case Forfeit():
            return _why_not_forfeit(state, actor, action.seat)
        case Void():
            return _NO_RACE
    if state.phase == "over":
        return _OVER
    if actor.kind == "seat":
        return _why_not_seat(state, actor.number, action)
    if actor.kind == "chance":
        return _why_not_chance(state, actor.number, action)
    return _NO_PART


def _is_seat(state: State, seat: object) -> bool:
    return type(seat) is int and 1 <= seat <= len(state.castles)


def _no_seat(seat: object) -> Refusal:
    return Refusal("KJ-11", f"There is no seat {seat!r} at this table.")


def _pending(state: State) -> Refusal | None:
    """What CHANCE owes and everybody waits for [ALL-3]."""
    if state.phase == "lot":
        return _LOT_FIRST
    if state.phase == "rolling":
        return _STILL_ROLLING
    return _STILL_TURNING if state.phase in DRAWING else None


def _why_not_leave(state: State, actor: Actor, seat: int) -> Refusal | None:
    if not _is_seat(state, seat):
        return _no_seat(seat)
    if state.phase == "over":
        return _OVER
    if seat in state.left:
        return Refusal("ALL-7", f"Seat {seat} has left already.")
    if actor == CLOCK or (actor.kind == "seat" and actor.number == seat):
        return None
    return Refusal("ALL-7", f"Only seat {seat} itself or the clock can make it leave.")


def _why_not_forfeit(state: State, actor: Actor, seat: int) -> Refusal | None:
    if not _is_seat(state, seat):
        return _no_seat(seat)
    if state.phase == "over":
        return _OVER
    if actor != CLOCK:
        return Refusal("ALL-9", "Only the clock can end a turn that takes too long.")
    if seat != state.in_turn and state.in_turn:
        return Refusal("ALL-9", f"Seat {seat} is not in turn and loses no time.")
    return _pending(state)


def _why_not_seat(state: State, seat: int, action: object) -> Refusal:
    if not _is_seat(state, seat):
        return _no_seat(seat)
    if seat in state.left:
        return Refusal("ALL-7", "You have left this match.")
    if isinstance(action, Lot | Drawn | Rolled):
        return _NOT_CHANCE
    if not isinstance(action, Roll | Take | Reroll | Crown | EndTurn):
        return _NO_SUCH_MOVE
    if seat != state.in_turn and state.in_turn:
        return Refusal("KJ-2", f"It is the turn of seat {state.in_turn}.")
    return _pending(state) or _why_not_in_turn(state, action)


def _why_not_in_turn(state: State, action: Roll | Take | Reroll | Crown | EndTurn) -> Refusal:
    if state.phase == "ready":
        return _ROLL_FIRST
    match action:
        case Roll():
            return _ROLLED_ALREADY
        case Take():
            return _why_not_take(state, action.card)
        case EndTurn():
            return _MUST_TAKE
        case Reroll() if state.rolls >= ROLLS:
            return _NO_THIRD_ROLL
        case Crown() if state.in_turn not in state.crowns:
            return _NO_CROWN
        case Crown() if state.rolls < ROLLS:
            return _CROWN_TOO_EARLY
    return _MUST_TAKE if met(state) and not state.variant.may_decline else _BAD_KEEP


def _why_not_take(state: State, card: object) -> Refusal:
    if card not in state.face_up:
        return Refusal("KJ-3", f"Card {card!r} does not lie face up in the middle.")
    return Refusal("KJ-3", f"Your dice do not meet card {card!r}.")


def _why_not_chance(state: State, number: int, action: object) -> Refusal:
    if number != 0:
        return Refusal("ALL-1", f"Chance {number} has no dice here; all are those of chance 0.")
    match action:
        case Lot() if state.phase == "lot":
            return Refusal("KJ-R6", f"The lot falls on one of the seats {in_play(state)}, not on {action.seat!r}.")
        case Drawn() if state.phase in DRAWING:
            return Refusal("ALL-2", f"Card {action.card!r} is not in the pile.")
        case Rolled() if state.phase == "rolling":
            rolling = len(in_motion(state.faces))
            return Refusal("KJ-R1", f"{rolling} of {len(DICE)} dice are rolling; {action.faces!r} is no way they rest.")
    return _NO_MOVE_OF_CHANCE
