"""One table on the server: its people, its match, the sockets that look at it, and the store behind it.

All of it happens in the event loop's thread. A message changes the table at once; whoever is to know of that hears it
after the commit. If a commit fails the table is forgotten, and loaded again from what the log has.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Literal

from msgspec import Struct

from dicehall.core import DicehallError
from dicehall.match import Entry, Flight, Raced, write_line
from dicehall.physics import Rested
from dicehall.server.hall.absence import Absence
from dicehall.server.hall.alarms import Alarms
from dicehall.server.hall.audience import EVERYBODY, Audience
from dicehall.server.hall.denial import Denial
from dicehall.server.hall.effects import sorted_out
from dicehall.server.hall.guard import Guard
from dicehall.server.hall.kept import hosted_of
from dicehall.server.hall.line import Line
from dicehall.server.hall.mail import Letter, Sent
from dicehall.server.hall.outbox import Outbox, Write
from dicehall.server.hall.people import People
from dicehall.server.hall.physics import Physics
from dicehall.server.hall.play import Play, Seed
from dicehall.server.hall.said import id_of, said
from dicehall.server.hall.throwing import Throwing, proof
from dicehall.server.hall.waking import Waker
from dicehall.server.hall.wishes import Asked, Wish, grant
from dicehall.server.store import Append, BeginMatch, PutHosted, StoreError, Unit
from dicehall.server.watched.logs import event
from dicehall.server.watched.measures import REFUSED, TABLE_ACCIDENTS
from dicehall.server.watched.races import note_race
from dicehall.tables import Ask, Effect, NotSeated, Table
from dicehall.wire import BadName, encode, incoming, outgoing, shown_name
from dicehall.wire.words import Why

Changed = Literal["same", "watchers", "seen", "kept", "begun"]
"""What is different about people: nothing; how many watch; who is connected; what is kept in the store; and a match
begins."""


_NOT_SAVED = (
    "The last step could not be saved and does not count. "
    "The server cannot write its files; whoever runs it has to look."
)


class Pace(Struct, frozen=True):
    """Times of a table that no rule knows."""

    away_ms: int = 20_000
    """After so long without a connection a bot takes over, and the host passes on."""
    asleep_ms: int = 60_000
    """After so long without anybody the table is put away until somebody comes."""
    watchers_ms: int = 1_000
    """Between two messages about how many watch: each goes to all of them, and they may come by the thousand."""
    links_ms: int = 5_000
    """Between two messages about how far away the seats are."""


class Surroundings(Struct, frozen=True):
    """What a table needs of the hall."""

    clock_ms: Callable[[], int]
    """A clock that never goes back."""
    write: Write
    """Queues units for the store."""
    forget: Callable[[HostedTable], None]
    """Told once, when this object is not the table any more."""
    pace: Pace
    seed: Seed
    physics: Physics


class HostedTable:
    """One table.

    Args:
        people, play: as the store has them.
        logged: entries of the match that the store has.
    """

    def __init__(self, people: People, play: Play | None, logged: int, around: Surroundings) -> None:
        self.people, self._play, self._logged, self._around = people, play, logged, around
        self.guard = Guard(self._had_accident)
        """A fault of ours in one table must not end the others, nor leave this one half changed."""
        self.audience = Audience(people, self)
        self._anchors: dict[str, str] = {}
        """Where the chains of those who sit here begin, for the next match."""
        self._zero_ms = around.clock_ms() - (play.last_ms if play else 0)
        self._outbox = Outbox(around.write, self._not_saved)
        self._waker = Waker(self._now_ms, self._tick)
        self._alarms = Alarms()
        self._throwing = Throwing(around.physics, self._alarms, self)
        self._is_forgotten = False
        self._links_later()
        self._absence = Absence(self._alarms, self, around.pace.away_ms, around.pace.asleep_ms)

    # Coming and going

    def go_on(self, effects: list[Effect]) -> None:
        """After loading, with the effects of the match that goes on; whoever does not come back is taken for away."""
        sitting = [place.guest for _, place in self.people.taken() if place.guest]
        for guest in dict.fromkeys([self.people.agreed.host, *sitting]):
            self._absence.gone(guest)
        if self._play is not None:
            self._throwing.prepare(self._play)
        self._follow(effects)

    def enter(self, line: Line, name: str, *, watches: bool) -> None:
        """A browser comes to the table; the guest's older one has to go. Raises Denial."""
        guest = line.guest
        self.people.check_door(guest)
        if self._is_forgotten:
            raise Denial("not_saved", "This table had an accident just now; come again.")
        with self.guard:
            if (older := self.audience.come(line, name)) is not None:
                older.close(outgoing.Gone("replaced", "This table is open in another tab or on another device."))
            self._absence.is_back(guest)
            effects, changed = self._sit_down(guest, name, watches=watches)
            host = self.people.agreed.host
            if not self._absence.is_short(host) and self.people.pass_host_on(self.audience.is_here):  # away for long
                changed = "kept"
            self._follow(effects, changed, self.audience.everything(guest, self._play))

    def _sit_down(self, guest: str, name: str, *, watches: bool) -> tuple[list[Effect], Changed]:
        if seat := self.people.seat_of(guest):
            if self.people.give_back(seat):
                return self._seat_anew(seat), "kept"
        elif not watches and not self.people.is_full():
            self.people.sit(guest, name)
            return [], "kept"
        return [], "seen" if self.people.seat_of(guest) else "watchers"

    def left(self, line: Line) -> None:
        """A browser is not connected any more."""
        if self.audience.has(line):
            self.audience.go(line.guest)
            self._follow([], "seen" if self.people.seat_of(line.guest) else "watchers")
            self._absence.gone(line.guest)

    def close(self, gone: outgoing.Gone) -> None:
        """Sends everybody away; the table is as its log has it."""
        for line in self.audience.lines():
            self.audience.go(line.guest)
            line.close(gone)
        if not self._is_forgotten:
            self._is_forgotten = True
            self._throwing.stop()
            self._alarms.cancel_all()
            self._waker.call_off()
            self._around.forget(self)

    # What people say

    def receive(self, line: Line, message: incoming.Incoming, at_ms: int) -> None:
        """A message from a browser that has entered; what is wrong with it is told to the sender, never raised.

        Args:
            at_ms: when it arrived, by the hall's clock.
        """
        if not self.audience.has(line):
            return
        with self.guard:
            try:
                self._take(line.guest, message, at_ms)
            except Denial as denial:
                self._deny(line.guest, message, denial.why, denial.sentence)
            except BadName as error:
                self._deny(line.guest, message, "bad_name", str(error))
            except DicehallError as error:
                self._deny(line.guest, message, "bad_message", str(error))

    def _deny(self, guest: str, message: incoming.Incoming, why: Why, sentence: str) -> None:
        REFUSED.count(why)
        denied = encode(outgoing.Denied(id_of(message), why, sentence))
        self._outbox.after((), self.audience.deliver([Letter(guest, denied)]))

    def _take(self, guest: str, message: incoming.Incoming, at_ms: int) -> None:
        match message:
            case incoming.Enter():
                raise Denial("bad_message", "You are at the table already.")
            case incoming.Act() | incoming.AskTakeBack() | incoming.AnswerTakeBack():
                self._take_move(guest, message, at_ms - self._zero_ms)
            case incoming.Painted(revision):
                if self._play is not None and (seat := self.people.seat_of(guest)):
                    self._play.table.painted(seat, revision, at_ms - self._zero_ms)
            case incoming.Link(counter, link):
                table, seat = self._seat_of(guest)
                self._follow(table.give(seat, counter, link, self._now_ms()))
            case incoming.Anchor(anchor):
                self._take_anchor(guest, anchor)
            case _:
                self._take_wish(guest, message)

    def _take_move(
        self, guest: str, message: incoming.Act | incoming.AskTakeBack | incoming.AnswerTakeBack, at_ms: int
    ) -> None:
        table, seat = self._seat_of(guest)
        line = self.audience.line_of(guest)
        if table.is_racing and line is not None and line.has_stalled():
            table.stalled(seat)
        try:
            effects = table.receive(seat, said(message, table.game), at_ms)
        except NotSeated:
            raise Denial("not_seated", "A bot keeps your seat; take it back first.") from None
        self._follow(effects)

    def _seat_of(self, guest: str) -> tuple[Table, int]:
        """The match's table and the seat there of somebody who plays. Raises Denial."""
        if self._play is None or self.people.agreed.status != "playing":
            raise Denial("not_now", "No match goes on at this table.")
        if not (seat := self.people.seat_of(guest)):
            raise Denial("not_seated", "You watch; only those who have a seat can do that.")
        return self._play.table, seat

    def _take_anchor(self, guest: str, anchor: str) -> None:
        """For the match that goes on, or the next one."""
        if self.people.agreed.status != "playing":
            if self.people.seat_of(guest):
                self._anchors[guest] = anchor
            return
        table, seat = self._seat_of(guest)
        self._follow(table.anchor(seat, anchor, self._now_ms()))

    # What the network says

    def ponged(self, line: Line, revision: int, at_ms: int) -> None:
        """The ping that went with an update has come back from a browser."""
        if self._play is not None and self.audience.has(line) and (seat := self.people.seat_of(line.guest)):
            self._play.table.ponged(seat, revision, at_ms - self._zero_ms)

    def shown(self, sent: Sent) -> None:
        if self._play is not None:
            at_ms = sent.at_ms - self._zero_ms
            self._follow(self._play.table.revealed(sent.seat, sent.revision, at_ms, sent.bounds))

    def unseen(self, seat: int) -> None:
        if self._play is not None:
            self._follow(self._play.table.unseen(seat))

    def _ask_kernel(self, table: Table) -> None:
        """Before a verdict: whose packets were lost on the way may still have claimed earlier."""
        for seat in table.waits_for():
            place = self.people.place(seat)
            line = self.audience.line_of(place.guest)
            if line is not None and not place.is_kept and line.has_stalled():
                table.stalled(seat)

    def _take_wish(self, guest: str, wish: Wish) -> None:
        asked = Asked(
            guest,
            self.audience.name_of(guest),
            wish,
            self.audience.is_here,
            self._now_ms(),
            self._around.seed,
            self._anchors,
        )
        granted = grant(self.people, self._play, asked)
        if isinstance(wish, incoming.Rename):
            self.audience.call(guest, shown_name(wish.name))
        if (sent := self.audience.go(granted.sent_away)) is not None:
            sent.close(outgoing.Gone("barred", "The host has asked you to leave this table."))
        if granted.begun is not None:
            self._begin(granted.begun)
        self._follow(granted.effects, "begun" if granted.begun is not None else "kept")

    def _begin(self, play: Play) -> None:
        """A match begins, and with it its time."""
        self._play, self._zero_ms, self._logged = play, self._around.clock_ms(), 0
        self._throwing.stop()
        self._waker.call_off()  # of the match before
        self._throwing.prepare(play)
        self._anchors = {}  # a chain serves one match

    # Dice on their way down a board

    def _level(self, seat: int) -> str:
        return self.people.place(seat).level

    def show_flight(self, flight: Flight) -> None:
        if self._play is not None:
            tumbled = outgoing.Tumbled(self.people.agreed.match, self._play.game.round(self._play.table.state), flight)
            self._outbox.after((), self.audience.deliver([Letter(EVERYBODY, encode(tumbled))]))

    def flight_is_over(self, ask: Ask, rested: Rested) -> None:
        if self._play is not None:
            table = self._play.table
            self._follow(table.settle(ask.actor, rested.settled, self._now_ms(), proof(ask, rested)))

    def give_throw_back(self, entry: int, why: str) -> None:
        if self._play is not None:
            self._follow(self._play.table.undo(entry - 1, "the server", why, self._now_ms()))

    # What follows

    def _follow(self, effects: list[Effect], changed: Changed = "same", greeting: Iterable[Letter] = ()) -> None:
        """Writes what is to be written, then greets whoever has come, then tells those who are to know."""
        todo = sorted_out(effects)
        if todo.wake_ms is not None and not self._is_forgotten:
            self._waker.at(todo.wake_ms)
        if self._play is not None and not self._is_forgotten:
            for ask in todo.asks:
                self._throwing.begin(self._play, ask, self._level, self.people.agreed.house.polish)
        if changed == "same" and not todo.entries and not todo.tells:
            return
        was_undone = self._play.remember(effects) if self._play is not None else False
        is_over = self._play is not None and self.people.agreed.status == "playing" and self._play.is_over
        if is_over:
            self.people.finish()
        units = self._units(todo.entries, changed)
        if changed in ("kept", "begun") or is_over:
            units.append(PutHosted(hosted_of(self.people.agreed)))
        tells = self.audience.tells(todo.tells)
        if was_undone and self._play is not None:
            tells += self.audience.history(self._play)
        is_told = changed in ("seen", "kept", "begun") or is_over
        people = [*self.audience.changed_seats(), *self.audience.people()] if is_told else []
        # The last update shows the end before the table says that it is over.
        texts = [*tells, *people] if is_over else [*people, *tells]
        self._outbox.after(tuple(units), self.audience.deliver([*greeting, *texts]))
        if changed == "watchers" and not self._alarms.is_set("watchers"):
            self._alarms.later("watchers", self._around.pace.watchers_ms, lambda: self._follow([], "seen"))

    def _units(self, entries: tuple[Entry[object], ...], changed: Changed) -> list[Unit]:
        agreed, units = self.people.agreed, list[Unit]()
        if changed == "begun" and self._play is not None:
            units.append(BeginMatch(agreed.code, agreed.match, write_line(self._play.header).encode()))
        if entries:
            for entry in entries:
                if isinstance(entry, Raced) and self._play is not None:
                    note_race(entry, self._play.table.record.entries)
            lines = tuple(write_line(entry).encode() for entry in entries)
            units.append(Append(agreed.code, agreed.match, self._logged + 1, lines))
            self._logged += len(lines)
        return units

    def _seat_anew(self, seat: int) -> list[Effect]:
        """The match's table, if one goes on, gets to know who plays in a seat now."""
        if self._play is None or self.people.agreed.status != "playing":
            return []
        return self._play.sit(seat, self.people.place(seat), self._now_ms())

    # Time

    def _now_ms(self) -> int:
        """The match's time."""
        return self._around.clock_ms() - self._zero_ms

    def _tick(self, at_ms: int) -> None:
        with self.guard:
            if self._play is not None:
                self._ask_kernel(self._play.table)
                self._follow(self._play.table.tick(max(at_ms, self._now_ms())))

    def bot_takes_over(self, seat: int) -> None:
        """Of somebody who has been gone for long."""
        self._follow(self._seat_anew(seat), "kept")

    def host_has_changed(self) -> None:
        self._follow([], "kept")

    def put_away(self) -> bool:
        """Nobody has been here for a while, so the table waits in the store; False while something is written."""
        if self._outbox.is_idle:
            self.close(outgoing.Gone("closing", ""))
        return self._is_forgotten

    def _links_later(self) -> None:
        self._alarms.later("links", self._around.pace.links_ms, self._tell_links)

    def _tell_links(self) -> None:
        self._outbox.after((), self.audience.deliver(self.audience.links()))  # after a greeting that waits
        self._links_later()

    # Accidents

    def _not_saved(self, _: StoreError) -> None:
        self.close(outgoing.Gone("not_saved", _NOT_SAVED))

    def _had_accident(self, error: Exception) -> None:
        TABLE_ACCIDENTS.count()
        event("table_accident", logging.ERROR, error=error, table=self.people.agreed.code)
        self.close(outgoing.Gone("not_saved", "This table had an accident. It is loaded again from its log."))
