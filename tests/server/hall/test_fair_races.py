"""Races between browsers near and far, through the whole hall: who pressed first in truth is first in the verdict."""

from __future__ import annotations

import json
from random import Random
from typing import cast

import pytest

from dicehall.match import read_record
from dicehall.match.verify import verified
from dicehall.server.hall import Hall
from dicehall.tables.rejudge import rejudge
from tests.server.hall.browsers import FRAME_MS, Far
from tests.server.hall.evening import Browser, MemoryStore, Tree, breath, evening, hall_of, person

GHOST = "ghost_blitz_dice"
CAP_MS, RANKED_CAP_MS, BAND_MS, STALL_MS = 350, 200, 8, 400
TUMBLE_S, LIMIT_S, LINKS_WAIT_S = 1.2, 3, 3


class Race:
    """A table at which all sit who were named, in this order; the first is the host and throws first."""

    def __init__(self, store: MemoryStore, hall: Hall, code: str, far: list[Far]) -> None:
        self.store, self.hall, self.code, self.far = store, hall, code, far

    async def throw(self, **reactions_ms: int | None) -> None:
        """Dice are thrown; those who are named press so long after they see them. Everything has ended by then."""
        for far in self.far:
            far.reaction_ms = reactions_ms.get(far.who.name)
        await self.dice_rest()
        await breath(LIMIT_S + 2)

    async def dice_rest(self) -> None:
        """Dice are thrown and come to rest; nothing else has happened yet."""
        thrower = cast("int", self.far[0].view()["thrower"])
        await self.far[thrower - 1].act(type="throw")
        way_s = self.far[thrower - 1].rtt_ms / 2_000
        await breath(way_s + TUMBLE_S - 0.001)
        await breath(0.001)

    def entries(self, kind: str) -> list[Tree]:
        """Of the record, as they are written."""
        trees: list[Tree] = [json.loads(line) for line in self.store.lines[self.code][-1]]
        return [tree for tree in trees if tree["type"] == kind]

    @property
    def raced(self) -> Tree:
        """How the last race was judged."""
        return self.entries("race")[-1]

    def winner(self) -> object:
        """Of the last race; 0: nobody."""
        closed = [event for update in self.far[0].of("update") for event in events_of(update, "closed")]
        return closed[-1]["right"]

    def lane(self, seat: int) -> Tree:
        return cast("list[Tree]", self.raced["lanes"])[seat - 1]

    def press(self, seat: int) -> Tree:
        """The only one of this seat."""
        (press,) = cast("list[Tree]", self.lane(seat)["presses"])
        return press

    def times_ms(self) -> dict[int, float]:
        """When each seat pressed, by the verdict; without those who were too late."""
        lanes = cast("list[Tree]", self.raced["lanes"])
        presses = [(lane["seat"], press) for lane in lanes for press in cast("list[Tree]", lane.get("presses", []))]
        return {cast("int", seat): cast("float", press["time_ms"]) for seat, press in presses}

    def grabs(self) -> list[int]:
        """Seats in the order of the verdict."""
        moves = [move for move in self.entries("move") if cast("Tree", move["action"])["type"] == "grab"]
        return [cast("tuple[str, int]", move["actor"])[1] for move in moves]

    def shown_ms(self) -> int:
        """When the last dice came to rest, by the hall's clock."""
        rolled = [move for move in self.entries("move") if cast("Tree", move["action"])["type"] == "rolled"]
        return cast("int", rolled[-1]["at_ms"]) + self.hall._tables[self.code]._zero_ms


def events_of(update: Tree, kind: str) -> list[Tree]:
    return [event for event in cast("list[Tree]", update["events"]) if event["type"] == kind]


async def race_of(*ways: tuple[str, int], is_ranked: bool = False, absent: tuple[str, ...] = ()) -> Race:
    """Names, and milliseconds there and back; for those who are absent a bot plays, and they watch."""
    store = MemoryStore()
    hall = hall_of(store)
    far = [Far(hall, (await person(hall, name)).who, rtt_ms) for name, rtt_ms in ways]
    code = await hall.open_table(far[0].who, GHOST, {"first_seat": 1, "grab_limit_s": LIMIT_S})
    for one in far:
        await one.enter(code)
    await breath(0.5)
    await far[0].say("set_house", house={"is_ranked": is_ranked})
    for one in far[1:]:
        await one.say("ready", is_ready=one.who.name not in absent)
    await breath(0.5)
    await far[0].say("start")
    await breath(0.5)
    return Race(store, hall, code, far)


# Who is first


@pytest.mark.parametrize(
    ("far_ms", "near_ms", "winner"), [(500, 540, 1), (500, 511, 1), (540, 500, 2), (511, 500, 2), (500, 700, 1)]
)
def test_whoever_pressed_first_in_truth_wins_from_however_far_away(far_ms: int, near_ms: int, winner: int) -> None:
    async def play() -> None:
        race = await race_of(("Ada", 300), ("Bo", 20))
        await race.throw(Ada=far_ms, Bo=near_ms)
        assert race.winner() == winner
        truth_ms = {1: far_ms, 2: near_ms}
        judged_ms = race.times_ms()
        assert judged_ms == {seat: truth_ms[seat] for seat in judged_ms}
        assert race.grabs() == sorted(judged_ms, key=lambda seat: truth_ms[seat])

    evening(play)


@pytest.mark.parametrize("seed", range(6))
def test_in_races_of_all_kinds_the_order_is_the_true_one_and_can_be_judged_again_from_the_record(seed: int) -> None:
    """Of presses within the band a coin decides; times are exact but for the whole milliseconds of the hall's clock."""

    async def play() -> None:
        chance = Random(seed)
        names = ("Ada", "Bo", "Cem", "Dee", "Eve")[: chance.randrange(2, 6)]
        race = await race_of(*((name, chance.randrange(1, 330)) for name in names))
        for _ in range(8):
            truth_ms = {name: chance.randrange(150, 900) for name in names}
            await race.throw(**truth_ms)
            times_ms = race.times_ms()
            assert times_ms == {seat: pytest.approx(truth_ms[names[seat - 1]], abs=1) for seat in times_ms}
            first_ms = min(truth_ms.values())
            level = [seat for seat, name in enumerate(names, 1) if truth_ms[name] <= first_ms + BAND_MS + 1]
            assert race.winner() in level
        text = await race.hall.record(race.code, 1, "")
        assert text is not None
        assert verified(text.decode()).draws == 8
        rejudged = rejudge(read_record(text.decode()))
        assert (len(rejudged.races), rejudged.differs) == (8, None)

    evening(play)


def test_a_page_that_cannot_tell_its_time_is_judged_by_the_server_s_own_stamps() -> None:
    """Also where it does not say when it has painted: then all that is known is the way."""

    async def play() -> None:
        race = await race_of(("Ada", 300), ("Bo", 20))
        race.far[0].is_hidden = True
        await race.throw(Ada=500, Bo=700)
        assert race.press(1)["time_ms"] == 500 + FRAME_MS
        assert race.winner() == 1

    evening(play)


def test_a_page_that_lies_gains_no_more_than_its_jitter_and_less_each_time() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 30), ("Bo", 30))
        race.far[0].said_ms = 0
        gains: list[float] = []
        for _ in range(6):
            await race.throw(Ada=600, Bo=900)
            gains.append(600 - cast("float", race.press(1)["time_ms"]))
        assert gains[0] <= FRAME_MS + 17 + 12
        assert gains == sorted(gains, reverse=True)
        assert gains[-1] <= FRAME_MS + 5

    evening(play)


def test_a_wrong_grab_before_the_verdict_pays_however_late_it_arrives() -> None:
    """[GB-R6]"""

    async def play() -> None:
        race = await race_of(("Ada", 300), ("Bo", 20), ("Cem", 20))
        race.far[0].is_right = False
        await race.throw(Ada=480, Bo=500)
        assert race.winner() == 2
        paid = [event for update in race.far[1].of("update") for event in events_of(update, "paid")]
        assert [event["seat"] for event in paid] == [1]

    evening(play)


def test_a_press_that_was_made_after_the_limit_does_not_count_and_one_before_it_does() -> None:
    """[GB-R7]: it is waited for as long as it can be on its way."""

    async def play() -> None:
        race = await race_of(("Ada", 300), ("Bo", 20))
        await race.throw(Ada=LIMIT_S * 1_000 - 180)
        assert race.winner() == 1
        await race.throw(Ada=LIMIT_S * 1_000 + 20)
        assert race.winner() == 0
        assert race.far[0].of("not_allowed")

    evening(play)


def test_presses_within_the_band_are_a_dead_heat_drawn_by_a_coin_that_anyone_can_check() -> None:
    """[ALL-8]"""

    async def play() -> None:
        race = await race_of(("Ada", 300), ("Bo", 20))
        firsts: list[object] = []
        for _ in range(12):
            await race.throw(Ada=500, Bo=507)
            (heat,) = cast("list[Tree]", race.raced["heats"])
            assert heat["seats"] == [1, 2]
            ((n, first),) = cast("list[tuple[int, int]]", cast("Tree", heat["draw"])["drawn"])
            assert n == 2
            assert race.grabs()[-2] == first + 1
            firsts.append(race.winner())
        assert set(firsts) == {1, 2}, "by luck alone in 1 of 2,000 evenings; the seed is always the same"
        text = await race.hall.record(race.code, 1, "")
        assert text is not None
        assert verified(text.decode()).coins == 12

    evening(play)


def test_a_restart_after_a_dead_heat_changes_none_of_the_dice_that_follow() -> None:
    async def play(*, is_killed: bool) -> list[Tree]:
        race = await race_of(("Ada", 300), ("Bo", 20))
        await race.throw(Ada=500, Bo=507)
        if is_killed:
            hall = hall_of(race.store, seed=99)
            race = Race(race.store, hall, race.code, [Far(hall, far.who, far.rtt_ms) for far in race.far])
            for far in race.far:
                await far.enter(race.code)
            await breath(0.5)
        await race.throw()
        text = await race.hall.record(race.code, 1, "")
        assert text is not None
        assert verified(text.decode()).coins == 1
        return [cast("Tree", move["evidence"]) for move in race.entries("move") if "evidence" in move]

    assert evening(lambda: play(is_killed=True)) == evening(lambda: play(is_killed=False))


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
        verdict_ms = race.hall._tables[race.code]._zero_ms + cast("int", race.raced["at_ms"]) if claims else 0
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
        await race.far[1].say("rename", name="Zoe")
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


# Stalls


def test_a_stall_widens_its_own_race_and_no_other() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 100), ("Bo", 20))
        waits: list[int] = []
        for is_stalled in (False, True, False):
            race.far[0].is_stalled = is_stalled
            await race.throw(Bo=500)
            waits.append(cast("int", race.raced["at_ms"]) - cast("int", race.lane(2)["revealed_ms"]))
        assert waits[1] - waits[0] == STALL_MS
        assert waits[2] == waits[0]

    evening(play)


def test_a_claim_that_a_lost_packet_has_held_up_comes_first_all_the_same() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 40), ("Bo", 20))
        ada, bo = race.far
        bo.reaction_ms = 460
        await race.dice_rest()
        ada.is_stalled = True
        await breath(0.02 + FRAME_MS / 1_000 + 0.4 + 0.3)  # Ada presses after 400 ms; the packet comes 300 ms too late
        ada.grab(since_shown_ms=400)
        await breath(LIMIT_S)
        assert race.winner() == 1
        assert race.times_ms() == {1: 400, 2: 460}
        assert race.press(1)["is_stalled"] is True

    evening(play)


def test_whoever_watches_while_a_bot_keeps_the_seat_holds_no_verdict_up_by_a_stall() -> None:
    async def play(*, is_stalled: bool) -> int:
        race = await race_of(("Ada", 20), ("Bo", 20), ("Cem", 20), absent=("Cem",))
        race.far[2].is_stalled = is_stalled
        await race.throw(Ada=400)
        assert race.winner() == 1
        return cast("int", race.raced["at_ms"]) - cast("int", race.lane(1)["revealed_ms"])

    assert evening(lambda: play(is_stalled=True)) == evening(lambda: play(is_stalled=False))
