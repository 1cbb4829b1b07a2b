"""The store as the hall uses it, looked at: how long writes take, and how the last one went."""

from __future__ import annotations

import logging
import time

from dicehall.server.store import AwaitedStore, BadWrite, Done, Store, StoreError, Unit
from dicehall.server.watched.logs import event
from dicehall.server.watched.measures import WRITE_S, WRITES


class WatchedStore(AwaitedStore):
    """An `AwaitedStore` that counts."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.trouble: StoreError | None = None
        """Why the disk did not take the last write; None if it did. A write that contradicts what is kept says
        nothing about the disk."""

    def write(self, units: tuple[Unit, ...], done: Done) -> None:
        """As in `AwaitedStore`."""
        asked_s = time.perf_counter()

        def settled(error: StoreError | None) -> None:
            WRITE_S.observe(time.perf_counter() - asked_s)
            self._note(error)
            done(error)

        super().write(units, settled)

    def _note(self, error: StoreError | None) -> None:
        if isinstance(error, BadWrite):
            WRITES.count("bad")
            event("write_refused", logging.ERROR, error=error)
            return
        if error is not None:
            WRITES.count("failed")
            event("write_failed", logging.ERROR, error=error)
        else:
            WRITES.count("kept")
            if self.trouble is not None:
                event("writes_go_on")
        self.trouble = error
