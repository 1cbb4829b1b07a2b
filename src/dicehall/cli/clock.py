"""The table's time: milliseconds since the match began, without the times in which it was paused."""

from __future__ import annotations

from collections.abc import Callable


class TableClock:
    """Runs with another clock, or stands still.

    Args:
        now_ms: the other clock, which never runs backwards.
        at_ms: what this clock shows at first; more than 0 for a match that goes on.
    """

    def __init__(self, now_ms: Callable[[], int], at_ms: int = 0) -> None:
        self._now_ms = now_ms
        self._first_ms = at_ms
        self._behind_ms = now_ms() - at_ms
        self._paused_at_ms: int | None = None

    @property
    def is_paused(self) -> bool:
        return self._paused_at_ms is not None

    def now_ms(self) -> int:
        return self.of(self._now_ms())

    def of(self, other_ms: int) -> int:
        """The table's time at a time of the other clock; its first one for keys pressed before it began."""
        running_ms = other_ms if self._paused_at_ms is None else self._paused_at_ms
        return max(self._first_ms, running_ms - self._behind_ms)

    def pause(self) -> None:
        if self._paused_at_ms is None:
            self._paused_at_ms = self._now_ms()

    def go_on(self) -> None:
        if self._paused_at_ms is not None:
            self._behind_ms += self._now_ms() - self._paused_at_ms
            self._paused_at_ms = None
