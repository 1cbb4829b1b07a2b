"""The bots of Tumblin-Dice, but for their aiming: which die they throw, who of a team begins, how steady they are."""

import subprocess
import sys
from itertools import pairwise
from statistics import median

import pytest
from msgspec import Struct

from dicehall.bots import BOTS
from dicehall.bots.tumblin_dice import HANDS, LEVELS, PERSON_HAND, TumblinBot
from dicehall.core import Move, OptionValue, Setup, seat
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Action, Name, Settled, Throw
from dicehall.games.tumblin_dice.state import Resting, State
from dicehall.match import below_of

BY_SEATS: dict[str, OptionValue] = {"first_order": "seats"}


def begun(seats: int = 2, **options: OptionValue) -> State:
    return GAME.initial(Setup(seats, {**BY_SEATS, **options}))


def choice(level: str, state: State, number: int = 1) -> Action | None:
    actor = seat(number)
    return TumblinBot(level).choose(GAME.view(state, actor), GAME.legal_actions(state, actor), below_of(1))


def changed(state: State, **changes: str) -> State:
    """The same but for some fields, in the game's notation."""
    line = GAME.notation.format_state(state)
    for name, value in changes.items():
        line = " ".join(word for word in line.split() if not word.startswith(f"{name}=")) + f" {name}={value}"
    return GAME.notation.parse_state(line)


def after_throw(state: State, number: int, action: Throw, *dice: Resting) -> State:
    thrown = GAME.apply(state, Move(seat(number), action)).state
    return GAME.apply(thrown, Move(GAME.actors(thrown)[0], Settled(dice))).state


# --- Every level


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_throws_when_its_die_is_due_and_waits_when_it_is_not(level: str) -> None:
    """[TD-1]"""
    state = begun()
    assert choice(level, state) == Throw("plain")
    assert choice(level, state, number=2) is None
    assert choice(level, GAME.apply(state, Move(seat(1), Throw("plain"))).state) is None, "its die still moves"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_waits_while_the_order_is_rolled_for(level: str) -> None:
    """[TD-R1]"""
    assert choice(level, GAME.initial(Setup(3))) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_throws_the_dice_of_a_partner_who_has_left(level: str) -> None:
    """[TD-R11]"""
    state = changed(begun(4, teams=True), left="[1]")
    assert choice(level, state, number=3) == Throw("plain")


def test_there_is_no_other_level() -> None:
    with pytest.raises(ValueError, match="easy, medium, hard, master"):
        TumblinBot("expert")


def test_a_view_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="a view of Tumblin-Dice"):
        TumblinBot("easy").choose(Struct(), GAME.legal_actions(begun(), seat(1)), below_of(1))


def test_all_levels_stand_in_the_table_of_bots() -> None:
    assert list(BOTS["tumblin_dice"]) == list(LEVELS) == ["easy", "medium", "hard", "master"]


def test_the_better_level_has_the_steadier_hand_and_more_time_to_search() -> None:
    assert all(LEVELS[better].hand < LEVELS[worse].hand for worse, better in pairwise(LEVELS))
    assert all(LEVELS[better].limit_s > LEVELS[worse].limit_s for worse, better in pairwise(LEVELS))
    assert {name: level.hand for name, level in LEVELS.items()} == HANDS


def test_no_hand_of_a_person_is_less_steady_than_that_of_a_bot() -> None:
    assert 0 < PERSON_HAND <= min(HANDS.values()), "0 would let a drag be repeated exactly"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_takes_as_long_as_a_person_to_throw(level: str) -> None:
    below, state = below_of(2), begun()
    view = GAME.view(state, seat(1))
    delays = sorted(TumblinBot(level).delay_ms(view, Throw("plain"), below) for _ in range(400))
    assert 1_000 < median(delays) < 3_000
    assert delays[4] > 500
    assert delays[-4] < 7_000


# --- Which die


def test_the_double_die_is_thrown_last_but_by_a_child() -> None:
    """[TD-O2, TD-R14]"""
    state = begun(double_dice=True)
    assert choice("easy", state) == Throw("double")
    assert choice("medium", state) == choice("master", state) == Throw("plain")
    assert choice("master", changed(state, hand="[[0,1],[4,1]]")) == Throw("double")


def test_a_defensive_die_is_thrown_at_what_is_worth_it() -> None:
    """[TD-O3]"""
    state = begun(offence_defence=True)
    assert choice("master", state) == Throw("offensive"), "nothing lies there to be hit"
    low = after_throw(state, 1, Throw("offensive"), Resting("white-1", 6, 1))
    assert choice("master", low, number=2) == Throw("offensive"), "six points are not much"
    high = after_throw(state, 1, Throw("offensive"), Resting("white-1", 6, 4))
    assert choice("master", high, number=2) == Throw("defensive")


def test_a_bot_throws_no_defensive_die_at_its_own() -> None:
    """[TD-O3]"""
    state = begun(offence_defence=True)
    mine = after_throw(state, 1, Throw("offensive"), Resting("white-1", 6, 4))
    short = after_throw(mine, 2, Throw("offensive"), mine.board[0], Resting("green-1", 6, 1, crossed=False))
    assert choice("master", short) == Throw("offensive")


def test_a_defensive_die_is_thrown_when_nothing_else_is_left() -> None:
    """[TD-R14]"""
    state = changed(begun(offence_defence=True), hand="[[0,2],[1,2]]")
    assert choice("hard", state) == Throw("defensive")


# --- Who of a team begins


def test_before_the_first_points_a_bot_leaves_the_naming_to_its_partner() -> None:
    """[TD-R11]"""
    state = begun(4, teams=True)
    assert [choice("hard", state, number) for number in (1, 2, 3, 4)] == [Throw("plain"), None, None, None]


@pytest.mark.parametrize("number", [1, 3])
def test_the_seat_of_a_team_with_more_points_shall_throw_last(number: int) -> None:
    """[TD-R11]"""
    state = changed(begun(4, teams=True), quarter="2", scores="[[20,9,5,9]]")
    assert choice("hard", state, number) == Name(3)


def test_a_team_in_the_better_order_is_left_so() -> None:
    """[TD-R11]"""
    state = changed(begun(4, teams=True), quarter="2", scores="[[5,9,20,9]]")
    assert choice("hard", state) == Throw("plain")
    assert choice("hard", state, number=3) is None


def test_nobody_is_named_twice_or_too_late() -> None:
    """[TD-R11]"""
    state = changed(begun(4, teams=True), quarter="2", scores="[[20,9,5,9]]")
    named = GAME.apply(state, Move(seat(1), Name(3))).state
    assert choice("hard", named) is None
    assert choice("hard", named, number=3) == Throw("plain")


# --- What is loaded


def test_to_import_the_bots_loads_no_simulator() -> None:
    asked = (
        "import sys, dicehall.bots, dicehall.bots.tumblin_aiming; print(sorted({'mujoco', 'numpy'} & set(sys.modules)))"
    )
    told = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == "[]"
