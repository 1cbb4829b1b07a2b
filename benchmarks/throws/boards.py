"""The throws that are measured: dice strewn over the board and one more thrown, for both engines the same."""

from __future__ import annotations

from math import hypot, pi

from benchmarks.throws.words import Board, Piece, Pose, Start, Throw
from dicehall.core import Below
from dicehall.games.tumblin_dice.state import Pose as Place
from dicehall.match.flight import Aim, Style
from dicehall.physics import BOARD, Lying, ThrowJob, start_of
from dicehall.physics.faces import turn_of

APART_MM = 24.0
"""Between two middles: no die touches another."""
STYLES: tuple[Style, ...] = ("slide", "slide", "slide", "flick", "roll")
HAND = 1.0


def jobs(dice: int, many: int, below: Below) -> list[ThrowJob]:
    """Throws with so many dice, the thrown one counted."""
    return [ThrowJob(_strewn(dice - 1, below), "red-1", _aim(below), HAND, below(1 << 32), "used") for _ in range(many)]


def board() -> Board:
    """The board as the peer builds it: where the other engine has capsules for pegs, it has cylinders."""
    used, low = BOARD.friction("used"), BOARD.friction_low.value
    disc_m, high_m = BOARD.disc_radius.value / 1000, BOARD.disc_height.value / 1000
    middle = [BOARD.disc_x.value / 1000, 0.0, BOARD.disc_top_mm / 1000 - high_m / 2]
    boxes = [
        _box(*level.x_mm, *level.y_mm, level.top_mm, used if level.multiplier == 1 else low) for level in BOARD.levels
    ]
    pieces: list[Piece] = [
        {"kind": "plane", "size": {}, "at": [0.0, 0.0, 0.0], "friction": BOARD.friction_floor.value},
        {"kind": "cylinder", "size": {"radius": disc_m, "height": high_m}, "at": middle, "friction": used},
        *boxes,
        *(_peg(y_mm, low) for y_mm in BOARD.pegs_y_mm),
    ]
    return {"pieces": pieces, "edge_m": BOARD.die_edge.value / 1000, "mass_kg": BOARD.die_mass.value / 1000}


def for_peer(job: ThrowJob, *, sleeps: bool) -> Throw:
    """The same throw in the peer's words."""
    begin = start_of(job.aim, job.hand, job.seed)
    start: Start = {
        "pose": _pose(Place(begin.at_mm, begin.turn)),
        "speed": list(begin.speed_m_s),
        "spin": list(begin.spin_rad_s),
    }
    return {"lying": [_pose(one.pose) for one in job.lying], "start": start, "sleeps": sleeps}


def _aim(below: Below) -> Aim:
    speed_m_s = 0.8 + below(701) / 1000
    return Aim(speed_m_s, STYLES[below(len(STYLES))], float(below(25) - 12), face=1 + below(6))


def _strewn(many: int, below: Below) -> tuple[Lying, ...]:
    """Flat, most of them on the upper levels, none across an edge."""
    half = BOARD.die_edge.value
    found: list[Lying] = []
    while len(found) < many:
        level = BOARD.levels[(0, 0, 0, 1, 1, 2, 2, 3, 4, 5)[below(10)]]
        back = max(level.x_mm[0], BOARD.line.value) + half
        x = back + below(round(level.x_mm[1] - half - back))
        y = level.y_mm[0] + half + below(round(level.y_mm[1] - level.y_mm[0] - 2 * half))
        at = (x, y, level.top_mm + BOARD.die_edge.value / 2)
        if all(hypot(x - one.pose.at_mm[0], y - one.pose.at_mm[1]) > APART_MM for one in found):
            turn = turn_of(1 + below(6), below(360) * pi / 180)
            found.append(Lying(f"die-{len(found)}", Place(at, turn)))
    return tuple(found)


def _pose(place: Place) -> Pose:
    w, x, y, z = place.turn
    return [*(mm / 1000 for mm in place.at_mm), x, y, z, w]


def _box(back: float, front: float, right: float, left: float, top: float, friction: float) -> Piece:
    half = [(front - back) / 2000, (left - right) / 2000, top / 2000]
    middle = [(back + front) / 2000, (right + left) / 2000, top / 2000]
    return {"kind": "box", "size": {"halfExtents": half}, "at": middle, "friction": friction}


def _peg(y_mm: float, friction: float) -> Piece:
    high = BOARD.peg_height.value / 1000
    at = [BOARD.peg_x.value / 1000, y_mm / 1000, BOARD.levels[2].top_mm / 1000 + high / 2]
    return {
        "kind": "cylinder",
        "size": {"radius": BOARD.peg_radius.value / 1000, "height": high},
        "at": at,
        "friction": friction,
    }
