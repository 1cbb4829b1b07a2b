"""A TCP proxy that makes ways longer: whatever comes is passed on later, each way in its order, as on a long line.

Each way has a port of its own. Only what is said is delayed, the kernel's handshake of a new connection is not. Pieces
wait here without a limit, so it is no model of a line that is narrow. The target sees the caller's own address.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random

from msgspec import Struct

_HERE = "127.0.0.1"


class Way(Struct, frozen=True):
    """How long what is said is under way, in each direction; there and back take twice as long."""

    one_way_ms: float
    jitter_ms: float = 0.0
    """At most so much longer, evenly drawn for each piece; a piece never overtakes an earlier one."""


@contextmanager
def delaying(port: int, ways: Sequence[Way], seed: int = 0) -> Iterator[tuple[int, ...]]:
    """Until the block ends, a port of 127.0.0.1 for each way, all of which lead to this one.

    Works in a thread of its own, so the block may wait for whatever it likes.
    """
    loop = asyncio.new_event_loop()
    proxy = _Proxy(port, seed)
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield asyncio.run_coroutine_threadsafe(proxy.open(ways), loop).result()
    finally:
        asyncio.run_coroutine_threadsafe(proxy.close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


class _Proxy:
    """All ways to one port."""

    def __init__(self, port: int, seed: int) -> None:
        self._port, self._draw = port, Random(seed)
        self._servers: list[asyncio.Server] = []
        self._connections: dict[_Connection, None] = {}

    async def open(self, ways: Sequence[Way]) -> tuple[int, ...]:
        """Starts to listen; the ports."""
        loop = asyncio.get_running_loop()
        for way in ways:
            self._servers.append(await loop.create_server(self._answering(way), _HERE, 0))
        return tuple(server.sockets[0].getsockname()[1] for server in self._servers)

    async def close(self) -> None:
        """Breaks off whatever is open."""
        for server in self._servers:
            server.close()
        for connection in list(self._connections):
            await connection.break_off()

    def _answering(self, way: Way) -> Callable[[], asyncio.Protocol]:
        def answer() -> asyncio.Protocol:
            connection = _Connection(self._port, self._delays(way), lambda: self._connections.pop(connection))
            self._connections[connection] = None
            return connection.caller

        return answer

    def _delays(self, way: Way) -> Callable[[], float]:
        draw = Random(self._draw.random())
        return lambda: (way.one_way_ms + draw.uniform(0, way.jitter_ms)) / 1_000


class _Connection:
    """A caller, the target, and what is under way between them.

    Args:
        delay_s: for the next piece.
        ended: called once, when both ends are closed.
    """

    def __init__(self, port: int, delay_s: Callable[[], float], ended: Callable[[], None]) -> None:
        self._port, self._ended = port, ended
        there, back = _Direction(delay_s, self._arrived), _Direction(delay_s, self._arrived)
        self.caller = _End(there, back, self._called)
        self._target = _End(back, there, lambda _: None)
        self._connecting: asyncio.Task[None] | None = None
        self._directions_over = 0

    async def break_off(self) -> None:
        """Closes both ends at once."""
        for end in (self.caller, self._target):
            end.abort()
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.wait((self._connecting,))

    def _called(self, transport: asyncio.Transport) -> None:
        self._connecting = asyncio.create_task(self._connect(transport.get_extra_info("peername")[0]))

    async def _connect(self, address: str) -> None:
        try:
            await asyncio.get_running_loop().create_connection(
                lambda: self._target, _HERE, self._port, local_addr=(address, 0)
            )
        except OSError:
            self.caller.abort()
            self._ended()

    def _arrived(self) -> None:
        """One direction has brought its end; after both there is nothing left to say."""
        self._directions_over += 1
        if self._directions_over == 2:
            self.caller.close()
            self._target.close()
            self._ended()


class _End(asyncio.Protocol):
    """One socket: what it says goes one way, what it is told comes the other way.

    Args:
        connected: called with the transport as soon as there is one.
    """

    def __init__(self, says: _Direction, hears: _Direction, connected: Callable[[asyncio.Transport], None]) -> None:
        self._says, self._hears, self._connected = says, hears, connected
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._hears.lead_to(transport)
        self._connected(transport)

    def data_received(self, data: bytes) -> None:
        self._says.take(data)

    def eof_received(self) -> bool:
        """Says nothing more; it may still be told something."""
        self._says.take(None)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Says nothing more, and nobody is there to be told anything."""
        self._says.take(None)
        self._hears.take(None)

    def close(self) -> None:
        """After what was written."""
        if self._transport is not None:
            self._transport.close()

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class _Direction:
    """What is said by one end: each piece leaves when its time has come, and none before an earlier one.

    Args:
        delay_s: for the next piece.
        arrived: called once, when the end has been passed on.
    """

    def __init__(self, delay_s: Callable[[], float], arrived: Callable[[], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._delay_s, self._arrived = delay_s, arrived
        self._pieces: deque[tuple[float, bytes | None]] = deque()
        self._last_s = 0.0
        self._is_over = False
        self._timer: asyncio.TimerHandle | None = None
        self._to: asyncio.Transport | None = None

    def lead_to(self, transport: asyncio.Transport) -> None:
        """From now on pieces can be passed on."""
        self._to = transport
        self._wait()

    def take(self, piece: bytes | None) -> None:
        """A piece sets out; None is the end, of which the first one counts."""
        if self._is_over:
            return
        self._is_over = piece is None
        self._last_s = max(self._last_s, self._loop.time() + self._delay_s())
        self._pieces.append((self._last_s, piece))
        self._wait()

    def _wait(self) -> None:
        if self._timer is None and self._to is not None and self._pieces:
            self._timer = self._loop.call_at(self._pieces[0][0], self._pass_on)

    def _pass_on(self) -> None:
        self._timer = None
        assert self._to is not None
        while self._pieces and self._pieces[0][0] <= self._loop.time():
            _, piece = self._pieces.popleft()
            if piece is None:
                _end(self._to)
                self._arrived()
            elif not self._to.is_closing():
                self._to.write(piece)
        self._wait()


def _end(transport: asyncio.Transport) -> None:
    """Says that nothing more comes, after what was written."""
    with suppress(OSError):  # the other end may have broken off just now
        if not transport.is_closing():
            transport.write_eof()
