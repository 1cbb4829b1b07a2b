"""How a bot of Tumblin-Dice aims: it throws in the simulator, with its own unsteady hand, and keeps what paid.

Takes up to seconds of computing, so it is a job for a worker process. How much is tried is counted in throws and not in
seconds: the same job has the same answer on every machine that computes throws alike.

A die is a cube, and nothing but its number tells its faces apart. So one throw with a 6 up also shows how it would have
ended with any other number up: each aim is tried with all six at once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from msgspec import Struct, structs

from dicehall.bots.tumblin_aims import aims, casual_aims
from dicehall.bots.tumblin_dice import LEVELS
from dicehall.bots.tumblin_worth import Worth
from dicehall.core import DicehallError
from dicehall.games.tumblin_dice.actions import Settled
from dicehall.games.tumblin_dice.scoring import cocked_face
from dicehall.games.tumblin_dice.settling import rest_after
from dicehall.games.tumblin_dice.state import Resting, State
from dicehall.match import below_of
from dicehall.match.flight import Aim, Polish
from dicehall.physics import Lying, SettleJob, ThrowJob, settle, try_out
from dicehall.physics.faces import Turn, multiplied, shown, turn_of

A_SECOND, HALF_DICE = 120, 14
"""Throws that are tried for each second of `limit_s` on an empty board, and with how many dice on it half as many: a
core to itself should need less than that second."""
FACES = (1, 2, 3, 4, 5, 6)
CUT_S = 6.0
"""Of real time: four times what the best level may take, and well before anybody thinks that the bot is stuck."""
ROUNDS, KEPT = 3, 3
"""In each round but the last all but a third of the aims are dropped; every round has as many throws."""
MOST_HIDDEN = 2
"""So many places before one's own dice are tried."""
FACE_DOUBT = 6
"""Throws after which as much is given to what a face brought itself as to what all six brought on average."""


class AimJob(Struct, frozen=True):
    """A bot's die is to be thrown."""

    state: State
    """In the phase `settle`: `thrown` names the die. All dice of the board have poses."""
    level: str
    polish: Polish
    seed: int
    limit_s: float | None = None
    """How long the search may take; None: as long as the level's does."""


class BadAimJob(DicehallError):
    """A die was to be aimed that is not in a hand, or at a board that nobody knows exactly."""


def aim(job: AimJob, clock: Callable[[], float] = time.monotonic) -> Aim:
    """The best aim that was found.

    A machine so slow that the search takes `CUT_S` stops there. Only then the answer depends on the machine; nothing
    relies on it, as a record keeps the throw as it was aimed.

    Args:
        clock: seconds; one that stands still never stops a search.

    Raises:
        BadAimJob: no die is to be thrown, a die has no pose, there is no such level.
    """
    return _Search(_checked(job), clock).best()


def _checked(job: AimJob) -> AimJob:
    if job.state.phase != "settle" or not job.state.thrown:
        raise BadAimJob("no die is to be thrown now: the state must be in the phase 'settle', right after a throw")
    unknown = [resting.die for resting in job.state.board if resting.pose is None]
    if unknown:
        raise BadAimJob(f"{unknown[0]} lies on the board without a pose; a bot cannot aim on a real board")
    if job.level not in LEVELS:
        raise BadAimJob(f"level {job.level!r}: there are {', '.join(LEVELS)}")
    return job


class _Tried:
    """One aim, with what its throws brought with each face up."""

    def __init__(self, aim: Aim) -> None:
        self.aim = aim
        self.throws = 0
        self._sums = [0.0] * len(FACES)

    def add(self, values: Sequence[float]) -> None:
        self.throws += 1
        self._sums = [total + value for total, value in zip(self._sums, values, strict=True)]

    def best(self) -> tuple[float, int]:
        """What the best face is worth, and which it is; of faces alike the highest."""
        mean = sum(self._sums) / len(FACES)
        trust = self.throws / (self.throws + FACE_DOUBT)
        return max(
            ((mean + trust * (total - mean)) / self.throws, face) for face, total in zip(FACES, self._sums, strict=True)
        )


class _Search:
    """Tries many aims a little and the good ones more."""

    def __init__(self, job: AimJob, clock: Callable[[], float]) -> None:
        self._job, self._level = job, LEVELS[job.level]
        self._limit_s = self._level.limit_s if job.limit_s is None else job.limit_s
        self._clock, self._until_s = clock, clock() + CUT_S
        self._lying = lying_of(job.state)
        self._worth = Worth(job.state)

    def best(self) -> Aim:
        """The best aim with its best face."""
        a_second = A_SECOND / (1 + len(self._lying) / HALF_DICE)
        a_round = max(1, round(self._limit_s * a_second / ROUNDS))
        tried = [_Tried(aim) for aim in self._aims(a_round)]
        for _ in range(ROUNDS):
            throws = a_round // len(tried)
            if not all(self._try(one, throws) for one in tried):
                break
            tried = sorted(tried, key=lambda one: -one.best()[0])[: max(1, len(tried) // KEPT)]
        ready = [one for one in tried if one.throws]
        if not ready:
            return tried[0].aim
        best = max(ready, key=lambda one: one.best()[0])
        return structs.replace(best.aim, face=best.best()[1])

    def _aims(self, many: int) -> list[Aim]:
        job, below = self._job, below_of(self._job.seed)
        if self._level.is_casual:
            return casual_aims(many, job.polish, below)
        board, stacked = job.state.board, job.state.stacked
        hit, hide = self._worth.targets(board, stacked), self._worth.worth_hiding(board, stacked)
        return aims(board, hit, hide[:MOST_HIDDEN], self._level.hand, job.polish, below)[:many]

    def _try(self, tried: _Tried, throws: int) -> bool:
        """False if the time is up. The n-th throw of every aim has the same luck."""
        for _ in range(throws):
            if self._clock() > self._until_s:
                return False
            tried.add(self._values(tried.aim, self._job.seed + 1 + tried.throws))
        return True

    def _values(self, aim: Aim, seed: int) -> list[float]:
        """What one throw is worth with each face up."""
        job = self._job
        settled = try_out(ThrowJob(self._lying, job.state.thrown, aim, self._level.hand, seed, job.polish))
        after = _at_rest(job.state, settled, job.polish)
        return self._worth.by_face(after, _faces_shown(after, job.state.thrown))


def _at_rest(state: State, settled: Settled, polish: Polish) -> State:
    """The board once everything that must go has gone [TD-R10]."""
    while True:
        rest = rest_after(state, settled)
        state = structs.replace(state, board=rest.board, stacked=rest.stacked, thrown="", loose=rest.loose)
        if not rest.loose:
            return state
        settled = settle(SettleJob(lying_of(state), rest.loose, polish)).settled


def lying_of(state: State) -> tuple[Lying, ...]:
    """The dice of the board, as the simulator takes them; those without a pose are left out."""
    return tuple(Lying(resting.die, resting.pose) for resting in state.board if resting.pose is not None)


def _faces_shown(state: State, die: str) -> tuple[int, ...]:
    """What the die would show for each face that was up at the start; nothing if it is gone."""
    return next((shown_by_start(resting) for resting in state.board if resting.die == die), ())


def shown_by_start(resting: Resting) -> tuple[int, ...]:
    """For a die that was thrown with 6 up: what it would show had 1, 2 ... 6 been up.

    >>> shown_by_start(Resting("red-1", face=6, level=1))
    (1, 2, 3, 4, 5, 6)
    """
    tilt = resting.tilt
    if tilt is None:
        return tuple(_SHOWN[start][resting.face] for start in FACES)
    return tuple(
        cocked_face(_SHOWN[start][tilt.nearest], _SHOWN[start][tilt.next_face], tilt.gap_deg) for start in FACES
    )


def _renumbered(start: int) -> dict[int, int]:
    """What a die shows that was thrown with `start` up, where one with 6 up shows this and that."""
    w, x, y, z = turn_of(6)
    back: Turn = (w, -x, -y, -z)
    return {face: shown(multiplied(turn_of(face), multiplied(back, turn_of(start))))[0] for face in FACES}


_SHOWN = {start: _renumbered(start) for start in FACES}
