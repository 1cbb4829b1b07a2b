"""The arithmetic of the rulebook: which cards the dice meet, and whose castle has most lizards.

A card is met by any of the four dice, whatever their places; what a card does not ask for does not matter.
"""

from __future__ import annotations

from functools import cache

from dicehall.games.king_of_the_dice_junior.cards import CARDS, Card
from dicehall.games.king_of_the_dice_junior.state import Face


def colour_of(face: Face) -> str:
    """What turret cards look at [KJ-7].

    >>> colour_of("green-flower")
    'green'
    """
    return face.partition("-")[0]


def symbol_of(face: Face) -> str:
    """What resident cards look at [KJ-8].

    >>> symbol_of("green-flower")
    'flower'
    """
    return face.partition("-")[2]


def is_met(card: Card, faces: tuple[Face, ...]) -> bool:
    """Whether the dice show all that the card asks for; dice beyond that are free [KJ-7, KJ-8, KJ-R4].

    >>> three_reds, two_gems_and_an_animal = CARDS[8], CARDS[22]
    >>> is_met(three_reds, ("red-gem", "blue-flower", "red-animal", "red-gem"))
    True
    >>> is_met(two_gems_and_an_animal, ("red-animal", "blue-flower", "red-gem", "green-flower"))
    False
    """
    look = colour_of if card.kind == "turret" else symbol_of
    shown = [look(face) for face in faces]
    return all(shown.count(word) >= card.asks.count(word) for word in card.asks)


@cache
def cards_met(faces: tuple[Face | None, ...]) -> frozenset[int]:
    """Numbers of all cards of the deck that these dice meet; only to ask whether a card is among them.

    A die in motion (None) shows nothing.

    >>> 9 in cards_met(("red-gem", "red-gem", "red-animal", "blue-flower"))
    True
    """
    resting = tuple(face for face in faces if face is not None)
    return frozenset(card.number for card in CARDS if is_met(card, resting))


def lizards_in(castle: tuple[int, ...]) -> int:
    """Lizards printed on the cards of a castle; animals that cards ask for do not count [KJ-R5].

    >>> lizards_in((1, 9, 38))
    6
    """
    return sum([CARDS[number - 1].lizards for number in castle])


def seats_with_most_lizards(castles: tuple[tuple[int, ...], ...], seats: tuple[int, ...]) -> tuple[int, ...]:
    """Of these seats, the one that leads in lizards, or all that lead together [KJ-V2, KJ-V3].

    >>> seats_with_most_lizards(castles=((38, 39), (1, 2), (40, 20)), seats=(1, 2, 3))
    (1, 3)
    """
    counts = {seat: lizards_in(castles[seat - 1]) for seat in seats}
    most = max(counts.values())
    return tuple(seat for seat, count in counts.items() if count == most)
