"""Who may do what now; why not, is said in `legality.py`.

Interventions (leave, forfeit, void) and the judge's report are answered here whoever is in turn. They are not listed or
sampled, but for the report where nobody reads the dice aloud: there the judge is the one who acts.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from dicehall.core import (
    JUDGE,
    Actor,
    Below,
    Choices,
    Dice,
    Distribution,
    Forfeit,
    Leave,
    Refusal,
    Refused,
    Void,
    chance,
    seat,
)
from dicehall.games.tumblin_dice.actions import Action, Name, Report, Rolled, Settled, Throw
from dicehall.games.tumblin_dice.dice import KINDS
from dicehall.games.tumblin_dice.legality import (
    can_name,
    refusal_of_forfeit,
    refusal_of_judge,
    refusal_of_leave,
    refusal_of_name,
    refusal_of_throw,
)
from dicehall.games.tumblin_dice.refusals import (
    MOVING,
    NO_RACE,
    NOT_MOVING,
    NOT_YOURS,
    ORDER_FIRST,
    OVER,
    OWN_LEAVE,
    UNKNOWN,
)
from dicehall.games.tumblin_dice.sampling import sample_report, sample_settled
from dicehall.games.tumblin_dice.settling import refusal_of_settled
from dicehall.games.tumblin_dice.standings import rolling
from dicehall.games.tumblin_dice.state import TEAMS, State, box, team_of
from dicehall.games.tumblin_dice.turn import in_turn
from dicehall.games.tumblin_dice.variants import SEATS

FACES = (1, 2, 3, 4, 5, 6)

_TABLE_CHANCE = chance()
_TO_CHANCE = (_TABLE_CHANCE,)
_TO_JUDGE = (JUDGE,)
_SEATS = tuple(seat(number) for number in range(1, SEATS[1] + 1))
_TO_SEAT = tuple((actor,) for actor in _SEATS)
_THROWS = {kind: Throw(kind) for kind in KINDS}
_NAMES = tuple(tuple(Name(number) for number in team) for team in TEAMS)
_ORDER_ROLLS: dict[int, Distribution[Action]] = {
    many: Dice[Action, int]((FACES,) * many, Rolled) for many in range(2, SEATS[1] + 1)
}


def actors_of(state: State) -> tuple[Actor, ...]:
    """Who has something to do, sorted."""
    phase = state.phase
    if phase in ("settle", "order"):
        return _TO_CHANCE
    if phase == "over":
        return ()
    first = _TO_JUDGE if state.is_reported else _TO_SEAT[in_turn(state) - 1]
    naming = tuple(actor for actor in _SEATS if actor not in first and can_name(state, actor.number))
    return tuple(sorted(first + naming)) if naming else first


def choices_of(state: State, actor: Actor) -> Choices[Action]:
    """What an actor may do; for one who cannot act, choices that refuse everything but interventions."""
    kind = actor.kind
    if kind == "seat":
        if 1 <= actor.number <= len(state.hand):
            return SeatChoices(state, actor.number)
        return Refused("TD-13", f"There are seats 1 to {len(state.hand)}, no seat {actor.number}.")
    if kind != "chance":
        return TableChoices(state, actor)
    if actor.number == 0 and state.phase == "settle":
        return SettledChoices(state)
    if actor.number == 0 and state.phase == "order":
        return OrderChoices(len(rolling(state.places)))
    return _CHANCE_OVER if state.phase == "over" else _NO_CHANCE


_NO_CHANCE = Refused[Action](NOT_MOVING.rule, NOT_MOVING.why)
_CHANCE_OVER = Refused[Action](OVER.rule, OVER.why)


def pending_roll(state: State, actor: Actor) -> Distribution[Action] | None:
    """How the roll for the order falls; None for dice on the board: that only physics or people know."""
    if state.phase == "order" and actor == _TABLE_CHANCE:
        return _ORDER_ROLLS[len(rolling(state.places))]
    return None


class SeatChoices:
    """What a seat may do: throw a die of a kind, name its team's first seat."""

    __slots__ = ("_number", "_state")

    def __init__(self, state: State, number: int) -> None:
        self._state = state
        self._number = number

    def refusal(self, action: object) -> Refusal | None:
        match action:
            case Throw():
                return refusal_of_throw(self._state, self._number, action)
            case Name():
                return refusal_of_name(self._state, self._number, action)
            case Leave():
                own = type(action.seat) is int and action.seat == self._number
                return refusal_of_leave(self._state, action) if own else OWN_LEAVE
            case Void():
                return NO_RACE
            case Rolled() | Settled() | Report() | Forfeit():
                return NOT_YOURS
            case _:
                return UNKNOWN

    def __contains__(self, action: object) -> bool:
        return self.refusal(action) is None

    def __iter__(self) -> Iterator[Action]:
        return iter(_listed(self._state, self._number))

    def sample(self, below: Below) -> Action:
        listed = _listed(self._state, self._number)
        if not listed:
            raise LookupError(f"seat {self._number} has nothing to do in the phase {self._state.phase!r}")
        return listed[below(len(listed))] if len(listed) > 1 else listed[0]


class OrderChoices:
    """CHANCE: as many dice as there are sides to roll for their place [TD-R1]."""

    __slots__ = ("_many",)

    def __init__(self, many: int) -> None:
        self._many = many

    def refusal(self, action: object) -> Refusal | None:
        if type(action) is not Rolled:
            return ORDER_FIRST
        faces = action.faces
        if type(faces) is not tuple or len(faces) != self._many:
            return Refusal("TD-R1", f"{self._many} dice are rolled for the order; tell one face each.")
        if not all(type(face) is int and 1 <= face <= 6 for face in faces):
            return Refusal("TD-R1", "A die shows 1 to 6.")
        return None

    def __contains__(self, action: object) -> bool:
        return self.refusal(action) is None

    def __iter__(self) -> Iterator[Action]:
        return (Rolled(faces) for faces in product(FACES, repeat=self._many))

    def sample(self, below: Below) -> Action:
        return _ORDER_ROLLS[self._many].sample(below)


class SettledChoices:
    """CHANCE: where all dice rest, as long as it can be true [TD-R17]. There is no end of them."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    def refusal(self, action: object) -> Refusal | None:
        return refusal_of_settled(self._state, action) if type(action) is Settled else MOVING

    def __contains__(self, action: object) -> bool:
        return self.refusal(action) is None

    def sample(self, below: Below) -> Action:
        """Some rest that could be, without any physics."""
        return sample_settled(self._state, below)


class TableChoices:
    """CLOCK's interventions and the judge's report."""

    __slots__ = ("_actor", "_state")

    def __init__(self, state: State, actor: Actor) -> None:
        self._state = state
        self._actor = actor

    def refusal(self, action: object) -> Refusal | None:
        is_judge = self._actor.kind == "judge"
        match action:
            case Report():
                return refusal_of_judge(self._state, action) if is_judge else NOT_YOURS
            case Leave():
                return OWN_LEAVE if is_judge else refusal_of_leave(self._state, action)
            case Forfeit():
                return NOT_YOURS if is_judge else refusal_of_forfeit(self._state, action)
            case Void():
                return NO_RACE
            case Throw() | Name() | Rolled() | Settled():
                return NOT_YOURS
            case _:
                return UNKNOWN

    def __contains__(self, action: object) -> bool:
        return self.refusal(action) is None

    def sample(self, below: Below) -> Action:
        """A random report, where the judge is the one who acts."""
        if self._actor.kind == "judge" and self._state.is_reported and self._state.phase == "throw":
            return sample_report(self._state, below)
        raise LookupError(f"{self._actor} has nothing to do in the phase {self._state.phase!r}")


def _listed(state: State, number: int) -> tuple[Action, ...]:
    if state.phase != "throw":
        return ()
    names: tuple[Action, ...] = _NAMES[team_of(number) - 1] if can_name(state, number) else ()
    if state.is_reported or in_turn(state) != number:
        return names
    kinds, left = box(state).kinds, state.hand[state.turn - 1]
    if len(kinds) == 1:
        return (*names, _THROWS["plain"])
    return tuple(_THROWS[kind] for kind, many in zip(kinds, left, strict=True) if many)
