"""How a match of King of the Dice Junior will go on: the chance to win it from where the cards and crowns lie.

A model, not the exact odds: every later turn of every seat has the same chance of a card, whatever lies there. (Which
card is left to the next seat was tried too, and made no difference that 5,000 matches could show.) The seat itself
spends its crown when that pays, its rivals theirs at the first need.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod, sqrt
from statistics import NormalDist
from typing import TypeAlias

from msgspec import Struct

from dicehall.games.king_of_the_dice_junior.state import SIDES

TURN = 0.63
"""Chance of a card in two rolls: the mean over turns of such bots. Hard cards lie longer, so it is below that of two
random cards (.676)."""
CROWN = ((0.32, 0.25), (0.42, 0.25), (0.55, 0.25), (0.66, 0.25))
"""Chance that the crown's roll takes a card after two rolls without one, and the share of turns where it is so."""
_CROWN_MEAN = sum(chance * share for chance, share in CROWN)
_TURNS = 24
"""The model looks no further ahead; hardly a seat would still be without five cards then."""
_LIZARDS_MEAN, _LIZARDS_SPREAD = 1.75, 0.77
"""Lizards of a card of the deck [KJ-R5]: mean and standard deviation."""

Standing: TypeAlias = tuple[int, bool]
"""Cards of a seat, and whether it still has its crown."""


class Rival(Struct, frozen=True):
    """Another seat in play."""

    standing: Standing
    lizards: int
    is_later: bool
    """Whether its turn in this round is still to come."""


class Race(Struct, frozen=True):
    """One seat against its rivals, right after its turn."""

    standing: Standing
    lizards: int
    rivals: tuple[Rival, ...]
    full_round: bool = False


@lru_cache(maxsize=4096)
def chance_to_win(race: Race) -> float:
    """The chance that the seat wins, its rivals' turns coming next; half of it if a win is shared.

    >>> ahead = Race((4, False), 7, (Rival((3, False), 5, is_later=True),))
    >>> behind = Race((3, False), 5, (Rival((4, False), 7, is_later=True),))
    >>> chance_to_win(ahead) > .5 > chance_to_win(behind)
    True
    """
    cards, _ = race.standing
    if cards == SIDES:
        return _pays(race, 0)
    chances: dict[Standing, float] = {(n, crown): 0.0 for n in range(SIDES) for crown in (False, True)}
    for turn in reversed(range(1, _TURNS)):
        chances = _turn_before(chances, _pays(race, turn))
    return chances[race.standing]


def _turn_before(later: dict[Standing, float], pays: float) -> dict[Standing, float]:
    """The chances to win before a turn from those after it; `pays` is that of a fifth card laid in it."""
    after = {**later, (SIDES, False): pays, (SIDES, True): pays}
    before = {}
    for cards, crown in later:
        missed = after[cards, crown]
        if crown:
            good, bad = after[cards + 1, False], after[cards, False]
            missed = sum(share * max(missed, chance * good + (1 - chance) * bad) for chance, share in CROWN)
        before[cards, crown] = TURN * after[cards + 1, crown] + (1 - TURN) * missed
    return before


def _pays(race: Race, turn: int) -> float:
    """The chance to win with a fifth card laid so many turns from now; 0 is the turn that has just been."""
    return prod([_beats(race, rival, turn) for rival in race.rivals])


def _beats(race: Race, rival: Rival, turn: int) -> float:
    unfinished = _unfinished(rival.standing)
    if not race.full_round:
        return unfinished[turn]
    turns = turn + rival.is_later  # that the rival has from now to the end of that round
    before_that_round = unfinished[turns - 1] if turns else 1.0
    return unfinished[turns] + (before_that_round - unfinished[turns]) * _wins_tie(race, rival)


def _wins_tie(race: Race, rival: Rival) -> float:
    """The chance of more lizards, half that of as many, when both castles will be closed [KJ-V2, KJ-V3]."""
    own_to_come, to_come = SIDES - race.standing[0], SIDES - rival.standing[0]
    lead = race.lizards - rival.lizards + (own_to_come - to_come) * _LIZARDS_MEAN
    if own_to_come + to_come == 0:
        return (1 + (lead > 0) - (lead < 0)) / 2
    return NormalDist(sigma=_LIZARDS_SPREAD * sqrt(own_to_come + to_come)).cdf(lead)


@lru_cache(maxsize=16)
def _unfinished(standing: Standing) -> tuple[float, ...]:
    """The chance that a seat has fewer than five cards after 0, 1, 2 ... turns."""
    shares = {standing: 1.0}
    chances = []
    for _ in range(_TURNS + 1):
        chances.append(sum(share for (cards, _), share in shares.items() if cards < SIDES))
        shares = _turn_later(shares)
    return tuple(chances)


def _turn_later(shares: dict[Standing, float]) -> dict[Standing, float]:
    """How likely each standing is a turn later; the crown is spent at the first need."""
    later: dict[Standing, float] = {}
    for (cards, crown), share in shares.items():
        rescued = _CROWN_MEAN if crown else 0.0
        more = min(cards + 1, SIDES)
        for standing, chance in (
            ((more, crown), TURN),
            ((more, False), (1 - TURN) * rescued),
            ((cards, False), (1 - TURN) * (1 - rescued)),
        ):
            later[standing] = later.get(standing, 0.0) + share * chance
    return later
