"""One board with some dice in MuJoCo: set up, stepped, looked at. The only module that touches MuJoCo.

A world is used for one throw after another; nothing of the one before is left in it. Not to be shared by threads.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cache
from typing import Final

import mujoco
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from dicehall.games.tumblin_dice.state import Pose
from dicehall.match.flight import Polish, Start
from dicehall.physics.board import VERSION
from dicehall.physics.faces import rows
from dicehall.physics.mjcf import COARSE, mjcf, parked

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]

STEPS: Final = 16
"""Steps of the simulator in a picture."""
LOOKS: Final = 2
"""How often contacts are looked at in a picture: a blow takes 10 steps, so none is missed."""
ENGINE: Final[str] = f"mujoco {mujoco.__version__}, board {VERSION}"

RESTS_M_S2 = 1.0
RESTS_RAD_S2 = 30.0
"""A die that is pulled less than this is held by what it lies on."""

_SETTLING_SLEEP = 2e-4
"""In the end dice are watched until they are fifty times slower, or an unstable balance would be taken for rest. The
contacts stay as they are: a die that leans in stiffer ones falls as soon as the board is set up anew."""


class Look(Struct, frozen=True):
    """What touched at one moment, and how all dice had moved just before."""

    step: int
    pieces: Ints
    """(contacts, 2): what touches; from `World.first_die` on dice, the others by `World.names`."""
    at: Floats
    """(contacts, 3), in metres."""
    frame: Floats
    """(contacts, 9): its first three are the normal, from the first piece to the second."""
    poses: Floats
    """(dice, 7) at the look before."""
    speeds: Floats
    """(dice, 6): metres a second along the board, and radians a second along the die's own axes."""


class World:
    """So many dice on a board of that polish.

    Args:
        is_coarse: for trying throws out; they come out alike on the whole, not one by one.
    """

    def __init__(self, dice: int, polish: Polish, *, is_coarse: bool = False) -> None:
        self._model = mujoco.MjModel.from_xml_string(mjcf(dice, polish, coarse=is_coarse))
        self.is_coarse = is_coarse
        self._settling = copy(self._model)
        self._settling.opt.sleep_tolerance = _SETTLING_SLEEP
        self._data = mujoco.MjData(self._model)
        self.dice = dice
        self.names: tuple[str, ...] = tuple(str(self._model.geom(place).name) for place in range(self._model.ngeom))
        self.first_die = self._model.ngeom - dice
        self.poses: Floats = self._data.qpos.reshape(dice, 7)
        """x, y, z in metres, then the quaternion; a view."""
        self.speeds: Floats = self._data.qvel.reshape(dice, 6)
        """As in `Look.speeds`; a view."""

    def reset(self, lying: Sequence[Pose]) -> None:
        """Puts dice there; the ones left over stay out of play.

        Those that nothing moves sleep from the start: with 16 dice that saves a third of all the work.
        """
        mujoco.mj_resetData(self._model, self._data)
        for place, pose in enumerate(lying):
            self.poses[place, :3] = [value / 1000 for value in pose.at_mm]
            self.poses[place, 3:] = pose.turn
        mujoco.mj_forward(self._settling, self._data)
        pulled = np.abs(self._data.qacc.reshape(self.dice, 6))
        rests = (pulled[:, :3].max(axis=1) < RESTS_M_S2) & (pulled[:, 3:].max(axis=1) < RESTS_RAD_S2)
        for place in np.flatnonzero(rests).tolist():
            self._data.tree_asleep[place] = place  # a ring of one: it wakes alone, when it is touched

    def launch(self, place: int, start: Start) -> None:
        """Lets a die go."""
        self.poses[place, :3] = [value / 1000 for value in start.at_mm]
        self.poses[place, 3:] = start.turn
        self.speeds[place, :3] = start.speed_m_s
        self.speeds[place, 3:] = np.array(rows(start.turn)).T @ start.spin_rad_s
        mujoco.mj_fwdPosition(self._model, self._data)

    def park(self, place: int) -> None:
        """Takes a die out of play."""
        self.poses[place] = parked(place)
        self.speeds[place] = 0.0

    def step(self, steps: int, *, settling: bool = False) -> None:
        """Goes on by so many steps of a fine world."""
        model = self._settling if settling else self._model
        mujoco.mj_step(model, self._data, steps // COARSE if self.is_coarse else steps)

    def is_still(self) -> bool:
        """Whether no die is computed any more."""
        return bool(self._data.ntree_awake == 0)

    def look(self, step: int, poses: Floats, speeds: Floats) -> Look | None:
        """What touches now; None if nothing that moves touches anything."""
        if self._data.ncon == 0:
            return None
        contact = self._data.contact
        # These are views of memory that the next step writes to.
        return Look(step, contact.geom.copy(), contact.pos.copy(), contact.frame.copy(), poses, speeds)


class Touch(Struct, frozen=True):
    """What touches at rest."""

    pieces: Ints
    up: Floats
    """For each contact how far the second piece is above the first: 1 on top of it, 0 beside."""


class Scale:
    """A world in which nothing moves or sleeps, for looking at what touches what."""

    def __init__(self, dice: int) -> None:
        self._model = mujoco.MjModel.from_xml_string(mjcf(dice, "used", judging=True))
        self._data = mujoco.MjData(self._model)
        self._poses: Floats = self._data.qpos.reshape(dice, 7)

    def touch(self, poses: Floats) -> Touch:
        """All contacts of dice that lie so."""
        self._poses[:] = poses
        mujoco.mj_fwdPosition(self._model, self._data)
        contact = self._data.contact
        return Touch(contact.geom, contact.frame[:, 2])


@cache
def world_of(dice: int, polish: Polish, *, is_coarse: bool = False) -> World:
    """The world of this process with so many dice; making one takes up to 9 ms."""
    return World(dice, polish, is_coarse=is_coarse)


@cache
def scale_of(dice: int) -> Scale:
    """The scale of this process for so many dice."""
    return Scale(dice)
