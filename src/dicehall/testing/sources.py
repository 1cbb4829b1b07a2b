"""Chance for random play, also of games whose dice only physics or people know."""

from __future__ import annotations

from typing import TypeVar

from dicehall.core import Actor, Below, Game

S = TypeVar("S")
A = TypeVar("A")


class SampledSource:
    """Any action that the rules allow: enough for playouts and tests, not for odds.

    Where the game knows a distribution it is drawn from; elsewhere (Tumblin-Dice) the choices are sampled.
    """

    answers_later = False

    def __init__(self, below: Below) -> None:
        self._below = below

    def draw(self, game: Game[S, A], state: S, actor: Actor) -> A | None:
        distribution = game.chance(state, actor)
        if distribution is not None:
            return distribution.sample(self._below)
        return game.legal_actions(state, actor).sample(self._below)
