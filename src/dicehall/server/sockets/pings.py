"""How far away a browser is, by the pings of the protocol.

A pong counts only with the random nonce of a ping that was not answered yet, so a browser cannot answer early. Scripts
in a page can neither see nor send pongs.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec import Struct

from dicehall.tables import Link

_NONCE_BYTES = 8
_AT_ONCE = 512
"""Nonces fetched from the system together: each question costs more than all else that a ping does."""
_UNANSWERED = 64
"""Older pings are given up; more are under way only on a line that is about to be closed."""


class Nonces:
    """Random bytes that nobody can guess."""

    def __init__(self) -> None:
        self._fetched: list[bytes] = []

    def __call__(self) -> bytes:
        if not self._fetched:
            fresh = secrets.token_bytes(_NONCE_BYTES * _AT_ONCE)
            self._fetched = [fresh[at : at + _NONCE_BYTES] for at in range(0, len(fresh), _NONCE_BYTES)]
        return self._fetched.pop()


_NONCES = Nonces()


class Pong(Struct, frozen=True):
    """A ping of ours was answered."""

    revision: int
    """Of the update that it went with; 0: none."""


class Pings:
    """The pings of one socket. Times are milliseconds of one monotonic clock.

    Args:
        nonces: gives a nonce of 8 bytes that nobody can guess.
    """

    def __init__(self, now_ms: int, link: Link, nonces: Callable[[], bytes] = _NONCES) -> None:
        self._nonces, self._link = nonces, link
        self._sent: dict[bytes, tuple[int, int]] = {}
        self.heard_ms = now_ms
        """When the last pong came, or the socket was opened."""
        self.injected = 0
        """Pongs that answered no ping of ours."""

    def sent(self, now_ms: int, revision: int = 0) -> bytes:
        """The nonce of a ping that is sent now."""
        nonce = self._nonces()
        self._sent[nonce] = (now_ms, revision)
        if len(self._sent) > _UNANSWERED:
            del self._sent[next(iter(self._sent))]
        return nonce

    def came(self, nonce: bytes, now_ms: int) -> Pong | None:
        """A pong came; None if it answers no ping of ours."""
        sent = self._sent.pop(nonce, None)
        if sent is None:
            self.injected += 1
            return None
        sent_ms, revision = sent
        self._link.sample(now_ms - sent_ms)
        self.heard_ms = now_ms
        return Pong(revision)
