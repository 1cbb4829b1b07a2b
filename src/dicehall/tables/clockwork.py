"""What happens by itself at a table, in order of time: bots act, claims are let go, dice come to rest, time is up."""

from __future__ import annotations

import math
from collections.abc import Callable

from dicehall.core import CLOCK, Actor, Below, Forfeit, Move, seat
from dicehall.match import Evidence
from dicehall.tables.commands import Commands
from dicehall.tables.openmatch import OpenMatch
from dicehall.tables.timers import BOT, CLAIM, DICE, LIMIT, Due


class Clockwork:
    """Of one table.

    Args:
        play: how the table plays a move, with its evidence.
        below: draws CLOCK's choices.
    """

    def __init__(
        self,
        match: OpenMatch,
        commands: Commands,
        play: Callable[[Move[object], Evidence | None], None],
        below: Below,
    ) -> None:
        self._match, self._commands, self._play, self._below = match, commands, play, below
        self._wake_ms: int | None = None
        """When something happens next, as of the end of the last call to the table."""

    def let_happen(self, before_ms: int) -> None:
        """Whatever is due before this time happens now."""
        if self._wake_ms is None or self._wake_ms >= before_ms:  # nothing has changed since the last call ended
            return
        while (due := self._next_due(before_ms)) is not None and due.at_ms < before_ms:
            self._match.clamp(due.at_ms)
            self._happen(due)

    def next_ms(self) -> int | None:
        """When something happens next, as far as is known; None: nothing does before somebody acts."""
        due = self._next_due(self._match.now_ms + 1)
        self._wake_ms = due.at_ms if due is not None else None
        return self._wake_ms

    def end_race_before(self, actor: Actor) -> None:
        """A card is about to be turned: calls for the old one come first."""
        if actor.number == 0:
            self._commands.release_all()
            self._match.settle_race()

    def _next_due(self, before_ms: int) -> Due | None:
        """What happens next; it is exact for what is due before this time, the rest may be due later than it says."""
        match = self._match
        if not match.has_started:
            return None
        dues = [Due(plan.at_ms, BOT, seat(number)) for number, plan in match.bots.plans.items()]
        if match.races.is_holding and (claim_ms := match.races.due_ms(match.may_claim())) is not None:
            dues.append(Due(claim_ms, CLAIM, CLOCK))
        if (timed := match.next_timed(before_ms)) is not None:
            dues.append(timed)
        return min(dues, default=None)

    def _happen(self, due: Due) -> None:
        match = self._match
        if due.rank == CLAIM:
            self._commands.release()
        elif due.rank == DICE:
            self._draw(due.actor)
        elif due.rank == BOT:
            self._commands.act_as_bot(due.actor.number)
        elif due.rank == LIMIT:
            self._play(Move(CLOCK, Forfeit(due.actor.number)), None)
        else:
            self._time_is_up()
        match.settle_race()

    def _time_is_up(self) -> None:
        """What has arrived by now was claimed before the close, and so was what was pressed before the limit."""
        match = self._match
        self._commands.release_all(math.inf if match.is_decided() else match.game.delay_ms(match.state, CLOCK))
        if CLOCK in match.actors:
            self._play(Move(CLOCK, match.game.legal_actions(match.state, CLOCK).sample(self._below)), None)

    def _draw(self, actor: Actor) -> None:
        match = self._match
        self.end_race_before(actor)
        action, evidence = match.draws.draw(match.state, actor)
        if action is None:
            match.ask(actor, evidence)
            match.timers.forget(actor)
            return
        self._play(Move(actor, action), evidence)
        self.begin_new_chains()

    def begin_new_chains(self) -> None:
        """After a draw, for which they have waited."""
        for anchored in self._match.draws.new_chains(self._match.now_ms):
            self._match.log(anchored)
