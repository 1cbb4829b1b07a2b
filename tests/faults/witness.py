"""What everybody at a table has been told, put together: one story a match, which may only grow."""

from __future__ import annotations

import json
from collections import Counter
from typing import NamedTuple

import msgspec

from dicehall.match import Record, Seated, final_state, read_record, replay
from dicehall.match.verify import verified
from dicehall.tables.rejudge import rejudge
from tests.faults.heard import Event, History, Update


class Said(NamedTuple):
    """A command that somebody has sent, however often."""

    match: int
    seat: int
    round: int
    action: str


def said(match: int, seat: int, round: int, action: object) -> Said:
    """An action as it travels; the order of its fields says nothing."""
    return Said(match, seat, round, json.dumps(json.loads(msgspec.json.encode(action)), sort_keys=True))


class Witness:
    """Of one table."""

    def __init__(self) -> None:
        self.story: dict[int, list[Event]] = {}
        """All events, by match, in order."""
        self.revision: dict[int, int] = {}
        """The highest that anybody has seen, by match."""
        self.said = Counter[Said]()
        self._owed: dict[int, tuple[int, int]] = {}
        """By match: so many events, and this revision, were seen when the server was killed."""

    @property
    def progress(self) -> tuple[int, int]:
        """Grows with every move."""
        match = max(self.revision, default=0)
        return match, self.revision.get(match, 0)

    def has_heard_of(self, type: str) -> bool:
        """Whether there was such an event."""
        return any(event["type"] == type for story in self.story.values() for event in story)

    def server_was_killed(self) -> None:
        """Whoever comes from now on has to be told at least what was told by now."""
        self._owed = {match: (len(self.story[match]), self.revision.get(match, 0)) for match in self.story}

    def saw(self, update: Update) -> None:
        self.revision[update.match] = max(update.revision, self.revision.get(update.match, 0))

    def check_on_entering(self, history: History, update: Update) -> None:
        """Whoever has just come knows at least as much as everybody did when the server was killed."""
        events, revision = self._owed.get(update.match, (0, 0))
        assert sum(len(told.events) for told in history.told) >= events, "events that somebody was told are lost"
        assert update.revision >= revision, f"revision {revision} was seen, and the table is at {update.revision}"

    def tell(self, match: int, place: int, events: list[Event]) -> int:
        """Somebody heard these events, after so many others; the place after them. Nobody may hear another story."""
        story = self.story.setdefault(match, [])
        for event in events:
            if place == len(story):
                story.append(event)
            assert story[place] == event, f"event {place} of match {match} was {story[place]}, and is {event}"
            place += 1
        return place

    # The records

    def check_record(self, match: int, text: str) -> tuple[int, int]:
        """Everything that holds of a record in the end; how many draws and races it has."""
        record = read_record(text)
        final_state(record)
        played = [event for replayed in replay(record) for event in _as_told(replayed.step.events)]
        story = self.story.get(match, [])
        assert played[: len(story)] == story, f"match {match} is not what was told"
        assert len(record.entries) >= self.revision.get(match, 0)
        self._check_nothing_twice(match, record)
        judged = rejudge(record)
        assert judged.differs is None, judged.differs
        return verified(text).draws, len(judged.races)

    def _check_nothing_twice(self, match: int, record: Record[object]) -> None:
        """No seat has moved more often than it wanted, whatever was sent again."""
        bots = {entry.seat for entry in record.entries if isinstance(entry, Seated) and entry.kind == "bot"}
        moves = Counter(
            said(match, one.entry.actor.number, one.round, one.entry.action)
            for one in replay(record)
            if one.entry.actor.kind == "seat" and one.entry.actor.number not in bots
        )
        twice = {move: count for move, count in moves.items() if count > self.said[move]}
        assert not twice, f"made more often than meant: {twice}"


def _as_told(events: tuple[object, ...]) -> list[Event]:
    return [json.loads(msgspec.json.encode(event)) for event in events]
