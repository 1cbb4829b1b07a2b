"""Ends of connections that nobody has planned, with a table that does as the test says."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import WSMsgType, web
from aiohttp.abc import AbstractStreamWriter

from dicehall.server.listening import listening
from dicehall.server.sockets.bounds import Bounds
from dicehall.server.sockets.connection import Connection
from dicehall.server.sockets.inbox import Accepted
from dicehall.server.sockets.line import OpenLine
from dicehall.wire.incoming import Enter, Incoming
from dicehall.wire.outgoing import Gone
from dicehall.wire.words import PROTOCOL

DEADLINE_S = 20
ENTER = json.dumps({"type": "enter", "protocol": PROTOCOL, "ticket": "t", "table": "abcdefgh"})
READY = json.dumps({"type": "ready", "id": "a", "is_ready": True})


class Table:
    """Lets everybody in."""

    def __init__(self, on_message: Callable[[OpenLine], None] = lambda line: None) -> None:
        self._on_message = on_message
        self.lines: list[OpenLine] = []
        self.came: asyncio.Queue[OpenLine] = asyncio.Queue()
        self.pongs: asyncio.Queue[int] = asyncio.Queue()
        self.has_left: asyncio.Queue[OpenLine] = asyncio.Queue()

    async def __call__(self, line: OpenLine, message: Enter) -> Seat:
        self.came.put_nowait(line)
        return Seat(self, line, self._on_message)

    async def next_to_leave(self) -> OpenLine:
        return await asyncio.wait_for(self.has_left.get(), DEADLINE_S)


class Seat:
    """One browser at the table."""

    def __init__(self, table: Table, line: OpenLine, on_message: Callable[[OpenLine], None]) -> None:
        self._table, self._line, self._on_message = table, line, on_message

    def receive(self, message: Incoming, at_ms: int) -> None:
        self._on_message(self._line)

    def ponged(self, revision: int, at_ms: int) -> None:
        self._table.pongs.put_nowait(revision)

    def left(self) -> None:
        self._table.has_left.put_nowait(self._line)


@asynccontextmanager
async def serving(table: Table, bounds: Bounds, *, is_relayed: bool = False) -> AsyncIterator[int]:
    """The port at which the table is found."""

    async def connect(request: web.Request) -> web.StreamResponse:
        connection = Connection(table, bounds, lambda: time.monotonic_ns() // 1_000_000, is_relayed=is_relayed)
        return await connection.serve(request)

    app = web.Application()
    app.add_routes([web.get("/socket", connect)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    (listener,) = listening("127.0.0.1", 0)
    await web.SockSite(runner, listener).start()
    try:
        yield listener.getsockname()[1]
    finally:
        await runner.cleanup()


@asynccontextmanager
async def entered(port: int) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"http://127.0.0.1:{port}/socket", autoping=False) as here,
    ):
        await here.send_str(ENTER)
        yield here


async def deaf(port: int) -> socket.socket:
    """A browser that enters and then reads nothing, ever."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(client, ("127.0.0.1", port))
    head = (
        "GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    text = ENTER.encode()
    assert len(text) < 126
    await loop.sock_sendall(client, head.encode() + bytes([0x81, 0x80 | len(text)]) + bytes(4) + text)
    return client


@pytest.fixture
def bounds() -> Bounds:
    return Bounds(closing_s=0.1, ping_s=0.01)


async def test_a_browser_that_reads_nothing_is_given_up_before_much_lies_in_memory(bounds: Bounds) -> None:
    table = Table()
    async with serving(table, bounds) as port:
        client = await deaf(port)
        line = await asyncio.wait_for(table.came.get(), DEADLINE_S)
        sent = 0
        while not line.is_closed:
            line.send("x" * 1_000)
            sent += 1_000
            assert sent < 2_000_000
            await asyncio.sleep(0)
        assert await table.next_to_leave() is line
        client.close()


async def test_a_browser_that_is_stuck_is_given_up(bounds: Bounds) -> None:
    table = Table()
    async with serving(table, Bounds(closing_s=0.1, ping_s=0.01, stuck_ms=50)) as port:
        client = await deaf(port)
        line = await asyncio.wait_for(table.came.get(), DEADLINE_S)
        line.send("x" * 250_000)
        assert await table.next_to_leave() is line
        client.close()


async def test_a_browser_that_vanishes_has_left(bounds: Bounds) -> None:
    table = Table()
    async with serving(table, bounds) as port:
        client = await deaf(port)
        line = await asyncio.wait_for(table.came.get(), DEADLINE_S)
        client.close()
        assert await table.next_to_leave() is line
        assert line.is_closed


async def test_pongs_tell_how_far_away_a_browser_is(bounds: Bounds) -> None:
    table = Table(on_message=lambda line: line.send("heard"))
    async with serving(table, bounds) as port, entered(port) as here:
        line = await asyncio.wait_for(table.came.get(), DEADLINE_S)
        assert line.link.rtt_ms is None
        while (message := await asyncio.wait_for(here.receive(), DEADLINE_S)).type is not WSMsgType.PING:
            pass
        await here.pong(b"guessed!")
        await here.pong(message.data)
        await here.send_str(READY)
        while (message := await asyncio.wait_for(here.receive(), DEADLINE_S)).type is not WSMsgType.TEXT:
            pass
        assert line.link.rtt_ms is not None


async def test_a_ping_goes_with_what_is_raced_for_and_its_pong_names_the_update(bounds: Bounds) -> None:
    def reveal(line: OpenLine) -> None:
        line.reveal("dice", 17)

    table = Table(on_message=reveal)
    async with serving(table, Bounds(closing_s=0.1, ping_s=1_000)) as port, entered(port) as here:
        assert (await here.receive()).type is WSMsgType.PING
        await here.send_str(READY)
        assert (await here.receive()).data == "dice"
        ping = await here.receive()
        assert ping.type is WSMsgType.PING
        await here.pong(b"guessed!")
        await here.pong(ping.data)
        await here.pong(ping.data)
        assert await asyncio.wait_for(table.pongs.get(), DEADLINE_S) == 17
        await here.send_str(READY)
        assert (await asyncio.wait_for(here.receive(), DEADLINE_S)).data == "dice"
        assert table.pongs.empty(), "neither a guess nor a second answer counts"
        assert table.came.get_nowait()._pings.injected == 2


async def test_who_goes_before_the_upgrade_is_answered_is_no_error(
    bounds: Bounds, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade = Accepted.prepare

    async def goes(accepted: Accepted, request: web.BaseRequest) -> AbstractStreamWriter:
        assert request.transport is not None
        request.transport.abort()
        return await upgrade(accepted, request)

    monkeypatch.setattr(Accepted, "prepare", goes)
    table = Table()
    async with serving(table, bounds) as port, aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientError):
            await session.ws_connect(f"http://127.0.0.1:{port}/socket")
        monkeypatch.undo()
        async with entered(port) as here:
            assert here.close_code is None
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_mistake_of_ours_ends_one_connection_and_no_other(
    bounds: Bounds, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(line: OpenLine) -> None:
        if line is table.lines[0]:
            raise RuntimeError("a mistake")
        line.close(Gone("closing", "well"))

    table = Table(on_message=broken)
    async with serving(table, bounds) as port, entered(port) as first, entered(port) as second:
        table.lines = [await asyncio.wait_for(table.came.get(), DEADLINE_S) for _ in range(2)]
        await first.send_str(READY)
        while (message := await asyncio.wait_for(first.receive(), DEADLINE_S)).type is WSMsgType.PING:
            pass
        assert (message.type, message.data) == (WSMsgType.CLOSE, 1011)
        assert await table.next_to_leave() is table.lines[0]
        await second.send_str(READY)
        while (message := await asyncio.wait_for(second.receive(), DEADLINE_S)).type is WSMsgType.PING:
            pass
        assert json.loads(message.data)["sentence"] == "well"
    assert "a mistake" in caplog.text
