"""The moves of a throw up to its close: lot, throw, dice, grabs; and what interrupts them: leaving, breaking off.

A grab decides nothing here. Only the close (see `verdict`) looks into the hands and moves points.
"""

from __future__ import annotations

from msgspec.structs import replace

from dicehall.core import Event, Step
from dicehall.games.ghost_blitz_dice.actions import (
    Departed,
    Grabbed,
    Reordered,
    Shown,
    Thrown,
    Turn,
    Voided,
)
from dicehall.games.ghost_blitz_dice.state import Figure, Phase, State, has_everyone_grabbed, is_one_left, seat_after
from dicehall.games.ghost_blitz_dice.verdict import closed, ended


def drawn(state: State, seat: int) -> Step[State]:
    """The lot names who throws first [GB-R8]."""
    return Step(replace(state, thrower=seat, phase="throw"), (Turn("GB-R8", seat, state.throw),))


def thrown(state: State, rule: str) -> Step[State]:
    """The dice leave the hand [GB-1], or are thrown for a seat that waits too long [ALL-9]."""
    return Step(_within_throw(state, "motion"), (Thrown(rule, state.thrower, state.throw),))


def rested(state: State, faces: tuple[Figure, ...]) -> Step[State]:
    """Everybody sees the dice and may grab [GB-1]."""
    return Step(_within_throw(state, "grab", faces), (Shown("GB-1", state.throw, faces),))


def grabbed(state: State, seat: int, hand: tuple[Figure, ...]) -> Step[State]:
    """One more hand is in; when it was the last, the throw closes [GB-R6]."""
    told = Grabbed("GB-1", seat, state.throw)
    now = _within_throw(state, "grab", state.faces, (*state.grabbed, seat), (*state.hands, hand))
    return _after((told,), closed(now)) if has_everyone_grabbed(now) else Step(now, (told,))


def reordered(state: State, order: tuple[Figure, ...]) -> Step[State]:
    """The figures have changed places, for everybody alike [GB-R10]."""
    return Step(replace(state, circle=order, phase="throw"), (Reordered("GB-R10", order),))


def broken_off(state: State) -> Step[State]:
    """The grabs of this throw count for nothing and the same seat throws again [ALL-10]."""
    now = replace(state, phase="throw", throw=state.throw + 1, faces=(), grabbed=(), hands=())
    return Step(now, (Voided("ALL-10", state.throw), Turn("ALL-10", now.thrower, now.throw)))


def departed(state: State, seat: int) -> Step[State]:
    """A seat leaves [ALL-7]. Its grab stands, the next one throws for it [GB-R12], nobody waits for it any more."""
    gone = replace(state, left=tuple(sorted((*state.left, seat))))
    now = replace(gone, thrower=seat_after(gone, gone.thrower))
    told: tuple[Event, ...] = (Departed("ALL-7", seat),)
    if now.phase == "grab" and (is_one_left(now) or has_everyone_grabbed(now)):
        return _after(told, closed(now))
    if is_one_left(now):
        return _after(told, ended(now))
    if now.phase in ("throw", "shuffle") and now.thrower != state.thrower:
        told = (*told, Turn("GB-R12", now.thrower, now.throw))
    return Step(now, told)


def _within_throw(
    state: State,
    phase: Phase,
    faces: tuple[Figure, ...] = (),
    grabbed: tuple[int, ...] = (),
    hands: tuple[tuple[Figure, ...], ...] = (),
) -> State:
    """The next state of the same throw. Written out because it is made at nearly every move; `replace` is slower."""
    return State(
        state.points,
        state.supply,
        state.jackpot,
        state.thrower,
        state.throw,
        phase,
        faces,
        grabbed,
        hands,
        state.circle,
        state.left,
        state.variant,
    )


def _after(told: tuple[Event, ...], step: Step[State]) -> Step[State]:
    return Step(step.state, told + step.events)
