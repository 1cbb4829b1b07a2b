"""What the system's TCP says of real connections, and whom it is not asked about: those behind somebody in between."""

from __future__ import annotations

import asyncio
import ctypes
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import aiohttp
import pytest
import uvloop
from aiohttp import WSMsgType

from dicehall.server.sockets import kernel as of_kernel
from dicehall.server.sockets.bounds import Bounds
from dicehall.server.sockets.kernel import Kernel, read_kernel
from dicehall.server.sockets.line import OpenLine
from tests.server.sockets.test_leaving import DEADLINE_S, ENTER, READY, Table, serving

_ATTACH_FILTER = 26
_LENGTH, _DROP_BELOW, _KEEP, _DROP = (0x80, 0, 0, 0), (0x35, 0, 1, 100), (0x06, 0, 0, 0xFFFF), (0x06, 0, 0, 0)
"""Instructions of a packet filter: what is shorter than 100 bytes, headers with it, gets lost."""


@contextmanager
def connected() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Both ends of a connection on this machine."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        near = socket.create_connection(listener.getsockname())
        far, _ = listener.accept()
        with closing(near), closing(far):
            near.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            yield near, far


def lose_short_packets(sock: socket.socket) -> None:
    """Short packets do not reach this socket, as if the network had lost them."""
    instructions = b"".join(struct.pack("HBBI", *one) for one in (_LENGTH, _DROP_BELOW, _KEEP, _DROP))
    kept = ctypes.create_string_buffer(instructions)
    program = struct.pack("HL", len(instructions) // 8, ctypes.addressof(kept))
    sock.setsockopt(socket.SOL_SOCKET, _ATTACH_FILTER, program)


def losses_of(sock: socket.socket) -> int:
    known = read_kernel(sock)
    assert known is not None
    return known.losses


# One connection


def test_the_way_within_one_machine_is_short_and_loses_nothing() -> None:
    with connected() as (near, far):
        near.sendall(b"hello")
        assert far.recv(10) == b"hello"
        known = read_kernel(far)
        assert known is not None
        assert known.min_rtt_ms is not None
        assert 0 < known.min_rtt_ms < 1_000
        assert known.losses == 0


def test_a_packet_that_comes_before_an_earlier_one_is_a_loss() -> None:
    with connected() as (near, far):
        lose_short_packets(far)
        near.sendall(b"x")
        near.sendall(b"x" * 500)
        until_s = time.monotonic() + DEADLINE_S
        while losses_of(far) == 0:
            assert time.monotonic() < until_s
            time.sleep(0.001)


@pytest.mark.slow
def test_a_packet_that_has_to_be_sent_again_is_a_loss() -> None:
    """It takes the system a quarter of a second to find out."""
    with connected() as (near, far):
        lose_short_packets(near)
        far.sendall(b"x")
        until_s = time.monotonic() + DEADLINE_S
        while losses_of(far) == 0:
            assert time.monotonic() < until_s
            time.sleep(0.01)


def test_before_anything_was_sent_there_is_no_round_trip() -> None:
    with socket.socket() as unconnected:
        assert read_kernel(unconnected) == Kernel(None, 0)


def test_of_a_closed_socket_and_of_one_that_is_not_tcp_nothing_is_known() -> None:
    closed = socket.socket()
    closed.close()
    assert read_kernel(closed) is None
    with socket.socket(type=socket.SOCK_DGRAM) as other:
        assert read_kernel(other) is None


@pytest.mark.parametrize(("name", "value"), [("_TCP_INFO", None), ("_BYTES", 192)])
def test_a_system_that_says_nothing_or_less_is_not_believed_to_say_more(
    monkeypatch: pytest.MonkeyPatch, name: str, value: int | None
) -> None:
    monkeypatch.setattr(of_kernel, name, value)
    with connected() as (_, far):
        assert read_kernel(far) is None


def test_the_loop_that_the_server_runs_on_lets_the_system_be_asked() -> None:
    """uvloop's sockets are not Python's."""

    async def known() -> Kernel | None:
        found: asyncio.Future[Kernel | None] = asyncio.get_running_loop().create_future()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(1)
            found.set_result(read_kernel(writer.get_extra_info("socket")))
            writer.close()

        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.write(b"x")
            seen = await asyncio.wait_for(found, DEADLINE_S)
            writer.close()
            return seen

    seen = uvloop.run(known())
    assert seen is not None
    assert seen.min_rtt_ms is not None


# Lines


async def line_of(headers: dict[str, str], *, reads_kernel: bool = True, is_relayed: bool = False) -> OpenLine:
    """The line of a browser that has answered one ping."""
    table = Table(on_message=lambda line: line.send("heard"))
    bounds = Bounds(closing_s=0.1, ping_s=1_000, quick_pings=0, reads_kernel=reads_kernel)
    async with (
        serving(table, bounds, is_relayed=is_relayed) as port,
        aiohttp.ClientSession() as session,
        session.ws_connect(f"http://127.0.0.1:{port}/socket", autoping=False, headers=headers) as here,
    ):
        await here.send_str(ENTER)
        ping = await asyncio.wait_for(here.receive(), DEADLINE_S)
        assert ping.type is WSMsgType.PING
        await here.pong(ping.data)
        await here.send_str(READY)
        assert (await asyncio.wait_for(here.receive(), DEADLINE_S)).data == "heard"
        return await asyncio.wait_for(table.came.get(), DEADLINE_S)


async def test_the_system_is_asked_about_a_browser_s_own_connection() -> None:
    line = await line_of({}, reads_kernel=True)
    assert line.link.bounds(350, is_ranked=True).is_kernel


async def test_the_system_is_not_asked_about_the_connection_of_a_trusted_proxy() -> None:
    line = await line_of({}, is_relayed=True)
    assert not line.link.bounds(350, is_ranked=True).is_kernel


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded", "Via", "via"])
async def test_a_browser_cannot_switch_that_off_by_saying_that_it_is_relayed(name: str) -> None:
    line = await line_of({name: "192.0.2.1"})
    assert line.link.bounds(350, is_ranked=True).is_kernel


async def test_the_system_is_not_asked_where_that_was_switched_off() -> None:
    line = await line_of({}, reads_kernel=False)
    assert not line.link.bounds(350, is_ranked=True).is_kernel
