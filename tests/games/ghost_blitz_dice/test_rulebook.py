"""The printed rules GB-1 to GB-9, each in play, and the six worked examples number for number."""

import pytest

from dicehall.core import BadSetup, Move, Setup, seat
from dicehall.games.ghost_blitz_dice import GAME
from dicehall.games.ghost_blitz_dice.actions import Grab
from dicehall.games.ghost_blitz_dice.scoring import reading, right_figure
from dicehall.games.ghost_blitz_dice.state import FIGURES, Figure, State

MOUSE_IS_RIGHT = "faces=[bottle,bottle,ghost,mouse,bottle] phase=grab"


def after(state: str, *moves: str) -> State:
    now = GAME.notation.parse_state(state)
    for line in moves:
        now = GAME.apply(now, GAME.notation.parse_move(line)).state
    return now


def events(state: str, *moves: str) -> list[str]:
    """What the last of the moves tells, as text."""
    before = after(state, *moves[:-1])
    return [GAME.notation.format_event(e) for e in GAME.apply(before, GAME.notation.parse_move(moves[-1])).events]


# --- Throwing [GB-1]


def test_a_match_starts_with_five_figures_and_35_points_in_the_supply() -> None:
    """[GB-1]"""
    state = GAME.initial(Setup(4))
    assert state.supply == 35
    assert state.circle == ("chair", "ghost", "mouse", "bottle", "book")
    assert state.points == (0, 0, 0, 0)


def test_one_seat_throws_and_then_all_seats_may_grab_the_thrower_too() -> None:
    """[GB-1]"""
    state = after("points=[0,0,0] thrower=2", "seat 2: throw", "chance 0: rolled faces=[book,book,book,ghost,ghost]")
    assert [str(actor) for actor in GAME.actors(state)] == ["clock", "seat 1", "seat 2", "seat 3"]


def test_every_seat_sees_the_dice_once_they_rest() -> None:
    """[GB-1]"""
    state = after("points=[0,0] phase=motion", "chance 0: rolled faces=[book,book,book,ghost,ghost]")
    for viewer in (None, seat(1), seat(2)):
        assert getattr(GAME.view(state, viewer), "faces", None) == ("book", "book", "book", "ghost", "ghost")


# --- Which figure is right [GB-2, GB-3, GB-4]


def test_the_figure_on_the_die_of_the_commonest_figures_colour_is_right() -> None:
    """[GB-2], worked example 1: three bottles, the green die shows the mouse."""
    faces: tuple[Figure, ...] = ("bottle", "bottle", "ghost", "mouse", "bottle")
    assert reading(faces).rule == "GB-2"
    assert right_figure(faces) == "mouse"


def test_the_commonest_figure_is_right_when_its_own_die_shows_it() -> None:
    """[GB-2]"""
    assert right_figure(("chair", "book", "mouse", "chair", "ghost")) == "chair"


@pytest.mark.parametrize(
    "faces",
    [
        ("ghost", "ghost", "ghost", "ghost", "ghost"),
        ("ghost", "ghost", "chair", "ghost", "ghost"),
        ("ghost", "ghost", "chair", "ghost", "chair"),
        ("ghost", "ghost", "chair", "ghost", "mouse"),
        ("ghost", "ghost", "chair", "book", "mouse"),
    ],
)
def test_one_figure_ahead_of_all_others_is_enough_for_the_first_way(faces: tuple[Figure, ...]) -> None:
    """[GB-2]"""
    assert reading(faces).rule == "GB-2"


def test_the_single_figure_beside_two_pairs_is_right() -> None:
    """[GB-3], worked example 2: book and ghost twice, the fifth die shows the bottle."""
    faces: tuple[Figure, ...] = ("book", "ghost", "bottle", "book", "ghost")
    assert reading(faces).rule == "GB-3"
    assert right_figure(faces) == "bottle"


def test_with_all_five_figures_the_colour_of_the_ghosts_die_is_right() -> None:
    """[GB-4], worked example 3: the ghost on the blue die."""
    faces: tuple[Figure, ...] = ("chair", "mouse", "bottle", "book", "ghost")
    assert reading(faces).rule == "GB-4"
    assert right_figure(faces) == "book"


def test_the_ghost_is_right_when_it_hides_on_its_own_die() -> None:
    """[GB-4]"""
    assert right_figure(("book", "ghost", "chair", "mouse", "bottle")) == "ghost"


def test_three_and_two_alike_follow_the_commonest_figure() -> None:
    """[GB-2], worked example 4: three books, two ghosts, the blue die shows the ghost."""
    faces: tuple[Figure, ...] = ("book", "book", "book", "ghost", "ghost")
    assert reading(faces).rule == "GB-2"
    assert right_figure(faces) == "ghost"


# --- Points [GB-5, GB-6, GB-7]


def test_the_first_right_grab_takes_a_point_from_the_supply_and_throws_next() -> None:
    """[GB-5]"""
    state = after(f"points=[0,0,0] {MOUSE_IS_RIGHT}", "seat 3: grab throw=1 figures=[mouse]", "clock: close")
    assert state.points == (0, 0, 1)
    assert state.supply == 34
    assert [str(actor) for actor in GAME.actors(state)] == ["seat 3"]


def test_a_wrong_grab_gives_a_point_to_the_seat_that_was_right() -> None:
    """[GB-6]"""
    grabs = ("seat 1: grab throw=1 figures=[bottle]", "seat 2: grab throw=1 figures=[mouse]")
    state = after(f"points=[4,0] supply=31 {MOUSE_IS_RIGHT}", *grabs)
    assert state.points == (3, 2)
    assert state.jackpot == 0


@pytest.mark.parametrize("figures", ["ghost,bottle", "chair,ghost,bottle,book"])
def test_a_grab_of_several_figures_costs_one_point_however_many_they_are(figures: str) -> None:
    """[GB-6]"""
    grabs = (f"seat 1: grab throw=1 figures=[{figures}]", "seat 2: grab throw=1 figures=[mouse]")
    assert after(f"points=[4,0] supply=31 {MOUSE_IS_RIGHT}", *grabs).points == (3, 2)


def test_everyone_wrong_fills_the_jackpot() -> None:
    """[GB-7]"""
    grabs = ("seat 1: grab throw=1 figures=[bottle]", "seat 2: grab throw=1 figures=[ghost]")
    state = after(f"points=[4,1] supply=30 {MOUSE_IS_RIGHT}", *grabs)
    assert state.points == (3, 0)
    assert state.jackpot == 2
    assert state.supply == 30


def test_the_jackpot_goes_to_the_next_right_grab_of_a_later_throw() -> None:
    """[GB-7]"""
    state = after(
        f"points=[4,1] supply=30 {MOUSE_IS_RIGHT}",
        "seat 1: grab throw=1 figures=[bottle]",
        "seat 2: grab throw=1 figures=[ghost]",
        "seat 1: throw",
        "chance 0: rolled faces=[book,book,book,ghost,ghost]",
        "seat 2: grab throw=2 figures=[ghost]",
        "clock: close",
    )
    assert state.points == (3, 3)
    assert state.jackpot == 0


# --- The end [GB-8], seats [GB-9]


def test_the_match_ends_when_the_supply_is_empty_and_most_points_win() -> None:
    """[GB-8]"""
    state = after(f"points=[14,20] supply=1 {MOUSE_IS_RIGHT}", "seat 1: grab throw=1 figures=[mouse]", "clock: close")
    outcome = GAME.outcome(state)
    assert GAME.actors(state) == ()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.rule) == ((2,), (15, 20), "GB-8")


def test_the_match_goes_on_while_a_point_is_in_the_supply() -> None:
    """[GB-8]"""
    state = after(f"points=[14,19] supply=2 {MOUSE_IS_RIGHT}", "seat 1: grab throw=1 figures=[mouse]", "clock: close")
    assert GAME.outcome(state) is None
    assert state.supply == 1


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_match_of_fewer_than_two_or_more_than_eight_seats_is_refused(seats: int) -> None:
    """[GB-9]"""
    with pytest.raises(BadSetup, match=r"2 to 8 \[GB-9\]"):
        GAME.initial(Setup(seats))


@pytest.mark.parametrize("seats", [2, 8])
def test_two_and_eight_seats_are_welcome(seats: int) -> None:
    """[GB-9]"""
    assert GAME.initial(Setup(seats)).points == (0,) * seats


# --- Worked examples 5 and 6


def test_the_fifth_worked_example() -> None:
    """[GB-5, GB-6, GB-7, GB-R3, GB-R6]"""
    state = after(
        f"points=[3,0,5,2] supply=23 jackpot=2 {MOUSE_IS_RIGHT}",
        "seat 1: grab throw=1 figures=[bottle]",
        "seat 3: grab throw=1 figures=[mouse]",
        "seat 2: grab throw=1 figures=[ghost]",
        "clock: close",
    )
    assert state.points == (2, 0, 9, 2)
    assert (state.jackpot, state.supply, state.thrower, state.phase) == (0, 22, 3, "throw")


def test_the_events_of_the_fifth_worked_example_tell_every_hand_and_every_point() -> None:
    """[GB-2, GB-5, GB-6, GB-7, GB-R3, GB-R6]"""
    assert events(
        f"points=[3,0,5,2] supply=23 jackpot=2 {MOUSE_IS_RIGHT}",
        "seat 1: grab throw=1 figures=[bottle]",
        "seat 3: grab throw=1 figures=[mouse]",
        "seat 2: grab throw=1 figures=[ghost]",
        "clock: close",
    ) == [
        "answer rule=GB-2 figure=mouse seen=bottle die=bottle",
        "judged rule=GB-6 seat=1 figures=[bottle] verdict=wrong",
        "judged rule=GB-5 seat=3 figures=[mouse] verdict=right",
        "judged rule=GB-6 seat=2 figures=[ghost] verdict=wrong",
        "closed rule=GB-R6 throw=1 right=3",
        "paid rule=GB-6 seat=1 change=-1 to=3",
        "paid rule=GB-R3 seat=2 change=0 to=3",
        "scored rule=GB-5 seat=3 change=1 source=supply",
        "scored rule=GB-6 seat=3 change=1 source=penalties",
        "scored rule=GB-7 seat=3 change=2 source=jackpot",
        "turn rule=GB-5 seat=3 throw=2",
    ]


def test_the_sixth_worked_example() -> None:
    """[GB-7, GB-R3, GB-R7]"""
    state = after(
        f"points=[1,0,0,2] supply=30 jackpot=2 thrower=4 {MOUSE_IS_RIGHT}",
        *[f"seat {number}: grab throw=1 figures=[bottle]" for number in (1, 2, 3, 4)],
    )
    assert state.points == (0, 0, 0, 1)
    assert (state.jackpot, state.supply, state.thrower, state.phase) == (4, 30, 4, "throw")


def test_five_figures_can_be_grabbed_one_at_a_time() -> None:
    """[GB-1]"""
    state = after(f"points=[0,0] {MOUSE_IS_RIGHT}")
    for figure in FIGURES:
        step = GAME.apply(state, Move(seat(1), Grab(1, (figure,))))
        assert step.state.hands == ((figure,),)
