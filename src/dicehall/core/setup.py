"""What is agreed before play: seats, options, reported seats.

A game's options are the fields of its Variant, a frozen Struct whose defaults are the printed game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct

from dicehall.core.errors import BadSetup

V = TypeVar("V", bound=Struct)

OptionValue = bool | int | float | str | list[str]


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a game needs to start."""

    seats: int
    options: dict[str, OptionValue] = {}
    """Switches that differ from the game's defaults, by name."""
    reported: tuple[int, ...] = ()
    """Seats that play with real dice which nobody reads aloud; JUDGE reports their calls [ALL-11]."""


def variant_of(options: Mapping[str, OptionValue], variant: type[V]) -> V:
    """The variant that options describe; what is not named keeps its default.

    Raises:
        BadSetup: an unknown option, or a value that it cannot have.
    """
    known = variant.__struct_encode_fields__
    for name in options:
        if name not in known:
            raise BadSetup(f"unknown option {name!r}; this game has: {', '.join(sorted(known)) or 'none'}")
    try:
        return msgspec.convert(dict(options), variant)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        name = place.strip("`").removeprefix("$.").split("[")[0]
        raise BadSetup(f"option {name}={options.get(name)!r}: {reason}") from None


def check_seats(setup: Setup, fewest: int, most: int, rule: str) -> None:
    """Raises BadSetup if the number of seats, or the number of a reported seat, is impossible."""
    if not fewest <= setup.seats <= most:
        raise BadSetup(f"{setup.seats} seats: this game has {fewest} to {most} [{rule}]")
    for number in setup.reported:
        if not 1 <= number <= setup.seats:
            raise BadSetup(f"reported seat {number}: there are seats 1 to {setup.seats} [ALL-11]")
