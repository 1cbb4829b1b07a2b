"""How the process itself does: its memory, and how far behind its event loop is."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

from dicehall.server.watched.measures import CPU_S, FILES_OPEN, LOOP_LAG_S, RSS_BYTES

_EVERY_S = 0.25
_SELF = Path("/proc/self")


def look_at_process() -> None:
    """Counts what `/metrics` says about the process. Memory and files are known on Linux only."""
    CPU_S.value = time.process_time()
    try:
        pages = int((_SELF / "statm").read_text().split()[1])
        RSS_BYTES.set(pages * os.sysconf("SC_PAGE_SIZE"))
        FILES_OPEN.set(len(os.listdir(_SELF / "fd")))
    except OSError:
        RSS_BYTES.set(None)
        FILES_OPEN.set(None)


async def measure_lag() -> None:
    """Never returns: asks to be woken again and again, and notes how late that happens."""
    loop = asyncio.get_running_loop()
    while True:
        due_s = loop.time() + _EVERY_S
        await asyncio.sleep(_EVERY_S)
        LOOP_LAG_S.observe(max(0.0, loop.time() - due_s))
