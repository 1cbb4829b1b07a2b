"""The switches of the game as data.

`throw_ms` and `grab_limit_s` are only numbers here: the rules say when something is due, the table lets it happen.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Net = Literal["own", "shifted"]


class Variant(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a host may change; the defaults are the game as we read its rulebook."""

    net: Annotated[
        Net, Meta(description="Figure that each die shows twice: its own, or (harder) the next one's [GB-R1].")
    ] = "own"
    throw_ms: Annotated[
        int, Meta(ge=0, le=10_000, description="How long virtual dice tumble, in milliseconds [GB-R5].")
    ] = 1_200
    grab_limit_s: Annotated[
        int, Meta(ge=1, le=600, description="Seconds until a throw that nobody gets right is closed [GB-R7].")
    ] = 10
    shuffle_figures: Annotated[
        bool, Meta(description="Whether the figures change places after each throw, for everybody alike [GB-R10].")
    ] = False
    first_seat: Annotated[
        int, Meta(ge=0, le=8, description="Seat that throws first; 0 leaves it to the lot [GB-R8].")
    ] = 0


PRINTED = Variant()
"""All defaults. A State that holds this very object leaves it out of its text form."""
