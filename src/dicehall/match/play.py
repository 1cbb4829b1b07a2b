"""Drives one match without time: for libraries, playouts and tests. Tables, which know time, are in `tables/`.

Who moves when several could: CHANCE, then a CLOCK that is due at once, JUDGE, the seats in an order drawn anew,
and CLOCK when nobody else wants to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct

from dicehall.core import (
    CLOCK,
    JUDGE,
    Actor,
    Below,
    ChanceSource,
    Choices,
    DicehallError,
    Game,
    Move,
    Policy,
    Setup,
)
from dicehall.match.record import FORMAT, Entry, Header, Played, Record

S = TypeVar("S")
A = TypeVar("A")


class MatchStuck(DicehallError):
    """Nobody who could act did: a source or policy is missing, or all of them waited."""


class RandomPolicy:
    """Chooses any legal action; the same from the same numbers."""

    def choose(self, view: Struct, choices: Choices[A], below: Below) -> A | None:
        return choices.sample(below)


def play(
    game: Game[S, A],
    setup: Setup,
    policies: Mapping[Actor, Policy[A]],
    source: ChanceSource,
    below: Below,
    most_moves: int = 1_000_000,
) -> Record[A]:
    """Plays a match to its end and returns its record.

    Args:
        policies: one for each seat, and for JUDGE where the game has one.
        source: answers for every CHANCE.
        below: what the policies draw from, and who of several goes first.
        most_moves: the match stops there, unfinished.

    Raises:
        BadSetup: the game cannot be played so.
        IllegalAction: a policy or source answered against the rules.
        MatchStuck: nobody acted.
    """
    state = game.initial(setup)
    entries: list[Entry[A]] = []
    for _ in range(most_moves):
        actors = game.actors(state)
        if not actors:
            break
        move = _next_move(game, state, actors, policies, source, below)
        state = game.apply(state, move).state
        entries.append(Played(move.actor, move.action))
    return Record(Header(FORMAT, game.name, setup), entries)


def _next_move(
    game: Game[S, A],
    state: S,
    actors: tuple[Actor, ...],
    policies: Mapping[Actor, Policy[A]],
    source: ChanceSource,
    below: Below,
) -> Move[A]:
    first = actors[0]  # sorted: CHANCE before CLOCK before JUDGE before seats
    if first.kind == "chance":
        drawn = source.draw(game, state, first)
        if drawn is None:
            raise MatchStuck(f"{first}: this source does not know how it falls")
        return Move(first, drawn)
    if first == CLOCK and game.delay_ms(state, CLOCK) == 0:
        return Move(CLOCK, game.legal_actions(state, CLOCK).sample(below))
    waiting = [actor for actor in actors if actor.kind == "seat"]
    if JUDGE in policies and JUDGE in actors:
        waiting.append(JUDGE)
    while waiting:
        # The judge, at the end of the list, is asked before the seats.
        at = len(waiting) - 1 if waiting[-1] is JUDGE or len(waiting) == 1 else below(len(waiting))
        actor = waiting.pop(at)
        if actor not in policies:
            raise MatchStuck(f"{actor} has no policy")
        action = policies[actor].choose(game.view(state, actor), game.legal_actions(state, actor), below)
        if action is not None:
            return Move(actor, action)
    if first == CLOCK:
        return Move(CLOCK, game.legal_actions(state, CLOCK).sample(below))
    raise MatchStuck(f"nobody acted of: {', '.join(map(str, actors))}")
