"""The store for coroutines: what they wait for, and that the loop alone is where they are told."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from dicehall.server.store import (
    Append,
    AwaitedStore,
    BeginMatch,
    Guest,
    Hosted,
    OutOfStep,
    PutGuest,
    PutHosted,
    SqliteStore,
    StoreClosed,
    StoreError,
)

Commit = Callable[..., StoreError | None]

CODE = "K7QW3M9T"
HOSTED = Hosted(CODE, b"{}", "ghost_blitz_dice", True, "open", 0.0)
ADA = Guest("a" * 22, b"A" * 32, "Ada", 1.0)


def entry(seq: int) -> Append:
    return Append(CODE, 1, seq, (b"%d" % seq,))


@pytest.fixture(autouse=True)
def begun(commit: Commit) -> None:
    """Match 1 of the table has begun."""
    assert commit(PutHosted(HOSTED), BeginMatch(CODE, 1, b"header")) is None


def lines(store: SqliteStore) -> tuple[bytes, ...]:
    stored = store.load(CODE)
    assert stored is not None
    return stored.lines


def test_a_commit_returns_when_its_units_can_be_read(store: SqliteStore) -> None:
    async def play() -> tuple[bytes, ...]:
        await AwaitedStore(store).commit(entry(1), entry(2))
        return lines(store)

    assert asyncio.run(play()) == (b"1", b"2")


def test_a_commit_raises_what_was_wrong(store: SqliteStore) -> None:
    async def play() -> None:
        await AwaitedStore(store).commit(entry(5))

    with pytest.raises(OutOfStep, match="entry 5 of match 1"):
        asyncio.run(play())


def test_commits_that_one_coroutine_starts_are_kept_in_that_order(store: SqliteStore) -> None:
    async def play() -> None:
        awaited = AwaitedStore(store)
        await asyncio.gather(*(awaited.commit(entry(seq)) for seq in range(1, 201)))

    asyncio.run(play())
    assert lines(store) == tuple(b"%d" % seq for seq in range(1, 201))


def test_a_callback_is_called_by_the_loop(store: SqliteStore) -> None:
    async def play() -> tuple[int, StoreError | None]:
        told: asyncio.Future[tuple[int, StoreError | None]] = asyncio.get_running_loop().create_future()
        AwaitedStore(store).write((entry(1),), lambda error: told.set_result((threading.get_ident(), error)))
        return await told

    assert asyncio.run(play()) == (threading.get_ident(), None)


def test_a_callback_that_raises_keeps_no_other_from_being_told(
    store: SqliteStore, hold: AbstractContextManager[None]
) -> None:
    async def play() -> tuple[list[str], StoreError | None]:
        loop = asyncio.get_running_loop()
        mistakes: list[str] = []
        loop.set_exception_handler(lambda _, context: mistakes.append(repr(context["exception"])))
        told: asyncio.Future[StoreError | None] = loop.create_future()

        def failing(_: StoreError | None) -> None:
            raise ValueError("a mistake")

        awaited = AwaitedStore(store)
        with hold:
            awaited.write((entry(1),), failing)
            awaited.write((entry(2),), told.set_result)
        return mistakes, await told

    assert asyncio.run(play()) == (["ValueError('a mistake')"], None)


def test_a_commit_whose_waiter_is_cancelled_is_kept_in_silence(
    store: SqliteStore, hold: AbstractContextManager[None], caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        awaited = AwaitedStore(store)
        with hold:
            waiting = asyncio.create_task(awaited.commit(entry(1)))
            await asyncio.sleep(0)  # lets it write
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
        await awaited.commit(entry(2))

    asyncio.run(play())
    assert (lines(store), caplog.text) == ((b"1", b"2"), "")


def test_a_loop_that_has_ended_does_not_stop_the_store(
    store: SqliteStore, hold: AbstractContextManager[None], commit: Commit, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        AwaitedStore(store).write((entry(1),), lambda _: None)

    with hold:
        asyncio.run(play())
    assert commit(entry(2)) is None
    assert (lines(store), caplog.text) == ((b"1", b"2"), "")


def test_reads_answer_as_those_of_the_store(store: SqliteStore, commit: Commit) -> None:
    commit(PutGuest(ADA), entry(1))

    async def ask() -> list[object]:
        awaited = AwaitedStore(store)
        return [
            await awaited.load(CODE),
            await awaited.record(CODE, 1),
            await awaited.guest_by_key(ADA.key_hash),
            await awaited.listed_tables(5),
            await awaited.exists(CODE),
        ]

    assert asyncio.run(ask()) == [store.load(CODE), b"header\n1\n", ADA, (HOSTED,), True]


def test_a_closed_store_takes_no_commit(store: SqliteStore) -> None:
    async def play() -> None:
        awaited = AwaitedStore(store)
        await awaited.close()
        await awaited.commit(entry(1))

    with pytest.raises(StoreClosed):
        asyncio.run(play())
