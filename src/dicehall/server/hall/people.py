"""Who is at a table and what they have agreed, apart from the match itself. Pure: no sockets, no clock.

A place is a chair before the match and a seat of the match in it. A person keeps a place while a bot plays for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from dicehall.bots import BOTS
from dicehall.core import AnyGame, OptionValue, Outcome, Setup
from dicehall.games import GAMES
from dicehall.server.hall.agreed import Agreed, Place, Ranked, ranks_of
from dicehall.server.hall.denial import Denial, not_host, not_now
from dicehall.server.hall.guests import cookie_of
from dicehall.server.hall.options import check_listening, check_options, check_pace, with_paces
from dicehall.wire.names import apart
from dicehall.wire.words import House

BOT_NAMES = ("Otto", "Frieda", "Pip", "Wanda", "Bruno", "Tilda", "Momo", "Quentin")
"""One for every seat that a table can have."""


class People:
    """The rules of sitting together.

    Each method is one wish of a guest; it raises Denial, and then nothing has changed.
    """

    def __init__(self, agreed: Agreed) -> None:
        self.agreed = agreed
        self.game: AnyGame = GAMES[agreed.game]

    @classmethod
    def opened(cls, code: str, game: str, guest: str, name: str, options: dict[str, OptionValue]) -> People:
        """A new table; who opens it is its host and has the first chair. Raises Denial."""
        most = GAMES[game].seats[1]
        places = [Place() for _ in range(most)]
        places[0] = Place(guest, name, is_ready=True)
        people = cls(Agreed(code, game, guest, places))
        people._check_options(options)
        people.agreed.options = options
        return people

    # Looking

    def seat_of(self, guest: str) -> int:
        """The guest's seat, counted from 1; 0: none."""
        for number, place in self.numbered():  # asked for each message, and this is the fastest way
            if place.guest == guest:
                return number
        return 0

    def numbered(self) -> Iterator[tuple[int, Place]]:
        return enumerate(self.agreed.places, 1)

    def place(self, seat: int) -> Place:
        """Raises Denial for a seat that is not there."""
        if not 1 <= seat <= len(self.agreed.places):
            raise Denial("bad_setup", f"There is no seat {seat}; this table has {len(self.agreed.places)}.")
        return self.agreed.places[seat - 1]

    def is_full(self) -> bool:
        """Whether nobody else can sit down now."""
        return self.agreed.status != "waiting" or not any(place.is_free for place in self.agreed.places)

    def taken(self) -> list[tuple[int, Place]]:
        """Places that are not free, with their numbers."""
        return [(number, place) for number, place in self.numbered() if not place.is_free]

    # Wishes of anybody

    def is_barred(self, guest: str) -> bool:
        """Who has to go takes the companions on the same device along; a companion goes alone."""
        return guest in self.agreed.barred or cookie_of(guest) in self.agreed.barred

    def check_door(self, guest: str, *, shows: bool = False) -> None:
        """Raises Denial for whoever may not even watch, or show the table."""
        if self.is_barred(guest):
            raise Denial("barred", "The host has asked you to leave this table.")
        is_known = self.belongs_here(guest) or (shows and guest in self.agreed.screens)
        if self.agreed.house.is_locked and not is_known:
            raise Denial("table_locked", "This table is locked; its host can open it for you.")

    def belongs_here(self, guest: str) -> bool:
        """Has a seat or is the host, or somebody on the same device does."""
        return cookie_of(guest) == cookie_of(self.agreed.host) or bool(self.seats_at(guest))

    def sit(self, guest: str, name: str, seat: int = 0) -> None:
        """Takes a free place, the first one unless said; or changes to it. Raises Denial."""
        if self.agreed.status != "waiting":
            raise not_now("Seats are taken before a match begins; you can watch this one.")
        self.check_door(guest)  # it may have been locked since this guest came to watch
        free = [number for number, place in self.numbered() if place.is_free]
        if not free:
            raise Denial("table_full", "All seats are taken; you can watch.")
        if seat and seat not in free:
            raise Denial("table_full", f"Seat {seat} is taken.")
        before = Place()
        if old := self.seat_of(guest):
            before = self.place(old)
            self.agreed.places[old - 1] = Place()
        self.agreed.places[(seat or free[0]) - 1] = replace(before, guest=guest, name=self._apart(name))

    def stand_up(self, guest: str) -> int:
        """Gives the place up; which it was. In a match the seat has still to leave by the rules. Raises Denial."""
        seat = self._own(guest)
        # A match goes on under the name of whoever played.
        self.agreed.places[seat - 1] = Place(name=self.place(seat).name) if self.agreed.status == "playing" else Place()
        return seat

    def set_ready(self, guest: str, *, is_ready: bool) -> None:
        self.place(self._own(guest)).is_ready = is_ready

    def listen(self, guest: str, die_ms: int) -> None:
        """Each die of a race is told to the guest for so long; 0: the guest looks [GB-R18]. Raises Denial."""
        seat = self._own(guest)
        if self.agreed.status == "playing":
            raise not_now("Whether you look or listen is agreed before a match begins, and stays so until it is over.")
        check_listening(self.game, die_ms)
        self.place(seat).die_ms = die_ms

    def rename(self, guest: str, name: str) -> None:
        """Nothing happens to those who watch."""
        if seat := self.seat_of(guest):
            self.place(seat).name = ""  # so that the own old name is not in the way
            self.place(seat).name = self._apart(name)

    # Wishes of the host

    def check_host(self, guest: str) -> None:
        if guest != self.agreed.host:
            raise not_host()

    def seat_bot(self, seat: int, level: str, is_here: Callable[[str], bool]) -> None:
        """A bot in a free seat or for a person who is away; or another level. Raises Denial."""
        levels = BOTS.get(self.agreed.game, {})
        if level not in levels:
            raise Denial("bad_setup", f"There is no bot {level!r}; there are {', '.join(levels)}.")
        place = self.place(seat)
        if place.guest and not place.level and is_here(place.guest):
            raise not_now(f"{place.name} sits there and plays.")
        if place.is_free and self.agreed.status != "waiting":
            raise not_now("Nobody can sit down once a match has begun; after it, go back to the waiting table.")
        if place.is_free:
            place.name = self._bot_name()
        place.level, place.is_ready = level, not place.guest

    def clear(self, seat: int) -> list[int]:
        """Removes a bot, or a person for good, with the companions on the same device; their seats. Raises Denial.

        In a match a bot goes on playing in the place of the person.
        """
        place = self.place(seat)
        if not place.guest and self.agreed.status == "playing":
            raise not_now("A bot stays until the match is over.")
        if not (guest := place.guest):
            self._empty(seat)
            return [seat]
        go = [seat] if guest != cookie_of(guest) else self.seats_at(guest)
        if any(self.place(number).guest == self.agreed.host for number in go):
            raise not_now("The host cannot be sent away; hand the table over first.")
        self.agreed.barred.append(guest)
        for number in go:
            self._empty(number)
        return go

    def _empty(self, seat: int) -> None:
        place = self.place(seat)
        level = (place.level or self.usual_level()) if self.agreed.status == "playing" else ""
        if not level:
            self.agreed.places[seat - 1] = Place()
        else:  # it plays at the pace of this match
            pace = place.pace_percent
            self.agreed.places[seat - 1] = Place("", self._bot_name(), level, is_ready=True, pace_percent=pace)

    def set_option(self, name: str, value: OptionValue) -> None:
        """Raises Denial."""
        if self.agreed.status == "playing":
            raise not_now("Options are agreed before a match begins.")
        options = {**self.agreed.options, name: value}
        self._check_options(options)
        self.agreed.options = options

    def set_pace(self, seat: int, percent: int) -> None:
        """A handicap for whoever has the seat, which everybody sees. Raises Denial."""
        if self.agreed.status != "waiting":
            raise not_now("A handicap is agreed at the waiting table, before a match begins.")
        check_pace(self.game, percent)
        place = self.place(seat)
        if place.is_free:
            raise not_now(f"Nobody sits in seat {seat}.")
        place.pace_percent = percent

    def set_house(self, house: House, screens: Iterable[str] = ()) -> None:
        """Raises Denial.

        Args:
            screens: guests whose browser is a shared screen now.
        """
        if self.agreed.status == "playing" and house.turn_limit_s != self.agreed.house.turn_limit_s:
            raise not_now("The time for a turn is agreed before a match begins.")
        if self.agreed.status == "playing" and house.is_ranked != self.agreed.house.is_ranked:
            raise not_now("How races are judged is agreed before a match begins.")
        if self.agreed.status == "playing" and house.polish != self.agreed.house.polish:
            raise not_now("How slippery the board is is agreed before a match begins.")
        if house.is_locked != self.agreed.house.is_locked:
            self.agreed.screens = list(screens) if house.is_locked else []
        self.agreed.house = house

    def give_host(self, seat: int, is_here: Callable[[str], bool]) -> None:
        """Raises Denial."""
        place = self.place(seat)
        if not place.guest:
            raise not_now("Only a person can be the host.")
        if not is_here(place.guest):
            raise not_now(f"{place.name} is away, and a table needs a host who is here.")
        if not self._may_host(place.guest):
            raise not_now(f"{place.name} plays on somebody else's device; hand the table over to its first player.")
        self.agreed.host = place.guest

    def pause(self, *, is_paused: bool) -> bool:
        """The match stands still or goes on; False if it does already. Raises Denial."""
        if self.agreed.status != "playing":
            raise not_now("No match goes on at this table.")
        has_changed = self.agreed.is_paused != is_paused
        self.agreed.is_paused = is_paused
        return has_changed

    def reopen(self) -> None:
        """After a match: everybody is back at the waiting table, with free chairs again. Raises Denial."""
        if self.agreed.status != "finished":
            raise not_now("The table waits already, or a match goes on.")
        self.agreed.status = "waiting"
        for seat, _ in self.taken():
            self.give_back(seat)
        self.agreed.places += [Place() for _ in range(self.game.seats[1] - len(self.agreed.places))]

    def begin(self, is_here: Callable[[str], bool], by: str) -> Setup:
        """A match begins; bots keep the places of those who are not ready or not here. Raises Denial.

        Free chairs are taken away, so seats may get lower numbers. Whoever is not here when a match is played again has
        gone, and keeps no place.

        Args:
            by: the guest who starts it, and so is ready.
        """
        agreed = self.agreed
        if agreed.status == "playing":
            raise not_now("A match goes on already.")
        places = [place for _, place in self.taken()]
        if agreed.status == "finished":
            if agreed.house.rotates:  # before anybody is left out, so that nobody's turn to begin is
                places = [*places[1:], *places[:1]]
            places = [place for place in places if not place.guest or is_here(place.guest)]
        fewest = self.game.seats[0]
        if len(places) < fewest:
            raise not_now(f"At least {fewest} play; add a bot, or send the link to a friend.")
        check_options(self.game, agreed.options, (len(places),))
        begun = [self._begun(place, is_here, by) for place in places]
        agreed.places, agreed.status, agreed.match, agreed.result = begun, "playing", agreed.match + 1, []
        return Setup(len(places), with_paces(agreed.options, [place.pace_percent for place in places]))

    def _begun(self, place: Place, is_here: Callable[[str], bool], by: str) -> Place:
        """Who has the place when the match begins. Raises Denial."""
        if not place.guest:
            return place
        is_ready = place.is_ready or place.guest == by
        if is_ready and is_here(place.guest):
            return replace(place, level="", is_ready=True)
        if not (level := place.level or self.usual_level()):
            raise not_now("This game has no bots to keep a seat; wait until everybody is ready.")
        return replace(place, level=level)

    # What comes by itself

    def keep(self, seat: int) -> bool:
        """A bot takes over for a person; False if it cannot or does already."""
        place = self.place(seat)
        if not place.guest or place.level or not (level := self.usual_level()):
            return False
        place.level = level
        return True

    def give_back(self, seat: int) -> bool:
        """The person takes over from the bot; False if none kept the seat."""
        place = self.place(seat)
        if not place.is_kept:
            return False
        place.level = ""
        return True

    def pass_host_on(self, is_here: Callable[[str], bool]) -> bool:
        """The first person who is here becomes the host, if the host is not; False if nothing has changed."""
        sitting = (place.guest for _, place in self.numbered() if place.guest)
        heir = next((guest for guest in sitting if is_here(guest) and self._may_host(guest)), "")
        if is_here(self.agreed.host) or not heir:
            return False
        self.agreed.host = heir
        return True

    def finish(self, outcome: Outcome) -> None:
        """The match is over; nobody has said yet whether they play again."""
        self.agreed.status, self.agreed.is_paused = "finished", False
        ranks = ranks_of(outcome)
        self.agreed.result = [
            Ranked(place.guest, place.name, ranks[seat - 1], outcome.scores[seat - 1])
            for seat, place in self.numbered()
        ]
        for place in self.agreed.places:
            place.is_ready = not place.guest

    def usual_level(self) -> str:
        """Of bots that step in; empty if the game has none."""
        levels = tuple(BOTS.get(self.agreed.game, {}))
        return levels[len(levels) // 2] if levels else ""

    # Helpers

    def seats_at(self, guest: str) -> list[int]:
        """Seats of those who play on the device of this guest."""
        cookie = cookie_of(guest)
        return [number for number, place in self.numbered() if place.guest and cookie_of(place.guest) == cookie]

    def _may_host(self, guest: str) -> bool:
        """Of those on one device the first one, if that one has a seat: the page shows a host's keys only once."""
        return guest == cookie_of(guest) or not self.seat_of(cookie_of(guest))

    def _own(self, guest: str) -> int:
        if seat := self.seat_of(guest):
            return seat
        raise Denial("not_seated", "You watch; take a seat first.")

    def _apart(self, name: str) -> str:
        return apart(name, tuple(place.name for place in self.agreed.places))

    def _bot_name(self) -> str:
        taken = [place.name for place in self.agreed.places]
        return next(name for name in BOT_NAMES if name not in taken)

    def _check_options(self, options: dict[str, OptionValue]) -> None:
        """While it is open how many will play."""
        fewest, most = self.game.seats
        check_options(self.game, options, range(fewest, most + 1))
