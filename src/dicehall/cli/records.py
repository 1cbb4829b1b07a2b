"""`dicehall record`: is a record right, and what happened in it?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from dicehall.cli.paint import printable
from dicehall.cli.recordfile import read_text
from dicehall.core import Actor, Event, Outcome
from dicehall.match import (
    BadRecord,
    Header,
    Record,
    Replayed,
    ending,
    final_state,
    game_of,
    names_of,
    read_record,
    replay,
    transcript,
)


class Checked(Struct, frozen=True):
    """What is known about a record after it was played again."""

    file: str
    ok: bool
    line: int | None = None
    """Where it is broken."""
    reason: str = ""
    game: str = ""
    players: tuple[str, ...] = ()
    entries: int = 0
    moves: int = 0
    """Those that count."""
    outcome: Outcome | None = None
    words: str = ""
    """The outcome for people."""

    def sentence(self) -> str:
        """All that matters, in one line."""
        if not self.ok:
            return printable(f"{self.file}, line {self.line}: {self.reason}")
        return printable(f"{self.file}: {self.game}, {self.moves} moves, all by the rules. {self.words}")


class ShownEvent(Struct, frozen=True):
    """An event in words, as a line that reads back, and as data."""

    rule: str
    text: str
    line: str
    event: Event


class ShownMove(Struct, frozen=True):
    """A move that counts and what came of it."""

    entry: int
    """Its number in the record."""
    at_ms: int
    actor: Actor
    move: str
    """As a line that reads back."""
    events: tuple[ShownEvent, ...]


class ShownRound(Struct, frozen=True):
    """Moves of one throw, turn or card."""

    round: int
    moves: list[ShownMove]


class Shown(Struct, frozen=True):
    """A whole record, for programs."""

    header: Header
    round_name: str
    rounds: list[ShownRound]
    outcome: Outcome | None


def checked(path: Path) -> Checked:
    """Plays a record again. A broken one is not raised but told; raises CannotRead."""
    try:
        record = read_record(read_text(path))
        outcome = game_of(record.header).outcome(final_state(record))
    except BadRecord as error:
        return Checked(str(path), ok=False, line=error.line, reason=error.reason)
    return Checked(
        str(path),
        ok=True,
        game=record.header.game,
        players=record.header.players,
        entries=len(record.entries),
        moves=len(record.moves()),
        outcome=outcome,
        words=ending(outcome, names_of(record)) if outcome else "It was not played to its end.",
    )


def transcript_lines(path: Path) -> Iterator[str]:
    """A record as a text to be read. Raises BadRecord, CannotRead."""
    return map(printable, transcript(read_record(read_text(path))))


def shown(path: Path) -> Shown:
    """A record with everything that came of it. Raises BadRecord, CannotRead."""
    record = read_record(read_text(path))
    game = game_of(record.header)
    rounds: list[ShownRound] = []
    for replayed in replay(record):
        if not rounds or rounds[-1].round != replayed.round:
            rounds.append(ShownRound(replayed.round, []))
        rounds[-1].moves.append(_shown_move(record, replayed))
    return Shown(record.header, game.round_name, rounds, game.outcome(final_state(record)))


def as_json(value: Struct) -> str:
    """One JSON object in one line, the same in every process."""
    return msgspec.json.encode(value, order="deterministic").decode()


def _shown_move(record: Record[object], replayed: Replayed[object]) -> ShownMove:
    game, entry = game_of(record.header), replayed.entry
    name = names_of(record)
    events = tuple(
        ShownEvent(event.rule, game.sentence(event, name), game.notation.format_event(event), event)
        for event in replayed.step.events
    )
    line = f"{entry.actor}: {game.notation.format_action(entry.action)}"
    return ShownMove(replayed.number, entry.at_ms, entry.actor, line, events)
