"""A pause: no time passes in the match, whatever phase it is in, and no rule hears of it but in a race."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from tests.server.hall.evening import Browser, MemoryStore, breath, evening, hall_of, person
from tests.server.hall.lightning import LIGHTNING
from tests.server.hall.pausing import (
    HOUR_S,
    KING,
    LONG_S,
    bots_of,
    entries,
    hosted,
    moves,
    pause,
    playing,
    record_of,
    voids,
)
from tests.server.hall.races import GHOST
from tests.server.hall.tumblin import TUMBLIN

PAUSES = 30
AWAY_S = 21
ASLEEP_S = 62
PHASES = {
    GHOST: {"throw", "motion", "grab"},
    KING: {"ready", "choose"},
    LIGHTNING: {"race"},
    TUMBLIN: {"throw", "settle"},
}
"""That last; the others are over in the moment in which they begin."""


@pytest.mark.slow
@pytest.mark.parametrize("game", list(PHASES))
def test_nothing_happens_in_a_pause_and_everything_after_it(game: str) -> None:
    """Bots, dice, time limits: the match stands as it stood, but for a race, and comes to its end."""

    async def play() -> None:
        store, random, seen = MemoryStore(), Random(game), set[str]()
        hall, code, ada = await bots_of(store, game, seed=2)
        before = 0
        for _ in range(PAUSES):
            await breath(random.choice((0.05, 0.3, 0.7, 1.1, 1.9)))
            seen.add(cast("str", ada.view()["phase"]))
            await pause(ada)
            before, paused_ms = entries(hall, code), hosted(hall, code).time.now_ms()
            assert ada.last("people")["is_paused"] is True
            await breath(LONG_S)
            assert entries(hall, code) == before
            assert hosted(hall, code).time.now_ms() == paused_ms
            await pause(ada, is_paused=False)
            assert "is_paused" not in ada.last("people")
        assert seen == PHASES[game]
        await breath(LONG_S)
        record = await record_of(store, code)
        assert (voids(record) > 0) == (game in (GHOST, LIGHTNING))
        assert max(entry.at_ms for entry in record.entries) < (2 * PAUSES + LONG_S) * 1_000
        assert len(record.entries) > before + 5

    evening(play)


# Who may, and who is away


def test_only_the_host_pauses_and_only_a_match_can_be_paused() -> None:
    async def play() -> None:
        hall = hall_of(MemoryStore())
        waiting = await person(hall, "Eve")
        await waiting.enter(await hall.open_table(waiting.who, KING, {}))
        await pause(waiting)
        assert waiting.last("denied")["why"] == "not_now"
        _, _, ada, bo = await playing(MemoryStore())
        await pause(bo)
        assert bo.last("denied")["why"] == "not_host"
        await pause(ada, is_paused=False)
        assert "is_paused" not in ada.last("people")
        await pause(ada)
        await pause(ada)
        assert bo.last("people")["is_paused"] is True
        assert not ada.of("denied")

    evening(play)


def test_nobody_acts_in_a_pause_or_takes_a_move_back() -> None:
    async def play() -> None:
        _, _, ada, bo = await playing(MemoryStore())
        await pause(ada)
        await ada.act(type="roll")
        await ada.say("ask_take_back")
        await bo.say("answer_take_back", agree=True)
        assert [denied["why"] for denied in (*ada.of("denied"), *bo.of("denied"))] == ["paused"] * 3
        watching = await person(ada.hall, "Cem")
        await watching.enter(str(ada.last("people")["table"]))
        assert watching.last("people")["is_paused"] is True
        await watching.say("act", action={"type": "roll"}, round=1, undos=0)
        assert watching.last("denied")["why"] == "not_seated"
        await pause(ada, is_paused=False)
        await ada.act(type="roll")
        await breath(1)
        assert ada.view()["phase"] == "choose"

    evening(play)


def test_the_time_for_a_turn_stands_still_too() -> None:
    async def play() -> None:
        _, _, ada, bo = await playing(MemoryStore(), turn_limit_s=30)
        await breath(20)
        await pause(ada)
        await breath(HOUR_S)
        await pause(ada, is_paused=False)
        await breath(9)
        assert bo.view()["in_turn"] == 1
        await breath(2)
        assert bo.view()["in_turn"] == 2

    evening(play)


def test_words_are_said_and_seats_are_left_in_a_pause_as_well() -> None:
    async def play() -> None:
        _, _, ada, bo = await playing(MemoryStore())
        await pause(ada)
        await bo.say("say", word="one_moment")
        assert ada.last("said") == {"type": "said", "seat": 2, "word": "one_moment"}
        await bo.say("stand_up")
        assert ada.last("people")["status"] == "finished"
        assert "is_paused" not in ada.last("people")
        await bo.say("take_seat", seat=2)
        await ada.say("reopen")
        await bo.say("take_seat", seat=2)
        await bo.say("ready", is_ready=True)
        await ada.say("start")
        await breath(0.1)
        await ada.act(type="roll")
        await breath(2)
        assert ada.view()["phase"] in ("choose", "ready")

    evening(play)


def test_whoever_becomes_the_host_while_the_old_one_is_away_lets_the_match_go_on() -> None:
    async def play() -> None:
        hall, code, ada, bo = await playing(MemoryStore())
        await pause(ada)
        ada.leave()
        await breath(AWAY_S)
        assert bo.last("you_are")["is_host"] is True
        assert bo.seat(1)["level"] == "medium"
        before = entries(hall, code)
        await breath(HOUR_S)
        assert entries(hall, code) == before
        again = await Browser(hall, ada.who).enter(code)
        assert again.seat(1)["level"] == ""
        await pause(bo, is_paused=False)
        await again.act(type="roll")
        await breath(1)
        assert again.view()["phase"] == "choose"

    evening(play)


def test_a_paused_table_that_everybody_leaves_is_paused_when_they_come_back() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await playing(store)
        await pause(ada)
        before = moves(store, code)
        ada.leave()
        bo.leave()
        await breath(ASLEEP_S)
        assert code not in hall._tables
        await breath(HOUR_S)
        late = await Browser(hall, bo.who).enter(code)
        again = await Browser(hall, ada.who).enter(code)
        assert again.last("people")["is_paused"] is True
        await breath(HOUR_S)
        assert again.view()["phase"] == "ready"
        assert [again.seat(seat)["level"] for seat in (1, 2)] == ["", ""]
        assert moves(store, code) == before
        host = again if again.last("you_are")["is_host"] else late
        await pause(host, is_paused=False)
        await again.act(type="roll")
        await breath(1)
        assert again.view()["phase"] == "choose"
        await record_of(store, code)

    evening(play)
