"""What a seat may see. All dice and scores lie open, as at a real table.

Nobody is told whether dice meet the card: that is for people to see, and for bots to work out from `requirement`.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.core import Actor
from dicehall.games.lightning_dice.state import Hand, Phase, State, Waiting, deck
from dicehall.games.lightning_dice.variants import Variant


class View(Struct, frozen=True, gc=False):
    """The table from one seat."""

    seat: int
    """0 for a spectator."""
    phase: Phase
    round: int
    """What the seat's next action calls its `card`."""
    card: int
    """The card face up, by its number in the deck; 0: none, and then the next four say nothing."""
    title: str
    requirement: str
    """In the language of `requirement_parser`."""
    picture: tuple[int, ...]
    """Six dice that meet it; a 0 may show anything [LD-R26]."""
    expected_rolls: float | None
    """With best keeping, from no dice kept; None: not worked out."""
    scores: tuple[int, ...]
    """Points by seat; in the quick game cards taken."""
    hands: tuple[Hand, ...]
    """Six dice by seat."""
    waiting: tuple[Waiting, ...]
    """Calls to be ruled on, in their order."""
    votes: tuple[int, ...]
    """Seats that would skip this card."""
    left: tuple[int, ...]
    reported: tuple[int, ...]
    """Seats whose dice are real and not known here."""
    pile: int
    """How many cards are still to be turned."""
    played: int
    """How many are done with, in this pass of the pile."""
    skipped: int
    """How many nobody got, in the whole match."""
    variant: Variant


def view_of(state: State, seat: Actor | None) -> View:
    """The view of a seat; None, or an actor who is no seat, sees what a spectator sees."""
    cards = deck(state).cards
    card = state.card
    played = len(state.played)
    face_up = cards[card - 1] if card else None
    return View(
        seat.number if seat is not None and seat.kind == "seat" else 0,
        state.phase,
        state.round,
        card,
        face_up.title if face_up else "",
        face_up.requirement if face_up else "",
        face_up.picture if face_up else (),
        face_up.expected_rolls if face_up else None,
        state.scores,
        state.hands,
        state.waiting,
        state.votes,
        state.left,
        state.reported,
        len(cards) - played - (card > 0),
        played,
        state.skipped,
        state.variant,
    )
