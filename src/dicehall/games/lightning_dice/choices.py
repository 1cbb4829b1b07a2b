"""What each actor may choose from: cheap objects that hold the state, prebuilt ones where it does not matter.

Interventions and sanctions are answered, but never listed or sampled: they come from outside of play.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from dicehall.core import JUDGE, Actor, Below, Dice, Distribution, Refusal, chance
from dicehall.core import seat as seat_actor
from dicehall.games.lightning_dice.actions import (
    Action,
    Bonus,
    Flip,
    GotIt,
    Landed,
    Roll,
    Rule,
    Skip,
    Thunder,
    Turned,
)
from dicehall.games.lightning_dice.hands import ROLLED_BESIDE, SOME_DICE
from dicehall.games.lightning_dice.judge_legality import refused_to_clock, refused_to_judge
from dicehall.games.lightning_dice.legality import (
    refused_landing,
    refused_to_seat,
    refused_turning,
)
from dicehall.games.lightning_dice.requirements import DICE, FACES
from dicehall.games.lightning_dice.state import SEATS, State, has_call, in_play, is_judged, is_kept, is_quick, pile

_KEEPS = tuple(sorted(ROLLED_BESIDE, key=lambda keep: (len(keep), keep)))
"""Every choice of dice to keep, the fewest first."""
_KEEPS_OF = {
    lying: tuple(keep for keep in _KEEPS if all(lying[die] for die in keep))
    for lying in product((False, True), repeat=DICE)
}
"""The same for dice that lie or do not."""
_FLIP = Flip()
_WORDS: tuple[Action, ...] = (Rule(valid=True), Rule(valid=False))


class SeatChoices:
    """What a seat may do: roll, call, vote."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat

    def refusal(self, action: object) -> Refusal | None:
        return refused_to_seat(self._state, self._seat, action)

    def __contains__(self, action: object) -> bool:
        return refused_to_seat(self._state, self._seat, action) is None

    def __iter__(self) -> Iterator[Action]:
        """Rolls for the card in play, the fewest kept dice first; then calls, then the vote."""
        state, seat = self._state, self._seat
        if not can_act(state, seat):
            return
        if seat not in state.reported:
            for keep in _keeps_of(state.hands[seat - 1].faces):
                yield Roll(state.round, keep)
        yield from _others_of(state, seat)

    def sample(self, below: Below) -> Action:
        """One draw for what to do, all kinds alike, and for a roll of dice that lie one more for those to keep."""
        state, seat = self._state, self._seat
        if not can_act(state, seat):
            raise LookupError(f"seat {seat} has nothing to do now")
        others = _others_of(state, seat)
        can_roll = seat not in state.reported
        pick = below(len(others) + can_roll)
        if pick < len(others):
            return others[pick]
        faces = state.hands[seat - 1].faces
        if not any(faces):
            return Roll(state.round)
        keeps = _keeps_of(faces)
        return Roll(state.round, keeps[below(len(keeps))])


def can_act(state: State, seat: int) -> bool:
    """Whether a seat has something to do: not with dice in motion, nor while its call waits."""
    if state.phase == "over" or seat in state.left or state.hands[seat - 1].moving:
        return False
    if has_call(state, seat):
        return False
    return state.phase == "race" or (state.round > 0 and is_kept(state))


def _keeps_of(faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The dice that a seat may keep in a roll now, choice by choice."""
    return _KEEPS if 0 not in faces else _KEEPS_OF[tuple([face > 0 for face in faces])]


def _others_of(state: State, seat: int) -> tuple[Action, ...]:
    """All that a seat may do besides rolling, if it can act at all."""
    calls = _calls_of(state, seat)
    return calls if state.phase != "race" or seat in state.votes else (*calls, Skip(state.round))


def _calls_of(state: State, seat: int) -> tuple[Action, ...]:
    hand, card = state.hands[seat - 1], state.round
    is_reported = seat in state.reported
    if not is_reported and (hand.served or 0 in hand.faces):
        return ()
    can_match = state.phase == "race" and (is_reported or (hand.fresh and not hand.called))
    matches: tuple[Action, ...] = (GotIt(card),) if can_match else ()
    if is_quick(state) or hand.paid:
        return matches
    face = hand.faces[0]
    if is_judged(state, seat) or state.variant.false_bonus_penalty:
        numbers = in_play(state)
    elif hand.faces.count(face) == DICE and face in in_play(state):
        numbers = (face,)
    else:
        return matches
    return (*matches, *[Bonus(card) if number == seat else Thunder(card, number) for number in numbers])


class LandingChoices:
    """How the dice of one seat that are in motion may come to rest."""

    def __init__(self, moving: tuple[int, ...]) -> None:
        self._moving = moving
        self.distribution = Dice[Action, int]((FACES,) * len(moving), Landed)

    def refusal(self, action: object) -> Refusal | None:
        return refused_landing(self._moving, action)

    def __contains__(self, action: object) -> bool:
        return refused_landing(self._moving, action) is None

    def __iter__(self) -> Iterator[Action]:
        """All faces of dice that stay on the table."""
        return (action for action, _ in self.distribution.items())

    def sample(self, below: Below) -> Action:
        return self.distribution.sample(below)


LANDINGS = {moving: LandingChoices(moving) for moving in SOME_DICE}


class Turning:
    """Which card comes next: as choices and as a distribution, every card left in the pile alike [ALL-2]."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    def refusal(self, action: object) -> Refusal | None:
        return refused_turning(self._state, action)

    def __contains__(self, action: object) -> bool:
        return refused_turning(self._state, action) is None

    def __iter__(self) -> Iterator[Action]:
        return (Turned(card) for card in pile(self._state))

    def sample(self, below: Below) -> Action:
        cards = pile(self._state)
        return Turned(cards[below(len(cards))])

    def items(self) -> Iterator[tuple[Action, Fraction]]:
        cards = pile(self._state)
        return ((Turned(card), Fraction(1, len(cards))) for card in cards)


class JudgeChoices:
    """What the judge may do: rule on the call that has waited longest, or flip."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    def refusal(self, action: object) -> Refusal | None:
        return refused_to_judge(self._state, action)

    def __contains__(self, action: object) -> bool:
        return refused_to_judge(self._state, action) is None

    def __iter__(self) -> Iterator[Action]:
        """Reading faces aloud is not listed: it comes to one of the two words."""
        if self._state.waiting:
            yield from _WORDS
        elif self._state.phase == "judge":
            yield _FLIP

    def sample(self, below: Below) -> Action:
        if self._state.waiting:
            return _WORDS[below(2)]
        if self._state.phase == "judge":
            return _FLIP
        raise LookupError("the judge has nothing to do now")


class ClockChoices:
    """What the clock may do: never a move of play here."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    def refusal(self, action: object) -> Refusal | None:
        return refused_to_clock(self._state, action)

    def __contains__(self, action: object) -> bool:
        return refused_to_clock(self._state, action) is None

    def __iter__(self) -> Iterator[Action]:
        return iter(())

    def sample(self, below: Below) -> Action:
        raise LookupError("the clock has nothing to do in this game")


_TABLE_CHANCE = chance()
_DICE_OF = tuple(chance(number) for number in range(SEATS[1] + 1))
_SEATS = tuple(seat_actor(number) for number in range(SEATS[1] + 1))
_RACING = {
    moving: (
        *[_DICE_OF[seat] for seat, is_moving in enumerate(moving, 1) if is_moving],
        *[_SEATS[seat] for seat, is_moving in enumerate(moving, 1) if not is_moving],
    )
    for seats in range(1, SEATS[1] + 1)
    for moving in product((False, True), repeat=seats)
}
"""Who acts while all race for a card and no call waits, by whose dice are in motion."""


def is_flip_due(state: State) -> bool:
    """Whether CHANCE turns a card now: not while a call waits [LD-R21]."""
    return state.phase == "flip" and not state.waiting


def actors_of(state: State) -> tuple[Actor, ...]:
    """Who has something to do, sorted; empty exactly when the match is over."""
    if state.phase == "race" and not state.waiting and not state.left:
        return _RACING[tuple([hand.moving != () for hand in state.hands])]
    if state.phase == "over":
        return ()
    actors = [_TABLE_CHANCE] if is_flip_due(state) else []
    actors += [_DICE_OF[seat] for seat, hand in enumerate(state.hands, 1) if hand.moving]
    if state.waiting or state.phase == "judge":
        actors.append(JUDGE)
    actors += [_SEATS[seat] for seat in range(1, len(state.scores) + 1) if can_act(state, seat)]
    return tuple(actors)


def pending_chance(state: State, actor: Actor) -> Distribution[Action] | None:
    """How the dice of a seat or the next card fall; None if nothing of the kind is pending."""
    if actor == _TABLE_CHANCE:
        return Turning(state) if is_flip_due(state) else None
    if actor.kind != "chance" or state.phase == "over" or not 1 <= actor.number <= len(state.hands):
        return None
    moving = state.hands[actor.number - 1].moving
    return LANDINGS[moving].distribution if moving else None
