"""Nobody is told before the log has it, whoever comes or goes meanwhile; and what a failed commit leaves behind."""

from __future__ import annotations

import pytest

from dicehall.games import GAMES
from dicehall.match import final_state, read_record
from dicehall.server.hall import Hall
from dicehall.server.hall.kept import agreed_of
from dicehall.server.store import StoreFailed
from dicehall.wire import outgoing
from tests.server.hall.evening import Browser, MemoryStore, breath, evening, hall_of, person

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"


async def ada_and_bo(store: MemoryStore, *, has_begun: bool) -> tuple[Hall, str, Browser, Browser]:
    """Ada, the host, in seat 1 and Bo in seat 2; in a match seat 1 begins."""
    hall = hall_of(store)
    ada, bo = await person(hall, "Ada"), await person(hall, "Bo")
    code = await hall.open_table(ada.who, KING, {"first_seat": 1})
    await ada.enter(code)
    await bo.enter(code)
    if has_begun:
        await bo.say("ready", is_ready=True)
        await ada.say("start")
        await breath(0.01)
    return hall, code, ada, bo


async def settled(store: MemoryStore, *, fails: int = -1) -> None:
    """All held writes are settled, in order; the one with this number fails."""
    number = 0
    while held := store.held:
        store.held = []
        for settle in held:
            store.fails_with = StoreFailed("dicehall.db: the disk is full") if number == fails else None
            settle()
            number += 1
        store.fails_with = None
        await breath()
    store.held = None


def test_a_new_guest_is_told_of_the_seat_only_after_the_commit() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, _ = await ada_and_bo(store, has_begun=False)
        cem = await person(hall, "Cem")
        before = len(ada.told)
        store.held = []
        await cem.enter(code)
        assert cem.told == []
        assert len(ada.told) == before
        await settled(store)
        assert cem.told[0]["type"] == "welcome"
        assert cem.last("you_are")["seat"] == 3

    evening(play)


def test_whoever_comes_while_a_commit_is_awaited_hears_welcome_first_and_of_each_thing_once() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, _ = await ada_and_bo(store, has_begun=True)
        store.held = []
        await ada.act(type="roll")
        again = await Browser(hall, ada.who).enter(code)
        await breath(6)  # links are due
        assert again.told == []
        await settled(store)
        assert again.told[0]["type"] == "welcome"
        assert "dice_thrown" in str(again.last("history"))
        assert "dice_thrown" not in again.events()
        assert again.of("links")

    evening(play)


def test_a_rename_is_not_kept_when_the_match_before_it_was_not() -> None:
    """Else the table would speak of a match that has no log, and could never go on."""

    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await ada_and_bo(store, has_begun=False)
        store.held = []
        await ada.say("start")
        await bo.say("rename", name="Zoe")
        await settled(store, fails=0)
        assert bo.gone is not None
        assert bo.gone.why == "not_saved"
        stored = agreed_of(store.hosted[code])
        assert (stored.status, stored.match) == ("waiting", 0)
        again = await Browser(hall, ada.who).enter(code)
        await again.say("start")
        assert again.last("people")["match"] == 1

    evening(play)


def test_a_commit_that_fails_in_the_middle_takes_all_that_follow_with_it() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await ada_and_bo(store, has_begun=True)
        lines = list(store.lines[code][0])
        store.held = []
        await ada.act(type="roll")
        await breath(1)  # the dice have come to rest
        await bo.say("stand_up")
        await settled(store, fails=0)
        assert store.lines[code][0] == lines
        assert ada.gone is not None
        again = await Browser(hall, ada.who).enter(code)
        assert again.view()["rolls"] == 0
        assert again.seat(2)["player"] == "Bo"

    evening(play)


def test_a_start_that_is_denied_leaves_the_table_as_the_store_has_it() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await ada_and_bo(store, has_begun=False)
        await ada.say("ready", is_ready=False)
        await ada.say("set_option", name="first_seat", value=4)
        await ada.say("start")
        assert ada.last("denied")["why"] == "bad_setup"
        assert hall._tables[code].people.agreed == agreed_of(store.hosted[code])
        assert bo.seat(1)["is_ready"] is False

    evening(play)


def test_a_wake_of_the_last_match_does_not_move_the_clock_of_the_next() -> None:
    async def play() -> None:
        hall = hall_of(MemoryStore())
        ada = await person(hall, "Ada")
        code = await hall.open_table(ada.who, GHOST, {"first_seat": 1})
        await ada.enter(code)
        await ada.say("seat_bot", seat=2, level="easy")
        await ada.say("set_house", house={"turn_limit_s": 600})
        await ada.say("start")
        await breath(500)  # in 100 s the table would wake because of the limit
        await ada.say("stand_up")
        await ada.say("reopen")
        await ada.say("take_seat", seat=1)
        await ada.say("set_house", house={})
        await ada.say("start")
        await breath(110)
        await ada.act(type="throw")
        await breath(2)
        assert ada.view()["phase"] == "grab", "the dice have come to rest"

    evening(play)


def test_a_seat_given_up_when_the_match_has_just_ended_by_itself_does_not_end_it_without_its_last_moves() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await ada_and_bo(store, has_begun=False)
        await ada.say("seat_bot", seat=3, level="easy")
        await ada.say("seat_bot", seat=4, level="easy")
        await ada.say("stand_up")
        await ada.say("start")  # a bot keeps Bo's seat
        hall._tables[code]._waker.call_off()  # the event loop is late
        await breath(3_000)
        await bo.say("stand_up")
        record = await hall.record(code, 1, "")
        assert record is not None
        assert ada.last("people")["status"] == "finished"
        assert GAMES[KING].outcome(final_state(read_record(record.decode()))) is not None
        assert ada.events()[-1] == "match_ended"

    evening(play)


class Unclosable(Browser):
    """A tab whose socket fails in a way that nobody has thought of."""

    def close(self, gone: outgoing.Gone) -> None:
        raise RuntimeError("no goodbye")


def test_an_accident_while_somebody_enters_leaves_nobody_behind_and_the_table_is_loaded_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def play() -> None:
        hall, code, _, bo = await ada_and_bo(MemoryStore(), has_begun=True)
        await Unclosable(hall, bo.who).enter(code)
        third = await Browser(hall, bo.who).enter(code)
        assert third.gone is not None
        assert third.gone.why == "not_saved"
        again = await Browser(hall, bo.who).enter(code)
        assert again.last("you_are")["seat"] == 2
        assert [seat["is_here"] for seat in again.seats()] == [False, True]

    evening(play)
    assert "no goodbye" in caplog.text
