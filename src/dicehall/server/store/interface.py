"""The store as the server knows it, whichever database is behind it.

Writes are only queued when `write` returns. They are committed in the order in which they were queued, many at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeAlias

from msgspec import Struct

from dicehall.server.store.errors import StoreError
from dicehall.server.store.kept import Guest, Hosted, Pruned, Stored, Unit

Done: TypeAlias = Callable[[StoreError | None], None]
"""Told once about each write: None when it is on disk, else BadWrite, OutOfStep or StoreFailed."""


class Age(Struct, frozen=True):
    """What is so old that it is removed. A table or guest of exactly that time stays."""

    tables_before_s: float
    """Tables that were changed last before this Unix time."""
    guests_before_s: float
    """Guests who were seen last before this Unix time, and sit at no table that stays."""
    guests_of: Callable[[Hosted], Iterable[str]]
    """The ids of the guests who sit at a table, as its `body` says. What this raises ends the pruning: a document that
    cannot be read must not cost people their names."""
    spared: frozenset[str] = frozenset()
    """Codes of tables that stay at any age, since somebody has them in memory and may write to them."""


class Store(Protocol):
    """Guests, tables and the logs of their matches.

    All methods may be called from any thread. Reads block, see what is committed and nothing else, and raise
    StoreFailed where the file cannot be read, StoreClosed after `close`.
    """

    def write(self, units: tuple[Unit, ...], done: Done) -> None:
        """Queues units as one write that is kept as a whole or not at all; a failure of one write touches no other.

        Args:
            done: called in a thread of the store, which waits for it: hand on what is to be done, and return.

        Raises:
            StoreClosed: after `close`; `done` is not called then.
        """

    def load(self, code: str) -> Stored | None:
        """A table with its last match, from one moment in time; None if there is none with this code."""

    def record(self, code: str, number: int) -> bytes | None:
        r"""The record of a match as JSON Lines, each line ended by `\n`; None if there is no such match."""

    def guest_by_key(self, key_hash: bytes) -> Guest | None:
        """Who has the cookie with this SHA-256; None if nobody has."""

    def listed_tables(self, limit: int) -> tuple[Hosted, ...]:
        """The tables that stand in the lobby, changed last first; at most `limit` of them."""

    def tables_of(self, guest: str, limit: int) -> tuple[Hosted, ...]:
        """The tables that a guest was named with, changed last first; at most `limit` of them."""

    def exists(self, code: str) -> bool:
        """Whether a table is kept under this code."""

    def prune(self, age: Age) -> Pruned:
        """Removes what is too old, and gives back how much that was. Takes long; writes and reads go on meanwhile.

        A table that is changed meanwhile stays. Whoever sits down meanwhile stays too if they are put as a guest with
        a new `seen_at_s` before the table is put.

        Raises:
            StoreFailed, StoreClosed, or what `age.guests_of` raises: some is removed then, the rest is as it was.
        """

    def close(self) -> None:
        """Waits until everything queued is settled, then closes. May be called again; not from within a `done`."""
