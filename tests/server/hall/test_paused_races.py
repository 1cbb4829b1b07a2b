"""A pause breaks off a race, and nobody pays [ALL-10]."""

from __future__ import annotations

import pytest

from dicehall.core import CLOCK, Void
from dicehall.match import Dropped, Played
from tests.server.hall.evening import Browser, MemoryStore, breath, evening, hall_of
from tests.server.hall.lightning import LIGHTNING
from tests.server.hall.pausing import HOUR_S, bots_of, pause, playing, record_of, voids
from tests.server.hall.races import GHOST, TUMBLE_S, race_of


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
