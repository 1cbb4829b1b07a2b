"""The dice of one game: their names, whose they are, of which kind.

A die's name is its colour and its number, like `red-1`; the double die is `black-double`. What it shows and where it
lies is no part of it: that is a `Resting` of state.py.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from dicehall.games.tumblin_dice.variants import COLOURS, Colour, Variant

Kind = Literal["plain", "double", "offensive", "defensive"]
KINDS: tuple[Kind, ...] = ("plain", "double", "offensive", "defensive")

_DOUBLE_COLOURS: tuple[Colour, ...] = ("white", "black", "red", "green")
_DUEL_COLOURS: tuple[Colour, ...] = ("white", "black", "green", "red")


class Die(Struct, frozen=True):
    """One die of the box."""

    name: str
    seat: int
    """Whose it is, also when the partner throws it."""
    kind: Kind


class Box:
    """All dice of one game, in a fixed order: by seat, kind and number.

    Args:
        kinds: the kinds that every seat has, in the order in which a seat's hand counts them.
        sets: for each seat its dice of each kind, in the order in which they are thrown.
    """

    def __init__(self, kinds: tuple[Kind, ...], sets: tuple[tuple[tuple[Die, ...], ...], ...]) -> None:
        self.kinds = kinds
        self.dice = tuple(die for hands in sets for dice in hands for die in dice)
        self.by_name = {die.name: die for die in self.dice}
        self.place = {die.name: place for place, die in enumerate(self.dice)}
        self.hand = tuple(len(dice) for dice in sets[0])
        """How many of each kind a seat begins a quarter with: the same for all [TD-R14]."""
        self._sets = sets

    def next_die(self, seat: int, kind: Kind, left: int) -> Die:
        """The die that a seat throws when it has so many left of a kind: its lowest number first."""
        dice = self._sets[seat - 1][self.kinds.index(kind)]
        return dice[len(dice) - left]


@lru_cache
def box_of(variant: Variant, seats: int) -> Box:
    """The dice of a variant [TD-13, TD-O2, TD-O3].

    >>> [die.name for die in box_of(Variant(double_dice=True, dice_per_seat=3), 2).dice]
    ['white-1', 'white-2', 'white-3', 'black-double', 'red-1', 'red-2', 'red-3', 'green-double']
    """
    many = variant.dice_per_seat
    if variant.double_dice:
        colours = variant.colours or _DOUBLE_COLOURS
        sets = tuple(
            (_numbered(colours[2 * n - 2], n, "plain", many), (Die(f"{colours[2 * n - 1]}-double", n, "double"),))
            for n in (1, 2)
        )
        return Box(("plain", "double"), sets)
    if variant.offence_defence:
        colours = variant.colours or _DUEL_COLOURS
        duel = tuple(
            (
                _numbered(colours[2 * n - 2], n, "offensive", many),
                _numbered(colours[2 * n - 1], n, "defensive", many),
            )
            for n in (1, 2)
        )
        return Box(("offensive", "defensive"), duel)
    colours = variant.colours or COLOURS
    return Box(("plain",), tuple((_numbered(colours[n - 1], n, "plain", many),) for n in range(1, seats + 1)))


def _numbered(colour: Colour, seat: int, kind: Kind, many: int) -> tuple[Die, ...]:
    return tuple(Die(f"{colour}-{number}", seat, kind) for number in range(1, many + 1))
