"""Wakes a match's table at the time that it has asked for last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Waker:
    """At most one call lies ahead.

    Args:
        now_ms: the match's time.
        wake: called with the time that was asked for, in the event loop.
    """

    def __init__(self, now_ms: Callable[[], int], wake: Callable[[int], None]) -> None:
        self._now_ms, self._wake = now_ms, wake
        self._call: asyncio.Handle | None = None
        self._at_ms = 0
        """When it is due."""

    def at(self, at_ms: int) -> None:
        """Wakes then, and not at the time that was asked for before."""
        if self._call is not None and self._at_ms == at_ms:
            return
        self.call_off()
        self._at_ms = at_ms
        loop, wait_s = asyncio.get_running_loop(), (at_ms - self._now_ms()) / 1_000
        # What is due now happens after every message that has arrived by now was heard.
        self._call = loop.call_later(wait_s, self._happen) if wait_s > 0 else loop.call_soon(self._happen)

    def call_off(self) -> None:
        if self._call is not None:
            self._call.cancel()
            self._call = None

    def _happen(self) -> None:
        self._call = None
        self._wake(self._at_ms)
