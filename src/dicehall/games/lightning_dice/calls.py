"""What becomes of a call: it is settled at once, or it waits for its turn and the judge [LD-R17].

Who decides is one question (`is_judged`), what follows is another (`settled`): the judge's word and the dice themselves
lead to the same consequences.
"""

from __future__ import annotations

from msgspec.structs import replace

from dicehall.core import Step
from dicehall.games.lightning_dice.actions import (
    Bonus,
    Call,
    Called,
    CallName,
    GotIt,
    Matched,
    Missed,
    Nasty,
    Nice,
    PickedUp,
    Thunder,
    name_of,
    number_of,
)
from dicehall.games.lightning_dice.pile import ended, put_away, skipped_if_agreed, voided
from dicehall.games.lightning_dice.scoring import has_nothing_to_lose, is_six_of, score_after
from dicehall.games.lightning_dice.state import (
    GOAL,
    MATCH,
    MISS,
    NASTY,
    NICE,
    Hand,
    State,
    Waiting,
    deck,
    is_judged,
    is_quick,
    with_hand,
    with_score,
)


def called(state: State, seat: int, call: Call) -> Step[State]:
    """A call: settled by the dice, unless a judge decides it or an earlier call still waits [LD-R17]."""
    if state.waiting or is_judged(state, seat):
        waiting = (*state.waiting, Waiting(seat, call))
        return Step(replace(state, waiting=waiting), (Called("LD-R17", seat, name_of(call), number_of(call)),))
    return settled(state, seat, call, is_true=is_true(state, seat, call, state.hands[seat - 1].faces))


def is_true(state: State, seat: int, call: Call, faces: tuple[int, ...]) -> bool:
    """Whether these dice are what the call says [LD-5, LD-7, LD-8]."""
    match call:
        case GotIt():
            return deck(state).is_met(state.card, faces)
        case Bonus():
            return is_six_of(faces, seat)
        case Thunder():
            return is_six_of(faces, call.number)


def ruled(state: State, *, is_valid: bool) -> Step[State]:
    """The word is spoken on the call that has waited longest; then comes what waited for it."""
    first, *rest = state.waiting
    step = settled(replace(state, waiting=tuple(rest)), first.seat, first.call, is_true=is_valid)
    return then(step, moved_up(step.state))


def moved_up(state: State) -> Step[State]:
    """Settles the calls whose turn has come, up to one that the judge has to decide [LD-R8, LD-R23]."""
    step = Step(state)
    while state.waiting and not is_for_judge(state, state.waiting[0]):
        first, *rest = state.waiting
        step = then(step, _own_turn(replace(state, waiting=tuple(rest)), first))
        state = step.state
    return then(step, skipped_if_agreed(state))


def is_for_judge(state: State, waiting: Waiting) -> bool:
    """Whether a call whose turn has come needs the judge's word."""
    return is_judged(state, waiting.seat) and _void_by(state, waiting.call) is None


def _own_turn(state: State, waiting: Waiting) -> Step[State]:
    seat, call = waiting.seat, waiting.call
    rule = _void_by(state, call)
    if rule is not None:
        return Step(state, voided(rule, waiting))
    return settled(state, seat, call, is_true=is_true(state, seat, call, state.hands[seat - 1].faces))


def _void_by(state: State, call: Call) -> str | None:
    """The rule by which earlier moves have made a waiting call void."""
    if isinstance(call, GotIt) and (state.phase != "race" or call.card != state.round):
        return "LD-R8"
    return "LD-R4" if isinstance(call, Thunder) and call.number in state.left else None


def then(step: Step[State], more: Step[State]) -> Step[State]:
    """One step after another."""
    return Step(more.state, step.events + more.events)


def settled(state: State, seat: int, call: Call, *, is_true: bool) -> Step[State]:
    """What follows from a call that is decided."""
    match call:
        case GotIt():
            return _matched(state, seat) if is_true else _missed(state, seat)
        case Bonus():
            return _nice(state, seat) if is_true else _misnamed(state, seat, call)
        case Thunder():
            return _nasty(state, seat, call.number) if is_true else _misnamed(state, seat, call)


def _matched(state: State, seat: int) -> Step[State]:
    """The card is won: 2 points [LD-5], or the card itself [LD-Q2]."""
    served = _with_dice(state, seat, replace(state.hands[seat - 1], served=True))
    if is_quick(state):
        cards = state.scores[seat - 1] + 1
        taken = replace(served, scores=with_score(state.scores, seat, cards))
        return then(Step(taken, (Matched("LD-Q2", seat, state.card, 1, cards),)), put_away(taken))
    scored, change, score = _scored(served, seat, MATCH)
    step = Step(scored, (Matched("LD-5", seat, state.card, change, score),))
    return then(step, ended(scored) if score == GOAL else put_away(scored))


def _missed(state: State, seat: int) -> Step[State]:
    """A false "Got it!": 2 points [LD-6], in the quick game all six dice in the hand [LD-R12]."""
    if is_quick(state):
        missed = Missed("LD-R12", seat, "got_it", 0, state.scores[seat - 1])
        return then(Step(state, (missed,)), picked_up(state, seat, Hand(), "LD-R12"))
    return _charged(state, seat, MISS, replace(state.hands[seat - 1], called=True), "LD-6", "got_it")


def _misnamed(state: State, seat: int, call: Bonus | Thunder) -> Step[State]:
    """A wrong Bonus or Thunder: free [LD-R3], or paid for once a roll [LD-R19]."""
    penalty = state.variant.false_bonus_penalty
    if not penalty:
        return Step(state, voided("LD-R3", Waiting(seat, call)))
    return _charged(state, seat, -penalty, replace(state.hands[seat - 1], paid=True), "LD-R3", name_of(call))


def _charged(state: State, seat: int, change: int, lying: Hand, rule: str, call: CallName) -> Step[State]:
    """The caller pays and its dice lie; one who has nothing to lose picks up all six instead [LD-R7]."""
    before = state.scores[seat - 1]
    if has_nothing_to_lose(before, floor=state.variant.floor_at_zero):
        missed = Missed(rule, seat, call, 0, before)
        return then(Step(state, (missed,)), picked_up(state, seat, Hand(), "LD-R7"))
    scored, change, score = _scored(state, seat, change)
    return Step(_with_dice(scored, seat, lying), (Missed(rule, seat, call, change, score),))


def _nice(state: State, seat: int) -> Step[State]:
    """Bonus: 1 point [LD-7], which may be the last one [LD-R2]; then on with six new dice."""
    scored, change, score = _scored(state, seat, NICE)
    step = then(Step(scored, (Nice("LD-7", seat, change, score),)), picked_up(scored, seat, Hand(served=True), "LD-7"))
    return then(step, ended(step.state)) if score == GOAL else step


def _nasty(state: State, seat: int, number: int) -> Step[State]:
    """Thunder: the opponent loses 1 point, if it has one [LD-8, LD-R1]; then on with six new dice."""
    scored, change, score = _scored(state, number, NASTY)
    struck = Step(scored, (Nasty("LD-8", number, seat, change, score),))
    return then(struck, picked_up(scored, seat, Hand(served=True), "LD-8"))


def picked_up(state: State, seat: int, hand: Hand, rule: str) -> Step[State]:
    """One seat takes all six dice into the hand."""
    return Step(_with_dice(state, seat, hand), (PickedUp(rule, (seat,)),))


def _with_dice(state: State, seat: int, hand: Hand) -> State:
    """The state with other dice at a seat, unless they are real and not known [ALL-11]."""
    return state if seat in state.reported else with_hand(state, seat, hand)


def _scored(state: State, seat: int, change: int) -> tuple[State, int, int]:
    """The state after a change of points, the change that was possible, and the score that it leads to."""
    before = state.scores[seat - 1]
    after = score_after(before, change, floor=state.variant.floor_at_zero)
    return replace(state, scores=with_score(state.scores, seat, after)), after - before, after
