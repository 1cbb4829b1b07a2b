"""The store for coroutines: writes are awaited until they are on disk, reads happen in a thread.

Writes that one coroutine queues without waiting are committed in that order. A coroutine that is cancelled while it
waits has still written.
"""

from __future__ import annotations

import asyncio
from collections import deque

from dicehall.server.store.errors import StoreError
from dicehall.server.store.interface import Age, Done, Store
from dicehall.server.store.kept import Guest, Hosted, Pruned, Stored, Unit


class AwaitedStore:
    """A store as seen from the event loop that is running when this is made; only to be used there.

    Errors are those of `Store`: BadWrite, OutOfStep and StoreFailed come from writes, StoreFailed from reads,
    StoreClosed from both.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._settled: deque[tuple[Done, StoreError | None]] = deque()
        self._is_woken = False

    async def commit(self, *units: Unit) -> None:
        """Returns when the units are on disk, as one write. Raises BadWrite, OutOfStep, StoreFailed, StoreClosed."""
        settled = self._loop.create_future()

        def done(error: StoreError | None) -> None:
            if settled.done():  # whoever waited was cancelled
                return
            if error is None:
                settled.set_result(None)
            else:
                settled.set_exception(error)

        self.write(units, done)
        await settled

    def write(self, units: tuple[Unit, ...], done: Done) -> None:
        """As `Store.write`, but `done` is called by the event loop; never, if that is closed before."""

        def hand_over(error: StoreError | None) -> None:
            self._settled.append((done, error))
            self._wake()

        self._store.write(units, hand_over)

    def _wake(self) -> None:
        """Called by the writing thread. One call wakes the loop for a whole group: each costs a system call."""
        if self._is_woken:
            return
        self._is_woken = True
        try:
            self._loop.call_soon_threadsafe(self._pass_on)
        except RuntimeError:
            if not self._loop.is_closed():
                raise

    def _pass_on(self) -> None:
        self._is_woken = False  # before looking: what comes from now on wakes the loop again
        while self._settled:
            done, error = self._settled.popleft()
            self._loop.call_soon(done, error)  # one that raises must not take the others with it

    async def load(self, code: str) -> Stored | None:
        return await asyncio.to_thread(self._store.load, code)

    async def record(self, code: str, number: int) -> bytes | None:
        return await asyncio.to_thread(self._store.record, code, number)

    async def guest_by_key(self, key_hash: bytes) -> Guest | None:
        return await asyncio.to_thread(self._store.guest_by_key, key_hash)

    async def listed_tables(self, limit: int) -> tuple[Hosted, ...]:
        return await asyncio.to_thread(self._store.listed_tables, limit)

    async def tables_of(self, guest: str, limit: int) -> tuple[Hosted, ...]:
        return await asyncio.to_thread(self._store.tables_of, guest, limit)

    async def exists(self, code: str) -> bool:
        return await asyncio.to_thread(self._store.exists, code)

    async def prune(self, age: Age) -> Pruned:
        """As `Store.prune`; `age.guests_of` is called in another thread."""
        return await asyncio.to_thread(self._store.prune, age)

    async def close(self) -> None:
        """Returns when everything queued is settled and the store is closed."""
        await asyncio.to_thread(self._store.close)
