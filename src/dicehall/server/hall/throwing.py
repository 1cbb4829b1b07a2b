"""Dice on their way down one table's board: computed elsewhere, shown to everybody, then told to the rules.

The rules hear where dice rest when everybody has seen them get there. Until then the table owes an answer; if it is
forgotten meanwhile, or the server ends, the same throw is computed again from what the log has.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from dicehall.bots import BOTS
from dicehall.bots.tumblin_aiming import AimJob
from dicehall.bots.tumblin_dice import HANDS, PERSON_HAND
from dicehall.core import DicehallError
from dicehall.games.tumblin_dice.actions import Throw
from dicehall.games.tumblin_dice.state import Resting, State
from dicehall.match import Evidence, Flight, Played, Polish
from dicehall.physics import Lying, Rested, SettleJob, ThrowJob
from dicehall.server.hall.alarms import Alarms
from dicehall.server.hall.guard import Guard
from dicehall.server.hall.physics import Physics
from dicehall.server.hall.play import Play
from dicehall.server.watched.logs import event
from dicehall.tables import Ask

_AGAIN_MS = 500
_MOST_TRIES = 3
_GIVEN_UP = "the throw could not be computed, so it does not count; throw again"


class OnBoard(Struct, frozen=True):
    """What moves, and among what: an answer fits as long as this is so."""

    entry: int
    """Number of the throw in the log."""
    thrown: str
    loose: tuple[str, ...]
    board: tuple[Resting, ...]


class Thrower(Struct, frozen=True):
    """Whose throw it was, and how it was meant."""

    entry: int
    """Number of the move in the log."""
    seat: int
    evidence: Evidence | None


class AtTable(Protocol):
    """What the table does with dice on their way."""

    guard: Guard

    def show_flight(self, flight: Flight) -> None:
        """To everybody, after all that was said before."""

    def flight_is_over(self, ask: Ask, rested: Rested) -> None:
        """Where the dice rest, for the rules."""

    def give_throw_back(self, entry: int, why: str) -> None:
        """The throw is undone."""


class Throwing:
    """Of one table.

    Args:
        alarms: of the table; "flight" is ours.
    """

    def __init__(self, physics: Physics, alarms: Alarms, table: AtTable) -> None:
        self._physics, self._alarms, self._table = physics, alarms, table
        self._moving: OnBoard | None = None
        self._task: asyncio.Task[None] | None = None

    def prepare(self, play: Play) -> None:
        """A match begins or goes on: its first throw shall not wait for processes to start."""
        if isinstance(play.table.state, State):
            self._physics.warm()

    def begin(self, play: Play, ask: Ask, level: Callable[[int], str], polish: Polish) -> None:
        """The match wants to know where dice come to rest; if that is being computed already, it goes on.

        Args:
            level: of the bot in a seat; empty if there is none.
        """
        now = _on_board(play)
        if now == self._moving:
            return
        self.stop()
        self._moving = now
        self._task = asyncio.get_running_loop().create_task(self._compute(play, ask, level, polish))

    def stop(self) -> None:
        """Nothing moves any more: the match is another one, or it stands elsewhere."""
        self._moving = None
        self._alarms.cancel("flight")
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _compute(self, play: Play, ask: Ask, level: Callable[[int], str], polish: Polish) -> None:
        with self._table.guard:
            for _ in range(_MOST_TRIES):
                try:
                    rested = await self._rested(play, ask, level, polish)
                except DicehallError as error:
                    event("throw_failed", logging.ERROR, error=error)
                    await asyncio.sleep(_AGAIN_MS / 1_000)
                else:
                    self._show(play, ask, rested)
                    return
            self._moving = self._task = None
            self._table.give_throw_back(_thrower(play).entry, _GIVEN_UP)

    def _rested(self, play: Play, ask: Ask, level: Callable[[int], str], polish: Polish) -> Awaitable[Rested]:
        state = _state(play)
        lying = tuple(Lying(resting.die, resting.pose) for resting in state.board if resting.pose is not None)
        if not state.thrown:
            return self._physics.settle(SettleJob(lying, state.loose, polish))
        return self._thrown(play, state, lying, ask, level, polish)

    async def _thrown(
        self,
        play: Play,
        state: State,
        lying: tuple[Lying, ...],
        ask: Ask,
        level: Callable[[int], str],
        polish: Polish,
    ) -> Rested:
        """A person's throw as it was meant; a bot's as it thinks best."""
        seed, thrower = _seed(ask), _thrower(play)
        aim = thrower.evidence.aim if thrower.evidence is not None else None
        hand = PERSON_HAND
        if aim is None:
            words = level(thrower.seat) or next(iter(BOTS[play.game.name]))
            hand = HANDS[words]
            aim = await self._physics.aim(AimJob(state, words, polish, seed=state.number))
        return await self._physics.throw(ThrowJob(lying, state.thrown, aim, hand, seed, polish))

    def _show(self, play: Play, ask: Ask, rested: Rested) -> None:
        self._task = None
        self._table.show_flight(rested.flight)

        def over() -> None:
            with self._table.guard:
                fits = _on_board(play) == self._moving
                self._moving = None
                if fits:
                    self._table.flight_is_over(ask, rested)

        self._alarms.later("flight", rested.flight.duration_ms, over)


def proof(ask: Ask, rested: Rested) -> Evidence:
    """What the record keeps beside where the dice rest."""
    return replace(ask.evidence or Evidence(), flight=rested.flight)


def _state(play: Play) -> State:
    state = play.table.state
    if not isinstance(state, State):
        raise TypeError(f"{play.game.title} has dice that no physics knows")
    return state


def _on_board(play: Play) -> OnBoard:
    state = _state(play)
    return OnBoard(_thrower(play).entry, state.thrown, state.loose, state.board)


def _seed(ask: Ask) -> int:
    if ask.evidence is None or ask.evidence.draw is None:
        raise RuntimeError("a throw without a seed: the dice of this table are not sealed")
    return ask.evidence.draw.drawn[0][1]


def _thrower(play: Play) -> Thrower:
    """Of the die on its way, or of the one after which others settle again."""
    entries = play.table.record.entries
    for number in range(len(entries), 0, -1):
        entry = entries[number - 1]
        if isinstance(entry, Played) and isinstance(entry.action, Throw):
            return Thrower(number, entry.actor.number, entry.evidence)
    raise RuntimeError("dice move, and nobody has thrown")
