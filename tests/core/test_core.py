"""Actors, setups and ready-made choices."""

from fractions import Fraction
from typing import Annotated

import pytest
from msgspec import Meta, Struct

from dicehall.core import (
    CLOCK,
    JUDGE,
    BadSetup,
    Dice,
    IllegalAction,
    Leave,
    OneOf,
    Refusal,
    Refused,
    Setup,
    Uniform,
    chance,
    check_seats,
    seat,
    variant_of,
)
from dicehall.match import below_of


class Switches(Struct, frozen=True):
    limit_s: Annotated[int, Meta(ge=1, le=60)] = 10
    is_loud: bool = False


def test_chance_sorts_before_clock_judge_and_seats() -> None:
    assert sorted([seat(2), JUDGE, seat(1), CLOCK, chance(3), chance()]) == [
        chance(),
        chance(3),
        CLOCK,
        JUDGE,
        seat(1),
        seat(2),
    ]


def test_actors_of_any_number_are_equal_by_kind_and_number() -> None:
    assert seat(99) == seat(99)
    assert seat(0).number == 0


def test_options_that_are_not_named_keep_their_default() -> None:
    assert variant_of({"is_loud": True}, Switches) == Switches(limit_s=10, is_loud=True)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"loud": True}, "unknown option 'loud'; this game has: is_loud, limit_s"),
        ({"limit_s": 0}, "option limit_s=0: Expected `int` >= 1"),
        ({"limit_s": "long"}, "option limit_s='long': Expected `int`, got `str`"),
    ],
)
def test_a_bad_option_is_named_with_its_reason(
    options: dict[str, bool | int | float | str | list[str]], words: str
) -> None:
    with pytest.raises(BadSetup, match=words.replace("(", r"\(")):
        variant_of(options, Switches)


@pytest.mark.parametrize(
    ("setup", "words"), [(Setup(1), "2 to 4"), (Setup(5), "2 to 4"), (Setup(2, {}, (3,)), "seat 3")]
)
def test_an_impossible_number_of_seats_is_refused(setup: Setup, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        check_seats(setup, 2, 4, "ALL-1")


def test_one_of_allows_exactly_its_actions() -> None:
    refusal = Refusal("ALL-4", "Not that.")
    choices = OneOf((Leave(1), Leave(2)), refusal)
    assert list(choices) == [Leave(1), Leave(2)]
    assert choices.refusal(Leave(2)) is None
    assert choices.refusal(Leave(3)) == refusal
    assert [] not in choices, "a value that cannot be hashed is refused, not an error"
    assert choices.sample(below_of(1)) in (Leave(1), Leave(2))


def test_refused_has_no_action() -> None:
    choices: Refused[Leave] = Refused("ALL-3", "The dice are rolling.")
    assert list(choices) == []
    assert choices.refusal(Leave(1)) == Refusal("ALL-3", "The dice are rolling.")
    with pytest.raises(LookupError, match="rolling"):
        choices.sample(below_of(1))


def test_dice_merge_equal_faces_and_draw_in_order() -> None:
    dice: Dice[tuple[str, ...], str] = Dice([("a", "a", "b"), ("c",)], tuple)
    assert dict(dice.items()) == {("a", "c"): Fraction(2, 3), ("b", "c"): Fraction(1, 3)}
    numbers = iter([2, 0])
    assert dice.sample(lambda n: next(numbers)) == ("b", "c")


def test_uniform_gives_each_action_the_same_share() -> None:
    assert list(Uniform(["x", "y"]).items()) == [("x", Fraction(1, 2)), ("y", Fraction(1, 2))]


def test_an_illegal_action_says_sentence_and_rule() -> None:
    assert str(IllegalAction(Refusal("GB-R4", "You have had your grab."))) == "You have had your grab. [GB-R4]"
