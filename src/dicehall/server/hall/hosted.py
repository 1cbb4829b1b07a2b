"""One table on the server: its people, its match, the sockets that look at it, and the store behind it.

All of it happens in the event loop's thread. A message changes the table at once; whoever is to know of that hears it
after the commit. If a commit fails the table is forgotten, and loaded again from what the log has.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from msgspec import Struct

from dicehall.core import DicehallError
from dicehall.match import Entry, Raced, write_line
from dicehall.server.hall.absence import Absence
from dicehall.server.hall.alarms import Alarms
from dicehall.server.hall.attable import Changed
from dicehall.server.hall.audience import Audience
from dicehall.server.hall.denial import Denial, not_now
from dicehall.server.hall.effects import sorted_out
from dicehall.server.hall.guard import Guard
from dicehall.server.hall.kept import put_of
from dicehall.server.hall.line import Line
from dicehall.server.hall.mail import Letter
from dicehall.server.hall.matchtime import MatchTime
from dicehall.server.hall.moves import Moves
from dicehall.server.hall.network import Network
from dicehall.server.hall.outbox import Outbox, Write
from dicehall.server.hall.pace import Pace
from dicehall.server.hall.people import People
from dicehall.server.hall.phrases import Phrases
from dicehall.server.hall.physics import Physics
from dicehall.server.hall.play import Play, Seed
from dicehall.server.hall.said import id_of
from dicehall.server.hall.throwing import Throwing
from dicehall.server.hall.waking import Waker
from dicehall.server.hall.wishes import Asked, Wish, grant, seated_anew
from dicehall.server.store import Append, BeginMatch, StoreError, Unit
from dicehall.server.watched.logs import event
from dicehall.server.watched.measures import REFUSED, TABLE_ACCIDENTS
from dicehall.server.watched.races import note_race
from dicehall.tables import Effect
from dicehall.wire import BadName, encode, guest_name, incoming, outgoing
from dicehall.wire.words import Why

_NOT_SAVED = (
    "The last step could not be saved and does not count. "
    "The server cannot write its files; whoever runs it has to look."
)


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
        self.people, self.play, self._logged, self._around = people, play, logged, around
        self.time = MatchTime(around.clock_ms, play.last_ms if play else 0, is_paused=people.agreed.is_paused)
        self.guard = Guard(self._had_accident)
        """A fault of ours in one table must not end the others, nor leave this one half changed."""
        self._outbox = Outbox(around.write, self._not_saved)
        self._waker = Waker(self.time.now_ms, self._tick)
        self._alarms = Alarms()
        self.network = Network(self, self._alarms, around.pace.links_ms)
        self.audience = Audience(people, self.network)
        self._moves, self._phrases = Moves(self), Phrases(self)
        self._throwing = Throwing(around.physics, self._alarms, self)
        self._is_forgotten = False
        self._absence = Absence(self._alarms, self, around.pace.away_ms, around.pace.asleep_ms)

    # Coming and going

    def go_on(self, effects: list[Effect]) -> None:
        """After loading, with the effects of the match that goes on; whoever does not come back is taken for away."""
        sitting = [place.guest for _, place in self.people.taken() if place.guest]
        for guest in dict.fromkeys([self.people.agreed.host, *sitting]):
            self._absence.gone(guest)
        self._throwing.prepare()
        self.follow(effects)

    def enter(self, line: Line, name: str, *, watches: bool = False, shows: bool = False) -> None:
        """A browser comes to the table, maybe as a shared screen; the guest's older one has to go. Raises Denial."""
        guest = line.guest
        self.people.check_door(guest, shows=shows)
        if shows and self.people.seat_of(guest) and self.people.agreed.status == "playing":
            raise not_now("You play with this browser; show the table on another device, or give your seat up first.")
        if self._is_forgotten:
            raise Denial("not_saved", "This table had an accident just now; come again.")
        with self.guard:
            had_screen = self.audience.has_screen
            if (older := self.audience.come(line, name, shows=shows)) is not None:
                older.close(outgoing.Gone("replaced", "This table is open in another tab or on another device."))
            self._absence.is_back(guest)
            effects, changed = self._show(guest) if shows else self._sit_down(guest, name, watches=watches)
            if self._pass_host_on():
                changed = "kept"
            elif changed == "watchers" and self.audience.has_screen != had_screen:
                changed = "seen"
            self._follow(effects, changed, self.audience.everything(guest, self.play))

    def _sit_down(self, guest: str, name: str, *, watches: bool) -> tuple[list[Effect], Changed]:
        if seat := self.people.seat_of(guest):
            if self.people.give_back(seat):
                return seated_anew(self.people, self.play, seat, self.time.now_ms()), "kept"
        elif not watches and not self.people.is_full():
            self.people.sit(guest, name)
            return [], "kept"
        return [], "seen" if self.people.seat_of(guest) else "watchers"

    def _show(self, guest: str) -> tuple[list[Effect], Changed]:
        """The seats are for those in front of the screen."""
        if self.people.seat_of(guest):
            self.people.stand_up(guest)
            return [], "kept"
        return [], "watchers"

    def _pass_host_on(self) -> bool:
        """From a host who is away for long, or whose browser is a shared screen; whether that was so."""
        is_short = self._absence.is_short(self.people.agreed.host)
        return not is_short and self.people.pass_host_on(self.audience.has_controls)

    def left(self, line: Line) -> None:
        """A browser is not connected any more."""
        if self.audience.has(line):
            had_screen = self.audience.has_screen
            self.audience.go(line.guest)
            is_seen = self.people.seat_of(line.guest) or self.audience.has_screen != had_screen
            self.follow([], "seen" if is_seen else "watchers")
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
        self.tell([Letter(guest, denied)])

    def _take(self, guest: str, message: incoming.Incoming, at_ms: int) -> None:
        match message:
            case incoming.Enter():
                raise Denial("bad_message", "You are at the table already.")
            case incoming.Say(_, word):
                self._phrases.say(guest, word, at_ms)
            case (
                incoming.Act()
                | incoming.AskTakeBack()
                | incoming.AnswerTakeBack()
                | incoming.Painted()
                | incoming.Link()
                | incoming.Anchor()
            ):
                self._moves.take(guest, message, at_ms)
            case _:
                self._take_wish(guest, message)

    def _take_wish(self, guest: str, wish: Wish) -> None:
        if isinstance(wish, incoming.TakeSeat) and self.audience.is_screen(guest):
            raise not_now("This browser is the shared screen; sit down with a phone.")
        name, is_here, screens = self.audience.name_of(guest), self.audience.is_here, self.audience.screens()
        seed, anchors = self._around.seed, self._moves.anchors
        asked = Asked(guest, name, wish, is_here, screens, self.time.now_ms(), seed, anchors)
        granted = grant(self.people, self.play, asked)
        match wish:
            case incoming.Rename():
                self.audience.call(guest, guest_name(wish.name))
            case incoming.TakeSeat():
                self._pass_host_on()
            case incoming.ClearSeat():
                self._send_away()
            case incoming.Pause():
                self._stand_still_or_go_on()
            case _:
                pass
        if granted.begun is not None:
            self._begin(granted.begun)
        self.follow(granted.effects, "begun" if granted.begun is not None else "kept")
        if not self.time.is_paused:
            self._throwing.go_on()

    def _send_away(self) -> None:
        """Whoever may not be here any more."""
        for line in self.audience.lines():
            if self.people.is_barred(line.guest):
                self.audience.go(line.guest)
                line.close(outgoing.Gone("barred", "The host has asked you to leave this table."))

    def _stand_still_or_go_on(self) -> None:
        if self.people.agreed.is_paused:
            self.time.pause()
            self._waker.call_off()
        else:
            self.time.go_on()

    def _begin(self, play: Play) -> None:
        """A match begins, and with it its time."""
        self.play, self._logged = play, 0
        self.time.begin()
        self._throwing.stop()
        self._waker.call_off()  # of the match before
        self._moves.anchors.clear()  # a chain serves one match

    # What follows

    def tell(self, letters: Iterable[Letter]) -> None:
        """After all that was said before."""
        self._outbox.after((), self.audience.deliver(letters))

    def follow(self, effects: list[Effect], changed: Changed = "same") -> None:
        """Writes what is to be written, then tells those who are to know."""
        self._follow(effects, changed, ())

    def _follow(self, effects: list[Effect], changed: Changed, greeting: Iterable[Letter]) -> None:
        """Writes what is to be written, then greets whoever has come, then tells those who are to know."""
        todo = sorted_out(effects)
        if todo.wake_ms is not None and not self._is_forgotten and not self.time.is_paused:
            self._waker.at(todo.wake_ms)
        if self.play is not None and not self._is_forgotten:
            for ask in todo.asks:
                self._throwing.begin(self.play, ask)
        if changed == "same" and not todo.entries and not todo.tells:
            return
        was_undone = self.play.remember(effects) if self.play is not None else False
        is_over = self._finish()
        units = self._units(todo.entries, changed)
        if changed in ("kept", "begun") or is_over:
            units.append(put_of(self.people.agreed))
        tells = self.audience.tells(todo.tells)
        if was_undone and self.play is not None:
            tells += self.audience.history(self.play)
        is_told = changed in ("seen", "kept", "begun") or is_over
        people = [*self.audience.changed_seats(), *self.audience.people()] if is_told else []
        # The last update shows the end before the table says that it is over.
        texts = [*tells, *people] if is_over else [*people, *tells]
        self._outbox.after(tuple(units), self.audience.deliver([*greeting, *texts]))
        if changed == "watchers" and not self._alarms.is_set("watchers"):
            self._alarms.later("watchers", self._around.pace.watchers_ms, lambda: self.follow([], "seen"))

    def _finish(self) -> bool:
        """Whether the match has ended with this."""
        if self.play is None or self.people.agreed.status != "playing" or (outcome := self.play.outcome) is None:
            return False
        self.people.finish(outcome)
        self.time.go_on()
        return True

    def _units(self, entries: tuple[Entry[object], ...], changed: Changed) -> list[Unit]:
        agreed, units = self.people.agreed, list[Unit]()
        if changed == "begun" and self.play is not None:
            units.append(BeginMatch(agreed.code, agreed.match, write_line(self.play.header).encode()))
        if entries:
            for entry in entries:
                if isinstance(entry, Raced) and self.play is not None:
                    note_race(entry, self.play.table.record.entries)
            lines = tuple(write_line(entry).encode() for entry in entries)
            units.append(Append(agreed.code, agreed.match, self._logged + 1, lines))
            self._logged += len(lines)
        return units

    def acting(self) -> tuple[int, ...]:
        """Seats that have something to do in the match; none while it is paused."""
        if self.play is None or self.people.agreed.status != "playing" or self.time.is_paused:
            return ()
        return tuple(actor.number for actor in self.play.table.sees(0).acting if actor.kind == "seat")

    # Time

    def _tick(self, at_ms: int) -> None:
        with self.guard:
            if self.play is not None:
                self.network.ask_kernel()
                self.follow(self.play.table.tick(max(at_ms, self.time.now_ms())))

    def put_away(self) -> bool:
        """Nobody has been here for a while, so the table waits in the store; False while something is written."""
        if self._outbox.is_idle:
            self.close(outgoing.Gone("closing", ""))
        return self._is_forgotten

    # Accidents

    def _not_saved(self, _: StoreError) -> None:
        self.close(outgoing.Gone("not_saved", _NOT_SAVED))

    def _had_accident(self, error: Exception) -> None:
        TABLE_ACCIDENTS.count()
        event("table_accident", logging.ERROR, error=error, table=self.people.agreed.code)
        self.close(outgoing.Gone("not_saved", "This table had an accident. It is loaded again from its log."))
