"""What the server keeps: guests, tables as people see them, and the log of every match. Read `interface.py` first.

Nothing is true before its commit: whoever writes waits for `done`, then tells people.
"""

from dicehall.server.store.errors import (
    BadWrite,
    CannotCopy,
    CannotOpen,
    OutOfStep,
    StoreClosed,
    StoreError,
    StoreFailed,
)
from dicehall.server.store.face import AwaitedStore
from dicehall.server.store.interface import Age, Done, Store
from dicehall.server.store.kept import (
    Append,
    BeginMatch,
    Guest,
    Hosted,
    Pruned,
    PutGuest,
    PutHosted,
    Stored,
    Unit,
)
from dicehall.server.store.sqlite import SqliteStore

__all__ = [
    "Age",
    "Append",
    "AwaitedStore",
    "BadWrite",
    "BeginMatch",
    "CannotCopy",
    "CannotOpen",
    "Done",
    "Guest",
    "Hosted",
    "OutOfStep",
    "Pruned",
    "PutGuest",
    "PutHosted",
    "SqliteStore",
    "Store",
    "StoreClosed",
    "StoreError",
    "StoreFailed",
    "Stored",
    "Unit",
]
