"""How a match of King of the Dice Junior will go on: the chance to win it from where the cards and crowns lie.

A model, not the exact odds: every later turn of every seat has the same chance of a card, and seats do not hinder each
other but for the cards that one leaves to the next. Within the model the crown is spent when it pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod, sqrt
from statistics import NormalDist

from msgspec import Struct

from dicehall.games.king_of_the_dice_junior.state import SIDES

TURN = 0.63
"""Chance of a card in two rolls, the mean over turns of medium bots; hard cards lie longer, so it is below that of two
random cards (.676)."""
CROWN = ((0.32, 0.25), (0.42, 0.25), (0.55, 0.25), (0.66, 0.25))
"""Chance that the crown's roll takes a card after two rolls without one: quarters of all such turns."""
_CROWN_MEAN = sum(chance * share for chance, share in CROWN)
_TURNS = 24
"""The model looks no further ahead; 2 % of the seats would still be without five cards then."""
_LIZARDS_MEAN, _LIZARDS_SPREAD = 1.75, 0.77
"""Lizards of a card of the deck [KJ-R5]: mean and standard deviation."""


class Rival(Struct, frozen=True):
    """Another seat in play."""

    cards: int
    has_crown: bool
    lizards: int
    is_later: bool
    """Whether its turn in this round is still to come."""
    next_chance: float = TURN
    """Of a card in its next turn."""


class Race(Struct, frozen=True):
    """One seat against its rivals, right after its turn."""

    cards: int
    has_crown: bool
    lizards: int
    rivals: tuple[Rival, ...]
    full_round: bool = False


@lru_cache(maxsize=4096)
def chance_to_win(race: Race) -> float:
    """The chance that the seat wins, its rivals' turns coming next.

    >>> round(chance_to_win(Race(SIDES, False, 9, (Rival(4, True, 6, is_later=True),))), 3)
    1.0
    """
    pays = [_pays(race, turn) for turn in range(_TURNS)]
    if race.cards == SIDES:
        return pays[0]
    ahead = {(cards, crown): 0.0 for cards in range(SIDES) for crown in (False, True)}
    for turn in reversed(range(1, _TURNS)):
        ahead = _turn_before(ahead, pays[turn])
    return ahead[race.cards, race.has_crown]


def _turn_before(ahead: dict[tuple[int, bool], float], pays: float) -> dict[tuple[int, bool], float]:
    """The chance to win before a turn, by cards and crown, from the chances after it."""

    def after(cards: int, crown: bool) -> float:  # noqa: FBT001  # the same pair as the key
        return pays if cards == SIDES else ahead[cards, crown]

    before = {}
    for cards, crown in ahead:
        missed = after(cards, crown)
        if crown:
            spent_well, spent_ill = after(cards + 1, False), after(cards, False)
            missed = sum(
                share * max(missed, chance * spent_well + (1 - chance) * spent_ill) for chance, share in CROWN
            )
        before[cards, crown] = TURN * after(cards + 1, crown) + (1 - TURN) * missed
    return before


def _pays(race: Race, turn: int) -> float:
    """The chance to win with a fifth card laid so many turns from now; 0 is the turn that has just been."""
    return prod(_beats(race, rival, turn) for rival in race.rivals)


def _beats(race: Race, rival: Rival, turn: int) -> float:
    unfinished = _unfinished(rival.cards, rival.has_crown, rival.next_chance)
    if not race.full_round:
        return unfinished[turn]
    turns = min(turn + rival.is_later, _TURNS - 1)  # that the rival has from now to the end of that round
    before_that_round = unfinished[turns - 1] if turns else 1.0
    return unfinished[turns] + (before_that_round - unfinished[turns]) * _wins_tie(race, rival)


def _wins_tie(race: Race, rival: Rival) -> float:
    """The chance of more lizards, half that of as many, when both castles will be closed [KJ-V2, KJ-V3]."""
    lead = race.lizards + (SIDES - race.cards) * _LIZARDS_MEAN
    lead -= rival.lizards + (SIDES - rival.cards) * _LIZARDS_MEAN
    to_come = 2 * SIDES - race.cards - rival.cards
    if not to_come:
        return (1 + (lead > 0) - (lead < 0)) / 2
    return NormalDist(sigma=_LIZARDS_SPREAD * sqrt(to_come)).cdf(lead)


@lru_cache(maxsize=1024)
def _unfinished(cards: int, has_crown: bool, next_chance: float) -> Sequence[float]:  # noqa: FBT001  # cached
    """The chance that a seat has fewer than five cards after 0, 1, 2 ... turns; its crown is spent at the first need."""
    shares = {(cards, has_crown): 1.0} if cards < SIDES else {}
    chances = []
    chance = next_chance
    for _ in range(_TURNS):
        chances.append(sum(shares.values()))
        shares = _turn_later(shares, chance)
        chance = TURN
    return chances


def _turn_later(shares: dict[tuple[int, bool], float], chance: float) -> dict[tuple[int, bool], float]:
    later: dict[tuple[int, bool], float] = {}
    for (cards, crown), share in shares.items():
        missed = 1 - chance
        ways = [((cards + 1, crown), chance)]
        if crown:
            ways += [((cards + 1, False), missed * _CROWN_MEAN), ((cards, False), missed * (1 - _CROWN_MEAN))]
        else:
            ways.append(((cards, False), missed))
        for key, part in ways:
            if key[0] < SIDES:
                later[key] = later.get(key, 0.0) + share * part
    return later
