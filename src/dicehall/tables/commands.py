"""What becomes of a command: refused, done, or held as a claim until its order is certain [ALL-12].

A bot's action takes the same way as a person's, so neither has an advantage in a race.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from msgspec.structs import replace

from dicehall.core import IllegalAction, Move, Refusal, seat
from dicehall.match import Aim, Dropped, Evidence, Refused
from dicehall.tables.house import House
from dicehall.tables.messages import Claimed, Command, NotAllowed
from dicehall.tables.openmatch import OpenMatch

_STALE = Refusal("ALL-8", "That was meant for what lay here before; the table has moved on.")
_HELD = Refusal("ALL-12", "Your claim is being decided; wait for it.")
_UNSEEN = Refusal("ALL-8", "You have not been shown yet what you claim.")
_IDS_KEPT = 64
_HELD_BACK_MS = 10
"""A bot that claims faster than a human can is held back in such steps [GB-R5]."""


class Commands:
    """Commands and claims of one table.

    Args:
        play: how the table plays a move, with its evidence.
    """

    def __init__(self, match: OpenMatch, house: House, play: Callable[[Move[object], Evidence | None], None]) -> None:
        self._match, self._house, self._play = match, house, play
        self._seen_ids: dict[int, list[str]] = {}

    def take(self, number: int, command: Command[object]) -> None:
        """A person's command; one with an id seen before is ignored."""
        seen = self._seen_ids.setdefault(number, [])
        if command.id in seen:
            return
        seen[:] = [*seen[1 - _IDS_KEPT :], command.id]
        if (refusal := self._refusal(number, command)) is not None:
            self._refuse(number, command, refusal)
        else:
            self._do(number, command.action, command.id, command.since_shown_ms, command.aim)

    def act_as_bot(self, number: int) -> None:
        """The bot in a seat does what it has planned."""
        match = self._match
        plan = match.bots.plans.pop(number)
        action = plan.action
        if match.game.is_claim(action) and match.game.too_early(match.state, self._latest_ms(number)) is not None:
            match.bots.plans[number] = replace(plan, at_ms=match.now_ms + _HELD_BACK_MS)
            return
        if (refusal := match.choices(number).refusal(action)) is not None:
            action = match.bots.legal_action(match.state, number, f"{refusal.why} [{refusal.rule}]")
        self._do(number, action, id="")
        match.tell_bot_failures()

    def release(self, before_ms: float = math.inf) -> bool:
        """Plays the first held claim that was made before this time since the reveal; False if there is none.

        One that has become void is told and kept in the log.
        """
        match = self._match
        claim = match.races.release(before_ms)
        if claim is None:
            return False
        entry = len(match.entries) + 1
        try:
            self._play(Move(seat(claim.seat), claim.action), None)
        except IllegalAction as error:
            match.log(Dropped(claim.seat, claim.action, str(error), match.now_ms))
            match.tell(claim.seat, NotAllowed(claim.id, error.refusal))
            match.plan_bots()
        match.races.became(claim, entry)
        return True

    def release_all(self, before_ms: float = math.inf) -> None:
        """Plays all held claims that were made before this time, in their order."""
        while self.release(before_ms):
            pass

    def _do(self, number: int, action: object, id: str, said_ms: float | None = None, aim: Aim | None = None) -> None:
        """A legal action of a seat: a claim is held until its order is certain [ALL-12], all else is done."""
        match = self._match
        if match.game.is_claim(action):
            match.races.claim(number, action, match.now_ms, said_ms, id)
            match.tell(number, Claimed(id))
        else:
            self._play(Move(seat(number), action), Evidence(aim=aim) if aim is not None else None)

    def _refusal(self, number: int, command: Command[object]) -> Refusal | None:
        match, game = self._match, self._match.game
        if match.races.has_claim_of(number):
            return _HELD
        if command.undos != match.undos:
            return _STALE
        if (refusal := match.choices(number).refusal(command.action)) is not None:
            return refusal
        if command.round != game.round(match.state) and not game.can_come_late(command.action):
            return _STALE
        if game.is_claim(command.action):
            latest_ms = self._latest_ms(number)
            return game.too_early(match.state, latest_ms) or (_UNSEEN if latest_ms < 0 else None)
        return None

    def _refuse(self, number: int, command: Command[object], refusal: Refusal) -> None:
        match = self._match
        if self._house.logs_refused:
            match.log(Refused(number, command.action, refusal.rule, refusal.why, match.now_ms))
        match.tell(number, NotAllowed(command.id, refusal))

    def _latest_ms(self, number: int) -> float:
        return self._match.races.latest_ms(number, self._match.now_ms)
