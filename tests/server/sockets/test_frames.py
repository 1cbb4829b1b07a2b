"""Bytes on the wire: what is raced for and its ping leave in one piece."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator

import pytest_asyncio
from aiohttp import web

from dicehall.server.sockets.frames import Frames, text_frame

NONCE = b"12345678"


class Written(asyncio.Transport):
    """A transport that keeps each write."""

    def __init__(self, sock: socket.socket) -> None:
        super().__init__({"socket": sock})
        self.writes: list[bytes] = []
        self.is_over = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.writes.append(bytes(data))

    def is_closing(self) -> bool:
        return self.is_over


@pytest_asyncio.fixture
async def written() -> AsyncIterator[Written]:
    with socket.socket() as sock:
        yield Written(sock)


def frames_of(written: Written) -> Frames:
    return Frames(web.WebSocketResponse(), written, closing_s=0.1, reads_kernel=True)


async def test_a_race_and_its_ping_are_one_write(written: Written) -> None:
    frames_of(written).text_and_ping("dice", NONCE)
    assert written.writes == [b"\x81\x04dice" + b"\x89\x08" + NONCE]


async def test_a_long_race_and_its_ping_are_one_write(written: Written) -> None:
    text = "\u2680" * 30_000
    frames_of(written).text_and_ping(text, NONCE)
    assert written.writes == [text_frame(text) + b"\x89\x08" + NONCE]


async def test_nothing_is_written_or_asked_once_the_connection_closes(written: Written) -> None:
    frames = frames_of(written)
    written.is_over = True
    frames.text_and_ping("dice", NONCE)
    assert (written.writes, frames.kernel(), frames.unsent()) == ([], None, 0)
