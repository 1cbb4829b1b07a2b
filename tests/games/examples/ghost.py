"""What the examples of Ghost Blitz show."""

from __future__ import annotations

from collections.abc import Mapping

from dicehall.games.ghost_blitz_dice import GAME
from dicehall.games.ghost_blitz_dice.actions import Answer, Judged
from dicehall.games.ghost_blitz_dice.scoring import reading
from dicehall.games.ghost_blitz_dice.state import Figure
from tests.games.examples.files import constants

READ: Mapping[str, tuple[Figure, ...]] = {
    "GB-2": ("bottle", "bottle", "ghost", "mouse", "bottle"),
    "GB-3": ("book", "ghost", "bottle", "book", "ghost"),
    "GB-4": ("chair", "mouse", "bottle", "book", "ghost"),
    "GB-R2": ("book", "book", "book", "ghost", "ghost"),
}
"""Throws by the rule that they stand at."""

MOUSE = "faces=[bottle,bottle,ghost,mouse,bottle] phase=grab"
PAID: Mapping[str, tuple[str, ...]] = {
    "GB-6": (
        f"points=[3,0,5,2] supply=23 jackpot=2 {MOUSE}",
        "seat 1: grab throw=1 figures=[bottle]",
        "seat 3: grab throw=1 figures=[mouse]",
        "seat 2: grab throw=1 figures=[ghost]",
        "clock: close",
    ),
    "GB-7": (
        f"points=[1,0,0,2] supply=32 {MOUSE}",
        "seat 1: grab throw=1 figures=[bottle]",
        "seat 2: grab throw=1 figures=[ghost]",
        "seat 3: grab throw=1 figures=[bottle]",
        "seat 4: grab throw=1 figures=[chair]",
    ),
    "GB-R4": (
        f"points=[2,2] supply=31 {MOUSE}",
        "seat 1: grab throw=1 figures=[mouse,bottle]",
        "seat 2: grab throw=1 figures=[mouse]",
    ),
    "GB-R6": (
        f"points=[2,2,2] supply=29 {MOUSE}",
        "seat 1: grab throw=1 figures=[mouse]",
        "seat 2: grab throw=1 figures=[mouse]",
        "seat 3: grab throw=1 figures=[book]",
    ),
}
"""The dice on the table, then who grabs what in which order."""


def written() -> str:
    """The file for the browser."""
    read = {rule: {"faces": faces, "answer": _answer(faces)} for rule, faces in READ.items()}
    paid = {rule: _paid(*lines) for rule, lines in PAID.items()}
    return constants(["Paid", "Read"], READ=("Read", read), PAID=("Paid", paid))


def _answer(faces: tuple[Figure, ...]) -> Answer:
    known = reading(faces)
    return Answer(known.rule, known.figure, known.seen, known.die)


def _paid(start: str, *moves: str) -> Mapping[str, object]:
    before = GAME.notation.parse_state(start)
    after, judged = before, tuple[Judged, ...]()
    for move in moves:
        step = GAME.apply(after, GAME.notation.parse_move(move))
        after = step.state
        judged += tuple(event for event in step.events if isinstance(event, Judged))
    return {
        "judged": [{"seat": one.seat, "figures": one.figures, "verdict": one.verdict} for one in judged],
        "before": before.points,
        "after": after.points,
        "jackpot": (before.jackpot, after.jackpot),
    }
