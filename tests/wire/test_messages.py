"""The wire: what is read, what is refused, and that the browser's types are those of the server."""

from __future__ import annotations

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.games import GAMES
from dicehall.games.ghost_blitz_dice.actions import Grab
from dicehall.match import Lane, Press, Raced
from dicehall.tables import Claimed
from dicehall.wire import BadMessage, BadName, action_from, decode, encode, guest_name, shown_name
from dicehall.wire.__main__ import WIRE_TS
from dicehall.wire.generate import wire_ts
from dicehall.wire.incoming import Act, Anchor, Enter, Link, Painted
from dicehall.wire.names import LONGEST, apart
from dicehall.wire.online import games_seen
from dicehall.wire.outgoing import Links, LinkSeen
from dicehall.wire.words import MESSAGE_BYTES


def test_the_types_of_the_browser_are_current() -> None:
    """If this fails: `.venv/bin/python -m dicehall.wire`."""
    assert WIRE_TS.read_text("utf-8") == wire_ts()


def test_an_act_carries_all_that_a_race_needs() -> None:
    grab = '{"type":"grab","throw":3,"figures":["book"]}'
    text = '{"type":"act","id":"a1","action":' + grab + ',"round":3,"undos":1,"since_shown_ms":412.5}'
    act = decode(text)
    assert isinstance(act, Act)
    assert (act.round, act.undos, act.since_shown_ms) == (3, 1, 412.5)
    assert action_from(GAMES["ghost_blitz_dice"], act.action) == Grab(3, ("book",))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "truncated"),
        ("hello", "malformed"),
        ("[]", "object"),
        ("{}", "type"),
        ('{"type":"fly"}', "fly"),
        ('{"type":"start"}', "id"),
        ('{"type":"start","id":""}', "$.id"),
        ('{"type":"start","id":"1","more":2}', "more"),
        ('{"type":"take_seat","id":"1","seat":9}', "$.seat"),
        ('{"type":"take_seat","id":"1","seat":"1"}', "$.seat"),
        ('{"type":"set_pace","id":"1","seat":0,"percent":50}', "$.seat"),
        ('{"type":"set_pace","id":"1","seat":1,"percent":-50}', "$.percent"),
        ('{"type":"set_pace","id":"1","seat":1}', "percent"),
        ('{"type":"listen","id":"1","die_ms":-1}', "$.die_ms"),
        ('{"type":"listen","id":"1","die_ms":1501}', "$.die_ms"),
        ('{"type":"listen","id":"1"}', "die_ms"),
        ('{"type":"act","id":"1","action":{},"round":-1,"undos":0}', "$.round"),
        ('{"type":"act","id":"1","action":{},"round":1,"undos":0,"since_shown_ms":-5}', "$.since_shown_ms"),
        ('{"type":"act","id":"1","action":{},"round":1,"undos":0,"since_shown_ms":1e10}', "$.since_shown_ms"),
        ('{"type":"painted","revision":-1}', "$.revision"),
        ('{"type":"painted","round":1}', "round"),
        ('{"type":"anchor","anchor":"' + "0" * 63 + '"}', "$.anchor"),
        ('{"type":"anchor","anchor":"' + "A" * 64 + '"}', "$.anchor"),
        ('{"type":"link","counter":-1,"link":"' + "0" * 64 + '"}', "$.counter"),
        ('{"type":"link","counter":4294967296,"link":"' + "0" * 64 + '"}', "$.counter"),
        ('{"type":"link","counter":1,"link":"' + "0" * 64 + '\\n"}', "$.link"),
        ('{"type":"link","link":"' + "0" * 64 + '"}', "counter"),
        ('{"type":"enter","protocol":1,"ticket":"t","table":"../../etc"}', "$.table"),
        ('{"type":"enter","protocol":1,"ticket":"' + "t" * 65 + '","table":"abcdefgh"}', "$.ticket"),
        ('{"type":"act","id":"1","round":1,"undos":0,"action":' + "[" * 4000, "nested"),
        ('{"type":"start","id":"' + "x" * MESSAGE_BYTES + '"}', "bytes"),
    ],
)
def test_a_message_that_does_not_fit_is_refused_with_place_and_reason(text: str, place: str) -> None:
    with pytest.raises(BadMessage) as refused:
        decode(text)
    assert place in str(refused.value)


@given(st.binary(max_size=300))
def test_bytes_that_are_no_message_raise_nothing_else(noise: bytes) -> None:
    with contextlib.suppress(BadMessage):
        decode(noise)


@pytest.mark.parametrize(
    "action", ['{"type":"grab","throw":1,"figures":[]}', '{"type":"grab","throw":1}', '{"type":"roll"}', "7"]
)
def test_an_action_that_the_game_does_not_have_is_refused(action: str) -> None:
    act = decode('{"type":"act","id":"1","action":' + action + ',"round":1,"undos":0}')
    assert isinstance(act, Act)
    with pytest.raises(BadMessage):
        action_from(GAMES["ghost_blitz_dice"], act.action)


def test_a_message_of_the_server_names_its_type() -> None:
    assert json.loads(encode(Claimed("a1"))) == {"type": "claimed", "id": "a1"}


def test_what_a_browser_says_of_its_screen_and_of_its_chain_is_read() -> None:
    link = "0123456789abcdef" * 4
    assert decode('{"type":"painted","revision":7}') == Painted(7)
    assert decode('{"type":"anchor","anchor":"' + link + '"}') == Anchor(link)
    assert decode('{"type":"link","counter":3,"link":"' + link + '"}') == Link(3, link)


def test_a_race_and_the_ways_of_all_seats_are_told_with_every_field_that_is_not_empty() -> None:
    press = Press(8, 500.5, 652.0, 488.3, 517.0, said_ms=500.5, painted_ms=164.0, ponged_ms=150.0, budget_ms=80.0)
    race = Raced(3, (Lane(1, 1_200, 135.0, 163.7, is_kernel=True, presses=(press,)), Lane(2)), cap_ms=350, band_ms=8)
    told = json.loads(encode(race))
    assert told["type"] == "race"
    assert told["lanes"][0]["presses"][0]["time_ms"] == 500.5
    assert told["lanes"][1] == {"seat": 2}
    assert json.loads(encode(Raced(3, (Lane(1, listens_ms=2_000),))))["lanes"] == [{"seat": 1, "listens_ms": 2_000}]
    seen = LinkSeen(40, "wavering", is_doubted=True)
    assert json.loads(encode(Links((seen, None), None, 200))) == {
        "type": "links",
        "seats": [{"rtt_ms": 40, "steady": "wavering", "is_doubted": True}, None],
        "yours": None,
        "cap_ms": 200,
    }


def test_an_entrance_says_whether_it_only_watches() -> None:
    enter = decode('{"type":"enter","protocol":1,"ticket":"t","table":"abcdefgh"}')
    assert isinstance(enter, Enter)
    assert enter.watches is False


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("Ada\u202etxt", "Adatxt"),
        ("A\u200bd\u2066a", "Ada"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("\uff21\uff44\uff41", "Ada"),
        ("Z\u0301\u0302\u0303\u0304\u0305", "\u0179\u0302\u0303"),
        ("\U0001f419", "\U0001f419"),
        ("\u4e2d\u6587", "\u4e2d\u6587"),
        ("Ze\u200d\u0301", "Z\u00e9"),
        ("A\u3164d\u2800a", "Ada"),
    ],
)
def test_a_name_loses_what_deceives_and_keeps_the_rest(typed: str, shown: str) -> None:
    assert shown_name(typed) == shown


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u202e\u200b", "...", "\u0301", "\u3164", "\u2800", "x" * 500, "y" * (LONGEST + 1)]
)
def test_a_name_without_a_sign_or_with_too_many_is_refused(typed: str) -> None:
    with pytest.raises(BadName):
        shown_name(typed)


@pytest.mark.parametrize(
    "typed",
    [
        *("Host", "HOST!", "\u2605 Host \u2605", "Moderator 2", "Dice Hall", "Schiedsrichter", "Bot", "Otto (bot)"),
        *("You", "DU!", "\u0410dmin", "adm\u0456n", "\u0397OST", "M\u00f6d\u00e9rator"),
        *(
            "\uff28\uff4f\uff53\uff54",
            "h\u200dost",
            "\U0001d525\U0001d52c\U0001d530\U0001d531",
            "\u24bd\u24de\u24e2\u24e3",
        ),
        *("r\u0435f\u0435r\u0435\u0435", "Ser\u03bder", "H0st", "J\u03c5dge", "Otto \U0001f916"),
    ],
)
def test_a_name_that_is_taken_for_one_of_the_house_is_refused(typed: str) -> None:
    with pytest.raises(BadName, match="the house itself"):
        guest_name(typed)


@pytest.mark.parametrize("typed", ["Judy Judge", "Hosty", "Robot", "Abbot", "Ghost", "007", "Mia <3", "Adminka", "Bo"])
def test_names_that_only_contain_one_of_the_house_are_names(typed: str) -> None:
    assert guest_name(typed) == typed


@given(st.text(max_size=60))
def test_a_shown_name_stays_as_it_is(typed: str) -> None:
    try:
        name = shown_name(typed)
    except BadName:
        return
    assert shown_name(name) == name
    assert 1 <= len(name) <= LONGEST


def test_two_of_one_name_are_told_apart_whatever_its_length() -> None:
    long = "W" * LONGEST
    assert apart(long, (long,)) == "W" * (LONGEST - 2) + " 2"
    assert apart("Bo", ("bo", "Bo 2")) == "Bo 3"


def test_every_option_of_every_game_cites_a_rule_and_numbers_have_ends() -> None:
    options = [option for game in games_seen() for option in game.options]
    assert {option.kind for option in options} == {"switch", "number", "words"}
    assert all(option.most > option.least for option in options if option.kind == "number")


def test_the_lobby_shows_all_games() -> None:
    assert sorted(game.name for game in games_seen()) == sorted(GAMES)
