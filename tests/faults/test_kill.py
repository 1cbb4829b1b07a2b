"""kill -9 in the middle of everything: what somebody was told stays so, and every table goes on by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.faults.faulty import Faulty
from tests.faults.party import Party, partying

PLAYS_S = 1.5
"""So long they play between two kills at most; sometimes the next one comes before all are back."""
TOO_SOON = 0.3


async def killed_again_and_again(party: Party, kills: int, chance: Random) -> list[float]:
    """How many seconds each start has taken until the server answered."""
    starts_s: list[float] = []
    for _ in range(kills):
        await party.kill()
        starts_s.append(await party.start())
        if chance.random() < TOO_SOON:
            await asyncio.sleep(chance.uniform(0, 0.5))
            continue
        await party.all_back()
        await party.all_go_on()
        await asyncio.sleep(chance.uniform(0, PLAYS_S))
    await party.all_back()
    await party.all_go_on()
    racing = [sitting.witness for sitting in party.sittings if sitting.game == "ghost_blitz_dice"]
    await party.until(lambda: all(witness.has_heard_of("closed") for witness in racing), "decide a race")
    return starts_s


@pytest.mark.parametrize(
    ("tables", "kills"),
    [pytest.param(6, 3, marks=pytest.mark.slow), pytest.param(50, 200, marks=pytest.mark.long)],
)
async def test_nothing_that_was_told_is_lost_by_kill_9_and_every_table_goes_on(
    tmp_path: Path, tables: int, kills: int
) -> None:
    async with partying(Faulty(tmp_path), tables) as party:
        starts_s = await killed_again_and_again(party, kills, Random(kills))
        matches, draws, races = await party.check_records()
        resent = sum(player.resent for player in party.players)
    told = f"{matches} matches, {draws} draws, {races} races, {resent} commands sent again"
    print(f"{kills} kills of {tables} tables: {told}; up again within {max(starts_s):.2f} s")  # noqa: T201
    assert min(draws, races) > 0
    assert resent > 0 or kills < 100, "nobody was ever cut off before an answer came"
