"""What can happen (actions) and what everybody is told about it (events).

A roll is two moves: the seat lets the dice go (`roll`, `reroll`, `crown`), and CHANCE says how they come to rest
(`rolled`). Dice are named by their places 0 to 3, which they keep for the whole turn.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.core import Event, Forfeit, Leave, Void
from dicehall.games.king_of_the_dice_junior.state import Face


class Lot(Struct, frozen=True, tag="lot", forbid_unknown_fields=True):
    """CHANCE 0: the lot says which seat begins [KJ-R6]."""

    seat: int


class Drawn(Struct, frozen=True, tag="drawn", forbid_unknown_fields=True):
    """CHANCE 0: a card of the pile is turned face up [KJ-1, KJ-6]."""

    card: int


class Roll(Struct, frozen=True, tag="roll", forbid_unknown_fields=True):
    """The seat in turn takes all four dice and rolls them [KJ-2]."""


class Rolled(Struct, frozen=True, tag="rolled", forbid_unknown_fields=True):
    """CHANCE 0: the dice in motion come to rest."""

    faces: tuple[Face, ...]
    """Of the dice in motion only, in the order of their places."""


class Take(Struct, frozen=True, tag="take", forbid_unknown_fields=True):
    """The dice meet this card; the seat lays it at its castle [KJ-3]."""

    card: int


class Reroll(Struct, frozen=True, tag="reroll", forbid_unknown_fields=True):
    """The second roll [KJ-4]."""

    keep: tuple[int, ...]
    """Places of the dice set aside, ascending, three at most; the others are rolled."""


class Crown(Struct, frozen=True, tag="crown", forbid_unknown_fields=True):
    """The third roll, paid with the crown [KJ-9]."""

    keep: tuple[int, ...]
    """As in `reroll`; dice set aside before may be rolled too."""


class EndTurn(Struct, frozen=True, tag="end_turn", forbid_unknown_fields=True):
    """No card is met, and the seat does not roll on [KJ-R8]."""


Action = Lot | Drawn | Roll | Rolled | Take | Reroll | Crown | EndTurn | Leave | Forfeit | Void


class LotFell(Event, frozen=True, tag="lot_fell"):
    """The lot has named a seat."""

    seat: int


class CardTurned(Event, frozen=True, tag="card_turned"):
    """A card now lies face up in the middle."""

    card: int


class PileRenewed(Event, frozen=True, tag="pile_renewed"):
    """The discarded cards are the new pile."""

    cards: int
    """How many."""


class Began(Event, frozen=True, tag="began"):
    """The cards lie ready; this seat has the first turn."""

    seat: int


class DiceThrown(Event, frozen=True, tag="dice_thrown"):
    """A seat rolls dice: its first or second roll."""

    seat: int
    kept: tuple[Face, ...]
    """What the dice set aside show."""


class CrownSpent(Event, frozen=True, tag="crown_spent"):
    """A seat's crown goes back to the box for one more roll."""

    seat: int
    kept: tuple[Face, ...]


class DiceRested(Event, frozen=True, tag="dice_rested"):
    """A roll is over. The rule named is that of the roll: KJ-2, KJ-4 or KJ-9."""

    seat: int
    faces: tuple[Face, ...]
    """Of all four dice."""


class CardTaken(Event, frozen=True, tag="card_taken"):
    """A seat gains a card. KJ-5: it had the choice of two."""

    seat: int
    card: int
    cards: int
    """How many it has now."""


class TurnMissed(Event, frozen=True, tag="turn_missed"):
    """A turn has ended without a card."""

    seat: int


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """The card that had lain longest is laid aside."""

    card: int


class LastRound(Event, frozen=True, tag="last_round"):
    """A castle is closed; seats that have had one turn less still have theirs."""

    seat: int
    """Whose castle it is."""


class LimitPassed(Event, frozen=True, tag="limit_passed"):
    """A seat in turn took longer than the table allows and loses the turn."""

    seat: int


class SeatLeft(Event, frozen=True, tag="seat_left"):
    """A seat leaves for good."""

    seat: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The match is over; the rule named decided it."""

    winners: tuple[int, ...]
    cards: tuple[int, ...]
    """Of each seat."""
    lizards: tuple[int, ...]
    """In each seat's castle."""


KingEvent = (
    LotFell
    | CardTurned
    | PileRenewed
    | Began
    | DiceThrown
    | CrownSpent
    | DiceRested
    | CardTaken
    | TurnMissed
    | CardDiscarded
    | LastRound
    | LimitPassed
    | SeatLeft
    | MatchEnded
)
