"""The match at a table on the server: a `tables.Table` with its log and what was told so far.

Still without I/O: effects come back to the caller, as they do from the table itself.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from dicehall.bots import BOTS
from dicehall.bots.bot import Bot
from dicehall.core import AnyGame, DicehallError, Outcome, Setup
from dicehall.games import GAMES
from dicehall.games.tumblin_dice.actions import Thrown
from dicehall.match import (
    FORMAT,
    Entry,
    Flight,
    Header,
    Raced,
    Record,
    Sealed,
    SealedSource,
    Seated,
    ServerSecret,
    Undone,
    below_of,
    counting_moves,
    counting_races,
    first_state,
    read_record,
    replay,
    rules_hash,
    transcript_of,
    write_line,
)
from dicehall.match.rulebook import rules_page
from dicehall.server.hall.agreed import Place
from dicehall.server.store import Stored
from dicehall.tables import FRIENDS_CAP_MS, RANKED_CAP_MS, Effect, House, Log, Table, Tell, Update
from dicehall.wire import words
from dicehall.wire.outgoing import Told

Seed = Callable[[], int]
"""Gives a new secret number of 128 bits at each call."""


class Begun(Struct, frozen=True):
    """What people have agreed on besides the setup."""

    places: list[Place]
    house: words.House
    anchors: tuple[str | None, ...] = ()
    """Of the players' chains, by seat; only for a match that begins."""


class Play:
    """One match. Its seats are those of the places it was begun with.

    Args:
        told, races: what everybody was told so far.
        secret: see `Agreed.secret`.
    """

    def __init__(
        self, table: Table, game: AnyGame, secret: str, told: list[Told] | None = None, races: list[Raced] | None = None
    ) -> None:
        self.table, self.game, self.secret = table, game, secret
        self.told, self.races = told or [], races or []

    @classmethod
    def begun(cls, game: str, setup: Setup, agreed: Begun, seed: Seed) -> tuple[Play, list[Effect]]:
        """A new match, with fresh chance; its first effects. Raises BadSetup."""
        rules, secret = GAMES[game], f"{seed():032x}{seed():032x}"
        server = ServerSecret(bytes.fromhex(secret))
        sealed = Sealed(rules_hash(rules_page(game)), server.anchor, agreed.anchors)
        names = tuple(place.name for place in agreed.places)
        header = Header(FORMAT, game, setup, names, sealed)
        source = SealedSource(transcript_of(write_line(header)), server, sealed)
        table = Table(rules, setup, {0: source}, below_of(seed()), _house(agreed.house), header)
        effects: list[Effect] = []
        for seat, place in enumerate(agreed.places, 1):
            effects += table.sit(seat, place.name, 0, _bot(game, place.level))
        effects += table.start(0)
        return cls(table, rules, secret), effects

    @classmethod
    def resumed(cls, stored: Stored, agreed: Begun, secret: str, seed: Seed) -> tuple[Play, list[Effect]]:
        """The last match that the store has; a draw that was not logged comes out the same from the same links.

        Raises:
            BadRecord, DicehallError: the log cannot be played.
        """
        header = stored.headers[-1]
        record = read_record("".join(line.decode() + "\n" for line in (header, *stored.lines)))
        if record.header.dice is None:
            raise DicehallError("line 1: the dice of this match were never sealed")
        rules = GAMES[record.header.game]
        source = SealedSource.resumed(
            transcript_of(header.decode()), ServerSecret(bytes.fromhex(secret)), record.header.dice, record.entries
        )
        told, state = _played_again(record, rules)
        base = (len(record.entries), state)
        table = Table.resumed(rules, record, {0: source}, below_of(seed()), _house(agreed.house), base)
        play = cls(table, rules, secret, told, list(counting_races(record.entries).values()))
        at_ms = play.last_ms
        effects: list[Effect] = []
        for seat, player in _bots_of(record).items():
            level = agreed.places[seat - 1].level or next(
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
    def outcome(self) -> Outcome | None:
        """None until the match is over."""
        return self.game.outcome(self.table.state)

    @property
    def header(self) -> Header:
        """First line of the record."""
        return self.table.record.header

    @property
    def last_flight(self) -> tuple[int, Flight] | None:
        """The last throw down a board that has come to rest and counts, with its round."""
        for number, entry in reversed(counting_moves(self.table.record.entries)):
            flight = entry.evidence.flight if entry.evidence is not None else None
            if flight is not None and flight.thrown:
                thrown = (told.round for told in reversed(self.told) if told.revision < number and _has_throw(told))
                return next(thrown), flight
        return None

    def sit(self, seat: int, place: Place, at_ms: int) -> list[Effect]:
        """Whoever has the place now plays: a person, or the bot that keeps it."""
        return self.table.sit(seat, place.name, at_ms, _bot(self.game.name, place.level))

    def remember(self, effects: list[Effect]) -> bool:
        """Keeps what was told to everybody; True if earlier moves were taken back, so that everybody needs it anew."""
        was_undone = False
        for effect in effects:
            if isinstance(effect, Log):
                was_undone = self._remember_entry(effect.entry) or was_undone
            elif isinstance(effect, Tell) and effect.seat == 0:
                update = effect.message
                if isinstance(update, Update) and update.events:
                    self.told.append(Told(update.revision, update.at_ms, update.round, update.events))
        return was_undone

    def _remember_entry(self, entry: Entry[object]) -> bool:
        """Whether moves were taken back."""
        if isinstance(entry, Raced):
            self.races.append(entry)
        if not isinstance(entry, Undone):
            return False
        self.told = [told for told in self.told if told.revision <= entry.to]
        self.races = [race for race in self.races if race.last_entry <= entry.to]
        return True


def _has_throw(told: Told) -> bool:
    return any(isinstance(event, Thrown) for event in told.events)


def _played_again(record: Record[object], game: AnyGame) -> tuple[list[Told], object]:
    """What was told in a match, and where it stands. Raises BadRecord."""
    told: list[Told] = []
    state = first_state(record, game)
    for played in replay(record, game):
        state = played.step.state
        if played.step.events:
            told.append(Told(played.number, played.entry.at_ms, game.round(state), played.step.events))
    return told, state


def _bots_of(record: Record[object]) -> dict[int, str]:
    """Names of the bots that play, by seat."""
    last = {entry.seat: entry for entry in record.entries if isinstance(entry, Seated)}
    return {seat: entry.player for seat, entry in sorted(last.items()) if entry.kind == "bot"}


def _bot(game: str, level: str) -> Bot[object] | None:
    return BOTS[game][level]() if level else None


def _house(house: words.House) -> House:
    cap_ms = RANKED_CAP_MS if house.is_ranked else FRIENDS_CAP_MS
    return House(house.turn_limit_s * 1_000 or None, is_remote=True, cap_ms=cap_ms)
