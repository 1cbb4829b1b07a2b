"""Who can act: seats, and the three that are nobody's player: CHANCE, CLOCK and JUDGE [ALL-1].

CHANCE has a number too: chance 0 throws the table's dice and turns its cards, chance 3 rolls the dice of seat 3.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["chance", "clock", "judge", "seat"]


class Actor(Struct, frozen=True, order=True, array_like=True):
    """Author of a move. Sorted by kind, then number, so that CHANCE comes first [ALL-3]."""

    kind: Kind
    number: int = 0

    def __str__(self) -> str:
        return f"{self.kind} {self.number}" if self.kind in ("seat", "chance") else self.kind


CLOCK = Actor("clock")
JUDGE = Actor("judge")
_MOST = 16  # no game here has more than eight seats
_SEATS = tuple(Actor("seat", n) for n in range(_MOST + 1))
_CHANCES = tuple(Actor("chance", n) for n in range(_MOST + 1))


def seat(number: int) -> Actor:
    """The actor of a seat; seats count from 1.

    >>> str(seat(3))
    'seat 3'
    """
    return _SEATS[number] if 0 < number <= _MOST else Actor("seat", number)


def chance(number: int = 0) -> Actor:
    """CHANCE for the table (0) or for one seat's own dice.

    >>> str(chance())
    'chance 0'
    """
    return _CHANCES[number] if 0 <= number <= _MOST else Actor("chance", number)
