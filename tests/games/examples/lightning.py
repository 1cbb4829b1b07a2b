"""What the examples of Lightning Dice show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dicehall.core import IllegalAction
from dicehall.games.lightning_dice import GAME
from dicehall.games.lightning_dice.cards import DECK
from dicehall.games.lightning_dice.requirement_parser import parse_requirement
from dicehall.games.lightning_dice.state import State
from tests.games.examples.files import constants

CALLED: Mapping[str, tuple[int, str, str]] = {
    "LD-5": (28, "scores=[4,7] hands=[(faces=[3,3,3,3,6,6] fresh=true),()]", "seat 1: got_it card=1"),
    "LD-6": (28, "scores=[5,7] hands=[(faces=[3,3,3,3,6,5] fresh=true),()]", "seat 1: got_it card=1"),
    "LD-7": (
        28,
        "scores=[4,7,9,7] hands=[(),(),(),(faces=[4,4,4,4,4,4] fresh=true)]",
        "seat 4: bonus card=1",
    ),
    "LD-8": (
        28,
        "scores=[4,7,9,7] hands=[(),(),(),(faces=[3,3,3,3,3,3] fresh=true)]",
        "seat 4: thunder card=1 number=3",
    ),
    "LD-R1": (
        28,
        "scores=[4,0] hands=[(faces=[2,2,2,2,2,2] fresh=true),()]",
        "seat 1: thunder card=1 number=2",
    ),
    "LD-R2": (30, "scores=[19,18] hands=[(faces=[2,3,4,5,6,6] fresh=true),()]", "seat 1: got_it card=1"),
    "LD-R7": (30, "scores=[0,3] hands=[(faces=[1,2,3,4,4,6] fresh=true),()]", "seat 1: got_it card=1"),
}
"""The card; scores and dice; the call."""
FITS: Mapping[str, tuple[int, tuple[tuple[int, tuple[int, ...]], ...]]] = {
    "LD-4": (8, ((0, (2, 4, 1, 3, 3, 5)), (2, (2, 4, 6, 1, 3, 3)))),
    "LD-R26": (24, ((0, (5, 5, 5, 5, 1, 2)), (0, (3, 3, 3, 6, 6, 6)))),
}
"""The card; then dice, the first ones kept, the others rolled."""
FLIP = 33, (2, 2, 4, 4, 6, 6), (2, 2, 4, 4, 6, 2)
"""A new card comes to dice that fit it already; and then after one of them was rolled [LD-R6]."""


def written() -> str:
    """The file for the browser."""
    calls = {rule: called(*example) for rule, example in CALLED.items()}
    fits = {
        rule: {"card": _card(card), "rolls": [_fit(card, *roll) for roll in rolls]}
        for rule, (card, rolls) in FITS.items()
    }
    return constants(
        ["Called", "Fits", "Flip"],
        CALLED=("Called", calls),
        FITS=("Fits", fits),
        FLIP=("Flip", {"LD-R6": _flip(*FLIP)}),
    )


def called(card: int, start: str, call: str) -> Mapping[str, object]:
    """What becomes of a call."""
    before = GAME.notation.parse_state(f"{start} phase=race round=1 card={card}")
    after = _played(before, call)
    caller = next(place for place, hand in enumerate(before.hands) if any(hand.faces))
    words = call.split()
    return {
        "card": _card(card),
        "seat": caller + 1,
        "call": words[2],
        "number": int(words[4].removeprefix("number=")) if words[2] == "thunder" else 0,
        "dice": before.hands[caller].faces,
        "before": before.scores,
        "after": after.scores,
        "picksUp": not any(after.hands[caller].faces),
        "wins": after.phase == "over",
    }


def _flip(card: int, lying: Sequence[int], rolled: Sequence[int]) -> Mapping[str, object]:
    """What "Got it!" is worth to the same dice before and after one of them was rolled for the new card."""
    dice = f"(faces=[{','.join(map(str, lying))}])"
    state = GAME.notation.parse_state(f"scores=[4,7] hands=[{dice},()] phase=race round=2 card={card}")
    one_rolled = "seat 1: roll card=2 keep=[0,1,2,3,4]", f"chance 1: landed faces=[{rolled[-1]}]"
    call = "seat 1: got_it card=2"
    try:
        _played(state, call)
        raise AssertionError("the dice that lay there before must not count")
    except IllegalAction as refused:
        rule = refused.refusal.rule
    return {
        "card": _card(card),
        "lying": lying,
        "refusedBy": rule,
        "rolled": rolled,
        "change": _played(state, *one_rolled, call).scores[0] - state.scores[0],
    }


def _played(state: State, *moves: str) -> State:
    for move in moves:
        state = GAME.apply(state, GAME.notation.parse_move(move)).state
    return state


def _card(number: int) -> Mapping[str, object]:
    card = DECK[number - 1]
    return {"title": card.title, "requirement": card.requirement, "picture": card.picture}


def _fit(card: int, kept: int, dice: tuple[int, ...]) -> Mapping[str, object]:
    return {"kept": kept, "dice": dice, "isMet": parse_requirement(DECK[card - 1].requirement).is_met(dice)}
