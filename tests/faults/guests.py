"""Somebody with a browser: a name, a cookie, and an address of their own, since the server counts by address."""

from __future__ import annotations

from types import TracebackType
from typing import Self

import aiohttp

from dicehall.core import OptionValue
from dicehall.wire.words import PROTOCOL

_ANSWERS_WITHIN_S = 20


def address_of(number: int, place: int = 0) -> str:
    """An address of this machine that nobody else in a test has.

    >>> address_of(258, place=3)
    '127.19.1.2'
    """
    return f"127.{16 + place}.{number >> 8}.{number & 255}"


class Guest:
    """Use it as an async context.

    Args:
        url: of the server.
        address: from which it connects.
    """

    def __init__(self, url: str, name: str, address: str) -> None:
        self.url, self.name = url, name
        self.session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(local_addr=(address, 0), limit=0, force_close=True),
            cookie_jar=aiohttp.CookieJar(unsafe=True),  # unsafe: aiohttp takes no cookies from numbers otherwise
            headers={"Origin": url},
            timeout=aiohttp.ClientTimeout(total=_ANSWERS_WITHIN_S),
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.session.close()

    async def post(self, path: str, body: object) -> dict[str, str]:
        """Raises ClientError for every answer that is a no."""
        async with self.session.post(self.url + path, json=body, raise_for_status=True) as answer:
            told: dict[str, str] = await answer.json()
            return told

    async def give_name(self) -> None:
        """Becomes a guest of the server."""
        await self.post("/api/guest", {"name": self.name})

    async def open_table(self, game: str, options: dict[str, OptionValue]) -> str:
        """The code of a new table."""
        return (await self.post("/api/tables", {"game": game, "options": options}))["table"]

    async def enter(self, code: str) -> aiohttp.ClientWebSocketResponse:
        """A socket whose first message has been sent. Raises ClientError."""
        ticket = (await self.post("/api/ticket", {}))["ticket"]
        socket = await self.session.ws_connect(f"{self.url}/socket", max_msg_size=0)
        await socket.send_json({"type": "enter", "protocol": PROTOCOL, "ticket": ticket, "table": code})
        return socket

    async def record(self, code: str, match: int) -> str:
        """The record of a match. Raises ClientError."""
        address = f"{self.url}/api/tables/{code}/matches/{match}"
        async with self.session.get(address, raise_for_status=True) as answer:
            return await answer.text()
