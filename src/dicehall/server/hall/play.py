"""The match at a table on the server: a `tables.Table` with its log and what was told so far.

Still without I/O: effects come back to the caller, as they do from the table itself.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dicehall.bots import BOTS
from dicehall.bots.bot import Bot
from dicehall.core import AnyGame, Setup
from dicehall.games import GAMES
from dicehall.match import Header, Record, Seated, SeededSource, Undone, below_of, read_record, replay
from dicehall.server.hall.people import Place
from dicehall.tables import Effect, House, Log, Table, Tell, Update
from dicehall.wire.outgoing import Told

Seed = Callable[[], int]
"""Gives a new secret number at each call."""


class Play:
    """One match. Its seats are those of the places it was begun with."""

    def __init__(self, table: Table, game: AnyGame, told: list[Told]) -> None:
        self.table, self.game, self.told = table, game, told

    @classmethod
    def begun(
        cls, game: str, setup: Setup, places: list[Place], turn_limit_s: int, seed: Seed
    ) -> tuple[Play, list[Effect]]:
        """A new match, with fresh chance; its first effects. Raises BadSetup."""
        rules = GAMES[game]
        table = Table(rules, setup, _sources(seed), below_of(seed()), _house(turn_limit_s))
        effects: list[Effect] = []
        for seat, place in enumerate(places, 1):
            effects += table.sit(seat, place.name, 0, _bot(game, place.level))
        effects += table.start(0)
        return cls(table, rules, []), effects

    @classmethod
    def resumed(
        cls, header: bytes, lines: tuple[bytes, ...], places: list[Place], turn_limit_s: int, seed: Seed
    ) -> tuple[Play, list[Effect]]:
        """A match as the store has it; chance begins anew, as nothing was drawn ahead [ALL-2].

        Raises:
            BadRecord, DicehallError: the log cannot be played.
        """
        record = read_record("".join(line.decode() + "\n" for line in (header, *lines)))
        rules = GAMES[record.header.game]
        table = Table.resumed(rules, record, _sources(seed), below_of(seed()), _house(turn_limit_s))
        play = cls(table, rules, _told_by(record, rules))
        at_ms = play.last_ms
        effects: list[Effect] = []
        for seat, player in _bots_of(record).items():
            level = places[seat - 1].level or next(
                iter(BOTS[rules.name])
            )  # a bot may have been sent away after the end
            effects += table.sit(seat, player, at_ms, _bot(rules.name, level))
        effects += table.go_on(at_ms)
        return play, effects

    @property
    def last_ms(self) -> int:
        """Time of the last entry of the log."""
        return max((entry.at_ms for entry in self.table.record.entries), default=0)

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.table.state) is not None

    def header(self, places: list[Place]) -> Header:
        """First line of the record, with the players' names."""
        return replace(self.table.record.header, players=tuple(place.name for place in places))

    def sit(self, seat: int, place: Place, at_ms: int) -> list[Effect]:
        """Whoever has the place now plays: a person, or the bot that keeps it."""
        return self.table.sit(seat, place.name, at_ms, _bot(self.game.name, place.level))

    def remember(self, effects: list[Effect]) -> bool:
        """Keeps what was told to everybody; True if earlier moves were taken back, so that everybody needs it anew."""
        was_undone = False
        for effect in effects:
            match effect:
                case Log(Undone(to)):
                    self.told = [told for told in self.told if told.revision <= to]
                    was_undone = True
                case Tell(0, Update() as update) if update.events:
                    self.told.append(Told(update.revision, update.at_ms, update.round, update.events))
        return was_undone


def _told_by(record: Record[object], game: AnyGame) -> list[Told]:
    return [
        Told(played.number, played.entry.at_ms, game.round(played.step.state), played.step.events)
        for played in replay(record, game)
        if played.step.events
    ]


def _bots_of(record: Record[object]) -> dict[int, str]:
    """Names of the bots that play, by seat."""
    last = {entry.seat: entry for entry in record.entries if isinstance(entry, Seated)}
    return {seat: entry.player for seat, entry in sorted(last.items()) if entry.kind == "bot"}


def _sources(seed: Seed) -> dict[int, SeededSource]:
    return {0: SeededSource(seed())}


def _bot(game: str, level: str) -> Bot[object] | None:
    return BOTS[game][level]() if level else None


def _house(turn_limit_s: int) -> House:
    return House(turn_limit_s * 1_000 or None)
