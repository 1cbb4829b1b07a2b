"""What a board is worth to a bot of Tumblin-Dice: exact when nothing is left to throw, sensible before."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from dicehall.bots.tumblin_worth import Worth, are_hidden
from dicehall.core import Move, OptionValue, Setup, seat
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Throw
from dicehall.games.tumblin_dice.dice import Kind
from dicehall.games.tumblin_dice.state import Pose, Resting, State

NONE_LEFT = "[[1],[0]]"
LAST: dict[str, str] = {"quarter": "4", "hand": NONE_LEFT}


def thrown(seats: int = 2, kind: Kind = "plain", fields: dict[str, str] | None = None, **options: OptionValue) -> State:
    """Seat 1's die is in the air."""
    state = GAME.initial(Setup(seats, {"first_order": "seats", **options}))
    line = GAME.notation.format_state(state)
    for name, value in (fields or {}).items():
        line = " ".join(word for word in line.split() if not word.startswith(f"{name}=")) + f" {name}={value}"
    return GAME.apply(GAME.notation.parse_state(line), Move(seat(1), Throw(kind))).state


def last_throw(own: int, rival: int) -> State:
    """Of the match; the seats have had so many points."""
    return thrown(fields={**LAST, "scores": f"[[{own},{rival}],[0,0],[0,0]]"})


def values(state: State, *dice: Resting, stacked: tuple[tuple[str, str], ...] = ()) -> list[float]:
    """Of the board with these dice, by what the thrown one shows."""
    after = replace(state, board=tuple(sorted(dice, key=lambda resting: resting.die)), stacked=stacked)
    shows = any(resting.die == state.thrown for resting in dice)
    return Worth(state).by_face(after, (1, 2, 3, 4, 5, 6) if shows else ())


# --- The last throw of a match


def test_the_last_throw_is_worth_a_win_a_tie_or_nothing() -> None:
    """[TD-9, TD-10]"""
    found = values(last_throw(own=50, rival=62), Resting("red-4", 1, 3))
    assert [round(value, 2) for value in found] == [0, 0, 0, 0.5, 1, 1]


def test_points_count_a_little_when_the_match_is_decided() -> None:
    found = values(last_throw(own=10, rival=90), Resting("red-4", 1, 3))
    assert all(more > less for less, more in pairwise(found))
    assert max(found) < 0.01


def test_a_die_that_is_gone_is_worth_the_same_with_any_face() -> None:
    found = values(last_throw(own=63, rival=62))
    assert len(found) == 6
    assert len(set(found)) == 1
    assert round(found[0], 2) == 1


def test_all_rivals_must_be_passed() -> None:
    """[TD-9]"""
    fields = {"quarter": "4", "hand": "[[1],[0],[0]]", "scores": "[[50,62,68],[0,0,0],[0,0,0]]"}
    found = values(thrown(3, fields=fields), Resting("red-4", 1, 3))
    assert [round(value, 2) for value in found] == [0, 0, 0, 0, 0, 0.5]


def test_who_is_out_of_overtime_is_no_rival() -> None:
    """[TD-10]"""
    fields = {
        "quarter": "5", "overtime": "1", "order": "[1,2]", "hand": "[[1],[0],[0]]", "scores": "[[50,50,20],[0,0,40]]",
    }  # fmt: skip
    assert round(min(values(thrown(3, fields=fields), Resting("red-4", 1, 1))), 2) == 1


# --- Before


def test_more_points_are_worth_more_and_never_certain() -> None:
    found = values(thrown(), Resting("red-1", 1, 4))
    assert all(more > less for less, more in pairwise(found))
    assert all(0.4 < value < 0.7 for value in found)


def test_the_same_points_are_worth_more_later_in_a_match() -> None:
    first = values(thrown(), Resting("red-1", 1, 4))
    late = values(thrown(fields={"quarter": "4", "scores": "[[40,40],[40,40],[40,40]]"}), Resting("red-1", 1, 4))
    assert late[5] - late[0] > 1.5 * (first[5] - first[0])


def test_a_rival_that_is_knocked_away_is_worth_its_points() -> None:
    """[TD-5]"""
    state, rival = thrown(), Resting("white-1", 6, 4)
    assert values(state)[0] > values(state, rival)[0]
    assert values(state)[0] == pytest.approx(values(state, rival, Resting("red-1", 1, 4))[5], abs=0.02)


def test_what_a_stack_takes_is_counted() -> None:
    """[TD-11]"""
    pair = Resting("red-1", 1, 3, on_top_of=("white-1",)), Resting("white-1", 3, 3)
    apart = Resting("red-1", 1, 3), Resting("white-1", 3, 3)
    state = thrown()
    stacked = values(state, *pair, stacked=(("red-1", "white-1"),))
    assert all(more > less for more, less in zip(stacked, values(state, *apart), strict=True))


def test_a_double_die_is_worth_twice() -> None:
    """[TD-O2]"""
    double = values(thrown(kind="double", double_dice=True), Resting("black-double", 1, 2))
    plain = values(thrown(kind="plain", double_dice=True), Resting("white-1", 1, 2))
    assert double[5] - double[0] == pytest.approx(2 * (plain[5] - plain[0]), rel=0.1)


def test_the_number_of_a_defensive_die_does_not_matter() -> None:
    """[TD-O3]"""
    found = values(thrown(kind="defensive", offence_defence=True), Resting("black-1", 1, 4))
    assert len(set(found)) == 1


def test_a_partners_points_are_ones_own() -> None:
    """[TD-O1]"""
    state = thrown(4, teams=True)
    partners, rivals = Resting("green-1", 6, 4), Resting("black-1", 6, 4)
    assert values(state, partners)[0] > values(state)[0] > values(state, rivals)[0]


def test_before_the_line_costs_points_in_the_edition_where_it_does() -> None:
    """[TD-R13]"""
    short = Resting("red-1", 1, 0, crossed=False)
    found = values(thrown(before_line=-1), short)
    assert all(more < less for less, more in pairwise(found))


def test_the_edition_to_301_has_no_quarters_to_come_near_its_end() -> None:
    """[TD-R13]"""
    near = thrown(quarters="to_301", fields={"quarter": "8", "hand": NONE_LEFT, "scores": "[[290,290]]"})
    assert [round(value, 2) for value in values(near, Resting("red-4", 1, 3))] == [1] * 6
    far = thrown(quarters="to_301", fields={"quarter": "2", "hand": NONE_LEFT, "scores": "[[20,20]]"})
    assert 0.5 < values(far, Resting("red-4", 1, 3))[5] < 0.7


# --- What is worth a hit


def test_targets_are_the_rivals_best_dice_and_then_ones_own_low_ones() -> None:
    state = thrown()
    board = (
        Resting("red-1", 6, 2), Resting("red-2", 6, 1), Resting("red-3", 6, 4),
        Resting("white-1", 2, 2), Resting("white-2", 5, 4),
    )  # fmt: skip
    assert Worth(state).targets(board, ()) == ("white-2", "white-1", "red-2", "red-1")


# --- What is hidden


def lying(die: str, x: float, y: float) -> Resting:
    return Resting(die, 6, 4, pose=Pose((x, y, 20.0), (1.0, 0.0, 0.0, 0.0)))


def test_a_die_is_hidden_by_one_before_it_and_not_by_one_beside_or_behind_it() -> None:
    best = lying("red-1", 562.0, 125.0)
    beside, behind, before = lying("white-1", 312.0, 0.0), lying("white-2", 600.0, 134.0), lying("white-3", 312.0, 62.0)
    assert are_hidden((best, beside)) == [False, False]
    assert are_hidden((best, behind)) == [False, True]
    assert are_hidden((best, before)) == [True, False]


def test_a_die_on_a_real_board_is_not_known_to_be_hidden() -> None:
    assert are_hidden((lying("red-1", 562.0, 0.0), Resting("white-1", 6, 1))) == [False, False]


def test_it_pays_to_hide_ones_own_die_while_rivals_have_throws_left() -> None:
    best, guard = lying("red-1", 562.0, 0.0), replace(lying("red-2", 312.0, 0.0), level=1)
    state = thrown(fields={"hand": "[[3],[4]]"})
    hidden, open_ = values(state, best, guard), values(state, best, replace(guard, pose=lying("", 312.0, 90.0).pose))
    assert all(more > less for more, less in zip(hidden, open_, strict=True))
    assert Worth(state).worth_hiding((best,), ()) == ("red-1",)
    assert Worth(state).worth_hiding((best, guard), ()) == ("red-2",)


def test_nothing_needs_to_hide_after_the_rivals_last_throw() -> None:
    assert Worth(thrown(fields=LAST)).worth_hiding((lying("red-1", 562.0, 0.0),), ()) == ()
