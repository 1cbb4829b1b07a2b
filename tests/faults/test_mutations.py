"""A million messages that nobody means: each is refused in words, costs nothing, and leaves a table that plays."""

from __future__ import annotations

import gc
import logging
import tracemalloc

import pytest

from dicehall.server.hall.audience import Audience
from dicehall.server.hall.hosted import HostedTable
from dicehall.server.hall.play import Play
from dicehall.server.watched.measures import TABLE_ACCIDENTS
from tests.faults.storm import GAMES_ONLINE, Storm, Talker
from tests.server.hall.evening import evening

A_TABLE = 500
"""Messages for each table."""
TRACED = 100
"""The last tables, during which every allocation is traced, since that takes more than twice as long."""
GROWTH_BYTES = 100_000
"""A match that stays in memory takes more, with its log alone."""
OURS = tuple(tracemalloc.Filter(True, f"*/dicehall/{folder}/*") for folder in ("match", "server", "tables", "wire"))
"""Not the rules and the odds, which keep what they have worked out in caches that fill slowly."""
OF_TABLES = (HostedTable, Audience, Play, Talker)


def traced_bytes() -> int:
    """What was allocated by us since tracing began, and is still there."""
    gc.collect()
    return sum(trace.size for trace in tracemalloc.take_snapshot().filter_traces(OURS).traces)


def counted() -> dict[str, int]:
    """How many objects of a table there are."""
    gc.collect()
    kinds = [type(one) for one in gc.get_objects()]
    return {kind.__name__: kinds.count(kind) for kind in OF_TABLES}


@pytest.mark.parametrize(
    "messages", [pytest.param(10_000, marks=pytest.mark.slow), pytest.param(1_000_000, marks=pytest.mark.long)]
)
def test_changed_messages_break_nothing_and_leave_nothing_behind(
    messages: int, caplog: pytest.LogCaptureFixture
) -> None:
    accidents, before = TABLE_ACCIDENTS.value, counted()
    tables = messages // A_TABLE
    warm = tables - min(TRACED, tables // 4)

    async def play() -> tuple[int, int]:
        storm = Storm(seed=messages)
        await storm.begin()
        for number in range(tables):
            if number == warm:
                tracemalloc.start(1)
            await storm.weather(GAMES_ONLINE[number % len(GAMES_ONLINE)], A_TABLE)
            assert TABLE_ACCIDENTS.value == accidents, caplog.text
        assert counted() == before
        return storm.read, traced_bytes()

    try:
        with caplog.at_level(logging.ERROR):
            read, growth = evening(play)
    finally:
        tracemalloc.stop()
    print(f"{messages} messages, {read} of them readable; {growth} bytes of {tables - warm} tables stay")  # noqa: T201
    assert [record.getMessage() for record in caplog.records] == []
    assert read > messages // 10
    assert growth < GROWTH_BYTES, "something of each table or message stays in memory"
