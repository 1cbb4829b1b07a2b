"""Seats that leave, throws that are forfeited, quarters that a judge reports, and what cannot be broken off."""

from __future__ import annotations

import pytest

from dicehall.core import (
    CLOCK,
    JUDGE,
    Forfeit,
    Leave,
    Move,
    Outcome,
    Setup,
    chance,
    seat,
)
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Departed, Report, Reported, SetAside
from dicehall.games.tumblin_dice.state import Resting
from dicehall.match import below_of
from tests.games.tumblin_dice.positions import TWO, after, events_of, refused, state_of

THREE = "hand=[[4],[4],[4]] order=[1,2,3] turn=1"
MOVING = "hand=[[3],[4],[4]] phase=settle order=[1,2,3] turn=1 thrown=red-1"
TEAMS = "hand=[[4],[4],[4],[4]] order=[1,2,3,4] turn=1 variant=(teams=true)"


# Leaving


def test_a_seat_that_leaves_is_skipped_and_its_turn_passes() -> None:
    """[ALL-7]"""
    state = after(THREE, "seat 1: leave seat=1")
    assert (state.turn, state.left, state.hand) == (2, (1,), ((0,), (4,), (4,)))
    assert refused(state, "seat 1: throw die=plain").rule == "ALL-7"


def test_the_turn_stays_if_another_seat_leaves() -> None:
    """[ALL-7]"""
    state = after(THREE, "clock: leave seat=2")
    assert state.turn == 1
    state = after(state, "seat 1: throw die=plain", "chance 0: settled dice=[(die=red-1 off_board=true)]")
    assert state.turn == 3


def test_the_last_seat_wins() -> None:
    """[ALL-7]"""
    state = after(f"{TWO} scores=[[30,7]] quarter=2", "seat 1: leave seat=1")
    assert GAME.outcome(state) == Outcome((2,), (30, 7), "ALL-7")


def test_a_seat_leaves_for_itself_or_by_the_clock() -> None:
    """[ALL-7]"""
    assert refused(THREE, "seat 1: leave seat=2").rule == "ALL-7"
    assert refused(THREE, "judge: leave seat=2").rule == "ALL-7"
    assert refused(THREE, "clock: leave seat=4").rule == "ALL-7"
    assert refused(f"{THREE} left=[2]", "clock: leave seat=2").rule == "ALL-7"
    assert events_of(THREE, "clock: leave seat=3")[0] == Departed("ALL-7", 3)


def test_dice_on_the_board_stay_and_count_for_a_seat_that_leaves() -> None:
    """[TD-R19]"""
    text = "hand=[[0],[0],[1]] order=[1,2,3] turn=3 board=[(die=red-1 face=6 level=4)]"
    left = after(text, "seat 1: leave seat=1")
    assert left.board == (Resting("red-1", 6, 4),)
    state = after(
        left,
        "seat 3: throw die=plain",
        "chance 0: settled dice=[(die=red-1 face=6 level=4),(die=green-4 off_board=true)]",
    )
    assert state.scores == ((24, 0, 0),)


def test_a_quarter_ends_when_the_last_seat_with_dice_leaves() -> None:
    """[TD-R19]"""
    text = "hand=[[0],[0],[2]] order=[1,2,3] turn=3 board=[(die=red-1 face=6 level=4)]"
    state = after(text, "seat 3: leave seat=3")
    assert (state.scores, state.quarter, state.order) == (((24, 0, 0),), 2, (1, 2))


def test_dice_in_motion_come_to_rest_though_their_thrower_has_left() -> None:
    """[ALL-3] [TD-R19]"""
    left = after(MOVING, "seat 1: leave seat=1")
    assert (GAME.actors(left), left.thrown) == ((chance(),), "red-1")
    state = after(left, "chance 0: settled dice=[(die=red-1 face=5 level=2)]")
    assert (state.board, state.turn) == ((Resting("red-1", 5, 2),), 2)


def test_a_match_that_ends_by_leaving_asks_for_no_more_dice() -> None:
    """[ALL-7] [TD-R19]: the quarter under way is not added up."""
    moving = "hand=[[3],[4]] phase=settle order=[1,2] turn=1 thrown=red-2 board=[(die=red-1 face=6 level=4)]"
    state = after(moving, "clock: leave seat=2")
    assert (GAME.actors(state), state.thrown) == ((), "")
    assert GAME.outcome(state) == Outcome((1,), (0, 0), "ALL-7")


def test_who_left_is_not_in_the_next_quarter_and_cannot_win() -> None:
    """[ALL-7]"""
    last = "phase=settle thrown=green-4 left=[1]"
    text = f"hand=[[0],[0],[0]] order=[1,2,3] turn=3 {last}"
    nothing = "chance 0: settled dice=[(die=green-4 off_board=true)]"
    assert after(f"{text} scores=[[50,2,9]] quarter=2", nothing).order == (3, 2)
    over = after(f"{text} scores=[[50,2,9],[0,0,0],[0,0,0]] quarter=4", nothing)
    assert GAME.outcome(over) == Outcome((3,), (50, 2, 9), "TD-9")


def test_a_seat_that_left_does_not_roll_for_the_order() -> None:
    """[ALL-7] [TD-R1]"""
    state = after(GAME.initial(Setup(3)), "seat 2: leave seat=2")
    assert state.places == ((1, 3),)
    assert after(state, "chance 0: rolled faces=[2,5]").order == (3, 1)


def test_leaving_may_settle_the_order() -> None:
    """[ALL-7] [TD-R1]"""
    state = after(GAME.initial(Setup(3)), "chance 0: rolled faces=[5,5,6]", "seat 2: leave seat=2")
    assert (state.phase, state.order) == ("throw", (3, 1))


def test_leaving_while_the_order_is_rolled_for_may_end_the_match() -> None:
    """[ALL-7]"""
    state = after(GAME.initial(Setup(2)), "seat 1: leave seat=1")
    assert GAME.outcome(state) == Outcome((2,), (0, 0), "ALL-7")


def test_the_last_of_the_tied_wins_an_overtime_that_the_others_left() -> None:
    """[TD-R19] [TD-10]"""
    overtime = "hand=[[4],[4],[0]] order=[1,2] turn=1 quarter=5 overtime=1 scores=[[9,9,5],[0,0,0],[0,0,0],[0,0,0]]"
    assert after(overtime, "seat 3: leave seat=3").phase == "throw"
    assert GAME.outcome(after(overtime, "seat 2: leave seat=2")) == Outcome((1,), (9, 9, 5), "ALL-7")


def test_a_team_goes_on_with_one_seat_and_loses_with_none() -> None:
    """[ALL-7] [TD-R11]"""
    state = after(TEAMS, "seat 1: leave seat=1")
    assert (state.turn, GAME.view(state, None).in_turn) == (1, 3)  # type: ignore[attr-defined]  # the game's own View
    over = after(state, "seat 3: leave seat=3")
    assert GAME.outcome(over) == Outcome((2, 4), (0, 0, 0, 0), "ALL-7")


def test_a_seat_that_left_does_not_share_the_win_of_its_team() -> None:
    """[ALL-7]"""
    text = (
        "hand=[[0],[0],[0],[0]] order=[1,2,3,4] turn=4 quarter=4 phase=settle thrown=black-4 left=[3] "
        "variant=(teams=true) scores=[[9,1,9,1],[0,0,0,0],[0,0,0,0]]"
    )
    state = after(text, "chance 0: settled dice=[(die=black-4 off_board=true)]")
    assert GAME.outcome(state) == Outcome((1,), (18, 2, 18, 2), "TD-9")


# Forfeits


def test_a_forfeited_die_counts_as_thrown_and_is_set_aside() -> None:
    """[ALL-9]"""
    state = after(THREE, "clock: forfeit seat=1")
    assert (state.hand, state.board, state.turn, state.number) == (((3,), (4,), (4,)), (), 2, 2)
    assert events_of(THREE, "clock: forfeit seat=1") == (SetAside("ALL-9", 1, "red-1"),)


def test_a_quarter_can_end_by_a_forfeit() -> None:
    """[ALL-9]"""
    state = after("hand=[[0],[1]] order=[1,2] turn=2 board=[(die=red-1 face=6 level=1)]", "clock: forfeit seat=2")
    assert state.scores == ((6, 0),)


def test_only_the_clock_forfeits_and_only_the_throw_in_turn_of_dice_at_rest() -> None:
    """[ALL-9] [ALL-3]"""
    assert refused(THREE, "clock: forfeit seat=2").rule == "ALL-9"
    assert refused(THREE, "seat 1: forfeit seat=1").rule == "ALL-1"
    assert refused(THREE, "judge: forfeit seat=1").rule == "ALL-1"
    assert refused(MOVING, "clock: forfeit seat=1").rule == "ALL-3"
    assert refused(GAME.initial(Setup(2)), "clock: forfeit seat=1").rule == "ALL-3"


def test_the_partner_forfeits_the_die_of_a_seat_that_left() -> None:
    """[ALL-9] [TD-R11]"""
    state = after(f"{TEAMS} left=[1]", "clock: forfeit seat=3")
    assert state.hand == ((3,), (4,), (4,), (4,))


@pytest.mark.parametrize(
    ("option", "hand", "die"),
    [
        ("double_dice", "[1,1]", "white-4"),
        ("double_dice", "[0,1]", "black-double"),
        ("offence_defence", "[4,1]", "black-4"),
        ("offence_defence", "[2,0]", "white-3"),
    ],
)
def test_a_seat_forfeits_the_die_that_it_misses_least(option: str, hand: str, die: str) -> None:
    """[TD-R16]"""
    text = f"hand=[{hand},[1,1]] order=[1,2] turn=1 variant=({option}=true)"
    assert events_of(text, "clock: forfeit seat=1")[0] == SetAside("ALL-9", 1, die)


# Void


@pytest.mark.parametrize("who", ["clock", "judge", "seat 1"])
@pytest.mark.parametrize("where", [THREE, MOVING])
def test_nothing_races_so_nothing_is_broken_off(who: str, where: str) -> None:
    """[ALL-10]"""
    assert refused(where, f"{who}: void").rule == "ALL-10"


# Reports


def test_a_judge_may_report_a_whole_quarter_without_its_throws() -> None:
    """[ALL-11]"""
    move = (
        "judge: report dice=[(die=white-3 face=4 level=3),(die=red-1 face=5 level=3 on_top_of=[white-1]),"
        "(die=white-1 face=3 level=3)]"
    )
    state = after(TWO, move)
    assert (state.scores, state.quarter, state.order) == (((24, 12),), 2, (1, 2))
    assert events_of(TWO, move)[0] == Reported("ALL-11", 1)


def test_a_report_makes_throws_of_the_same_quarter_void() -> None:
    """[TD-R18]"""
    text = "hand=[[3],[4]] order=[1,2] turn=2 board=[(die=red-1 face=6 level=4)]"
    assert after(text, "judge: report dice=[(die=white-1 face=1 level=1)]").scores == ((0, 1),)


def test_a_report_waits_until_nothing_moves() -> None:
    """[TD-R18] [ALL-3]"""
    assert refused(MOVING, "judge: report dice=[]").rule == "ALL-3"
    assert refused(GAME.initial(Setup(2)), "judge: report dice=[]").rule == "ALL-3"


def test_only_the_judge_reports() -> None:
    """[ALL-11]"""
    for who in ("seat 1", "clock"):
        assert refused(TWO, f"{who}: report dice=[]").rule == "ALL-1"


def test_dice_that_must_go_score_nothing_in_a_report() -> None:
    """[TD-R18] [TD-3]"""
    move = "judge: report dice=[(die=red-1 face=6 level=1 crossed=false),(die=white-1 off_board=true)]"
    assert after(TWO, move).scores == ((0, 0),)


def test_a_die_that_must_go_may_not_hold_others_in_a_report() -> None:
    """[TD-R18] [TD-R10]"""
    move = (
        "judge: report dice=[(die=red-1 face=6 level=1 crossed=false),(die=white-1 face=6 level=1 on_top_of=[red-1])]"
    )
    assert refused(TWO, move).rule == "TD-R10"
    assert "red-1 must go" in refused(TWO, move).why


@pytest.mark.parametrize(
    ("dice", "rule"),
    [
        ("(die=green-1 face=1 level=1)", "TD-R17"),
        ("(die=red-1 face=1 level=1),(die=red-1 face=1 level=1)", "TD-R17"),
        ("(die=red-1 level=1)", "TD-6"),
        ("(die=red-1 face=1 level=2 on_top_of=[white-1])", "TD-R6"),
    ],
)
def test_a_report_that_cannot_be_true_is_refused(dice: str, rule: str) -> None:
    """[TD-R18] [TD-R17]"""
    assert refused(TWO, f"judge: report dice=[{dice}]").rule == rule


def test_a_report_of_an_overtime_names_dice_of_the_tied_only() -> None:
    """[TD-R18]"""
    overtime = "hand=[[4],[4],[0]] order=[1,2] turn=1 quarter=5 overtime=1 scores=[[9,9,5],[0,0,0],[0,0,0],[0,0,0]]"
    assert refused(overtime, "judge: report dice=[(die=green-1 face=1 level=1)]").rule == "TD-R17"
    state = after(overtime, "judge: report dice=[(die=white-1 face=1 level=1)]")
    assert GAME.outcome(state) == Outcome((2,), (9, 10, 5), "TD-10")


def test_at_a_reported_board_the_judge_acts_and_nobody_throws() -> None:
    """[ALL-11] [TD-R18]"""
    start = GAME.initial(Setup(2, {"first_order": "seats"}, reported=(1, 2)))
    assert GAME.actors(start) == (JUDGE,)
    assert refused(start, "seat 1: throw die=plain").rule == "ALL-11"
    assert refused(start, "clock: forfeit seat=1").rule == "ALL-11"
    sampled = GAME.legal_actions(start, JUDGE).sample(below_of(3))
    assert isinstance(sampled, Report)
    assert GAME.apply(start, Move(JUDGE, sampled)).state.quarter == 2


def test_teams_at_a_reported_board_still_name_their_first_seats() -> None:
    """[ALL-11] [TD-R11]"""
    start = GAME.initial(Setup(4, {"first_order": "seats", "teams": True}, reported=(1, 2, 3, 4)))
    assert GAME.actors(start) == (JUDGE, seat(1), seat(2), seat(3), seat(4))
    assert after(start, "seat 2: name first=4").order == (1, 4, 3, 2)


def test_a_judge_who_is_not_needed_has_nothing_to_do() -> None:
    """[ALL-11]"""
    with pytest.raises(LookupError):
        GAME.legal_actions(state_of(TWO), JUDGE).sample(below_of(3))


def test_actions_of_a_wrong_kind_are_refused_and_never_crash() -> None:
    """[ALL-4]"""
    strange: list[object] = [None, 3, "throw", [], {}, object()]
    strange += [Leave("1"), Leave(None), Forfeit([])]  # type: ignore[arg-type]  # what a program may send by mistake
    for state in (state_of(THREE), state_of(MOVING), GAME.initial(Setup(2)), state_of(TEAMS)):
        for actor in (seat(1), seat(9), chance(), chance(3), CLOCK, JUDGE):
            choices = GAME.legal_actions(state, actor)
            for action in strange:
                assert choices.refusal(action) is not None, (actor, action)
                assert action not in choices
