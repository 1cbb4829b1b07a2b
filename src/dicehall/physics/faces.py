"""Which way a die's faces look, and what it shows. The only place on this side that knows it.

Along the die's own axes: 1 is +x, 6 is -x, 2 is +y, 5 is -y, 3 is +z, 4 is -z, as in `web/src/scene/parts/faces.ts`.
"""

from __future__ import annotations

from math import acos, cos, degrees, sin, sqrt

from dicehall.games.tumblin_dice.scoring import cocked_face
from dicehall.games.tumblin_dice.state import Tilt

Vector = tuple[float, float, float]
Turn = tuple[float, float, float, float]

FLAT_DEG = 2.0
"""A die that is tilted by less lies flat."""

_HALF = sqrt(0.5)
_UPRIGHT: dict[int, Turn] = {
    1: (_HALF, 0.0, -_HALF, 0.0),
    6: (_HALF, 0.0, _HALF, 0.0),
    2: (_HALF, _HALF, 0.0, 0.0),
    5: (_HALF, -_HALF, 0.0, 0.0),
    3: (1.0, 0.0, 0.0, 0.0),
    4: (0.0, 1.0, 0.0, 0.0),
}


def turn_of(face: int, yaw: float = 0.0) -> Turn:
    """How a die lies with a face up, turned by `yaw` radians about the upright, counterclockwise from above.

    >>> shown(turn_of(5, yaw=0.7))
    (5, None)
    """
    return multiplied((cos(yaw / 2), 0.0, 0.0, sin(yaw / 2)), _UPRIGHT[face])


def shown(turn: Turn) -> tuple[int, Tilt | None]:
    """The face that counts, and how it was read if the die does not lie flat [TD-R5]."""
    up = rows(turn)[2]
    heights = sorted(
        [(part, face) for part, face in zip(up, (1, 2, 3), strict=True)]
        + [(-part, face) for part, face in zip(up, (6, 5, 4), strict=True)],
        reverse=True,
    )
    (first, nearest), (second, next_face) = heights[:2]
    if _from_upright(first) < FLAT_DEG:
        return nearest, None
    gap = round(_from_upright(second) - _from_upright(first), 3)
    return cocked_face(nearest, next_face, gap), Tilt(nearest, next_face, gap)


def tilt_deg(turn: Turn) -> float:
    """Angle between the nearest face and upright, 0 to 54.7 degrees."""
    return _from_upright(max(map(abs, rows(turn)[2])))


def rows(turn: Turn) -> tuple[Vector, Vector, Vector]:
    """The rotation as a matrix, row by row: the die's axes in each of the board's."""
    w, x, y, z = turn
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def multiplied(first: Turn, second: Turn) -> Turn:
    """The turn that does `second`, then `first`."""
    a, b, c, d = first
    w, x, y, z = second
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )


def _from_upright(part: float) -> float:
    return degrees(acos(max(-1.0, min(1.0, part))))
