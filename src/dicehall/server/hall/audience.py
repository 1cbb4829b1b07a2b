"""The browsers at one table: which guest each belongs to, and what reaches whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dicehall.server.hall.byear import listens_ms_of
from dicehall.server.hall.guests import cookie_of
from dicehall.server.hall.line import Line
from dicehall.server.hall.mail import Ears, Letter, Mail
from dicehall.server.hall.people import People
from dicehall.server.hall.play import Play
from dicehall.server.hall.seen import history_seen, link_seen, message_seen, people_seen
from dicehall.tables import FRIENDS_CAP_MS, RANKED_CAP_MS, Bounds, Outgoing, Tell, Update
from dicehall.wire import encode, outgoing
from dicehall.wire.words import PROTOCOL

EVERYBODY = "*"
WATCHERS = "0"
"""Addresses besides the ids of guests, which are longer than these."""

Letters = list[Letter]


class Audience:
    """One line a guest; a newer one takes the place of the older.

    Args:
        ears: see `Mail`.
    """

    def __init__(self, people: People, ears: Ears) -> None:
        self._people = people
        self._mail = Mail(self.has, self.bounds_of, ears)
        self._lines: dict[str, Line] = {}
        self._names: dict[str, str] = {}
        self._screens: set[str] = set()
        """Guests whose browser is a shared screen."""
        self._you: dict[str, outgoing.YouAre] = {}
        """What each guest was told last about the own seat."""

    def __len__(self) -> int:
        return len(self._lines)

    def come(self, line: Line, name: str, *, shows: bool = False) -> Line | None:
        """A browser comes, maybe as a shared screen; the guest's older one, if there is one."""
        older = self.go(line.guest)
        self._lines[line.guest], self._names[line.guest] = line, name
        if shows:
            self._screens.add(line.guest)
        return older

    def go(self, guest: str) -> Line | None:
        """The guest's browser is no part of the table any more."""
        self._names.pop(guest, None)
        self._you.pop(guest, None)
        self._screens.discard(guest)
        return self._lines.pop(guest, None)

    def has(self, line: Line) -> bool:
        """Whether this is the guest's present browser."""
        return self._lines.get(line.guest) is line

    def is_here(self, guest: str) -> bool:
        return guest in self._lines

    def is_screen(self, guest: str) -> bool:
        """Whether the guest's browser is a shared screen."""
        return guest in self._screens

    @property
    def has_screen(self) -> bool:
        """Whether a shared screen is here."""
        return bool(self._screens)

    def screens(self) -> tuple[str, ...]:
        """Guests whose browser is a shared screen, sorted."""
        return tuple(sorted(self._screens))

    def has_controls(self, guest: str) -> bool:
        """Whether the guest is here and can press something."""
        return guest in self._lines and guest not in self._screens

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

    def _is_watched(self) -> bool:
        """Whether somebody is here who does not play."""
        playing = self._playing()
        return any(guest not in playing for guest in self._lines)

    def deliver(self, letters: Iterable[Letter]) -> Callable[[], None]:
        """Sends letters to those of now who are still here by then: who comes later is told everything anew."""
        playing = self._playing()
        to_seats: list[tuple[Line | None, Letter]] = []
        to_watch: list[tuple[Line, Letter]] = []
        for letter in letters:
            if letter.to in (EVERYBODY, WATCHERS):
                to_watch += [(line, letter) for guest, line in self._lines.items() if guest not in playing]
                if letter.to == EVERYBODY:
                    to_seats += [(line, letter) for guest, line in self._lines.items() if guest in playing]
            elif letter.to in playing:
                to_seats.append((self._lines.get(letter.to), letter))
            elif (line := self._lines.get(letter.to)) is not None:
                to_watch.append((line, letter))
        return lambda: self._mail.send(to_seats, to_watch)

    def line_of(self, guest: str) -> Line | None:
        """The guest's browser."""
        return self._lines.get(guest)

    @property
    def cap_ms(self) -> int:
        """No longer way than this is taken off in a race."""
        return RANKED_CAP_MS if self._people.agreed.house.is_ranked else FRIENDS_CAP_MS

    def bounds_of(self, line: Line) -> Bounds:
        """What goes for a browser that is shown a race now: for all who share it, the same."""
        sharing = self._sharing(line.guest)
        ways = [self._way(other) for _, other in sharing] if len(sharing) > 1 else [self._way(line)]
        return Bounds(
            min(way.floor_ms for way in ways),
            max(way.most_ms for way in ways),
            any(way.is_kernel for way in ways),
            any(way.is_doubted for way in ways),
            sharing[0][0] if len(sharing) > 1 else 0,
            listens_ms_of(self._people, line.guest),
        )

    def _way(self, line: Line) -> Bounds:
        return line.link.bounds(self.cap_ms, is_ranked=self._people.agreed.house.is_ranked)

    def _sharing(self, guest: str) -> list[tuple[int, Line]]:
        """Seats and lines of those who play in the same browser as this guest."""
        cookie, playing = cookie_of(guest), self._playing()
        seats = [(seat, place.guest) for seat, place in self._people.numbered() if place.guest in playing]
        return [(seat, self._lines[one]) for seat, one in seats if cookie_of(one) == cookie and one in self._lines]

    def _playing(self) -> tuple[str, ...]:
        """Guests who have a seat that no bot keeps."""
        return tuple([place.guest for _, place in self._people.numbered() if place.guest and not place.is_kept])

    # Messages

    def everything(self, guest: str, play: Play | None) -> Letters:
        """For a browser that has just come."""
        letters = [
            Letter(guest, encode(outgoing.Welcome(PROTOCOL))),
            *self.changed_seats(),
            *(Letter(guest, letter.text) for letter in self.people()),
        ]
        if play is not None and self._people.agreed.status != "waiting":
            seat = 0 if self.is_watching(guest) else self._people.seat_of(guest)
            history = [Letter(guest, letter.text) for letter in self.history(play)]
            letters += [*history, Letter(guest, self._text(play.table.sees(seat)))]
            if (question := play.table.question_for(seat)) is not None:
                letters.append(Letter(guest, self._text(question)))
        return letters

    def people(self) -> Letters:
        """Who is at the table."""
        watching = sum(not self._people.seat_of(guest) for guest in self._lines) - len(self._screens)
        seen = people_seen(self._people, self.is_here, watching, has_screen=self.has_screen)
        return [Letter(EVERYBODY, encode(seen))]

    def changed_seats(self) -> Letters:
        """To those whose seat, or who as host, is not what they were told last."""
        changed: Letters = []
        for guest in self._lines:
            you = outgoing.YouAre(self._people.seat_of(guest), guest == self._people.agreed.host)
            if self._you.get(guest) != you:
                self._you[guest] = you
                changed.append(Letter(guest, encode(you)))
        return changed

    def history(self, play: Play) -> Letters:
        """All that was told in the match."""
        agreed = self._people.agreed
        return [Letter(EVERYBODY, encode(history_seen(agreed.game, agreed.match, play)))]

    def tells(self, tells: Iterable[Tell]) -> Letters:
        """What the match's table says; what it says to several is encoded once."""
        letters: Letters = []
        last: Tell | None = None
        for tell in tells:
            text = letters[-1].text if letters and last is not None and tell.message is last.message else ""
            if (letter := self._letter_of(tell, text)) is not None:
                letters.append(letter)
                last = tell
        return letters

    def _letter_of(self, tell: Tell, text: str) -> Letter | None:
        """None if nobody is there to read it, so that nothing is written in vain."""
        to = self._people.place(tell.seat).guest if tell.seat else WATCHERS
        revision = tell.message.revision if tell.reveals and isinstance(tell.message, Update) else 0
        if self._is_watched() if to == WATCHERS else to in self._lines:
            return Letter(to, text or self._text(tell.message), revision, tell.seat)
        return Letter(to, "", revision, tell.seat) if revision else None

    def links(self) -> Letters:
        """How far away everybody is."""
        is_ranked, cap_ms = self._people.agreed.house.is_ranked, self.cap_ms
        seen = {guest: link_seen(line.link, cap_ms, is_ranked=is_ranked) for guest, line in self._lines.items()}
        seats = tuple(seen.get(place.guest) for _, place in self._people.numbered())
        return [Letter(guest, encode(outgoing.Links(seats, yours, cap_ms))) for guest, yours in seen.items()]

    def _text(self, message: Outgoing) -> str:
        agreed = self._people.agreed
        return encode(message_seen(message, agreed.game, agreed.match))
