"""Whole matches of Lightning Dice at a table on the server, by people and bots, and chains that end in them."""

from __future__ import annotations

from typing import cast

import pytest

from dicehall.match import read_record
from dicehall.tables.rejudge import rejudge
from tests.server.hall.evening import MemoryStore, Tree, evening
from tests.server.hall.lightning import begin, over, table_of
from tests.server.hall.test_sealed_dice import checked, draws, entries


async def rejudged(store: MemoryStore, code: str) -> None:
    """All races are decided again in the same way from the record."""
    lines = [store.headers[code][-1], *store.lines[code][-1]]
    assert rejudge(read_record("".join(line.decode() + "\n" for line in lines))).differs is None


@pytest.mark.slow
@pytest.mark.parametrize("bots", [1, 5])
@pytest.mark.parametrize("play_as", ["standard", "quick"])
def test_a_person_plays_a_whole_match_with_bots(play_as: str, bots: int) -> None:
    async def play() -> None:
        store = MemoryStore()
        hall, code, (ada,) = await table_of(store, "Ada", play=play_as)
        for seat, level in zip(range(2, bots + 2), ("hard", "easy", "medium", "hard", "easy"), strict=False):
            await ada.say("seat_bot", seat=seat, level=level)
        await begin(ada)
        assert 20 < await over(ada) < 1_200
        assert cast("Tree", ada.last("update")["outcome"])["rule"] in ("LD-10", "LD-Q3", "LD-R12")
        assert ada.of("bot_failed") == ada.told_off() == []
        assert (await checked(hall, code)).missing == ()
        await rejudged(store, code)
        moves = [cast("list[object]", entry["actor"]) for entry in entries(store, code) if entry["type"] == "move"]
        assert {cast("int", number) for kind, number in moves if kind == "seat"} == set(range(1, bots + 2))

    evening(play)


@pytest.mark.parametrize("names", [("Ada", "Bo"), ("Ada", "Bo", "Cem", "Dee", "Eve", "Fay")])
def test_a_match_goes_on_when_the_chains_of_its_players_end(names: tuple[str, ...]) -> None:
    """A page that has shown its last link begins another chain; the record says so, and can be checked as before."""

    async def play() -> None:
        store = MemoryStore()
        deck = [
            "Odds: all odd",
            "Evens: all even",
            "Triple: at least three alike",
            "Run: run of four",
            "High: all high",
        ]
        hall, code, players = await table_of(store, *names, links=6, play="quick", deck=deck * 2)
        await begin(*players)
        await over(players[0])
        assert all(player.chains > 1 for player in players)
        assert [player.told_off() for player in players] == [[]] * len(players)
        result = await checked(hall, code)
        anchors = [entry for entry in entries(store, code) if entry["type"] == "anchor"]
        begun = sum(player.chains - 1 for player in players)
        assert len(result.new_chains) == len(anchors)
        assert begun - len(players) <= len(anchors) <= begun  # the match may end before the last ones are used
        # a draw goes without the link of a seat that is between two chains, and says so
        assert len(result.missing) < len(draws(store, code)) / 5
        await rejudged(store, code)

    evening(play)
