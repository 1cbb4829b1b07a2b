"""A film shows what a watcher saw, in the same order, and its record alone decides it."""

from __future__ import annotations

import json
from typing import cast

import msgspec
import pytest

from dicehall.core import Setup
from dicehall.games import GAMES
from dicehall.match import SeededSource, below_of, read_record, write_record
from dicehall.server.film import film_from
from dicehall.tables import Table
from dicehall.testing import FakeTable
from dicehall.testing.tables import updates
from dicehall.wire.online import ONLINE
from tests.server.film.matches import Tree, events, film, lines_of, of, played, record_of
from tests.server.hall.evening import MemoryStore, evening, person
from tests.server.hall.tumblin import begin, table_of

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"


def as_told(value: object) -> Tree:
    return cast("Tree", json.loads(msgspec.json.encode(value)))


# What is shown


@pytest.mark.parametrize("game", ONLINE)
def test_a_film_tells_the_same_events_as_a_watcher_heard(game: str) -> None:
    heard = [as_told(event) for update in updates(played(game).told(0)) for event in update.events]
    assert events(film(record_of(game))) == heard


@pytest.mark.parametrize("game", ONLINE)
def test_a_film_ends_with_what_a_watcher_sees_at_the_end(game: str) -> None:
    sees = as_told(played(game).table.sees(0))
    last = of(film(record_of(game)), "update")[-1]
    for what in ("view", "outcome", "acting", "round", "at_ms", "undos"):
        assert last[what] == sees[what]


@pytest.mark.parametrize("game", ONLINE)
def test_every_picture_that_a_watcher_saw_is_in_the_film(game: str) -> None:
    shown = [(update["view"], update["at_ms"]) for update in of(film(record_of(game)), "update")]
    for update in updates(played(game).told(0)):
        assert (as_told(update)["view"], update.at_ms) in shown


@pytest.mark.parametrize("game", ONLINE)
def test_updates_follow_each_other(game: str) -> None:
    told = of(film(record_of(game)), "update")
    assert [update["after"] for update in told[1:]] == [update["revision"] for update in told[:-1]]
    assert told[0]["events"] == []
    assert told[0]["after"] == 0


@pytest.mark.parametrize("game", ["ghost_blitz_dice", "lightning_dice"])
def test_a_race_is_told_after_the_update_that_decided_it(game: str) -> None:
    messages = film(record_of(game))
    races = [as_told(race) for _, race in _races(record_of(game))]
    assert of(messages, "race") == races
    for number, _ in _races(record_of(game)):
        place = next(at for at, message in enumerate(messages) if message["type"] == "race")
        before = next(message for message in reversed(messages[:place]) if message["type"] == "update")
        assert cast("int", before["revision"]) < number
        messages = messages[:place] + messages[place + 1 :]


def _races(record: bytes) -> list[tuple[int, object]]:
    entries = read_record(record.decode()).entries
    return [(number, entry) for number, entry in enumerate(entries, 1) if entry.__struct_config__.tag == "race"]


def test_the_people_have_the_names_that_the_record_has() -> None:
    (people,) = of(film(record_of(KING)), "people")
    assert (people["game"], people["status"], people["table"]) == (KING, "finished", "")
    seats = cast("list[Tree]", people["seats"])
    assert [(seat["player"], seat["kind"]) for seat in seats] == [(f"Bot {seat}", "bot") for seat in (1, 2, 3)]


def test_a_film_of_a_table_names_the_table_and_the_match() -> None:
    messages = cast("list[Tree]", msgspec.json.decode(film_from(record_of(KING), lambda: False, "7k3f9qzx", 4)))
    (people,) = of(messages, "people")
    assert (people["table"], people["match"]) == ("7k3f9qzx", 4)
    assert {update["match"] for update in of(messages, "update")} == {4}


def test_a_bot_that_keeps_the_seat_of_a_person_does_not_make_it_a_bot() -> None:
    header, first, *others = lines_of(KING)
    sat = first.replace(b',"kind":"bot"', b"")
    assert b'"player":"Bot 1"' in sat
    (people,) = of(film(b"".join([header, sat, first, *others])), "people")
    assert [seat["kind"] for seat in cast("list[Tree]", people["seats"])] == ["person", "bot", "bot"]


def test_names_that_nobody_can_show_are_left_out() -> None:
    record = record_of(KING).replace(b'"Bot 1"', '"\u202e\u200b"'.encode()).replace(b'"Bot 2"', b'"' + b"x" * 99 + b'"')
    (people,) = of(film(record), "people")
    assert [seat["player"] for seat in cast("list[Tree]", people["seats"])] == ["", "x" * 24, "Bot 3"]


# Matches that did not go straight to their end


def test_a_match_that_was_broken_off_ends_where_its_record_does() -> None:
    told = of(film(b"".join(lines_of(KING)[:30])), "update")
    assert len(told) > 10
    assert told[-1]["outcome"] is None


def test_a_match_that_never_began_shows_its_beginning() -> None:
    (update,) = of(film(lines_of(KING)[0]), "update")
    assert (update["revision"], update["round"]) == (0, 0)


def test_what_was_taken_back_is_left_out() -> None:
    fake = FakeTable(Table(GAMES[KING], Setup(2, {"first_seat": 1}), {0: SeededSource(5)}, below_of(4)))
    for number, name in enumerate(("Ada", "Bea"), 1):
        fake.do(fake.table.sit(number, name, 0))
    fake.start()
    fake.act(1, _king("roll"))
    fake.wait(2_000)
    whole = film(write_record(fake.table.record).encode())
    before = len(fake.table.record.entries)
    fake.act(1, _king("reroll keep=[0]"))
    fake.wait(2_000)
    assert len(film(write_record(fake.table.record).encode())) > len(whole)
    fake.do(fake.table.undo(before, "host", "a slip", fake.now_ms))
    assert film(write_record(fake.table.record).encode()) == whole


def _king(action: str) -> object:
    return GAMES[KING].notation.parse_move(f"seat 1: {action}").action


def test_a_race_whose_claims_were_taken_back_is_left_out() -> None:
    lines = lines_of(GHOST)
    race = next(at for at, line in enumerate(lines) if b'"type":"race"' in line)
    begun = next(at for at, line in enumerate(lines) if b'"type":"move"' in line)
    undone = b'{"type":"undone","to":%d,"by":"host","why":"a slip","at_ms":%d}\n' % (begun, _at_ms(lines[race]))
    messages = film(b"".join([*lines[: race + 1], undone]))
    assert of(messages, "race") == []
    assert len(of(messages, "update")) == 2


def _at_ms(line: bytes) -> int:
    return cast("int", json.loads(line).get("at_ms", 0))


def test_somebody_who_leaves_is_in_the_film_under_the_own_name() -> None:
    fake = FakeTable(Table(GAMES[KING], Setup(2), {0: SeededSource(5)}, below_of(4)))
    for number, name in enumerate(("Ada", "Bea"), 1):
        fake.do(fake.table.sit(number, name, 0))
    fake.start()
    fake.do(fake.table.remove(2, "went home", fake.now_ms))
    messages = film(write_record(fake.table.record).encode())
    (people,) = of(messages, "people")
    assert [seat["player"] for seat in cast("list[Tree]", people["seats"])] == ["Ada", "Bea"]
    assert of(messages, "update")[-1]["outcome"] == as_told(fake.table.sees(0))["outcome"]


def test_a_race_that_was_broken_off_is_in_the_film() -> None:
    fake = FakeTable(Table(GAMES[GHOST], Setup(2, {"first_seat": 1}), {0: SeededSource(5)}, below_of(4)))
    for number, name in enumerate(("Ada", "Bea"), 1):
        fake.do(fake.table.sit(number, name, 0))
    fake.start()
    fake.act(1, GAMES[GHOST].notation.parse_move("seat 1: throw").action)
    fake.wait(2_000)
    fake.do(fake.table.break_off("a break", fake.now_ms))
    told = [event["type"] for event in events(film(write_record(fake.table.record).encode()))]
    assert told[-3:] == ["shown", "voided", "turn"]


# Through a real hall


def test_dice_go_their_way_in_the_film_as_those_who_watched_saw_them() -> None:
    async def played() -> tuple[list[Tree], bytes]:
        store = MemoryStore()
        hall, code, (ada, bo) = await table_of(store, "Ada", "Bo")
        cem = await (await person(hall, "Cem")).enter(code, watches=True)
        await begin(ada, bo)
        await ada.throws()
        await bo.throws()
        lines = [store.headers[code][-1], *store.lines[code][-1]]
        return cem.told, b"".join(line + b"\n" for line in lines)

    told, record = evening(played)
    heard = [message for message in told if message["type"] in ("update", "tumbled")]
    shown = [message for message in film(record) if message["type"] != "people"]
    assert len(of(shown, "tumbled")) == 2
    assert of(shown, "tumbled") == of(heard, "tumbled")
    assert [_seen(message) for message in shown] == [_seen(message) for message in heard]


def _seen(message: Tree) -> object:
    """What a message shows; the numbers of its entries differ by the links and secrets that nobody saw."""
    return message.get("flight") or (message["events"], message["view"], message["round"], message["acting"])
