"""The short way in: at once, and in order. What a mistake on it leads to is in test_leaving.py."""

from __future__ import annotations

import asyncio

from aiohttp import WSMessage, WSMsgType
from aiohttp.base_protocol import BaseProtocol

from dicehall.server.sockets.inbox import Inbox, Message


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
