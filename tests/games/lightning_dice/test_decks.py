"""Decks: the shipped one, decks of the players' own, and what is wrong with a bad one."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core import BadSetup
from dicehall.games.lightning_dice.cards import DECK, Card
from dicehall.games.lightning_dice.decks import BadDeck, deck_of, format_card, parse_card, parse_deck
from dicehall.games.lightning_dice.requirement_parser import parse_requirement
from dicehall.games.lightning_dice.requirements import Requirement

MINE = """\
# Ours, for rainy days
Twins: three pairs

  Tall  order :  Sum at least 33   # hard
No sevens, please: show 6 1
"""
LINES = ("Twins: three pairs", "Tall order: sum at least 33", "No sevens, please: show 1 6")


def test_no_lines_stand_for_the_shipped_deck() -> None:
    assert deck_of(()).cards == DECK


def test_a_deck_is_built_once() -> None:
    assert deck_of(LINES) is deck_of(tuple(LINES))


def test_a_file_gives_one_canonical_line_a_card() -> None:
    assert parse_deck(MINE) == LINES


def test_lines_give_the_cards_they_say() -> None:
    assert deck_of(LINES).cards == (
        Card("Twins", "three pairs", (1, 1, 2, 2, 3, 3)),
        Card("Tall order", "sum at least 33", (4, 5, 6, 6, 6, 6)),
        Card("No sevens, please", "show 1 6", (1, 6, 0, 0, 0, 0)),
    )


def test_cards_count_from_one() -> None:
    deck = deck_of(LINES)
    assert deck.is_met(1, (3, 1, 2, 3, 2, 1))
    assert not deck.is_met(2, (3, 1, 2, 3, 2, 1))
    assert deck.is_met(3, (2, 6, 2, 2, 2, 1))


@given(st.integers(1, len(DECK)), st.lists(st.integers(1, 6), min_size=6, max_size=6).map(tuple))
def test_a_deck_judges_as_the_requirement_does_in_any_order(card: int, faces: tuple[int, ...]) -> None:
    assert deck_of(()).is_met(card, faces) == parse_requirement(DECK[card - 1].requirement).is_met(faces)


def test_the_shipped_cards_read_back_from_their_lines() -> None:
    lines = tuple(map(format_card, DECK))
    assert parse_deck("\n".join(lines)) == lines
    assert [(card.title, card.requirement) for card in deck_of(lines).cards] == [
        (card.title, card.requirement) for card in DECK
    ]


# --- Pictures


def throws_of(picture: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All throws that look like a picture, whatever its blank dice show."""
    shown = tuple(face for face in picture if face)
    return [(*shown, *rest) for rest in product(range(1, 7), repeat=6 - len(shown))]


def named(text: str) -> Counter[int]:
    """The dice that a requirement names, as often as a throw needs them: parts may share dice."""
    most: Counter[int] = Counter()
    for part in parse_requirement(text).parts:
        most |= Counter(Requirement((part,)).named_dice())
    return most


@pytest.mark.parametrize("card", DECK, ids=lambda card: str(card.title))
def test_a_throw_that_looks_like_the_picture_meets_the_card(card: Card) -> None:
    """[LD-R26] Blank dice may show anything."""
    requirement = parse_requirement(card.requirement)
    assert len(card.picture) == 6
    assert [throw for throw in throws_of(card.picture) if not requirement.is_met(throw)] == []


@pytest.mark.parametrize("card", DECK, ids=lambda card: str(card.title))
def test_a_picture_leaves_no_die_out_that_is_asked_for_and_none_blank_that_is_not_free(card: Card) -> None:
    """[LD-R26] Dice that are named are there; with one more blank the picture would promise too much."""
    requirement = parse_requirement(card.requirement)
    assert named(card.requirement) <= Counter(card.picture)
    shown = [face for face in card.picture if face]
    assert shown == sorted(shown)
    assert card.picture == (*shown, *[0] * (6 - len(shown)))
    for face in set(shown):
        fewer = list(shown)
        fewer.remove(face)
        assert not all(map(requirement.is_met, throws_of((*fewer, *[0] * (6 - len(fewer))))))


@pytest.mark.parametrize(
    ("requirement", "picture"),
    [
        ("exactly 6 5 4 3 2 1", (1, 2, 3, 4, 5, 6)),
        ("show 2 4 6", (2, 4, 6, 0, 0, 0)),
        ("at least three 5s", (5, 5, 5, 0, 0, 0)),
        ("at least four alike", (1, 1, 1, 1, 0, 0)),
        ("run of five", (1, 2, 3, 4, 5, 0)),
        ("three pairs", (1, 1, 2, 2, 3, 3)),
        ("all even", (2, 2, 4, 4, 6, 6)),
        ("sum at least 6", (0, 0, 0, 0, 0, 0)),
        ("sum 36", (6, 6, 6, 6, 6, 6)),
    ],
)
def test_a_card_of_ones_own_deck_has_a_picture_without_being_given_one(
    requirement: str, picture: tuple[int, ...]
) -> None:
    """[LD-R26]"""
    assert parse_card(f"Mine: {requirement}").picture == picture


@given(st.sampled_from(DECK), st.sampled_from(DECK))
def test_every_picture_of_two_requirements_together_meets_both(one: Card, other: Card) -> None:
    """[LD-R26] If six dice can meet both at all; else there is no such card."""
    assert is_pictured_or_impossible(f"{one.requirement} and {other.requirement}")


def is_pictured_or_impossible(requirement: str) -> bool:
    try:
        card = parse_card(f"Both: {requirement}")
    except BadDeck as error:
        return "no six dice can do it" in error.reason
    return all(map(parse_requirement(card.requirement).is_met, throws_of(card.picture)))


TITLES = st.text(st.characters(codec="utf-8", exclude_characters=":#"), max_size=30).map(
    lambda text: " ".join(text.split())
)


@given(TITLES.filter(lambda text: bool(text) and text.isprintable()), st.sampled_from(DECK))
def test_every_card_reads_back_from_its_line(title: str, card: Card) -> None:
    own = parse_card(f"{title}: {card.requirement}")
    assert (own.title, own.requirement) == (title, card.requirement)
    assert parse_card(format_card(own)) == own
    assert parse_deck(format_card(own)) == (format_card(own),)


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        ("Twins: three pairs\nTall order sum 33\n", 2, 18, "with a colon, not 'Tall order sum 33'"),
        ("# mine\n\nTall order: sum 37", 3, 17, "expected a sum that six dice can have, 6 to 36"),
        ("Tall order:", 1, 12, "expected 'exactly', 'show'"),
        ("A: all even\nB: all evil", 2, 8, "expected 'even', 'odd', 'low', 'high', in 'all evil'"),
        (": three pairs", 1, 1, "expected a title of 1 to 40 signs"),
        ("x" * 41 + ": three pairs", 1, 1, "expected a title of 1 to 40 signs"),
        ("Bell\a: three pairs", 1, 1, "expected a title of 1 to 40 signs"),
        ("A: all even\nB:  all low and sum 30", 2, 5, "no six dice can do it: 'all low and sum 30'"),
        ("A: show " + "1 " * 100 + "1", 1, 201, "longer than 200 characters"),
        ("", 1, 1, "0 cards: a deck has 1 to 200"),
        ("# nothing\n\n", 2, 1, "0 cards: a deck has 1 to 200"),
        ("A: all even\n" * 201, 201, 1, "201 cards: a deck has 1 to 200"),
    ],
)
def test_a_bad_file_is_refused_with_line_column_and_reason(text: str, line: int, column: int, reason: str) -> None:
    with pytest.raises(BadDeck) as caught:
        parse_deck(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert reason in caught.value.reason
    assert str(caught.value) == f"deck, line {line}, column {column}: {caught.value.reason}"


def test_two_hundred_cards_are_a_deck() -> None:
    assert len(parse_deck("A: all even\n" * 200)) == 200


def test_a_bad_line_in_a_setup_is_refused_with_the_number_of_the_card() -> None:
    with pytest.raises(BadSetup, match="deck, line 2, column 4: expected 'exactly', "):
        deck_of(("A: all even", "B: nonsense"))


def test_a_comment_has_no_place_in_a_setup() -> None:
    with pytest.raises(BadDeck, match="without '#'"):
        deck_of(("A # one: all even",))


@given(st.text(max_size=60))
def test_any_text_whatever_is_a_deck_or_refused(text: str) -> None:
    assert is_deck_or_refused(text)


@given(st.lists(st.sampled_from(("A: all even", "B:", "# c", "", "all", "sum 9 # d", " : ")), max_size=6))
def test_any_mixture_of_lines_is_a_deck_or_refused(lines: list[str]) -> None:
    assert is_deck_or_refused("\n".join(lines))


def is_deck_or_refused(text: str) -> bool:
    try:
        lines = parse_deck(text)
    except BadDeck as error:
        return error.line >= 1 and error.column >= 1
    return parse_deck("\n".join(lines)) == lines and len(deck_of(lines).cards) == len(lines)
