"""When CHANCE and CLOCK are due, and when a seat in turn has let the table's limit pass [ALL-9].

A move is due `delay_ms` after its actor has come up; if the delay shrinks meanwhile, at once, never in the past.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from dicehall.core import CLOCK, Actor, AnyGame, Forfeit


class Due(Struct, frozen=True, order=True):
    """The next thing to happen by itself; sorted by time, then rank."""

    at_ms: int
    rank: int
    actor: Actor


BOT, CLAIM, DICE, TIME_UP, LIMIT = range(5)
"""Ranks within one millisecond: bots act before claims are released, so that they can be part of a dead heat."""


class Timers:
    """Times of one table; `watch` after every change of the state.

    Args:
        rest_ms: when the dice of a seat (a number from 1) that begin to roll at this time, for so long, come to rest.
    """

    def __init__(self, game: AnyGame, turn_limit_ms: int | None, rest_ms: Callable[[int, int, int], int]) -> None:
        self._game, self._rest_ms = game, rest_ms
        self._turn_limit_ms = turn_limit_ms
        self._since: dict[Actor, int] = {}
        self._due: list[Due] = []

    def watch(
        self, state: object, actors: tuple[Actor, ...], waiting: tuple[Actor, ...], moved: Actor | None, at_ms: int
    ) -> None:
        """Takes note of who is to act now.

        Args:
            waiting: CHANCE actors that somebody outside settles, so that no time is set for them.
            moved: whose move led here; if it is to act again its time starts anew.
        """
        since = self._since
        if moved is not None:
            since.pop(moved, None)
        self._since = since = {
            actor: since[actor] if actor in since else self._beginning(state, actor, at_ms) for actor in actors
        }
        self._due = [
            Due(
                max(at_ms, since[actor] + self._game.delay_ms(state, actor)), TIME_UP if actor == CLOCK else DICE, actor
            )
            for actor in actors
            if (actor.kind == "chance" or actor == CLOCK) and actor not in waiting
        ]
        if self._turn_limit_ms is not None:
            for seat in self._hurried(state, actors):
                self._due.append(Due(max(at_ms, since[seat] + self._turn_limit_ms), LIMIT, seat))

    def forget(self, actor: Actor) -> None:
        """This actor's move will come from outside."""
        self._due = [due for due in self._due if due.actor != actor]

    def stop(self) -> None:
        """Nothing is due any more, and all times start anew at the next `watch`."""
        self._since, self._due = {}, []

    def dues(self) -> list[Due]:
        """All that is due, in no order."""
        return self._due

    def since_ms(self, actor: Actor) -> int:
        """Since when the actor has something to do."""
        return self._since[actor]

    def _beginning(self, state: object, actor: Actor, at_ms: int) -> int:
        if actor.kind != "chance" or actor.number == 0:
            return at_ms
        roll_ms = self._game.delay_ms(state, actor)
        return self._rest_ms(actor.number, at_ms, roll_ms) - roll_ms

    def _hurried(self, state: object, actors: tuple[Actor, ...]) -> list[Actor]:
        choices = self._game.legal_actions(state, CLOCK)
        return [actor for actor in actors if actor.kind == "seat" and Forfeit(actor.number) in choices]
