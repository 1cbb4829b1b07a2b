"""Whether a server does what it is there for: people are let in only as long as their moves can be kept."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from dicehall.server.store import StoreError
from dicehall.server.watched.store import WatchedStore

_READ_S = 5.0


class Health:
    """Of one server.

    Args:
        folder: that of the data.
    """

    def __init__(self, store: WatchedStore, folder: Path) -> None:
        self._store, self._folder = store, folder

    async def trouble(self) -> str:
        """What is wrong, without paths, as everybody may ask; empty if all is well."""
        if self._store.trouble is not None:
            return "The last write to the store failed; the server's log says why."
        if not os.access(self._folder, os.W_OK):
            return "The folder of the data cannot be written to."
        try:
            async with asyncio.timeout(_READ_S):
                await self._store.exists("")
        except StoreError:
            return "The store cannot be read; the server's log says why."
        except TimeoutError:
            return f"The store has not answered within {_READ_S:g} s."
        return ""
