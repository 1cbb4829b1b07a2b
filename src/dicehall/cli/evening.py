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
from dicehall.cli.recordfile import RecordFile, created, read_whole_lines, reopened
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
)
from dicehall.tables import Effect, House, Table

_REAL_DICE = "Real dice: people at the table say what they show."
"""A note in the record by which a match that goes on knows it."""
_PICTURE_MS = 17
"""All keys at one keyboard are of one clock, and of whoever presses within one picture of a screen nobody was first."""
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
    rules = _house_rules(choice.turn_limit_s, setup)
    table = Table(game, setup, _sources(choice.dice, house), below_of(seed + 1), rules)
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
    text, cut_off = read_whole_lines(path)
    record = read_record(text)
    game = game_of(record.header)
    _check_unfinished(record, path)
    who = _who_sits(record, levels)
    party = _party_of(record, who)
    house = SeededSource(seed)
    rules = _house_rules(turn_limit_s, record.setup())
    table = Table.resumed(game, record, _sources(party.dice, house), below_of(seed + 1), rules)
    book = reopened(path, text)
    at_ms = max((entry.at_ms for entry in record.entries), default=0)
    effects: list[Effect] = []
    for seat, player in enumerate(who, 1):
        if player is not None:
            effects += table.sit(seat, player.name, at_ms, _bot(game.name, player.level))
    effects += table.go_on(at_ms)
    clock = TableClock(outside.now_ms, at_ms)
    stage = Stage(game, SCREENS[game.name], party, house)
    words = [f"The last line of the record was cut off ({cut_off} bytes) and is dropped."] if cut_off else []
    sitting = Sitting(stage, table, outside, book, clock)
    return Opened(sitting, effects, table, book, party.names, (*_recap(record), *words, "The match goes on."))


def _party_of(record: Record[object], who: Sequence[Who | None]) -> Party:
    """Raises BadSetup for more people than fit at one keyboard."""
    screen, known = SCREENS[record.header.game], names_of(record)
    names = tuple(player.name if player else printable(known(seat)) for seat, player in enumerate(who, 1))
    persons = tuple(seat for seat, player in enumerate(who, 1) if player is not None and not player.level)
    if len(persons) > screen.most_persons:
        raise BadSetup(f"{len(persons)} people play in this record: {screen.most_persons} fit at one keyboard")
    is_real = any(isinstance(entry, Note) and entry.text == _REAL_DICE for entry in record.entries)
    return Party(names, persons, "real" if is_real and "real" in screen.dice else screen.dice[0])


def _recap(record: Record[object]) -> list[str]:
    """What happened last, so that people find their way back."""
    game, name = game_of(record.header), names_of(record)
    events = [event for replayed in replay(record) for event in replayed.step.events]
    return [f"{game.sentence(event, name)} [{event.rule}]" for event in events[-_RECAP:]]


def _check_unfinished(record: Record[object], path: Path) -> None:
    game = game_of(record.header)
    if record.setup().reported:
        raise BadSetup(f"{path}: it has reported seats, and this table has no judge who reports [ALL-11]")
    outcome = game.outcome(final_state(record))
    if outcome is not None:
        raise BadSetup(f"{path}: this match is over. {ending(outcome, names_of(record))}")


def _who_sits(record: Record[object], levels: Sequence[str]) -> list[Who | None]:
    """By seat; None where a player has left. Whoever the record does not know is a person. Raises BadSetup."""
    last = {entry.seat: entry for entry in record.entries if isinstance(entry, Seated)}
    named = names_of(record)
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


def _house_rules(turn_limit_s: int, setup: Setup) -> House:
    """A tournament's judge reads in the record what was tried against the rules [LD-R15]."""
    return House(
        turn_limit_s * 1_000 or None,
        logs_refused=bool(setup.options.get("tournament")),
        is_remote=True,  # people see what is raced for when its picture is drawn, which takes its time
        band_ms=_PICTURE_MS,
    )


def _bot(game: str, level: str) -> Bot[object] | None:
    return BOTS[game][level]() if level else None
