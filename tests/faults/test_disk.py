"""The running server's disk fails: people are told, nothing is damaged, and it goes on when the disk does."""

from __future__ import annotations

import shutil
from contextlib import contextmanager, nullcontext
from pathlib import Path

import aiohttp
import pytest

from tests.faults.faulty import OF_A_BAD_DISK, Faulty, Trouble, full, limited, locked, own_disk, unchangeable
from tests.faults.guests import Guest, address_of
from tests.faults.party import Party, partying

TABLES = 2
NOT_KEPT = "The server cannot read or write its files; whoever runs it has to look."
STRANGER = address_of(9, place=9)


@pytest.fixture
def server(tmp_path: Path) -> Faulty:
    return Faulty(tmp_path, OF_A_BAD_DISK)


async def health(server: Faulty) -> tuple[int, str]:
    """What `/healthz` answers."""
    async with aiohttp.ClientSession() as session, session.get(f"{server.url}/healthz") as answer:
        return answer.status, str((await answer.json()).get("why", ""))


async def newcomer(server: Faulty) -> tuple[int, str]:
    """What somebody hears who gives a name for the first time."""
    async with (
        Guest(server.url, "New", STRANGER) as guest,
        guest.session.post(f"{server.url}/api/guest", json={"name": "New"}) as answer,
    ):
        return answer.status, str((await answer.json()).get("sentence", ""))


async def all_told(party: Party) -> None:
    """Everybody has heard that the last step does not count."""
    await party.until(
        lambda: all(any(gone.why == "not_saved" for gone in player.gone) for player in party.players),
        "hear that nothing is saved",
    )


@pytest.mark.slow
@pytest.mark.parametrize("trouble", [full, limited, unchangeable, locked])
async def test_people_are_told_that_nothing_is_saved_and_play_on_when_it_is(server: Faulty, trouble: Trouble) -> None:
    with own_disk(server) if trouble is full else nullcontext():
        async with partying(server, TABLES) as party:
            with contextmanager(trouble)(server):
                await all_told(party)
                assert await health(server) == (503, "The last write to the store failed; the server's log says why.")
                assert await newcomer(server) == (507, NOT_KEPT)
            await party.all_back()
            await party.all_go_on()
            assert await health(server) == (200, "")
            assert (await newcomer(server))[0] == 200
            await party.check_records()
        assert sentences_told(party)
        for sentence in sentences_told(party):
            assert sentence.startswith("The last step could not be saved and does not count.")


@pytest.mark.slow
async def test_people_are_not_told_where_the_server_keeps_its_files(server: Faulty) -> None:
    async with partying(server, TABLES) as party:
        with contextmanager(limited)(server):
            await all_told(party)
    for sentence in sentences_told(party):
        assert str(server.data) not in sentence


def sentences_told(party: Party) -> list[str]:
    """What people have heard when something could not be saved."""
    return [gone.sentence for player in party.players for gone in player.gone if gone.why == "not_saved"]


@pytest.mark.slow
async def test_a_server_killed_on_a_full_disk_has_lost_nothing_once_there_is_room(server: Faulty) -> None:
    with own_disk(server):
        async with partying(server, TABLES) as party:
            with contextmanager(full)(server):
                await all_told(party)
                await party.kill()
            await party.start()
            await party.all_back()
            await party.all_go_on()
            await party.check_records()


@pytest.mark.slow
async def test_a_commit_that_was_cut_off_in_the_middle_costs_nothing_that_anybody_was_told(server: Faulty) -> None:
    async with partying(server, TABLES) as party:
        await party.kill()
        content = server.wal.read_bytes()
        server.wal.write_bytes(content + content[-1_000:])
        await party.start()
        await party.all_back()
        await party.all_go_on()
        await party.check_records()


@pytest.mark.slow
async def test_a_damaged_log_is_named_and_left_alone_and_its_copy_goes_on(server: Faulty, tmp_path: Path) -> None:
    async with partying(server, TABLES) as party:
        await party.kill()
        copy = shutil.copytree(server.data, tmp_path / "copy")
        content = bytearray(server.wal.read_bytes())
        content[len(content) // 2] ^= 0x20
        server.wal.write_bytes(content)
        with pytest.raises(AssertionError, match=r"-wal: is damaged .* put a copy from before in its place"):
            await party.start()
        assert server.wal.read_bytes() == content
        server.kill()  # it has ended by itself
        shutil.copytree(copy, server.data, dirs_exist_ok=True)
        await party.start()
        await party.all_back()
        await party.all_go_on()
        await party.check_records()
