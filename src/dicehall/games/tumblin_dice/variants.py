"""The switches of the game as data; the defaults are the printed game.

`teams`, `double_dice` and `offence_defence` are the rulebook's three options; a game has one of them at most. The other
switches are editions of the game, or decide what the rulebook leaves open.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from dicehall.core import BadSetup, Setup, check_seats, variant_of

Colour = Literal["red", "white", "green", "black"]
COLOURS: tuple[Colour, ...] = ("red", "white", "green", "black")
SEATS = (2, 4)


class Variant(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a match is played."""

    teams: Annotated[
        bool, Meta(description="Four seats in two teams, 1 and 3 against 2 and 4, each with one score [TD-O1].")
    ] = False
    double_dice: Annotated[
        bool, Meta(description="Two seats, each with one more die whose pips count double [TD-O2].")
    ] = False
    offence_defence: Annotated[
        bool, Meta(description="Two seats, each with dice that score and as many that only knock and block [TD-O3].")
    ] = False
    before_line: Annotated[
        Literal[0, -1],
        Meta(description="A die not across the line is removed (0), or stays and costs its pips (-1) [TD-R13]."),
    ] = 0
    quarters: Annotated[
        Literal[4, 3, "to_301"],
        Meta(description="How many quarters; or as many as it takes until somebody has 301 [TD-R13]."),
    ] = 4
    dice_per_seat: Annotated[
        Literal[4, 3], Meta(description="Dice of each kind that a seat has; never more than one double die [TD-R13].")
    ] = 4
    first_order: Annotated[
        Literal["roll", "seats"],
        Meta(description="The first quarter's order: by a roll of one die each, or by number of seat [TD-R1]."),
    ] = "roll"
    colours: Annotated[
        tuple[Colour, ...],
        Meta(
            description="Colours by seat (with two kinds of dice: seat 1's two, then seat 2's two); empty: the usual "
            "ones [TD-13]."
        ),
    ] = ()


PRINTED = Variant()


def variant_for(setup: Setup) -> Variant:
    """The variant that a setup asks for. Raises BadSetup."""
    check_seats(setup, *SEATS, rule="TD-13")
    variant = variant_of(setup.options, Variant)
    _check_options(variant, setup.seats)
    _check_colours(variant, setup.seats)
    if setup.reported and len(set(setup.reported)) != setup.seats:
        raise BadSetup(f"reported seats {list(setup.reported)}: all dice lie on one board, report all or none [ALL-11]")
    return PRINTED if variant == PRINTED else variant  # one object, so that texts leave the default out


def colours_needed(variant: Variant, seats: int) -> int:
    """One colour a seat, two where a seat has two kinds of dice [TD-13]."""
    return 2 * seats if variant.double_dice or variant.offence_defence else seats


def _check_options(variant: Variant, seats: int) -> None:
    needs = {
        "teams": (variant.teams, 4, "TD-O1"),
        "double_dice": (variant.double_dice, 2, "TD-O2"),
        "offence_defence": (variant.offence_defence, 2, "TD-O3"),
    }
    chosen = [name for name, (is_on, _, _) in needs.items() if is_on]
    if len(chosen) > 1:
        raise BadSetup(f"{' and '.join(chosen)}: choose one of them at most [TD-R14]")
    for name in chosen:
        _, wanted, rule = needs[name]
        if seats != wanted:
            raise BadSetup(f"{name} with {seats} seats: it is for {wanted} [{rule}]")


def _check_colours(variant: Variant, seats: int) -> None:
    colours, wanted = variant.colours, colours_needed(variant, seats)
    if colours and (len(colours) != wanted or len(set(colours)) != wanted):
        raise BadSetup(f"colours {list(colours)}: name {wanted} different ones [TD-13]")
