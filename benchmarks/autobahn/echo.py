"""A program: a WebSocket that sends back what it reads, by the same two classes that read and write for the server.

`python -m benchmarks.autobahn.echo` prints its port. Autobahn's cases need an echo, which no table of the hall is.
"""

from __future__ import annotations

import asyncio

from aiohttp import WSMsgType, web

from dicehall.server.sockets.frames import UNBOUNDED, Frames
from dicehall.server.sockets.inbox import Accepted, Message

CLOSING_S = 2.0
_BIGGEST = 32 * 2**20
"""As large as the largest message of Autobahn; the hall's own limit is far lower."""


async def echo(request: web.Request) -> web.StreamResponse:
    """One connection, until it ends."""
    accepted = Accepted(
        timeout=CLOSING_S, autoping=False, compress=False, max_msg_size=_BIGGEST, writer_limit=UNBOUNDED
    )
    await accepted.prepare(request)
    transport = request.transport
    if transport is None:
        return accepted
    frames = Frames(accepted, transport, CLOSING_S, reads_kernel=False)
    while await _answered(accepted, frames, await accepted.receive()):
        pass
    await frames.close()
    return accepted


async def _answered(accepted: Accepted, frames: Frames, message: Message) -> bool:
    """Whether the connection goes on."""
    if message.type is WSMsgType.TEXT:
        frames.text(message.data)
    elif message.type is WSMsgType.PING:
        frames.pong(message.data)
    elif message.type is WSMsgType.BINARY:
        await accepted.send_bytes(message.data)
    return message.type in (WSMsgType.TEXT, WSMsgType.PING, WSMsgType.BINARY, WSMsgType.PONG)


async def serve() -> None:
    """Until the process is killed."""
    app = web.Application()
    app.router.add_get("/", echo)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    print(site.port, flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(serve())
