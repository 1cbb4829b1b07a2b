"""Dice on the board of Tumblin-Dice, in MuJoCo: a throw or a loss of hold in, everything at rest out.

To import this loads neither MuJoCo nor numpy; `throw` and `settle` do. A server calls them in `Workers`.
"""

from dicehall.physics.board import BOARD, Board, Level, Number
from dicehall.physics.frames import frames_of
from dicehall.physics.hand import start_of
from dicehall.physics.jobs import BadThrow, Lying, NeverRests, Rested, SettleJob, ThrowJob, settle, throw, try_out
from dicehall.physics.workers import WorkerLost, Workers

__all__ = [
    "BOARD",
    "BadThrow",
    "Board",
    "Level",
    "Lying",
    "NeverRests",
    "Number",
    "Rested",
    "SettleJob",
    "ThrowJob",
    "WorkerLost",
    "Workers",
    "frames_of",
    "settle",
    "start_of",
    "throw",
    "try_out",
]
