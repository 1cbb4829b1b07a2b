"""Matches to be filmed: of each game one that its bots have played, with all that a watcher was told."""

from __future__ import annotations

from functools import cache
from typing import cast

import msgspec

from dicehall.bots import BOTS
from dicehall.core import Setup
from dicehall.games import GAMES
from dicehall.match import SeededSource, below_of, write_record
from dicehall.server.film import film_from
from dicehall.tables import Table
from dicehall.testing import FakeTable, SampledSource

Tree = dict[str, object]
SEATS = 3


@cache
def played(game: str) -> FakeTable:
    """A match at a table, to its end."""
    source = SampledSource(below_of(3)) if game == "tumblin_dice" else SeededSource(3)
    fake = FakeTable(Table(GAMES[game], Setup(SEATS), {0: source}, below_of(4)))
    for number, make in zip(range(1, SEATS + 1), BOTS[game].values(), strict=False):
        fake.do(fake.table.sit(number, f"Bot {number}", 0, make()))
    fake.start()
    fake.run(most_ms=3_600_000)
    assert fake.table.sees(0).outcome is not None
    return fake


@cache
def record_of(game: str) -> bytes:
    return write_record(played(game).table.record).encode()


def lines_of(game: str) -> list[bytes]:
    """Each with its end."""
    return record_of(game).splitlines(keepends=True)


def film(record: bytes) -> list[Tree]:
    """Its messages."""
    return cast("list[Tree]", msgspec.json.decode(film_from(record, lambda: False)))


def of(messages: list[Tree], kind: str) -> list[Tree]:
    return [message for message in messages if message["type"] == kind]


def events(messages: list[Tree]) -> list[Tree]:
    """All that was told in updates, in order."""
    return [event for update in of(messages, "update") for event in cast("list[Tree]", update["events"])]
