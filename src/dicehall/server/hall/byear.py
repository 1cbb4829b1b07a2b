"""Who plays by ear at a table: their dice are told one after the other, and their clock starts after that [GB-R18].

One device is one room: whoever listens longest there counts for all of its seats. The length of a race that is told is
worked out here alone, from what everybody has seen since before the match.
"""

from __future__ import annotations

from dicehall.server.hall.people import People
from dicehall.wire.online import BY_EAR


def die_ms_of(people: People, seat: int) -> int:
    """How long each die is told to whoever plays in a seat; 0: they look, or a bot plays."""
    place = people.place(seat)
    if not place.guest or place.is_kept:
        return 0
    return max(people.place(number).die_ms for number in people.seats_at(place.guest))


def listens_ms_of(people: People, guest: str) -> int:
    """How long a race is told to a guest before the clock runs; 0: the guest looks, or does not play."""
    seat = people.seat_of(guest)
    return die_ms_of(people, seat) * BY_EAR.get(people.game.name, 0) if seat else 0
