"""The line in which people say where dice of a real board lie: forgiving in its words, exact in what it means."""

from pathlib import Path

import pytest

from dicehall.cli.screens.screen import NotUnderstood
from dicehall.cli.screens.tumblin_lines import Board, read_line
from dicehall.core import Move, chance
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.state import Resting
from tests.cli.pretending import Pretended, keys, lines_of, now_of, opened

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


def test_where_a_die_lies_that_missed_the_disc_may_be_told_too() -> None:
    """[TD-R7]"""
    assert lying("5 3x missed")["red-2"] == Resting("red-2", 5, 3)
    assert lying("missed")["red-2"] == Resting("red-2", 0, 0, crossed=False)


@pytest.mark.parametrize("missed", ["missed", "5 1x missed", "missed 4x"])
def test_what_lies_on_a_die_that_missed_the_disc_keeps_its_level_and_is_asked_for_again(missed: str) -> None:
    """[TD-R7, TD-R10]"""
    state = GAME.notation.parse_state(
        "hand=[[2],[2]] phase=settle order=[1,2] turn=1 thrown=red-2 board=[(die=white-2 face=6 level=3)]"
    )
    settled, _ = read_line(f"{missed}, w2 on r2", Board(state.board, thrown="red-2"))
    after = GAME.apply(state, Move(chance(), settled)).state
    assert (after.board, after.loose) == ((Resting("white-2", 6, 3),), ("white-2",))


@pytest.mark.parametrize("goes", ["short", "off", "disc"])
def test_a_die_that_goes_takes_nothing_along_that_lies_on_it(goes: str) -> None:
    """[TD-R10]"""
    state = GAME.notation.parse_state(
        "hand=[[2],[2]] phase=settle order=[1,2] turn=1 thrown=red-2 "
        "board=[(die=white-2 face=6 level=3),(die=white-1 face=2 level=3 on_top_of=[white-2])] "
        "stacked=[[white-1,white-2]]"
    )
    settled, _ = read_line(f"1 1x, w2 {goes}", Board(state.board, thrown="red-2"))
    after = GAME.apply(state, Move(chance(), settled)).state
    assert (after.board[1:], after.loose) == ((Resting("white-1", 2, 3),), ("white-1",))


def test_a_die_before_the_line_that_stays_takes_along_what_lies_on_it() -> None:
    """[TD-R13, TD-R21] Of two the one that is not across decides."""
    short = Resting("red-1", 3, 1, crossed=False)
    board = Board((short, Resting("white-2", 6, 1)), thrown="red-2", keeps_short=True)
    for line in ("5 on r1", "5 on r1 and w2", "5 on w2 and r1"):
        assert not lying(line, board)["red-2"].crossed
    assert lying("5 on w2", board)["red-2"].crossed
    assert lying("5 on w2, w2 short", board)["red-2"] == Resting("red-2", 5, 0, crossed=False, on_top_of=("white-2",))


def test_a_die_may_lie_on_one_and_lean_on_another() -> None:
    """[TD-R6]"""
    told = lying("6 on w2 leans r1")["red-2"]
    assert told == Resting("red-2", 6, 3, on_top_of=("white-2",), leaning_on=("red-1",))


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("5 on r2", r"red-2 cannot lie or lean on itself\. \[TD-R6\] Type it anew, as in: 5 3x"),
        ("5 on w2, w2 on r2", r"in a circle; one of them is lowest\. \[TD-R6\] Type it anew"),
        ("5 on w2 leans w2", r"name each once\. \[TD-R5\] Type it anew"),
    ],
)
def test_a_line_against_the_rules_is_refused_before_the_throw_counts_with_what_to_type(typed: str, why: str) -> None:
    """[TD-R17]"""
    with pytest.raises(NotUnderstood, match=why):
        read_line(typed, BOARD)


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


def test_a_line_against_the_rules_leaves_the_throw_to_be_told_again(tmp_path: Path) -> None:
    """[TD-R17] The die is not thrown yet, the line stays to be corrected, and the table says how."""
    outside = Pretended(keys(*"5 on r1", "enter"))
    table = opened("tumblin_dice", outside, tmp_path, persons=("Anna", "Ben"), options={"first_order": "seats"})
    table.play()
    assert "Anna throws red-1. Where does it lie?" in now_of(outside.frame)
    shown = "\n".join(lines_of(outside.frame))
    assert "> 5 on r1_" in shown
    assert "red-1 cannot lie or lean on itself. [TD-R6] Type it anew, as in: 5 3x" in shown
    assert [entry for _, entry in table.table.record.moves()] == []
