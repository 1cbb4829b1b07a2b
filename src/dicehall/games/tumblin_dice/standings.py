"""Totals, the order of the next quarter, and who has won.

A *side* is what a place and a score belong to: a seat, or in teams a team (1 or 2). Overtime is among the sides that
were tied; the others may have left fewer points behind them, or (before the line) more, and still are out of it.
"""

from __future__ import annotations

from collections.abc import Mapping

from dicehall.core import Outcome
from dicehall.games.tumblin_dice.state import TARGET, TEAMS, State, team_of


def totals(state: State) -> tuple[int, ...]:
    """Running total of each seat over the finished quarters [TD-R2]."""
    if not state.scores:
        return (0,) * len(state.hand)
    return tuple(map(sum, zip(*state.scores, strict=True)))


def next_order(order: tuple[int, ...], total: Mapping[int, int]) -> tuple[int, ...]:
    """Highest total first; equal ones keep the order that they had [TD-7, TD-8].

    Quarter 1 was thrown black (4), white (2), red (1), green (3):

    >>> next_order((4, 2, 1, 3), {1: 20, 2: 20, 3: 31, 4: 9})
    (3, 2, 1, 4)
    """
    return tuple(sorted(order, key=lambda side: -total[side]))


def split_places(places: tuple[tuple[int, ...], ...], faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Sides by place after those that were level have rolled; who is level again stays together [TD-R1].

    >>> split_places(((1, 2, 3, 4),), (4, 6, 4, 1))
    ((2,), (1, 3), (4,))
    >>> split_places(((2,), (1, 3), (4,)), (2, 5))
    ((2,), (3,), (1,), (4,))
    """
    rolls = iter(faces)
    split: list[tuple[int, ...]] = []
    for sides in places:
        if len(sides) == 1:
            split.append(sides)
            continue
        rolled = {side: next(rolls) for side in sides}
        for face in sorted(set(rolled.values()), reverse=True):
            split.append(tuple(side for side in sides if rolled[side] == face))
    return tuple(split)


def rolling(places: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The sides that roll for their place.

    >>> rolling(((2,), (1, 3), (4,)))
    (1, 3)
    """
    return tuple(side for sides in places if len(sides) > 1 for side in sides)


def sides(state: State) -> tuple[int, ...]:
    """All sides of the game, ascending."""
    return (1, 2) if state.variant.teams else tuple(range(1, len(state.hand) + 1))


def side_of(state: State, seat: int) -> int:
    """The side of a seat."""
    return team_of(seat) if state.variant.teams else seat


def seats_of(state: State, side: int) -> tuple[int, ...]:
    """The seats of a side, those that left too."""
    return TEAMS[side - 1] if state.variant.teams else (side,)


def is_in_play(state: State, side: int) -> bool:
    """Whether a seat of the side is still there [ALL-7]."""
    return any(seat not in state.left for seat in seats_of(state, side))


def side_totals(state: State) -> dict[int, int]:
    """Running total of each side; a team's are added [TD-O1]."""
    of_seat = totals(state)
    return {side: sum(of_seat[seat - 1] for seat in seats_of(state, side)) for side in sides(state)}


def contenders(state: State) -> tuple[int, ...]:
    """The sides that can still win, in the order of this quarter: in overtime only the tied [TD-10, ALL-7]."""
    if state.phase == "order":
        return tuple(side for side in sides(state) if is_in_play(state, side))
    in_order = dict.fromkeys(side_of(state, seat) for seat in state.order)
    return tuple(side for side in in_order if is_in_play(state, side))


def level_at_top(total: Mapping[int, int], among: tuple[int, ...]) -> tuple[int, ...]:
    """The sides with the highest total, in the order given [TD-9, TD-10].

    >>> level_at_top({1: 90, 2: 61, 3: 90}, among=(3, 2, 1))
    (3, 1)
    """
    best = max(total[side] for side in among)
    return tuple(side for side in among if total[side] == best)


def is_regular_time_over(state: State, total: Mapping[int, int]) -> bool:
    """Whether the quarter just added up was the last, or a later one [TD-9, TD-R13]."""
    if state.variant.quarters == "to_301":
        return state.overtime > 0 or any(total[side] >= TARGET for side in contenders(state))
    return len(state.scores) >= state.variant.quarters


def outcome_of(state: State) -> Outcome | None:
    """Who won, with each seat's score (in teams the team's), or None while the match goes on."""
    if state.phase != "over":
        return None
    return Outcome(state.winners, final_scores(state), state.won_by)


def final_scores(state: State) -> tuple[int, ...]:
    """By seat; in teams each seat has the score of its team [TD-O1]."""
    total = side_totals(state)
    return tuple(total[side_of(state, seat)] for seat in range(1, len(state.hand) + 1))
