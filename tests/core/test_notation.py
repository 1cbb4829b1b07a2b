"""Lines of text read back to the same value, and say where they do not [ALL-6]."""

from contextlib import suppress
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from dicehall.core import CLOCK, JUDGE, Actor, BadNotation, Event, Leave, Move, Notation, chance, seat
from dicehall.core.notation import format_line, parse_line


class Card(Struct, frozen=True, tag="card"):
    title: str
    number: int = 0


class Place(Struct, frozen=True, omit_defaults=True):
    name: str
    numbers: tuple[int, ...] = ()
    share: float = 0.5
    is_open: bool = False
    mark: str | None = None
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    who: Actor = CLOCK
    phase: Literal["throw", "over"] = "throw"


class Put(Struct, frozen=True, tag="put"):
    cards: tuple[Card, ...]


class Told(Event, frozen=True, tag="told"):
    text: str


Action = Put | Leave
LINES: Notation[Place, Action] = Notation(Place, Action, Told)

texts = st.text(max_size=12)
cards = st.builds(Card, texts, st.integers(-(2**62), 2**62))
places = st.builds(
    Place,
    name=texts,
    numbers=st.lists(st.integers(-(2**62), 2**62), max_size=4).map(tuple),
    share=st.floats(allow_nan=False, allow_infinity=False),
    is_open=st.booleans(),
    mark=st.none() | texts,
    card=st.none() | cards,
    cards=st.lists(cards, max_size=3).map(tuple),
    who=st.sampled_from([CLOCK, JUDGE, chance(), chance(3), seat(6)]),
    phase=st.sampled_from(["throw", "over"]),
)


@given(places)
def test_a_state_reads_back_from_its_line(place: Place) -> None:
    line = LINES.format_state(place)
    assert "\n" not in line
    assert LINES.parse_state(line) == place


@given(st.lists(cards, max_size=3), st.sampled_from([CLOCK, JUDGE, chance(0), chance(4), seat(1)]))
def test_a_move_reads_back_from_its_line(put: list[Card], actor: Actor) -> None:
    move: Move[Action] = Move(actor, Put(tuple(put)))
    assert LINES.parse_move(LINES.format_move(move)) == move


@given(texts)
def test_an_event_reads_back_from_its_line(text: str) -> None:
    told = Told("ALL-6", text)
    assert LINES.parse_event(LINES.format_event(told)) == told


def test_fields_with_their_default_are_left_out() -> None:
    assert LINES.format_state(Place("a", who=seat(2))) == "name=a who=[seat,2]"


@pytest.mark.parametrize(
    ("line", "column", "reason"),
    [
        ("seat 3 put cards=[]", 1, "expected an actor and a colon"),
        ("seat x: put cards=[]", 1, "expected an actor and a colon"),
        ("clock 1: put cards=[]", 1, "expected an actor and a colon"),
    ],
)
def test_a_broken_author_is_named(line: str, column: int, reason: str) -> None:
    with pytest.raises(BadNotation, match=f"^column {column}: {reason}"):
        LINES.parse_move(line)


@pytest.mark.parametrize(
    ("line", "column", "reason"),
    [
        ("put cards=[1", 13, "expected ',' or ']'"),
        ("put cards=[] cards=[]", 14, "expected no second field 'cards'"),
        ("put  cards=[]", 5, "expected the name of a field"),
        ("put cards", 10, "expected '=' after the name of a field"),
        ('put cards=["a]', 12, "expected a closed string"),
        ("put cards=", 11, "expected a value"),
        ("put cards=[(card title=a)", 26, "expected ',' or ']'"),
        ("put cards=[(card title=a", 25, "expected a space between fields"),
        ("pot cards=[]", 1, "Invalid value 'pot'"),
        ("put cards=[(card title=1)]", 1, "Expected `str`, got `int`"),
        ("put cards=[(hat title=a)]", 1, "Invalid value 'hat'"),
        ("put", 1, "Object missing required field `cards`"),
    ],
)
def test_a_broken_line_names_column_and_reason(line: str, column: int, reason: str) -> None:
    with pytest.raises(BadNotation) as caught:
        LINES.parse_action(line)
    assert str(caught.value).startswith(f"column {column}: {reason}")


@given(st.text(max_size=30))
def test_any_text_reads_or_is_refused(line: str) -> None:
    with suppress(BadNotation):
        assert LINES.parse_action(LINES.format_action(LINES.parse_action(line))) == LINES.parse_action(line)


def test_words_that_would_read_as_something_else_are_quoted() -> None:
    assert format_line(Card("true", 1)) == 'card title="true" number=1'
    assert parse_line("title=true") == {"title": True}
