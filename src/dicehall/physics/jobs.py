"""What the physics is asked, and what it answers. Made so that it can be sent to another process.

The same job has the same answer, bit for bit, in every process of one machine and one version. On another machine it
may be another one: who replays a match plays its flights, and computes none again.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, isfinite
from typing import get_args

import msgspec
from msgspec import Struct

from dicehall.core import DicehallError
from dicehall.games.tumblin_dice.actions import Settled
from dicehall.games.tumblin_dice.state import Pose
from dicehall.match.flight import DISC_MM, Aim, Flight, Polish, Start
from dicehall.physics.frames import MOST_MM
from dicehall.physics.hand import start_of

MOST_DICE = 16
MOST_HAND = 10.0


class BadThrow(DicehallError):
    """A throw, or dice at rest before it, that cannot be."""


class NeverRests(DicehallError):
    """Dice did not come to rest, whatever was tried; this has never been seen."""


class Lying(Struct, frozen=True):
    """A die at rest on the board."""

    die: str
    pose: Pose


class ThrowJob(Struct, frozen=True):
    """One die is thrown at a board."""

    lying: tuple[Lying, ...]
    die: str
    aim: Aim
    hand: float
    """How unsteady it is; 0 to 10."""
    seed: int
    polish: Polish = "used"


class SettleJob(Struct, frozen=True):
    """Dice that carried others were just taken away [TD-R10]."""

    lying: tuple[Lying, ...]
    loose: tuple[str, ...]
    """Those of `lying` that have lost their hold."""
    polish: Polish = "used"


class Rested(Struct, frozen=True):
    """Everything rests again."""

    settled: Settled
    flight: Flight


def throw(job: ThrowJob) -> Rested:
    """Throws a die and waits until everything rests; some milliseconds of computing.

    Raises:
        BadThrow: a die that lies there already, too many dice, numbers that cannot be.
        NeverRests: never seen; dice are brought to rest after 8 seconds.
    """
    from dicehall.physics.table import thrown  # noqa: PLC0415 - only who computes loads MuJoCo

    return thrown(job, _checked_start(job))


def try_out(job: ThrowJob) -> Settled:
    """Throws as `throw` does but in half the time, for searching: what comes out is as likely, but not the same.

    Raises:
        BadThrow, NeverRests: see `throw`.
    """
    from dicehall.physics.table import tried_out  # noqa: PLC0415 - only who computes loads MuJoCo

    return tried_out(job, _checked_start(job))


def _checked_start(job: ThrowJob) -> Start:
    _check_lying(job.lying, job.polish, most=MOST_DICE - 1)
    if job.die in [lying.die for lying in job.lying]:
        raise BadThrow(f"{job.die} lies on the board already; take it off, or throw another die")
    _check_aim(job.aim)
    if not 0 <= job.hand <= MOST_HAND:
        raise BadThrow(f"hand: 0 (does what it aims at) to {MOST_HAND:g}, not {job.hand}")
    return start_of(job.aim, job.hand, job.seed)


def settle(job: SettleJob) -> Rested:
    """Lets dice find their rest after others were taken away.

    Raises:
        BadThrow: a loose die that does not lie there, too many dice, numbers that cannot be.
        NeverRests: never seen; dice are brought to rest after 8 seconds.
    """
    from dicehall.physics.table import settled  # noqa: PLC0415 - only who computes loads MuJoCo

    _check_lying(job.lying, job.polish, most=MOST_DICE)
    missing = [die for die in job.loose if die not in [lying.die for lying in job.lying]]
    if missing:
        raise BadThrow(f"{missing[0]} is to settle again, but does not lie on the board")
    return settled(job)


def _check_lying(lying: Sequence[Lying], polish: str, most: int) -> None:
    if polish not in get_args(Polish):
        raise BadThrow(f"polish: {', '.join(get_args(Polish))}, not {polish!r}")
    if len(lying) > most:
        raise BadThrow(f"{len(lying)} dice lie on the board; there is room for {most}")
    names = [one.die for one in lying]
    for one in lying:
        if names.count(one.die) > 1:
            raise BadThrow(f"{one.die} is named twice; a die lies in one place")
        _check_pose(one)


def _check_pose(one: Lying) -> None:
    numbers = (*one.pose.at_mm, *one.pose.turn)
    if not all(map(isfinite, numbers)):
        raise BadThrow(f"{one.die}: its pose must hold finite numbers, not {numbers}")
    if max(map(abs, one.pose.at_mm)) > MOST_MM:
        raise BadThrow(f"{one.die} lies at {one.pose.at_mm} mm, far from the board")
    length = hypot(*one.pose.turn)
    if abs(length - 1) > 1e-3:
        raise BadThrow(f"{one.die}: its turn must be a unit quaternion; this one is {length:g} long")


def _check_aim(aim: Aim) -> None:
    try:
        msgspec.convert(msgspec.to_builtins(aim), Aim)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise BadThrow(f"aim: {error}") from None
    numbers = (aim.speed_m_s, aim.aim_deg, aim.spin_rad_s, aim.x_mm, aim.y_mm)
    if not all(map(isfinite, numbers)):
        raise BadThrow(f"aim: finite numbers, not {numbers}")
    if hypot(aim.x_mm, aim.y_mm) > DISC_MM:
        raise BadThrow(f"aim: at most {DISC_MM:g} mm from the middle of the disc, not {hypot(aim.x_mm, aim.y_mm):.1f}")
