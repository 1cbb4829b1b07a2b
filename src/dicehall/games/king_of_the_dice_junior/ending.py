"""When a match is over and who wins it.

Asked only where a turn has ended or a seat has left: a fifth card in the middle of a full round ends nothing yet.
"""

from __future__ import annotations

from msgspec.structs import replace

from dicehall.core import Event, Outcome, Step
from dicehall.games.king_of_the_dice_junior.actions import MatchEnded
from dicehall.games.king_of_the_dice_junior.scoring import lizards_in, seats_with_most_lizards
from dicehall.games.king_of_the_dice_junior.state import SIDES, State, in_play, next_in_play


def closed_castles(state: State) -> tuple[int, ...]:
    """Seats in play with a card at each side of their courtyard, ascending [KJ-10, ALL-7]."""
    return tuple([seat for seat in in_play(state) if len(state.castles[seat - 1]) == SIDES])


def is_last_of_round(state: State) -> bool:
    """Whether the next turn belongs to a new round, counted from the place of the seat that began [KJ-V1, KJ-R11]."""
    seats = len(state.castles)
    return (next_in_play(state) - state.first) % seats < (state.in_turn - state.first) % seats


def is_decided(state: State) -> bool:
    """Whether the turn that has just ended was the last one of the match [KJ-10, KJ-V1]."""
    if not closed_castles(state):
        return False
    return not state.variant.full_round or is_last_of_round(state)


def outcome(state: State) -> Outcome | None:
    """Who won and by which rule; the scores are cards [KJ-10, KJ-V2, KJ-V3, ALL-7]."""
    if state.phase != "over":
        return None
    cards = tuple(map(len, state.castles))
    remaining = in_play(state)
    if len(remaining) == 1:
        return Outcome(remaining, cards, "ALL-7")
    closed = closed_castles(state)
    if not state.variant.full_round:
        return Outcome(closed, cards, "KJ-10")
    winners = seats_with_most_lizards(state.castles, closed)
    return Outcome(winners, cards, "KJ-V2" if len(winners) == 1 else "KJ-V3")


def ended(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The match ends here; nothing more is turned over [KJ-R7]."""
    state = replace(state, phase="over")
    result = outcome(state)
    assert result is not None
    lizards = tuple(map(lizards_in, state.castles))
    return Step(state, (*events, MatchEnded(result.rule, result.winners, result.scores, lizards)))
