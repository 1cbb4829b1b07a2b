"""What is said between the two halves of the benchmark, as JSON. Only the standard library, as the peer has no more."""

from __future__ import annotations

from typing import TypedDict

Pose = list[float]
"""x, y, z in metres; the quaternion's x, y, z, w."""


class Piece(TypedDict):
    """A part of the board."""

    kind: str
    size: dict[str, float | list[float]]
    """As PyBullet names a shape's lengths."""
    at: list[float]
    friction: float


class Board(TypedDict):
    """All that stands, and what a die is; SI units."""

    pieces: list[Piece]
    edge_m: float
    mass_kg: float


class Start(TypedDict):
    """How the last die begins."""

    pose: Pose
    speed: list[float]
    spin: list[float]


class Throw(TypedDict):
    """What is asked."""

    lying: list[Pose]
    start: Start
    sleeps: bool
    """Whether Bullet may put dice to sleep."""


class Answer(TypedDict):
    """What the peer found."""

    cpu_ms: float
    pictures: int
    """Until everything rested, 60 a second."""
