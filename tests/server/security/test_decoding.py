"""What comes from outside is read strictly, and at once: no text of the allowed length costs noticeable time."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw

from dicehall.games import GAMES
from dicehall.server.http.api import BODY_BYTES
from dicehall.wire import BadMessage, BadName, action_from, decode, shown_name
from dicehall.wire.codec import body
from dicehall.wire.http import NewGuest, NewTable
from dicehall.wire.incoming import Act
from dicehall.wire.lookalikes import looks_like
from dicehall.wire.words import MESSAGE_BYTES

SOON_S = 0.02
"""Messages take a hundredth of that. The best of several tries counts, so a busy machine is no reason to fail."""
TRIES = 5

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
MESSAGES: tuple[dict[str, object], ...] = (
    {"type": "enter", "protocol": 1, "ticket": "t", "table": "abcdefgh"},
    {"type": "act", "id": "1", "action": {"type": "roll"}, "round": 1, "undos": 0},
    {"type": "take_seat", "id": "1", "seat": 2},
    {"type": "rename", "id": "1", "name": "Ada"},
    {"type": "set_option", "id": "1", "name": "first_seat", "value": 1},
    {"type": "set_house", "id": "1", "house": {"is_locked": True}},
)
NAMES = st.sampled_from(sorted({name for message in MESSAGES for name in message})) | st.text(max_size=12)


@given(st.sampled_from(MESSAGES), st.dictionaries(NAMES, JSON, max_size=4))
def test_a_message_with_any_field_changed_is_read_or_refused(
    message: dict[str, object], changed: dict[str, object]
) -> None:
    with contextlib.suppress(BadMessage):
        decode(json.dumps(message | changed))


@given(JSON, st.sampled_from(sorted(GAMES)))
def test_an_action_of_any_shape_is_read_or_refused(tree: object, game: str) -> None:
    with contextlib.suppress(BadMessage):
        action_from(GAMES[game], Raw(json.dumps(tree).encode()))


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_a_body_of_any_bytes_is_read_or_refused(noise: bytes) -> None:
    for kind in (NewGuest, NewTable):
        with contextlib.suppress(BadMessage):
            body(kind, noise)


@given(st.text(max_size=500))
def test_any_name_is_shown_or_refused(typed: str) -> None:
    with contextlib.suppress(BadName):
        shown_name(typed)


def filled(before: str, with_what: str, after: str, size: int) -> str:
    """A text of the longest kind."""
    return before + with_what * ((size - len(before) - len(after)) // len(with_what)) + after


ACT = '{"type":"act","id":"1","round":1,"undos":0,"action":'
WORST = (
    filled("", "[", "", MESSAGE_BYTES),
    filled("", '{"":', "", MESSAGE_BYTES),
    filled(ACT, "[", "", MESSAGE_BYTES),
    filled(ACT, "9", "}", MESSAGE_BYTES),
    filled(ACT + "[", "9,", "9]}", MESSAGE_BYTES),
    filled(ACT + '{"type":"grab","throw":1,"figures":[', '"book",', '"book"]}}', MESSAGE_BYTES),
    filled(ACT + '"', "\\u0041", '"}', MESSAGE_BYTES),
    filled(ACT + '{"type":"grab","throw":', "9", "}}", MESSAGE_BYTES),
    filled('{"type":"start","id":"1",', '"id":"1",', '"id":"1"}', MESSAGE_BYTES),
    filled('{"type":"rename","id":"1","name":"', "\\ud83d\\ude00", '"}', MESSAGE_BYTES),
    filled('{"type":"act","id":"1","round":1,"undos":0,"since_shown_ms":1e', "9", ',"action":1}', MESSAGE_BYTES),
    filled("", " ", "1", MESSAGE_BYTES),
)


def fastest_s(work: Callable[[], object]) -> float:
    """How long it takes at best; what is refused counts too."""
    taken_s = []
    for _ in range(TRIES):
        began_s = time.perf_counter()
        with contextlib.suppress(BadMessage, BadName):
            work()
        taken_s.append(time.perf_counter() - began_s)
    return min(taken_s)


def read(text: str) -> None:
    message = decode(text)
    if isinstance(message, Act):
        for game in GAMES.values():
            with contextlib.suppress(BadMessage):
                action_from(game, message.action)


@pytest.mark.parametrize("text", WORST, ids=[text[:60] for text in WORST])
def test_no_message_takes_long_to_read(text: str) -> None:
    assert fastest_s(lambda: read(text)) < SOON_S


@pytest.mark.parametrize(
    "text",
    [
        filled('{"game":"king_of_the_dice_junior","options":{', '"a":1,', '"b":2}}', BODY_BYTES),
        filled('{"game":"lightning_dice","options":{"deck":[', '"a",', '"b"]}}', BODY_BYTES),
        filled('{"game":"', "x", '"}', BODY_BYTES),
        filled('{"game":', "[", "", BODY_BYTES),
    ],
    ids=["many options", "a long list", "a long word", "deep"],
)
def test_no_body_takes_long_to_read(text: str) -> None:
    assert fastest_s(lambda: body(NewTable, text.encode())) < SOON_S


@pytest.mark.parametrize(
    "typed",
    [
        "\ufdfa" * 500,
        "a" + "\u0301" * 499,
        "\U0001d15e" * 500,
        "\u1e69\u0323" * 250,
        "\u202e" * 499 + "a",
        "\uac01" * 500,
    ],
    ids=["one sign becomes 18", "a tower of marks", "music", "marks to be sorted", "hidden signs", "hangul"],
)
def test_no_name_takes_long_to_clean(typed: str) -> None:
    assert fastest_s(lambda: shown_name(typed)) < SOON_S


def test_no_two_names_take_long_to_compare() -> None:
    assert fastest_s(lambda: looks_like("\u1e69" * 24, "\u0410" * 24)) < SOON_S
