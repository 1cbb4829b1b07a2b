"""The language of the cards: what it reads, how it writes it back, and which throws meet it.

Each family is held against a predicate written anew here, over all 462 throws (faces ascending) of six dice.
"""

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from math import factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core import BadNotation
from dicehall.games.lightning_dice.requirement_parser import parse_requirement
from dicehall.games.lightning_dice.requirements import (
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

Faces = tuple[int, ...]
THROWS = tuple(combinations_with_replacement(range(1, 7), 6))


def dice(fewest: int, most: int = 6) -> st.SearchStrategy[Faces]:
    return st.lists(st.integers(1, 6), min_size=fewest, max_size=most).map(lambda faces: tuple(sorted(faces)))


PARTS: st.SearchStrategy[Part] = st.one_of(
    st.builds(Exactly, dice(6)),
    st.builds(Show, dice(1)),
    st.builds(Alike, st.integers(2, 6), st.integers(0, 6)),
    st.builds(Groups, st.sampled_from(list(GROUPS.values()))),
    st.builds(Run, st.integers(4, 6)),
    st.builds(All, st.sampled_from(["even", "odd", "low", "high"])),
    st.builds(Sum, st.integers(6, 36), st.sampled_from(["", "at least", "at most"])),
)
REQUIREMENTS = st.builds(Requirement, st.lists(PARTS, min_size=1, max_size=3).map(tuple))


# --- Text and back


@given(REQUIREMENTS)
def test_every_requirement_reads_back_from_its_text(requirement: Requirement) -> None:
    assert parse_requirement(str(requirement)) == requirement


@given(REQUIREMENTS)
def test_a_text_is_one_line_of_single_spaced_small_letters(requirement: Requirement) -> None:
    text = str(requirement)
    assert text == " ".join(text.lower().split())


@pytest.mark.parametrize(
    ("text", "requirement"),
    [
        ("exactly 1 1 2 2 3 3", Requirement((Exactly((1, 1, 2, 2, 3, 3)),))),
        ("show 2 4 6", Requirement((Show((2, 4, 6)),))),
        ("at least four 5s", Requirement((Alike(4, 5),))),
        ("at least four alike", Requirement((Alike(4),))),
        ("six alike", Requirement((Alike(6),))),
        ("three pairs", Requirement((Groups((2, 2, 2)),))),
        ("two triples", Requirement((Groups((3, 3)),))),
        ("four and a pair", Requirement((Groups((2, 4)),))),
        ("run of five", Requirement((Run(5),))),
        ("all even", Requirement((All("even"),))),
        ("sum 21", Requirement((Sum(21),))),
        ("sum at least 30", Requirement((Sum(30, "at least"),))),
        ("sum at most 10", Requirement((Sum(10, "at most"),))),
        ("four and a pair and all odd", Requirement((Groups((2, 4)), All("odd")))),
        ("run of four and sum at most 15", Requirement((Run(4), Sum(15, "at most")))),
    ],
)
def test_a_card_in_canonical_words_is_read_and_written(text: str, requirement: Requirement) -> None:
    assert parse_requirement(text) == requirement
    assert str(requirement) == text


@pytest.mark.parametrize(
    ("loose", "canonical"),
    [
        ("  Show  6 2\t4 ", "show 2 4 6"),
        ("EXACTLY 6 5 4 3 2 1", "exactly 1 2 3 4 5 6"),
        ("four alike", "at least four alike"),
        ("three 5S", "at least three 5s"),
        ("at least six 2s", "six 2s"),
        ("sum 08", "sum 8"),
    ],
)
def test_loose_words_are_put_into_canonical_ones(loose: str, canonical: str) -> None:
    assert str(parse_requirement(loose)) == canonical


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "'exactly', 'show', 'at least', 'three pairs'"),
        ("nonsense", 1, "'exactly', 'show'"),
        ("exactly 1 2 3 4 5", 18, "a die from 1 to 6 (number 6 of 6)"),
        ("exactly 1 2 3 4 5 7", 19, "a die from 1 to 6 (number 6 of 6)"),
        ("exactly 1 2 3 4 5 6 6", 21, "'and' or the end"),
        ("show", 5, "a die from 1 to 6 (number 1 of 6)"),
        ("show 12", 6, "a die from 1 to 6 (number 1 of 6)"),
        ("show 2 4, 6", 8, "'and' or the end"),
        ("at most four 5s", 4, "'least'"),
        ("at least 4 alike", 10, "'two', 'three', 'four', 'five', 'six'"),
        ("at least four 7s", 15, "'alike' or a number like '5s'"),
        ("four and all even", 6, "'alike' or a number like '5s'"),
        ("two pairs", 5, "'alike' or a number like '5s'"),
        ("run of three", 8, "'four', 'five', 'six'"),
        ("run four", 5, "'of'"),
        ("all  red", 6, "'even', 'odd', 'low', 'high'"),
        ("sum 37", 5, "a sum that six dice can have, 6 to 36, or 'at least' or 'at most'"),
        ("sum at least 5", 14, "a sum that six dice can have, 6 to 36"),
        ("sum at 20", 8, "'least', 'most'"),
        ("all even and", 13, "'exactly', 'show'"),
        ("all even or all odd", 10, "'and' or the end"),
        ("sum ²1", 5, "a sum that six dice can have"),
    ],
)
def test_a_bad_text_is_refused_with_the_column_and_what_was_expected(text: str, column: int, expected: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_requirement(text)
    assert caught.value.position + 1 == column
    assert f"expected {expected}" in caught.value.reason
    assert str(caught.value).startswith(f"column {column}: ")


@given(st.text(max_size=40))
def test_any_text_whatever_is_read_or_refused(text: str) -> None:
    assert is_read_back_or_refused(text)


WORDS = ("sum", "run of", "four", "six", "a", "and", "pairs", "three", "two", "all", "even", "exactly", "1", "2s")


@given(st.lists(st.sampled_from(WORDS), max_size=8))
def test_its_own_words_in_any_order_are_read_or_refused(words: list[str]) -> None:
    assert is_read_back_or_refused(" ".join(words))


def is_read_back_or_refused(text: str) -> bool:
    try:
        requirement = parse_requirement(text)
    except BadNotation as error:
        return 0 <= error.position <= len(text)
    return parse_requirement(str(requirement)) == requirement


# --- Which throws meet it


def has_run(faces: Faces, length: int) -> bool:
    return any(set(range(low, low + length)) <= set(faces) for low in range(1, 8 - length))


def sizes(faces: Faces) -> list[int]:
    return sorted(Counter(faces).values())


@pytest.mark.parametrize(
    ("text", "predicate"),
    [
        ("exactly 1 1 2 2 3 3", lambda faces: faces == (1, 1, 2, 2, 3, 3)),
        ("exactly 1 2 3 4 5 6", lambda faces: len(set(faces)) == 6),
        ("show 2 4 6", lambda faces: {2, 4, 6} <= set(faces)),
        ("show 1 1 6", lambda faces: faces[:2] == (1, 1) and faces[-1] == 6),
        ("show 3 3 3", lambda faces: len([face for face in faces if face == 3]) > 2),
        ("at least three 5s", lambda faces: len([face for face in faces if face == 5]) in (3, 4, 5, 6)),
        ("six 2s", lambda faces: faces == (2,) * 6),
        ("at least two alike", lambda faces: len(set(faces)) < 6),
        ("at least four alike", lambda faces: sizes(faces)[-1] >= 4),
        ("six alike", lambda faces: faces[0] == faces[-1]),
        ("three pairs", lambda faces: sizes(faces) == [2, 2, 2]),
        ("two triples", lambda faces: sizes(faces) == [3, 3]),
        ("four and a pair", lambda faces: sizes(faces) == [2, 4]),
        ("run of four", lambda faces: has_run(faces, 4)),
        ("run of five", lambda faces: has_run(faces, 5)),
        ("run of six", lambda faces: faces == (1, 2, 3, 4, 5, 6)),
        ("all even", lambda faces: all(face % 2 == 0 for face in faces)),
        ("all odd", lambda faces: all(face % 2 for face in faces)),
        ("all low", lambda faces: max(faces) <= 3),
        ("all high", lambda faces: min(faces) >= 4),
        ("sum 21", lambda faces: sum(faces) == 21),
        ("sum at least 30", lambda faces: sum(faces) > 29),
        ("sum at most 10", lambda faces: sum(faces) < 11),
        ("all odd and sum 20", lambda faces: all(face % 2 for face in faces) and sum(faces) == 20),
        ("run of four and at least three alike", lambda faces: has_run(faces, 4) and sizes(faces)[-1] >= 3),
    ],
)
def test_a_requirement_is_met_by_the_throws_it_means_and_no_others(
    text: str, predicate: Callable[[Faces], bool]
) -> None:
    requirement = parse_requirement(text)
    assert [faces for faces in THROWS if requirement.is_met(faces)] == [faces for faces in THROWS if predicate(faces)]


@pytest.mark.parametrize(
    ("text", "ways"),
    [
        ("three pairs", 20 * 90),  # 3 of 6 numbers; 6! / (2! 2! 2!) orders
        ("two triples", 15 * 20),
        ("four and a pair", 30 * 15),
        ("run of six", 720),
        ("all low", 3**6),
        ("six alike", 6),
        ("exactly 1 1 1 1 2 3", 30),
        ("at least five 6s", 6 * 5 + 1),
        ("sum 7", 6),
    ],
)
def test_as_many_of_the_46656_throws_meet_it_as_counting_says(text: str, ways: int) -> None:
    requirement = parse_requirement(text)
    orders = [720 // prod(map(factorial, Counter(faces).values())) for faces in THROWS if requirement.is_met(faces)]
    assert sum(orders) == ways


@given(REQUIREMENTS, st.sampled_from(THROWS).flatmap(st.permutations))
def test_the_order_of_the_faces_does_not_matter(requirement: Requirement, faces: list[int]) -> None:
    assert requirement.is_met(tuple(faces)) == requirement.is_met(tuple(sorted(faces)))


@given(PARTS, PARTS, st.sampled_from(THROWS))
def test_two_parts_are_met_where_both_are(first: Part, second: Part, faces: Faces) -> None:
    assert Requirement((first, second)).is_met(faces) == (first.is_met(faces) and second.is_met(faces))


@pytest.mark.parametrize("text", GROUPS)
def test_six_alike_are_no_groups_of_different_numbers(text: str) -> None:
    assert not parse_requirement(text).is_met((4, 4, 4, 4, 4, 4))


def test_kinds_share_no_die_with_their_opposites() -> None:
    assert sorted(KINDS["even"] + KINDS["odd"]) == sorted(KINDS["low"] + KINDS["high"]) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("exactly 6 5 4 3 2 1", (1, 2, 3, 4, 5, 6)),
        ("show 2 2 5 and at least three 6s", (2, 2, 5, 6, 6, 6)),
        ("at least four alike", ()),
        ("run of six and all even", ()),
        ("sum 21", ()),
    ],
)
def test_dice_asked_for_by_number_are_counted_and_no_others(text: str, named: Faces) -> None:
    assert parse_requirement(text).named_dice() == named
