"""People whose network or page does nothing as it should cost the others nothing, and are gone in time."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import statistics
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import aiohttp
import pytest

from dicehall.server.sockets.bounds import Bounds
from tests.faults.faulty import Faulty
from tests.faults.guests import address_of
from tests.faults.party import PATIENCE_S, Party, partying
from tests.faults.rawsocket import CLOSE, TEXT, RawSocket, Visitor, frame
from tests.faults.spectators import allow_many_files, spectators

TABLES = 2
BOUNDS = Bounds()
TRY_AGAIN = 1013
P99_MS = 50.0
_TCP_REPAIR = 19
"""Of Linux: a socket in this state is closed without a word to the other side."""


@pytest.fixture
def server(tmp_path: Path) -> Faulty:
    allow_many_files()
    return Faulty(tmp_path)


async def metrics(server: Faulty) -> dict[str, float]:
    """By name, with the label."""
    async with aiohttp.ClientSession() as session, session.get(f"{server.url}/metrics") as answer:
        lines = [line.rsplit(" ", 1) for line in (await answer.text()).splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


async def until(server: Faulty, is_so: Callable[[dict[str, float]], bool], patience_s: float = PATIENCE_S) -> None:
    """Waits until the server's numbers are like that."""
    async with asyncio.timeout(patience_s):
        while not is_so(await metrics(server)):
            await asyncio.sleep(0.2)


def port_of(server: Faulty) -> int:
    return int(server.url.rpartition(":")[2])


def visitor_at(party: Party, server: Faulty, number: int) -> RawSocket:
    """Somebody new who has entered the first table."""
    visitor = Visitor(port_of(server), address_of(number, place=9))
    come = RawSocket(visitor.port, visitor.address)
    come.enter(party.sittings[0].code, visitor.ticket())
    return come


# Who does not read; with shorter waits in tests/server/sockets


@pytest.mark.long
async def test_a_browser_that_reads_nothing_is_closed_in_time_and_the_others_play_on(server: Faulty) -> None:
    async with partying(server, TABLES) as party:
        with await asyncio.to_thread(visitor_at, party, server, 1) as deaf:
            began_s = asyncio.get_running_loop().time()
            await until(server, lambda numbers: numbers.get('dicehall_sockets_closed_total{why="too_slow"}') == 1)
            took_s = asyncio.get_running_loop().time() - began_s
            close = await asyncio.to_thread(deaf.until, CLOSE)
        assert close is not None
        assert close.code == TRY_AGAIN
        assert took_s < BOUNDS.pong_ms / 1_000 + 2 * BOUNDS.ping_s + PATIENCE_S / 4
        await party.all_go_on()


@pytest.mark.long
async def test_a_browser_that_asks_for_much_and_reads_nothing_does_not_fill_the_memory(server: Faulty) -> None:
    async with partying(server, TABLES) as party:
        before = (await metrics(server))["process_resident_memory_bytes"]
        began_s = asyncio.get_running_loop().time()
        with await asyncio.to_thread(host_at, server, 4_096) as deaf, pytest.raises(ConnectionError):  # noqa: PT012
            for number in range(1_000):  # each is answered with a kilobyte
                wish = {"type": "ready", "id": str(number), "is_ready": True}
                await asyncio.to_thread(deaf.send, frame(TEXT, json.dumps(wish).encode()))
                await asyncio.sleep(1 / BOUNDS.messages_per_s)
        took_s = asyncio.get_running_loop().time() - began_s
        numbers = await metrics(server)
        assert numbers['dicehall_sockets_closed_total{why="too_slow"}'] == 1
        assert numbers["process_resident_memory_bytes"] - before < 20e6
        print(f"put out after {took_s:.1f} s")  # noqa: T201
        await party.all_go_on()


def host_at(server: Faulty, receive_bytes: int) -> RawSocket:
    """Somebody at a table of their own."""
    visitor = Visitor(port_of(server), address_of(1, place=9))
    code = visitor.open_table("ghost_blitz_dice")
    come = RawSocket(visitor.port, visitor.address, receive_bytes)
    come.enter(code, visitor.ticket())
    return come


# Connections of which only one end is left


def unfinished(port: int, address: str) -> socket.socket:
    """A request whose headers never end."""
    client = socket.create_connection(("127.0.0.1", port), source_address=(address, 0))
    client.sendall(b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Never: ")
    return client


def silent(port: int, address: str) -> socket.socket:
    """Upgraded, and then nothing."""
    return RawSocket(port, address).tcp


def reset(client: socket.socket) -> None:
    """An end without a goodbye."""
    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.close()


def vanish(client: socket.socket) -> None:
    """Nothing is sent, as if a cable was cut; as in `reset` where the system does not let us do that."""
    try:
        client.setsockopt(socket.IPPROTO_TCP, _TCP_REPAIR, 1)
    except OSError:
        reset(client)
    client.close()


@contextmanager
def half_open(opened: Callable[[int, str], socket.socket], port: int, count: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(opened(port, address_of(number, place=9))) for number in range(count)]


@pytest.mark.slow
async def test_connections_that_say_nothing_are_closed_in_time(server: Faulty) -> None:
    async with partying(server, TABLES) as party:
        before = (await metrics(server))["dicehall_connections_open"]
        with half_open(unfinished, port_of(server), 50), half_open(silent, port_of(server), 50):
            assert (await metrics(server))["dicehall_connections_open"] >= before + 100
            began_s = asyncio.get_running_loop().time()
            await until(server, lambda numbers: numbers["dicehall_connections_open"] <= before)
            took_s = asyncio.get_running_loop().time() - began_s
        assert took_s < BOUNDS.first_message_s + BOUNDS.closing_s + PATIENCE_S / 4
        await party.all_go_on()


@pytest.mark.slow
@pytest.mark.parametrize("end", [reset, vanish])
async def test_people_who_vanish_without_a_goodbye_leave_nothing_open(
    server: Faulty, end: Callable[[socket.socket], None]
) -> None:
    async with partying(server, TABLES) as party:
        before = await metrics(server)
        here = [await asyncio.to_thread(visitor_at, party, server, number) for number in range(1, 21)]
        assert (await metrics(server))["dicehall_sockets_open"] == before["dicehall_sockets_open"] + len(here)
        for one in here:
            end(one.tcp)
        await until(server, lambda numbers: numbers["dicehall_sockets_open"] == before["dicehall_sockets_open"])
        await until(server, lambda numbers: numbers["process_open_fds"] <= before["process_open_fds"] + 2)
        await party.all_go_on()


# Many who watch


async def waits_ms(party: Party, times: int) -> list[list[float]]:
    """By table: how long its players have waited for answers."""
    waits: list[list[float]] = [[] for _ in party.sittings]
    for _ in range(times):
        for sitting, found in zip(party.sittings, waits, strict=True):
            answers = await asyncio.gather(*(player.wait_for_an_answer() for player in sitting.players))
            found += [1_000 * answer_s for answer_s in answers]
        await asyncio.sleep(0.25)
    return waits


@pytest.mark.parametrize(
    ("watching", "times"),
    [pytest.param(100, 8, marks=pytest.mark.slow), pytest.param(2_000, 240, marks=pytest.mark.long)],
)
async def test_players_do_not_notice_how_many_watch(server: Faulty, watching: int, times: int) -> None:
    is_quiet = os.getloadavg()[0] < 1
    async with partying(server, TABLES) as party:
        alone = await waits_ms(party, times)
        come = spectators(server.url, party.sittings[0].code, watching)
        began_s = asyncio.get_running_loop().time()
        await asyncio.to_thread(come.__enter__)
        came_s = asyncio.get_running_loop().time() - began_s
        try:
            assert (await metrics(server))["dicehall_sockets_open"] >= watching
            await party.all_go_on()
            crowded = await waits_ms(party, times)
        finally:
            await asyncio.to_thread(come.__exit__, None, None, None)
        # Each who goes is told to all who are still there.
        await until(server, lambda numbers: numbers["dicehall_sockets_open"] == len(party.players), 10 * PATIENCE_S)
        await party.all_go_on()
    for name, waits in (("alone", alone), (f"with {watching} at table 1", crowded)):
        told = (f"table {number} {_summary(table)}" for number, table in enumerate(waits, 1))
        print(f"{name}: {', '.join(told)}; they came within {came_s:.1f} s")  # noqa: T201
    if is_quiet and watching == 2_000:
        assert all(_p99(table) < P99_MS for table in crowded)


def _p99(waits: list[float]) -> float:
    return statistics.quantiles(waits, n=100)[98]


def _summary(waits: list[float]) -> str:
    return f"p50 {statistics.median(waits):.1f} p99 {_p99(waits):.1f} ms of {len(waits)}"
