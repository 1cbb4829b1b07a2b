"""Races, as they are judged: how many, and how long those who claimed waited for it."""

from __future__ import annotations

from collections.abc import Sequence

from dicehall.match import Entry
from dicehall.match.evidence import Raced
from dicehall.match.record import Dropped, Played
from dicehall.server.watched.measures import RACES_DECIDED, VERDICT_WAIT_S


def note_race(race: Raced, entries: Sequence[Entry[object]]) -> None:
    """A race was judged.

    Args:
        entries: the log of its match, from entry 1.
    """
    RACES_DECIDED.count()
    for lane in race.lanes:
        for press in lane.presses:
            decided = entries[press.entry - 1]
            if lane.revealed_ms is not None and isinstance(decided, Played | Dropped):
                VERDICT_WAIT_S.observe(max(0.0, decided.at_ms - lane.revealed_ms - press.arrived_ms) / 1_000)
