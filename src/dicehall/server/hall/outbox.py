"""Nobody is told before the log has it: deliveries wait, in order, for the write that they follow."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from dicehall.server.store import StoreError, Unit

Deliver = Callable[[], None]
Write = Callable[[tuple[Unit, ...], Callable[[StoreError | None], None]], None]


class Outbox:
    """The deliveries of one table.

    Args:
        write: queues units; its answer comes later, in the same thread.
        failed: told once, when a write was not kept; nothing is delivered after that.
    """

    def __init__(self, write: Write, failed: Callable[[StoreError], None]) -> None:
        self._write, self._failed = write, failed
        self._waiting: deque[tuple[list[bool], Deliver]] = deque()
        self._is_broken = False

    @property
    def is_idle(self) -> bool:
        """Whether everything has been delivered."""
        return not self._waiting

    def after(self, units: tuple[Unit, ...], deliver: Deliver) -> None:
        """Delivers once the units, and everything asked before, are kept; at once if there is nothing to wait for."""
        if self._is_broken:
            return
        is_kept = [not units]
        self._waiting.append((is_kept, deliver))
        if units:
            self._write(units, lambda error: self._settle(is_kept, error))
        else:
            self._deliver()

    def _settle(self, is_kept: list[bool], error: StoreError | None) -> None:
        if self._is_broken:
            return
        if error is not None:
            self._is_broken = True
            self._waiting.clear()
            self._failed(error)
            return
        is_kept[0] = True
        self._deliver()

    def _deliver(self) -> None:
        while self._waiting and self._waiting[0][0][0]:
            self._waiting.popleft()[1]()
