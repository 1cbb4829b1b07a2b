"""What happens to the cards: turned, won, skipped, made into a new pile; and the end that they bring.

The state knows only which cards are done with. Which one comes next is nowhere before CHANCE turns it [ALL-2].
"""

from __future__ import annotations

from msgspec.structs import replace

from dicehall.core import Event, Step
from dicehall.games.lightning_dice.actions import (
    CallVoided,
    Ended,
    Flipped,
    NewPile,
    PickedUp,
    Skipped,
    Voted,
    name_of,
    number_of,
)
from dicehall.games.lightning_dice.hands import after_flip
from dicehall.games.lightning_dice.scoring import most_cards
from dicehall.games.lightning_dice.state import GOAL, IN_HAND, Hand, State, Waiting, deck, in_play, is_kept, is_quick


def turned(state: State, card: int) -> Step[State]:
    """A card lies face up for all [LD-2, LD-Q2], and opens a round."""
    face_up = deck(state).cards[card - 1]
    opened = state.round + 1
    flipped = Flipped("LD-Q2" if is_quick(state) else "LD-2", opened, card, face_up.title, face_up.requirement)
    hands = tuple(map(after_flip, state.hands)) if is_kept(state) else (Hand(),) * len(state.hands)
    race = replace(state, phase="race", round=opened, broken=0, card=card, hands=hands)
    return Step(race, (flipped, *_swept_up(state)))


def _swept_up(state: State) -> tuple[Event, ...]:
    """Dice that lie or roll are picked up at a flip, or not, by the switch [LD-R6]."""
    if is_kept(state):
        return ()
    seats = [seat for seat, hand in enumerate(state.hands, 1) if hand.moving or hand.faces != IN_HAND]
    return (PickedUp("LD-R6", tuple(seats)),) if seats else ()


def put_away(state: State) -> Step[State]:
    """The card joins those that are done with, and the next is turned at once [LD-9], if there is one."""
    played = tuple(sorted((*state.played, state.card)))
    phase = "judge" if state.variant.tournament else "flip"
    cleared = replace(state, phase=phase, card=0, played=played, votes=())
    if len(played) < len(deck(state).cards):
        return Step(cleared)
    if is_quick(state):
        return ended(cleared)
    return Step(replace(cleared, played=()), (NewPile("LD-R10", len(played)),))


def voted(state: State, seat: int) -> Step[State]:
    """A seat would skip this card [LD-R11]."""
    votes = tuple(sorted((*state.votes, seat)))
    step = skipped_if_agreed(replace(state, votes=votes))
    return Step(step.state, (Voted("LD-R11", seat, len(votes), votes_needed(state)), *step.events))


def votes_needed(state: State) -> int:
    """Those of all seats in play."""
    return len(state.scores) - len(state.left)


def skipped_if_agreed(state: State) -> Step[State]:
    """Skips the card if all seats in play have voted for it [LD-R11] and no call waits [LD-R21]."""
    if state.phase != "race" or state.waiting or len(state.votes) < votes_needed(state):
        return Step(state)
    step = put_away(replace(state, skipped=state.skipped + 1))
    return Step(step.state, (Skipped("LD-R11", state.card), *step.events))


def ended(state: State) -> Step[State]:
    """The match is over, and calls that still wait come to nothing [LD-R8, ALL-7]."""
    over = replace(state, phase="over", waiting=())
    rule = winning_rule(over)
    calls = voided("ALL-7" if rule == "ALL-7" else "LD-R8", *state.waiting)
    return Step(over, (*calls, Ended(rule, winners(over), over.scores)))


def voided(rule: str, *calls: Waiting) -> tuple[Event, ...]:
    """Tells that waiting calls come to nothing."""
    return tuple([CallVoided(rule, call.seat, name_of(call.call), number_of(call.call)) for call in calls])


def winners(state: State) -> tuple[int, ...]:
    """Who has won a match that is over: the last in play [ALL-7], else by points or cards."""
    seats = in_play(state)
    if len(seats) == 1:
        return seats
    return _best(state) if is_quick(state) else tuple([seat for seat in seats if state.scores[seat - 1] >= GOAL])


def winning_rule(state: State) -> str:
    """The rule that decides a match that is over."""
    if len(in_play(state)) == 1:
        return "ALL-7"
    if not is_quick(state):
        return "LD-10"
    return "LD-R12" if len(_best(state)) > 1 else "LD-Q3"


def _best(state: State) -> tuple[int, ...]:
    return most_cards(state.scores, in_play(state))
