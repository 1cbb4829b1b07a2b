"""The time of a table's match: the hall's clock since it began, pauses left out."""

from __future__ import annotations

from collections.abc import Callable


class MatchTime:
    """Of one table.

    Args:
        clock_ms: a clock that never goes back.
        at_ms: the time now of the match that goes on.
        is_paused: whether it stands.
    """

    def __init__(self, clock_ms: Callable[[], int], at_ms: int = 0, *, is_paused: bool = False) -> None:
        self._clock_ms = clock_ms
        self.zero_ms = clock_ms() - at_ms
        """What the clock would have shown when the match began, had there been no pause."""
        self._stands_ms = at_ms if is_paused else None

    @property
    def is_paused(self) -> bool:
        return self._stands_ms is not None

    def now_ms(self) -> int:
        return self.of(self._clock_ms())

    def of(self, clock_ms: int) -> int:
        """The match's time when the clock showed this."""
        since_ms = clock_ms - self.zero_ms
        return since_ms if self._stands_ms is None else min(since_ms, self._stands_ms)

    def begin(self) -> None:
        """A match begins now."""
        self.zero_ms, self._stands_ms = self._clock_ms(), None

    def pause(self) -> None:
        """From now on no time passes."""
        self._stands_ms = self.now_ms()

    def go_on(self) -> None:
        """Time passes again, from where it stood."""
        if self._stands_ms is not None:
            self.zero_ms = self._clock_ms() - self._stands_ms
            self._stands_ms = None
