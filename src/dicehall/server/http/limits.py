"""How often one address may ask for what costs us something, or lets it guess; and how much of it at once."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from msgspec import Struct

from dicehall.server.bucket import Bucket
from dicehall.server.hall import Denial
from dicehall.server.watched.logs import event, shortened

Wish = Literal["guest", "table", "ticket", "connect", "unknown_code", "film"]
_MOST_BUCKETS = 20_000


class Rates(Struct, frozen=True):
    """For each wish: how many a second come back, and how many at once. Whole families share one address."""

    guest: tuple[float, int] = (0.5, 30)
    table: tuple[float, int] = (0.2, 20)
    ticket: tuple[float, int] = (10.0, 60)
    connect: tuple[float, int] = (10.0, 20)
    unknown_code: tuple[float, int] = (5 / 60, 5)
    """Codes have 40 bits: this is what makes guessing hopeless."""
    film: tuple[float, int] = (0.5, 20)
    """Each is a whole match that is played again."""
    sockets: int = 50
    """Open at the same time."""
    connections: int = 50
    """Of TCP, open at the same time, those that have become sockets not counted. Proxies of ours may have more."""
    requests: int = 50
    """Answered at the same time; this is what bounds browsers behind a proxy."""


class AddressLimits:
    """Counts by address; in memory, as a restart may forgive.

    Args:
        clock_ms: monotonic.
    """

    def __init__(self, rates: Rates, clock_ms: Callable[[], int]) -> None:
        self._rates, self._clock_ms = rates, clock_ms
        self._buckets: dict[tuple[Wish, str], Bucket] = {}
        self._sockets, self._connections, self._requests = Counter[str](), Counter[str](), Counter[str]()

    def count(self, wish: Wish, address: str) -> None:
        """Counts a wish. Raises Denial if it is one too many."""
        if not self._bucket(wish, address).take(self._clock_ms()):
            raise _too_often(wish, address)

    def check(self, wish: Wish, address: str) -> None:
        """Raises Denial if another one would be too many."""
        if not self._bucket(wish, address).has_token(self._clock_ms()):
            raise _too_often(wish, address)

    @contextmanager
    def looking_up(self, address: str) -> Iterator[None]:
        """Around a look at a table by its code: unknown ones are counted.

        Who has guessed too often is not told of known ones either, or guessing would go on. Raises Denial.
        """
        self.check("unknown_code", address)
        try:
            yield
        except Denial as denial:
            if denial.why == "unknown_table":
                self._bucket("unknown_code", address).owe(self._clock_ms())  # many may have been under way at once
            raise

    @contextmanager
    def open_socket(self, address: str) -> Iterator[None]:
        """For as long as a socket is open. Raises Denial if too many are."""
        self.count("connect", address)
        if self._sockets[address] >= self._rates.sockets:
            raise Denial("flood", f"{self._rates.sockets} connections are open from your address; close some.")
        with _one_more(self._sockets, address):
            yield

    @contextmanager
    def request(self, address: str) -> Iterator[None]:
        """For as long as a request is being answered. Raises Denial if too many are."""
        if self._requests[address] >= self._rates.requests:
            raise _too_often("request", address)
        with _one_more(self._requests, address):
            yield

    def connected(self, address: str) -> bool:
        """A connection has come; False if it is one too many and has to go. Else `disconnected` follows."""
        if self._connections[address] - self._sockets[address] >= self._rates.connections:
            return False
        self._connections[address] += 1
        return True

    def disconnected(self, address: str) -> None:
        """One of them has gone."""
        _one_less(self._connections, address)

    def _bucket(self, wish: Wish, address: str) -> Bucket:
        key = (wish, address)
        if key not in self._buckets:
            self._forget_full()
            per_s, burst = getattr(self._rates, wish)
            self._buckets[key] = Bucket(per_s, burst, self._clock_ms())
        return self._buckets[key]

    def _forget_full(self) -> None:
        """Keeps memory bounded: full buckets say nothing, and of the others the oldest go."""
        if len(self._buckets) < _MOST_BUCKETS:
            return
        now_ms = self._clock_ms()
        kept = [(key, bucket) for key, bucket in self._buckets.items() if not bucket.is_full(now_ms)]
        self._buckets = dict(kept[-_MOST_BUCKETS // 2 :])


@contextmanager
def _one_more(counts: Counter[str], address: str) -> Iterator[None]:
    counts[address] += 1
    try:
        yield
    finally:
        _one_less(counts, address)


def _one_less(counts: Counter[str], address: str) -> None:
    """Keeps no address of which nothing is open."""
    counts[address] -= 1
    if not counts[address]:
        del counts[address]


def _too_often(wish: Wish | Literal["request"], address: str) -> Denial:
    event("flood", logging.WARNING, wish=wish, address=shortened(address))
    return Denial("flood", "That was asked for too often from your address; try again in a minute.")
