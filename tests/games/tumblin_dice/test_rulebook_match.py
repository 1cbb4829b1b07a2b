"""Order, quarters, overtime, teams, the dice of the options, and the end."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dicehall.core import CLOCK, Move, Outcome, Setup, chance, seat
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Ended, OrderRolled, QuarterBegun, Rolled, Scored
from dicehall.games.tumblin_dice.state import State
from tests.games.tumblin_dice.positions import after, events_of, refused, state_of

LAST = "phase=settle thrown=black-4"
NOTHING = "chance 0: settled dice=[(die=black-4 off_board=true)]"


def ended(text: str) -> Outcome:
    outcome = GAME.outcome(after(text, NOTHING))
    assert outcome is not None
    return outcome


def lost(state: State, die: str) -> State:
    """The state after a die has been thrown off the board; the rest lies as before."""
    state = after(state, f"seat {state.turn}: throw die={die}")
    return after(state, f"chance 0: settled dice=[(die={state.thrown} off_board=true)]")


# The first order


def test_each_seat_rolls_one_die_and_the_highest_begins() -> None:
    """[TD-R1]"""
    start = GAME.initial(Setup(4))
    assert GAME.actors(start) == (chance(),)
    state = after(start, "chance 0: rolled faces=[3,6,1,5]")
    assert (state.order, state.turn, state.phase) == ((2, 4, 1, 3), 2, "throw")


def test_seats_that_rolled_the_same_roll_again_for_their_places_only() -> None:
    """[TD-R1]"""
    start = GAME.initial(Setup(4))
    state = after(start, "chance 0: rolled faces=[4,6,4,1]")
    assert (state.phase, state.places) == ("order", ((2,), (1, 3), (4,)))
    assert refused(state, "chance 0: rolled faces=[4,6,4,1]").rule == "TD-R1"
    assert after(state, "chance 0: rolled faces=[1,6]").order == (2, 3, 1, 4)
    assert after(state, "chance 0: rolled faces=[5,5]").places == ((2,), (1, 3), (4,))


def test_two_pairs_of_level_seats_roll_again_at_once() -> None:
    """[TD-R1]"""
    state = after(GAME.initial(Setup(4)), "chance 0: rolled faces=[2,5,2,5]")
    assert state.places == ((2, 4), (1, 3))
    assert after(state, "chance 0: rolled faces=[1,2,4,3]").order == (4, 2, 1, 3)


def test_a_team_rolls_one_die_and_the_lower_seats_throw_first() -> None:
    """[TD-R1] [TD-R11]"""
    state = after(GAME.initial(Setup(4, {"teams": True})), "chance 0: rolled faces=[2,5]")
    assert state.order == (2, 1, 4, 3)


def test_the_roll_for_the_order_has_exact_odds() -> None:
    """[TD-R1] [ALL-2]: of two seats, one is higher in 15 of 36 rolls, and 6 are level."""
    roll = GAME.chance(GAME.initial(Setup(2)), chance())
    assert roll is not None
    shares = {"one": Fraction(0), "two": Fraction(0), "level": Fraction(0)}
    for action, share in roll.items():
        assert isinstance(action, Rolled)
        one, two = action.faces
        shares["level" if one == two else "one" if one > two else "two"] += share
    assert shares == {"one": Fraction(15, 36), "two": Fraction(15, 36), "level": Fraction(6, 36)}


def test_the_seats_may_begin_in_their_own_order() -> None:
    """[TD-R1]: switch `first_order`, value `seats`."""
    state = GAME.initial(Setup(3, {"first_order": "seats"}))
    assert (state.order, state.phase, GAME.actors(state)) == ((1, 2, 3), "throw", (seat(1),))


def test_nobody_throws_before_the_order_is_known() -> None:
    """[TD-R1] [ALL-3]"""
    start = GAME.initial(Setup(2))
    assert refused(start, "seat 1: throw die=plain").rule == "TD-R1"
    assert refused(start, "chance 0: settled dice=[]").rule == "TD-R1"
    assert refused(start, "chance 1: rolled faces=[1,2]").rule == "TD-R9"


@pytest.mark.parametrize("faces", ["[1]", "[1,2,3]", "[0,2]", "[1,7]"])
def test_a_roll_of_other_dice_than_those_needed_is_refused(faces: str) -> None:
    """[TD-R1]"""
    assert refused(GAME.initial(Setup(2)), f"chance 0: rolled faces={faces}").rule == "TD-R1"


# The next quarters


def test_the_order_of_quarter_2_is_that_of_the_totals_and_level_seats_keep_theirs() -> None:
    """Worked example 4 [TD-7] [TD-8]."""
    text = f"hand=[[0],[0],[0],[0]] order=[4,2,1,3] turn=3 {LAST} board=["
    before = "(die=red-1 face=5 level=4),(die=white-1 face=5 level=4),(die=green-1 face=6 level=4)"
    before += ",(die=green-2 face=3 level=2),(die=green-3 face=1 level=1),(die=black-1 face=3 level=3)"
    state = after(f"{text}{before}]", f"chance 0: settled dice=[{before},(die=black-4 off_board=true)]")
    assert state.scores == ((20, 20, 31, 9),)
    assert state.order == (3, 2, 1, 4)


def test_the_order_goes_by_the_totals_of_the_whole_game_and_not_of_the_last_quarter() -> None:
    """[TD-R2]"""
    text = f"hand=[[0],[0],[0],[0]] order=[1,2,3,4] turn=4 quarter=2 scores=[[50,10,30,0]] {LAST}"
    dice = "(die=white-1 face=6 level=4)"
    state = after(f"{text} board=[{dice}]", f"chance 0: settled dice=[{dice},(die=black-4 off_board=true)]")
    assert state.order == (1, 2, 3, 4)
    assert state.scores[-1] == (0, 24, 0, 0)


def test_a_quarter_begins_on_an_empty_board_with_all_dice_in_hand() -> None:
    """[TD-1]"""
    text = f"hand=[[0],[0],[0],[0]] order=[1,2,3,4] turn=4 {LAST} board=[(die=red-1 face=2 level=2)]"
    state = after(text, "chance 0: settled dice=[(die=red-1 face=2 level=2),(die=black-4 off_board=true)]")
    assert (state.board, state.hand, state.quarter) == ((), ((4,), (4,), (4,), (4,)), 2)


FOURTH = "hand=[[0],[0],[0],[0]] order=[1,2,3,4] turn=4 quarter=4"


def test_after_four_quarters_the_highest_total_wins() -> None:
    """[TD-9]"""
    outcome = ended(f"{FOURTH} {LAST} scores=[[10,20,0,0],[10,5,0,0],[10,4,3,0]]")
    assert outcome == Outcome((1,), (30, 29, 3, 0), "TD-9")


def test_the_end_is_told() -> None:
    """[TD-9]"""
    events = events_of(f"{FOURTH} {LAST} scores=[[10,20,0,0],[10,5,0,0],[10,4,3,0]]", NOTHING)
    assert events[-1] == Ended("TD-9", (1,), (30, 29, 3, 0))
    assert Scored("TD-6", 3, 0, 3, ()) in events


def test_there_are_no_actors_and_no_throws_after_the_end() -> None:
    """[TD-9]"""
    state = after(f"{FOURTH} {LAST} scores=[[10,20,0,0],[10,5,0,0],[10,4,3,0]]", NOTHING)
    assert GAME.actors(state) == ()
    for move in ("seat 1: throw die=plain", "seat 2: leave seat=2", "clock: forfeit seat=1", "judge: report dice=[]"):
        assert refused(state, move).rule == "TD-9"


def test_three_quarters_are_enough_in_the_edition_that_says_so() -> None:
    """[TD-R13]: `quarters` 3, against the default of 4."""
    text = FOURTH.replace("quarter=4", "quarter=3") + f" {LAST} scores=[[10,20,0,0],[10,5,0,0]]"
    assert ended(f"{text} variant=(quarters=3)").winners == (2,)
    assert GAME.outcome(after(text, NOTHING)) is None


def test_to_301_ends_after_the_first_quarter_in_which_a_total_is_301_or_more() -> None:
    """[TD-R13]: `quarters` to_301."""
    text = FOURTH.replace("quarter=4", "quarter=9") + f" {LAST} variant=(quarters=to_301)"
    assert GAME.outcome(after(f"{text} scores=[[300,299,0,0]]", NOTHING)) is None
    assert ended(f"{text} scores=[[300,301,0,0]]") == Outcome((2,), (300, 301, 0, 0), "TD-R13")


def test_to_301_counts_what_a_team_has_together() -> None:
    """[TD-R13] [TD-O1]"""
    text = FOURTH.replace("quarter=4", "quarter=9") + f" {LAST} variant=(quarters=to_301 teams=true)"
    assert GAME.outcome(after(f"{text} scores=[[150,0,150,0]]", NOTHING)) is None
    assert ended(f"{text} scores=[[150,0,151,0]]").winners == (1, 3)


def test_to_301_level_totals_go_to_overtime() -> None:
    """[TD-R13]"""
    text = FOURTH.replace("quarter=4", "quarter=9") + f" {LAST} variant=(quarters=to_301) scores=[[303,303,5,0]]"
    state = after(text, NOTHING)
    assert (state.order, state.overtime) == ((1, 2), 1)


def test_overtime_of_to_301_stays_overtime_when_totals_fall_below_301() -> None:
    """[TD-R13] [TD-R12]: 302 and 302, both less 5, are level again among the tied."""
    dice = "(die=red-1 face=5 crossed=false),(die=white-1 face=5 crossed=false)"
    text = (
        "hand=[[0],[0],[0]] order=[1,2] turn=2 quarter=8 overtime=1 phase=settle thrown=white-4 "
        f"variant=(before_line=-1 quarters=to_301) scores=[[302,302,9]] board=[{dice}]"
    )
    state = after(text, f"chance 0: settled dice=[{dice},(die=white-4 off_board=true)]")
    assert state.scores[-1] == (-5, -5, 0)
    assert (state.overtime, state.order) == (2, (1, 2))


def test_a_seat_that_left_does_not_end_the_game_by_its_301() -> None:
    """[TD-R13] [ALL-7]"""
    text = FOURTH.replace("quarter=4", "quarter=9") + f" {LAST} variant=(quarters=to_301) scores=[[301,3,0,0]] left=[1]"
    assert GAME.outcome(after(text, NOTHING)) is None


# Overtime


def test_a_tie_for_the_win_leads_to_one_more_quarter_among_the_tied_only() -> None:
    """Worked example 8 [TD-10]."""
    state = after(f"{FOURTH} {LAST} scores=[[90,90,90,61],[0,0,0,0],[0,0,0,0]]", NOTHING)
    assert (state.order, state.overtime, state.quarter) == ((1, 2, 3), 1, 5)
    assert state.hand == ((4,), (4,), (4,), (0,))
    assert refused(state, "seat 4: throw die=plain").rule == "TD-10"


def test_who_is_level_again_in_overtime_plays_another() -> None:
    """Worked example 8 [TD-R12]."""
    dice = "(die=red-1 face=5 level=4),(die=white-1 face=5 level=4),(die=green-1 face=4 level=3)"
    text = (
        "hand=[[0],[0],[0],[0]] order=[1,2,3] turn=3 quarter=5 overtime=1 phase=settle thrown=green-4 "
        f"scores=[[90,90,90,61],[0,0,0,0],[0,0,0,0],[0,0,0,0]] board=[{dice}]"
    )
    state = after(text, f"chance 0: settled dice=[{dice},(die=green-4 off_board=true)]")
    assert state.scores[-1] == (20, 20, 12, 0)
    assert (state.order, state.overtime, state.quarter, state.board) == ((1, 2), 2, 6, ())


def test_overtime_is_won_by_the_best_of_the_tied() -> None:
    """[TD-10]"""
    dice = "(die=white-1 face=1 level=1)"
    text = (
        "hand=[[0],[0],[0],[0]] order=[1,2] turn=2 quarter=5 overtime=1 phase=settle thrown=white-4 "
        f"scores=[[90,90,61,61],[0,0,0,0],[0,0,0,0],[0,0,0,0]] board=[{dice}]"
    )
    state = after(text, f"chance 0: settled dice=[{dice},(die=white-4 off_board=true)]")
    assert GAME.outcome(state) == Outcome((2,), (90, 91, 61, 61), "TD-10")


def test_a_seat_outside_of_overtime_cannot_win_it_by_points_lost_there() -> None:
    """[TD-10] [TD-R13]"""
    dice = "(die=red-1 face=5 crossed=false),(die=white-1 face=2 crossed=false)"
    text = (
        "hand=[[0],[0],[0]] order=[1,2] turn=2 quarter=5 overtime=1 phase=settle thrown=white-4 "
        f"variant=(before_line=-1) scores=[[90,90,89],[0,0,0],[0,0,0],[0,0,0]] board=[{dice}]"
    )
    state = after(text, f"chance 0: settled dice=[{dice},(die=white-4 off_board=true)]")
    assert GAME.outcome(state) == Outcome((2,), (85, 88, 89), "TD-10")


def test_the_tied_throw_in_the_order_of_the_quarter_before() -> None:
    """[TD-R12] [TD-8]"""
    text = FOURTH.replace("[1,2,3,4] turn=4", "[4,3,2,1] turn=1")
    state = after(f"{text} {LAST} scores=[[90,61,90,90],[0,0,0,0],[0,0,0,0]]", NOTHING)
    assert state.order == (4, 3, 1)


@pytest.mark.parametrize(("option", "hand"), [("double_dice", (4, 1)), ("offence_defence", (4, 4))])
def test_overtime_is_thrown_with_all_dice_of_the_option(option: str, hand: tuple[int, int]) -> None:
    """[TD-R12]"""
    last = "red-4" if option == "double_dice" else "green-4"
    text = (
        f"hand=[[0,0],[0,0]] order=[1,2] turn=2 quarter=4 phase=settle thrown={last} variant=({option}=true) "
        "scores=[[9,9],[0,0],[0,0]]"
    )
    state = after(text, f"chance 0: settled dice=[(die={last} off_board=true)]")
    assert (state.overtime, state.hand) == (1, (hand, hand))


def test_overtime_is_told_with_its_order() -> None:
    """[TD-10]"""
    events = events_of(f"{FOURTH} {LAST} scores=[[90,90,90,61],[0,0,0,0],[0,0,0,0]]", NOTHING)
    assert events[-1] == QuarterBegun("TD-10", 5, 1, (1, 2, 3))


# Teams

TEAMS = "variant=(teams=true)"
UNSTARTED = f"hand=[[4],[4],[4],[4]] order=[1,2,3,4] turn=1 {TEAMS}"


def test_the_scores_of_a_team_are_added() -> None:
    """[TD-O1]"""
    outcome = ended(f"{FOURTH} {LAST} {TEAMS} scores=[[10,21,10,0],[0,0,2,0],[0,0,0,0]]")
    assert outcome == Outcome((1, 3), (22, 21, 22, 21), "TD-9")


def test_first_seats_throw_before_last_seats_and_teams_alternate() -> None:
    """[TD-R11]"""
    state = GAME.initial(Setup(4, {"teams": True, "first_order": "seats"}))
    turns = [state.turn]
    for _ in range(4):
        state = lost(state, "plain")
        turns.append(state.turn)
    assert turns == [1, 2, 3, 4, 1]


def test_either_seat_of_a_team_may_name_its_first_seat_before_the_first_throw() -> None:
    """[TD-O1] [TD-R11]"""
    assert GAME.actors(state_of(UNSTARTED)) == (seat(1), seat(2), seat(3), seat(4))
    assert after(UNSTARTED, "seat 1: name first=3").order == (3, 2, 1, 4)
    assert after(UNSTARTED, "seat 3: name first=3").turn == 3
    assert after(UNSTARTED, "seat 2: name first=4", "seat 3: name first=3").order == (3, 4, 1, 2)


def test_a_team_may_name_its_first_seat_again_in_the_next_quarter_and_else_it_stays() -> None:
    """[TD-R11]"""
    text = f"hand=[[0],[0],[0],[0]] order=[3,2,1,4] turn=4 named=[1] {TEAMS} {LAST}"
    state = after(text, NOTHING)
    assert (state.order, state.named) == ((3, 2, 1, 4), ())
    assert after(state, "seat 1: name first=1").order == (1, 2, 3, 4)


def test_a_team_names_its_first_seat_once_a_quarter() -> None:
    """[TD-R20]"""
    state = after(UNSTARTED, "seat 1: name first=1")
    assert refused(state, "seat 3: name first=3").rule == "TD-R11"
    assert GAME.actors(state) == (seat(1), seat(2), seat(4))


def test_nobody_is_named_after_the_first_throw() -> None:
    """[TD-R11]"""
    moving = after(UNSTARTED, "seat 1: throw die=plain")
    assert refused(moving, "seat 2: name first=4").rule == "TD-R9"
    rested = after(moving, "chance 0: settled dice=[(die=red-1 off_board=true)]")
    assert refused(rested, "seat 2: name first=4").rule == "TD-R11"
    assert GAME.actors(rested) == (seat(2),)
    aside = after(UNSTARTED, "clock: forfeit seat=1")
    assert refused(aside, "seat 2: name first=4").rule == "TD-R11"


def test_a_team_names_one_of_its_own_seats() -> None:
    """[TD-R11] [TD-13]: the teams are 1 and 3, 2 and 4."""
    assert refused(UNSTARTED, "seat 1: name first=2").rule == "TD-R11"
    assert refused(UNSTARTED, "seat 4: name first=7").rule == "TD-R11"


def test_there_is_nothing_to_name_without_teams_or_before_the_order_is_known() -> None:
    """[TD-O1] [TD-R20]"""
    assert refused("hand=[[4],[4]] order=[1,2] turn=1", "seat 1: name first=1").rule == "TD-O1"
    assert refused(GAME.initial(Setup(4, {"teams": True})), "seat 1: name first=3").rule == "TD-R1"


def test_the_team_with_the_higher_total_begins_the_next_quarter() -> None:
    """[TD-R11] [TD-7]"""
    text = f"hand=[[0],[0],[0],[0]] order=[1,2,3,4] turn=4 {TEAMS} {LAST}"
    dice = "(die=red-1 face=5 level=1),(die=black-1 face=6 level=1)"
    state = after(f"{text} board=[{dice}]", f"chance 0: settled dice=[{dice},(die=black-4 off_board=true)]")
    assert state.order == (2, 1, 4, 3)


def test_level_teams_keep_their_order() -> None:
    """[TD-R11] [TD-8]"""
    text = f"hand=[[0],[0],[0],[0]] order=[4,1,2,3] turn=3 {TEAMS} {LAST}"
    assert after(text, NOTHING).order == (4, 1, 2, 3)


def test_all_four_seats_play_the_overtime_of_teams() -> None:
    """[TD-R12]"""
    state = after(f"{FOURTH} {LAST} {TEAMS} scores=[[10,3,2,9],[0,0,0,0],[0,0,0,0]]", NOTHING)
    assert (state.overtime, state.order, state.hand) == (1, (1, 2, 3, 4), ((4,),) * 4)


def test_the_partner_throws_the_dice_of_a_seat_that_left() -> None:
    """[TD-R11]"""
    state = after(f"{UNSTARTED} left=[1]", "seat 3: throw die=plain")
    assert (state.thrown, state.hand) == ("red-1", ((3,), (4,), (4,), (4,)))
    assert refused(f"{UNSTARTED} left=[1]", "seat 1: throw die=plain").rule == "ALL-7"


def test_a_seat_alone_in_its_team_has_nothing_to_name() -> None:
    """[TD-R20]"""
    assert refused(f"{UNSTARTED} left=[1]", "seat 3: name first=3").rule == "TD-R11"
    assert GAME.actors(state_of(f"{UNSTARTED} left=[1]")) == (seat(2), seat(3), seat(4))


# Double dice, offence and defence


def test_a_seat_throws_its_double_die_at_any_point_of_the_quarter() -> None:
    """[TD-O2] [TD-R14]"""
    start = GAME.initial(Setup(2, {"double_dice": True, "first_order": "seats"}))
    assert after(start, "seat 1: throw die=double").thrown == "black-double"
    assert after(start, "seat 1: throw die=plain").thrown == "white-1"


def test_a_kind_of_die_is_thrown_while_any_is_left() -> None:
    """[TD-R14]"""
    text = "hand=[[4,0],[4,1]] order=[1,2] turn=1 variant=(double_dice=true)"
    assert refused(text, "seat 1: throw die=double").rule == "TD-R14"
    assert list(GAME.legal_actions(state_of(text), seat(1))) == [GAME.notation.parse_action("throw die=plain")]  # type: ignore[call-overload]  # a seat's choices can be listed


@pytest.mark.parametrize("kind", ["double", "offensive", "defensive"])
def test_a_kind_that_the_game_does_not_have_is_refused(kind: str) -> None:
    """[TD-R14]"""
    assert refused("hand=[[4],[4]] order=[1,2] turn=1", f"seat 1: throw die={kind}").rule == "TD-R14"


def test_all_eight_dice_are_thrown_in_each_quarter_of_offence_and_defence() -> None:
    """[TD-O3]"""
    state = GAME.initial(Setup(2, {"offence_defence": True, "first_order": "seats"}))
    for kind in ("offensive", "defensive"):
        for _ in range(8):
            assert state.quarter == 1
            state = lost(state, kind)
    assert state.quarter == 2


def test_a_seat_with_no_dice_left_is_skipped() -> None:
    """[TD-R14]"""
    text = "hand=[[1],[0],[1]] order=[1,2,3] turn=1"
    assert lost(state_of(text), "plain").turn == 3


def test_three_dice_a_seat_are_an_edition() -> None:
    """[TD-R13]: `dice_per_seat` 3."""
    hands = {
        option: GAME.initial(Setup(2, {option: True, "dice_per_seat": 3})).hand[0]
        for option in ("double_dice", "offence_defence")
    }
    assert hands == {"double_dice": (3, 1), "offence_defence": (3, 3)}
    assert GAME.initial(Setup(3, {"dice_per_seat": 3})).hand == ((3,), (3,), (3,))


def test_the_order_roll_is_told() -> None:
    """[TD-R1]"""
    step = GAME.apply(GAME.initial(Setup(2)), Move(chance(), Rolled((2, 5))))
    assert step.events == (OrderRolled("TD-R1", (1, 2), (2, 5)), QuarterBegun("TD-R1", 1, 0, (2, 1)))


def test_clock_has_nothing_to_do_by_itself() -> None:
    """[ALL-9]"""
    start = GAME.initial(Setup(2, {"first_order": "seats"}))
    with pytest.raises(LookupError):
        GAME.legal_actions(start, CLOCK).sample(lambda _: 0)
