"""The forty cards: every number that the rules say about the deck."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from dicehall.games.king_of_the_dice_junior.cards import CARDS, NUMBERS
from dicehall.games.king_of_the_dice_junior.scoring import lizards_in

WORDS = {"turret": ("red", "green", "blue"), "resident": ("gem", "animal", "flower")}


def pattern(asks: tuple[str, ...]) -> str:
    counts = sorted(Counter(asks).values(), reverse=True)
    return "".join(letter * count for letter, count in zip("ABC", counts, strict=False))


def test_there_are_forty_cards_named_by_their_places() -> None:
    """[KJ-1]"""
    assert [card.number for card in CARDS] == list(NUMBERS) == list(range(1, 41))


def test_half_of_the_cards_are_turrets_that_ask_for_colours_and_half_residents_that_ask_for_symbols() -> None:
    """[KJ-7, KJ-8]"""
    assert Counter(card.kind for card in CARDS) == {"turret": 20, "resident": 20}
    assert all(word in WORDS[card.kind] for card in CARDS for word in card.asks)


@pytest.mark.parametrize("kind", ["turret", "resident"])
def test_each_way_to_ask_for_three_dice_is_there_once_and_abc_twice(kind: str) -> None:
    found = Counter(tuple(sorted(card.asks)) for card in CARDS if card.kind == kind and len(card.asks) == 3)
    expected = Counter(tuple(sorted(asks)) for asks in combinations_with_replacement(WORDS[kind], 3))
    expected[tuple(sorted(WORDS[kind]))] += 1
    assert found == expected
    assert found.total() == 11


@pytest.mark.parametrize("kind", ["turret", "resident"])
def test_each_aabb_is_there_once_and_each_aabc_twice(kind: str) -> None:
    found = Counter(tuple(sorted(card.asks)) for card in CARDS if card.kind == kind and len(card.asks) == 4)
    assert sorted((pattern(asks), count) for asks, count in found.items()) == [("AABB", 1)] * 3 + [("AABC", 2)] * 3


def test_the_patterns_of_both_kinds_together() -> None:
    patterns = Counter(pattern(card.asks) for card in CARDS)
    assert patterns == {"ABC": 4, "AAB": 12, "AAA": 6, "AABC": 12, "AABB": 6}


def test_each_colour_and_each_symbol_is_asked_for_23_times() -> None:
    asked = Counter(word for card in CARDS for word in card.asks)
    assert asked == {word: 23 for words in WORDS.values() for word in words}


def test_lizards_go_by_the_pattern_and_are_seventy() -> None:
    """[KJ-R5]"""
    by_pattern = {"ABC": 1, "AAB": 1, "AAA": 2, "AABC": 2, "AABB": 3}
    assert all(card.lizards == by_pattern[pattern(card.asks)] for card in CARDS)
    assert lizards_in(NUMBERS) == 70


def test_animals_that_a_card_asks_for_are_no_lizards() -> None:
    """[KJ-R5] Three animals: 2 lizards as on any card of that pattern."""
    three_animals, three_gems = CARDS[29], CARDS[28]
    assert three_animals.asks == ("animal", "animal", "animal")
    assert three_animals.lizards == three_gems.lizards == 2
