"""The board of Tumblin-Dice as browsers draw it, on the axes of `match/flight.py`: millimetres, z from the floor."""

from __future__ import annotations

from msgspec import Struct

Span = tuple[float, float]


class BoxSeen(Struct, frozen=True):
    """A flat part of the board: a box that stands on the floor."""

    level: int
    """What it multiplies by; 1 is the big level, with the dark line across it."""
    x_mm: Span
    y_mm: Span
    top_mm: float


class DiscSeen(Struct, frozen=True):
    """The landing disc, on the big level."""

    x_mm: float
    """Its middle; it lies half-way across the board."""
    radius_mm: float
    top_mm: float


class PegSeen(Struct, frozen=True):
    """An upright peg with a round head."""

    x_mm: float
    y_mm: float
    radius_mm: float
    z_mm: Span


class BoardSeen(Struct, frozen=True):
    """All of it."""

    die_mm: float
    rounding_mm: float
    """Radius of a die's edges."""
    line_x_mm: Span
    """The dark line, near edge and far edge."""
    disc: DiscSeen
    boxes: tuple[BoxSeen, ...]
    pegs: tuple[PegSeen, ...]
    speed_m_s: Span
    """Slowest and fastest throw."""
    aim_deg: float
    spin_rad_s: float
    """At most so much, to either side."""
    place_mm: float
    """A die is placed at most so far from the disc's middle."""


def board_seen() -> BoardSeen:
    """From the configuration that the physics uses."""
    step, half = 12.7, 203.0
    return BoardSeen(
        16.0,
        1.5,
        (176.0, 180.0),
        DiscSeen(62.0, 60.0, 5 * step),
        (
            BoxSeen(1, (0.0, 335.0), (-half, half), 4 * step),
            BoxSeen(2, (335.0, 430.0), (-half, half), 3 * step),
            BoxSeen(3, (430.0, 525.0), (-half, half), 2 * step),
            *(BoxSeen(4, (525.0, 610.0), (y - 45.0, y + 45.0), step) for y in (-125.0, 0.0, 125.0)),
        ),
        tuple(PegSeen(513.0, y, 5.0, (2 * step, 2 * step + 30.0)) for y in (-187.5, -62.5, 62.5, 187.5)),
        (0.3, 2.5),
        35.0,
        60.0,
        50.0,
    )
