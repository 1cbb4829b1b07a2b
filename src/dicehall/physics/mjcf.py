"""The board and some dice, as MuJoCo reads them. SI units.

Every static piece has priority 1, so that its own friction counts and not the larger one of the pair.
"""

from __future__ import annotations

from itertools import product
from math import pi, sin, sqrt

from dicehall.match.flight import Polish
from dicehall.physics.board import BOARD, Board, Level

COARSE = 2
"""So many steps are one in a coarse world. `implicitfast` would gain energy there; `discrete` bounces as before."""
SLEEP_TOLERANCE = 0.01
"""In metres a second: a die that has been slower for ten steps is not computed until it is touched."""
STATIC = ("floor", "disc", "peg")
"""Names of pieces begin so, or with `wood`."""
FAR_M = -0.5
"""Dice that are out of play stand there, beside the board."""

_MM = 0.001
_OFTEN = 2  # points along an edge of a corner's patch; more only cost time


def mjcf(dice: int, polish: Polish, *, coarse: bool = False, judging: bool = False, board: Board = BOARD) -> str:
    """A world with so many dice, the bodies 1 to `dice`.

    Args:
        coarse: for trying throws out: half as many steps, with the integrator that stands them.
        judging: for looking at contacts at rest: nothing sleeps, and a gap of 0.2 mm still counts.
    """
    return "\n".join(
        [
            '<mujoco model="tumblin_dice"><compiler autolimits="true"/>',
            _option(board, coarse=coarse, judging=judging),
            f'<asset><mesh name="die" vertex="{_vertices(board)}"/></asset>',
            f'<default><geom {_solver(board)} condim="3" gap="{0.0002 if judging else 0}"/></default>',
            "<worldbody>",
            *_static(board, polish),
            *(_die(board, place) for place in range(dice)),
            "</worldbody></mujoco>",
        ]
    )


def parked(place: int, board: Board = BOARD) -> tuple[float, ...]:
    """Pose of a die that is out of play, so far from all others that it touches none."""
    edge = board.die_edge.value * _MM
    return (FAR_M - 2 * edge * place, 0.0, edge / 2, 1.0, 0.0, 0.0, 0.0)


def _option(board: Board, *, coarse: bool, judging: bool) -> str:
    step_ms, integrator = board.time_step.value, "implicitfast"
    if coarse:
        step_ms, integrator = COARSE * step_ms, "discrete"
    return (
        f'<option timestep="{step_ms * _MM!r}" integrator="{integrator}" cone="elliptic" impratio="10" '
        f'iterations="30" tolerance="1e-8" sleep_tolerance="{SLEEP_TOLERANCE}">'
        f'<flag sleep="{"disable" if judging else "enable"}"/></option>'
    )


def _solver(board: Board) -> str:
    seconds, damping = board.contact_ms.value * _MM, board.contact_damping.value
    return f'solref="{seconds!r} {damping!r}" solimp="0.9 0.95 0.001 0.5 2"'


def _static(board: Board, polish: Polish) -> list[str]:
    top, low, floor = board.friction(polish), board.friction_low.value, board.friction_floor.value
    disc = board.disc_radius.value, board.disc_height.value
    pieces = [
        _piece("floor", "plane", (3.0, 3.0, 0.1), (0.0, 0.0, 0.0), floor, f'solref="{board.floor_ms.value * _MM} 1"'),
        *(_box(level, top if level.multiplier == 1 else low) for level in board.levels),
        _piece(
            "disc",
            "cylinder",
            (disc[0] * _MM, disc[1] / 2 * _MM),
            (board.disc_x.value * _MM, 0.0, (board.disc_top_mm - disc[1] / 2) * _MM),
            top,
        ),
    ]
    radius, height = board.peg_radius.value * _MM, board.peg_height.value * _MM
    foot = board.levels[2].top_mm * _MM
    size, x = (radius, height / 2 - radius / 2), board.peg_x.value * _MM
    # The lower half of the round foot is inside of the wood.
    pegs = [(x, y * _MM, foot + height / 2 - radius / 2) for y in board.pegs_y_mm]
    return pieces + [_piece(f"peg {n}", "capsule", size, at, low) for n, at in enumerate(pegs)]


def _box(level: Level, friction: float) -> str:
    (back, front), (right, left), top = level.x_mm, level.y_mm, level.top_mm
    size = ((front - back) / 2 * _MM, (left - right) / 2 * _MM, top / 2 * _MM)
    middle = ((back + front) / 2 * _MM, (right + left) / 2 * _MM, top / 2 * _MM)
    return _piece(f"wood {level.name}", "box", size, middle, friction)


def _piece(
    name: str, kind: str, size: tuple[float, ...], at: tuple[float, float, float], friction: float, more: str = ""
) -> str:
    return (
        f'<geom name="{name}" type="{kind}" size="{_text(size)}" pos="{_text(at)}" priority="1" '
        f'friction="{friction!r} 0.005 0.0001" {more}/>'
    )


def _die(board: Board, place: int) -> str:
    mass, edge = board.die_mass.value / 1000, board.die_edge.value * _MM
    inertia = mass * edge**2 / 6
    return (
        f'<body pos="{_text(parked(place, board)[:3])}"><freejoint/>'
        f'<inertial pos="0 0 0" mass="{mass!r}" diaginertia="{_text((inertia,) * 3)}"/>'
        f'<geom type="mesh" mesh="die" friction="{board.friction_die.value!r} 0.005 0.0001"/></body>'
    )


def _vertices(board: Board) -> str:
    """A cube with rounded corners, as the hull of six points a corner: faces stay flat, each with four contacts."""
    radius = board.die_rounding.value * _MM
    middle = board.die_edge.value / 2 * _MM - radius
    points = [
        [sign * (middle + radius * part) for sign, part in zip(signs, direction, strict=True)]
        for signs in product((-1, 1), repeat=3)
        for direction in _octant()
    ]
    return " ".join(_text(point) for point in points)


def _octant() -> list[tuple[float, ...]]:
    """Directions from a corner's middle: along the three axes and half way between them."""
    parts = [(i, j, _OFTEN - i - j) for i in range(_OFTEN + 1) for j in range(_OFTEN + 1 - i)]
    leant = [tuple(sin(pi / 2 * part / _OFTEN) for part in three) for three in parts]
    return sorted(tuple(part / sqrt(sum(p * p for p in three)) for part in three) for three in leant)


def _text(numbers: tuple[float, ...] | list[float]) -> str:
    return " ".join(f"{number:.9g}" for number in numbers)
