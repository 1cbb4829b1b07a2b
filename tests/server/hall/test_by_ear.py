"""Ghost Blitz by ear [GB-R18]: who listens, what all see of it, and races of those who look and those who listen."""

from __future__ import annotations

from typing import cast

import pytest

from dicehall.core import Outcome
from dicehall.match import read_record
from dicehall.server.hall.byear import die_ms_of, listens_ms_of
from dicehall.server.hall.denial import Denial
from dicehall.server.hall.kept import agreed_of, hosted_of
from dicehall.server.hall.people import People
from dicehall.tables.rejudge import rejudge
from dicehall.wire.online import BY_EAR, ONLINE, games_seen
from tests.server.hall.browsers import Far
from tests.server.hall.evening import breath, evening, hall_of
from tests.server.hall.races import DIE_MS, GHOST, LIMIT_S, LISTENS_MS, Race, race_at_one_device, race_of

ADA, BO, BOS_FRIEND = "guest-ada", "guest-bo", "guest-bo+1"
WON = Outcome((1,), (18, 17), "GB-8")


def everybody(guest: str) -> bool:
    return bool(guest)


def table(game: str = GHOST) -> People:
    """Ada sits in seat 1 and Bo, who listens, in seat 2."""
    people = People.opened("abcdefgh", game, ADA, "Ada", {})
    people.sit(BO, "Bo")
    people.set_ready(BO, is_ready=True)
    if game == GHOST:
        people.listen(BO, DIE_MS)
    return people


def ears(people: People) -> list[int]:
    return [die_ms_of(people, seat) for seat, _ in people.taken()]


# Who listens


def test_whoever_listens_does_so_in_another_seat_too() -> None:
    people = table()
    people.sit(BO, "Bo", 5)
    assert die_ms_of(people, 5) == DIE_MS
    assert (listens_ms_of(people, BO), listens_ms_of(people, ADA), listens_ms_of(people, "who watches")) == (
        LISTENS_MS,
        0,
        0,
    )


def test_who_sits_down_after_somebody_who_listened_looks() -> None:
    people = table()
    people.stand_up(BO)
    people.sit("guest-cem", "Cem")
    assert ears(people) == [0, 0]


def test_who_listens_still_does_in_the_next_match_after_a_restart_and_back_at_the_waiting_table() -> None:
    people = table()
    people.begin(everybody, ADA)
    assert ears(people) == [0, DIE_MS]
    people.finish(WON)
    restarted = People(agreed_of(hosted_of(people.agreed)))
    restarted.set_ready(BO, is_ready=True)
    restarted.begin(everybody, ADA)
    assert ears(restarted) == [0, DIE_MS]
    restarted.finish(WON)
    restarted.reopen()
    assert ears(restarted) == [0, DIE_MS]
    restarted.listen(BO, 0)
    assert ears(restarted) == [0, 0]


def test_it_is_agreed_before_a_match_or_after_it_and_never_in_one() -> None:
    """[GB-R18]"""
    people = table()
    people.begin(everybody, ADA)
    for die_ms in (0, 400):
        with pytest.raises(Denial, match="before a match begins") as denied:
            people.listen(BO, die_ms)
        assert denied.value.why == "not_now"
    assert ears(people) == [0, DIE_MS]
    people.finish(WON)
    people.listen(BO, 400)
    assert ears(people) == [0, 400]


@pytest.mark.parametrize("die_ms", [1, 399, 1_501])
def test_dice_that_would_be_told_too_fast_or_too_slowly_are_refused(die_ms: int) -> None:
    """[GB-R18]"""
    people = table()
    with pytest.raises(Denial, match=f"told for 400 to 1500 ms, not for {die_ms}"):
        people.listen(BO, die_ms)
    assert ears(people) == [0, DIE_MS]


def test_who_watches_does_not_listen() -> None:
    with pytest.raises(Denial, match="take a seat") as denied:
        table().listen("guest-cem", DIE_MS)
    assert denied.value.why == "not_seated"


@pytest.mark.parametrize("game", [game for game in ONLINE if game != GHOST])
def test_a_game_that_cannot_be_played_by_ear_says_so(game: str) -> None:
    people = table(game)
    with pytest.raises(Denial, match=r"cannot be played by ear\.") as denied:
        people.listen(BO, DIE_MS)
    assert denied.value.why == "bad_setup"
    people.listen(BO, 0)
    assert BY_EAR.get(game, 0) == next(seen.told_dice for seen in games_seen() if seen.name == game) == 0


def test_one_device_is_one_room_so_all_its_seats_listen_as_long_as_the_one_that_listens_longest() -> None:
    """[GB-R18]"""
    people = table()
    people.sit(BOS_FRIEND, "Mika")
    assert ears(people) == [0, DIE_MS, DIE_MS]
    people.listen(BOS_FRIEND, 1_500)
    assert ears(people) == [0, 1_500, 1_500]
    people.stand_up(BOS_FRIEND)
    assert ears(people) == [0, DIE_MS]


def test_a_bot_does_not_listen_for_whom_it_keeps_a_seat() -> None:
    people = table()
    people.begin(everybody, ADA)
    assert ears(people) == [0, DIE_MS]
    assert people.keep(2)
    assert ears(people) == [0, 0]
    assert people.give_back(2)
    assert ears(people) == [0, DIE_MS]


# Races


async def race_by_ear(*ways: tuple[str, int]) -> Race:
    return await race_of(*ways, listener="Bo")


async def throw(race: Race, **reactions_ms: int | None) -> None:
    await race.throw(**reactions_ms)
    await breath(LISTENS_MS / 1_000)


async def check_record(race: Race) -> None:
    text = await race.hall.record(race.code, 1, "")
    assert text is not None
    found = rejudge(read_record(text.decode()))
    assert found.differs is None
    assert found.races


def test_who_listens_far_away_races_level_with_who_looks_next_door() -> None:
    """[ALL-8, GB-R18] Over the whole way: browsers, hall, table, store."""

    async def play() -> None:
        race = await race_by_ear(("Ada", 20), ("Bo", 300), ("Cem", 60))
        ada, bo, _ = race.far
        assert [seat.get("die_ms", 0) for seat in ada.seats()] == [0, DIE_MS, 0]
        for bo_ms, winner in ((800, 2), (1_000, 1), (860, 2)):
            await throw(race, Ada=900, Bo=bo_ms, Cem=None)
            assert race.winner() == winner
            times_ms = race.times_ms()
            assert (times_ms[1], times_ms.get(2, bo_ms)) == (900, bo_ms)
            assert race.lane(2)["listens_ms"] == LISTENS_MS
            assert "listens_ms" not in race.lane(1)
            sent_ms = bo.revealed_ms[-1] - race.hall._tables[race.code].time.zero_ms
            assert race.lane(2)["revealed_ms"] == sent_ms + LISTENS_MS
            assert ada.last("race") == race.raced, "for the photo finish"
        await check_record(race)

    evening(play)


def test_who_looks_hears_at_once_that_the_grab_has_come_and_everybody_of_it_only_with_the_verdict() -> None:
    """[ALL-12]"""

    async def play() -> None:
        race = await race_by_ear(("Ada", 20), ("Bo", 300), ("Cem", 60))
        await throw(race, Ada=900, Bo=None, Cem=None)
        ada, bo, cem = race.far
        shown_ms = ada.revealed_ms[-1]
        (claimed_ms,) = [ms for ms, told in ada.timed() if told["type"] == "claimed"]
        assert claimed_ms - shown_ms == pytest.approx(936, abs=20)
        decided_ms = shown_ms + LISTENS_MS + 900
        for one in (bo, cem):
            between = [told["type"] for ms, told in one.timed() if shown_ms + 200 < ms < decided_ms]
            assert set(between) <= {"links"}
        assert race.winner() == 1

    evening(play)


def test_a_press_while_the_dice_are_told_costs_nothing() -> None:
    """[GB-R18]"""

    async def play() -> None:
        race = await race_by_ear(("Ada", 20), ("Bo", 300))
        bo = race.far[1]
        bo.listens_ms, bo.is_right = LISTENS_MS - 2_000, False
        await throw(race, Ada=None, Bo=800)
        assert (race.entries("race"), bo.last("not_allowed")["rule"]) == ([], "GB-R18")
        assert race.far[0].view()["points"] == [0, 0]

    evening(play)


def test_nobody_begins_or_stops_to_listen_in_a_match_or_in_its_pause() -> None:
    """[GB-R18]"""

    async def play() -> None:
        race = await race_by_ear(("Ada", 20), ("Bo", 300))
        ada, bo = race.far
        for is_paused in (False, True):
            await ada.say("pause", is_paused=is_paused)
            await breath(1)
            for one, die_ms in ((ada, 400), (bo, 0)):
                await one.say("listen", die_ms=die_ms)
                await breath(1)
                assert one.last("denied")["why"] == "not_now"
        assert [seat.get("die_ms", 0) for seat in ada.seats()] == [0, DIE_MS]

    evening(play)


def test_a_pause_while_the_dice_are_told_breaks_the_race_off_and_the_next_one_is_told_again() -> None:
    """[ALL-10]"""

    async def play() -> None:
        race = await race_by_ear(("Ada", 20), ("Bo", 300))
        race.far[0].reaction_ms = 900
        await race.dice_rest()
        await breath(2)
        for is_paused in (True, False):
            await race.far[0].say("pause", is_paused=is_paused)
            await breath(60)
        assert race.far[0].view()["points"] == [0, 0]
        assert [void["seat"] for void in race.entries("void")] == [1]
        await throw(race, Ada=900, Bo=800)
        assert race.winner() == 2
        await check_record(race)

    evening(play)


def test_a_restart_while_the_dice_are_told_breaks_the_race_off_and_who_listens_still_does() -> None:
    """[ALL-10]"""

    async def play() -> None:
        race = await race_by_ear(("Ada", 20), ("Bo", 300))
        race.far[0].reaction_ms = 900
        await race.dice_rest()
        await breath(2)
        hall = hall_of(race.store, seed=9)
        again = Race(race.store, hall, race.code, [Far(hall, one.who, one.rtt_ms) for one in race.far])
        for one in again.far:
            await one.enter(race.code)
        await breath(1)
        assert again.far[0].seat(2)["die_ms"] == DIE_MS
        again.far[1].listens_ms = LISTENS_MS
        await throw(again, Ada=900, Bo=800)
        assert again.winner() == 2
        await check_record(again)

    evening(play)


def test_the_clock_of_who_comes_back_while_the_dice_are_told_has_run_on() -> None:
    """Whoever reloads hears them once more and loses that time, whatever the page says; so nobody gains by it."""

    async def play() -> None:
        race = await race_by_ear(("Ada", 20), ("Bo", 300))
        race.far[0].reaction_ms = None
        await race.dice_rest()
        await breath(2)
        bo = race.far[1]
        again = Far(race.hall, bo.who, bo.rtt_ms)
        await again.enter(race.code)
        await breath(1)
        await breath(LISTENS_MS / 1_000)
        again.grab(500)
        await breath(LIMIT_S + LISTENS_MS / 1_000)
        assert (race.winner(), race.lane(2)["listens_ms"]) == (2, LISTENS_MS)
        press = race.press(2)
        assert 2_800 < cast("float", press["earliest_ms"]) == press["time_ms"], "and no 500"

    evening(play)


def test_in_one_room_who_looks_has_the_time_of_who_listens() -> None:
    """[GB-R18] Ada's friend Mika hears what is told at the device that they share; Eve is elsewhere, and looks."""

    async def play() -> None:
        race = await race_at_one_device(listener="Ada")
        assert [seat.get("die_ms", 0) for seat in race.far[2].seats()[:3]] == [DIE_MS, DIE_MS, 0]
        await throw(race, Ada=820, Mika=800, Eve=810)
        assert race.times_ms() == {1: 820, 2: 800, 3: 810}
        assert race.grabs() == [2, 3, 1]
        await check_record(race)

    evening(play)
