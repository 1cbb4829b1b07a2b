"""The switches of the game as data; the defaults are the printed game.

`roll_ms` is only a number here: the rules say when dice come to rest, whoever keeps time lets it happen. So is a pace,
which is a word of a closed list, as all options by seat are.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from dicehall.core import BadSetup

Play = Literal["standard", "quick"]
Pace = Literal["50", "75", "100", "150", "200", "300"]
"""How long the dice of a seat tumble, in hundredths of the usual time."""
PACES: tuple[Pace, ...] = get_args(Pace)


class Variant(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a host may change."""

    play: Annotated[
        Play, Meta(description="A race to 20 points, or the quick game for the most cards [LD-10, LD-Q3].")
    ] = "standard"
    tournament: Annotated[
        bool, Meta(description="Whether a judge flips the cards, rules on all calls and may sanction [LD-R16].")
    ] = False
    floor_at_zero: Annotated[
        bool, Meta(description="Whether no score goes below 0; the quick game has no points [LD-R1].")
    ] = True
    false_bonus_penalty: Annotated[
        int, Meta(ge=0, le=20, description="Points that a wrong Bonus or Thunder costs; 0 refuses it for free [LD-R3].")
    ] = 0
    keep_over_flip: Annotated[
        bool, Meta(description="Whether dice lie through a flip; in the quick game they never do [LD-R6].")
    ] = True
    roll_ms: Annotated[
        int, Meta(ge=0, le=10_000, description="How long virtual dice tumble, in milliseconds [LD-R13].")
    ] = 800
    deck: Annotated[
        tuple[str, ...], Meta(description="Cards of a deck of your own, one a line; none: the shipped fifty [LD-2].")
    ] = ()
    pace_percent: Annotated[
        tuple[Pace, ...],
        Meta(
            description="How long each seat's dice tumble, in hundredths of the usual time; empty: all alike [LD-R27]."
        ),
    ] = ()


PRINTED = Variant()
"""All defaults. A State that holds this very object leaves it out of its text form."""


def paced(variant: Variant, seat: int, ms: int) -> int:
    """How long something takes at a seat that takes so many milliseconds elsewhere [LD-R27].

    >>> paced(Variant(pace_percent=("150", "100")), 1, 800), paced(Variant(), 1, 800)
    (1200, 800)
    """
    return ms * int(variant.pace_percent[seat - 1]) // 100 if variant.pace_percent else ms


def check_variant(variant: Variant, seats: int) -> None:
    """Raises BadSetup for a pace too few or too many, and for switches that only points could make sense of."""
    if variant.pace_percent and len(variant.pace_percent) != seats:
        given = ", ".join(variant.pace_percent)
        raise BadSetup(f"option pace_percent={given}: {seats} seats need {seats} of them, one each [LD-R27]")
    if variant.play == "quick" and variant.false_bonus_penalty:
        penalty = variant.false_bonus_penalty
        raise BadSetup(f"option false_bonus_penalty={penalty}: the quick game has no Bonus and no Thunder [LD-R12]")
    if variant.play == "quick" and not variant.floor_at_zero:
        raise BadSetup("option floor_at_zero=False: the quick game has no points that could go below 0 [LD-R12]")
