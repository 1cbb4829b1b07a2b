"""Entries a second that are on disk, and how long each waits for that, beside one transaction for each entry.

Writers are tables of their own: each appends an entry of 180 bytes, waits for its commit, and appends the next. Ours is
the server's store. The peer is Python's sqlite3 as one would begin with: a thread, a table keyed by (table, number),
one transaction an entry. Both keep a write-ahead log with synchronous=FULL in the same folder, and run in turn. 10,000
tables that nobody plays at lie in the file already.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeAlias

import uvloop
from msgspec import Struct

from dicehall.server.store import Append, AwaitedStore, BeginMatch, Hosted, PutHosted, SqliteStore, Unit

LINE = b'{"' + b"x" * 176 + b'"}'
WRITERS = (1, 32, 256)
ASLEEP = 10_000
AIM = {"entries_a_s": 15_000, "p99_ms": 25.0}
"""Of 32 writers."""

AppendOne: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Appends entry number (second) of a table (first), and returns when it is on disk."""


class Figures(Struct, frozen=True):
    """One run of one side."""

    entries_a_s: float
    p50_ms: float
    p99_ms: float
    cpu_us: float
    """Of the whole process, for each entry."""


async def measured(append: AppendOne, writers: int, seconds: float) -> Figures:
    """All writers at once."""
    waits: list[float] = []
    begun, cpu = time.perf_counter(), time.process_time()

    async def write(table: int) -> None:
        seq, now = 0, time.perf_counter()
        while now < begun + seconds:
            seq += 1
            await append(table, seq)
            before, now = now, time.perf_counter()
            waits.append(now - before)

    await asyncio.gather(*map(write, range(writers)))
    spent, cpu = time.perf_counter() - begun, time.process_time() - cpu
    waits.sort()
    return Figures(
        entries_a_s=len(waits) / spent,
        p50_ms=statistics.median(waits) * 1_000,
        p99_ms=waits[int(len(waits) * 0.99)] * 1_000,
        cpu_us=cpu / len(waits) * 1e6,
    )


async def ours(folder: Path, writers: int, seconds: float) -> Figures:
    """The server's store."""
    store = AwaitedStore(SqliteStore(folder))
    for first in range(0, ASLEEP, 500):
        await store.commit(*(unit for table in range(first, first + 500) for unit in _begun(f"S{table:07}", 1)))
    await store.commit(*(unit for table in range(writers) for unit in _begun(f"T{table:07}", 0)))
    try:
        return await measured(
            lambda table, seq: store.commit(Append(f"T{table:07}", 1, seq, (LINE,))), writers, seconds
        )
    finally:
        await store.close()


def _begun(code: str, entries: int) -> Iterator[Unit]:
    yield PutHosted(Hosted(code, b"{}", "game", False, "playing", 0.0))
    yield BeginMatch(code, 1, LINE)
    yield Append(code, 1, 1, (LINE,) * entries)


async def peers(folder: Path, writers: int, seconds: float) -> Figures:
    """One transaction an entry."""
    loop = asyncio.get_running_loop()
    with plain(folder / "plain.db") as connection, ThreadPoolExecutor(1) as thread:

        def insert(table: int, seq: int) -> None:
            with connection:
                connection.execute("INSERT INTO entry VALUES (?, ?, ?)", (f"T{table:07}", seq, LINE))

        return await measured(lambda table, seq: loop.run_in_executor(thread, insert, table, seq), writers, seconds)


@contextmanager
def plain(path: Path) -> Iterator[sqlite3.Connection]:
    """The peer's database."""
    with closing(sqlite3.connect(path, check_same_thread=False)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(
            "CREATE TABLE entry (code TEXT, seq INTEGER, body BLOB, PRIMARY KEY (code, seq)) WITHOUT ROWID"
        )
        with connection:
            rows = ((f"S{table:07}", 1, LINE) for table in range(ASLEEP))
            connection.executemany("INSERT INTO entry VALUES (?, ?, ?)", rows)
        yield connection


SIDES: dict[str, Callable[[Path, int, float], Awaitable[Figures]]] = {"ours": ours, "peer": peers}


async def one_run(side: str, writers: int, seconds: float, on: Path) -> Figures:
    """In a folder that is empty before and gone after."""
    with tempfile.TemporaryDirectory(dir=on) as folder:
        return await SIDES[side](Path(folder), writers, seconds)


def medians(runs: list[Figures]) -> dict[str, float]:
    """Each figure for itself."""
    return {name: statistics.median(getattr(run, name) for run in runs) for name in Figures.__struct_fields__}


def main() -> None:
    """Measures all sides in turn and prints the medians; the last line is JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="one short run each")
    parser.add_argument("--folder", type=Path, help="on the disk to be measured; the system's for passing files if not")
    asked = parser.parse_args()
    runs, seconds = (1, 0.5) if asked.short else (5, 2.0)
    measurements: dict[tuple[str, int], list[Figures]] = {(side, n): [] for n in WRITERS for side in SIDES}
    for _ in range(runs):
        for (side, writers), figures in measurements.items():
            figures.append(uvloop.run(one_run(side, writers, seconds, asked.folder)))
    report({key: medians(figures) for key, figures in measurements.items()}, runs)


def report(figures: dict[tuple[str, int], dict[str, float]], runs: int) -> None:
    """The table for people, then the result: ours with 32 writers beside the peer."""
    print(f"medians of {runs} runs; load {os.getloadavg()[0]:.1f}")
    for (side, writers), of_side in figures.items():
        rate, p50, p99, cpu = (of_side[name] for name in Figures.__struct_fields__)
        times = f"p50 {p50:8.2f} ms   p99 {p99:8.2f} ms   CPU {cpu:6.1f} us"
        print(f"{side} {writers:4} writers {rate:>10,.0f} entries/s   {times}")
    rate, peer = (figures[side, 32]["entries_a_s"] for side in SIDES)
    p99_ms = figures["ours", 32]["p99_ms"]
    print(f"aims with 32 writers: {AIM['entries_a_s']:,} entries/s, p99 {AIM['p99_ms']} ms")
    by_writers = {
        f"{side}_{writers}": {name: round(figure, 2) for name, figure in of_side.items()}
        for (side, writers), of_side in figures.items()
    }
    result = {"bench": "log", "ours": round(rate), "peer": round(peer), "ratio": round(rate / peer, 2)}
    more = {"better": "higher", "unit": "entries/s", "runs": runs, "p99_ms": round(p99_ms, 2)}
    print(json.dumps({**result, **more, **by_writers}))


if __name__ == "__main__":
    main()
