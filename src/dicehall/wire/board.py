"""The board of Tumblin-Dice as browsers draw it, on the axes of `match/flight.py`: millimetres, z from the floor."""

from __future__ import annotations

from msgspec import Struct

from dicehall.match.flight import AIM_DEG, DISC_MM, SPEED_M_S, SPIN_RAD_S
from dicehall.physics.board import BOARD

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
    board = BOARD
    top_mm, radius_mm = board.levels[2].top_mm, board.peg_radius.value
    upright = (top_mm, top_mm + board.peg_height.value)
    return BoardSeen(
        board.die_edge.value,
        board.die_rounding.value,
        (board.line.value - board.line_width.value, board.line.value),
        DiscSeen(board.disc_x.value, board.disc_radius.value, board.disc_top_mm),
        tuple(BoxSeen(level.multiplier, level.x_mm, level.y_mm, level.top_mm) for level in board.levels),
        tuple(PegSeen(board.peg_x.value, y_mm, radius_mm, upright) for y_mm in board.pegs_y_mm),
        SPEED_M_S,
        AIM_DEG,
        SPIN_RAD_S,
        DISC_MM,
    )
