"""The browsers at one table: which guest each belongs to, and what reaches whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dicehall.server.hall.line import Line
from dicehall.server.hall.people import People
from dicehall.server.hall.play import Play
from dicehall.server.hall.seen import history_seen, message_seen, people_seen
from dicehall.tables import Outgoing, Tell
from dicehall.wire import encode, outgoing
from dicehall.wire.words import PROTOCOL

EVERYBODY = "*"
WATCHERS = "0"
"""Addresses besides the ids of guests, which are longer than these."""

Texts = list[tuple[str, str]]
"""Address and message."""


class Audience:
    """One line a guest; a newer one takes the place of the older."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._lines: dict[str, Line] = {}
        self._names: dict[str, str] = {}
        self._you: dict[str, outgoing.YouAre] = {}
        """What each guest was told last about the own seat."""

    def __len__(self) -> int:
        return len(self._lines)

    def come(self, line: Line, name: str) -> Line | None:
        """A browser comes; the guest's older one, if there is one."""
        older = self._lines.pop(line.guest, None)
        self._lines[line.guest], self._names[line.guest] = line, name
        self._you.pop(line.guest, None)
        return older

    def go(self, guest: str) -> Line | None:
        """The guest's browser is no part of the table any more."""
        self._names.pop(guest, None)
        self._you.pop(guest, None)
        return self._lines.pop(guest, None)

    def has(self, line: Line) -> bool:
        """Whether this is the guest's present browser."""
        return self._lines.get(line.guest) is line

    def is_here(self, guest: str) -> bool:
        return guest in self._lines

    def lines(self) -> list[Line]:
        return list(self._lines.values())

    def name_of(self, guest: str) -> str:
        """How a guest who is here is called."""
        return self._names[guest]

    def call(self, guest: str, name: str) -> None:
        """The guest is called so from now on."""
        self._names[guest] = name

    def is_watching(self, guest: str) -> bool:
        """Also somebody whose seat a bot keeps."""
        seat = self._people.seat_of(guest)
        return not seat or self._people.place(seat).is_kept

    def deliver(self, texts: Iterable[tuple[str, str]]) -> Callable[[], None]:
        """Sends the messages to those of now who are still here by then: who comes later is told everything anew."""
        letters = [(line, text) for to, text in texts for line in self._lines_of(to)]

        def send() -> None:
            for line, text in letters:
                if self.has(line):
                    line.send(text)

        return send

    def _lines_of(self, to: str) -> list[Line]:
        if to == EVERYBODY:
            return self.lines()
        if to == WATCHERS:
            return [line for guest, line in self._lines.items() if self.is_watching(guest)]
        return [line] if (line := self._lines.get(to)) is not None else []

    # Messages

    def everything(self, guest: str, play: Play | None) -> Texts:
        """For a browser that has just come."""
        texts = [
            (guest, encode(outgoing.Welcome(PROTOCOL, self.name_of(guest)))),
            *self.changed_seats(),
            *((guest, text) for _, text in self.people()),
        ]
        if play is not None and self._people.agreed.status != "waiting":
            seat = 0 if self.is_watching(guest) else self._people.seat_of(guest)
            history = [(guest, text) for _, text in self.history(play)]
            texts += [*history, (guest, self._text(play.table.sees(seat)))]
            if (question := play.table.question_for(seat)) is not None:
                texts.append((guest, self._text(question)))
        return texts

    def people(self) -> Texts:
        """Who is at the table."""
        watching = sum(not self._people.seat_of(guest) for guest in self._lines)
        return [(EVERYBODY, encode(people_seen(self._people, self.is_here, watching)))]

    def changed_seats(self) -> Texts:
        """To those whose seat, or who as host, is not what they were told last."""
        changed: Texts = []
        for guest in self._lines:
            you = outgoing.YouAre(self._people.seat_of(guest), guest == self._people.agreed.host)
            if self._you.get(guest) != you:
                self._you[guest] = you
                changed.append((guest, encode(you)))
        return changed

    def history(self, play: Play) -> Texts:
        """All that was told in the match."""
        agreed = self._people.agreed
        return [(EVERYBODY, encode(history_seen(agreed.game, agreed.match, play.told)))]

    def tells(self, tells: Iterable[Tell]) -> Texts:
        """What the match's table says."""
        addressed = ((self._people.place(tell.seat).guest if tell.seat else WATCHERS, tell.message) for tell in tells)
        return [(to, self._text(message)) for to, message in addressed if self._lines_of(to)]

    def links(self) -> Texts:
        """How far away everybody is."""
        places = [self._lines.get(place.guest) for _, place in self._people.numbered()]
        rtts = tuple(line.rtt_ms if line is not None else None for line in places)
        return [(guest, encode(outgoing.Links(rtts, line.rtt_ms))) for guest, line in self._lines.items()]

    def _text(self, message: Outgoing) -> str:
        agreed = self._people.agreed
        return encode(message_seen(message, agreed.game, agreed.match))
