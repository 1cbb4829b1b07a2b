"""What can be agreed before play, and what cannot."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from dicehall.core import BadSetup, OptionValue, Setup
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.dice import box_of
from dicehall.games.tumblin_dice.variants import PRINTED, Variant


def test_the_defaults_are_the_printed_game() -> None:
    """[TD-R13]"""
    assert GAME.initial(Setup(4)).variant == PRINTED == Variant()
    assert (PRINTED.before_line, PRINTED.quarters, PRINTED.dice_per_seat, PRINTED.first_order) == (0, 4, 4, "roll")


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (1, {}, r"2 to 4 \[TD-13\]"),
        (5, {}, r"2 to 4 \[TD-13\]"),
        (4, {"teams": True, "double_dice": True}, r"teams and double_dice.*\[TD-R14\]"),
        (2, {"double_dice": True, "offence_defence": True}, r"\[TD-R14\]"),
        (3, {"teams": True}, r"it is for 4 \[TD-O1\]"),
        (3, {"double_dice": True}, r"it is for 2 \[TD-O2\]"),
        (4, {"offence_defence": True}, r"it is for 2 \[TD-O3\]"),
        (2, {"before_line": 1}, "before_line"),
        (2, {"quarters": 5}, "quarters"),
        (2, {"dice_per_seat": 5}, "dice_per_seat"),
        (2, {"dice_per_seat": 2}, "dice_per_seat"),
        (2, {"first_order": "lot"}, "first_order"),
        (2, {"polish": True}, "polish"),
        (2, {"colours": ["red", "red"]}, r"name 2 different ones \[TD-13\]"),
        (2, {"colours": ["red", "white", "green"]}, r"name 2 different ones \[TD-13\]"),
        (2, {"double_dice": True, "colours": ["red", "white"]}, r"name 4 different ones \[TD-13\]"),
        (2, {"colours": ["red", "mauve"]}, "colours"),
    ],
)
def test_what_the_box_cannot_do_is_refused(seats: int, options: Mapping[str, OptionValue], words: str) -> None:
    """[TD-13] [TD-R13] [TD-R14] [TD-O1] [TD-O2] [TD-O3]"""
    with pytest.raises(BadSetup, match=words):
        GAME.initial(Setup(seats, dict(options)))


def test_the_host_may_recolour_the_seats() -> None:
    """[TD-13]"""
    state = GAME.initial(Setup(3, {"colours": ["black", "green", "red"]}))
    assert [die.name for die in box_of(state.variant, 3).dice][::4] == ["black-1", "green-1", "red-1"]


def test_the_host_may_recolour_both_kinds_of_dice() -> None:
    """[TD-13]"""
    double = Variant(double_dice=True, colours=("red", "green", "black", "white"))
    assert [die.name for die in box_of(double, 2).dice][4::5] == ["green-double", "white-double"]
    duel = Variant(offence_defence=True, colours=("red", "green", "black", "white"))
    assert [(die.name, die.seat, die.kind) for die in box_of(duel, 2).dice][::4] == [
        ("red-1", 1, "offensive"),
        ("green-1", 1, "defensive"),
        ("black-1", 2, "offensive"),
        ("white-1", 2, "defensive"),
    ]


def test_all_seats_are_reported_or_none_because_there_is_one_board() -> None:
    """[ALL-11] [TD-R18]"""
    with pytest.raises(BadSetup, match="all or none"):
        GAME.initial(Setup(3, reported=(1, 2)))
    assert GAME.initial(Setup(3, reported=(3, 1, 2))).is_reported


def test_a_reported_seat_that_does_not_exist_is_refused() -> None:
    """[ALL-11]"""
    with pytest.raises(BadSetup, match="reported seat 4"):
        GAME.initial(Setup(3, reported=(1, 2, 4)))
