"""A store in a folder of its own, whose writing connection the test holds in its hand."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest

from dicehall.server.store import SqliteStore, StoreError, Unit
from dicehall.server.store.opening import connected

PATIENCE_S = 30.0


class Spy:
    """Makes the store's connection, keeps it, and writes down each statement that begins or ends a transaction."""

    def __init__(self) -> None:
        self.connections: list[sqlite3.Connection] = []
        self.marks: list[str] = []
        self.before_commit: Callable[[], None] = lambda: None

    def __call__(self, path: Path) -> sqlite3.Connection:
        connection = connected(path)
        self.connections.append(connection)
        connection.set_trace_callback(self._trace)
        return connection

    def pragma(self, text: str) -> object:
        """The first value of what a pragma answers; the writing thread has to be idle."""
        row = self.connections[-1].execute(f"PRAGMA {text}").fetchone()
        return row[0] if row else None

    def _trace(self, statement: str) -> None:
        if statement in {"BEGIN IMMEDIATE", "COMMIT", "ROLLBACK"}:
            self.marks.append(statement)
        if statement == "COMMIT":
            self.before_commit()


class Hold:
    """Holds the writing thread in a `done`, so that what is written meanwhile queues up as one group."""

    def __init__(self, store: SqliteStore) -> None:
        self._held, self._released = threading.Event(), threading.Event()
        self._store = store

    def __enter__(self) -> None:
        self._store.write((), self._wait)
        assert self._held.wait(PATIENCE_S)

    def __exit__(self, *_: object) -> None:
        self._released.set()

    def _wait(self, _: StoreError | None) -> None:
        self._held.set()
        assert self._released.wait(PATIENCE_S)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def spy() -> Spy:
    return Spy()


@pytest.fixture
def store(folder: Path, spy: Spy) -> Iterator[SqliteStore]:
    store = SqliteStore(folder, spy)
    spy.marks.clear()
    yield store
    store.close()


@pytest.fixture
def commit(store: SqliteStore) -> Callable[..., StoreError | None]:
    """Writes units, waits, and gives back what `done` was told."""

    def written(*units: Unit) -> StoreError | None:
        told: SimpleQueue[StoreError | None] = SimpleQueue()
        store.write(units, told.put)
        return told.get(timeout=PATIENCE_S)

    return written


@pytest.fixture
def group(store: SqliteStore) -> Callable[..., list[StoreError | None]]:
    """Several writes in one group; what each `done` was told, in the order of the writes."""

    def written(*writes: tuple[Unit, ...]) -> list[StoreError | None]:
        told: dict[int, StoreError | None] = {}
        settled: SimpleQueue[None] = SimpleQueue()

        def note(number: int, error: StoreError | None) -> None:
            told[number] = error
            settled.put(None)

        with Hold(store):
            for number, units in enumerate(writes):
                store.write(units, lambda error, number=number: note(number, error))  # type: ignore[misc]
        for _ in writes:
            settled.get(timeout=PATIENCE_S)
        return [told[number] for number in range(len(writes))]

    return written


@pytest.fixture
def hold(store: SqliteStore) -> Hold:
    return Hold(store)
