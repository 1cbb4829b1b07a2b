"""An open socket as the hall sees it: written to without ever waiting, and given up when nobody takes what is written.

What is written lies in the transport until the network takes it, so that it leaves at once and in order; there is no
second queue before that. How much lies there decides what is left out and when we give up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from dicehall.server.sockets.bounds import Bounds
from dicehall.server.sockets.pings import Pings
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
        self._pings = Pings(now_ms)
        self._written = 0
        self._longest = 0
        self._taken = 0
        self._taken_ms = now_ms
        self.is_closed = False
        self.guest = ""
        """Id of the guest whose ticket was redeemed."""
        self.rtt_ms: int | None = None
        """Median of the last 20 pings, there and back."""

    def send(self, text: str) -> None:
        """Writes a message; a line on which too much lies unsent is closed instead."""
        if self.is_closed:
            return
        unsent = self._socket.unsent()
        if unsent > self._bounds.coalesce_bytes and text.startswith(_COALESCIBLE):
            return
        self._longest = max(self._longest, len(text))
        # The history of a very long match is more than that by itself, and has to come through.
        if unsent + len(text) > max(self._bounds.unsent_bytes, 2 * self._longest):
            self.close(Gone("too_slow", "The connection is too slow for this table; it will be tried again."))
            return
        self._written += len(text)
        self._socket.text(text)

    def ping(self) -> None:
        """Asks how far away the browser is; in the same write as what was sent just before."""
        if not self.is_closed:
            self._socket.ping(self._pings.sent(self._clock_ms()))

    def close(self, gone: Gone) -> None:
        """Says why, then closes. The first reason stands."""
        if self.is_closed:
            return
        self.is_closed = True
        self._socket.text(encode(gone))
        self._socket.end(_CODES.get(gone.why, _NORMAL))

    def ponged(self, nonce: bytes, now_ms: int) -> bool:
        """A pong came; whether it answers one of our pings."""
        is_ours = self._pings.came(nonce, now_ms)
        self.rtt_ms = self._pings.rtt_ms
        return is_ours

    def beat(self) -> None:
        """To be called every few seconds: pings, and closes a line that nobody is at the other end of."""
        now_ms = self._clock_ms()
        if self._is_stuck(now_ms) or now_ms - self._pings.heard_ms > self._bounds.pong_ms:
            self.close(Gone("too_slow", "The connection does not answer any more."))
        else:
            self.ping()

    def _is_stuck(self, now_ms: int) -> bool:
        unsent = self._socket.unsent()
        taken = self._written - unsent
        if unsent == 0 or taken > self._taken:
            self._taken_ms = now_ms
        self._taken = taken
        return now_ms - self._taken_ms > self._bounds.stuck_ms
