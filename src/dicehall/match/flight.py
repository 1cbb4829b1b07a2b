"""A throw down the board of Tumblin-Dice: as it was aimed, as it came out, and the way that the dice went.

A record keeps all of it beside the moves; the rules never read it. Nothing here is computed again later: who replays a
match plays what is written here. Axes: x along the board from its back edge, y to the left, z up from the floor.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Style = Literal["slide", "flick", "roll"]
"""Slid flat; hit with a finger, so that it lifts and spins; let tumble out of the hand."""
Polish = Literal["fresh", "used", "dull"]
"""How slippery the two top levels are [TD-14]."""

SPEED_M_S = (0.3, 2.5)
AIM_DEG = 35.0
SPIN_RAD_S = 60.0
DISC_MM = 50.0
"""So far from the middle of the landing disc a die may be placed."""


class Aim(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a player wants a throw to be."""

    speed_m_s: Annotated[float, Meta(ge=SPEED_M_S[0], le=SPEED_M_S[1])]
    style: Style = "slide"
    aim_deg: Annotated[float, Meta(ge=-AIM_DEG, le=AIM_DEG)] = 0.0
    """To the left of straight down the board."""
    spin_rad_s: Annotated[float, Meta(ge=-SPIN_RAD_S, le=SPIN_RAD_S)] = 0.0
    """Counterclockwise, seen from above."""
    face: Annotated[int, Meta(ge=1, le=6)] = 6
    """Up on the disc; a roll does not keep it."""
    x_mm: Annotated[float, Meta(ge=-DISC_MM, le=DISC_MM)] = 0.0
    """From the middle of the disc, towards the levels."""
    y_mm: Annotated[float, Meta(ge=-DISC_MM, le=DISC_MM)] = 0.0
    """From the middle of the disc, to the left."""


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What a throw really was, with the noise of the hand."""

    at_mm: tuple[float, float, float]
    """The die's centre when it is let go."""
    turn: tuple[float, float, float, float]
    """Unit quaternion w, x, y, z."""
    speed_m_s: tuple[float, float, float]
    spin_rad_s: tuple[float, float, float]
    """Both along the board's axes."""


class Hit(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Two things touch; for the sound and for slow motion."""

    at_ms: int
    """Since the die was let go."""
    die: str
    other: str
    """Another die, or `disc`, `wood`, `peg`, `floor`."""
    strength: float
    """Speed of the blow, in metres a second."""


class Flight(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The way of all dice that moved, from a throw (or a die that was taken away, TD-R10) until everything rests."""

    duration_ms: int
    dice: tuple[str, ...]
    """Those that moved, in the order in which `frames` has them."""
    frames: str
    """Their poses 60 times a second, packed; see `physics/frames.py`."""
    hits: tuple[Hit, ...] = ()
    thrown: str = ""
    """Which die was thrown; empty if dice only settled again."""
    aim: Aim | None = None
    hand: float = 0.0
    """How unsteady the hand was; 1 is a practised player's."""
    start: Start | None = None
    polish: Polish = "used"
    engine: str = ""
    """Name and version of the simulator, and of the board's configuration."""
