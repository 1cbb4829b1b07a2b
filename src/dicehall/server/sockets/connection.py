"""One connection: let in by its first message, then read until it ends.

The reader stamps what comes before anything else and never waits for the hall, so a message's time is its arrival's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import msgspec
from aiohttp import WSMsgType, web
from msgspec import Struct

from dicehall.server.hall import Denial
from dicehall.server.sockets.bounds import Bounds
from dicehall.server.sockets.frames import UNBOUNDED, Frames
from dicehall.server.sockets.inbox import Accepted, Message
from dicehall.server.sockets.intake import Entered, Intake
from dicehall.server.sockets.line import OpenLine
from dicehall.server.store import StoreError
from dicehall.server.watched.measures import PONGS_INJECTED
from dicehall.wire.codec import BadMessage, decode
from dicehall.wire.incoming import Enter
from dicehall.wire.outgoing import Gone
from dicehall.wire.words import MESSAGE_BYTES, PROTOCOL

_UNSUPPORTED, _BROKEN = 1003, 1011
_ENDS = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR)


class Entering(Protocol):
    """Lets a browser in."""

    async def __call__(self, line: OpenLine, message: Enter) -> Entered:
        """Raises Denial, StoreError."""


class Connection:
    """From the upgrade to the end.

    Args:
        clock_ms: the hall's; monotonic.
        is_relayed: whether it is the connection of a trusted proxy and not the browser's own. What headers say of
            other relays is not believed: that would be a way to switch the system's counters off.
    """

    def __init__(
        self, enter: Entering, bounds: Bounds, clock_ms: Callable[[], int], *, is_relayed: bool = False
    ) -> None:
        self._enter, self._bounds, self._clock_ms, self._is_relayed = enter, bounds, clock_ms, is_relayed
        self._accepted = Accepted(
            timeout=bounds.closing_s,
            autoping=False,  # we want the nonces of the pongs
            compress=False,  # CRIME, and bombs
            max_msg_size=MESSAGE_BYTES,
            writer_limit=UNBOUNDED,
        )

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Returns when the socket is closed."""
        transport = request.transport
        try:
            await self._accepted.prepare(request)
        except ConnectionError:  # whoever asked has gone before the answer; aiohttp wants one all the same
            return web.Response(status=400)
        if transport is None:
            return self._accepted
        reads_kernel = self._bounds.reads_kernel and not self._is_relayed
        frames = Frames(self._accepted, transport, self._bounds.closing_s, reads_kernel=reads_kernel)
        line = OpenLine(frames, self._bounds, self._clock_ms)
        talking = asyncio.ensure_future(self._talk(line, frames))
        try:
            await asyncio.wait((talking, frames.ending), return_when=asyncio.FIRST_COMPLETED)
            if talking.done():
                talking.result()
        except Exception:
            frames.end(_BROKEN)
            raise
        finally:
            talking.cancel()
            await asyncio.wait((talking,))
            await frames.close()
        return self._accepted

    async def _talk(self, line: OpenLine, frames: Frames) -> None:
        """Until the other side leaves. It is cut off in its waiting when we close."""
        entered = await self._let_in(line)
        if entered is not None:
            await self._served(line, frames, entered)

    async def _let_in(self, line: OpenLine) -> Entered | None:
        """What the first message leads to; None if the line is closed again."""
        try:
            return await self._enter(line, await self._first_message())
        except TimeoutError:
            line.close(Gone("bad_message", f"No first message came within {self._bounds.first_message_s:g} s."))
        except BadMessage as error:
            line.close(Gone("bad_message", f"The first message has to be `enter`: {error}"))
        except Denial as denial:
            line.close(Gone(denial.why, denial.sentence))
        except StoreError:
            line.close(Gone("not_saved", "The server cannot read or write its tables; whoever runs it has to look."))
        except _Left:
            pass
        return None

    async def _first_message(self) -> Enter:
        """Pings get no answer before it, so that nobody can pile up pongs."""
        async with asyncio.timeout(self._bounds.first_message_s):
            while True:
                message = await self._accepted.receive()
                if message.type is WSMsgType.TEXT:
                    return _entering(message.data)
                if message.type in _ENDS:
                    raise _Left
                if message.type is WSMsgType.BINARY:
                    raise BadMessage("it is no text")

    async def _served(self, line: OpenLine, frames: Frames, entered: Entered) -> None:
        beating = asyncio.create_task(self._beats(line))
        try:
            await self._read(line, frames, Intake(line, entered, self._bounds, self._clock_ms()))
        finally:
            line.is_closed = True
            entered.left()
            beating.cancel()
            with suppress(asyncio.CancelledError):
                await beating

    async def _read(self, line: OpenLine, frames: Frames, intake: Intake) -> None:
        """Until the end. Whatever comes is heard at once, but for what lay here before."""
        inbox = self._accepted.inbox
        ears = _Ears(line, frames, intake, self._clock_ms)
        try:
            while True:
                if inbox.is_empty:
                    inbox.listener = ears.hears
                message = await self._accepted.receive()
                if ears.trouble is not None:
                    raise ears.trouble
                if message.type in _ENDS or line.is_closed:
                    return
                ears.take(message)
        finally:
            inbox.listener = None

    async def _beats(self, line: OpenLine) -> None:
        quick = self._bounds.quick_pings
        while not line.is_closed:
            line.beat()
            await asyncio.sleep(self._bounds.quick_ping_s if quick > 0 else self._bounds.ping_s)
            quick -= 1


class Answering(Protocol):
    """What can be said to a browser besides messages."""

    def pong(self, payload: bytes) -> None: ...

    def end(self, code: int) -> None: ...


class _Ears:
    """What a browser says once it has entered."""

    def __init__(self, line: OpenLine, frames: Answering, intake: Intake, clock_ms: Callable[[], int]) -> None:
        self._line, self._frames, self._intake, self._clock_ms = line, frames, intake, clock_ms
        self.trouble: Exception | None = None
        """A mistake of ours, made while aiohttp was reading; nothing is heard after it."""

    def hears(self, message: Message) -> bool:
        """As `Listener`. The ends, and whatever wakes the reading task after a mistake, are left to the queue."""
        if message.type in _ENDS or self.trouble is not None or self._line.is_closed:
            return False
        try:
            self.take(message)
        except Exception as error:
            self.trouble = error
            return False
        return True

    def take(self, message: Message) -> None:
        """A message that is no end."""
        at_ms = self._clock_ms()
        if message.type is WSMsgType.TEXT:
            self._intake.text(message.data, at_ms)
        elif message.type is WSMsgType.PONG:
            self._pong(bytes(message.data), at_ms)
        elif message.type is WSMsgType.PING:
            if self._intake.may_come(at_ms):
                self._frames.pong(message.data)
        elif message.type is WSMsgType.BINARY:
            self._frames.end(_UNSUPPORTED)

    def _pong(self, nonce: bytes, at_ms: int) -> None:
        if (pong := self._line.ponged(nonce, at_ms)) is None:
            PONGS_INJECTED.count()
            self._intake.may_come(at_ms)
        elif pong.revision:
            self._intake.ponged(pong.revision, at_ms)


class _Left(Exception):
    """The other side has closed before it said anything."""


class _Greeting(Struct, tag="enter"):
    protocol: int


def _entering(text: str) -> Enter:
    """The first message. Raises BadMessage, or Denial if a page of another time sends it, whatever else is in it."""
    with suppress(msgspec.DecodeError, RecursionError, UnicodeError):
        if msgspec.json.decode(text, type=_Greeting).protocol != PROTOCOL:
            raise Denial("old_page", "dicehall has been updated; reload this page.")
    message = decode(text)
    if not isinstance(message, Enter):
        raise BadMessage("it is another one")
    return message
