"""A pause: no time passes in the match, whatever phase it is in; races are broken off and nobody pays [ALL-10]."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from dicehall.core import CLOCK, Void
from dicehall.match import Dropped, Played, Record, read_record
from dicehall.match.verify import verified
from dicehall.physics import start_of
from dicehall.server.hall import Hall
from dicehall.server.hall.hosted import HostedTable
from dicehall.tables.rejudge import rejudge
from tests.server.hall.evening import Browser, MemoryStore, Tree, breath, evening, hall_of, person
from tests.server.hall.lightning import LIGHTNING
from tests.server.hall.races import GHOST, TUMBLE_S, race_of
from tests.server.hall.tumblin import TUMBLIN, AtOnce, Thrower, begin, table_of

KING = "king_of_the_dice_junior"
PAUSES = 30
LONG_S, HOUR_S = 180, 3_600
AWAY_S = 21
ASLEEP_S = 62
PHASES = {
    GHOST: {"throw", "motion", "grab"},
    KING: {"ready", "choose"},
    LIGHTNING: {"race"},
    TUMBLIN: {"throw", "settle"},
}
"""That last; the others are over in the moment in which they begin."""


async def pause(host: Browser, *, is_paused: bool = True) -> None:
    await host.say("pause", is_paused=is_paused)


def hosted(hall: Hall, code: str) -> HostedTable:
    return hall._tables[code]


def entries(hall: Hall, code: str) -> int:
    play = hosted(hall, code).play
    assert play is not None
    return len(play.table.record.entries)


async def record_of(store: MemoryStore, code: str) -> Record[object]:
    lines = await store.record(code, 1)
    assert lines is not None
    assert verified(lines.decode(), start_of).draws > 0
    record = read_record(lines.decode())
    assert rejudge(record).differs is None
    return record


def moves(store: MemoryStore, code: str) -> int:
    return sum(line.startswith(b'{"type":"move"') for line in store.lines[code][-1])


def voids(record: Record[object]) -> int:
    return sum(isinstance(entry, Played) and entry.action == Void() for entry in record.entries)


async def playing(store: MemoryStore, game: str = KING, **house: object) -> tuple[Hall, str, Browser, Browser]:
    """Ada, who is the host, and Bo play; in King of the Dice it is Ada's turn."""
    hall = hall_of(store)
    ada, bo = await person(hall, "Ada"), await person(hall, "Bo")
    code = await hall.open_table(ada.who, game, {"first_seat": 1} if game == KING else {})
    await ada.enter(code)
    await bo.enter(code)
    await ada.say("set_house", house=house)
    await bo.say("ready", is_ready=True)
    await ada.say("start")
    await breath(0.1)
    return hall, code, ada, bo


# Every phase of every game


async def bots_of(store: MemoryStore, game: str, seed: int) -> tuple[Hall, str, Browser]:
    """A match that two bots play and their host watches."""
    hall = hall_of(store, seed=seed, physics=AtOnce())
    ada = await person(hall, "Ada")
    code = await hall.open_table(ada.who, game, {})
    await ada.enter(code)
    for seat in (2, 3):
        await ada.say("seat_bot", seat=seat, level="easy")
    await ada.say("stand_up")
    await ada.say("start")
    return hall, code, ada


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


# Races


def test_a_grab_that_waits_for_its_order_comes_to_nothing_and_the_same_seat_throws_again() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 20), ("Far", 300))
        ada, _ = race.far
        ada.reaction_ms = 600
        await race.dice_rest()
        await breath(0.81)  # Far may have been quicker, and is still on the way
        assert ada.of("claimed")
        assert not race.entries("race")
        await pause(ada)
        await breath(1)
        record = await record_of(race.store, race.code)
        assert [entry.seat for entry in record.entries if isinstance(entry, Dropped)] == [1]
        assert voids(record) == 1
        assert ada.view()["points"] == [0, 0]
        assert (ada.view()["phase"], ada.view()["thrower"]) == ("throw", 1)
        await ada.act(type="throw")
        await breath(0.1)
        assert ada.last("denied")["why"] == "paused"
        await breath(HOUR_S)
        await pause(ada, is_paused=False)
        await race.throw(Ada=500)
        assert race.winner() == 1
        await record_of(race.store, race.code)

    evening(play)


def test_dice_of_a_throw_that_had_not_come_to_rest_are_thrown_again() -> None:
    async def play() -> None:
        race = await race_of(("Ada", 20), ("Bo", 20))
        ada, bo = race.far
        await ada.act(type="throw")
        await breath(TUMBLE_S / 2)
        assert bo.view()["phase"] == "motion"
        await pause(ada)
        await breath(HOUR_S)
        await pause(ada, is_paused=False)
        await breath(5)
        assert (bo.view()["phase"], bo.view()["thrower"]) == ("throw", 1)
        assert bo.revealed == []

    evening(play)


def test_own_dice_that_tumble_when_the_pause_begins_come_to_rest_after_it() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, ada, bo = await playing(store, LIGHTNING)
        await breath(5)
        await ada.act(type="roll", card=ada.view()["round"], keep=[])
        await breath(0.3)
        await pause(ada)
        await breath(HOUR_S)
        (hand, _) = cast("list[Tree]", bo.view()["hands"])
        assert "moving" in hand
        await pause(ada, is_paused=False)
        await breath(2)
        (hand, _) = cast("list[Tree]", bo.view()["hands"])
        assert "moving" not in hand
        assert len(cast("list[int]", hand["faces"])) == 6
        await record_of(store, code)

    evening(play)


def test_a_card_that_lay_there_in_the_pause_is_shown_anew_and_clocks_start_then() -> None:
    """[ALL-10] Lightning Dice: card and dice stay."""

    async def play() -> None:
        store = MemoryStore()
        _, code, ada, bo = await playing(store, LIGHTNING)
        await breath(5)
        assert ada.view()["phase"] == "race"
        await ada.act(type="roll", card=ada.view()["round"], keep=[])
        await breath(2)
        card, hands = ada.view()["requirement"], ada.view()["hands"]
        await pause(ada)
        await breath(HOUR_S)
        shown = len(bo.revealed)
        await pause(ada, is_paused=False)
        await breath(0.1)
        assert (ada.view()["requirement"], ada.view()["hands"]) == (card, hands)
        assert len(bo.revealed) == shown + 1
        record = await record_of(store, code)
        assert [entry.actor for entry in record.entries if isinstance(entry, Played) and entry.action == Void()] == [
            CLOCK,
            CLOCK,
        ]

    evening(play)


# Throws down the board


def test_a_die_on_its_way_down_the_board_gets_there_and_the_rules_go_on_after_the_pause() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, (ada, bo) = await table_of(store, "Ada", "Bo")
        await begin(ada, bo)
        await ada.lets_go()
        await breath(0.05)
        (flight,) = bo.flights()
        await pause(ada)
        await breath(HOUR_S)
        assert bo.phase == "settle"
        await pause(ada, is_paused=False)
        assert bo.phase == "throw"
        assert bo.in_turn == 2
        assert bo.flights() == [flight]
        await bo.throws()
        assert ada.in_turn == 1
        await record_of(store, code)

    evening(play)


def test_a_throw_that_a_pause_and_a_restart_cut_off_is_the_same_throw_afterwards() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, (ada, bo) = await table_of(store, "Ada", "Bo")
        await begin(ada, bo)
        await ada.lets_go()
        await breath(0.05)
        await pause(ada)
        hall = hall_of(store, physics=AtOnce())
        again = await Thrower(hall, ada.who).enter(code)
        await Thrower(hall, bo.who).enter(code)
        await breath(15)
        assert again.view()["phase"] == "settle"
        await pause(again, is_paused=False)
        await breath(9)
        assert again.view()["phase"] == "throw"
        assert again.last("tumbled")["flight"] == bo.flights()[0]
        await record_of(store, code)

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


@pytest.mark.slow
@pytest.mark.parametrize("game", [GHOST, LIGHTNING])
def test_a_race_that_was_paused_stays_broken_off_after_a_restart(game: str) -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, ada = await bots_of(store, game, seed=3)
        for _ in range(200):
            await breath(0.1)
            if ada.view()["phase"] in ("grab", "race"):
                break
        await pause(ada)
        again = await Browser(hall_of(store, seed=4), ada.who).enter(code)
        before = len(store.lines[code][-1])
        await breath(HOUR_S)
        assert len(store.lines[code][-1]) == before
        assert again.last("people")["is_paused"] is True
        await pause(again, is_paused=False)
        await breath(HOUR_S)
        assert again.last("people")["status"] == "finished"
        await record_of(store, code)

    evening(play)
