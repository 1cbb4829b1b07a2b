"""Every number of the board and its dice, with its unit and where it comes from.

Axes as in `match/flight.py`: x along the board from its back edge, y to the left, z up from the floor. Nobody has
printed the real board's lengths, so they are *chosen*; what is *measured* was tried out in the simulator.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from dicehall.match.flight import Polish

Source = Literal["measured", "chosen"]


class Number(Struct, frozen=True):
    """One number of the configuration."""

    value: float
    unit: str
    source: Source
    why: str


class Level(Struct, frozen=True):
    """A flat piece of wood on which dice can lie."""

    name: str
    multiplier: int
    x_mm: tuple[float, float]
    y_mm: tuple[float, float]
    top_mm: float


def _chosen(value: float, unit: str, why: str) -> Number:
    return Number(value, unit, "chosen", why)


def _measured(value: float, unit: str, why: str) -> Number:
    return Number(value, unit, "measured", why)


class Board(Struct, frozen=True):
    """The board, the dice and the way that they touch."""

    die_edge: Number = _chosen(16.0, "mm", "the usual size of a die")
    die_mass: Number = _chosen(5.0, "g", "acrylic, 1.19 g a cubic centimetre, rounded and drilled")
    die_rounding: Number = _chosen(1.5, "mm", "radius of the edges; a larger one turns more dice over")
    width: Number = _chosen(406.0, "mm", "16 inches")
    length: Number = _chosen(610.0, "mm", "24 inches")
    step: Number = _chosen(
        12.7, "mm", "half an inch from each level down to the next: slid dice keep a face for a step"
    )
    disc_x: Number = _chosen(62.0, "mm", "middle of the landing disc")
    disc_radius: Number = _chosen(60.0, "mm", "between the two score boards")
    disc_height: Number = _chosen(12.7, "mm", "as thick as a step")
    line: Number = _chosen(180.0, "mm", "the dark line's far edge")
    line_width: Number = _chosen(4.0, "mm", "for drawing only")
    end_of_1x: Number = _chosen(335.0, "mm", "the large level is as long as the rest together")
    end_of_2x: Number = _chosen(430.0, "mm", "six dice deep")
    end_of_3x: Number = _chosen(525.0, "mm", "as deep as 2x")
    ledge_width: Number = _chosen(90.0, "mm", "of each of the three pieces of 4x")
    ledge_gap: Number = _chosen(35.0, "mm", "between two of them: a die falls through")
    peg_x: Number = _chosen(513.0, "mm", "the pegs stand before the edge of 3x, beside the ledges")
    peg_radius: Number = _chosen(5.0, "mm", "a round stick")
    peg_height: Number = _chosen(25.0, "mm", "with its round top")
    friction_fresh: Number = _chosen(0.16, "", "disc and large level just polished: a slide goes a quarter farther")
    friction_used: Number = _chosen(0.20, "", "disc and large level as they are in the middle of an evening")
    friction_dull: Number = _chosen(0.26, "", "disc and large level that want polish: a slide ends a quarter sooner")
    friction_low: Number = _chosen(0.30, "", "the lower levels, ledges and pegs")
    friction_die: Number = _chosen(0.25, "", "die on die; with less hardly a die ever stays on another")
    friction_floor: Number = _chosen(0.80, "", "the towel under the end of the board")
    contact_ms: Number = _chosen(
        6.0, "ms", "time constant of a contact: the shortest that gains no energy at this step"
    )
    contact_damping: Number = _measured(
        0.5, "", "share of critical: dice bounce with 0.25; below 0.5 they creep at rest"
    )
    floor_ms: Number = _chosen(10.0, "ms", "time constant on the towel, which does not bounce")
    time_step: Number = _measured(1000 / 960, "ms", "16 a picture; at 4 ms bounces lose nothing")

    def numbers(self) -> Iterator[tuple[str, Number]]:
        """All of them with their names, in the order above."""
        for name in self.__struct_fields__:
            yield name, getattr(self, name)

    def friction(self, polish: Polish) -> float:
        """Of the disc and the large level [TD-14]."""
        by_polish = {"fresh": self.friction_fresh, "used": self.friction_used, "dull": self.friction_dull}
        return by_polish[polish].value

    @property
    def levels(self) -> tuple[Level, ...]:
        """From the top down; the large level before and beyond the line is one piece."""
        half, step = self.width.value / 2, self.step.value
        across = (-half, half)
        ends = (0.0, self.end_of_1x.value, self.end_of_2x.value, self.end_of_3x.value)
        wide = [Level(f"{n}x", n, (ends[n - 1], ends[n]), across, (5 - n) * step) for n in (1, 2, 3)]
        deep = (self.end_of_3x.value, self.length.value)
        ledges = [Level(f"4x {place}", 4, deep, y_mm, step) for place, y_mm in self._ledges()]
        return (*wide, *ledges)

    def _ledges(self) -> list[tuple[str, tuple[float, float]]]:
        half, apart = self.ledge_width.value / 2, self.ledge_width.value + self.ledge_gap.value
        return [(name, (y - half, y + half)) for name, y in (("right", -apart), ("middle", 0.0), ("left", apart))]

    @property
    def pegs_y_mm(self) -> tuple[float, ...]:
        """Where the pegs stand across the board: beside and between the ledges."""
        apart = self.ledge_width.value + self.ledge_gap.value
        return (-1.5 * apart, -0.5 * apart, 0.5 * apart, 1.5 * apart)

    @property
    def disc_top_mm(self) -> float:
        return 4 * self.step.value + self.disc_height.value


BOARD = Board()
VERSION = 1
"""Of the configuration; goes up with every change of a number above, as throws then come out otherwise."""
