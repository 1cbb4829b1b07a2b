"""Throws and where dice come to rest. Set up by notation; each test cites the rule that it would catch broken."""

from __future__ import annotations

import math

import pytest

from dicehall.core import IllegalAction, Move, Refusal, chance
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Action, Removed, Settled, Stacked, Thrown
from dicehall.games.tumblin_dice.dice import box_of
from dicehall.games.tumblin_dice.state import Pose, Resting, State
from dicehall.games.tumblin_dice.texts import HINTS
from dicehall.games.tumblin_dice.variants import Variant
from tests.games.tumblin_dice.positions import TWO, events_of, state_of

THROWN = "hand=[[3],[4]] phase=settle order=[1,2] turn=1 thrown=red-1"
LYING = "hand=[[2],[3]] phase=settle order=[1,2] turn=1 thrown=red-2"


def after(text: str, *moves: str) -> State:
    state = state_of(text)
    for move in moves:
        state = GAME.apply(state, GAME.notation.parse_move(move)).state
    return state


def refused(text: str, move: str) -> Refusal:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state_of(text), GAME.notation.parse_move(move))
    return caught.value.refusal


def names(state: State) -> list[str]:
    return [resting.die for resting in state.board]


# Throws


def test_a_throw_takes_the_next_die_of_the_hand_and_leaves_the_rest_to_chance() -> None:
    """[TD-1]"""
    state = after(TWO, "seat 1: throw die=plain")
    assert (state.thrown, state.hand, state.phase) == ("red-1", ((3,), (4,)), "settle")
    assert GAME.actors(state) == (chance(),)
    assert events_of(TWO, "seat 1: throw die=plain") == (Thrown("TD-1", 1, "red-1"),)


def test_seats_throw_one_die_each_in_turn() -> None:
    """[TD-1]"""
    state = after(
        TWO,
        "seat 1: throw die=plain",
        "chance 0: settled dice=[(die=red-1 face=4 level=1)]",
        "seat 2: throw die=plain",
        "chance 0: settled dice=[(die=red-1 face=4 level=1),(die=white-1 off_board=true)]",
    )
    assert state.turn == 1
    assert refused(TWO, "seat 2: throw die=plain").rule == "TD-1"


def test_a_quarter_ends_when_everyone_has_thrown_all_four_dice() -> None:
    """[TD-1]"""
    state = state_of(TWO)
    for throw in range(8):
        assert state.quarter == 1, throw
        seat = state.turn
        state = GAME.apply(state, GAME.notation.parse_move(f"seat {seat}: throw die=plain")).state
        state = GAME.apply(state, Move(chance(), Settled((Resting(state.thrown, off_board=True),)))).state
    assert (state.quarter, state.hand) == (2, ((4,), (4,)))


def test_nobody_throws_while_dice_are_moving() -> None:
    """[TD-R9]"""
    assert refused(THROWN, "seat 2: throw die=plain").rule == "TD-R9"
    assert refused(THROWN, "seat 1: throw die=plain").rule == "TD-R9"


def test_physics_or_people_and_not_the_rules_know_where_a_die_stops() -> None:
    """[TD-R9] [ALL-5]"""
    assert GAME.chance(state_of(THROWN), chance()) is None


def test_where_dice_rest_is_refused_while_none_move() -> None:
    """[TD-R9]"""
    assert refused(TWO, "chance 0: settled dice=[]").rule == "TD-R9"


def test_where_dice_rest_does_not_matter_after_the_end() -> None:
    """[TD-9]"""
    assert refused(f"{TWO} phase=over winners=[1]", "chance 0: settled dice=[]").rule == "TD-9"
    assert refused(f"{TWO} phase=over winners=[1]", "chance 0: rolled faces=[1,2]").rule == "TD-9"


def test_the_number_of_the_throw_grows_when_the_dice_rest() -> None:
    """[TD-R9]"""
    thrown = after(TWO, "seat 1: throw die=plain")
    rested = after(THROWN, "chance 0: settled dice=[(die=red-1 face=4 level=3)]")
    assert (GAME.round(thrown), GAME.round(rested)) == (1, 2)


# What goes from the board


def test_a_die_across_the_line_stays_where_it_stops() -> None:
    """[TD-6]"""
    state = after(THROWN, "chance 0: settled dice=[(die=red-1 face=4 level=3)]")
    assert state.board == (Resting("red-1", 4, 3),)


def test_a_die_that_misses_the_disc_counts_as_a_throw_and_goes() -> None:
    """[TD-2] [TD-R7]"""
    state = after(THROWN, "chance 0: settled dice=[(die=red-1 face=6 level=4)] disc_first=false")
    assert (state.board, state.hand[0], state.turn) == ((), (3,), 2)


def test_what_a_die_pushed_before_it_was_taken_away_stays_pushed() -> None:
    """[TD-R7]"""
    move = "chance 0: settled dice=[(die=red-1 face=1 level=4),(die=red-2 face=2 level=1)] disc_first=false"
    state = after(f"{LYING} board=[(die=red-1 face=6 level=2)]", move)
    assert state.board == (Resting("red-1", 1, 4),)


def test_a_die_that_misses_the_disc_goes_in_every_edition() -> None:
    """[TD-R7] [TD-R13]: `before_line` −1 keeps only dice before the line."""
    move = "chance 0: settled dice=[(die=red-1 face=6 level=4)] disc_first=false"
    text = f"{THROWN} variant=(before_line=-1)"
    assert after(text, move).board == ()
    assert events_of(text, move) == (Removed("TD-R7", 1, "red-1", "disc_missed"),)


def test_only_the_thrown_die_can_miss_the_disc() -> None:
    """[TD-2]"""
    loose = "hand=[[2],[3]] phase=settle order=[1,2] turn=1 board=[(die=red-1 face=6 level=2)] loose=[red-1]"
    assert refused(loose, "chance 0: settled dice=[(die=red-1 face=6 level=2)] disc_first=false").rule == "TD-2"


def test_a_die_before_the_line_counts_as_a_throw_and_goes() -> None:
    """[TD-3]"""
    move = "chance 0: settled dice=[(die=red-1 face=5 crossed=false)]"
    state = after(THROWN, move)
    assert (state.board, state.hand[0], state.turn) == ((), (3,), 2)
    assert events_of(THROWN, move) == (Removed("TD-3", 1, "red-1", "not_crossed"),)


def test_a_die_on_the_line_has_not_wholly_crossed_it() -> None:
    """[TD-3] [TD-R3]"""
    state = after(THROWN, "chance 0: settled dice=[(die=red-1 face=5 level=1 crossed=false)]")
    assert state.board == ()


def test_a_die_knocked_back_over_the_line_goes_too() -> None:
    """[TD-R3]"""
    move = "chance 0: settled dice=[(die=red-1 face=6 level=1 crossed=false),(die=red-2 face=2 level=1)]"
    board = f"{LYING} board=[(die=red-1 face=6 level=1)]"
    assert names(after(board, move)) == ["red-2"]
    assert Removed("TD-R3", 1, "red-1", "not_crossed") in events_of(board, move)


def test_a_die_at_rest_on_the_disc_goes() -> None:
    """[TD-R3]"""
    state = after(THROWN, "chance 0: settled dice=[(die=red-1 face=5 crossed=false on_disc=true)]")
    assert state.board == ()


def test_a_die_that_leaves_the_board_is_out() -> None:
    """[TD-4]"""
    move = "chance 0: settled dice=[(die=red-1 off_board=true)]"
    assert after(THROWN, move).board == ()
    assert events_of(THROWN, move) == (Removed("TD-4", 1, "red-1", "off_board"),)


def test_one_throw_may_push_several_dice_of_anyone_to_other_levels_and_off() -> None:
    """[TD-5]"""
    before = f"{LYING} board=[(die=red-1 face=6 level=1),(die=white-1 face=6 level=4),(die=white-2 face=1 level=2)]"
    move = (
        "chance 0: settled dice=[(die=red-1 face=5 level=3),(die=white-1 off_board=true),"
        "(die=white-2 face=3 level=3),(die=red-2 face=2 level=1)]"
    )
    assert after(before, move).board == (Resting("red-1", 5, 3), Resting("red-2", 2, 1), Resting("white-2", 3, 3))
    rules = [event.rule for event in events_of(before, move)]
    assert rules == ["TD-5", "TD-4", "TD-5", "TD-6"]


def test_dice_that_stay_as_they_were_tell_no_event() -> None:
    """[TD-5]"""
    board = f"{LYING} board=[(die=red-1 face=6 level=1)]"
    events = events_of(board, "chance 0: settled dice=[(die=red-1 face=6 level=1),(die=red-2 face=2 level=1)]")
    assert [event.rule for event in events] == ["TD-6"]


# Dice that lose their hold

HELD = f"{LYING} board=[(die=red-1 face=6 level=1),(die=white-1 face=3 level=1)]"


def test_what_lay_on_a_die_that_goes_settles_again_before_the_next_throw() -> None:
    """[TD-R10]"""
    move = (
        "chance 0: settled dice=[(die=red-2 face=1 level=1 crossed=false),(die=red-1 face=6 level=1),"
        "(die=white-1 face=3 level=1 crossed=false on_top_of=[red-2])]"
    )
    state = after(HELD, move)
    assert names(state) == ["red-1"], "both must go, together"
    move = (
        "chance 0: settled dice=[(die=red-2 face=1 level=1 crossed=false),(die=red-1 face=6 level=1),"
        "(die=white-1 face=3 level=1 on_top_of=[red-2])]"
    )
    state = after(HELD, move)
    assert (state.loose, state.phase, state.board[1]) == (("white-1",), "settle", Resting("white-1", 3, 1))
    assert GAME.actors(state) == (chance(),)


def test_nothing_lies_on_a_die_that_has_gone() -> None:
    """[TD-R10] [TD-R6]: no stack is told of or remembered."""
    move = (
        "chance 0: settled dice=[(die=red-2 face=1 level=1 crossed=false),(die=red-1 face=6 level=1),"
        "(die=white-1 face=3 level=1 on_top_of=[red-2])]"
    )
    assert after(HELD, move).stacked == ()
    assert [event for event in events_of(HELD, move) if isinstance(event, Stacked)] == []


@pytest.mark.parametrize("gone", ["level=0 crossed=false", "level=0 crossed=false on_disc=true", "off_board=true"])
def test_what_lies_on_a_die_that_goes_keeps_its_own_level_until_it_settles_again(gone: str) -> None:
    """[TD-R10] [TD-R21]"""
    text = f"{LYING} board=[(die=red-1 face=6 level=3),(die=white-1 face=5 level=3 on_top_of=[red-1])]"
    upper = "(die=white-1 face=5 level=3 on_top_of=[red-1])"
    state = after(text, f"chance 0: settled dice=[(die=red-1 {gone}),{upper},(die=red-2 face=1 level=1)]")
    assert (state.loose, names(state), state.board[1].level) == (("white-1",), ["red-2", "white-1"], 3)


def test_a_die_that_settles_again_comes_to_rest_whether_it_moved_or_not() -> None:
    """[TD-R10]"""
    loose = "hand=[[2],[3]] phase=settle order=[1,2] turn=1 board=[(die=red-1 face=6 level=2)] loose=[red-1]"
    (event,) = events_of(loose, "chance 0: settled dice=[(die=red-1 face=6 level=2)]")
    assert GAME.sentence(event, str) == "red-1 comes to rest again: 6 on 2×."
    (pushed, _) = events_of(
        f"{LYING} board=[(die=red-1 face=6 level=1)]",
        "chance 0: settled dice=[(die=red-1 face=6 level=2),(die=red-2 face=2 level=1)]",
    )
    assert GAME.sentence(pushed, str) == "red-1 lies elsewhere now: 6 on 2×."


def test_what_leaned_on_a_die_off_the_board_settles_again() -> None:
    """[TD-R10]"""
    move = (
        "chance 0: settled dice=[(die=red-2 face=1 level=1),(die=red-1 off_board=true),"
        "(die=white-1 face=3 level=4 leaning_on=[red-1])]"
    )
    state = after(HELD, move)
    assert state.loose == ("white-1",)
    final = GAME.notation.parse_move("chance 0: settled dice=[(die=red-2 face=1 level=1),(die=white-1 off_board=true)]")
    state = GAME.apply(state, final).state
    assert (names(state), state.phase, state.turn) == (["red-2"], "throw", 2)


def test_dice_settle_again_until_nothing_more_goes() -> None:
    """[TD-R10]"""
    state = after(
        HELD,
        "chance 0: settled dice=[(die=red-2 face=1 level=1 crossed=false),"
        "(die=red-1 face=6 level=1 on_top_of=[red-2]),(die=white-1 face=3 level=1 leaning_on=[red-1])]",
        "chance 0: settled dice=[(die=red-1 face=6 level=1 crossed=false),"
        "(die=white-1 face=3 level=1 leaning_on=[red-1])]",
    )
    assert (state.loose, names(state)) == (("white-1",), ["white-1"])
    state = GAME.apply(state, Move(chance(), Settled((Resting("white-1", 5, 1),)))).state
    assert (state.loose, state.turn, state.board) == ((), 2, (Resting("white-1", 5, 1),))


def test_every_settling_tells_an_event_even_if_the_die_stays_as_it_is() -> None:
    """[TD-R10]"""
    loose = "hand=[[2],[3]] phase=settle order=[1,2] turn=1 board=[(die=red-1 face=6 level=2)] loose=[red-1]"
    events = events_of(loose, "chance 0: settled dice=[(die=red-1 face=6 level=2)]")
    assert [event.rule for event in events] == ["TD-R10"]


def test_the_throw_that_lets_dice_settle_again_counts_once() -> None:
    """[TD-R10]"""
    loose = "hand=[[2],[3]] phase=settle order=[1,2] turn=1 number=3 board=[(die=red-1 face=6 level=2)] loose=[red-1]"
    assert GAME.round(after(loose, "chance 0: settled dice=[(die=red-1 face=6 level=2)]")) == 4


# Lists of dice that cannot be true

BOARD = f"{LYING} board=[(die=red-1 face=6 level=1),(die=white-1 face=3 level=2)]"
REST = "(die=red-1 face=6 level=1),(die=white-1 face=3 level=2)"


@pytest.mark.parametrize(
    ("dice", "rule", "words"),
    [
        ("(die=red-2 face=1 level=1),(die=red-1 face=6 level=1)", "TD-R17", "white-1"),
        (f"{REST},(die=red-1 face=6 level=1),(die=red-2 face=1 level=1)", "TD-R17", "red-1 is named twice"),
        (f"{REST},(die=red-3 face=1 level=1)", "TD-R17", "'red-3' is not in play now"),
        (f"{REST},(die=blue-1 face=1 level=1)", "TD-R17", "red-1, white-1, red-2"),
        (f"{REST},(die=red-2 face=7 level=1)", "TD-6", "red-2 cannot show 7"),
        (f"{REST},(die=red-2 face=-1 level=1)", "TD-6", "red-2 cannot show -1"),
        (f"{REST},(die=red-2 level=1)", "TD-6", "Which number does red-2 show?"),
        (f"{REST},(die=red-2 face=1 level=5)", "TD-6", "level 5"),
        (f"{REST},(die=red-2 face=1 level=-1)", "TD-6", "level -1"),
        (f"{REST},(die=red-2 face=1)", "TD-R3", "crossed=false"),
        (f"{REST},(die=red-2 face=1 level=2 crossed=false)", "TD-R3", "on level 2 it has crossed"),
        (f"{REST},(die=red-2 face=1 level=1 crossed=false on_disc=true)", "TD-R3", "the disc is level 0"),
        (f"{REST},(die=red-2 off_board=true level=1)", "TD-4", "red-2 is off the board"),
        (f"{REST},(die=red-2 off_board=true on_top_of=[red-1])", "TD-4", "red-2 is off the board"),
        (f"{REST},(die=red-2 off_board=true leans_off_board=true)", "TD-4", "red-2 is off the board"),
        (f"{REST},(die=red-2 face=1 level=1 on_top_of=[white-1])", "TD-R4", "level 2"),
        (f"{REST},(die=red-2 face=1 level=2 on_top_of=[white-1,red-1])", "TD-R4", "level 1"),
        (f"{REST},(die=red-2 face=1 level=2 on_top_of=[white-4])", "TD-R6", "'white-4'"),
        (f"{REST},(die=red-2 face=1 level=2 leaning_on=[white-4])", "TD-R6", "'white-4'"),
        (f"{REST},(die=red-2 face=1 level=2 on_top_of=[red-2])", "TD-R6", "itself"),
        (f"{REST},(die=red-2 face=1 level=2 on_top_of=[white-1] leaning_on=[white-1])", "TD-R5", "name each once"),
        (
            "(die=red-1 face=6 level=1 on_top_of=[red-2]),(die=white-1 face=3 level=2),"
            "(die=red-2 face=1 level=1 on_top_of=[red-1])",
            "TD-R6",
            "red-1 and red-2",
        ),
        (f"{REST},(die=red-2 face=5 level=1 tilt=(nearest=5 next_face=3 gap_deg=4.9))", "TD-R5", "shows 3, not 5"),
        (f"{REST},(die=red-2 face=3 level=1 tilt=(nearest=5 next_face=3 gap_deg=5.1))", "TD-R5", "shows 5, not 3"),
        (f"{REST},(die=red-2 face=2 level=1 tilt=(nearest=5 next_face=2 gap_deg=1))", "TD-R5", "no neighbours"),
        (f"{REST},(die=red-2 face=5 level=1 tilt=(nearest=5 next_face=5 gap_deg=1))", "TD-R5", "no neighbours"),
        (f"{REST},(die=red-2 face=5 level=1 tilt=(nearest=5 next_face=7 gap_deg=9))", "TD-R5", "no neighbours"),
        (f"{REST},(die=red-2 face=5 level=1 tilt=(nearest=5 next_face=3 gap_deg=-2))", "TD-R5", "0 to 90 degrees"),
    ],
)
def test_a_list_that_cannot_be_true_is_refused_and_says_why(dice: str, rule: str, words: str) -> None:
    """[TD-R17] [TD-R3] [TD-R4] [TD-R5] [TD-R6]"""
    refusal = refused(BOARD, f"chance 0: settled dice=[{dice}]")
    assert refusal.rule == rule
    assert words in refusal.why


@pytest.mark.parametrize(
    "dice",
    [
        f"{REST},(die=red-2 off_board=true)",
        f"{REST},(die=red-2 face=4 off_board=true)",
        f"{REST},(die=red-2 crossed=false)",
        f"{REST},(die=red-2 crossed=false on_disc=true)",
        f"{REST},(die=red-2 level=1 crossed=false)",
        f"(die=red-2 face=1 level=1),{REST}",
        f"{REST},(die=red-2 face=3 level=1 tilt=(nearest=5 next_face=3 gap_deg=5.0))",
        f"{REST},(die=red-2 face=5 level=1 tilt=(nearest=5 next_face=3 gap_deg=5.5))",
        f"{REST},(die=red-2 face=1 level=1 on_top_of=[red-1] leaning_on=[white-1])",
        f"{REST},(die=red-2 face=1 level=1 pose=(at_mm=[210.5,-3,8] turn=[1,0,0,0]))",
        "(die=red-1 face=6 level=1 leaning_on=[red-2]),(die=white-1 face=3 level=2),"
        "(die=red-2 face=1 level=1 leaning_on=[red-1])",
    ],
)
def test_a_list_that_can_be_true_is_taken(dice: str) -> None:
    """[TD-R17]: a die that goes need not be read, dice may lean on one another, any order will do."""
    assert after(BOARD, f"chance 0: settled dice=[{dice}]").phase == "throw"


ON_THE_LINE = (
    f"{LYING} board=[(die=red-1 face=6 level=1 crossed=false),(die=white-1 face=3 level=1)] variant=(before_line=-1)"
)
STILL = "(die=red-1 face=6 level=1 crossed=false),(die=white-1 face=3 level=1)"


@pytest.mark.parametrize("carriers", ["red-1", "red-1,white-1", "white-1,red-1"])
def test_a_die_on_one_that_is_not_across_and_stays_is_not_across_either(carriers: str) -> None:
    """[TD-R21] [TD-R4] [TD-R13]: of two carriers the one that is not across decides."""
    upper = f"die=red-2 face=5 level=1 on_top_of=[{carriers}]"
    refusal = refused(ON_THE_LINE, f"chance 0: settled dice=[{STILL},({upper})]")
    assert (refusal.rule, "red-1, which is not across" in refusal.why) == ("TD-R21", True)
    state = after(ON_THE_LINE, f"chance 0: settled dice=[{STILL},({upper} crossed=false)]")
    assert state.board[1].die == "red-2"


def test_a_die_on_one_that_is_across_may_itself_hang_back_over_the_line() -> None:
    """[TD-R21] [TD-R3]"""
    upper = "die=red-2 face=5 level=1 on_top_of=[white-1]"
    for crossed in ("", " crossed=false"):
        state = after(ON_THE_LINE, f"chance 0: settled dice=[{STILL},({upper}{crossed})]")
        assert state.board[1].crossed is not bool(crossed)


def test_a_stack_on_the_line_costs_all_its_numbers() -> None:
    """[TD-R21] [TD-R13]"""
    lying = "(die=white-1 face=3 level=1 crossed=false),(die=red-1 face=5 level=1 crossed=false on_top_of=[white-1])"
    text = f"{TWO} variant=(before_line=-1)"
    assert after(text, f"judge: report dice=[{lying}]").scores == ((-8, 0),)


def test_a_die_of_an_earlier_throw_that_went_may_not_come_back() -> None:
    """[TD-R17]"""
    assert "white-2" in refused(BOARD, f"chance 0: settled dice=[{REST},(die=white-2 face=1 level=1)]").why


def test_a_cocked_die_is_kept_with_how_it_was_read_and_scores_like_any_other() -> None:
    """[TD-R5]"""
    tilted = "(die=red-1 face=3 level=2 tilt=(nearest=5 next_face=3 gap_deg=2.5))"
    state = after(THROWN, f"chance 0: settled dice=[{tilted}]")
    assert GAME.notation.format_state(state).count("gap_deg=2.5") == 1


@pytest.mark.parametrize(
    "resting",
    [
        Resting(7),  # type: ignore[arg-type]  # what a program may send by mistake
        Resting("red-1", "4", 3),  # type: ignore[arg-type]  # as above
        Resting("red-1", True, 3),
        Resting("red-1", 4, 3, crossed=1),  # type: ignore[arg-type]  # as above
        Resting("red-1", 4, 3, on_top_of=["red-2"]),  # type: ignore[arg-type]  # as above
        Resting("red-1", 4, 3, leaning_on=(3,)),  # type: ignore[arg-type]  # as above
        Resting("red-1", 4, 3, pose=Pose((math.nan, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0))),
        Resting("red-1", 4, 3, pose=Pose((math.inf, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0))),
        Resting("red-1", 4, 3, pose=(1, 2, 3)),  # type: ignore[arg-type]  # as above
        Resting("red-1", 4, 3, tilt=object()),  # type: ignore[arg-type]  # as above
        "red-1",
        None,
    ],
)
def test_values_of_a_wrong_kind_are_refused_and_never_crash(resting: Resting) -> None:
    """[TD-R17] [ALL-4]"""
    refusal = GAME.legal_actions(state_of(THROWN), chance()).refusal(Settled((resting,)))
    assert refusal is not None
    assert refusal.rule == "TD-R17"


@pytest.mark.parametrize("action", [Settled([]), Settled(None), Settled((), 1), Settled, None, 3, [], {}])  # type: ignore[arg-type]  # as above
def test_an_answer_of_a_wrong_kind_is_refused_and_never_crashes(action: object) -> None:
    """[TD-R17] [ALL-4]"""
    choices = GAME.legal_actions(state_of(THROWN), chance())
    assert choices.refusal(action) is not None
    assert action not in choices


def test_a_refused_list_changes_nothing() -> None:
    """[ALL-4]"""
    state = state_of(THROWN)
    before = GAME.notation.format_state(state)
    move: Move[Action] = Move(chance(), Settled((Resting("red-1", 9, 3),)))
    with pytest.raises(IllegalAction):
        GAME.apply(state, move)
    assert GAME.notation.format_state(state) == before


# The dice


def test_dice_have_the_colours_of_their_seats() -> None:
    """[TD-13]"""
    assert [die.name for die in box_of(Variant(), 4).dice if die.name.endswith("1")] == [
        "red-1",
        "white-1",
        "green-1",
        "black-1",
    ]
    assert len(box_of(Variant(), 4).dice) == 16


def test_double_dice_give_each_seat_a_fifth_die_of_another_colour() -> None:
    """[TD-13] [TD-O2]"""
    dice = box_of(Variant(double_dice=True), 2).dice
    assert [(die.name, die.seat) for die in dice if die.kind == "double"] == [("black-double", 1), ("green-double", 2)]
    assert [die.name for die in dice if die.seat == 2] == ["red-1", "red-2", "red-3", "red-4", "green-double"]


def test_offence_and_defence_gives_each_seat_four_dice_of_each_kind() -> None:
    """[TD-13] [TD-O3]"""
    dice = box_of(Variant(offence_defence=True), 2).dice
    kinds = {(die.seat, die.kind, die.name.split("-")[0]) for die in dice}
    assert kinds == {
        (1, "offensive", "white"),
        (1, "defensive", "black"),
        (2, "offensive", "green"),
        (2, "defensive", "red"),
    }
    assert len(dice) == 16


def test_the_printed_advice_is_there_to_be_shown() -> None:
    """[TD-14]"""
    for word in ("polish", "towel under", "edge of the board", "sliding", "dry-erase"):
        assert sum(word in hint for hint in HINTS) == 1, word
