"""The state of a match and the constants of the box.

A face of 0 is a die in motion or in the hand: what dice in motion will show is nowhere before they rest. Cards of the
deck count from 1, dice of a seat from 0.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from dicehall.games.lightning_dice.actions import Call, Die
from dicehall.games.lightning_dice.decks import Deck, deck_of
from dicehall.games.lightning_dice.requirements import DICE
from dicehall.games.lightning_dice.variants import PRINTED, Variant

SEATS = (2, 6)
"""Six pawns; the least is the publisher's [LD-11]."""
GOAL = 20
"""Points that win the standard game [LD-10]."""
MATCH, MISS, NICE, NASTY = 2, -2, 1, -1
"""Points of the four calls that count [LD-5, LD-6, LD-7, LD-8]."""
IN_HAND = (0,) * DICE

Phase = Literal["judge", "flip", "race", "over"]
"""judge: the judge turns the next card. flip: CHANCE does. race: a card lies face up."""


class Hand(Struct, frozen=True, omit_defaults=True, gc=False):
    """The six dice of a seat. Those of a reported seat are not known, and stay in the hand here [ALL-11]."""

    faces: Annotated[tuple[Annotated[int, Meta(ge=0, le=6)], ...], Meta(min_length=DICE, max_length=DICE)] = IN_HAND
    moving: tuple[Die, ...] = ()
    """Dice in motion, ascending."""
    late: bool = False
    """The dice in motion were rolled for an earlier card and do not count for this one [LD-R6]."""
    fresh: bool = False
    """A die at least has been rolled for the card that lies face up [LD-R6]."""
    called: bool = False
    """These dice have been called "Got it!" on this card, wrongly [LD-R5]."""
    paid: bool = False
    """These dice have been called Bonus or Thunder wrongly, and paid for [LD-R19]."""
    served: bool = False
    """The last roll has served a call that scored: any call needs a new one [LD-R5]."""


class Waiting(Struct, frozen=True):
    """A call that waits for its turn or for the judge [LD-R17]."""

    seat: int
    call: Call


class State(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where a match stands."""

    scores: tuple[int, ...]
    """Points by seat; in the quick game cards taken."""
    hands: tuple[Hand, ...]
    variant: Variant = PRINTED
    phase: Phase = "flip"
    round: int = 0
    """Grows when a card is turned, and when the race for it is broken off and starts anew [LD-R20]."""
    broken: int = 0
    """How often the race for the card turned last was broken off."""
    restarted: int = 0
    """The round that the last break of the match opened: calls from before it are void for good [LD-R20]."""
    card: int = 0
    """The card face up, by its number in the deck; 0: none."""
    played: tuple[int, ...] = ()
    """Cards that are done with, ascending; in the quick game for good, else until the pile is empty [LD-R10]."""
    skipped: int = 0
    """Cards that nobody got, in the whole match [LD-R11]."""
    waiting: tuple[Waiting, ...] = ()
    """Calls to be ruled on, in their order."""
    votes: tuple[int, ...] = ()
    """Seats that would skip this card, ascending."""
    left: tuple[int, ...] = ()
    reported: tuple[int, ...] = ()
    """Seats with real dice that nobody reads aloud."""


def deck(state: State) -> Deck:
    """The cards of this match."""
    return deck_of(state.variant.deck)


def pile(state: State) -> tuple[int, ...]:
    """The cards that may be turned next, ascending: in no order, for there is none before they are drawn."""
    gone = frozenset((*state.played, state.card))
    return tuple([card for card in range(1, len(deck(state).cards) + 1) if card not in gone])


def in_play(state: State) -> tuple[int, ...]:
    """The seats that have not left, ascending."""
    return tuple([seat for seat in range(1, len(state.scores) + 1) if seat not in state.left])


def is_quick(state: State) -> bool:
    """Whether cards are collected instead of points [LD-Q1]."""
    return state.variant.play == "quick"


def is_kept(state: State) -> bool:
    """Whether dice lie through a flip: a switch, and never so in the quick game [LD-R6]."""
    return state.variant.keep_over_flip and state.variant.play == "standard"


def is_judged(state: State, seat: int) -> bool:
    """Whether a judge decides the calls of this seat [LD-T0, ALL-11]."""
    return state.variant.tournament or seat in state.reported


def has_call(state: State, seat: int) -> bool:
    """Whether a call of this seat waits. Mostly none does, and that is asked with every roll."""
    return bool(state.waiting) and any(waiting.seat == seat for waiting in state.waiting)


def with_hand(state: State, seat: int, hand: Hand) -> State:
    """The state with other dice at one seat."""
    hands = state.hands
    return replace(state, hands=(*hands[: seat - 1], hand, *hands[seat:]))


def with_score(scores: tuple[int, ...], seat: int, score: int) -> tuple[int, ...]:
    """The scores with one of them changed.

    >>> with_score((4, 7), seat=2, score=9)
    (4, 9)
    """
    return (*scores[: seat - 1], score, *scores[seat:])
