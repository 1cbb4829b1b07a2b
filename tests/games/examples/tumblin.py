"""What the examples of Tumblin-Dice show."""

from __future__ import annotations

from math import cos, radians, sin

import msgspec
from msgspec import Struct

from dicehall.core import Move, chance
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Action, Removed, Settled
from dicehall.games.tumblin_dice.dice import Die
from dicehall.games.tumblin_dice.scoring import Count, counts
from dicehall.games.tumblin_dice.standings import next_order
from dicehall.games.tumblin_dice.state import Pose, Resting, box
from dicehall.physics.faces import Turn, multiplied, shown, turn_of
from dicehall.wire.board import board_seen
from tests.games.examples.files import constants

FOUR = "hand=[[1],[0],[0],[0]] order=[1,2,3,4] turn=4 phase=settle thrown=black-4"
DOUBLE = "hand=[[1,0],[0,0]] order=[1,2] turn=2 phase=settle thrown=red-4 variant=(double_dice=true)"
DUEL = "hand=[[1,0],[0,0]] order=[1,2] turn=2 phase=settle thrown=red-4 variant=(offence_defence=true)"
MINUS = FOUR + " variant=(before_line=-1)"
BOARD = board_seen()
ROW_MM = BOARD.boxes[-1].y_mm[0] + 15
"""A line down the board that crosses all levels, the last one through one of its ledges."""


def _about_x_deg(angle: float) -> Turn:
    half = radians(angle / 2)
    return (cos(half), sin(half), 0.0, 0.0)


ASIDE_MM = 4.5
"""A die on another lies so far aside of it, or the lower one could not be seen."""
CROOKED: Turn = multiplied(_about_x_deg(43), turn_of(5))
"""Nearly half-way between two faces."""

Spot = tuple[str, float, int]
"""A die, where it lies along the board in mm, and how many dice it lies on."""


def _on(level: int, share: float = 0.5) -> float:
    low, high = next(one.x_mm for one in BOARD.boxes if one.level == level)
    low = BOARD.line_x_mm[1] if level == 1 else low
    return low + share * (high - low)


LYING: dict[str, tuple[str, tuple[Spot, ...]]] = {
    "TD-3": (FOUR, (("black-4 face=3 level=0 crossed=false", 178, 0), ("red-1 face=4 level=1", _on(1), 0))),
    "TD-6": (
        FOUR,
        (
            ("red-1 face=6 level=1", _on(1), 0),
            ("white-1 face=2 level=2", _on(2), 0),
            ("green-1 face=4 level=3", _on(3), 0),
            ("black-1 face=1 level=4", _on(4), 0),
        ),
    ),
    "TD-11": (FOUR, (("white-1 face=3 level=3", _on(3), 0), ("red-1 face=5 level=3 on_top_of=[white-1]", _on(3), 1))),
    "TD-O2": (DOUBLE, (("white-1 face=5 level=3", _on(3, 0.3), 0), ("black-double face=5 level=3", _on(3, 0.8), 0))),
    "TD-O3": (DUEL, (("white-1 face=6 level=4", _on(4), 0), ("black-1 face=5 level=3", _on(3), 0))),
    "TD-R6": (
        FOUR,
        (
            ("white-1 face=3 level=2", _on(2), 0),
            ("green-1 face=2 level=2 on_top_of=[white-1]", _on(2), 1),
            ("red-1 face=5 level=2 on_top_of=[green-1]", _on(2), 2),
        ),
    ),
    "TD-R8": (
        DUEL,
        (
            ("green-1 face=6 level=4", _on(4), 0),
            ("black-1 face=2 level=4 on_top_of=[green-1]", _on(4), 1),
        ),
    ),
    "TD-R13": (MINUS, (("white-1 face=5 level=0 crossed=false", 140, 0), ("red-1 face=5 level=1", _on(1), 0))),
}
"""How the match stands, and where dice come to rest; a lower one is named before the one on it."""
ORDER = (4, 2, 1, 3), {1: 20, 2: 20, 3: 31, 4: 9}
"""The order of a quarter, and the totals after it [TD-7, TD-8]."""


class Lies(Struct, frozen=True, rename="camel"):
    """Dice as they rest, those that go still among them, and what comes of it."""

    dice: tuple[Die, ...]
    board: tuple[Resting, ...]
    stacked: tuple[tuple[str, str], ...]
    before_line: int
    counts: tuple[Count, ...]
    gone: dict[str, str]
    """Why a die goes, by its name."""


def written() -> str:
    """The file for the browser."""
    order, totals = ORDER
    orders = {"before": order, "totals": [totals[seat] for seat in sorted(totals)], "after": next_order(order, totals)}
    return constants(
        ["Lies", "Order"],
        LIES=("Lies", {**{rule: lying(*example) for rule, example in LYING.items()}, "TD-R5": crooked()}),
        ORDER=("Order", {"TD-7": orders}),
    )


def lying(start: str, spots: tuple[Spot, ...]) -> Lies:
    """What a throw comes to that brings these dice to rest there."""
    state = GAME.notation.parse_state(start)
    board = tuple(_resting(*spot) for spot in spots)
    names = [resting.die for resting in board]
    before = tuple(Resting(name, 1, 1) for name in names if name != state.thrown)
    fallen = () if state.thrown in names else (Resting(state.thrown, off_board=True),)
    settled: Action = Settled(board + fallen)
    step = GAME.apply(msgspec.structs.replace(state, board=before), Move(chance(), settled))
    after, known = step.state, box(state)
    return Lies(
        tuple(known.by_name[name] for name in names),
        board,
        after.stacked,
        after.variant.before_line,
        counts(after.board, after.stacked, known, after.variant.before_line),
        {event.die: event.why for event in step.events if isinstance(event, Removed) and event.die in names},
    )


def crooked() -> Lies:
    """A die that leans, read as the physics reads it [TD-R5]."""
    face, tilt = shown(CROOKED)
    flat = lying(FOUR, ((f"red-1 face={face} level=3", _on(3), 0),))
    pose = Pose((_on(3), ROW_MM, _height(_on(3), 0) + 3), _written(CROOKED))
    return msgspec.structs.replace(flat, board=(Resting("red-1", face, 3, tilt=tilt, pose=pose),))


def _resting(words: str, x_mm: float, below: int) -> Resting:
    settled = GAME.notation.parse_move(f"chance 0: settled dice=[(die={words})]").action
    assert isinstance(settled, Settled)
    (resting,) = settled.dice
    at_mm = x_mm + ASIDE_MM * below, ROW_MM - ASIDE_MM * below, _height(x_mm, below)
    pose = Pose(at_mm, _written(turn_of(resting.face, yaw=0.35 - 0.6 * below)))
    return msgspec.structs.replace(resting, pose=pose)


def _written(turn: Turn) -> Turn:
    """With so many digits that they are the same on every machine."""
    w, x, y, z = (round(part, 6) for part in turn)
    return (w, x, y, z)


def _height(x_mm: float, below: int) -> float:
    top = next(one.top_mm for one in BOARD.boxes if one.x_mm[0] <= x_mm < one.x_mm[1])
    return top + BOARD.die_mm * (below + 0.5)
