"""From what was remembered of a flight to where dice rest, which of them moved, and their packed way."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from dicehall.games.tumblin_dice.state import Pose
from dicehall.physics.frames import MOST_MM, TURN_UNIT, UNIT_MM, packed
from dicehall.physics.rest import Trace
from dicehall.physics.world import Floats

UNMOVED_M = 0.00002
UNMOVED_TURN = 0.001
"""A die that moved less keeps its pose. More would take the hold from a die that leans on it."""

SHOWN_M = 0.0002
SHOWN_TURN = 0.005
"""A die that moved less has its new pose, but nobody is shown the way there."""
SEEN_M = 0.0001
SEEN_TURN = 0.002
"""A die that stays within this is seen to rest."""

AT_DIGITS = 4
TURN_DIGITS = 7
"""Of millimetres and of a quaternion: what is written down is what the next throw begins with."""


class Path(Struct, frozen=True):
    """Where dice went."""

    rest: Floats
    """(dice, 7) in metres, as `poses`."""
    poses: tuple[Pose, ...]
    """At rest, rounded."""
    moved: tuple[int, ...]
    """Places of the dice that moved so that it is seen."""
    arrived: NDArray[np.intp]
    """For each die the picture in which it came to rest; 0 if it hardly moved."""
    pictures: int
    """Until the last one came to rest."""


def path_of(trace: Trace, before: Sequence[Pose]) -> Path:
    """Where dice went.

    Args:
        before: where the first of the dice lay; those beyond were thrown.
    """
    ways = trace.poses
    arrived = _arrivals(ways)
    arrived[_within(ways, len(before), SHOWN_M, SHOWN_TURN)] = 0
    poses = [_rounded(pose) for pose in ways[-1].tolist()]
    for place in _within(ways, len(before), UNMOVED_M, UNMOVED_TURN):
        poses[place] = before[place]
    rest = np.array([(*pose.at_mm, *pose.turn) for pose in poses])
    rest[:, :3] /= 1000
    moved = np.flatnonzero(arrived)
    return Path(rest, tuple(poses), tuple(moved.tolist()), arrived, int(arrived.max(initial=0)))


def packed_way(trace: Trace, path: Path) -> str:
    """The way of the dice that moved, packed."""
    moved = list(path.moved)
    return _packed(trace.poses[: path.pictures + 1, moved], path.rest[moved])


def _within(ways: Floats, lying: int, metres: float, turn: float) -> list[int]:
    """Places of the dice that lay, and lie now, no farther apart than this."""
    apart = np.abs(ways[-1, :lying] - ways[0, :lying])
    near = (apart[:, :3].max(axis=1) < metres) & (apart[:, 3:].max(axis=1) < turn)
    return np.flatnonzero(near).tolist()


def _arrivals(ways: Floats) -> NDArray[np.intp]:
    """For each die the picture from which on it stays where it comes to rest; at least 1."""
    apart = ways - ways[-1]
    far = np.abs(apart[:, :, :3]).max(axis=2) > SEEN_M
    far |= np.abs(apart[:, :, 3:]).max(axis=2) > SEEN_TURN
    # The quaternion of a picture may have the other sign, but never changes it within a flight.
    last = len(far) - np.argmax(far[::-1], axis=0)
    return np.where(far.any(axis=0), last, 1)


def _rounded(pose: Sequence[float]) -> Pose:
    x, y, z, *turn = pose
    a, b, c, d = (round(part, TURN_DIGITS) for part in turn)
    return Pose((round(x * 1000, AT_DIGITS), round(y * 1000, AT_DIGITS), round(z * 1000, AT_DIGITS)), (a, b, c, d))


def _packed(ways: Floats, rest: Floats) -> str:
    """Ways of (pictures, dice, 7), of which the last picture is replaced by the rest that was written down."""
    if not ways.size:
        return ""
    ways[-1] = rest
    numbers = np.empty_like(ways)
    numbers[:, :, :3] = np.rint(np.clip(ways[:, :, :3] * 1000, -MOST_MM, MOST_MM) / UNIT_MM)
    numbers[:, :, 3:] = np.rint(np.clip(_aligned(ways[:, :, 3:]), -1.0, 1.0) / TURN_UNIT)
    channels = numbers.astype(int).transpose(1, 2, 0).reshape(-1, len(ways))
    return packed(channels.tolist())


def _aligned(turns: Floats) -> Floats:
    """Of each two quaternions for a turn the one that is nearer to the picture before."""
    signs = np.sign((turns[1:] * turns[:-1]).sum(axis=2, keepdims=True))
    turns[1:] *= np.cumprod(np.where(signs < 0, -1.0, 1.0), axis=0)
    return turns
