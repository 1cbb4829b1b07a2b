"""Several players on one device: to the table each is a guest; to doors, hosts and prunings they are one device."""

from __future__ import annotations

import pytest

from dicehall.server.hall import Denial, GuestSeen, Hall
from dicehall.server.hall.kept import agreed_of, guests_of, hosted_of
from dicehall.server.hall.people import People
from dicehall.wire.words import House
from tests.server.hall.evening import Browser, MemoryStore, breath, evening, hall_of, person

KING = "king_of_the_dice_junior"
ADA, MIKA, TOM, BO = "guest-ada", "guest-ada+1", "guest-ada+2", "guest-bo"


def everybody(guest: str) -> bool:
    return bool(guest)


def device() -> People:
    """Bo is the host; Ada, Mika and Tom share a tablet."""
    people = People.opened("abcdefgh", KING, BO, "Bo", {})
    for guest, name in ((ADA, "Ada"), (MIKA, "Mika"), (TOM, "Tom")):
        people.sit(guest, name)
    return people


def guests(people: People) -> list[str]:
    return [place.guest for _, place in people.numbered()]


async def tablet(store: MemoryStore) -> tuple[Hall, str, Browser, list[Browser]]:
    """Bo, who is the host; and Ada and Mika on one tablet."""
    hall = hall_of(store)
    bo, ada = await person(hall, "Bo"), await person(hall, "Ada")
    code = await hall.open_table(bo.who, KING, {"first_seat": 2})
    mika = Browser(hall, hall.companion(ada.who, 1, "Mika"))
    for browser in (bo, ada, mika):
        await browser.enter(code)
    return hall, code, bo, [ada, mika]


def test_each_has_an_own_seat_and_plays_it() -> None:
    async def play() -> None:
        hall, _, bo, (ada, mika) = await tablet(MemoryStore())
        assert [browser.last("you_are")["seat"] for browser in (bo, ada, mika)] == [1, 2, 3]
        assert ada.gone is None
        for browser in (ada, mika):
            await browser.say("ready", is_ready=True)
        await bo.say("start")
        await breath(0.1)
        await mika.act(type="roll")
        assert mika.last("not_allowed")["rule"]
        await ada.act(type="roll")
        await breath(1)
        assert ada.view()["phase"] == "choose"
        mika.leave()
        await breath(21)
        assert bo.seat(3)["level"] == "medium"
        assert bo.seat(2)["level"] == ""
        again = await Browser(hall, mika.who).enter(str(bo.last("people")["table"]))
        assert again.last("you_are")["seat"] == 3
        assert again.seat(3)["level"] == ""

    evening(play)


def test_whoever_is_sent_away_takes_the_companions_along_also_those_who_only_watch() -> None:
    async def play() -> None:
        hall, code, bo, (ada, mika) = await tablet(MemoryStore())
        tom = await Browser(hall, hall.companion(ada.who, 2, "Tom")).enter(code, watches=True)
        await bo.say("clear_seat", seat=2)
        for browser in (ada, mika, tom):
            assert browser.gone is not None
            assert browser.gone.why == "barred"
        assert [seat["kind"] for seat in bo.seats()] == ["person", "empty", "empty", "empty"]
        for who in (ada.who, mika.who, GuestSeen(f"{ada.who.id}+7", "Eve")):
            with pytest.raises(Denial) as denied:
                await Browser(hall, who).enter(code)
            assert denied.value.why == "barred"

    evening(play)


def test_a_companion_is_sent_away_alone() -> None:
    async def play() -> None:
        hall, code, bo, (ada, mika) = await tablet(MemoryStore())
        await bo.say("clear_seat", seat=3)
        assert mika.gone is not None
        assert ada.gone is None
        with pytest.raises(Denial):
            await Browser(hall, mika.who).enter(code)
        tom = await Browser(hall, hall.companion(ada.who, 2, "Tom")).enter(code)
        assert tom.last("you_are")["seat"] == 3

    evening(play)


def test_in_a_match_bots_play_on_for_all_who_were_sent_away() -> None:
    async def play() -> None:
        _, _, bo, (ada, mika) = await tablet(MemoryStore())
        for browser in (ada, mika):
            await browser.say("ready", is_ready=True)
        await bo.say("start")
        await breath(0.1)
        await bo.say("clear_seat", seat=2)
        await breath(600)
        assert [seat["kind"] for seat in bo.seats()] == ["person", "bot", "bot"]
        assert bo.view()["in_turn"] == 1

    evening(play)


def test_a_device_on_which_the_host_plays_is_not_sent_away() -> None:
    people = device()
    people.agreed.host = TOM
    with pytest.raises(Denial, match="hand the table over"):
        people.clear(2)
    assert guests(people) == [BO, ADA, MIKA, TOM]
    assert people.agreed.barred == []
    people.clear(3)
    assert guests(people) == [BO, ADA, "", TOM]


def test_of_a_device_the_first_player_is_the_host_unless_that_one_has_no_seat() -> None:
    people = device()
    with pytest.raises(Denial, match="first player"):
        people.give_host(3, everybody)
    people.stand_up(ADA)
    people.give_host(3, everybody)
    assert people.agreed.host == MIKA


def test_the_host_passes_on_to_the_first_player_of_a_device() -> None:
    people = device()
    people.agreed.places[1], people.agreed.places[2] = people.agreed.places[2], people.agreed.places[1]
    assert people.pass_host_on(lambda guest: guest != BO)
    assert people.agreed.host == ADA
    people = device()
    people.stand_up(ADA)
    assert people.pass_host_on(lambda guest: guest not in (BO, ADA))
    assert people.agreed.host == MIKA


def test_a_locked_table_lets_in_who_has_a_seat_and_who_shares_a_device_with_them() -> None:
    people = device()
    people.stand_up(TOM)
    people.set_house(House(is_locked=True))
    for guest in (BO, ADA, MIKA, TOM, f"{BO}+1"):
        people.check_door(guest)
    people.sit(TOM, "Tom")
    for guest in ("guest-eve", "guest-eve+1", "guest-ad", "guest-ada1"):
        with pytest.raises(Denial) as denied:
            people.check_door(guest)
        assert denied.value.why == "table_locked"


def test_the_store_knows_devices_and_no_companions() -> None:
    """So the cookie's guest stays as long as any of them has a seat."""
    people = device()
    people.stand_up(ADA)
    hosted = hosted_of(people.agreed)
    assert guests_of(hosted) == (BO, ADA)
    assert [place.guest for place in agreed_of(hosted).places] == [BO, "", MIKA, TOM]


def test_the_door_of_a_locked_table_is_open_for_a_device_that_has_a_seat_there() -> None:
    async def play() -> None:
        hall, code, bo, (ada, _) = await tablet(MemoryStore())
        await ada.say("stand_up")
        await bo.say("set_house", house={"is_locked": True})
        assert (await hall.door(code, ada.who.id)).door == "open"
        assert (await hall.door(code, (await person(hall, "Eve")).who.id)).door == "locked"

    evening(play)
