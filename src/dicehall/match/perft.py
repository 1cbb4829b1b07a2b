"""Counts sequences of moves, as chess programs do: a wrong rule nearly always shows in the count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from dicehall.core import Actor, DicehallError, Game, Move

S = TypeVar("S")
A = TypeVar("A")


class NotFinite(DicehallError):
    """An actor has choices that cannot be listed."""


def perft(game: Game[S, A], state: S, depth: int) -> int:
    """Number of sequences of `depth` moves: every listed action of every actor, every item of chance.

    Interventions (leave, forfeit, void) are not counted.

    Raises:
        NotFinite: an actor's actions cannot be listed.
    """
    if depth == 0:
        return 1
    count = 0
    for actor in game.actors(state):
        for action in actions_of(game, state, actor):
            count += perft(game, game.apply(state, Move(actor, action)).state, depth - 1)
    return count


def actions_of(game: Game[S, A], state: S, actor: Actor) -> Iterator[A]:
    """Every action of an actor in a stated order. Raises NotFinite."""
    if actor.kind == "chance":
        distribution = game.chance(state, actor)
        if distribution is None:
            raise NotFinite(f"{actor}: only physics or people know how this falls")
        return (action for action, _ in distribution.items())
    choices = game.legal_actions(state, actor)
    if not isinstance(choices, Iterable):
        raise NotFinite(f"{actor}: these choices cannot be listed")
    return iter(choices)
