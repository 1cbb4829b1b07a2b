"""Real sockets at a real server: how one comes in, what puts one out, and that the others stay."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import cast

import aiohttp
import pytest
from aiohttp import WSMsgType
from msgspec.structs import replace

from dicehall.server.http.limits import Rates
from dicehall.server.sockets.bounds import Bounds
from dicehall.wire.words import MESSAGE_BYTES, PROTOCOL
from tests.server.http.serving import Browser, Server, serving

READY = json.dumps({"type": "ready", "id": "a", "is_ready": True})
BOUNDS = Bounds(closing_s=0.2)
DEADLINE_S = 20
POST = "POST /api/guest HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"


class Tab:
    """An open socket of a browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def next(self) -> aiohttp.WSMessage:
        return await asyncio.wait_for(self.socket.receive(), DEADLINE_S)

    async def until(self, type: str) -> dict[str, object]:
        """The next message of this type; pings in between are answered."""
        while True:
            message = await self.next()
            if message.type is WSMsgType.PING:
                with suppress(ConnectionError):  # the server may have closed in the meantime
                    await self.socket.pong(message.data)
                continue
            assert message.type is WSMsgType.TEXT, f"no {type}: {message}, {self.socket.close_code}"
            told = json.loads(message.data)
            assert isinstance(told, dict)
            if told["type"] == type:
                return told

    async def players(self) -> list[str]:
        """Who sits where, as the next `people` says."""
        seats = cast("list[dict[str, str]]", (await self.until("people"))["seats"])
        return [seat["player"] for seat in seats]

    async def goodbye(self) -> tuple[object, int]:
        """The word of `gone`, and the code of the close after it."""
        why = (await self.until("gone"))["why"]
        return why, await self.code()

    async def code(self) -> int:
        """The code of the close; whatever comes before it is not read."""
        while (message := await self.next()).type is not WSMsgType.CLOSE:
            assert message.type in (WSMsgType.TEXT, WSMsgType.PING), message
        assert isinstance(message.data, int)
        return message.data

    async def enters(self, code: str, ticket: str, protocol: int = PROTOCOL) -> None:
        message = {"type": "enter", "protocol": protocol, "ticket": ticket, "table": code}
        await self.socket.send_str(json.dumps(message))


@asynccontextmanager
async def tab(browser: Browser) -> AsyncIterator[Tab]:
    async with browser.session.ws_connect(f"{browser.url}/socket", origin=browser.url, autoping=False) as socket:
        yield Tab(socket)


class Evening:
    """What tests start from."""

    def __init__(self, server: Server, browser: Browser, code: str) -> None:
        self.server, self.browser, self.code = server, browser, code

    @asynccontextmanager
    async def seated(self) -> AsyncIterator[Tab]:
        """A tab at the table."""
        async with tab(self.browser) as here:
            await here.enters(self.code, await self.browser.ticket())
            await here.until("people")
            yield here


@asynccontextmanager
async def evening(folder: Path, bounds: Bounds = BOUNDS, rates: Rates | None = None) -> AsyncIterator[Evening]:
    """A server, a browser with a name, and a table of its own."""
    async with serving(folder, bounds=bounds, rates=rates) as server, server.browser() as browser:
        code = await (await browser.named()).table()
        yield Evening(server, browser, code)


# The upgrade


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
async def test_a_foreign_page_is_refused_before_the_upgrade(tmp_path: Path, origin: str | None) -> None:
    async with evening(tmp_path) as here:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await here.browser.session.ws_connect(f"{here.browser.url}/socket", origin=origin)
        assert refused.value.status == 403


async def test_a_request_that_is_no_upgrade_is_told_so(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        assert (await here.browser.get("/socket", Origin=here.browser.url)).status == 426


async def test_nothing_is_compressed_although_the_browser_offers_it(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        url, origin = f"{here.browser.url}/socket", here.browser.url
        async with here.browser.session.ws_connect(url, origin=origin, compress=15) as socket:
            assert socket.compress == 0


async def test_more_sockets_than_allowed_are_refused(tmp_path: Path) -> None:
    async with evening(tmp_path, rates=Rates(sockets=1)) as here, here.seated():
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await here.browser.session.ws_connect(f"{here.browser.url}/socket", origin=here.browser.url)
        assert refused.value.status == 429


# The first message


async def test_a_ticket_opens_a_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, tab(here.browser) as socket:
        await socket.enters(here.code, await here.browser.ticket())
        await socket.until("welcome")
        assert (await socket.until("people"))["table"] == here.code


@pytest.mark.parametrize("ticket", ["", "invented"])
async def test_a_wrong_ticket_is_refused(tmp_path: Path, ticket: str) -> None:
    async with evening(tmp_path) as here, tab(here.browser) as socket:
        await socket.enters(here.code, ticket)
        assert await socket.goodbye() == ("no_ticket", 1000)


async def test_a_ticket_opens_one_socket_only(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, tab(here.browser) as first, tab(here.browser) as second:
        ticket = await here.browser.ticket()
        await first.enters(here.code, ticket)
        await first.until("welcome")
        await second.enters(here.code, ticket)
        assert await second.goodbye() == ("no_ticket", 1000)


async def test_an_unknown_table_is_told_and_counted_as_a_guess(tmp_path: Path) -> None:
    async with evening(tmp_path, rates=Rates(unknown_code=(0.001, 1))) as here:
        async with tab(here.browser) as socket:
            await socket.enters("abcdefgh", await here.browser.ticket())
            assert await socket.goodbye() == ("unknown_table", 1000)
        async with tab(here.browser) as socket:
            await socket.enters(here.code, await here.browser.ticket())
            assert await socket.goodbye() == ("flood", 1008)


@pytest.mark.parametrize("text", ["", "{", "[]", READY, f'{{"type":"enter","protocol":{PROTOCOL}}}'])
async def test_a_first_message_that_is_no_enter_closes_the_socket(tmp_path: Path, text: str) -> None:
    async with evening(tmp_path) as here, tab(here.browser) as socket:
        await socket.socket.send_str(text)
        gone = await socket.until("gone")
        assert gone["why"] == "bad_message"
        assert "has to be `enter`" in str(gone["sentence"])
        assert await socket.code() == 1008


@pytest.mark.parametrize("more", [{}, {"a_field_of_tomorrow": 1}])
async def test_a_page_of_another_time_is_asked_to_reload(tmp_path: Path, more: dict[str, int]) -> None:
    async with evening(tmp_path) as here, tab(here.browser) as socket:
        await socket.socket.send_str(json.dumps({"type": "enter", "protocol": PROTOCOL + 1, **more}))
        assert await socket.goodbye() == ("old_page", 1000)


async def test_a_socket_that_says_nothing_is_closed(tmp_path: Path) -> None:
    async with hasty(tmp_path) as server, server.browser() as browser, tab(browser) as socket:
        assert await socket.goodbye() == ("bad_message", 1008)


async def test_pings_do_not_put_the_deadline_of_the_first_message_off(tmp_path: Path) -> None:
    async with hasty(tmp_path) as server, server.browser() as browser, tab(browser) as socket:
        await socket.socket.ping(b"still here")
        assert await socket.goodbye() == ("bad_message", 1008)


@pytest.mark.parametrize(
    "text", ["GET / HT", "GET /api/guest HTTP/1.1\r\nHost: localhost\r\nX: ", "GET /api/guest HTTP/1.1\r\n"]
)
async def test_a_request_that_is_never_finished_is_closed(tmp_path: Path, text: str) -> None:
    async with hasty(tmp_path) as server:
        assert await server.raw(text) == b""


async def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    async with hasty(tmp_path) as server:
        assert (await server.raw(POST + "Content-Length: 9\r\n\r\n{")).startswith(b"HTTP/1.1 408 ")


async def test_who_is_still_sending_when_the_answer_comes_can_read_it(tmp_path: Path) -> None:
    """Closed with bytes unread, a connection is reset, and the answer may be lost with it."""
    length = 4_000_000
    asked = f"{POST}Connection: close\r\nContent-Length: {length}\r\n\r\n".encode()
    async with serving(tmp_path) as server:
        assert (await server.raw(asked + bytes(length))).startswith(b"HTTP/1.1 413 ")


def hasty(folder: Path) -> AbstractAsyncContextManager[Server]:
    """A server that does not wait long."""
    return serving(folder, bounds=replace(BOUNDS, first_message_s=0.2))


# Later messages


async def test_a_message_that_cannot_be_read_is_answered_and_the_socket_stays(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, here.seated() as socket:
        await socket.socket.send_str('{"type":"ready","id":"a","is_ready":"yes"}')
        denied = await socket.until("denied")
        assert (denied["id"], denied["why"]) == ("a", "bad_message")
        assert "$.is_ready" in str(denied["sentence"])
        await socket.socket.send_str(READY)
        await socket.until("people")


async def test_a_message_of_the_longest_kind_is_read(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, here.seated() as socket:
        await socket.socket.send_str(READY + " " * (MESSAGE_BYTES - len(READY)))
        await socket.until("people")


async def test_a_message_that_is_too_long_closes_the_socket(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, here.seated() as socket:
        await socket.socket.send_str("x" * (MESSAGE_BYTES + 1))
        assert await socket.code() == 1009


async def test_a_message_that_is_too_long_in_pieces_closes_the_socket(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, here.seated() as socket:
        assert socket.socket._writer is not None
        transport = socket.socket._writer.transport
        transport.write(frame(opcode=1, payload=b"x" * 5_000, is_last=False))
        transport.write(frame(opcode=0, payload=b"x" * 5_000, is_last=True))
        assert await socket.code() == 1009


async def test_bytes_that_are_no_text_close_the_socket(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, here.seated() as socket:
        await socket.socket.send_bytes(READY.encode())
        assert await socket.code() == 1003


async def test_text_that_is_no_unicode_closes_the_socket(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, here.seated() as socket:
        await socket.socket.send_frame(b"\xff\xfe", WSMsgType.TEXT)
        assert await socket.code() == 1007


def frame(opcode: int, payload: bytes, *, is_last: bool) -> bytes:
    """A frame of a browser, masked with zeros."""
    head = bytes([opcode | (0x80 if is_last else 0), 0x80 | 126]) + len(payload).to_bytes(2, "big")
    return head + bytes(4) + payload


async def test_a_flood_closes_its_socket_and_no_other(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, here.server.browser() as other:
        await other.named("Ben")
        async with here.seated() as flooding, tab(other) as calm:
            await calm.enters(here.code, await other.ticket())
            await calm.until("people")
            for _ in range(BOUNDS.burst + BOUNDS.flood + 1):
                await flooding.socket.send_str("{}")
            assert (await flooding.until("denied"))["why"] == "bad_message"
            assert await flooding.goodbye() == ("bad_message", 1008)
            await calm.socket.send_str(READY)
            assert (await calm.until("people"))["table"] == here.code


async def test_a_flood_of_good_messages_is_told_then_closed(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, here.seated() as socket:
        painted = json.dumps({"type": "painted", "revision": 1})
        for _ in range(BOUNDS.burst + BOUNDS.flood + 1):
            await socket.socket.send_str(painted)
        assert (await socket.until("denied"))["why"] == "flood"
        assert await socket.goodbye() == ("flood", 1008)


# Pings and the end


async def test_a_ping_of_the_browser_is_answered(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, here.seated() as socket:
        await socket.socket.ping(b"you?")
        while (message := await socket.next()).type is not WSMsgType.PONG:
            pass
        assert message.data == b"you?"


async def test_pings_come_with_nonces_of_eight_bytes(tmp_path: Path) -> None:
    async with evening(tmp_path, replace(BOUNDS, ping_s=0.01)) as here, here.seated() as socket:
        nonces: set[bytes] = set()
        while len(nonces) < 3:
            message = await socket.next()
            if message.type is WSMsgType.PING:
                nonces.add(bytes(message.data))
        assert {len(nonce) for nonce in nonces} == {8}


async def test_who_never_answers_pings_is_closed(tmp_path: Path) -> None:
    async with evening(tmp_path, replace(BOUNDS, ping_s=0.01)) as here, here.seated() as socket:
        await socket.next()
        here.server.clock.now_ms += BOUNDS.pong_ms + 1
        while (message := await socket.next()).type is not WSMsgType.TEXT:
            pass
        assert json.loads(message.data)["why"] == "too_slow"
        assert await socket.code() == 1013


async def test_a_second_tab_takes_the_seat_and_the_first_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, here.seated() as first, here.seated():
        assert await first.goodbye() == ("replaced", 1000)


async def test_a_server_that_ends_says_goodbye(tmp_path: Path) -> None:
    async with evening(tmp_path) as here, here.seated() as socket:
        await here.server.site.hall.close()
        assert await socket.goodbye() == ("closing", 1001)
