"""The close of a throw: hands are opened, points move all at once, somebody throws next or the match ends.

Every wrong grab before the close pays, also one after the right grab [GB-R6].
"""

from __future__ import annotations

from msgspec.structs import replace

from dicehall.core import Event, Outcome, Step
from dicehall.games.ghost_blitz_dice.actions import Answer, Closed, Ended, Judged, Paid, Reported, Scored, Turn
from dicehall.games.ghost_blitz_dice.scoring import is_right, payers, points_after, reading, right_figure
from dicehall.games.ghost_blitz_dice.state import Figure, State, in_play, is_one_left, seat_after


def is_decided(state: State) -> bool:
    """Whether a right grab stands, so that the throw can be closed at once [GB-R6]."""
    return bool(state.hands) and (right_figure(state.faces),) in state.hands


def closed(state: State) -> Step[State]:
    """Judges the hands by the dice and settles the throw [GB-R6, GB-R7]."""
    answer = reading(state.faces)
    told: list[Event] = [Answer(answer.rule, answer.figure, answer.seen, answer.die)]
    right, wrong = 0, []
    for seat, hand in zip(state.grabbed, state.hands, strict=True):
        told.append(_judged(seat, hand, answer.figure, right))
        if not is_right(hand, answer.figure):
            wrong.append(seat)
        elif not right:
            right = seat
    return _settled(state, right, tuple(wrong), told)


def reported(state: State, right: int, wrong: tuple[int, ...]) -> Step[State]:
    """Settles the throw by the judge's word; grabs made at the table make way for it [ALL-11, GB-R14]."""
    told: list[Event] = [Reported("ALL-11", state.throw)]
    if right:
        told.append(Judged("GB-5", right, (), "right"))
    told += [Judged("GB-6", seat, (), "wrong") for seat in wrong]
    return _settled(state, right, wrong, told)


def ended(state: State) -> Step[State]:
    """The match is over [GB-8], or all but one have left [ALL-7]."""
    over = replace(state, phase="over", faces=(), grabbed=(), hands=())
    outcome = outcome_of(over)
    return Step(over, (Ended(outcome.rule, outcome.winners, outcome.scores),))


def outcome_of(state: State) -> Outcome:
    """Most points of those in play [GB-8]; level seats share the win [GB-R9]; the last one left wins [ALL-7].

    >>> outcome_of(State((9, 13, 13), supply=0, phase="over"))
    Outcome(winners=(2, 3), scores=(9, 13, 13), rule='GB-R9')
    """
    seats = in_play(state)
    most = max(state.points[seat - 1] for seat in seats)
    winners = tuple(seat for seat in seats if state.points[seat - 1] == most)
    by_points = "GB-8" if len(winners) == 1 else "GB-R9"
    return Outcome(winners, state.points, "ALL-7" if state.supply or is_one_left(state) else by_points)


def _judged(seat: int, hand: tuple[Figure, ...], figure: Figure, right: int) -> Judged:
    if is_right(hand, figure):
        return Judged("GB-R6", seat, hand, "late") if right else Judged("GB-5", seat, hand, "right")
    return Judged("GB-R4" if figure in hand else "GB-6", seat, hand, "wrong")


def _settled(state: State, right: int, wrong: tuple[int, ...], told: list[Event]) -> Step[State]:
    """Moves the points: penalties go to the winner of the throw, or into the jackpot if there is none [GB-7]."""
    paying = payers(state.points, wrong)
    events = [*told, _how_closed(state, right, wrong)]
    events += [_paid(seat, right, is_paying=seat in paying) for seat in wrong]
    if right:
        events += _winnings(right, len(paying), state.jackpot)
    now = _next_throw(state, right, paying)
    if now.supply == 0 or is_one_left(now):
        last = ended(replace(now, throw=state.throw))
        return Step(last.state, (*events, *last.events))
    return Step(now, (*events, Turn(_why_next(now.thrower, right), now.thrower, now.throw)))


def _how_closed(state: State, right: int, wrong: tuple[int, ...]) -> Closed:
    if right:
        return Closed("GB-R6", state.throw, right)
    everybody = all(seat in wrong for seat in in_play(state))
    return Closed("GB-7" if everybody else "GB-R7", state.throw, 0)


def _paid(seat: int, right: int, *, is_paying: bool) -> Paid:
    """One point, however many figures [GB-6]; nothing from a seat without points [GB-R3]."""
    if not is_paying:
        return Paid("GB-R3", seat, 0, right)
    return Paid("GB-6" if right else "GB-7", seat, -1, right)


def _winnings(seat: int, penalties: int, jackpot: int) -> list[Scored]:
    winnings = [Scored("GB-5", seat, 1, "supply")]
    if penalties:
        winnings.append(Scored("GB-6", seat, penalties, "penalties"))
    if jackpot:
        winnings.append(Scored("GB-7", seat, jackpot, "jackpot"))
    return winnings


def _next_throw(state: State, right: int, paying: tuple[int, ...]) -> State:
    """Points have moved; the winner throws, without one the same seat, for one that has left the next [GB-R12]."""
    penalties = len(paying)
    return State(
        points=points_after(state.points, paying, right, gain=1 + penalties + state.jackpot),
        supply=state.supply - 1 if right else state.supply,
        jackpot=0 if right else state.jackpot + penalties,
        thrower=seat_after(state, right or state.thrower),
        throw=state.throw + 1,
        phase="shuffle" if state.variant.shuffle_figures else "throw",
        circle=state.circle,
        left=state.left,
        variant=state.variant,
    )


def _why_next(thrower: int, right: int) -> str:
    if not right:
        return "GB-R7"
    return "GB-5" if thrower == right else "GB-R12"
