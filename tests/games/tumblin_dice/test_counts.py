"""Numbers of sequences, each checked by hand: a wrong rule nearly always shows in a count."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dicehall.core import Actor, Move, Setup, chance
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Settled
from dicehall.games.tumblin_dice.standings import rolling
from dicehall.games.tumblin_dice.state import Resting, State
from dicehall.match import actions_of, perft


def quarters(state: State, until: int) -> int:
    """Sequences of throws to the end of a quarter, if every die falls off the board."""
    if state.quarter > until or not GAME.actors(state):
        return 1
    if state.thrown:
        gone = Settled((Resting(state.thrown, off_board=True),))
        return quarters(GAME.apply(state, Move(chance(), gone)).state, until)
    count = 0
    for actor in GAME.actors(state):
        for action in actions_of(GAME, state, actor):
            count += quarters(GAME.apply(state, Move(actor, action)).state, until)
    return count


def start(seats: int, **options: bool | int | str) -> State:
    return GAME.initial(Setup(seats, {"first_order": "seats", **options}))


def test_a_quarter_of_plain_dice_has_one_sequence() -> None:
    """[TD-1]: nothing to choose but how to throw."""
    assert quarters(start(4), 1) == 1


def test_double_dice_can_be_thrown_at_any_of_five_points_by_each_seat() -> None:
    """[TD-O2]: 5 × 5; with three plain dice 4 × 4; two quarters square it."""
    assert quarters(start(2, double_dice=True), 1) == 25
    assert quarters(start(2, double_dice=True, dice_per_seat=3), 1) == 16
    assert quarters(start(2, double_dice=True, dice_per_seat=3), 2) == 256


@pytest.mark.slow
def test_offence_and_defence_orders_three_and_three_dice_in_twenty_ways_a_seat() -> None:
    """[TD-O3]: 6 over 3 is 20, and 20 × 20 = 400 (eight dice a seat: 70 × 70 = 4,900)."""
    assert quarters(start(2, offence_defence=True, dice_per_seat=3), 1) == 400
    assert quarters(start(2, offence_defence=True), 1) == 4_900


def test_a_quarter_of_teams_has_41_beginnings() -> None:
    """[TD-R11]: before the throw each team names or does not. None: 1. One team alone: 2 seats × 2 names, for 2 teams
    8. Both, in either order: 4 × 4 × 2 = 32, together 41."""
    assert quarters(start(4, teams=True), 1) == 41


def test_the_roll_for_the_order_splits_216_ways_for_three_seats() -> None:
    """[TD-R1]: 6 × 5 × 4 = 120 rolls settle it; 216 - 120 = 96 do not: 6 all level (216 more each), 90 with a pair
    (36 more each)."""
    state = GAME.initial(Setup(3))
    assert perft(GAME, state, 1) == 216
    settled = [_rolled(state, faces) for faces in actions_of(GAME, state, chance())]
    assert sum(after.phase == "throw" for after in settled) == 120
    assert sum(perft(GAME, after, 1) for after in settled if after.phase == "order") == 6 * 216 + 90 * 36


def _rolled(state: State, action: object) -> State:
    return GAME.apply(state, Move(chance(), action)).state  # type: ignore[arg-type]  # an action of this game


def test_every_seat_is_as_likely_as_any_other_to_begin() -> None:
    """[TD-R1]: of four, one roll gives the first place outright in 4 × (1 + 8 + 27 + 64 + 125) = 900 of 1,296 cases."""
    state = GAME.initial(Setup(4))
    roll = GAME.chance(state, chance())
    assert roll is not None
    first = {number: Fraction(0) for number in range(5)}
    for action, share in roll.items():
        after = _rolled(state, action)
        places = after.places or tuple((number,) for number in after.order)
        first[places[0][0] if len(places[0]) == 1 else 0] += share
    assert first[0] == Fraction(1296 - 900, 1296)
    assert {first[number] for number in (1, 2, 3, 4)} == {Fraction(225, 1296)}


def test_only_sides_that_are_level_roll_again() -> None:
    """[TD-R1]"""
    state = GAME.initial(Setup(4))
    for action in actions_of(GAME, state, Actor("chance", 0)):
        after = _rolled(state, action)
        level = [face for face in action.faces if action.faces.count(face) > 1]  # type: ignore[union-attr]  # it is Rolled
        assert len(rolling(after.places)) == len(level)
