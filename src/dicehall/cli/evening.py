"""One evening at one keyboard: opens a table for what was chosen, or for a record, and plays at it.

The table, the record's file and the clock are put together here; everything after that is the sitting's.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from dicehall.bots import BOTS
from dicehall.bots.bot import Bot
from dicehall.cli.choice import Choice, Who, level_in, levels_of
from dicehall.cli.clock import TableClock
from dicehall.cli.hostmenu import Ending
from dicehall.cli.outside import Outside
from dicehall.cli.paint import printable
from dicehall.cli.recordfile import RecordFile, created, read_text, reopened
from dicehall.cli.screens import SCREENS
from dicehall.cli.screens.screen import DiceKind
from dicehall.cli.sitting import Sitting, Stage
from dicehall.cli.told import Party
from dicehall.core import BadSetup, ChanceSource, Setup
from dicehall.games import GAMES
from dicehall.match import (
    HumanSource,
    Note,
    Record,
    Seated,
    SeededSource,
    below_of,
    ending,
    final_state,
    game_of,
    names_of,
    read_record,
    replay,
    whole_lines,
)
from dicehall.tables import Effect, House, Table

_REAL_DICE = "Real dice: people at the table say what they show."
"""A note in the record by which a match that goes on knows it."""
_RECAP = 6
"""Sentences that are told again when a match goes on."""


class Opened(Struct, frozen=True):
    """A table that is ready to be played at."""

    sitting: Sitting
    first: list[Effect]
    table: Table
    book: RecordFile
    names: tuple[str, ...]
    words: tuple[str, ...] = ()
    """What people should know before they begin."""

    def play(self) -> Ending:
        """Until somebody leaves; the record is closed."""
        for sentence in self.words:
            self.sitting.say(sentence)
        try:
            return self.sitting.run(self.first)
        finally:
            self.book.close()


def new_table(choice: Choice, records: Path, stem: str, seed: int, outside: Outside) -> Opened:
    """A match from its beginning. Raises BadSetup, CannotWrite."""
    game = GAMES[choice.game]
    house = SeededSource(seed)
    setup = Setup(len(choice.who), choice.options)
    table = Table(game, setup, _sources(choice.dice, house), below_of(seed + 1), _house_rules(choice.turn_limit_s))
    names = tuple(who.name for who in choice.who)
    book = created(records, stem, replace(table.record.header, players=names))
    clock = TableClock(outside.now_ms)
    effects: list[Effect] = []
    for seat, who in enumerate(choice.who, 1):
        effects += table.sit(seat, who.name, 0, _bot(choice.game, who.level))
    if choice.dice == "real":
        effects += table.note(_REAL_DICE, 0)
    effects += table.start(0)
    stage = Stage(game, SCREENS[choice.game], Party(names, choice.persons, choice.dice), house)
    return Opened(Sitting(stage, table, outside, book, clock), effects, table, book, names)


def resumed_table(path: Path, levels: Sequence[str], turn_limit_s: int, seed: int, outside: Outside) -> Opened:
    """A match where its record ends.

    Args:
        levels: of the bots, in order of seats, where the names do not say them.

    Raises:
        BadRecord, BadSetup: the record cannot be played, or is of a match that is over.
        CannotRead, CannotWrite: the file is the trouble.
    """
    record, dropped = read_whole(path)
    game = game_of(record.header)
    _check_unfinished(record, path)
    dice: DiceKind = "real" if any(isinstance(e, Note) and e.text == _REAL_DICE for e in record.entries) else "virtual"
    dice = dice if dice in SCREENS[game.name].dice else SCREENS[game.name].dice[0]
    house = SeededSource(seed)
    table = Table.resumed(game, record, _sources(dice, house), below_of(seed + 1), _house_rules(turn_limit_s))
    at_ms = max((entry.at_ms for entry in record.entries), default=0)
    who = _who_sits(record, levels)
    effects: list[Effect] = []
    for seat, player in enumerate(who, 1):
        if player is not None:
            effects += table.sit(seat, player.name, at_ms, _bot(game.name, player.level))
    effects += table.go_on(at_ms)
    book = reopened(path)
    persons = tuple(seat for seat, player in enumerate(who, 1) if player is not None and not player.level)
    known = names_of(record.header)
    names = tuple(player.name if player else printable(known(seat)) for seat, player in enumerate(who, 1))
    stage = Stage(game, SCREENS[game.name], Party(names, persons, dice), house)
    clock = TableClock(outside.now_ms, at_ms)
    words = (*_recap(record), *dropped, "The match goes on.")
    return Opened(Sitting(stage, table, outside, book, clock), effects, table, book, names, words)


def read_whole(path: Path) -> tuple[Record[object], tuple[str, ...]]:
    """A record without a last line that was cut off, and a word about that. Raises BadRecord, CannotRead."""
    text = read_text(path)
    whole = whole_lines(text)
    dropped = f"The last line of the record was cut off and is dropped: {text[len(whole) :][:40]!r}"
    return read_record(whole), () if whole == text else (dropped,)


def _recap(record: Record[object]) -> list[str]:
    """What happened last, so that people find their way back."""
    game, name = game_of(record.header), names_of(record.header)
    events = [event for replayed in replay(record) for event in replayed.step.events]
    return [f"{game.sentence(event, name)} [{event.rule}]" for event in events[-_RECAP:]]


def _check_unfinished(record: Record[object], path: Path) -> None:
    game = game_of(record.header)
    if record.setup().reported:
        raise BadSetup(f"{path}: it has reported seats, and this table has no judge who reports [ALL-11]")
    outcome = game.outcome(final_state(record))
    if outcome is not None:
        raise BadSetup(f"{path}: this match is over. {ending(outcome, names_of(record.header))}")


def _who_sits(record: Record[object], levels: Sequence[str]) -> list[Who | None]:
    """By seat; None where a player has left. Whoever the record does not know is a person. Raises BadSetup."""
    last = {entry.seat: entry for entry in record.entries if isinstance(entry, Seated)}
    named = names_of(record.header)
    asked = iter(levels)
    who: list[Who | None] = []
    for seat in range(1, record.setup().seats + 1):
        entry = last.get(seat, Seated(seat, named(seat)))
        match entry.kind:
            case "empty":
                who.append(None)
            case "person":
                who.append(Who(printable(entry.player)))
            case "bot":
                who.append(Who(printable(entry.player), _level(record.header.game, entry, next(asked, ""))))
    return who


def _level(game: str, entry: Seated, asked: str) -> str:
    known = levels_of(game)
    for level in (asked, level_in(entry.player)):
        if level in known:
            return level
    raise BadSetup(f"seat {entry.seat}: how good is the bot {entry.player!r}? Say --bots with {', '.join(known)}")


def _sources(dice: DiceKind, house: SeededSource) -> dict[int, ChanceSource]:
    return {0: HumanSource() if dice == "real" else house}


def _house_rules(turn_limit_s: int) -> House:
    return House(turn_limit_s * 1_000 or None)


def _bot(game: str, level: str) -> Bot[object] | None:
    return BOTS[game][level]() if level else None
