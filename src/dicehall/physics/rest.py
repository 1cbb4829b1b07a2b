"""From a moving board to one that rests, and where all dice were on the way.

Slow dice are nudged if they balance, then watched until they rest for certain. Nobody watches a coarse world: where its
dice have stayed for a while is where they lie.
"""

from __future__ import annotations

from math import cos, radians

import numpy as np
from msgspec import Struct

from dicehall.physics.board import BOARD
from dicehall.physics.faces import rows
from dicehall.physics.jobs import NeverRests
from dicehall.physics.world import LOOKS, STEPS, Floats, Look, World

SLOW_M_S = 0.03
SLOW_RAD_S = 4.0
RECENT = 5
"""Pictures over which a die must have stayed within the next two."""
NEAR_M = 0.0005
NEAR_TURN = 0.02
REST_M_S = 0.001
REST_RAD_S = 0.1
SETTLED = 3
"""Pictures in a row in which everything must rest."""
MOST_KICKS = 3
MOST_PICTURES = 8 * 60
MORE_PICTURES = 4 * 60
"""For those that still move after 8 seconds: with half of their speed taken away at each picture."""
KICK_FROM = cos(radians(1.5))
KICK_RAD_S = 0.3
LOST_M = 0.04
"""So far beyond the board's edge a die on the floor is out of play, and nothing leans on it."""
LOW_M = 0.012
LOST_EVERY = 4
"""Pictures between two looks for such dice."""


class Trace(Struct, frozen=True):
    """All that is remembered of a flight."""

    poses: Floats
    """(pictures, dice, 7), from the start on."""
    looks: tuple[Look, ...]
    """None of a coarse world."""
    lost: tuple[int, ...]
    """Places of the dice that were taken out of play; they are held where they were then."""


class Flying:
    """Steps a world until it rests."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._poses = np.empty((MOST_PICTURES + MORE_PICTURES, world.dice, 7))
        self._poses[0] = world.poses
        self._pictures = 1
        self._since = 0
        """Picture before which the dice were in motion for certain."""
        self._step = 0
        self._looks: list[Look] = []
        if not world.is_coarse and (first := world.look(0, world.poses.copy(), world.speeds.copy())) is not None:
            self._looks.append(first)
        self._lost: dict[int, int] = {}

    def fly(self) -> Trace:
        """Raises NeverRests."""
        kicks = 0
        while self._pictures < MOST_PICTURES:
            self._fly_until_slow()
            is_kicked = kicks < MOST_KICKS and self._kick()
            kicks += 1
            if self._world.is_coarse and is_kicked:
                self._since = self._pictures  # gives the nudge time to show
            elif self._world.is_coarse or (self._world.is_still() and not is_kicked) or self._settles():
                return self._trace()
        self._force()
        return self._trace()

    def _fly_until_slow(self) -> None:
        while self._pictures < MOST_PICTURES:
            self._picture()
            if self._world.is_still() or (self._is_slow() and self._has_stayed()):
                return

    def _settles(self) -> bool:
        """Whether the dice come to exact rest, and do not move on."""
        resting = 0
        while self._pictures < MOST_PICTURES:
            self._picture(settling=True)
            resting = resting + 1 if self._rests() else 0
            if resting == SETTLED:
                return True
            if not self._is_slow():
                self._since = self._pictures
                return False
        return False

    def _force(self) -> None:
        while self._pictures < MOST_PICTURES + MORE_PICTURES:
            self._world.speeds[:] *= 0.5
            self._picture(settling=True)
            if self._rests():
                return
        raise NeverRests(f"dice still move after {self._pictures // 60} s")

    def _picture(self, *, settling: bool = False) -> None:
        world = self._world
        if world.is_coarse:
            world.step(STEPS)
        else:
            self._step_looking(settling=settling)
        self._poses[self._pictures] = world.poses
        self._pictures += 1
        if self._pictures % LOST_EVERY == 0 and world.poses[:, 2].min() < LOW_M:
            self._take_lost()

    def _step_looking(self, *, settling: bool) -> None:
        world = self._world
        for _ in range(LOOKS):
            poses, speeds = world.poses.copy(), world.speeds.copy()
            world.step(STEPS // LOOKS, settling=settling)
            self._step += STEPS // LOOKS
            look = world.look(self._step, poses, speeds)
            if look is not None:
                self._looks.append(look)

    def _is_slow(self) -> bool:
        speeds = self._world.speeds
        if max(map(abs, speeds[-1, :3].tolist())) >= SLOW_M_S:  # the thrown one: in most pictures that is all to know
            return False
        return bool(np.abs(speeds[:, :3]).max() < SLOW_M_S and np.abs(speeds[:, 3:]).max() < SLOW_RAD_S)

    def _has_stayed(self) -> bool:
        if self._pictures - self._since <= RECENT:
            return False
        moved = np.abs(self._poses[self._pictures - 1] - self._poses[self._pictures - 1 - RECENT])
        return bool(moved[:, :3].max() < NEAR_M and moved[:, 3:].max() < NEAR_TURN)

    def _rests(self) -> bool:
        speeds = self._world.speeds
        return bool(np.abs(speeds[:, :3]).max() < REST_M_S and np.abs(speeds[:, 3:]).max() < REST_RAD_S)

    def _kick(self) -> bool:
        """Nudges dice that have moved and are tilted towards their nearest face; whether there are any.

        What only balances topples, what leans stays.
        """
        world = self._world
        moved = np.flatnonzero((world.poses != self._poses[0]).any(axis=1)).tolist()
        kicked = [place for place in moved if self._is_kicked(place)]
        return bool(kicked)

    def _is_kicked(self, place: int) -> bool:
        matrix = np.array(rows(self._world.poses[place, 3:].tolist()))
        axis = int(np.abs(matrix[2]).argmax())
        height = float(matrix[2, axis])
        if abs(height) >= KICK_FROM:
            return False
        x, y = matrix[:2, axis] * np.sign(height)
        about = np.array((y, -x, 0.0)) / np.hypot(x, y)
        self._world.speeds[place, 3:] += KICK_RAD_S * matrix.T @ about
        return True

    def _take_lost(self) -> None:
        """Dice on the floor beside the board cost time and can touch nothing that counts."""
        for place, (x, y, z) in enumerate(self._world.poses[:, :3].tolist()):
            beyond = max(-x, x - BOARD.length.value / 1000, abs(y) - BOARD.width.value / 2000)
            if z < LOW_M and beyond > LOST_M and place not in self._lost:
                self._lost[place] = self._pictures - 1
                self._world.park(place)
                self._since = self._pictures

    def _trace(self) -> Trace:
        poses = self._poses[: self._pictures]
        for place, picture in self._lost.items():
            poses[picture:, place] = poses[picture, place]
        return Trace(poses, tuple(self._looks), tuple(self._lost))
