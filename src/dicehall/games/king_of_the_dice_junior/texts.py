"""Events as sentences for people. `name(seat)` gives the player's name.

Cards and dice are told in words, never by colour alone or by a number that a child cannot look up.
"""

from __future__ import annotations

from collections.abc import Sequence

from dicehall.core import Event, Names
from dicehall.games.king_of_the_dice_junior.actions import (
    Began,
    CardDiscarded,
    CardTaken,
    CardTurned,
    CrownSpent,
    DiceRested,
    DiceThrown,
    LastRound,
    LimitPassed,
    LotFell,
    MatchEnded,
    PileRenewed,
    SeatLeft,
    TurnMissed,
)
from dicehall.games.king_of_the_dice_junior.cards import CARDS
from dicehall.games.king_of_the_dice_junior.state import DICE, SIDES, Face


def sentence(event: Event, name: Names) -> str:
    """The event in one sentence.

    >>> sentence(CardTaken("KJ-3", seat=2, card=9, cards=4), {1: "Ann", 2: "Bo"}.__getitem__)
    'Bo takes the turret card red, red, red and has 4 of 5 sides closed.'
    """
    match event:
        case DiceThrown() | CrownSpent() | DiceRested():
            return _of_dice(event, name)
        case CardTurned() | CardTaken() | CardDiscarded() | PileRenewed():
            return _of_cards(event, name)
        case LotFell():
            return f"The lot falls on {name(event.seat)}."
        case Began():
            return f"{name(event.seat)} goes first."
        case MatchEnded():
            return _of_ending(event, name)
        case TurnMissed() | LimitPassed() | LastRound() | SeatLeft():
            return _of_turns(event, name)
    raise TypeError(f"no event of this game: {event!r}")


def card_words(number: int) -> str:
    """A card in words.

    >>> card_words(27)
    'the resident card flower, flower, gem'
    """
    card = CARDS[number - 1]
    return f"the {card.kind} card {', '.join(card.asks)}"


def dice_words(faces: Sequence[Face]) -> str:
    """Dice in words.

    >>> dice_words(("red-gem", "blue-flower", "red-gem"))
    'red gem, blue flower and red gem'
    """
    return _listed([face.replace("-", " ") for face in faces])


def _listed(words: Sequence[str]) -> str:
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def _of_dice(event: DiceThrown | CrownSpent | DiceRested, name: Names) -> str:
    who = name(event.seat)
    match event:
        case DiceRested():
            return f"The dice show {dice_words(event.faces)}."
        case CrownSpent():
            return f"{who} spends the crown, {_kept(event.kept)} once more."
    return f"{who} rolls all four dice." if event.rule == "KJ-2" else f"{who} {_kept(event.kept)} again."


def _kept(kept: tuple[Face, ...]) -> str:
    if not kept:
        return "rolls all four dice"
    rolled = len(DICE) - len(kept)
    return f"keeps {dice_words(kept)} and rolls {'the other' if rolled == 1 else f'the other {rolled}'}"


def _of_cards(event: CardTurned | CardTaken | CardDiscarded | PileRenewed, name: Names) -> str:
    match event:
        case CardTurned():
            return f"Up comes {card_words(event.card)}."
        case CardTaken():
            return f"{name(event.seat)} takes {card_words(event.card)} and has {event.cards} of {SIDES} sides closed."
        case CardDiscarded():
            return f"Away goes {card_words(event.card)}."
    return f"The pile is used up; the {event.cards} cards laid aside are the new pile."


def _of_turns(event: TurnMissed | LimitPassed | LastRound | SeatLeft, name: Names) -> str:
    who = name(event.seat)
    match event:
        case TurnMissed():
            return f"No card for {who} this time."
        case LimitPassed():
            return f"Time is up; the turn of {who} is over."
        case LastRound():
            return f"The castle of {who} is closed; this round is still played out."
    return f"{who} leaves the table."


def _of_ending(event: MatchEnded, name: Names) -> str:
    who = _listed([name(seat) for seat in event.winners])
    reasons = {
        "KJ-10": f"The castle of {who} is closed: {who} wins!",
        "KJ-V2": f"The round is over, and {who} wins!",
        "KJ-V3": f"As many cards and as many lizards: {who} win together!",
        "ALL-7": f"{who} is the last one at the table and wins.",
    }
    return reasons[event.rule]
