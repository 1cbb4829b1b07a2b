"""The short way in: at once, and in order. What a mistake on it leads to is in test_leaving.py."""

from __future__ import annotations

import asyncio

from aiohttp import WSMessage, WSMsgType
from aiohttp.base_protocol import BaseProtocol

from dicehall.server.sockets.bounds import Bounds
from dicehall.server.sockets.connection import _Ears
from dicehall.server.sockets.inbox import Inbox, Message
from dicehall.server.sockets.intake import Intake
from dicehall.server.sockets.kernel import Kernel
from dicehall.server.sockets.line import OpenLine
from dicehall.wire.incoming import Incoming
from dicehall.wire.outgoing import Gone


def text(words: str) -> WSMessage:
    return WSMessage(WSMsgType.TEXT, words, "")


async def inbox() -> Inbox:
    loop = asyncio.get_running_loop()
    return Inbox(BaseProtocol(loop=loop), 2**16, loop=loop)


async def test_a_listener_hears_at_once_and_what_it_does_not_want_waits() -> None:
    box, heard = await inbox(), list[Message]()

    def listen(message: Message) -> bool:
        heard.append(message)
        return str(message.data) != "not mine"

    box.listener = listen
    for words in ("one", "not mine", "two"):
        box.feed_data(text(words), len(words))
    assert [message.data for message in heard] == ["one", "not mine"]
    assert [(await box.read()).data for _ in range(2)] == ["not mine", "two"]  # "two" did not overtake
    assert box.is_empty


async def test_what_came_before_the_listener_is_not_overtaken() -> None:
    box, heard = await inbox(), list[Message]()

    def listen(message: Message) -> bool:
        heard.append(message)
        return True

    box.feed_data(text("first"), 5)
    box.listener = listen
    box.feed_data(text("second"), 6)
    assert heard == []
    assert [(await box.read()).data for _ in range(2)] == ["first", "second"]
    box.feed_data(text("third"), 5)
    assert [message.data for message in heard] == ["third"]


class Nowhere:
    """A socket that nobody is at the other end of, and a table that hears nothing of it."""

    def __init__(self) -> None:
        self.received = 0

    def text(self, text: str) -> None: ...

    def ping(self, nonce: bytes) -> None: ...

    def text_and_ping(self, text: str, nonce: bytes) -> None: ...

    def pong(self, payload: bytes) -> None: ...

    def kernel(self) -> Kernel | None:
        return None

    def unsent(self) -> int:
        return 0

    def end(self, code: int) -> None: ...

    def receive(self, message: Incoming, at_ms: int) -> None:
        self.received += 1

    def ponged(self, revision: int, at_ms: int) -> None: ...

    def left(self) -> None: ...


def test_a_flood_in_one_piece_is_heard_no_further_than_to_the_end_of_its_line() -> None:
    """Thousands of frames fit into what is read at once, and all tables would wait for them."""
    there = Nowhere()
    line = OpenLine(there, Bounds(), lambda: 0)
    ears = _Ears(line, there, Intake(line, there, Bounds(), 0), lambda: 0)
    heard = [ears.hears(text("")) for _ in range(10_000)]
    assert line.is_closed
    assert 0 < sum(heard) < 500
    assert not any(heard[500:])
    assert not ears.hears(text('{"type":"ready","id":"a","is_ready":true}'))
    assert there.received == 0


def test_what_comes_after_the_end_of_a_line_is_left_to_the_queue() -> None:
    there = Nowhere()
    line = OpenLine(there, Bounds(), lambda: 0)
    ears = _Ears(line, there, Intake(line, there, Bounds(), 0), lambda: 0)
    assert ears.hears(text('{"type":"ready","id":"a","is_ready":true}'))
    line.close(Gone("closing", "good night"))
    assert not ears.hears(text('{"type":"ready","id":"b","is_ready":true}'))
    assert there.received == 1
