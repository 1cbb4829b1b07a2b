"""What can go wrong with the store, by who has to act.

StoreError
├── CannotOpen      the host of the server: another folder, another file, another program to stop
├── CannotCopy      whoever asked for the copy: another file, another disk
├── BadWrite        whoever wrote the calling code, or a second server writes the same table
│   └── OutOfStep
├── StoreFailed     the host: the disk. The store itself goes on
└── StoreClosed     whoever wrote the calling code
"""

from __future__ import annotations

from dicehall.core import DicehallError


class StoreError(DicehallError):
    """Base of all errors of the store."""


class CannotOpen(StoreError):
    """The data folder or its database cannot be used; the sentence names the path and what to do."""


class CannotCopy(StoreError):
    """A backup that could not be made; nothing is left of it, and what was there before is as it was."""


class BadWrite(StoreError):
    """A write that the store cannot hold or that contradicts what it holds; nothing of it was kept."""


class OutOfStep(BadWrite):
    """An entry or a match that is not the next one; nothing of the write was kept."""


class StoreFailed(StoreError):
    """The disk would not take a write; the sentence names the file and the reason.

    Reads do not see it and the next write overwrites it. Only if the machine dies before that may it be there after
    all, as it may with every database whose commit failed.
    """


class StoreClosed(StoreError):
    """A write or a read after `close`."""
