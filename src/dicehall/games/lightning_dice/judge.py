"""The judge's moves besides ruling and flipping, and what breaks into play: sanctions, void, leaving.

None of them is ever listed among the choices of play: they come when somebody wants them.
"""

from __future__ import annotations

from msgspec.structs import replace

from dicehall.core import Step
from dicehall.games.lightning_dice.actions import (
    BrokenOff,
    Departed,
    FacesRead,
    Fined,
    FlipOrdered,
    ReadFaces,
    Sanction,
    Sanctioned,
)
from dicehall.games.lightning_dice.calls import is_true, moved_up, picked_up, ruled, then
from dicehall.games.lightning_dice.hands import without_dice
from dicehall.games.lightning_dice.pile import ended, skipped_if_agreed, voided
from dicehall.games.lightning_dice.scoring import score_after
from dicehall.games.lightning_dice.state import MISS, Hand, State, in_play, is_quick, with_hand, with_score


def flip_ordered(state: State) -> Step[State]:
    """The judge flips; which card it is, is CHANCE's to say [LD-R16]."""
    return Step(replace(state, phase="flip"), (FlipOrdered("LD-T0", state.round + 1),))


def faces_read(state: State, reading: ReadFaces) -> Step[State]:
    """The dice of a reported seat, read aloud, decide its call [ALL-11]."""
    first = state.waiting[0]
    told = FacesRead("ALL-11", first.seat, reading.faces)
    step = ruled(state, is_valid=is_true(state, first.seat, first.call, reading.faces))
    return Step(step.state, (told, *step.events))


def sanctioned(state: State, sanction: Sanction) -> Step[State]:
    """A breach is punished as the judge sees fit [LD-R14]."""
    seat = sanction.seat
    told = Step(state, (Sanctioned(sanction.rule, seat, sanction.kind, sanction.dice),))
    match sanction.kind:
        case "warning":
            return told
        case "roll_again":
            return then(told, _taken_up(state, seat, sanction.dice))
        case "call_void":
            step = without_call(state, seat, "LD-R14")
            return then(told, then(step, moved_up(step.state)))
        case "call_void_minus_2":
            step = without_call(state, seat, "LD-R14")
            step = then(step, _fined(step.state, seat))
            return then(told, then(step, moved_up(step.state)))


def _taken_up(state: State, seat: int, dice: tuple[int, ...]) -> Step[State]:
    """These dice must be rolled again; where they are real, the judge sees to it."""
    if seat in state.reported:
        return Step(state)
    return Step(with_hand(state, seat, without_dice(state.hands[seat - 1], dice)))


def _fined(state: State, seat: int) -> Step[State]:
    """2 points less, with the floor [LD-R1]; in the quick game all six dice in the hand."""
    if is_quick(state):
        return picked_up(state, seat, Hand(), "LD-R14")
    before = state.scores[seat - 1]
    after = score_after(before, MISS, floor=state.variant.floor_at_zero)
    fined = replace(state, scores=with_score(state.scores, seat, after))
    return Step(fined, (Fined("LD-R14", seat, after - before, after),))


def without_call(state: State, seat: int, rule: str) -> Step[State]:
    """The seat's waiting call, if it has one, comes to nothing."""
    gone = tuple([waiting for waiting in state.waiting if waiting.seat == seat])
    kept = tuple([waiting for waiting in state.waiting if waiting.seat != seat])
    return Step(replace(state, waiting=kept), voided(rule, *gone))


def broken_off(state: State) -> Step[State]:
    """The race for the card starts anew: a new round, the same card and dice, no calls [ALL-10, LD-R20].

    Votes stay, and a skip that was agreed upon and only waited for a call happens now [LD-R21].
    """
    opened = state.round + 1
    anew = replace(state, round=opened, broken=state.broken + 1, restarted=opened, waiting=())
    told = Step(anew, (BrokenOff("ALL-10", opened), *voided("ALL-10", *state.waiting)))
    return then(told, skipped_if_agreed(anew))


def departed(state: State, seat: int) -> Step[State]:
    """A seat leaves; its dice, call and vote go with it, and the last one in play wins [ALL-7]."""
    alone = without_call(state, seat, "ALL-7")
    hands = alone.state.hands
    gone = replace(
        alone.state,
        hands=(*hands[: seat - 1], Hand(), *hands[seat:]),
        votes=tuple([vote for vote in state.votes if vote != seat]),
        left=tuple(sorted((*state.left, seat))),
    )
    told = Step(gone, (Departed("ALL-7", seat), *alone.events))
    return then(told, moved_up(gone) if len(in_play(gone)) > 1 else ended(gone))
