"""Things that happen after a while unless they are called off; one of each name."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Alarms:
    """The alarms of one table, in the event loop that runs when they are set."""

    def __init__(self) -> None:
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def later(self, name: str, wait_ms: int, then: Callable[[], None]) -> None:
        """Sets an alarm; an earlier one of this name is called off."""
        self.cancel(name)

        def happen() -> None:
            del self._timers[name]
            then()

        self._timers[name] = asyncio.get_running_loop().call_later(wait_ms / 1_000, happen)

    def is_set(self, name: str) -> bool:
        return name in self._timers

    def cancel(self, name: str) -> None:
        """Calls an alarm off, if it is set."""
        if (timer := self._timers.pop(name, None)) is not None:
            timer.cancel()

    def cancel_all(self) -> None:
        """Nothing happens any more."""
        for name in list(self._timers):
            self.cancel(name)
