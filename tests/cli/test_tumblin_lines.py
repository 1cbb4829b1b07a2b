"""The line in which people say where dice of a real board lie: forgiving in its words, exact in what it means."""

import pytest

from dicehall.cli.screens.screen import NotUnderstood
from dicehall.cli.screens.tumblin_lines import Board, read_line
from dicehall.games.tumblin_dice.state import Resting

RED = Resting("red-1", 3, 1)
WHITE = Resting("white-2", 6, 3)
ON_WHITE = Resting("green-1", 2, 3, on_top_of=("white-2",))
BOARD = Board((RED, WHITE), thrown="red-2")


def lying(typed: str, board: Board = BOARD) -> dict[str, Resting]:
    """Where the dice lie by a line."""
    return {resting.die: resting for resting in read_line(typed, board)[0].dice}


@pytest.mark.parametrize(
    "typed",
    ["5 3x", "5 x3", "5 3×", "5 3", "red-2 5 3x", "r2 5 3x", "Red 2 shows 5 on 3x", "red2 5 level 3x", "  5   3X "],
)
def test_the_thrown_die_is_told_in_many_ways(typed: str) -> None:
    """[TD-6]"""
    assert lying(typed) == {"red-1": RED, "white-2": WHITE, "red-2": Resting("red-2", 5, 3)}


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("off", Resting("red-2", off_board=True)),
        ("short", Resting("red-2", 0, 0, crossed=False)),
        ("4 short", Resting("red-2", 4, 0, crossed=False)),
        ("disc", Resting("red-2", 0, 0, crossed=False, on_disc=True)),
        ("4 0x", Resting("red-2", 4, 0, crossed=False)),
    ],
)
def test_a_die_that_goes_needs_no_number(typed: str, expected: Resting) -> None:
    """[TD-3, TD-4, TD-R3]"""
    assert lying(typed)["red-2"] == expected


def test_a_die_that_missed_the_disc_is_told_beside_where_it_lies() -> None:
    """[TD-2]"""
    settled, echo = read_line("missed", BOARD)
    assert not settled.disc_first
    assert echo[0] == "red-2 did not touch the disc first."


def test_pushed_dice_are_told_behind_commas_and_the_others_lie_as_before() -> None:
    """[TD-5]"""
    assert lying("5 3x, w2 off; r1 2x") == {
        "red-1": Resting("red-1", 3, 2),
        "white-2": Resting("white-2", off_board=True),
        "red-2": Resting("red-2", 5, 3),
    }
    assert lying("5 3x")["white-2"] is WHITE


def test_what_is_not_said_of_a_pushed_die_is_as_it_was() -> None:
    assert lying("5 3x, w2 1")["white-2"] == Resting("white-2", 1, 3)
    assert lying("5 3x, w2 4x")["white-2"] == Resting("white-2", 6, 4)


def test_a_die_on_a_die_has_its_level() -> None:
    """[TD-11, TD-R4]"""
    assert lying("6 on w2")["red-2"] == Resting("red-2", 6, 3, on_top_of=("white-2",))
    assert lying("6 on w2 and r1")["red-2"] == Resting("red-2", 6, 1, on_top_of=("white-2", "red-1"))


def test_a_die_that_carries_another_takes_it_along() -> None:
    """[TD-R4]"""
    board = Board((WHITE, ON_WHITE), thrown="red-2")
    assert lying("1 1x, w2 4x", board)["green-1"] == Resting("green-1", 2, 4, on_top_of=("white-2",))


def test_a_die_that_falls_off_another_is_told_by_its_own_level() -> None:
    board = Board((WHITE, ON_WHITE), thrown="red-2")
    assert lying("1 1x, g1 2x", board)["green-1"] == Resting("green-1", 2, 2)


def test_a_leaning_die_has_a_level_of_its_own() -> None:
    """[TD-R5, TD-12]"""
    assert lying("4 2x leans w2")["red-2"] == Resting("red-2", 4, 2, leaning_on=("white-2",))
    assert lying("4 2x leaning on w2")["red-2"] == Resting("red-2", 4, 2, leaning_on=("white-2",))
    assert lying("4 2x leans off")["red-2"] == Resting("red-2", 4, 2, leans_off_board=True)


def test_dice_that_lost_their_hold_must_be_told_of() -> None:
    """[TD-R10]"""
    board = Board((RED, WHITE), loose=("white-2",))
    assert lying("5 2x", board)["white-2"] == Resting("white-2", 5, 2)
    with pytest.raises(NotUnderstood, match="where does white-2 lie"):
        read_line("r1 2x", board)


def test_a_die_before_the_line_that_stays_needs_its_number() -> None:
    """[TD-R13]"""
    board = Board((), thrown="red-2", keeps_short=True)
    assert lying("4 short", board)["red-2"] == Resting("red-2", 4, 0, crossed=False)
    with pytest.raises(NotUnderstood, match="which number does red-2 show"):
        read_line("short", board)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("5", "where does red-2 lie"),
        ("3x", "which number does red-2 show"),
        ("on w2", "which number does red-2 show"),
        ("5 9", "'9': a die shows 1 to 6"),
        ("0 3x", "'0': a die shows 1 to 6"),
        ("5 3x sideways", "'sideways' is not understood; known dice: red-1, white-2, red-2"),
        ("6 on b9", "on which die"),
        ("6 on", "on which die"),
        ("5 3x, w2 missed", "only the thrown die can have missed the disc, not white-2"),
        ("w2 off", "where does red-2 lie"),
        ("5 3x, 6 2x", "red-2 is told of twice"),
        ("5 3x, b1 off", "'b1' is not understood"),
    ],
)
def test_a_line_that_cannot_be_read_says_what_is_missing(typed: str, why: str) -> None:
    with pytest.raises(NotUnderstood, match=why):
        read_line(typed, BOARD)


def test_the_line_is_read_back_in_sentences() -> None:
    assert read_line("6 on w2, r1 off", BOARD)[1] == (
        "red-2 shows 6 and lies on white-2, so on 3x.",
        "red-1 is off the board.",
        "The other one lies as before.",
    )
    assert read_line("4 2x leans r1", BOARD)[1][0] == "red-2 shows 4 and lies on 2x, and leans on red-1."
    assert read_line("short", BOARD)[1][0] == "red-2 lies short of the line."
