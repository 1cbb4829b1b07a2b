"""What the bots of a table are about to do, and when.

A bot decides when its seat comes up or a new round begins, from what that seat sees, and acts after its pace.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.bots.bot import Bot
from dicehall.core import Actor, AnyGame, Below, Choices, seat
from dicehall.tables.messages import BotFailed

_FAILED_MS = 1_000
"""How long a legal action takes that was chosen in place of a bot's."""


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
                plan = self._new_plan(state, actor, bot, at_ms, may_wait=len(actors) > 1)
            if plan is not None:
                self.plans[number] = plan

    def legal_action(self, state: object, number: int, why: str) -> object:
        """A random legal action in place of one that a bot got wrong; the failure is noted."""
        self.failures.append(BotFailed(number, why))
        return self._game.legal_actions(state, seat(number)).sample(self._below)

    def _new_plan(self, state: object, actor: Actor, bot: Bot[object], at_ms: int, *, may_wait: bool) -> Plan | None:
        view, choices = self._game.view(state, actor), self._game.legal_actions(state, actor)
        now_in = self._game.round(state)
        action: object | None = None
        try:
            action = bot.choose(view, choices, self._below)
            if action is None and may_wait:
                return None
            why = _why_not(choices, action)
            delay_ms = _FAILED_MS if why else bot.delay_ms(view, action, self._below)
        except Exception as error:  # a bot is foreign code: whatever it raises, the table goes on
            why, delay_ms = f"it raised {error!r}", _FAILED_MS
        if not why and type(delay_ms) is not int:
            why, delay_ms = f"its delay is {delay_ms!r}, not a whole number of milliseconds", _FAILED_MS
        if why:
            action = self.legal_action(state, actor.number, why)
        return Plan(now_in, at_ms + max(0, delay_ms), action)


def _why_not(choices: Choices[object], action: object) -> str:
    if action is None:
        return "it waits, and nobody else can act"
    refusal = choices.refusal(action)
    return f"{refusal.why} [{refusal.rule}]" if refusal else ""
