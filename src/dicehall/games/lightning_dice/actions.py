"""What can happen (actions) and what everybody is told about it (events).

The `card` of a seat's action is no number of the deck: it names the round in which the seat saw its card, so that a
call for a card that was won meanwhile cannot hit the next one [LD-R8].
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from dicehall.core import Event, Forfeit, Leave, Void

Face = Annotated[int, Meta(ge=1, le=6)]
Die = Annotated[int, Meta(ge=0, le=5)]
"""Index of one of a seat's six dice."""
SixFaces = Annotated[tuple[Face, ...], Meta(min_length=6, max_length=6)]
CallName = Literal["got_it", "bonus", "thunder"]
Breach = Literal["LD-T1", "LD-T2", "LD-T3", "LD-T4", "LD-T5", "LD-T6", "LD-T7", "LD-R5", "LD-R6", "LD-R9"]
"""The rules that a judge may cite: the tournament's, and those that the state cannot watch at a reported seat."""
Measure = Literal["warning", "roll_again", "call_void", "call_void_minus_2"]


class Roll(Struct, frozen=True, tag="roll", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A seat keeps some of its dice and rolls all others [LD-4]."""

    card: int
    keep: tuple[Die, ...] = ()
    """Ascending."""


class GotIt(Struct, frozen=True, tag="got_it", forbid_unknown_fields=True, gc=False):
    """The caller's dice meet the card; a claim [LD-5]."""

    card: int


class Bonus(Struct, frozen=True, tag="bonus", forbid_unknown_fields=True):
    """All six dice show the caller's own number; a claim [LD-7]."""

    card: int


class Thunder(Struct, frozen=True, tag="thunder", forbid_unknown_fields=True):
    """All six dice show an opponent's number; a claim [LD-8]."""

    card: int
    number: int
    """The opponent's seat."""


class Skip(Struct, frozen=True, tag="skip", forbid_unknown_fields=True, gc=False):
    """A seat's vote to skip the card [LD-R11]."""

    card: int


class Landed(Struct, frozen=True, tag="landed", forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """CHANCE n: the dice of seat n have come to rest."""

    faces: Annotated[tuple[Face, ...], Meta(max_length=6)]
    """Of the dice that were in motion, in the order of their indices."""
    off: tuple[Die, ...] = ()
    """Those that left the table and so show nothing, ascending [LD-T4]; never drawn, only real dice do it."""


class Turned(Struct, frozen=True, tag="turned", forbid_unknown_fields=True):
    """CHANCE 0: the card that lies face up now, by its number in the deck, from 1 [LD-2]."""

    card: int


class Flip(Struct, frozen=True, tag="flip", forbid_unknown_fields=True):
    """JUDGE has the next card turned [LD-T0]."""


class Rule(Struct, frozen=True, tag="rule", forbid_unknown_fields=True):
    """JUDGE rules on the call that has waited longest [LD-R17]."""

    valid: bool


class ReadFaces(Struct, frozen=True, tag="faces", forbid_unknown_fields=True):
    """JUDGE reads out the dice of the reported seat whose call has waited longest, and they decide [ALL-11]."""

    faces: SixFaces


class Sanction(Struct, frozen=True, tag="sanction", forbid_unknown_fields=True, omit_defaults=True):
    """JUDGE punishes a breach [LD-R14]."""

    seat: int
    rule: Breach
    kind: Measure
    dice: tuple[Die, ...] = ()
    """Those to roll again, ascending."""


Call = GotIt | Bonus | Thunder
Action = (
    Roll
    | GotIt
    | Bonus
    | Thunder
    | Skip
    | Landed
    | Turned
    | Flip
    | Rule
    | ReadFaces
    | Sanction
    | Leave
    | Forfeit
    | Void
)


class FlipOrdered(Event, frozen=True, tag="flip_ordered"):
    """The judge reaches for the pile."""

    round: int
    """That the card will open."""


class Flipped(Event, frozen=True, tag="flipped"):
    """A card lies face up."""

    round: int
    card: int
    """Its number in the deck, from 1."""
    title: str
    requirement: str


class NewPile(Event, frozen=True, tag="new_pile"):
    """All cards form a new pile."""

    cards: int


class Rolled(Event, frozen=True, tag="rolled", gc=False):
    """Dice are in motion. LD-R6: for an earlier card, so that they do not count for this one."""

    seat: int
    dice: tuple[Die, ...]


class Rested(Event, frozen=True, tag="rested", omit_defaults=True, gc=False):
    """Dice have come to rest."""

    seat: int
    faces: tuple[int, ...]
    """Of all six dice; 0: in the hand."""
    off: tuple[Die, ...] = ()


class PickedUp(Event, frozen=True, tag="picked_up"):
    """Seats have all six dice in the hand."""

    seats: tuple[int, ...]


class Called(Event, frozen=True, tag="called", omit_defaults=True):
    """A call waits for its turn or for the judge."""

    seat: int
    call: CallName
    number: int = 0
    """The opponent's seat, of a Thunder."""


class CallVoided(Event, frozen=True, tag="call_voided", omit_defaults=True):
    """A call that waited comes to nothing, and its caller pays nothing."""

    seat: int
    call: CallName
    number: int = 0


class FacesRead(Event, frozen=True, tag="faces_read"):
    """The judge has read out the dice of a reported seat."""

    seat: int
    faces: tuple[int, ...]


class Matched(Event, frozen=True, tag="matched"):
    """A seat has met the card. LD-5: for points. LD-Q2: it takes the card."""

    seat: int
    card: int
    change: int
    score: int


class Missed(Event, frozen=True, tag="missed"):
    """A seat has called wrongly. LD-6 and LD-R12: "Got it!". LD-R3: Bonus or Thunder."""

    seat: int
    call: CallName
    change: int
    score: int


class Nice(Event, frozen=True, tag="nice"):
    """A seat has rolled its own number six times."""

    seat: int
    change: int
    score: int


class Nasty(Event, frozen=True, tag="nasty"):
    """A seat has been struck by six dice of its number."""

    seat: int
    """Who loses."""
    by: int
    change: int
    score: int


class Voted(Event, frozen=True, tag="voted"):
    """A seat would skip this card."""

    seat: int
    votes: int
    needed: int


class Skipped(Event, frozen=True, tag="skipped"):
    """The card is skipped."""

    card: int


class Sanctioned(Event, frozen=True, tag="sanctioned", omit_defaults=True):
    """The judge has found a breach of the rule named."""

    seat: int
    kind: Measure
    dice: tuple[Die, ...] = ()


class Fined(Event, frozen=True, tag="fined"):
    """A sanction takes points."""

    seat: int
    change: int
    score: int


class BrokenOff(Event, frozen=True, tag="broken_off"):
    """The race for the card starts anew in this round; card and dice stay."""

    round: int


class Departed(Event, frozen=True, tag="departed"):
    """A seat has left for good."""

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """The match is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


LightningEvent = (
    FlipOrdered
    | Flipped
    | NewPile
    | Rolled
    | Rested
    | PickedUp
    | Called
    | CallVoided
    | FacesRead
    | Matched
    | Missed
    | Nice
    | Nasty
    | Voted
    | Skipped
    | Sanctioned
    | Fined
    | BrokenOff
    | Departed
    | Ended
)


def name_of(call: Call) -> CallName:
    """The call in a word, for events."""
    match call:
        case GotIt():
            return "got_it"
        case Bonus():
            return "bonus"
        case Thunder():
            return "thunder"


def number_of(call: Call) -> int:
    """The seat that a Thunder names; 0 for the other calls."""
    return call.number if isinstance(call, Thunder) else 0
