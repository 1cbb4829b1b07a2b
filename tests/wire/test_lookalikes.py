"""Which names can be taken for each other at a table."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.wire import BadName, shown_name
from dicehall.wire.lookalikes import looks_like


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "ADA"),
        ("Ada", "\u0410da"),  # Cyrillic A
        ("Ada", "\u0391da"),  # Greek Alpha
        ("paypal", "\u0440\u0430\u0443\u0440\u0430l"),
        ("Hope", "\u041d\u043e\u0440\u0435"),
        ("HOPE", "\u041d\u041e\u0420\u0415"),
        ("Vick", "\u03bdick"),  # Greek nu
        ("Nick", "\u039dick"),  # and its capital, which looks like another letter
        ("Ian", "lan"),
        ("Bill", "BiIl"),
        ("Leo", "Le0"),
        ("Tim", "Tirn"),
        ("Willi", "VVilli"),
        ("Zoe", "Zo\u00eb"),
        ("Zoe", "Zo\u0117"),
        ("Ada", "A.d.a."),
        ("Ada L", "AdaL"),
        ("J\u00f8rg", "J\u00f6rg"),
        ("\u0391\u03bd\u03bd\u03b1", "\u03b1\u03bd\u03bd\u03b1"),  # Greek in both cases
    ],
)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert looks_like(one, other)
    assert looks_like(other, one)


NAMES = (
    "Ada", "Adam", "Anna", "Anne", "Ben", "Bo", "Carla", "Cem", "Eva", "Eve", "Lea", "Leo", "Mia", "Mila", "Ole",
    "Otto", "Tim", "Tom", "Player 2", "Player 3", "\u0418\u0432\u0430\u043d", "\u0410\u043d\u043d\u0430 \u041a",
    "\u041d\u0438\u043d\u0430", "\u041c\u0430\u0448\u0430", "\u039c\u03b1\u03c1\u03af\u03b1",
    "\u0395\u03bb\u03ad\u03bd\u03b7", "\u4e2d\u6587", "\u4e2d\u56fd", "\u092e\u0940\u0928\u093e",
    "\u092e\u0941\u0928\u093e", "\u304b\u304e", "\u304c\u304e", "\U0001f419", "\U0001f433",
)  # fmt: skip


def test_names_that_people_have_are_not_taken_for_each_other() -> None:
    assert [pair for pair in combinations(NAMES, 2) if looks_like(*pair)] == []


@given(st.text(max_size=24), st.text(max_size=24))
def test_looking_alike_knows_no_order_and_every_name_looks_like_itself(typed: str, other_typed: str) -> None:
    try:
        one, other = shown_name(typed), shown_name(other_typed)
    except BadName:
        return
    assert looks_like(one, one)
    assert looks_like(one, other) == looks_like(other, one)


@given(st.text(max_size=20), st.integers(2, 99))
def test_a_number_behind_a_name_tells_it_apart(typed: str, number: int) -> None:
    """Or nobody could be told apart by one."""
    try:
        name = shown_name(typed)
    except BadName:
        return
    assert not looks_like(name, f"{name} {number}")
