"""When somebody has gone: after a while a bot takes over, the host passes on, an empty table is put away."""

from __future__ import annotations

from dicehall.server.hall.alarms import Alarms
from dicehall.server.hall.attable import AtTable
from dicehall.server.hall.wishes import seated_anew


class Absence:
    """Of one table.

    Args:
        alarms: of the table; "asleep" and those with the ids of guests are ours.
        away_ms: after so long without a connection somebody is away.
        asleep_ms: after so long without anybody the table is put away.
    """

    def __init__(self, alarms: Alarms, table: AtTable, away_ms: int, asleep_ms: int) -> None:
        self._alarms, self._table = alarms, table
        self._away_ms, self._asleep_ms = away_ms, asleep_ms
        self._put_away_later()

    def gone(self, guest: str) -> None:
        """Somebody is not connected any more."""
        self._alarms.later(guest, self._away_ms, lambda: self._is_away(guest))
        self._put_away_later()

    def is_back(self, guest: str) -> None:
        self._alarms.cancel(guest)

    def is_short(self, guest: str) -> bool:
        """Whether somebody has gone a moment ago."""
        return self._alarms.is_set(guest)

    def _is_away(self, guest: str) -> None:
        table = self._table
        with table.guard:
            agreed = table.people.agreed
            has_passed = guest == agreed.host and table.people.pass_host_on(table.audience.has_controls)
            seat = table.people.seat_of(guest)
            if seat and agreed.status == "playing" and table.people.keep(seat):
                table.follow(seated_anew(table.people, table.play, seat, table.time.now_ms()), "kept")
            elif has_passed:
                table.follow([], "kept")

    def _put_away_later(self) -> None:
        self._alarms.later("asleep", self._asleep_ms, self._put_away)

    def _put_away(self) -> None:
        if not self._table.audience and not self._table.put_away():
            self._put_away_later()
