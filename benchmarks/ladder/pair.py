"""One match of a ladder, in a module of its own, where the processes of a pool find it."""

from __future__ import annotations

from msgspec import Struct

from benchmarks.ladder.match import BotMatch
from dicehall.core import Setup
from dicehall.games.tumblin_dice import GAME

SEED = 20_000


class Played(Struct, frozen=True):
    """One match, from the better level's side."""

    won: float
    points: tuple[int, int]
    """The better level's and the worse one's."""


class Match(Struct, frozen=True):
    """What a process is asked."""

    levels: tuple[str, str]
    """The better one first."""
    number: int
    share: float


def played(match: Match) -> Played:
    """Plays it."""
    better = match.number % 2  # its place; seat 1 begins
    levels = match.levels[::-1] if better else match.levels
    state = BotMatch(Setup(2, {"first_order": "seats"}), levels, SEED + match.number // 2, match.share).play()
    outcome = GAME.outcome(state)
    assert outcome is not None
    won = (better + 1 in outcome.winners) / len(outcome.winners)
    return Played(won, (outcome.scores[better], outcome.scores[1 - better]))
