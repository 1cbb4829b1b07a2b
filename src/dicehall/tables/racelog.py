"""A record as a judge of its races reads it: where the match stood before each entry, and where each race began."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from dicehall.core import CLOCK, AnyGame, IllegalAction, Void, chance, seat
from dicehall.match import BadRecord, Dropped, Entry, Played, Raced, Record, Undone, move_of
from dicehall.match.replay import first_state
from dicehall.tables.openmatch import BROKEN_OFF


class DiffersError(Exception):
    """An entry that ought to be another one."""

    def __init__(self, entry: int, reason: str) -> None:
        super().__init__(reason)
        self.entry = entry


class Begin(Struct, frozen=True):
    """A race was there to be shown."""

    entry: int
    """Of the move after which it was."""
    at_ms: int
    round: int
    limit_ms: float
    """How long claims count, if nobody is right before."""


class RaceLog:
    """A record, with where the match stood before each entry."""

    def __init__(self, record: Record[object], game: AnyGame) -> None:
        self.game, self.record = game, record
        self.before: dict[int, object] = {}
        self._begins: list[Begin] = []
        stood: list[tuple[int, object]] = [(0, first_state(record, game))]
        for number, entry in enumerate(record.entries, 1):
            self.before[number] = stood[-1][1]
            if isinstance(entry, Played):
                stood.append((number, self._after(number, entry)))
            elif isinstance(entry, Undone):
                while stood[-1][0] > entry.to:
                    stood.pop()
            self._note_begin(number, entry, stood[-1][1])

    def _after(self, number: int, entry: Played[object]) -> object:
        try:
            state: object = self.game.apply(self.before[number], move_of(entry)).state
        except IllegalAction as error:
            raise BadRecord(number + 1, f"{entry.actor}: {error}") from None
        return state

    def _note_begin(self, number: int, entry: Entry[object], state: object) -> None:
        """A race begins when the table's dice or cards come to rest, or anew after it was broken off or undone."""
        match entry:
            case Undone() | Played(action=Void()):
                begins = True
            case Played(actor=actor):
                begins = actor == chance()
            case _:
                begins = False
        if begins and Void() in self.game.legal_actions(state, CLOCK):
            limit_ms = self.game.delay_ms(state, CLOCK) if CLOCK in self.game.actors(state) else 0
            self._begins.append(Begin(number, entry.at_ms, self.game.round(state), limit_ms or math.inf))

    def races(self) -> Iterator[tuple[int, Raced]]:
        """All races with the numbers of their entries."""
        return ((number, entry) for number, entry in enumerate(self.record.entries, 1) if isinstance(entry, Raced))

    def begin_of(self, race: Raced, number: int) -> Begin:
        """Where a race began."""
        first = min((press.entry for lane in race.lanes for press in lane.presses), default=0)
        begin = next((begin for begin in reversed(self._begins) if begin.entry < first < number), None)
        if begin is None:
            raise DiffersError(number, "no race was on in which these claims could be made")
        if begin.round != race.round:
            raise DiffersError(number, f"the race of round {begin.round} is said to be of round {race.round}")
        return begin

    def check_complete(self, begin: Begin, number: int, claims: list[int]) -> None:
        """Every claim since the race began is in it, once."""
        end = min((later.entry for later in self._begins if later.entry > begin.entry), default=number)
        for entry in range(begin.entry + 1, min(end, number)):
            if self.is_played(entry) and self._is_claim(entry) and entry not in claims:
                raise DiffersError(entry, "this claim is missing in the race that it was made in")
        for entry, after in pairwise(claims):
            if entry == after:
                raise DiffersError(number, f"entry {entry} is named as two claims")

    def _is_claim(self, entry: int) -> bool:
        return any(self.is_claim_of(entry, number) for number in range(1, self.record.header.setup.seats + 1))

    def is_claim_of(self, entry: int, number: int) -> bool:
        """Whether an entry is a claim of this seat, played or void."""
        match self.record.entries[entry - 1]:
            case Played(actor=actor, action=action):
                return actor == seat(number) and self.game.is_claim(action)
            case Dropped(seat=dropped, action=action):
                return dropped == number and self.game.is_claim(action)
            case _:
                return False

    def is_decided(self, entry: int) -> bool:
        """Whether CLOCK was to end the race as soon as it could, before this entry."""
        state = self.before[entry]
        return CLOCK in self.game.actors(state) and self.game.delay_ms(state, CLOCK) == 0

    def is_played(self, entry: int) -> bool:
        """Whether a claim became a move, and was not void."""
        return isinstance(self.record.entries[entry - 1], Played)

    def is_broken_off(self, entry: int) -> bool:
        """Whether a claim came to nothing because the race ended before its order was certain."""
        dropped = self.record.entries[entry - 1]
        if not isinstance(dropped, Dropped):
            return False
        match next((later for later in self.record.entries[entry:] if not isinstance(later, Dropped)), None):
            case Undone(why=why):
                return dropped.why == why
            case Played(action=Void()):
                return dropped.why == BROKEN_OFF
            case _:
                return False
