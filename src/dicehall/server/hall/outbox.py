"""Nobody is told before the log has it: deliveries wait, in order, for the write that they follow."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from msgspec import Struct

from dicehall.server.store import PutHosted, StoreClosed, StoreError, Unit

Deliver = Callable[[], None]
Write = Callable[[tuple[Unit, ...], Callable[[StoreError | None], None]], None]


class _Waiting(Struct, eq=False):
    """One delivery and the write before it."""

    units: tuple[Unit, ...]
    deliver: Deliver
    is_written: bool = False
    is_kept: bool = False


class Outbox:
    """The deliveries of one table.

    A write that replaces the table's document is held back until all before it are kept. The store refuses entries
    where earlier ones are missing, but it would keep a document that speaks of a match or a move that was lost.

    Args:
        write: queues units; its answer comes later, in the same thread.
        failed: told once, when a write was not kept; nothing is written or delivered after that.
    """

    def __init__(self, write: Write, failed: Callable[[StoreError], None]) -> None:
        self._write, self._failed = write, failed
        self._waiting: deque[_Waiting] = deque()
        self._is_broken = False

    @property
    def is_idle(self) -> bool:
        """Whether everything has been delivered."""
        return not self._waiting

    def after(self, units: tuple[Unit, ...], deliver: Deliver) -> None:
        """Delivers once the units, and everything asked before, are kept; at once if there is nothing to wait for."""
        if not self._is_broken:
            self._waiting.append(_Waiting(units, deliver, is_written=not units, is_kept=not units))
            self._go_on()

    def _go_on(self) -> None:
        while self._waiting and self._waiting[0].is_kept:
            self._waiting.popleft().deliver()
        for number, waiting in enumerate(tuple(self._waiting)):
            if waiting.is_written:
                continue
            if self._is_broken or (number and any(isinstance(unit, PutHosted) for unit in waiting.units)):
                return
            self._hand_over(waiting)

    def _hand_over(self, waiting: _Waiting) -> None:
        waiting.is_written = True
        try:
            self._write(waiting.units, lambda error: self._settle(waiting, error))
        except StoreClosed as error:  # the server ends; what was held back had not been told to anybody
            self._settle(waiting, error)

    def _settle(self, waiting: _Waiting, error: StoreError | None) -> None:
        if self._is_broken:
            return
        if error is not None:
            self._is_broken = True
            self._waiting.clear()
            self._failed(error)
            return
        waiting.is_kept = True
        self._go_on()
