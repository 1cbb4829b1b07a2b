"""Blows: what hit what, when and how hard.

How hard is the speed of approach at the point of touch, just before. A die that lies or slides has none, so a blow is
seen without remembering what touched before.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from dicehall.match.flight import Hit
from dicehall.physics.board import BOARD
from dicehall.physics.mjcf import STATIC
from dicehall.physics.world import Floats, Ints, Look, World

LEAST_M_S = 0.08
APART_MS = 50
"""Of one pair in this time only the strongest is kept."""
MOST_HITS = 24

_Blow = tuple[float, int, int, int]
"""Strength, time in ms, first piece, second piece."""


def hits_of(looks: Sequence[Look], world: World, dice: Sequence[str]) -> tuple[Hit, ...]:
    """The blows that count, in the order of time."""
    if not looks:
        return ()
    pieces = np.concatenate([look.pieces for look in looks])
    many = np.array([len(look.pieces) for look in looks])
    strengths = _approach(looks, pieces, many, world.first_die)
    steps = np.repeat([look.step for look in looks], many)
    kept = np.flatnonzero(strengths > LEAST_M_S)
    times = np.rint(steps[kept] * BOARD.time_step.value).astype(int).tolist()
    pairs = pieces[kept].tolist()
    blows = [
        (strength, at, *sorted(pair)) for strength, at, pair in zip(strengths[kept].tolist(), times, pairs, strict=True)
    ]
    names = [*map(label, world.names[: world.first_die]), *dice]
    return tuple(
        Hit(at, names[second], names[first], round(strength, 2))
        for strength, at, first, second in sorted(_strongest(blows), key=lambda blow: blow[1:])
    )


def label(piece: str) -> str:
    """What a piece of the board is called in a hit."""
    return next((word for word in STATIC if piece.startswith(word)), "wood")


def _approach(looks: Sequence[Look], pieces: Ints, many: Ints, first_die: int) -> Floats:
    """For each contact how fast its pieces came together, in metres a second."""
    dice = len(looks[0].poses)
    still = np.zeros((len(looks), 1, 6))
    # The last row of each look is all that stands.
    poses = np.concatenate([[look.poses for look in looks], np.zeros((len(looks), 1, 7))], axis=1)
    speeds = np.concatenate([[look.speeds for look in looks], still], axis=1)
    look = np.repeat(np.arange(len(looks)), many)
    at = np.concatenate([look.at for look in looks])
    normal = np.concatenate([look.frame[:, :3] for look in looks])
    bodies = np.where(pieces < first_die, dice, pieces - first_die)
    first, second = (_point_speed(poses[look, bodies[:, side]], speeds[look, bodies[:, side]], at) for side in (0, 1))
    approach: Floats = ((first - second) * normal).sum(axis=1)
    return approach


def _point_speed(poses: Floats, speeds: Floats, at: Floats) -> Floats:
    """Of the points of bodies that are at these places."""
    w, axis = poses[:, 3:4], poses[:, 4:]
    spin = speeds[:, 3:]
    twice = 2 * _cross(axis, spin)
    turned = spin + w * twice + _cross(axis, twice)
    return speeds[:, :3] + _cross(turned, at - poses[:, :3])


def _cross(a: Floats, b: Floats) -> Floats:
    """As `numpy.cross` for rows of three, which takes five times as long for so few."""
    product = np.empty_like(b)
    for x, y, z in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        product[:, x] = a[:, y] * b[:, z] - a[:, z] * b[:, y]
    return product


def _strongest(blows: list[_Blow]) -> list[_Blow]:
    kept: list[_Blow] = []
    for blow in sorted(blows, key=lambda blow: (-blow[0], blow[1:])):
        if all(blow[2:] != other[2:] or abs(blow[1] - other[1]) > APART_MS for other in kept):
            kept.append(blow)
            if len(kept) == MOST_HITS:
                break
    return kept
