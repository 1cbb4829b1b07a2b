"""What players say to each other: a few fixed words, a few at a time, and nothing of it is kept."""

from __future__ import annotations

from dicehall.server.hall.attable import AtTable
from dicehall.server.hall.audience import EVERYBODY
from dicehall.server.hall.denial import Denial, not_now
from dicehall.server.hall.mail import Letter
from dicehall.wire import encode, outgoing
from dicehall.wire.words import Word

MOST, WITHIN_MS = 3, 5_000


class Phrases:
    """Of one table."""

    def __init__(self, table: AtTable) -> None:
        self._table = table
        self._said: dict[str, list[int]] = {}
        """When each guest said something lately."""

    def say(self, guest: str, word: Word, at_ms: int) -> None:
        """Somebody says a word to everybody. Raises Denial.

        Args:
            at_ms: by the hall's clock, which goes on in a pause.
        """
        people = self._table.people
        if not (seat := people.seat_of(guest)):
            raise Denial("not_seated", "You watch; only those who have a seat can say something.")
        if not people.agreed.house.has_phrases:
            raise not_now("At this table nobody says anything; its host can change that.")
        self._count(guest, at_ms)
        self._table.tell([Letter(EVERYBODY, encode(outgoing.Said(seat, word)))])

    def _count(self, guest: str, at_ms: int) -> None:
        since_ms = at_ms - WITHIN_MS
        recent = {who: [said_ms for said_ms in times if said_ms > since_ms] for who, times in self._said.items()}
        self._said = {who: times for who, times in recent.items() if times}
        mine = self._said.setdefault(guest, [])
        if len(mine) >= MOST:
            raise Denial("flood", "That was a lot at once; wait a moment.")
        mine.append(at_ms)
