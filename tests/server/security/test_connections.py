"""Connections that say nothing, or nothing that is HTTP: bounded for each address, and told nothing of our inside."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from ipaddress import ip_network
from pathlib import Path

import pytest

from dicehall.server.hall import Denial
from dicehall.server.http.limits import AddressLimits, Rates
from dicehall.server.settings import Settings
from dicehall.server.watched.measures import CONNECTIONS_OPEN, CONNECTIONS_REFUSED
from tests.server.http.serving import Browser, Clock, Server, serving

ASK = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@asynccontextmanager
async def connected(server: Server) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def is_answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    """Whether the server takes a request; it has closed a connection that was one too many."""
    try:
        writer.write(ASK)
        return (await reader.readline()).startswith(b"HTTP/1.1 200 ")
    except ConnectionError:
        return False


async def test_an_address_may_have_so_many_connections_open_and_a_new_one_when_one_has_gone(tmp_path: Path) -> None:
    refused = CONNECTIONS_REFUSED.value
    async with serving(tmp_path, rates=Rates(connections=3)) as server, AsyncExitStack() as stack:
        idle = [await stack.enter_async_context(connected(server)) for _ in range(3)]
        assert [await is_answered(*one) for one in idle] == [True] * 3
        async with connected(server) as fourth:
            assert not await is_answered(*fourth)
        assert CONNECTIONS_REFUSED.value == refused + 1
        idle[0][1].close()
        await idle[0][1].wait_closed()
        while server.site.limits._connections["127.0.0.1"] == 3:  # until the server has heard of it
            await asyncio.sleep(0)
        async with connected(server) as again:
            assert await is_answered(*again)


async def test_sockets_of_tables_are_not_counted_among_them(tmp_path: Path) -> None:
    async with serving(tmp_path, rates=Rates(connections=2)) as server, server.browser() as browser:
        await browser.named()
        async with AsyncExitStack() as stack:
            for _ in range(4):
                opening = browser.session.ws_connect(f"{server.url}/socket", origin=server.url)
                await stack.enter_async_context(opening)
            async with connected(server) as one:
                assert await is_answered(*one)


async def test_connections_of_our_proxies_are_not_counted_but_requests_of_one_browser_are(tmp_path: Path) -> None:
    rates = Rates(connections=1, requests=2)
    settings = Settings(trusted_proxies=(ip_network("127.0.0.1"),))
    async with serving(tmp_path, rates=rates, settings=settings) as server, AsyncExitStack() as stack:
        several = [await stack.enter_async_context(connected(server)) for _ in range(4)]
        assert [await is_answered(*one) for one in several] == [True] * 4
        with server.site.limits.request("203.0.113.9"), server.site.limits.request("203.0.113.9"):
            browser = await stack.enter_async_context(server.browser())
            assert (await browser.get("/api/guest", X_Forwarded_For="203.0.113.9")).why == (429, "flood")
            assert (await browser.get("/api/guest", X_Forwarded_For="203.0.113.10")).status == 200
        assert (await browser.get("/api/guest", X_Forwarded_For="203.0.113.9")).status == 200


async def test_nothing_is_left_of_connections_that_have_gone(tmp_path: Path) -> None:
    open_before = CONNECTIONS_OPEN.value
    async with serving(tmp_path) as server:
        async with connected(server) as one:
            assert await is_answered(*one)
            assert CONNECTIONS_OPEN.value == (open_before or 0) + 1
        while server.site.limits._connections:
            await asyncio.sleep(0)
    assert CONNECTIONS_OPEN.value == open_before


def test_requests_at_the_same_time_are_counted_and_forgotten() -> None:
    limits = AddressLimits(Rates(requests=1), Clock())
    with limits.request("one"), limits.request("other"), pytest.raises(Denial), limits.request("one"):
        raise AssertionError("it was let in")
    with limits.request("one"):
        pass
    assert not limits._requests


NO_HTTP = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 tls hello\r\n\r\n",
    b"SSH-2.0-OpenSSH_9.6\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nBad Header: 1\r\n\r\n",
    b"\x00" * 64 + b"\r\n\r\n",
)


@pytest.mark.parametrize("sent", NO_HTTP)
async def test_what_is_no_http_is_answered_without_our_inside(server: Server, browser: Browser, sent: bytes) -> None:
    answer = await server.raw(sent)
    assert answer.startswith(b"HTTP/1.")
    assert answer.split(b" ")[1] in (b"400", b"403")
    for inside in (b"Traceback", b".py", b"line ", b"site-packages"):
        assert inside not in answer
    assert (await browser.get("/api/guest")).status == 200
