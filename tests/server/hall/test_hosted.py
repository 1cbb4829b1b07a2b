"""A table on the server: who is told what and when, who may do what, what survives."""

from __future__ import annotations

import asyncio

import pytest

from dicehall.match import final_state, read_record
from dicehall.server.hall import Denial, Hall, Limits
from dicehall.server.store import StoreFailed
from tests.server.hall.evening import Browser, MemoryStore, breath, evening, hall_of, person
from tests.server.hall.test_hosts_and_seats import missed

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"


async def two_at_table(store: MemoryStore, game: str = KING, **options: object) -> tuple[Hall, str, Browser, Browser]:
    """Ada, the host, in seat 1, and Bo in seat 2."""
    hall = hall_of(store)
    ada, bo = await person(hall, "Ada"), await person(hall, "Bo")
    code = await hall.open_table(ada.who, game, options)  # type: ignore[arg-type]  # option values of a test
    await ada.enter(code)
    await bo.enter(code)
    return hall, code, ada, bo


async def playing(store: MemoryStore, game: str = KING, **options: object) -> tuple[Hall, str, Browser, Browser]:
    """As before, and the match has begun; seat 1 is in turn."""
    hall, code, ada, bo = await two_at_table(store, game, first_seat=1, **options)
    await bo.say("ready", is_ready=True)
    await ada.say("start")
    await breath(0.01)
    return hall, code, ada, bo


def restarted(store: MemoryStore) -> Hall:
    return hall_of(store)


def test_whoever_comes_by_the_link_gets_the_first_free_seat() -> None:
    async def play() -> None:
        _, _, ada, bo = await two_at_table(MemoryStore())
        assert ada.last("you_are") == {"type": "you_are", "seat": 1, "is_host": True}
        assert bo.last("you_are") == {"type": "you_are", "seat": 2, "is_host": False}
        assert [seat["player"] for seat in ada.seats()] == ["Ada", "Bo", "", ""]

    evening(play)


def test_a_name_that_is_taken_at_the_table_gets_a_number() -> None:
    async def play() -> None:
        hall, code, ada, _ = await two_at_table(MemoryStore())
        await (await person(hall, "ada")).enter(code)
        assert ada.seat(3)["player"] == "ada 2"

    evening(play)


def test_nobody_is_told_of_a_move_before_it_is_kept() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, _, ada, bo = await playing(store)
        before = len(bo.told)
        store.held = []
        await ada.act(type="roll")
        assert len(bo.told) == before
        for settle in store.held:
            settle()
        await breath()
        assert "dice_thrown" in bo.events()

    evening(play)


def test_a_refusal_costs_nothing_and_names_its_rule_to_the_sender_only() -> None:
    async def play() -> None:
        _, _, ada, bo = await playing(MemoryStore())
        told = len(ada.told)
        await bo.act(type="roll")
        assert bo.last("not_allowed")["rule"] == "KJ-2"
        assert len(ada.told) == told

    evening(play)


def test_a_failed_commit_sends_everybody_away_and_the_table_goes_on_from_its_log() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await playing(store)
        store.fails_with = StoreFailed("dicehall.db: the disk is full")
        await ada.act(type="roll")
        assert ada.gone is not None
        assert ada.gone.why == "not_saved"
        assert ada.gone.sentence == (
            "The last step could not be saved and does not count. "
            "The server cannot write its files; whoever runs it has to look."
        )
        assert bo.gone is not None
        store.fails_with = None
        again = await Browser(hall, ada.who).enter(code)
        assert again.view()["rolls"] == 0, "the roll that was not kept does not count"
        await again.act(type="roll")
        assert "dice_thrown" in again.events()

    evening(play)


def test_the_newer_tab_of_a_guest_wins_and_the_older_says_so() -> None:
    async def play() -> None:
        hall, code, ada, _ = await playing(MemoryStore())
        newer = await Browser(hall, ada.who).enter(code)
        assert ada.gone is not None
        assert ada.gone.why == "replaced"
        assert newer.last("you_are")["seat"] == 1
        ada.leave()
        await newer.act(type="roll")
        assert "dice_thrown" in newer.events()

    evening(play)


def test_a_reload_brings_back_the_seat_and_all_that_was_told() -> None:
    async def play() -> None:
        hall, code, ada, bo = await playing(MemoryStore())
        await ada.act(type="roll")
        await breath(2)
        ada.leave()
        again = await Browser(hall, ada.who).enter(code)
        told = [event["type"] for one in again.last("history")["told"] for event in one["events"]]  # type: ignore[attr-defined]
        assert told == bo.events()
        assert again.view() == ada.view()

    evening(play)


def test_a_bot_takes_over_for_whoever_is_away_and_gives_the_seat_back() -> None:
    async def play() -> None:
        hall, code, ada, bo = await playing(MemoryStore())
        ada.leave()
        await breath(19)
        assert ada.who.name == bo.seat(1)["player"]
        assert bo.seat(1)["level"] == ""
        assert not bo.seat(1)["is_here"]
        await breath(2)
        assert bo.seat(1)["level"] == "medium"
        assert bo.seat(1)["kind"] == "person"
        await breath(60)
        assert bo.view()["in_turn"] == 2, "the bot has played its turn"
        again = await Browser(hall, ada.who).enter(code)
        assert again.seat(1)["level"] == ""
        assert again.view()["seat"] == 1

    evening(play)


def test_the_host_passes_on_when_the_host_stays_away() -> None:
    async def play() -> None:
        _, _, ada, bo = await two_at_table(MemoryStore())
        ada.leave()
        await breath(21)
        assert bo.last("you_are") == {"type": "you_are", "seat": 2, "is_host": True}

    evening(play)


def test_a_bot_keeps_the_seat_of_whoever_was_not_ready_at_the_start() -> None:
    async def play() -> None:
        _, _, ada, bo = await two_at_table(MemoryStore())
        await ada.say("start")
        assert bo.seat(2)["level"] == "medium"
        assert bo.view()["seat"] == 0
        await bo.act(type="roll")
        assert bo.last("denied")["why"] == "not_seated"
        await bo.say("ready", is_ready=True)
        assert bo.seat(2)["level"] == ""
        assert bo.view()["seat"] == 2

    evening(play)


def test_free_chairs_are_taken_away_when_a_match_begins() -> None:
    async def play() -> None:
        _, _, ada, bo = await two_at_table(MemoryStore(), GHOST)
        await bo.say("take_seat", seat=7)
        await bo.say("ready", is_ready=True)
        await ada.say("start")
        assert [seat["player"] for seat in ada.seats()] == ["Ada", "Bo"]
        assert bo.last("you_are")["seat"] == 2

    evening(play)


def test_only_the_host_starts_seats_bots_sends_away_and_sets_options() -> None:
    async def play() -> None:
        _, _, _, bo = await two_at_table(MemoryStore())
        for kind, fields in (
            ("start", {}),
            ("seat_bot", {"seat": 3, "level": "easy"}),
            ("clear_seat", {"seat": 1}),
            ("set_option", {"name": "full_round", "value": True}),
            ("set_house", {"house": {"is_locked": True}}),
            ("give_host", {"seat": 2}),
            ("reopen", {}),
        ):
            await bo.say(kind, **fields)
            assert bo.last("denied")["why"] == "not_host", kind
        assert len(bo.of("denied")) == 7

    evening(play)


def test_whoever_is_sent_away_cannot_come_back_and_a_bot_plays_on() -> None:
    async def play() -> None:
        hall, code, ada, bo = await playing(MemoryStore())
        await ada.say("clear_seat", seat=2)
        assert bo.gone is not None
        assert bo.gone.why == "barred"
        assert ada.seat(2)["kind"] == "bot"
        assert ada.seat(2)["level"] == "medium"
        with pytest.raises(Denial, match="asked you to leave"):
            await Browser(hall, bo.who).enter(code)

    evening(play)


def test_a_locked_table_lets_in_those_who_sit_there_and_nobody_else() -> None:
    async def play() -> None:
        hall, code, ada, bo = await two_at_table(MemoryStore())
        await ada.say("set_house", house={"is_locked": True})
        await Browser(hall, bo.who).enter(code)
        with pytest.raises(Denial) as denied:
            await (await person(hall, "Cem")).enter(code)
        assert denied.value.why == "table_locked"
        assert (await hall.door(code, "")).door == "locked"
        with pytest.raises(Denial, match="locked"):  # though the free seats are nobody's, too
            await hall.record(code, 1, "")

    evening(play)


def test_a_full_table_is_watched_and_the_watchers_are_counted() -> None:
    async def play() -> None:
        hall, code, ada, _ = await playing(MemoryStore())
        cem = await (await person(hall, "Cem")).enter(code)
        assert cem.last("you_are")["seat"] == 0
        assert cem.view()["seat"] == 0
        assert cem.last("people")["watching"] == 1
        assert ada.last("people")["watching"] == 0, "others are told once a second at most"
        await breath(1)
        assert ada.last("people")["watching"] == 1
        await cem.act(type="roll")
        assert cem.last("denied")["why"] == "not_seated"

    evening(play)


def test_giving_the_seat_up_in_a_match_leaves_by_the_rules() -> None:
    async def play() -> None:
        _, _, ada, bo = await playing(MemoryStore())
        await bo.say("stand_up")
        assert ada.last("update")["outcome"]["winners"] == [1]  # type: ignore[index]
        assert ada.last("people")["status"] == "finished"

    evening(play)


def test_bots_play_a_match_to_its_end_and_the_same_people_play_again_under_the_next_number() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await two_at_table(store)
        await ada.say("start")  # Bo is not ready, so a bot keeps the seat
        ada.leave()
        await breath(3_000)
        assert bo.last("people")["status"] == "finished"
        assert bo.events()[-1] == "match_ended"
        await Browser(hall, ada.who).enter(code)
        await bo.say("start")  # the host has passed on
        assert bo.last("people")["match"] == 2
        assert bo.last("people")["status"] == "playing"
        assert bo.last("update")["match"] == 2
        assert len(store.headers[code]) == 2

    evening(play)


def test_after_a_match_the_table_can_go_back_to_waiting() -> None:
    async def play() -> None:
        _, _, ada, bo = await playing(MemoryStore())
        await bo.say("stand_up")
        await ada.say("reopen")
        assert ada.last("people")["status"] == "waiting"
        assert len(ada.seats()) == 4
        await ada.say("seat_bot", seat=2, level="easy")
        await ada.say("start")
        assert ada.last("people")["match"] == 2

    evening(play)


def test_a_restarted_server_goes_on_with_the_same_view() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, ada, _ = await playing(store)
        await ada.act(type="roll")
        await breath(2)
        again = await Browser(restarted(store), ada.who).enter(code)
        assert again.view() == ada.view()

    evening(play)


def test_a_restart_in_mid_race_breaks_the_throw_off_and_the_same_seat_throws() -> None:
    """[ALL-10]"""

    async def play() -> None:
        store = MemoryStore()
        _, code, ada, _ = await playing(store, GHOST)
        await ada.act(type="throw")
        await breath(1.5)
        assert ada.view()["phase"] == "grab"
        again = await Browser(restarted(store), ada.who).enter(code)
        assert again.view()["phase"] == "throw"
        assert again.view()["thrower"] == 1
        assert "voided" in str(again.last("history"))

    evening(play)


def test_the_record_of_a_match_can_be_read_and_replays_to_what_was_seen() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, _ = await playing(store, GHOST)
        await ada.act(type="throw")
        await breath(15)
        text = await hall.record(code, 1, "")
        assert text is not None
        record = read_record(text.decode())
        assert record.header.players == ("Ada", "Bo")
        assert final_state(record).throw == ada.view()["throw"]  # type: ignore[attr-defined]

    evening(play)


def test_a_move_taken_back_is_forgotten_by_everybody() -> None:
    async def play() -> None:
        _, _, (ada, bo) = await missed("Ada", "Bo")
        assert ada.view()["in_turn"] == 2
        await ada.say("ask_take_back")
        assert bo.last("take_back_asked")["seat"] == 1
        await bo.say("answer_take_back", agree=True)
        assert ada.last("take_back_closed")["agreed"] is True
        assert bo.last("update")["undos"] == 1
        assert bo.view()["in_turn"] == 1
        told = bo.last("history")["told"]
        assert "turn_missed" not in str(told)
        assert "dice_rested" in str(told)

    evening(play)


def test_a_table_that_nobody_is_at_is_put_away_and_loaded_when_somebody_comes() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await playing(store)
        ada.leave()
        bo.leave()
        await breath(200)
        lines = len(store.lines[code][0])
        await breath(3_600)
        assert len(store.lines[code][0]) == lines, "no bot plays on for nobody"
        again = await Browser(hall, ada.who).enter(code)
        assert again.last("you_are")["seat"] == 1

    evening(play)


def test_a_server_takes_only_so_many_tables_at_once() -> None:
    async def play() -> None:
        hall = hall_of(MemoryStore(), Limits(open_tables=1))
        ada = await person(hall, "Ada")
        await ada.enter(await hall.open_table(ada.who, KING, {}))
        with pytest.raises(Denial) as denied:
            await hall.open_table(ada.who, KING, {})
        assert denied.value.why == "server_full"

    evening(play)


def test_two_who_come_at_once_to_a_sleeping_table_meet_there() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, ada, bo = await playing(store)
        hall = restarted(store)
        one, two = await asyncio.gather(Browser(hall, ada.who).enter(code), Browser(hall, bo.who).enter(code))
        assert [seat["is_here"] for seat in one.seats()] == [True, True] == [seat["is_here"] for seat in two.seats()]

    evening(play)


def test_a_code_that_no_table_has_is_said_to_be_unknown() -> None:
    async def play() -> None:
        hall = hall_of(MemoryStore())
        with pytest.raises(Denial) as denied:
            await (await person(hall, "Ada")).enter("zzzzzzzz")
        assert denied.value.why == "unknown_table"

    evening(play)


def test_an_old_page_is_asked_to_reload() -> None:
    async def play() -> None:
        hall, code, ada, _ = await two_at_table(MemoryStore())
        with pytest.raises(Denial) as denied:
            await Browser(hall, ada.who).enter(code, protocol=0)
        assert denied.value.why == "old_page"

    evening(play)


def test_a_ticket_opens_one_socket_and_only_for_half_a_minute() -> None:
    async def play() -> None:
        hall, _code, ada, _ = await two_at_table(MemoryStore())
        used = hall.ticket_for(ada.who)
        hall._guests.redeem(used)
        late = hall.ticket_for(ada.who)
        await breath(31)
        for ticket in (used, late, "made up"):
            with pytest.raises(Denial) as denied:
                hall._guests.redeem(ticket)
            assert denied.value.why == "no_ticket"

    evening(play)


def test_an_action_that_is_none_of_the_games_is_refused_and_the_table_goes_on() -> None:
    async def play() -> None:
        _, _, ada, _ = await playing(MemoryStore())
        await ada.act(type="fly")
        assert ada.last("denied")["why"] == "bad_message"
        await ada.act(type="roll", cheat=True)
        assert "cheat" in str(ada.last("denied")["sentence"])
        await ada.act(type="roll")
        assert "dice_thrown" in ada.events()

    evening(play)


def test_the_lobby_shows_tables_that_their_hosts_list_until_they_are_locked_or_over() -> None:
    async def play() -> None:
        hall, code, ada, bo = await playing(MemoryStore())
        assert (await hall.listed()).tables == ()
        await ada.say("set_house", house={"is_listed": True})
        assert [door.table for door in (await hall.listed()).tables] == [code]
        await ada.say("set_house", house={"is_listed": True, "is_locked": True})
        assert (await hall.listed()).tables == ()
        await ada.say("set_house", house={"is_listed": True})
        await bo.say("stand_up")
        assert (await hall.listed()).tables == ()

    evening(play)


def test_a_code_that_a_table_has_is_never_given_to_another() -> None:
    class Crowded(MemoryStore):
        """Says of the first code it is asked for that somebody has it."""

        asked: tuple[str, ...] = ()

        async def exists(self, code: str) -> bool:
            self.asked += (code,)
            return len(self.asked) == 1

    async def play() -> None:
        store = Crowded()
        hall = hall_of(store)
        code = await hall.open_table((await person(hall, "Ada")).who, KING, {})
        assert len(store.asked) == 2
        assert code == store.asked[1] != store.asked[0]

    evening(play)
