"""Connections as they come in, before anything was asked: one address may have only so many at the same time.

aiohttp would take any number, and each costs memory although it says nothing.
"""

from __future__ import annotations

import asyncio
import logging
import socket

from aiohttp import web

from dicehall.server.http.asked import Network, household, is_one_of, parsed_address
from dicehall.server.http.limits import AddressLimits
from dicehall.server.watched.logs import event, shortened
from dicehall.server.watched.measures import CONNECTIONS_OPEN, CONNECTIONS_REFUSED


class Doors:
    """Makes the protocols of new connections.

    Args:
        server: aiohttp's, whose protocols do the work.
        proxies: of ours, through which many come; they are not counted.
    """

    def __init__(self, server: web.Server, limits: AddressLimits, proxies: tuple[Network, ...]) -> None:
        self._server, self._limits, self._proxies = server, limits, proxies

    def __call__(self) -> Door:
        return Door(self._server(), self)

    async def listen(self, at: socket.socket) -> asyncio.Server:
        """Answers whoever comes to a listening socket."""
        return await asyncio.get_running_loop().create_server(self, sock=at)

    def let_in(self, transport: asyncio.BaseTransport) -> str | None:
        """The address that a connection counts for; empty: for none; None: it has to go."""
        peer = transport.get_extra_info("peername")
        found = parsed_address(str(peer[0])) if peer else None
        if found is not None and is_one_of(found, self._proxies):
            return ""
        address = household(found)
        if self._limits.connected(address):
            return address
        CONNECTIONS_REFUSED.count()
        event("too_many_connections", logging.WARNING, address=shortened(address))
        return None

    def let_out(self, address: str) -> None:
        """The connection has ended."""
        if address:
            self._limits.disconnected(address)


class Door(asyncio.BaseProtocol):
    """Stands before aiohttp's protocol while a connection comes and goes; what it says goes there directly."""

    def __init__(self, behind: web.RequestHandler, doors: Doors) -> None:
        self._behind, self._doors = behind, doors
        self._address: str | None = None
        self.data_received = behind.data_received
        self.eof_received = behind.eof_received

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._address = self._doors.let_in(transport)
        if self._address is None:
            transport.close()
            return
        CONNECTIONS_OPEN.up()
        self._behind.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._address is None:
            return
        CONNECTIONS_OPEN.down()
        self._doors.let_out(self._address)
        self._behind.connection_lost(exc)

    def pause_writing(self) -> None:
        self._behind.pause_writing()

    def resume_writing(self) -> None:
        self._behind.resume_writing()
