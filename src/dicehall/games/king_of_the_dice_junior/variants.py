"""The switches of the game as data; the defaults are the printed game.

`full_round` is the rulebook's own variation; the other switches decide what the rulebook leaves open.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Variant(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a match is played."""

    may_decline: Annotated[
        bool, Meta(description="A seat that meets a card may roll on instead, if it has a roll left [KJ-R2].")
    ] = False
    flip_on_miss: Annotated[
        bool, Meta(description="A turn without a card swaps the card that has lain longest for a new one [KJ-R3].")
    ] = False
    full_round: Annotated[
        bool, Meta(description="A fifth card lets the round be played out; lizards break a tie [KJ-V1, KJ-V2].")
    ] = False
    first_seat: Annotated[int, Meta(ge=0, le=4, description="The seat that begins; 0 draws it by lot [KJ-R6].")] = 0
