"""What dice bring: levels, stacks, leaning dice, editions. Boards are set up by notation."""

from __future__ import annotations

import itertools
import re

import pytest

from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Scored
from dicehall.games.tumblin_dice.dice import box_of
from dicehall.games.tumblin_dice.scoring import (
    cocked_face,
    counts,
    level_score,
    multiplier,
    pips_of,
    quarter_points,
)
from dicehall.games.tumblin_dice.state import Resting
from dicehall.games.tumblin_dice.variants import Variant

FOUR = "hand=[[0],[0],[0],[0]] order=[1,2,3,4] turn=4 phase=settle thrown=black-4"
DOUBLE = "hand=[[0,0],[0,0]] order=[1,2] turn=2 phase=settle thrown=red-4 variant=(double_dice=true)"
DUEL = "hand=[[0,0],[0,0]] order=[1,2] turn=2 phase=settle thrown=red-4 variant=(offence_defence=true)"


def points(text: str, board: str, last: str = "off_board=true") -> tuple[int, ...]:
    """What the seats score if the quarter's last throw moves the dice of a board to where they are told to lie."""
    dice = board if board.startswith("(") else f"({board})"
    lying = ",".join(f"(die={name} face=1 level=1)" for name in re.findall(r"\(die=(\S+)", dice))
    state = GAME.notation.parse_state(f"{text} board=[{lying}]")
    move = GAME.notation.parse_move(f"chance 0: settled dice=[{dice},(die={state.thrown} {last})]")
    return GAME.apply(state, move).state.scores[-1]


# Worked examples


def test_a_4_on_3x_is_12() -> None:
    """Worked example 1 [TD-6]."""
    assert points(FOUR, "die=red-1 face=4 level=3") == (12, 0, 0, 0)


def test_a_red_5_on_a_white_3_on_3x_gives_red_24_and_white_nothing() -> None:
    """Worked example 2 [TD-11] [TD-R6]."""
    board = "(die=red-1 face=5 level=3 on_top_of=[white-1]),(die=white-1 face=3 level=3)"
    assert points(FOUR, board) == (24, 0, 0, 0)


def test_a_double_die_showing_5_on_3x_is_30() -> None:
    """Worked example 3 [TD-O2]."""
    assert points(DOUBLE, "die=black-double face=5 level=3") == (30, 0)


def test_three_high_the_top_one_takes_all_three() -> None:
    """Worked example 5 [TD-R6]."""
    board = (
        "(die=white-1 face=3 level=2),(die=green-1 face=2 level=2 on_top_of=[white-1]),"
        "(die=red-1 face=5 level=2 on_top_of=[green-1])"
    )
    assert points(FOUR, board) == (20, 0, 0, 0)


def test_a_double_5_on_an_opposing_3_on_3x_is_39() -> None:
    """Worked example 6 [TD-R8]."""
    board = "(die=black-double face=5 level=3 on_top_of=[red-1]),(die=red-1 face=3 level=3)"
    assert points(DOUBLE, board) == (39, 0)


def test_a_defensive_die_on_an_enemy_6_leaves_it_to_nobody() -> None:
    """Worked example 6 [TD-R8]."""
    board = "(die=black-1 face=2 level=4 on_top_of=[green-1]),(die=green-1 face=6 level=4)"
    assert points(DUEL, board) == (0, 0)


def test_a_defensive_die_on_ones_own_6_on_4x_leaves_its_24() -> None:
    """Worked example 6 [TD-R8]."""
    board = "(die=black-1 face=2 level=4 on_top_of=[white-1]),(die=white-1 face=6 level=4)"
    assert points(DUEL, board) == (24, 0)


def test_an_offensive_6_on_a_defensive_die_on_4x_is_24() -> None:
    """Worked example 6 [TD-R8]."""
    board = "(die=white-1 face=6 level=4 on_top_of=[red-1]),(die=red-1 face=5 level=4)"
    assert points(DUEL, board) == (24, 0)


def test_before_the_line_a_5_costs_5_and_a_double_5_costs_10_in_the_edition_that_says_so() -> None:
    """Worked example 7 [TD-R13]."""
    text = DOUBLE.replace("double_dice=true", "double_dice=true before_line=-1")
    assert points(text, "die=white-1 face=5 crossed=false") == (-5, 0)
    assert points(text, "die=black-double face=5 crossed=false") == (-10, 0)


def test_before_the_line_dice_bring_and_cost_nothing_in_the_default_edition() -> None:
    """Worked example 7 [TD-3] [TD-R13]."""
    assert points(DOUBLE, "die=white-1 face=5 crossed=false") == (0, 0)
    assert points(DOUBLE, "die=black-double face=5 crossed=false") == (0, 0)


# Levels


@pytest.mark.parametrize(("level", "times"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_beyond_the_line_a_die_scores_its_pips_times_its_level(level: int, times: int) -> None:
    """[TD-6]"""
    assert points(FOUR, f"die=red-1 face=6 level={level}") == (6 * times, 0, 0, 0)


def test_before_the_line_the_multiplier_is_nothing() -> None:
    """[TD-6]"""
    assert multiplier(0, crossed=False) == 0


def test_a_quarter_is_the_sum_of_a_seats_dice_on_the_board() -> None:
    """[TD-6]"""
    board = (
        "(die=red-1 face=6 level=1),(die=red-2 face=2 level=2),(die=red-3 face=1 level=4),"
        "(die=white-1 face=5 level=3),(die=green-2 face=3 level=1)"
    )
    assert points(FOUR, board, "face=2 level=4") == (14, 15, 3, 8)


def test_the_event_of_a_score_says_what_each_die_brings() -> None:
    """[TD-6]"""
    before = FOUR + " board=[(die=red-1 face=6 level=1),(die=white-1 face=3 level=1)]"
    move = (
        "chance 0: settled dice=[(die=red-1 face=6 level=1 on_top_of=[white-1]),"
        "(die=white-1 face=3 level=1),(die=black-4 off_board=true)]"
    )
    events = GAME.apply(GAME.notation.parse_state(before), GAME.notation.parse_move(move)).events
    assert Scored("TD-6", 1, 9, 9, (("red-1", 6), ("white-1", 3))) in events
    assert Scored("TD-6", 2, 0, 0, ()) in events


def test_a_cocked_die_scores_the_lower_number_within_5_degrees_and_the_nearest_beyond() -> None:
    """[TD-R5]"""
    assert [cocked_face(6, 2, gap) for gap in (0.0, 4.99, 5.0, 5.01, 40.0)] == [2, 2, 2, 6, 6]
    assert cocked_face(2, 6, 1.0) == 2
    assert points(FOUR, "die=red-1 face=2 level=4 tilt=(nearest=6 next_face=2 gap_deg=3.5)") == (8, 0, 0, 0)


# Stacks


def test_a_die_that_leans_on_another_controls_nothing() -> None:
    """[TD-R5]"""
    board = "(die=red-1 face=5 level=3 leaning_on=[white-1]),(die=white-1 face=3 level=3)"
    assert points(FOUR, board) == (15, 9, 0, 0)


def test_a_die_on_ones_own_die_brings_the_same_sum_once() -> None:
    """[TD-R6]"""
    board = "(die=red-1 face=5 level=3 on_top_of=[red-2]),(die=red-2 face=3 level=3)"
    assert points(FOUR, board) == (24, 0, 0, 0)


def test_a_die_resting_on_two_dice_takes_both_each_on_its_own_level() -> None:
    """[TD-R6] [TD-R4]"""
    board = (
        "(die=red-1 face=5 level=2 on_top_of=[white-1,green-1]),(die=white-1 face=3 level=2),"
        "(die=green-1 face=6 level=3)"
    )
    assert points(FOUR, board) == (5 * 2 + 3 * 2 + 6 * 3, 0, 0, 0)


def test_of_two_dice_on_one_the_one_that_came_there_last_takes_it() -> None:
    """[TD-R6]"""
    text = (
        "hand=[[0],[0],[0],[0]] order=[1,2,3,4] turn=4 phase=settle thrown=black-4 "
        "board=[(die=red-1 face=5 level=2 on_top_of=[white-1]),(die=white-1 face=3 level=2)] stacked=[[red-1,white-1]]"
    )
    move = (
        "chance 0: settled dice=[(die=black-4 face=1 level=2 on_top_of=[white-1]),"
        "(die=red-1 face=5 level=2 on_top_of=[white-1]),(die=white-1 face=3 level=2)]"
    )
    state = GAME.apply(GAME.notation.parse_state(text), GAME.notation.parse_move(move)).state
    assert state.scores[-1] == (10, 0, 0, 8)


def test_of_two_dice_that_came_on_one_together_the_one_told_of_later_takes_it() -> None:
    """[TD-R17]"""
    red, green, white = (
        "(die=red-1 face=5 level=2 on_top_of=[white-1])",
        "(die=green-1 face=4 level=2 on_top_of=[white-1])",
        "(die=white-1 face=3 level=2)",
    )
    assert points(FOUR, f"{red},{green},{white}") == (10, 0, 14, 0)
    assert points(FOUR, f"{green},{red},{white}") == (16, 0, 8, 0)


def test_a_die_that_came_down_from_a_stack_gives_back_what_lay_under_it() -> None:
    """[TD-11]"""
    text = (
        "hand=[[0],[0],[0],[0]] order=[1,2,3,4] turn=4 phase=settle thrown=black-4 "
        "board=[(die=red-1 face=5 level=2 on_top_of=[white-1]),(die=white-1 face=3 level=2)] stacked=[[red-1,white-1]]"
    )
    move = (
        "chance 0: settled dice=[(die=red-1 face=5 level=3),(die=white-1 face=3 level=2),(die=black-4 off_board=true)]"
    )
    state = GAME.apply(GAME.notation.parse_state(text), GAME.notation.parse_move(move)).state
    assert state.scores[-1] == (15, 6, 0, 0)


def test_a_double_die_counts_twice_at_any_height_of_a_stack() -> None:
    """[TD-R8]"""
    board = "(die=black-double face=5 level=3),(die=red-1 face=3 level=3 on_top_of=[black-double])"
    assert points(DOUBLE, board) == (0, (10 + 3) * 3)


def test_a_defensive_die_in_the_middle_of_a_stack_counts_nothing() -> None:
    """[TD-R8]"""
    board = (
        "(die=green-1 face=6 level=2),(die=red-1 face=5 level=2 on_top_of=[green-1]),"
        "(die=white-1 face=4 level=2 on_top_of=[red-1])"
    )
    assert points(DUEL, board) == ((6 + 0 + 4) * 2, 0)


def test_under_a_defensive_top_only_its_owners_offensive_dice_count() -> None:
    """[TD-R8]"""
    board = (
        "(die=white-1 face=6 level=2),(die=green-1 face=5 level=2 on_top_of=[white-1]),"
        "(die=black-1 face=4 level=2 on_top_of=[green-1])"
    )
    assert points(DUEL, board) == (12, 0)


def test_defensive_dice_on_the_board_have_no_value() -> None:
    """[TD-O3]"""
    assert points(DUEL, "(die=black-1 face=6 level=4),(die=red-1 face=6 level=4)") == (0, 0)


def test_in_the_minus_one_edition_a_stack_before_the_line_costs_its_sum() -> None:
    """[TD-R13]"""
    text = FOUR + " variant=(before_line=-1)"
    board = "(die=red-1 face=5 crossed=false on_top_of=[white-1]),(die=white-1 face=3 crossed=false)"
    assert points(text, board) == (-8, 0, 0, 0)


def test_in_the_minus_one_edition_a_die_knocked_back_onto_the_line_costs_its_pips() -> None:
    """[TD-R13]"""
    text = FOUR + " variant=(before_line=-1)"
    assert points(text, "die=white-1 face=6 level=1 crossed=false") == (0, -6, 0, 0)


# Leaning on a die off the board


def test_a_die_marked_as_leaning_on_one_off_the_board_has_no_value() -> None:
    """[TD-12]"""
    assert points(FOUR, "die=red-1 face=6 level=4 leans_off_board=true") == (0, 0, 0, 0)


def test_a_mark_alone_lets_nothing_settle_again() -> None:
    """[TD-12] [TD-R10]"""
    text = "hand=[[3],[4]] phase=settle order=[1,2] turn=1 thrown=red-1"
    move = GAME.notation.parse_move("chance 0: settled dice=[(die=red-1 face=6 level=4 leans_off_board=true)]")
    assert GAME.apply(GAME.notation.parse_state(text), move).state.loose == ()


def test_a_die_without_value_controls_nothing_and_gives_what_lies_on_it_none() -> None:
    """[TD-R15]"""
    over = "(die=red-1 face=6 level=4 on_top_of=[white-1] leans_off_board=true),(die=white-1 face=2 level=4)"
    assert points(FOUR, over) == (0, 8, 0, 0)
    under = "(die=red-1 face=6 level=4 leans_off_board=true),(die=white-1 face=2 level=4 on_top_of=[red-1])"
    assert points(FOUR, under) == (0, 0, 0, 0)


# Ceilings


def test_the_best_single_die_is_worth_24_and_a_double_die_48() -> None:
    """[TD-6] [TD-O2]"""
    levels, faces = (1, 2, 3, 4), range(1, 7)
    everything = list(itertools.product(faces, levels))
    assert max(level_score(pips_of(face, "plain"), level) for face, level in everything) == 24
    assert max(level_score(pips_of(face, "double"), level) for face, level in everything) == 48


def best_quarter(variant: Variant, seats: int, *, with_stacks: bool) -> int:
    """The most that seat 1 can score: 6s on 4x, and (with stacks) its first die on everything else."""
    box = box_of(variant, seats)
    mine = [die.name for die in box.dice if die.seat == 1]
    others = tuple(sorted(die.name for die in box.dice if die.seat != 1 and with_stacks))
    board = tuple(
        Resting(die.name, 6, 4, on_top_of=others if die.name == mine[0] else ())
        for die in box.dice
        if die.name in others or die.seat == 1
    )
    stacked = tuple((mine[0], other) for other in others)
    return quarter_points(counts(board, stacked, box), seats)[0]


def test_the_best_quarter_without_stacks_is_96_and_144_with_a_double_die() -> None:
    """[TD-6] [TD-O2]"""
    assert best_quarter(Variant(), 4, with_stacks=False) == 96
    assert best_quarter(Variant(double_dice=True), 2, with_stacks=False) == 144
    assert best_quarter(Variant(offence_defence=True), 2, with_stacks=False) == 96


@pytest.mark.parametrize(("seats", "ceiling"), [(2, 192), (3, 288), (4, 384)])
def test_with_stacks_the_ceiling_is_every_die_of_the_board(seats: int, ceiling: int) -> None:
    """[TD-11] [TD-R6]"""
    assert best_quarter(Variant(), seats, with_stacks=True) == ceiling


def test_with_stacks_the_ceiling_of_double_dice_is_288() -> None:
    """[TD-11] [TD-R8]"""
    assert best_quarter(Variant(double_dice=True), 2, with_stacks=True) == 288
