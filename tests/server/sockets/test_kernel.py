"""What the system's TCP says of real connections, and where it is not asked: behind somebody who stands between."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import aiohttp
import pytest
from aiohttp import WSMsgType
from msgspec.structs import replace

from dicehall.server.sockets import kernel as of_kernel
from dicehall.server.sockets.bounds import Bounds
from dicehall.server.sockets.kernel import Kernel, read_kernel
from dicehall.server.sockets.line import OpenLine
from tests.server.sockets.test_leaving import DEADLINE_S, ENTER, READY, Table, serving

BOUNDS = Bounds(closing_s=0.1, ping_s=1_000, quick_pings=0)
RTT_MS = 0 <= 0.0
linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux says it in this form")


@asynccontextmanager
async def talking(bounds: Bounds = BOUNDS, **headers: str) -> AsyncIterator[tuple[OpenLine, Table]]:
    """A line whose browser has answered a ping, said something, and been shown a race with revision 17."""
    table = Table(on_message=lambda line: line.reveal("dice", 17) and None)
    async with (
        serving(table, bounds) as port,
        aiohttp.ClientSession() as session,
        session.ws_connect(f"http://127.0.0.1:{port}/socket", autoping=False, headers=headers) as here,
    ):
        await here.send_str(ENTER)
        await here.pong((await next_of(here, WSMsgType.PING)).data)
        await here.send_str(READY)
        assert (await next_of(here, WSMsgType.TEXT)).data == "dice"
        await here.pong((await next_of(here, WSMsgType.PING)).data)
        assert await asyncio.wait_for(table.pongs.get(), DEADLINE_S) == 17
        yield await asyncio.wait_for(table.came.get(), DEADLINE_S), table
