"""The shipped deck of Lightning Dice keeps the limits that its rules set, by the solver's word."""

from collections import Counter
from functools import cache

import pytest

from dicehall.games.lightning_dice.cards import DECK, Card
from dicehall.games.lightning_dice.requirement_parser import parse_requirement
from dicehall.games.lightning_dice.requirements import (
    FACES,
    GROUPS,
    KINDS,
    Alike,
    All,
    Exactly,
    Groups,
    Part,
    Requirement,
    Run,
    Show,
    Sum,
)
from dicehall.odds.keep_solver import expected_rolls

REQUIREMENTS = {card.title: parse_requirement(card.requirement) for card in DECK}
SINGLE = tuple(requirement.parts[0] for requirement in REQUIREMENTS.values() if len(requirement.parts) == 1)


@cache
def rolls(requirement: Requirement) -> float:
    return expected_rolls(requirement.is_met)


@pytest.mark.parametrize("card", DECK, ids=lambda card: str(card.title))
def test_a_card_shows_the_rolls_that_it_takes(card: Card) -> None:
    assert card.expected_rolls == round(rolls(REQUIREMENTS[card.title]), 2)


@pytest.mark.parametrize("card", DECK, ids=lambda card: str(card.title))
def test_a_card_is_neither_too_easy_nor_too_hard(card: Card) -> None:
    assert 2.5 <= rolls(REQUIREMENTS[card.title]) <= 10.7


@pytest.mark.parametrize("card", DECK, ids=lambda card: str(card.title))
def test_a_card_is_written_in_canonical_words(card: Card) -> None:
    assert card.requirement == str(REQUIREMENTS[card.title])


def test_the_deck_takes_five_to_seven_rolls_a_card() -> None:
    assert 5 <= sum(map(rolls, REQUIREMENTS.values())) / len(DECK) <= 7


def test_the_deck_has_fifty_cards_and_none_of_them_twice() -> None:
    assert len(DECK) == 50
    assert len(REQUIREMENTS) == 50
    assert [text for text, count in Counter(card.requirement for card in DECK).items() if count > 1] == []


def test_no_number_is_asked_for_more_often_than_another() -> None:
    asked = Counter(face for requirement in REQUIREMENTS.values() for face in requirement.named_dice())
    assert sorted(asked) == list(FACES)
    assert len(set(asked.values())) == 1


def test_no_exact_card_asks_for_a_number_four_times() -> None:
    exact = [part for part in SINGLE if isinstance(part, Exactly)]
    assert exact
    assert [str(part) for part in exact if max(map(part.dice.count, part.dice)) > 3] == []


@pytest.mark.parametrize("family", [Exactly, Show, Alike, Groups, Run, All, Sum])
def test_every_family_is_in_the_deck(family: type[Part]) -> None:
    assert any(isinstance(part, family) for part in SINGLE)


def test_every_form_of_a_family_is_in_the_deck() -> None:
    assert sorted(part.sizes for part in SINGLE if isinstance(part, Groups)) == sorted(GROUPS.values())
    assert sorted(part.length for part in SINGLE if isinstance(part, Run)) == [4, 5, 6]
    assert sorted(part.kind for part in SINGLE if isinstance(part, All)) == sorted(KINDS)
    assert sorted(part.bound for part in SINGLE if isinstance(part, Sum)) == ["", "at least", "at most"]
    assert sorted({part.face == 0 for part in SINGLE if isinstance(part, Alike)}) == [False, True]


def test_ten_cards_or_more_combine_two_requirements() -> None:
    assert sum(len(requirement.parts) == 2 for requirement in REQUIREMENTS.values()) >= 10
