"""The line's `Socket` on aiohttp: frames are written at once, and closing is bounded in time."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Coroutine
from contextlib import suppress

from aiohttp import web

from dicehall.server.sockets.kernel import Kernel, read_kernel

UNBOUNDED = 2**62
"""Limit of what aiohttp writes before it waits for the network: the line itself looks at how much lies unsent."""
_NORMAL = 1000
_PING = b"\x89\x08"
"""A whole ping with a payload of 8 bytes begins so."""
_TEXT = 0x81
"""First byte of a frame: the last of its message, and text."""
_SHORT = 126
"""Sizes from here on stand behind the second byte, in 2 or 8 bytes."""
_KERNEL_BYTES = 64 * 1024
"""What the kernel may keep unsent; by itself it takes megabytes, and a slow browser would be noticed far too late."""


class Frames:
    """Writes to an accepted WebSocket.

    Args:
        accepted: prepared with `writer_limit=UNBOUNDED` and without compression.
        closing_s: how long the other side may take to say goodbye and to take what was written.
        reads_kernel: whether the transport is the browser's own connection, so that the system may be asked of it.
    """

    def __init__(
        self, accepted: web.WebSocketResponse, transport: asyncio.Transport, closing_s: float, *, reads_kernel: bool
    ) -> None:
        self._accepted, self._transport, self._closing_s = accepted, transport, closing_s
        # A descriptor of our own: the event loop's wrapper makes one anew for each question.
        self._socket = socket.socket(fileno=os.dup(transport.get_extra_info("socket").fileno()))
        self._reads_kernel = reads_kernel
        self.ending: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Settled with the code of the close as soon as the socket is to be closed."""
        with suppress(OSError):
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _KERNEL_BYTES)

    def text(self, text: str) -> None:
        """Written past aiohttp, whose way through four calls costs a fifth of all that a busy server does."""
        if not self._transport.is_closing():
            self._transport.write(text_frame(text))

    def ping(self, nonce: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(_PING + nonce)

    def text_and_ping(self, text: str, nonce: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(text_frame(text) + _PING + nonce)

    def kernel(self) -> Kernel | None:
        return read_kernel(self._socket) if self._reads_kernel and not self._transport.is_closing() else None

    def pong(self, payload: bytes) -> None:
        _write(self._accepted.pong(payload))

    def unsent(self) -> int:
        return 0 if self._transport.is_closing() else self._transport.get_write_buffer_size()

    def end(self, code: int) -> None:
        if not self.ending.done():
            self.ending.set_result(code)

    async def close(self) -> None:
        """Says goodbye, and waits for the other side's a little while. Nobody else may be reading then."""
        try:
            await self._accepted.close(code=self.ending.result() if self.ending.done() else _NORMAL, drain=False)
        finally:
            self._socket.close()
            if self._transport.get_write_buffer_size():  # would lie there for as long as the other side is connected
                asyncio.get_running_loop().call_later(self._closing_s, _give_up, self._transport)


def text_frame(text: str) -> bytes:
    """An unmasked text frame in one piece [RFC 6455, 5.2].

    >>> text_frame("hi")
    b'\\x81\\x02hi'
    """
    payload = text.encode()
    size = len(payload)
    if size < _SHORT:
        return bytes((_TEXT, size)) + payload
    if size < 2**16:
        return bytes((_TEXT, _SHORT)) + size.to_bytes(2) + payload
    return bytes((_TEXT, _SHORT + 1)) + size.to_bytes(8) + payload


def _give_up(transport: asyncio.Transport) -> None:
    """One that has sent everything by now has closed by itself, and cannot be asked to."""
    if transport.get_write_buffer_size():
        transport.abort()


def _write(frame: Coroutine[object, object, None]) -> None:
    """Runs aiohttp's writing coroutine here and now: it would only wait to compress or for a limit, and has neither."""
    try:
        frame.send(None)
    except (StopIteration, ConnectionError):
        return
    frame.close()
    raise RuntimeError("aiohttp waited in the middle of writing a frame")
