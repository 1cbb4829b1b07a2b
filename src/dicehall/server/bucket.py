"""A bucket of tokens: how often something may be done, with room for a burst. Time is handed in."""

from __future__ import annotations


class Bucket:
    """Full at first.

    Args:
        per_s: tokens that come back each second.
        burst: as many as it holds.
        now_ms: on the clock of all later calls.
    """

    def __init__(self, per_s: float, burst: int, now_ms: int) -> None:
        self._per_ms = per_s / 1000
        self._burst = burst
        self._tokens = float(burst)
        self._at_ms = now_ms

    def take(self, now_ms: int) -> bool:
        """Takes a token if there is one."""
        if not self.has_token(now_ms):
            return False
        self._tokens -= 1
        return True

    def owe(self, now_ms: int) -> None:
        """Takes a token even if there is none: it has been done already, and is waited for afterwards."""
        self._refill(now_ms)
        self._tokens -= 1

    def has_token(self, now_ms: int) -> bool:
        self._refill(now_ms)
        return self._tokens >= 1

    def is_full(self, now_ms: int) -> bool:
        """Whether it is as good as a new one."""
        self._refill(now_ms)
        return self._tokens >= self._burst

    def _refill(self, now_ms: int) -> None:
        self._tokens = min(self._burst, self._tokens + (now_ms - self._at_ms) * self._per_ms)
        self._at_ms = now_ms
