"""Seats that leave, turns that the clock ends, and what this game does not have: races and reported seats."""

import pytest

from dicehall.core import CLOCK, JUDGE, BadSetup, Forfeit, Leave, Outcome, Setup, Void, chance, seat
from dicehall.games.king_of_the_dice_junior import GAME
from dicehall.games.king_of_the_dice_junior.actions import LimitPassed, MatchEnded, SeatLeft
from dicehall.games.king_of_the_dice_junior.state import State
from tests.games.king_of_the_dice_junior.positions import REDS, after, chances, events, listed, ready, refused, turn

THREE = "[1],[2,3],[]"


def test_a_seat_that_leaves_keeps_its_cards_and_is_skipped() -> None:
    """[ALL-7]"""
    state = after(ready(castles=THREE), "seat 2: leave seat=2")
    assert (state.left, state.castles, state.in_turn) == ((2,), ((1,), (2, 3), ()), 1)
    assert events(ready(castles=THREE), "seat 2: leave seat=2") == (SeatLeft("ALL-7", 2),)
    assert after(turn(castles=THREE, left="2"), "seat 1: end_turn").in_turn == 3


def test_the_clock_can_make_a_seat_leave_and_nobody_else() -> None:
    """[ALL-7]"""
    assert after(ready(castles=THREE), "clock: leave seat=3").left == (3,)
    assert refused(ready(castles=THREE), "seat 1: leave seat=3").rule == "ALL-7"
    assert refused(ready(castles=THREE), "judge: leave seat=3").rule == "ALL-7"


def test_a_seat_that_has_left_acts_no_more_and_leaves_no_second_time() -> None:
    """[ALL-7]"""
    state = ready(castles=THREE, left="3")
    assert refused(state, "seat 3: roll").rule == "ALL-7"
    assert refused(state, "seat 3: leave seat=3").rule == "ALL-7"


def test_leaving_while_a_card_is_to_be_turned_ends_the_match_for_the_last_one() -> None:
    """The pending draw is not made any more [ALL-7, KJ-R10]."""
    state = after(turn(variant="flip_on_miss=true", rolls=2, crowns=""), "seat 1: end_turn")
    assert state.phase == "flip"
    over = after(state, "seat 1: leave seat=1")
    assert GAME.actors(over) == ()
    assert GAME.outcome(over) == Outcome((2,), (0, 0), "ALL-7")


def test_the_last_seat_at_the_table_wins() -> None:
    """[ALL-7]"""
    state = ready(castles="[1,2,3,4],[5]")
    assert events(state, "seat 1: leave seat=1")[1] == MatchEnded("ALL-7", (2,), (4, 1), (4, 1))
    assert GAME.outcome(after(state, "seat 1: leave seat=1")) == Outcome((2,), (4, 1), "ALL-7")


def test_a_seat_that_has_left_cannot_win_with_its_five_cards() -> None:
    """[ALL-7] Nor does its closed castle end the match."""
    state = turn(castles="[1,2,3,4,5],[],[]", in_turn=2, variant="full_round=true")
    state = after(state, "seat 1: leave seat=1", "seat 2: end_turn")
    state = after(state, "seat 3: roll", "chance 0: rolled faces=[red-gem,red-gem,green-gem,green-gem]")
    assert after(state, "seat 3: end_turn").phase == "ready"


def test_a_seat_out_of_turn_may_leave_while_dice_roll_and_they_are_read_all_the_same() -> None:
    """[ALL-3, ALL-7]"""
    rolling = after(ready(castles=THREE), "seat 1: roll", "seat 2: leave seat=2")
    assert rolling.phase == "rolling"
    assert after(rolling, f"chance 0: rolled faces=[{REDS}]").in_turn == 1


def test_a_seat_that_leaves_before_the_lot_has_no_part_in_it() -> None:
    """[ALL-7, ALL-2]"""
    state = after(GAME.initial(Setup(3)), "seat 2: leave seat=2")
    assert chances(state) == {"lot seat=1": "1/2", "lot seat=3": "1/2"}
    assert refused(state, "chance 0: lot seat=2").rule == "KJ-R6"


def test_the_place_of_a_seat_that_leaves_out_of_turn_during_the_deal_changes_nothing() -> None:
    """[ALL-7]"""
    state = after(GAME.initial(Setup(3, {"first_seat": 3})), "seat 1: leave seat=1")
    assert (state.phase, state.first, state.in_turn) == ("deal", 3, 3)


@pytest.mark.parametrize("seats", ["5", "0", "-1"])
def test_only_seats_of_the_table_leave(seats: str) -> None:
    """[KJ-11]"""
    assert refused(ready(), f"clock: leave seat={seats}").rule == "KJ-11"


@pytest.mark.parametrize("state", [ready(castles="[],[],[]"), turn(castles="[],[],[]"), turn(REDS, castles="[],[],[]")])
def test_a_passed_limit_ends_the_turn(state: State) -> None:
    """[ALL-9] Even if the dice meet a card."""
    assert events(state, "clock: forfeit seat=1") == (LimitPassed("ALL-9", 1),)
    following = after(state, "clock: forfeit seat=1")
    assert (following.phase, following.in_turn, following.castles[0]) == ("ready", 2, ())


def test_only_the_clock_ends_a_turn_and_only_that_of_the_seat_in_turn() -> None:
    """[ALL-9]"""
    assert refused(ready(), "clock: forfeit seat=2").rule == "ALL-9"
    assert refused(ready(), "seat 1: forfeit seat=1").rule == "ALL-9"
    assert refused(ready(), "judge: forfeit seat=1").rule == "ALL-9"
    assert refused(ready(), "clock: forfeit seat=7").rule == "KJ-11"


@pytest.mark.parametrize(
    "state",
    [
        GAME.initial(Setup(2)),
        GAME.initial(Setup(2, {"first_seat": 1})),
        after(ready(), "seat 1: roll"),
        after(turn(REDS), "seat 1: take card=9"),
    ],
)
def test_nobody_is_late_or_acts_while_chance_owes_a_move(state: State) -> None:
    """[ALL-3]"""
    assert refused(state, "clock: forfeit seat=1").rule == "ALL-3"
    assert refused(state, "seat 1: roll").rule == "ALL-3"
    assert refused(state, "seat 1: end_turn").rule == "ALL-3"


@pytest.mark.parametrize("actor", [CLOCK, JUDGE, seat(1), chance()])
def test_there_is_no_race_to_break_off(actor: object) -> None:
    """[ALL-10]"""
    for state in (ready(), after(ready(), "seat 1: roll"), turn()):
        assert refused(state, f"{actor}: void").rule == "ALL-10"


def test_reported_seats_are_refused() -> None:
    """[ALL-11]"""
    with pytest.raises(BadSetup, match="ALL-11"):
        GAME.initial(Setup(2, reported=(1,)))


def test_interventions_are_answered_for_everybody_but_never_listed_or_drawn() -> None:
    """[ALL-7, ALL-9]"""
    state = ready(castles="[],[],[]")
    assert Leave(3) in GAME.legal_actions(state, seat(3))
    assert Leave(3) in GAME.legal_actions(state, CLOCK)
    assert Forfeit(1) in GAME.legal_actions(state, CLOCK)
    assert Void() not in GAME.legal_actions(state, CLOCK)
    assert listed(state, CLOCK) == listed(state, seat(3)) == ()


def test_an_actor_without_a_move_has_nothing_to_sample() -> None:
    """[ALL-1]"""
    with pytest.raises(LookupError, match="seat 2"):
        GAME.legal_actions(ready(), seat(2)).sample(lambda n: 0)
