"""What the network says of a table's match: when a race was shown to whom, and how far away everybody is."""

from __future__ import annotations

from dicehall.server.hall.alarms import Alarms
from dicehall.server.hall.attable import AtTable
from dicehall.server.hall.guard import Guard
from dicehall.server.hall.line import Line
from dicehall.server.hall.mail import Sent


class Network:
    """Of one table; hears what became of its letters.

    Args:
        alarms: of the table; "links" is ours.
        links_ms: between two messages about how far away the seats are.
    """

    def __init__(self, table: AtTable, alarms: Alarms, links_ms: int) -> None:
        self._table, self._alarms, self._links_ms = table, alarms, links_ms
        self.guard: Guard = table.guard
        self._links_later()

    def shown(self, sent: Sent) -> None:
        table = self._table
        if table.play is not None:
            at_ms = table.time.of(sent.at_ms)
            table.follow(table.play.table.revealed(sent.seat, sent.revision, at_ms, sent.bounds))

    def unseen(self, seat: int) -> None:
        table = self._table
        if table.play is not None:
            table.follow(table.play.table.unseen(seat))

    def ponged(self, line: Line, revision: int, at_ms: int) -> None:
        """The ping that went with an update has come back from a browser."""
        table = self._table
        if table.play is not None and table.audience.has(line) and (seat := table.people.seat_of(line.guest)):
            table.play.table.ponged(seat, revision, table.time.of(at_ms))

    def ask_kernel(self) -> None:
        """Before a verdict: whose packets were lost on the way may still have claimed earlier."""
        table = self._table
        if table.play is None:
            return
        for seat in table.play.table.waits_for():
            place = table.people.place(seat)
            line = table.audience.line_of(place.guest)
            if line is not None and not place.is_kept and line.has_stalled():
                table.play.table.stalled(seat)

    def _links_later(self) -> None:
        self._alarms.later("links", self._links_ms, self._tell_links)

    def _tell_links(self) -> None:
        self._table.tell(self._table.audience.links())  # after a greeting that waits
        self._links_later()
