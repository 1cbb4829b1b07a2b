"""A shared screen shows the table to a room; seats are on phones, and who has the screen alone hosts nothing."""

from __future__ import annotations

from typing import cast

import pytest

from dicehall.server.hall import Denial, Hall
from tests.server.hall.evening import Browser, MemoryStore, breath, evening, hall_of, person
from tests.server.hall.races import GHOST

KING = "king_of_the_dice_junior"
AWAY_S = 21


async def television(store: MemoryStore, *names: str, game: str = KING) -> tuple[Hall, str, Browser, list[Browser]]:
    """A table that a television has opened, and those who have come with their phones."""
    hall = hall_of(store)
    screen = await person(hall, "Living room")
    code = await hall.open_table(screen.who, game, {})
    await screen.enter(code, shows=True)
    phones = [await (await person(hall, name)).enter(code) for name in names]
    return hall, code, screen, phones


def hosts(*browsers: Browser) -> list[str]:
    return [browser.who.name for browser in browsers if browser.last("you_are")["is_host"]]


def test_a_screen_has_no_seat_and_does_not_count_among_those_who_look_on() -> None:
    async def play() -> None:
        hall, code, screen, (ada,) = await television(MemoryStore(), "Ada")
        assert screen.last("you_are")["seat"] == 0
        assert ada.last("people")["has_screen"] is True
        assert ada.last("people")["watching"] == 0
        cem = await (await person(hall, "Cem")).enter(code, watches=True)
        await breath(2)
        assert ada.last("people")["watching"] == 1
        screen.leave()
        await breath()
        assert "has_screen" not in ada.last("people")
        assert "has_screen" not in cem.last("people")

    evening(play)


def test_the_first_who_sits_down_in_front_of_it_is_the_host() -> None:
    async def play() -> None:
        hall, code, screen, _ = await television(MemoryStore())
        assert hosts(screen) == ["Living room"]
        cem = await (await person(hall, "Cem")).enter(code, watches=True)
        assert hosts(screen, cem) == ["Living room"]
        await cem.say("take_seat", seat=1)
        ada = await (await person(hall, "Ada")).enter(code)
        assert hosts(screen, cem, ada) == ["Cem"]
        cem.leave()
        await breath(AWAY_S)
        assert hosts(screen, ada) == ["Ada"]

    evening(play)


def test_whoever_opens_a_screen_on_the_own_device_gives_the_seat_up_and_somebody_here_hosts() -> None:
    async def play() -> None:
        hall = hall_of(MemoryStore())
        ada, bo = await person(hall, "Ada"), await person(hall, "Bo")
        code = await hall.open_table(ada.who, KING, {})
        await ada.enter(code)
        await bo.enter(code)
        screen = await Browser(hall, ada.who).enter(code, shows=True)
        assert ada.gone is not None
        assert ada.gone.why == "replaced"
        assert screen.last("you_are")["seat"] == 0
        assert screen.seat(1)["kind"] == "empty"
        assert hosts(screen, bo) == ["Bo"]
        again = await Browser(hall, ada.who).enter(code)
        assert again.last("you_are")["seat"] == 1
        assert "has_screen" not in bo.last("people")

    evening(play)


def test_in_a_match_a_browser_that_plays_becomes_no_screen_and_goes_on_playing() -> None:
    async def play() -> None:
        hall = hall_of(MemoryStore())
        ada, bo = await person(hall, "Ada"), await person(hall, "Bo")
        code = await hall.open_table(ada.who, KING, {"first_seat": 1})
        await ada.enter(code)
        await bo.enter(code)
        await bo.say("ready", is_ready=True)
        await ada.say("start")
        with pytest.raises(Denial, match="on another device") as denied:
            await Browser(hall, ada.who).enter(code, shows=True)
        assert denied.value.why == "not_now"
        assert ada.gone is None
        await ada.act(type="roll")
        await breath(1)
        assert ada.view()["phase"] == "choose"
        screen = await (await person(hall, "Television")).enter(code, shows=True)
        assert screen.view()["phase"] == "choose"
        assert screen.view()["seat"] is None or screen.view()["seat"] == 0

    evening(play)


def test_a_screen_cannot_sit_down() -> None:
    async def play() -> None:
        _, _, screen, _ = await television(MemoryStore(), "Ada")
        await screen.say("take_seat", seat=2)
        assert "with a phone" in str(screen.last("denied")["sentence"])

    evening(play)


def test_the_host_of_a_screen_that_is_only_away_for_a_moment_is_not_replaced_by_it() -> None:
    """A phone that reloads is the host afterwards, whoever shows the table."""

    async def play() -> None:
        hall, code, _, (ada, bo) = await television(MemoryStore(), "Ada", "Bo")
        assert hosts(ada, bo) == ["Ada"]
        ada.leave()
        await breath(3)
        await (await person(hall, "Kitchen")).enter(code, shows=True)
        again = await Browser(hall, ada.who).enter(code)
        assert hosts(again, bo) == ["Ada"]

    evening(play)


def test_screens_that_come_and_go_by_the_hundred_are_not_told_to_everybody_each_time() -> None:
    async def play() -> None:
        hall, code, _, (ada,) = await television(MemoryStore(), "Ada")
        before = len(ada.of("people"))
        for number in range(100):
            more = await (await person(hall, f"Screen {number}")).enter(code, shows=True)
            more.leave()
        await breath(2)
        assert len(ada.of("people")) <= before + 2

    evening(play)


def test_of_eight_phones_in_front_of_one_screen_one_may_flood_and_the_others_play_on() -> None:
    async def play() -> None:
        names = [f"Player {number}" for number in range(1, 9)]
        hall, code, screen, phones = await television(MemoryStore(), *names, game=GHOST)
        for phone in phones[1:]:
            await phone.say("ready", is_ready=True)
        await phones[0].say("start")
        await breath(1)
        thrower = cast("int", screen.view()["thrower"])
        loud = phones[thrower % 8]
        for number in range(300):
            loud.hand_in({"type": "say", "id": f"w{number}", "word": "laugh"})
            grab = {"type": "grab", "throw": 1, "figures": ["ghost"]}
            loud.hand_in({"type": "act", "id": f"g{number}", "action": grab, "round": 1, "undos": 0})
        await phones[thrower - 1].act(type="throw")
        await breath(2)
        assert len(screen.of("said")) == 3
        assert len(loud.of("denied")) == 297
        assert len(loud.of("not_allowed")) == 300
        for phone in phones:
            assert phone.view()["phase"] == screen.view()["phase"] == "grab"
            assert len(phone.revealed) == 1
            assert phone is loud or not [*phone.of("denied"), *phone.of("not_allowed")]
        assert hall._tables[code].people.seat_of(loud.who.id)

    evening(play)


def test_a_screen_that_was_there_when_the_table_was_locked_comes_back_after_a_bad_line_and_no_other_does() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, screen, (ada,) = await television(store, "Ada")
        await ada.say("set_house", house={"is_locked": True})
        screen.leave()
        for server in (hall, hall_of(store)):
            again = await Browser(server, screen.who).enter(code, shows=True)
            assert again.last("people")["has_screen"] is True
            assert (await server.door(code, screen.who.id)).door == "open"
            with pytest.raises(Denial) as denied:
                await (await person(server, "Kitchen")).enter(code, shows=True)
            assert denied.value.why == "table_locked"
            with pytest.raises(Denial) as denied:
                await Browser(server, screen.who).enter(code)
            assert denied.value.why == "table_locked"
        await ada.say("set_house", house={"is_locked": False})
        assert hall._tables[code].people.agreed.screens == []

    evening(play)
