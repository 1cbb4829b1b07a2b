"""What people ask of their table, done: who sits where, what is agreed, when a match begins.

Where a match goes on, a change of people is a change at its table too, and its effects come back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from dicehall.core import IllegalAction
from dicehall.server.hall.people import People
from dicehall.server.hall.play import Begun, Play, Seed
from dicehall.tables import Effect
from dicehall.wire import guest_name, incoming

Wish = (
    incoming.TakeSeat
    | incoming.StandUp
    | incoming.Ready
    | incoming.Rename
    | incoming.SeatBot
    | incoming.ClearSeat
    | incoming.SetOption
    | incoming.SetPace
    | incoming.Listen
    | incoming.SetHouse
    | incoming.GiveHost
    | incoming.Pause
    | incoming.Start
    | incoming.Reopen
)


class Granted(Struct):
    """What came of a wish."""

    effects: list[Effect] = []
    begun: Play | None = None
    """A match that begins with this."""


class Asked(Struct, frozen=True):
    """A wish, and all that is needed to grant it."""

    guest: str
    name: str
    wish: Wish
    is_here: Callable[[str], bool]
    screens: tuple[str, ...]
    """Guests whose browser is a shared screen."""
    now_ms: int
    """The match's time."""
    seed: Seed
    anchors: Mapping[str, str]
    """Where the chains of guests begin, for the next match."""


def grant(people: People, play: Play | None, asked: Asked) -> Granted:
    """Does what a guest wishes.

    Raises:
        Denial, BadName: nothing has changed.
    """
    match asked.wish:
        case incoming.TakeSeat(_, seat):
            people.sit(asked.guest, asked.name, seat)
        case incoming.Rename(_, name):
            people.rename(asked.guest, guest_name(name))
        case incoming.Listen(_, die_ms):
            people.listen(asked.guest, die_ms)
        case incoming.StandUp():
            return _stand_up(people, play, asked)
        case incoming.Ready(_, is_ready):
            return _ready(people, play, asked, is_ready=is_ready)
        case _:
            people.check_host(asked.guest)
            return _of_host(people, play, asked)
    return Granted()


def _of_host(people: People, play: Play | None, asked: Asked) -> Granted:
    match asked.wish:
        case incoming.SeatBot(_, seat, level):
            people.seat_bot(seat, level, asked.is_here)
            return Granted(seated_anew(people, play, seat, asked.now_ms))
        case incoming.ClearSeat(_, seat):
            cleared = people.clear(seat)
            return Granted([effect for one in cleared for effect in seated_anew(people, play, one, asked.now_ms)])
        case incoming.SetOption(_, name, value):
            people.set_option(name, value)
        case incoming.SetPace(_, seat, percent):
            people.set_pace(seat, percent)
        case incoming.SetHouse(_, house):
            people.set_house(house, asked.screens)
        case incoming.GiveHost(_, seat):
            people.give_host(seat, asked.is_here)
        case incoming.Pause(_, is_paused):
            return _pause(people, play, asked, is_paused=is_paused)
        case incoming.Reopen():
            people.reopen()
        case incoming.Start():
            setup = people.begin(asked.is_here, asked.guest)
            agreed = people.agreed
            anchors = tuple(asked.anchors.get(place.guest) for place in agreed.places)  # also of who comes back later
            begun, effects = Play.begun(agreed.game, setup, Begun(agreed.places, agreed.house, anchors), asked.seed)
            agreed.secret = begun.secret
            return Granted(effects, begun)
    return Granted()


def _ready(people: People, play: Play | None, asked: Asked, *, is_ready: bool) -> Granted:
    people.set_ready(asked.guest, is_ready=is_ready)
    seat = people.seat_of(asked.guest)
    if is_ready and people.agreed.status == "playing" and people.give_back(seat):
        return Granted(seated_anew(people, play, seat, asked.now_ms))
    return Granted()


def _pause(people: People, play: Play | None, asked: Asked, *, is_paused: bool) -> Granted:
    """A race under way is broken off, as by a restart [ALL-10]; one that was shown in the pause too, after it."""
    if not people.pause(is_paused=is_paused) or play is None:
        return Granted()
    why = "the match was paused" if is_paused else "the match goes on after a pause"
    return Granted(play.table.break_off(why, asked.now_ms))


def _stand_up(people: People, play: Play | None, asked: Asked) -> Granted:
    seat = people.stand_up(asked.guest)
    if play is None or people.agreed.status != "playing":
        return Granted()
    try:
        return Granted(play.table.remove(seat, "gave the seat up", asked.now_ms))
    except IllegalAction:  # the match was over by now, which nobody knows yet
        return Granted(play.table.tick(asked.now_ms))


def seated_anew(people: People, play: Play | None, seat: int, now_ms: int) -> list[Effect]:
    """The match's table gets to know who plays in a seat now."""
    if play is None or people.agreed.status != "playing" or people.place(seat).is_free:
        return []
    return play.sit(seat, people.place(seat), now_ms)
