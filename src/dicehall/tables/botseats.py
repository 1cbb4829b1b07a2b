"""What the bots of a table are about to do, and when.

A bot decides when its seat comes up or a new round begins, from what that seat sees, and acts after its pace.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.bots.bot import Bot
from dicehall.core import Actor, AnyGame, Below, seat
from dicehall.tables.messages import BotFailed


class Plan(Struct, frozen=True):
    """One bot's next action."""

    round: int
    at_ms: int
    action: object


class BotSeats:
    """Plans of all bots at one table."""

    def __init__(self, game: AnyGame, below: Below) -> None:
        self._game = game
        self._below = below
        self.plans: dict[int, Plan] = {}
        self.failures: list[BotFailed] = []

    def watch(
        self,
        state: object,
        actors: tuple[Actor, ...],
        bots: tuple[tuple[int, Bot[object]], ...],
        moved: Actor | None,
        at_ms: int,
    ) -> None:
        """Drops plans that the new state has overtaken and makes the missing ones."""
        now_in = self._game.round(state)
        kept = self.plans
        self.plans = {}
        for number, bot in bots:
            actor = seat(number)
            if actor not in actors:
                continue
            plan = kept.get(number)
            if plan is None or plan.round != now_in or moved == actor:
                plan = self._new_plan(state, actor, bot, at_ms)
            if plan is not None:
                self.plans[number] = plan

    def legal_action(self, state: object, number: int, why: str) -> object:
        """A random legal action in place of one that a bot got wrong; the failure is noted."""
        self.failures.append(BotFailed(number, why))
        return self._game.legal_actions(state, seat(number)).sample(self._below)

    def _new_plan(self, state: object, actor: Actor, bot: Bot[object], at_ms: int) -> Plan | None:
        view, choices = self._game.view(state, actor), self._game.legal_actions(state, actor)
        now_in = self._game.round(state)
        try:
            action = bot.choose(view, choices, self._below)
            if action is None:
                return None
            refusal = choices.refusal(action)
            delay_ms = bot.delay_ms(view, action, self._below)
        except Exception as error:  # a bot is foreign code: whatever it raises, the table goes on
            return Plan(now_in, at_ms, self.legal_action(state, actor.number, f"it raised {error!r}"))
        if refusal is not None:
            action = self.legal_action(state, actor.number, f"{refusal.why} [{refusal.rule}]")
        return Plan(now_in, at_ms + max(0, delay_ms), action)
