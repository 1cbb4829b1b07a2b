"""Players who share a device race with one clock, and each has a line of their own."""

from __future__ import annotations

from typing import cast

from dicehall.match import read_record
from dicehall.match.verify import verified
from dicehall.server.hall.guests import GuestSeen
from dicehall.tables.rejudge import rejudge
from tests.server.hall.evening import MemoryStore, Tree, breath, evening, hall_of
from tests.server.hall.races import Race, race_at_one_device

LATE_MS = 40
"""So much later Mika's line brings the dice; the page shows them when Ada's does, to both, and counts from there."""


async def race_with_a_late_line() -> Race:
    race = await race_at_one_device()
    race.far[1].late_ms = LATE_MS
    return race


async def press(race: Race, ada_ms: int, mika_ms: int, eve_ms: int) -> None:
    """All grab right, so long after the dice show."""
    race.far[1].said_ms = mika_ms
    await race.throw(Ada=ada_ms, Mika=mika_ms - LATE_MS, Eve=eve_ms)


def heats(race: Race) -> list[list[int]]:
    return [cast("list[int]", heat["seats"]) for heat in cast("list[Tree]", race.raced.get("heats", []))]


def test_presses_within_one_picture_of_a_device_are_drawn() -> None:
    """[ALL-8]"""

    async def play() -> None:
        race = await race_with_a_late_line()
        firsts: list[object] = []
        for mika_ms in (500, 516, 488, 505, 512, 500, 495, 508, 511, 490):
            await press(race, 500, mika_ms, 700)
            assert race.times_ms() == {1: 500, 2: mika_ms}
            assert heats(race) == [[1, 2]]
            firsts.append(race.winner())
        assert set(firsts) == {1, 2}, "by luck alone in 1 of 512 evenings; the seed is always the same"
        text = await race.hall.record(race.code, 1, "")
        assert text is not None
        assert verified(text.decode()).coins == len(firsts)
        assert rejudge(read_record(text.decode())).differs is None
        forged = rejudge(read_record(text.decode().replace('"device":1,', ""))).differs
        assert forged is not None
        assert "the dead heat is of seats [1]" in forged.reason or "it went before" in forged.reason

    evening(play)


def test_presses_further_apart_are_in_their_true_order_whichever_line_is_slower() -> None:
    async def play() -> None:
        race = await race_with_a_late_line()
        for ada_ms, mika_ms, winner in ((500, 517, 1), (517, 500, 2), (600, 583, 2)):
            await press(race, ada_ms, mika_ms, 900)
            assert (race.winner(), heats(race)) == (winner, [])

    evening(play)


def test_somebody_far_away_within_the_usual_band_is_drawn_with_them() -> None:
    async def play() -> None:
        race = await race_with_a_late_line()
        await press(race, 500, 512, 507)
        assert heats(race)[0] == [1, 2, 3]
        await press(race, 500, 512, 509)
        assert heats(race)[0] == [1, 2]

    evening(play)


def test_who_is_far_away_has_no_wider_band_though_others_share_a_device() -> None:
    async def play() -> None:
        race = await race_with_a_late_line()
        await press(race, 500, 700, 508)
        assert (race.winner(), heats(race)) == (1, [])
        assert [race.lane(seat).get("device", 0) for seat in (1, 2, 3)] == [1, 1, 0]

    evening(play)


def test_all_who_share_a_device_are_believed_the_same_way() -> None:
    """Their lines go the same way, but one may have been measured when it was busier."""

    async def play() -> None:
        race = await race_with_a_late_line()
        for rtt_ms in (20, 60, 20, 90, 40, 20, 70):
            race.far[1].link.sample(rtt_ms)
        await press(race, 500, 530, 900)
        ada, mika = race.lane(1), race.lane(2)
        assert (ada["floor_ms"], ada["most_ms"]) == (mika["floor_ms"], mika["most_ms"])
        assert cast("float", ada["most_ms"]) > 20 + 16.7 + 12

    evening(play)


def test_where_a_bot_keeps_the_other_seat_nobody_shares_a_device() -> None:
    async def play() -> None:
        race = await race_with_a_late_line()
        race.far[1].leave()
        await breath(30)
        await race.throw(Ada=500, Eve=700)
        assert race.lane(1).get("device", 0) == 0

    evening(play)


def test_a_companion_is_a_guest_of_their_own_with_a_seat_and_a_name() -> None:
    async def play() -> None:
        hall = hall_of(MemoryStore())
        mika = hall.companion(GuestSeen("ada", "Ada"), 3, " Mika ")
        assert (mika.id, mika.name) == ("ada+3", "Mika")

    evening(play)
