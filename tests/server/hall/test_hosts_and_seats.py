"""Who is the host, who has which seat, and what is left of it, when people come and go in awkward moments."""

from __future__ import annotations

import asyncio
import gc
from typing import cast

import pytest

from dicehall.server.hall import Denial, Hall
from tests.server.hall.evening import Browser, MemoryStore, Tree, breath, evening, hall_of, person

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"
AWAY_S = 21
"""Longer than somebody may be away before a bot takes over."""


async def party(store: MemoryStore, *names: str, game: str = KING, seed: int = 1) -> tuple[Hall, str, list[Browser]]:
    """All of them in seats, in this order; the first is the host."""
    hall = hall_of(store, seed=seed)
    browsers = [await person(hall, name) for name in names]
    code = await hall.open_table(browsers[0].who, game, {"first_seat": 1})
    for browser in browsers:
        await browser.enter(code)
    return hall, code, browsers


async def begun(ada: Browser, *others: Browser) -> None:
    for other in others:
        await other.say("ready", is_ready=True)
    await ada.say("start")
    await breath(0.01)


async def missed(*names: str) -> tuple[Hall, str, list[Browser]]:
    """Seat 1 has rolled, met no card and ended its turn, which can still be taken back.

    Tries matches until one goes so: a seed written down here would mean other dice with every new word in the rules,
    whose fingerprint is sealed into each match.
    """
    for seed in range(1, 60):
        hall, code, browsers = await party(MemoryStore(), *names, seed=seed)
        await browsers[0].say("set_option", name="may_decline", value=True)
        await begun(*browsers)
        await browsers[0].act(type="roll")
        await breath(2)
        await browsers[0].act(type="end_turn")
        if browsers[0].events()[-1] == "turn_missed":
            return hall, code, browsers
    raise AssertionError("no first roll of 60 missed; half of them should")


def is_host(browser: Browser) -> bool:
    return browser.last("you_are")["is_host"] is True


def test_a_host_who_only_reloads_stays_the_host_when_somebody_else_has_been_away_for_long() -> None:
    async def play() -> None:
        hall, code, (ada, bo, cem) = await party(MemoryStore(), "Ada", "Bo", "Cem")
        bo.leave()
        await breath(19)
        ada.leave()
        await breath(2)
        again = await Browser(hall, ada.who).enter(code)
        assert is_host(again)
        assert not is_host(cem)

    evening(play)


def test_whoever_comes_to_a_table_that_its_host_has_left_long_ago_becomes_the_host() -> None:
    async def play() -> None:
        hall, code, (ada, bo) = await party(MemoryStore(), "Ada", "Bo")
        bo.leave()
        ada.leave()
        await breath(AWAY_S)
        again = await Browser(hall, bo.who).enter(code)
        assert is_host(again)

    evening(play)


def test_a_host_without_a_seat_who_does_not_come_back_after_a_restart_passes_it_on() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, (ada, bo) = await party(store, "Ada", "Bo")
        await ada.say("stand_up")
        again = await Browser(hall_of(store), bo.who).enter(code)
        assert not is_host(again)
        await breath(AWAY_S)
        assert is_host(again)

    evening(play)


def test_the_table_is_not_handed_to_somebody_who_is_away() -> None:
    async def play() -> None:
        _, _, (ada, bo) = await party(MemoryStore(), "Ada", "Bo")
        bo.leave()
        await ada.say("give_host", seat=2)
        assert ada.last("denied")["why"] == "not_now"
        assert is_host(ada)

    evening(play)


def test_a_person_whose_seat_a_bot_keeps_at_the_waiting_table_gets_it_back() -> None:
    async def play() -> None:
        hall, code, (ada, bo) = await party(MemoryStore(), "Ada", "Bo")
        bo.leave()
        await ada.say("seat_bot", seat=2, level="easy")
        assert ada.seat(2)["level"] == "easy"
        await Browser(hall, bo.who).enter(code)
        assert ada.seat(2)["level"] == ""

    evening(play)


def test_nobody_s_seat_is_kept_at_a_table_that_waits_again() -> None:
    async def play() -> None:
        _, _, (ada, bo, cem) = await party(MemoryStore(), "Ada", "Bo", "Cem")
        await begun(ada, bo)  # Cem is not ready, so a bot keeps the seat
        assert ada.seat(3)["level"] == "medium"
        await ada.say("stand_up")
        await bo.say("stand_up")
        await ada.say("reopen")
        assert [seat["level"] for seat in cem.seats()] == ["", "", "", ""]

    evening(play)


def test_a_bot_that_the_host_has_chosen_for_an_absent_person_plays_at_its_level() -> None:
    async def play() -> None:
        _, _, (ada, bo) = await party(MemoryStore(), "Ada", "Bo")
        bo.leave()
        await ada.say("seat_bot", seat=2, level="hard")
        await ada.say("start")
        assert ada.seat(2)["level"] == "hard"

    evening(play)


def test_the_host_cannot_put_a_bot_on_the_own_seat() -> None:
    async def play() -> None:
        _, _, (ada, _) = await party(MemoryStore(), "Ada", "Bo")
        await ada.say("seat_bot", seat=1, level="easy")
        assert ada.last("denied")["why"] == "not_now"

    evening(play)


def test_somebody_who_watches_cannot_sit_down_at_a_locked_table() -> None:
    async def play() -> None:
        hall, code, (ada, _) = await party(MemoryStore(), "Ada", "Bo")
        cem = await (await person(hall, "Cem")).enter(code, watches=True)
        await ada.say("set_house", house={"is_locked": True})
        await cem.say("take_seat", seat=3)
        assert cem.last("denied")["why"] == "table_locked"
        await ada.say("set_house", house={})
        await cem.say("take_seat", seat=3)
        assert cem.last("you_are")["seat"] == 3

    evening(play)


def test_a_person_who_comes_to_watch_and_has_a_seat_is_given_the_seat() -> None:
    async def play() -> None:
        hall, code, (_, bo) = await party(MemoryStore(), "Ada", "Bo")
        again = await Browser(hall, bo.who).enter(code, watches=True)
        assert again.last("you_are")["seat"] == 2

    evening(play)


def test_a_seat_that_a_bot_keeps_is_left_by_the_rules_when_its_person_gives_it_up() -> None:
    """[ALL-7]"""

    async def play() -> None:
        _, _, (ada, bo) = await party(MemoryStore(), "Ada", "Bo")
        await begun(ada)
        assert bo.seat(2)["level"] == "medium"
        await bo.say("stand_up")
        assert ada.last("update")["outcome"]["winners"] == [1]  # type: ignore[index]

    evening(play)


def test_the_limit_of_a_turn_is_the_one_that_the_match_began_with() -> None:
    """[ALL-9]"""

    async def play() -> None:
        _, _, (ada, bo) = await party(MemoryStore(), "Ada", "Bo")
        await ada.say("set_house", house={"turn_limit_s": 30})
        await begun(ada, bo)
        await ada.say("set_house", house={"turn_limit_s": 5, "is_listed": True})
        assert ada.last("denied")["why"] == "not_now"
        await breath(29)
        assert ada.view()["in_turn"] == 1
        await breath(2)
        assert bo.view()["in_turn"] == 2

    evening(play)


def test_a_take_back_does_not_wait_for_somebody_who_has_gone() -> None:
    async def play() -> None:
        _, _, (ada, bo, cem) = await missed("Ada", "Bo", "Cem")
        cem.leave()
        await ada.say("ask_take_back")
        await bo.say("answer_take_back", agree=True)
        assert ada.of("take_back_closed") == []
        await breath(AWAY_S)
        assert ada.last("take_back_closed")["agreed"] is False
        await ada.say("ask_take_back")
        await bo.say("answer_take_back", agree=True)
        assert ada.last("take_back_closed")["agreed"] is True

    evening(play)


def test_whoever_reloads_is_asked_again_whether_a_move_may_be_taken_back() -> None:
    async def play() -> None:
        hall, code, (ada, bo) = await missed("Ada", "Bo")
        await ada.say("ask_take_back")
        bo.leave()
        again = await Browser(hall, bo.who).enter(code)
        assert again.last("take_back_asked")["seat"] == 1
        assert (await Browser(hall, ada.who).enter(code)).of("take_back_asked") == []
        await again.say("answer_take_back", agree=True)
        assert again.last("update")["undos"] == 1

    evening(play)


@pytest.mark.slow
def test_nothing_is_left_of_two_hundred_tables_that_were_opened_played_at_and_left() -> None:
    async def play() -> None:
        hall = hall_of(MemoryStore())
        for number in range(200):
            ada = await person(hall, f"Ada {number}")
            await ada.enter(await hall.open_table(ada.who, (GHOST, KING)[number % 2], {}))
            await ada.say("seat_bot", seat=2, level="easy")
            await ada.say("start")
            ada.leave()
        assert len(hall._tables) == 200
        await breath(150)
        assert hall._tables == {}
        assert asyncio.all_tasks() == {asyncio.current_task()}
        gc.collect()
        waiting = [timer for timer in asyncio.get_running_loop()._scheduled if not timer.cancelled()]  # type: ignore[attr-defined]
        assert waiting == []

    evening(play)


def test_a_record_is_for_those_who_may_watch() -> None:
    async def play() -> None:
        hall, code, (ada, bo) = await party(MemoryStore(), "Ada", "Bo")
        await begun(ada, bo)
        stranger = (await person(hall, "Cem")).who.id
        assert await hall.record(code, 1, stranger) is not None
        await ada.say("set_house", house={"is_locked": True})
        assert await hall.record(code, 1, bo.who.id) is not None
        for guest in ("", stranger):
            with pytest.raises(Denial, match="locked"):
                await hall.record(code, 1, guest)
        await ada.say("clear_seat", seat=2)
        with pytest.raises(Denial, match="asked you to leave"):
            await hall.record(code, 1, bo.who.id)

    evening(play)


def test_the_lobby_shows_no_table_that_everybody_has_left() -> None:
    async def play() -> None:
        hall, code, (ada, bo) = await party(MemoryStore(), "Ada", "Bo")
        await ada.say("set_house", house={"is_listed": True})
        assert [door.table for door in (await hall.listed()).tables] == [code]
        ada.leave()
        bo.leave()
        assert (await hall.listed()).tables == ()

    evening(play)


def test_a_phone_that_slept_for_ten_minutes_has_its_seat_and_knows_all_that_it_has_missed() -> None:
    async def play() -> None:
        hall, code, (ada, bo) = await party(MemoryStore(), "Ada", "Bo", game=GHOST)
        await begun(ada, bo)
        bo.leave()
        for _ in range(60):
            if ada.view()["phase"] == "throw" and ada.view()["thrower"] == 1:
                await ada.act(type="throw")
            await breath(10)
        again = await Browser(hall, bo.who).enter(code)
        assert again.last("you_are")["seat"] == 2
        assert again.seat(2)["level"] == ""
        told = [event for told in cast("list[Tree]", again.last("history")["told"]) for event in _events(told)]
        heard = [event for update in ada.of("update") for event in _events(update)]
        assert told == heard
        assert len(heard) > 50
        seen, shown = again.last("update"), ada.last("update")
        assert (seen["revision"], seen["round"]) == (shown["revision"], shown["round"])

    evening(play)


def _events(told: Tree) -> list[Tree]:
    return cast("list[Tree]", told["events"])
