"""An open socket as the hall sees it: written to without ever waiting, and given up when nobody takes what is written.

What is written lies in the transport until the network takes it, so that it leaves at once and in order; there is no
second queue before that. How much lies there decides what is left out and when we give up.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Protocol

from dicehall.server.sockets.bounds import Bounds
from dicehall.server.sockets.kernel import Kernel
from dicehall.server.sockets.pings import Pings, Pong
from dicehall.server.watched.logs import event
from dicehall.server.watched.measures import MESSAGES_OUT, SOCKETS_CLOSED
from dicehall.tables import Link
from dicehall.wire.codec import encode
from dicehall.wire.outgoing import Gone
from dicehall.wire.words import Why

_COALESCIBLE = '{"type":"links"'
_CODES: dict[Why, int] = {"bad_message": 1008, "flood": 1008, "too_slow": 1013, "closing": 1001}
"""Of RFC 6455; the other words are no fault of the connection."""
_NORMAL = 1000


class Socket(Protocol):
    """What a line writes to. Nothing here waits, and nothing fails on a socket that the other side has closed."""

    def text(self, text: str) -> None: ...

    def ping(self, nonce: bytes) -> None: ...

    def text_and_ping(self, text: str, nonce: bytes) -> None:
        """Both in one write, so that they travel together."""

    def kernel(self) -> Kernel | None:
        """What the system's TCP says; None where it cannot or must not be asked."""

    def unsent(self) -> int:
        """Bytes that the network has not taken yet."""

    def end(self, code: int) -> None:
        """Closes, after what was written."""


class OpenLine:
    """The hall's `Line`.

    Args:
        clock_ms: monotonic.
    """

    def __init__(self, socket: Socket, bounds: Bounds, clock_ms: Callable[[], int]) -> None:
        self._socket, self._bounds, self._clock_ms = socket, bounds, clock_ms
        now_ms = clock_ms()
        self.link = Link()
        if (kernel := socket.kernel()) is not None:
            self.link.kernel(kernel.min_rtt_ms)  # of the handshake
        self._pings = Pings(now_ms, self.link)
        self._losses: int | None = None
        """Counted by the system when the last race was shown; None before the first."""
        self._written = 0
        self._longest = 0
        self._taken = 0
        self._taken_ms = now_ms
        self.is_closed = False
        self.guest = ""
        """Id of the guest whose ticket was redeemed."""

    def send(self, text: str) -> None:
        """Writes a message; a line on which too much lies unsent is closed instead."""
        if self._may_write(text):
            self._socket.text(text)

    def reveal(self, text: str, revision: int) -> int:
        """Writes what is raced for, with a ping in the same write; the time of that."""
        now_ms = self._clock_ms()
        if self._may_write(text):
            self._socket.text_and_ping(text, self._pings.sent(now_ms, revision))
            if (kernel := self._socket.kernel()) is not None:
                self.link.kernel(kernel.min_rtt_ms)
                self._losses = kernel.losses
        return now_ms

    def has_stalled(self) -> bool:
        """Whether the system has seen packets lost since the last `reveal`."""
        kernel = None if self.is_closed else self._socket.kernel()
        return kernel is not None and self._losses is not None and kernel.losses > self._losses

    def _may_write(self, text: str) -> bool:
        if self.is_closed:
            return False
        unsent = self._socket.unsent()
        if unsent > self._bounds.coalesce_bytes and text.startswith(_COALESCIBLE):
            return False
        self._longest = max(self._longest, len(text))
        # The history of a very long match is more than that by itself, and has to come through.
        if unsent + len(text) > max(self._bounds.unsent_bytes, 2 * self._longest):
            self.close(Gone("too_slow", "The connection is too slow for this table; it will be tried again."))
            return False
        self._written += len(text)
        MESSAGES_OUT.count()
        return True

    def ping(self) -> None:
        """Asks how far away the browser is."""
        if not self.is_closed:
            self._socket.ping(self._pings.sent(self._clock_ms()))

    def close(self, gone: Gone) -> None:
        """Says why, then closes. The first reason stands."""
        if self.is_closed:
            return
        self.is_closed = True
        SOCKETS_CLOSED.count(gone.why)
        if gone.why == "flood":
            event("flood", logging.WARNING, wish="messages")
        self._socket.text(encode(gone))
        self._socket.end(_CODES.get(gone.why, _NORMAL))

    def ponged(self, nonce: bytes, now_ms: int) -> Pong | None:
        """A pong came; None if it answers no ping of ours."""
        return self._pings.came(nonce, now_ms)

    def beat(self) -> None:
        """To be called every few seconds: pings, and closes a line that nobody is at the other end of."""
        now_ms = self._clock_ms()
        if self._is_stuck(now_ms) or now_ms - self._pings.heard_ms > self._bounds.pong_ms:
            self.close(Gone("too_slow", "The connection does not answer any more."))
            return
        if (kernel := self._socket.kernel()) is not None:
            self.link.kernel(kernel.min_rtt_ms)  # so that even the first race knows
        self.ping()

    def _is_stuck(self, now_ms: int) -> bool:
        unsent = self._socket.unsent()
        taken = self._written - unsent
        if unsent == 0 or taken > self._taken:
            self._taken_ms = now_ms
        self._taken = taken
        return now_ms - self._taken_ms > self._bounds.stuck_ms
