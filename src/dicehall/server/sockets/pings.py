"""How far away a browser is, by the pings of the protocol.

A pong counts only with the random nonce of a ping that was not answered yet, so a browser cannot answer early. Scripts
in a page can neither see nor send pongs.
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from statistics import median

_NONCE_BYTES = 8
_SAMPLES = 20
_UNANSWERED = 64
"""Older pings are given up; more are under way only on a line that is about to be closed."""


class Pings:
    """The pings of one socket. Times are milliseconds of one monotonic clock.

    Args:
        nonces: makes a nonce that nobody can guess.
    """

    def __init__(self, now_ms: int, nonces: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._nonces = nonces
        self._sent_ms: dict[bytes, int] = {}
        self._rtts_ms: deque[int] = deque(maxlen=_SAMPLES)
        self.heard_ms = now_ms
        """When the last pong came, or the socket was opened."""

    def sent(self, now_ms: int) -> bytes:
        """The nonce of a ping that is sent now."""
        nonce = self._nonces(_NONCE_BYTES)
        self._sent_ms[nonce] = now_ms
        if len(self._sent_ms) > _UNANSWERED:
            del self._sent_ms[next(iter(self._sent_ms))]
        return nonce

    def came(self, nonce: bytes, now_ms: int) -> bool:
        """A pong came; whether it answers one of our pings."""
        sent_ms = self._sent_ms.pop(nonce, None)
        if sent_ms is None:
            return False
        self._rtts_ms.append(now_ms - sent_ms)
        self.heard_ms = now_ms
        return True

    @property
    def rtt_ms(self) -> int | None:
        """There and back, the median of the last 20; None before the first pong."""
        return round(median(self._rtts_ms)) if self._rtts_ms else None
