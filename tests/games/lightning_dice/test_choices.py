"""What each actor can list and draw, and what a view shows."""

from fractions import Fraction

import msgspec
import pytest
from msgspec.structs import replace

from dicehall.core import JUDGE, Below, Leave, Setup, chance, seat
from dicehall.games.lightning_dice import GAME
from dicehall.games.lightning_dice.actions import Action, Bonus, Flip, GotIt, Landed, Roll, Rule, Skip, Thunder, Turned
from dicehall.games.lightning_dice.choices import (
    ClockChoices,
    JudgeChoices,
    LandingChoices,
    SeatChoices,
    Turning,
)
from dicehall.games.lightning_dice.requirements import FACES
from dicehall.games.lightning_dice.view import View
from tests.games.lightning_dice.positions import CARDS, EVEN, KEEPS, ODD, TWOS, race


def scripted(*numbers: int) -> tuple[Below, list[int]]:
    """Gives these numbers and notes what was asked for."""
    asked: list[int] = []
    left = list(numbers)

    def below(n: int) -> int:
        asked.append(n)
        return left.pop(0)

    return below, asked


# --- Seats


def test_a_seat_with_all_dice_in_the_hand_rolls_or_votes() -> None:
    """[LD-4, LD-R11]"""
    assert list(SeatChoices(race("5,5", "(),()"), 1)) == [Roll(1), Skip(1)]


def test_a_seat_whose_dice_lie_keeps_any_of_them_fewest_first() -> None:
    """[LD-4] 63 ways: 2 to the power of 6, less keeping all. Then the call, then the vote."""
    listed = list(SeatChoices(race("5,5", f"{ODD},()"), 1))
    assert listed == [*[Roll(1, keep) for keep in KEEPS], GotIt(1), Skip(1)]


def test_a_seat_keeps_only_dice_that_lie() -> None:
    """[LD-4, LD-R18]"""
    listed = list(SeatChoices(race("5,5", "(faces=[1,0,0,2,0,0]),()"), 1))
    assert listed == [Roll(1, ()), Roll(1, (0,)), Roll(1, (3,)), Roll(1, (0, 3)), Skip(1)]


@pytest.mark.parametrize(("number", "call"), [(2, Bonus(1)), (1, Thunder(1, 2)), (3, Thunder(1, 2))])
def test_six_alike_are_offered_as_the_call_that_they_are(number: int, call: Action) -> None:
    """[LD-7, LD-8]"""
    listed = list(SeatChoices(race("5,5,5", f"{TWOS},{TWOS},{TWOS}"), number))
    assert listed[63:] == [GotIt(1), call, Skip(1)]


@pytest.mark.parametrize("switches", [" tournament=true", " false_bonus_penalty=1"])
def test_where_wrong_calls_are_possible_all_of_them_are_offered(switches: str) -> None:
    """[LD-R3, LD-R17]"""
    listed = list(SeatChoices(race("5,5,5", f"(),{ODD},()", switches=switches), 2))
    assert listed[63:] == [GotIt(1), Thunder(1, 1), Bonus(1), Thunder(1, 3), Skip(1)]


def test_a_reported_seat_is_offered_calls_and_the_vote() -> None:
    """[ALL-11]"""
    listed = list(SeatChoices(race("5,5", "(),()", more=" reported=[1]"), 1))
    assert listed == [GotIt(1), Bonus(1), Thunder(1, 2), Skip(1)]


def test_whether_dice_meet_the_card_shows_neither_in_choices_nor_in_views() -> None:
    """[LD-6] The same dice meet card 1 and not card 2: but for the card itself nobody sees a difference."""
    met, missed = (replace(race("5,5", f"{EVEN},()"), card=card) for card in (1, 2))
    assert list(SeatChoices(met, 1)) == list(SeatChoices(missed, 1))
    for viewer in (seat(1), seat(2), None):
        views = [msgspec.to_builtins(GAME.view(state, viewer)) for state in (met, missed)]
        assert {key for key in views[0] if views[0][key] != views[1][key]} == {
            "card", "title", "requirement", "picture",
        }  # fmt: skip


def test_a_roll_is_drawn_as_a_kind_of_action_first_and_dice_second() -> None:
    """[LD-4] Three kinds here: the call, the vote, the roll; then 63 ways to keep."""
    below, asked = scripted(2, 62)
    assert SeatChoices(race("5,5", f"{ODD},()"), 1).sample(below) == Roll(1, (1, 2, 3, 4, 5))
    assert asked == [3, 63]


def test_a_call_is_drawn_as_one_kind_of_action() -> None:
    """[LD-5]"""
    below, asked = scripted(0)
    assert SeatChoices(race("5,5", f"{ODD},()"), 1).sample(below) == GotIt(1)
    assert asked == [3]


def test_a_seat_with_dice_in_motion_has_nothing_to_draw() -> None:
    """[LD-R13] But it can leave."""
    choices = SeatChoices(race("5,5", "(moving=[1]),()"), 1)
    assert list(choices) == []
    assert Leave(1) in choices
    with pytest.raises(LookupError):
        choices.sample(scripted()[0])


# --- CHANCE


def test_dice_are_drawn_one_by_one_in_the_order_of_their_indices() -> None:
    """[ALL-2]"""
    below, asked = scripted(0, 5, 3)
    distribution = GAME.chance(race("5,5", "(faces=[0,1,0,1,0,1] moving=[0,2,4]),()"), chance(1))
    assert distribution is not None
    assert distribution.sample(below) == Landed((1, 6, 4))
    assert asked == [6, 6, 6]


def test_dice_fall_in_every_way_with_the_same_probability() -> None:
    """[ALL-2]"""
    distribution = GAME.chance(race("5,5", "(faces=[1,0,1,1,0,1] moving=[1,4]),()"), chance(1))
    assert distribution is not None
    items = list(distribution.items())
    assert items == [(action, Fraction(1, 36)) for action in LandingChoices((1, 4))]
    assert [action for action, _ in items] == [Landed((first, second)) for first in FACES for second in FACES]


def test_a_card_is_drawn_from_those_left_ascending_by_one_number() -> None:
    """[ALL-2, LD-R10]"""
    state = GAME.notation.parse_state(f"scores=[0,0] hands=[(),()] variant=({CARDS}) round=1 played=[2]")
    below, asked = scripted(1)
    distribution = GAME.chance(state, chance())
    assert distribution is not None
    assert distribution.sample(below) == Turned(3)
    assert asked == [2]
    assert list(distribution.items()) == [(Turned(1), Fraction(1, 2)), (Turned(3), Fraction(1, 2))]
    assert list(Turning(state)) == [Turned(1), Turned(3)]


def test_no_chance_is_pending_where_nothing_moves() -> None:
    """[ALL-3]"""
    state = race("5,5", f"{ODD},()")
    assert [GAME.chance(state, actor) for actor in (chance(), chance(1), chance(9), seat(1))] == [None] * 4


# --- JUDGE and CLOCK


def test_a_judge_rules_before_anything_else() -> None:
    """[LD-R17, LD-R21]"""
    state = race("5,5", f"{ODD},()", switches=" tournament=true")
    waiting = GAME.apply(state, GAME.notation.parse_move("seat 1: got_it card=1")).state
    assert list(JudgeChoices(waiting)) == [Rule(True), Rule(False)]
    assert JudgeChoices(waiting).sample(scripted(1)[0]) == Rule(False)


def test_a_judge_flips_when_no_card_lies_there() -> None:
    """[LD-T0]"""
    state = GAME.initial(Setup(2, {"tournament": True}))
    assert list(JudgeChoices(state)) == [Flip()]
    assert JudgeChoices(state).sample(scripted()[0]) == Flip()


def test_a_judge_with_nothing_to_do_is_not_asked() -> None:
    """[LD-T0] Though it may punish at any time."""
    state = race("5,5", f"{ODD},()", switches=" tournament=true")
    choices = JudgeChoices(state)
    assert JUDGE not in GAME.actors(state)
    assert list(choices) == []
    assert GAME.notation.parse_action("sanction seat=1 rule=LD-T5 kind=warning") in choices
    with pytest.raises(LookupError):
        choices.sample(scripted()[0])


def test_the_clock_is_never_asked() -> None:
    """[ALL-9]"""
    choices = ClockChoices(race("5,5", f"{ODD},()"))
    assert list(choices) == []
    with pytest.raises(LookupError):
        choices.sample(scripted()[0])


# --- Who acts


def test_a_seat_acts_unless_its_dice_move_its_call_waits_or_it_has_left() -> None:
    """[LD-3, LD-R13, LD-R17]"""
    state = race("5,5,5,5", f"{ODD},(moving=[3]),{ODD},()", switches=" tournament=true", more=" left=[4]")
    assert GAME.actors(state) == (chance(2), seat(1), seat(3))
    waiting = GAME.apply(state, GAME.notation.parse_move("seat 3: got_it card=1")).state
    assert GAME.actors(waiting) == (chance(2), JUDGE, seat(1))


# --- Views


def test_a_view_shows_what_lies_on_the_table() -> None:
    """[LD-2]"""
    state = race("5,6", f"{ODD},(moving=[0,1])", more=" played=[3] skipped=1 votes=[1]")
    view = GAME.view(state, seat(2))
    assert isinstance(view, View)
    assert (view.seat, view.phase, view.round, view.card) == (2, "race", 1, 1)
    assert (view.title, view.requirement) == ("Evens", "all even")
    assert (view.scores, view.hands, view.votes) == ((5, 6), state.hands, (1,))
    assert (view.pile, view.played, view.skipped) == (1, 1, 1)


def test_a_view_without_a_card_names_none() -> None:
    """[LD-2]"""
    view = GAME.view(GAME.initial(Setup(2)), None)
    assert isinstance(view, View)
    assert (view.seat, view.card, view.title, view.requirement, view.expected_rolls) == (0, 0, "", "", None)
    assert (view.pile, view.played) == (50, 0)
