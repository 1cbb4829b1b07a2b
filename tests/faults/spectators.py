"""A program: many people who only watch one table, each with a name, twenty of them behind an address.

`python -m tests.faults.spectators URL CODE COUNT` prints `watching` when all have come, and ends with its input. They
read as little as can be, so that a machine of two cores has one for the server.
"""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp

from dicehall.wire.words import PROTOCOL
from tests.faults.guests import address_of
from tests.faults.rawsocket import CLOSE, PING, PONG, TEXT, frame

HERE = "watching"
_ADDRESS = 8
"""Place in `address_of` that no player has."""
_TO_AN_ADDRESS = 20
_AT_ONCE = 20
_HEAD_END = b"\r\n\r\n"
_ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def spectators(url: str, code: str, count: int) -> Iterator[None]:
    """A process of theirs; all have come."""
    line = [sys.executable, "-m", "tests.faults.spectators", url, code, str(count)]
    with subprocess.Popen(line, cwd=_ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == f"{HERE}\n"
            yield
        finally:
            process.kill()


def allow_many_files() -> None:
    """As many open sockets as the system lets us have; what is started later inherits it."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Watching(asyncio.Protocol):
    """A socket that answers pings and looks at nothing else.

    Args:
        head: the request that upgrades it.
        enter: the first message.
    """

    def __init__(self, head: bytes, enter: bytes) -> None:
        self._head, self._enter = head, enter
        loop = asyncio.get_running_loop()
        self.welcomed: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()
        self._unread = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended.set_result(None)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if self._enter and _HEAD_END in self._unread:
            self._unread = self._unread.partition(_HEAD_END)[2]
            self._write(frame(TEXT, self._enter))
            self._enter = b""
        while not self._enter and self._take():
            pass

    def _take(self) -> bool:
        """Takes a frame off what is unread; False if none is complete."""
        data = self._unread
        if len(data) < 2:
            return False
        size, begins = data[1], 2
        if size >= 126:
            begins = 4 if size == 126 else 10
            size = int.from_bytes(data[2:begins])
        if len(data) < begins + size:
            return False
        self._unread = data[begins + size :]
        self._hear(data[0] & 0x0F, data[begins : begins + size])
        return True

    def _hear(self, opcode: int, payload: bytes) -> None:
        if opcode == PING:
            self._write(frame(PONG, payload))
        elif opcode == TEXT and not self.welcomed.done():
            self.welcomed.set_result(None)
        elif opcode == CLOSE:
            self._write(frame(CLOSE, payload[:2]))

    def _write(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)


class Address:
    """Whoever is behind one address."""

    def __init__(self, url: str, number: int) -> None:
        self._url, self._host = url, urlsplit(url)
        self._address = address_of(number, _ADDRESS)
        self.session = aiohttp.ClientSession(
            # A connection that is used again may have been closed meanwhile.
            connector=aiohttp.TCPConnector(local_addr=(self._address, 0), force_close=True),
            cookie_jar=aiohttp.DummyCookieJar(),
        )

    async def come(self, name: str, code: str) -> Watching:
        """Somebody new, who watches."""
        cookie, _ = await self._post("/api/guest", {"name": name}, "")
        _, told = await self._post("/api/ticket", {}, cookie)
        enter = {"type": "enter", "protocol": PROTOCOL, "ticket": told["ticket"], "table": code, "watches": True}
        head = (
            f"GET /socket HTTP/1.1\r\nHost: {self._host.netloc}\r\nOrigin: {self._url}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        _, watching = await asyncio.get_running_loop().create_connection(
            lambda: Watching(head.encode(), json.dumps(enter).encode()),
            self._host.hostname or "",
            self._host.port or 80,
            local_addr=(self._address, 0),
        )
        await watching.welcomed
        return watching

    async def _post(self, path: str, body: object, cookie: str) -> tuple[str, dict[str, str]]:
        headers = {"Origin": self._url, "Cookie": cookie}
        async with self.session.post(self._url + path, json=body, headers=headers, raise_for_status=True) as answer:
            return answer.headers.get("Set-Cookie", "").partition(";")[0], await answer.json()


async def watch(url: str, code: str, count: int) -> None:
    """All come, and look on until the input ends. Fails if one of them is sent away."""
    limit = asyncio.Semaphore(_AT_ONCE)
    addresses = [Address(url, number) for number in range(-(-count // _TO_AN_ADDRESS))]

    async def one(number: int) -> Watching:
        async with limit:
            return await addresses[number % len(addresses)].come(f"W{number}", code)

    watching = await asyncio.gather(*(one(number) for number in range(count)))
    for address in addresses:
        await address.session.close()
    sys.stdout.write(f"{HERE}\n")
    sys.stdout.flush()
    ended = asyncio.ensure_future(asyncio.to_thread(sys.stdin.read))
    await asyncio.wait((ended, *(one.ended for one in watching)), return_when=asyncio.FIRST_COMPLETED)
    assert ended.done(), "a spectator was sent away"


if __name__ == "__main__":
    allow_many_files()
    asyncio.run(watch(sys.argv[1], sys.argv[2], int(sys.argv[3])))
