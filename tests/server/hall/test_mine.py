"""A guest's own tables, as the lobby shows them to those who come back."""

from __future__ import annotations

from dicehall.server.hall import Hall
from dicehall.server.hall.agreed import Agreed, Place, Ranked
from dicehall.server.hall.people import People
from dicehall.server.hall.seen import mine_seen
from dicehall.wire.http import MyTable
from tests.server.hall.evening import Browser, MemoryStore, breath, evening, hall_of, person

KING = "king_of_the_dice_junior"
ASLEEP_S = 62


async def playing(store: MemoryStore, seed: int = 1) -> tuple[Hall, str, Browser, Browser]:
    """Ada and Bo, and it is Ada's turn; a bot plays with them."""
    hall = hall_of(store, seed=seed)
    ada, bo = await person(hall, "Ada"), await person(hall, "Bo")
    code = await hall.open_table(ada.who, KING, {"first_seat": 1})
    await ada.enter(code)
    await bo.enter(code)
    await ada.say("seat_bot", seat=3, level="easy")
    await bo.say("ready", is_ready=True)
    await ada.say("start")
    await breath(0.1)
    return hall, code, ada, bo


async def of(hall: Hall, browser: Browser) -> list[MyTable]:
    return list((await hall.mine(browser.who.id)).tables)


def test_a_table_that_waits_and_one_that_is_played() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await playing(store)
        (mine,) = await of(hall, ada)
        assert (mine.table, mine.game, mine.status, mine.match) == (code, KING, "playing", 1)
        assert mine.others == ("Bo", "Otto")
        assert mine.is_turn
        assert (mine.winners, mine.place) == ((), 0)
        assert mine.touched_s == store.hosted[code].changed_at_s
        (his,) = await of(hall, bo)
        assert his.others == ("Ada", "Otto")
        assert not his.is_turn
        other = await hall.open_table(ada.who, KING, {})
        assert [(one.table, one.status, one.others) for one in await of(hall, ada)] == [
            (other, "waiting", ()),
            (code, "playing", ("Bo", "Otto")),
        ]
        assert await of(hall, await person(hall, "Cem")) == []

    evening(play)


def test_whose_turn_it_is_nobody_knows_of_a_table_that_sleeps_or_is_paused() -> None:
    async def play() -> None:
        hall, _, ada, bo = await playing(MemoryStore())
        await ada.say("pause", is_paused=True)
        (mine,) = await of(hall, ada)
        assert (mine.is_paused, mine.is_turn) == (True, False)
        ada.leave()
        bo.leave()
        await breath(ASLEEP_S)
        assert not hall._tables
        (mine,) = await of(hall, ada)
        assert (mine.status, mine.is_paused, mine.is_turn) == ("playing", True, False)

    evening(play)


def test_how_a_match_ended_stays_also_for_those_who_have_left_the_table() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, ada, bo = await playing(store)
        ada.leave()  # bots play for both to the end
        await bo.say("ready", is_ready=False)
        await bo.say("seat_bot", seat=2, level="easy")
        bo.leave()
        watching = await (await person(hall, "Cem")).enter(code, watches=True)
        await breath(3_000)
        outcome = watching.last("update")["outcome"]
        assert isinstance(outcome, dict)
        names = ("Ada", "Bo", "Otto")
        winners = tuple(names[seat - 1] for seat in outcome["winners"])
        for restarted in (hall, hall_of(store, seed=9)):
            (mine,), (his,) = await of(restarted, ada), await of(restarted, bo)
            assert mine.status == "finished"
            assert mine.winners == his.winners == winners
            assert (mine.place == 1) == (1 in outcome["winners"])
            assert (his.place == 1) == (2 in outcome["winners"])
            assert 1 <= mine.place <= 3
            assert (mine.score, his.score) == tuple(outcome["scores"][:2])
            others = [score for seat, score in enumerate(outcome["scores"], 1) if seat != 1]
            assert mine.best_other == max(others)
        back = await Browser(hall, ada.who).enter(code)
        await back.say("stand_up")
        (mine,) = await of(hall, ada)
        assert mine.winners == winners
        assert 1 <= mine.place <= 3
        assert mine.others == ("Bo", "Otto")

    evening(play)


def ended(*result: Ranked) -> MyTable:
    places = [Place(ranked.guest, ranked.name) for ranked in result]
    return mine_seen(People(Agreed("abcdefgh", KING, "a", places, "finished", 1, result=list(result))), "a", (), 0.0)


def test_who_shares_a_win_is_told_what_those_behind_have() -> None:
    mine = ended(Ranked("a", "Ada", 1, 5), Ranked("b", "Bo", 1, 5), Ranked("", "Otto", 3, 2))
    assert (mine.score, mine.best_other) == (5, 2)
    mine = ended(Ranked("a", "Ada", 1, 5), Ranked("b", "Bo", 1, 5))
    assert (mine.score, mine.best_other) == (5, 5)


def test_a_match_from_before_scores_were_kept_has_none() -> None:
    mine = ended(Ranked("a", "Ada", 1), Ranked("b", "Bo", 2))
    assert (mine.place, mine.score, mine.best_other) == (1, None, None)


def test_without_a_seat_of_one_s_own_the_best_companion_is_told() -> None:
    mine = ended(Ranked("a+1", "Mika", 2, 3), Ranked("a+2", "Jo", 1, 5), Ranked("", "Otto", 3, 1))
    assert (mine.place, mine.score, mine.best_other) == (1, 5, 3)


def test_whoever_was_asked_to_leave_does_not_find_the_table_any_more() -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, _, ada, bo = await playing(store)
        await ada.say("clear_seat", seat=2)
        assert await of(hall, bo) == []
        assert await of(hall_of(store), bo) == []
        assert len(await of(hall, ada)) == 1

    evening(play)


def test_a_companion_s_seat_is_found_by_the_device() -> None:
    async def play() -> None:
        hall = hall_of(MemoryStore())
        bo, ada = await person(hall, "Bo"), await person(hall, "Ada")
        code = await hall.open_table(bo.who, KING, {"first_seat": 2})
        await bo.enter(code)
        mika = await Browser(hall, hall.companion(ada.who, 1, "Mika")).enter(code)
        await mika.say("ready", is_ready=True)
        await bo.say("start")
        await breath(0.1)
        (mine,) = await of(hall, ada)
        assert mine.table == code
        assert mine.is_turn
        assert mine.others == ("Bo", "Mika")

    evening(play)


def test_only_the_newest_twenty_are_shown() -> None:
    async def play() -> None:
        hall = hall_of(MemoryStore())
        ada = await person(hall, "Ada")
        for _ in range(23):
            await hall.open_table(ada.who, KING, {})
        assert len(await of(hall, ada)) == 20

    evening(play)
