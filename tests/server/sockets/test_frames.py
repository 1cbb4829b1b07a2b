"""Bytes on the wire: what is raced for and its ping leave in one piece."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
import pytest_asyncio
from aiohttp import web

from dicehall.server.sockets.frames import Frames, text_frame

NONCE = b"12345678"
CLOSING_S = 0.05


class Written(asyncio.Transport):
    """A transport that keeps each write."""

    def __init__(self, sock: socket.socket) -> None:
        super().__init__({"socket": sock})
        self.writes: list[bytes] = []
        self.is_over = self.is_aborted = False
        self.unsent = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append(bytes(data))

    def is_closing(self) -> bool:
        return self.is_over

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        assert self.unsent > 0, "asyncio's own raises when it has closed already"
        self.is_aborted = True


@pytest_asyncio.fixture
async def written() -> AsyncIterator[Written]:
    with socket.socket() as sock:
        yield Written(sock)


@pytest_asyncio.fixture
async def frames(written: Written) -> AsyncIterator[Frames]:
    made = Frames(web.WebSocketResponse(), written, closing_s=CLOSING_S, reads_kernel=True)
    yield made
    with suppress(RuntimeError):  # no request has led to this response
        await made.close()


async def test_a_race_and_its_ping_are_one_write(written: Written, frames: Frames) -> None:
    frames.text_and_ping("dice", NONCE)
    assert written.writes == [b"\x81\x04dice" + b"\x89\x08" + NONCE]


async def test_a_long_race_and_its_ping_are_one_write(written: Written, frames: Frames) -> None:
    text = "\u2680" * 30_000
    frames.text_and_ping(text, NONCE)
    assert written.writes == [text_frame(text) + b"\x89\x08" + NONCE]


async def test_nothing_is_written_or_asked_once_the_connection_closes(written: Written, frames: Frames) -> None:
    written.is_over = True
    frames.text_and_ping("dice", NONCE)
    assert (written.writes, frames.kernel(), frames.unsent()) == ([], None, 0)


@pytest.mark.parametrize("takes_it", [True, False])
async def test_who_does_not_take_what_was_written_is_cut_off_after_a_while(
    written: Written, frames: Frames, *, takes_it: bool
) -> None:
    faults: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
    written.unsent = 1_000
    with suppress(RuntimeError):  # no request has led to this response
        await frames.close()
    written.unsent = 0 if takes_it else 1_000
    await asyncio.sleep(2 * CLOSING_S)
    assert (written.is_aborted, faults) == (not takes_it, [])
