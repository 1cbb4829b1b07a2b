"""Dice that are on their way when a pause begins."""

from __future__ import annotations

from typing import cast

from tests.server.hall.evening import MemoryStore, Tree, breath, evening, hall_of
from tests.server.hall.lightning import LIGHTNING
from tests.server.hall.pausing import HOUR_S, pause, playing, record_of
from tests.server.hall.tumblin import AtOnce, Thrower, thrown_of


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


def test_a_die_on_its_way_down_the_board_gets_there_and_the_rules_go_on_after_the_pause() -> None:
    async def play() -> None:
        store = MemoryStore()
        _, code, (ada, bo) = await thrown_of(store, "Ada", "Bo")
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
        _, code, (ada, bo) = await thrown_of(store, "Ada", "Bo")
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
