"""How a race is shown and told: to all at one moment, and of a claim nothing to others before the verdict."""

from __future__ import annotations

from typing import cast

import pytest

from tests.server.hall.browsers import FRAME_MS, Far
from tests.server.hall.evening import Browser, MemoryStore, Tree, breath, evening, person
from tests.server.hall.races import (
    BAND_MS,
    CAP_MS,
    LIMIT_S,
    LINKS_WAIT_S,
    RANKED_CAP_MS,
    TUMBLE_S,
    events_of,
    race_of,
)

# What others learn, and when


def test_a_claim_is_answered_at_once_and_the_verdict_waits_no_longer_than_the_cap() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 300), ("Bo", 20))
        await race.throw(Bo=500)
        bo = race.far[1]
        pressed_ms = bo.revealed_ms[-1] + 10 + FRAME_MS + 500
        (claimed_ms,) = [at_ms for at_ms, message in bo.timed() if message["type"] == "claimed"]
        assert claimed_ms == pressed_ms + 20
        decided_ms = next(ms for ms, told in bo.timed() if ms > claimed_ms and told["type"] == "update")
        assert 0 < decided_ms - claimed_ms <= CAP_MS + BAND_MS

    evening(play)


def test_nothing_of_a_held_claim_reaches_anybody_else_before_the_verdict() -> None:
    """All that the others hear until then is what they hear on an evening on which nobody claims."""

    async def play(*, claims: bool) -> tuple[int, list[list[tuple[int, Tree]]]]:
        race = await race_of(("Ada", 300), ("Bo", 40), ("Cem", 200))
        dee = Far(race.hall, (await person(race.hall, "Dee")).who, 0)
        await dee.enter(race.code)
        await race.throw(Ada=None, Bo=500 if claims else None)
        verdict_ms = race.hall._tables[race.code].time.zero_ms + cast("int", race.raced["at_ms"]) if claims else 0
        for far in (race.far[0], race.far[2], dee):
            for message in far.of("people"):
                del message["table"]  # its code is a random one
        return verdict_ms, [far.timed() for far in (race.far[0], race.far[2], dee)]

    verdict_ms, heard = evening(lambda: play(claims=True))
    _, twin = evening(lambda: play(claims=False))
    for one, other in zip(heard, twin, strict=True):
        until_verdict = [told for told in one if told[0] < verdict_ms]
        assert until_verdict == [told for told in other if told[0] < verdict_ms]
        assert len(until_verdict) > 5
        assert len(one) > len(until_verdict)


def test_everybody_is_told_how_a_race_was_judged_and_again_after_a_reload() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 300), ("Bo", 20))
        dee = await (await person(race.hall, "Dee")).enter(race.code)
        await race.throw(Ada=500, Bo=540)
        for browser in (*race.far, dee):
            assert browser.last("race") == race.raced
        kinds = [message["type"] for message in race.far[1].told]
        assert kinds.index("race") > kinds.index("claimed")
        again = await Browser(race.hall, race.far[1].who).enter(race.code)
        assert again.last("history")["races"] == [race.raced]

    evening(play)


# How it is shown


def test_who_is_far_is_written_to_first_so_that_all_see_the_dice_together_and_watchers_last() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 20), ("Bo", 300), ("Cem", 100))
        dee = Far(race.hall, (await person(race.hall, "Dee")).who, 0)
        await dee.enter(race.code)
        await race.throw()
        sent_ms = [far.revealed_ms[-1] for far in race.far]
        assert [ms - sent_ms[1] for ms in sent_ms] == [140, 0, 100]
        seen_ms = [shown_ms(far) for far in (*race.far, dee)]
        assert seen_ms == [sent_ms[1] + 150] * 4
        assert dee.revealed == [], "nobody's clock runs for those who watch"

    evening(play)


def shown_ms(far: Far) -> int:
    """When this browser saw the dice."""
    return next(ms for ms, told in far.timed() if told["type"] == "update" and events_of(told, "shown"))


def test_a_watcher_far_away_does_not_hold_the_dice_back_from_those_who_play() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 20), ("Bo", 40))
        dee = Far(race.hall, (await person(race.hall, "Dee")).who, 320)
        await dee.enter(race.code)
        await breath(0.5)
        await race.throw()
        assert [far.revealed_ms[-1] - race.shown_ms() for far in race.far] == [10, 0]

    evening(play)


def test_nothing_overtakes_dice_that_are_held_back_for_a_moment() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 0), ("Bo", 300))
        ada = race.far[0]
        await race.dice_rest()
        assert ada.view()["phase"] == "motion", "Ada is near and is shown the dice 150 ms later"
        told = len(ada.told)
        await ada.say("rename", name="Zoe")
        await breath(0.149)
        assert len(ada.told) == told
        await breath(0.2)
        assert [message["type"] for message in ada.told[told:]] == ["update", "people"]

    evening(play)


# Who is not there


def test_a_seat_without_a_browser_keeps_nobody_waiting() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 20), ("Bo", 300))
        race.far[1].leave()
        await race.throw(Ada=500)
        held_ms = cast("int", race.raced["at_ms"]) - cast("int", race.lane(1)["revealed_ms"])
        assert held_ms <= 500 + FRAME_MS + 20 + BAND_MS
        assert race.winner() == 1
        assert (race.lane(2)["floor_ms"], race.lane(2)["most_ms"]) == (0, 0)

    evening(play)


@pytest.mark.parametrize("is_written", [False, True])
def test_a_browser_that_leaves_before_it_was_shown_the_dice_keeps_nobody_waiting(*, is_written: bool) -> None:
    """While the log is written, or in the moment for which the dice are held back because another one is far."""

    async def play() -> None:
        race = await race_of(("Ada", 300), ("Bo", 20))
        race.far[0].reaction_ms = 500
        if is_written:
            await race.dice_rest()
            race.far[1].leave()
        else:
            race.store.held = []
            race.far[0].hall = race.hall
            await race.dice_rest()
            race.far[1].leave()
            await settle(race.store)
        await breath(LIMIT_S + 1)
        assert race.far[1].revealed == []
        assert race.winner() == 1
        held_ms = cast("int", race.raced["at_ms"]) - cast("int", race.lane(1)["revealed_ms"])
        assert held_ms <= 500 + FRAME_MS + 300 + BAND_MS

    evening(play)


async def settle(store: MemoryStore) -> None:
    """All writes that were held are done, in order, and those that follow from them."""
    while held := store.held:
        store.held = []
        for one in held:
            one()
        await breath()
    store.held = None


def test_coming_back_in_the_middle_of_a_race_does_not_start_the_clock_anew() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 100), ("Bo", 20))
        await race.dice_rest()
        await breath(1)
        ada = race.far[0]
        ada.leave()
        again = Far(race.hall, ada.who, 100)
        again.said_ms = 150
        await again.enter(race.code)
        await breath(0.1)
        again.grab(since_shown_ms=150)
        await breath(LIMIT_S)
        assert race.lane(1)["revealed_ms"] is not None
        assert again.revealed == []
        pressed_ms = cast("float", race.press(1)["arrived_ms"]) - 100
        assert pressed_ms > 1_000
        spare_ms = cast("float", race.lane(1)["most_ms"]) - cast("float", race.lane(1)["floor_ms"])
        assert cast("float", race.press(1)["time_ms"]) >= pressed_ms - spare_ms
        assert spare_ms < 30

    evening(play)


def test_a_person_who_takes_the_seat_back_in_the_middle_of_a_race_is_believed_no_way_at_all() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 20), ("Bo", 300))
        race.far[1].leave()
        await race.dice_rest()
        await breath(LINKS_WAIT_S - TUMBLE_S)  # Bo gives no link
        again = Far(race.hall, race.far[1].who, 300)
        await again.enter(race.code)
        await breath(0.5)
        again.grab(since_shown_ms=130)
        await breath(LIMIT_S)
        press = race.press(2)
        assert press["time_ms"] == press["arrived_ms"] == press["latest_ms"]

    evening(play)


# The table's word


@pytest.mark.parametrize(("is_ranked", "cap_ms"), [(False, CAP_MS), (True, RANKED_CAP_MS)])
def test_a_ranked_table_takes_off_no_more_than_200_ms(*, is_ranked: bool, cap_ms: int) -> None:
    async def play() -> None:
        race = await race_of(("Ada", 300), ("Bo", 20), is_ranked=is_ranked)
        await race.throw(Ada=500, Bo=560)
        assert race.raced["cap_ms"] == cap_ms
        assert race.lane(1)["most_ms"] == min(cap_ms, 300 + 16.7 + 12)
        assert race.winner() == (2 if is_ranked else 1)
        assert race.far[0].last("links")["cap_ms"] == cap_ms

    evening(play)


def test_how_races_are_judged_is_not_changed_while_they_are_raced() -> None:
    """Else a host could switch to whatever suits the own way, and the record would not say so."""

    async def play() -> None:
        race = await race_of(("Ada", 300), ("Bo", 20), is_ranked=True)
        ada = race.far[0]
        await ada.say("set_house", house={"is_ranked": False})
        await breath(0.5)
        assert ada.last("denied")["why"] == "not_now"
        await ada.say("set_house", house={"is_ranked": True, "is_listed": True})
        await race.throw(Ada=500, Bo=560)
        assert len(ada.of("denied")) == 1
        assert (race.raced["cap_ms"], race.lane(1)["most_ms"]) == (RANKED_CAP_MS, RANKED_CAP_MS)

    evening(play)


def test_links_tell_each_seat_how_far_away_all_are_and_whether_it_counts() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 40), ("Bo", 20), ("Cem", 360), ("Dee", 300))
        ada, bo, _, dee = race.far
        for rtt_ms in (20, 90, 20, 160, 20, 200, 140, 60):
            bo.link.sample(rtt_ms)
        for _ in range(20):
            dee.link.sample(300)
        dee.link.kernel(30.0)
        eve = await (await person(race.hall, "Eve")).enter(race.code)
        await breath(6)
        seen = [
            {"rtt_ms": 40, "steady": "steady", "is_doubted": False},
            {"rtt_ms": 20, "steady": "wavering", "is_doubted": False},
            {"rtt_ms": 360, "steady": "beyond", "is_doubted": False},
            {"rtt_ms": 300, "steady": "steady", "is_doubted": True},
        ]
        assert ada.last("links") == {"type": "links", "seats": seen, "yours": seen[0], "cap_ms": CAP_MS}
        assert eve.last("links") == {"type": "links", "seats": seen, "yours": None, "cap_ms": CAP_MS}

    evening(play)


def test_in_ranked_play_nobody_is_doubted_and_the_system_s_counters_stand() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 180), ("Bo", 20), is_ranked=True)
        for _ in range(20):
            race.far[0].link.sample(180)
        race.far[0].link.kernel(30.0)
        await race.throw(Ada=500, Bo=560)
        assert (race.lane(1)["floor_ms"], race.lane(1)["is_kernel"]) == (35.0, True)
        assert race.winner() == 2
        await breath(5)
        assert cast("Tree", race.far[0].last("links")["yours"])["is_doubted"] is False

    evening(play)
