"""Dice on their way down one table's board: computed elsewhere, shown to everybody, then told to the rules.

The rules hear where dice rest when everybody has seen them get there. Until then the table owes an answer; if it is
forgotten meanwhile, or the server ends, the same throw is computed again from what the log has.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from msgspec import Struct
from msgspec.structs import replace

from dicehall.bots import BOTS
from dicehall.bots.tumblin_aiming import AimJob
from dicehall.bots.tumblin_dice import HANDS, PERSON_HAND
from dicehall.core import DicehallError
from dicehall.games.tumblin_dice import GAME
from dicehall.games.tumblin_dice.actions import Throw
from dicehall.games.tumblin_dice.state import Resting, State
from dicehall.match import Evidence, Played, Polish
from dicehall.physics import Lying, Rested, SettleJob, ThrowJob
from dicehall.server.hall.alarms import Alarms
from dicehall.server.hall.attable import AtTable
from dicehall.server.hall.audience import EVERYBODY
from dicehall.server.hall.mail import Letter
from dicehall.server.hall.physics import Physics
from dicehall.server.hall.play import Play
from dicehall.server.watched.logs import event
from dicehall.tables import Ask
from dicehall.wire import encode, outgoing

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


class Throwing:
    """Of one table.

    Args:
        alarms: of the table; "flight" is ours.
    """

    def __init__(self, physics: Physics, alarms: Alarms, table: AtTable) -> None:
        self._physics, self._alarms, self._table = physics, alarms, table
        self._moving: OnBoard | None = None
        self._task: asyncio.Task[None] | None = None
        self._landed: Callable[[], None] | None = None
        """What is to follow when the pause is over in which the dice have come to rest."""

    def prepare(self) -> None:
        """Somebody comes to the table: before all have sat down, processes have started and no throw waits for that."""
        if self._table.people.game.name == GAME.name:
            self._physics.warm()

    def begin(self, play: Play, ask: Ask) -> None:
        """The match wants to know where dice come to rest; if that is being computed already, it goes on."""
        now = _on_board(play)
        if now == self._moving:
            return
        self.stop()
        self._moving = now
        self._task = asyncio.get_running_loop().create_task(self._compute(play, ask))

    def go_on(self) -> None:
        """After a pause: the rules hear of dice that have come to rest in it."""
        landed, self._landed = self._landed, None
        if landed is not None:
            landed()

    def stop(self) -> None:
        """Nothing moves any more: the match is another one, or it stands elsewhere."""
        self._moving = self._landed = None
        self._alarms.cancel("flight")
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _compute(self, play: Play, ask: Ask) -> None:
        with self._table.guard:
            for _ in range(_MOST_TRIES):
                try:
                    rested = await self._rested(play, ask)
                except DicehallError as error:
                    event("throw_failed", logging.ERROR, error=error)
                    await asyncio.sleep(_AGAIN_MS / 1_000)
                else:
                    self._show(play, ask, rested)
                    return
            self._moving = self._task = None
            to = _thrower(play).entry - 1
            self._table.follow(play.table.undo(to, "the server", _GIVEN_UP, self._table.time.now_ms()))

    def _rested(self, play: Play, ask: Ask) -> Awaitable[Rested]:
        state, polish = _state(play), self._table.people.agreed.house.polish
        lying = tuple(Lying(resting.die, resting.pose) for resting in state.board if resting.pose is not None)
        if not state.thrown:
            return self._physics.settle(SettleJob(lying, state.loose, polish))
        return self._thrown(play, state, lying, ask, polish)

    async def _thrown(
        self,
        play: Play,
        state: State,
        lying: tuple[Lying, ...],
        ask: Ask,
        polish: Polish,
    ) -> Rested:
        """A person's throw as it was meant; a bot's as it thinks best."""
        seed, thrower = _seed(ask), _thrower(play)
        aim = thrower.evidence.aim if thrower.evidence is not None else None
        hand = PERSON_HAND
        if aim is None:
            words = self._table.people.place(thrower.seat).level or next(iter(BOTS[play.game.name]))
            hand = HANDS[words]
            aim = await self._physics.aim(AimJob(state, words, polish, seed=state.number))
        return await self._physics.throw(ThrowJob(lying, state.thrown, aim, hand, seed, polish))

    def _show(self, play: Play, ask: Ask, rested: Rested) -> None:
        self._task = None
        table = self._table
        tumbled = outgoing.Tumbled(table.people.agreed.match, play.game.round(play.table.state), rested.flight)
        table.tell([Letter(EVERYBODY, encode(tumbled))])
        self._alarms.later("flight", rested.flight.duration_ms, lambda: self._land(play, ask, rested))

    def _land(self, play: Play, ask: Ask, rested: Rested) -> None:
        """Everybody has seen the dice get there, so the rules may hear of it; in a pause they wait."""
        table = self._table
        with table.guard:
            if table.time.is_paused:
                self._landed = lambda: self._land(play, ask, rested)
                return
            fits = _on_board(play) == self._moving
            self._moving = None
            if fits:
                proof = _proof(ask, rested)
                table.follow(play.table.settle(ask.actor, rested.settled, table.time.now_ms(), proof))


def _proof(ask: Ask, rested: Rested) -> Evidence:
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
