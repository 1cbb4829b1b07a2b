"""What those who play say to their match: moves, take-backs, and the links and anchors of their chains."""

from __future__ import annotations

from dicehall.server.hall.attable import AtTable
from dicehall.server.hall.denial import Denial, not_now
from dicehall.server.hall.said import said
from dicehall.tables import NotSeated, Table
from dicehall.wire import incoming

ToMatch = (
    incoming.Act | incoming.AskTakeBack | incoming.AnswerTakeBack | incoming.Painted | incoming.Link | incoming.Anchor
)


class Moves:
    """Of one table."""

    def __init__(self, table: AtTable) -> None:
        self._table = table
        self.anchors: dict[str, str] = {}
        """Where the chains of those who sit here begin, for the next match, by guest."""

    def take(self, guest: str, message: ToMatch, at_ms: int) -> None:
        """A message that arrived at this time of the hall's clock. Raises Denial, and what the match's table does."""
        table = self._table
        match message:
            case incoming.Painted(revision):
                if table.play is not None and (seat := table.people.seat_of(guest)):
                    table.play.table.painted(seat, revision, table.time.of(at_ms))
            case incoming.Link(counter, link):
                playing, seat = self._seat_of(guest)
                table.follow(playing.give(seat, counter, link, table.time.now_ms()))
            case incoming.Anchor(anchor):
                self._take_anchor(guest, anchor)
            case _:
                self._take_move(guest, message, table.time.of(at_ms))

    def _take_move(
        self, guest: str, message: incoming.Act | incoming.AskTakeBack | incoming.AnswerTakeBack, at_ms: int
    ) -> None:
        table, seat = self._seat_of(guest)
        if self._table.time.is_paused:
            raise Denial("paused", "The match is paused; the host can let it go on.")
        line = self._table.audience.line_of(guest)
        if table.is_racing and line is not None and line.has_stalled():
            table.stalled(seat)
        try:
            effects = table.receive(seat, said(message, table.game), at_ms)
        except NotSeated:
            raise Denial("not_seated", "A bot keeps your seat; take it back first.") from None
        self._table.follow(effects)

    def _take_anchor(self, guest: str, anchor: str) -> None:
        """For the match that goes on, or the next one."""
        people = self._table.people
        if people.agreed.status != "playing":
            if people.seat_of(guest):
                self.anchors[guest] = anchor
            return
        table, seat = self._seat_of(guest)
        self._table.follow(table.anchor(seat, anchor, self._table.time.now_ms()))

    def _seat_of(self, guest: str) -> tuple[Table, int]:
        """The match's table and the seat there of somebody who plays. Raises Denial."""
        play, people = self._table.play, self._table.people
        if play is None or people.agreed.status != "playing":
            raise not_now("No match goes on at this table.")
        if not (seat := people.seat_of(guest)):
            raise Denial("not_seated", "You watch; only those who have a seat can do that.")
        return play.table, seat
