"""Who is to act, and what they may choose from.

Interventions (leave, forfeit, void) and the judge's report are answered by `refusal`, but never listed or sampled: they
come from outside of play, whoever is in turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from dicehall.core import CLOCK, Actor, Below, Dice, Distribution, Refusal, Uniform, chance, seat
from dicehall.games.ghost_blitz_dice.actions import Action, Close, Grab, Lot, Rolled, Shuffled, Throw
from dicehall.games.ghost_blitz_dice.legality import ALONE, SEVERAL, can_grab, refusal_of
from dicehall.games.ghost_blitz_dice.state import CIRCLES, FIGURES, NETS, SEATS, Figure, State, in_play

_SEATS = tuple([seat(number) for number in range(1, SEATS[1] + 1)])
_ONLY_SEAT = tuple([(actor,) for actor in _SEATS])
_TABLES_CHANCE = chance()
_ONLY_CHANCE = (_TABLES_CHANCE,)
_THROW = Throw()
_CLOSE = Close()
_DICE = {net: Dice[Action, Figure](dice, Rolled) for net, dice in NETS.items()}
_CIRCLE = Uniform[Action]([Shuffled(order) for order in CIRCLES])


def actors_of(state: State) -> tuple[Actor, ...]:
    """Who has something to do, sorted; empty exactly when the match is over."""
    match state.phase:
        case "grab":
            return _racers(len(state.points), state.grabbed + state.left)
        case "throw":
            return _ONLY_SEAT[state.thrower - 1]
        case "motion" | "lot" | "shuffle":
            return _ONLY_CHANCE
        case "over":
            return ()


@lru_cache(maxsize=4_096)
def _racers(seats: int, done: tuple[int, ...]) -> tuple[Actor, ...]:
    """CLOCK and the seats that may still grab [GB-R4]. Remembered, as it is asked at nearly every move."""
    return (CLOCK, *[_SEATS[number - 1] for number in range(1, seats + 1) if number not in done])


def distribution_of(state: State, actor: Actor) -> Distribution[Action] | None:
    """How the dice, the lot or the figures fall; None if nothing of the kind is pending."""
    if actor != _TABLES_CHANCE:
        return None
    match state.phase:
        case "motion":
            return _DICE[state.variant.net]
        case "lot":
            return Uniform[Action]([Lot(number) for number in in_play(state)])
        case "shuffle":
            return _CIRCLE
        case _:
            return None


class GhostChoices:
    """What one actor may do in one state."""

    __slots__ = ("_actor", "_state")

    def __init__(self, state: State, actor: Actor) -> None:
        self._state = state
        self._actor = actor

    def refusal(self, action: object) -> Refusal | None:
        return refusal_of(self._state, self._actor, action)

    def __contains__(self, action: object) -> bool:
        return refusal_of(self._state, self._actor, action) is None

    def __iter__(self) -> Iterator[Action]:
        """In the order of FIGURES, and grabs of one figure before those of several."""
        state, actor = self._state, self._actor
        if distribution_of(state, actor) is not None:
            yield from _falls(state)
        elif can_grab(state, actor):
            yield from (Grab(state.throw, hand) for hand in ALONE + SEVERAL)
        elif (action := _only_action(state, actor)) is not None:
            yield action

    def sample(self, below: Below) -> Action:
        """Dice, lots and figures as CHANCE draws them; a grab is of one figure, or one time in six of several.

        An even pick of the 31 hands would be of several figures five times in six, which nobody would do.
        """
        state, actor = self._state, self._actor
        if can_grab(state, actor):
            pick = below(6)
            return Grab(state.throw, ALONE[pick] if pick < 5 else SEVERAL[below(len(SEVERAL))])
        action = _only_action(state, actor)
        if action is not None:
            return action
        distribution = distribution_of(state, actor)
        if distribution is not None:
            return distribution.sample(below)
        raise LookupError(f"{actor} has nothing to do now")


def _falls(state: State) -> Iterator[Action]:
    """Everything that may come of the pending CHANCE, without its probability."""
    match state.phase:
        case "motion":
            yield from (Rolled(faces) for faces in product(FIGURES, repeat=5))
        case "lot":
            yield from (Lot(number) for number in in_play(state))
        case "shuffle":
            yield from (Shuffled(order) for order in CIRCLES)


def _only_action(state: State, actor: Actor) -> Action | None:
    """What is to be done by an actor who has nothing to choose: throwing, closing."""
    if state.phase == "throw" and actor.kind == "seat" and actor.number == state.thrower:
        return _THROW
    if state.phase == "grab" and actor == CLOCK:
        return _CLOSE
    return None
