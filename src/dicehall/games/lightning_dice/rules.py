"""The game as the rest of dicehall sees it. Dispatch only: every case is one line, the work is in its neighbours.

Seats, and dice in motion, are all actors at the same time. The round counts reveals: a card that is turned opens one,
and so does a race for the same card that starts anew after it was broken off [LD-R20].
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.core import (
    Actor,
    Choices,
    Distribution,
    Event,
    Forfeit,
    Game,
    IllegalAction,
    Leave,
    Move,
    Names,
    Outcome,
    Refusal,
    Refused,
    Setup,
    Step,
    Void,
    check_seats,
    variant_of,
)
from dicehall.games.lightning_dice import texts
from dicehall.games.lightning_dice.actions import (
    Action,
    Bonus,
    Flip,
    GotIt,
    Landed,
    ReadFaces,
    Roll,
    Rule,
    Sanction,
    Skip,
    Thunder,
    Turned,
)
from dicehall.games.lightning_dice.calls import called, ruled
from dicehall.games.lightning_dice.choices import (
    LANDINGS,
    ClockChoices,
    JudgeChoices,
    SeatChoices,
    Turning,
    actors_of,
    is_flip_due,
    pending_chance,
)
from dicehall.games.lightning_dice.decks import deck_of
from dicehall.games.lightning_dice.hands import landed, rolled
from dicehall.games.lightning_dice.judge import broken_off, departed, faces_read, flip_ordered, sanctioned
from dicehall.games.lightning_dice.notation import NOTATION
from dicehall.games.lightning_dice.pile import turned, voted, winners, winning_rule
from dicehall.games.lightning_dice.refusals import NO_FORFEIT, OVER, OVER_QUICK
from dicehall.games.lightning_dice.state import SEATS, Hand, State, is_quick
from dicehall.games.lightning_dice.variants import PRINTED, Variant, check_variant, paced
from dicehall.games.lightning_dice.view import View, view_of

_OVER: Refused[Action] = Refused(OVER.rule, OVER.why)
_OVER_QUICK: Refused[Action] = Refused(OVER_QUICK.rule, OVER_QUICK.why)
_NO_FLIP: Refused[Action] = Refused("LD-2", "No card is to be turned now.")
_NO_DICE: Refused[Action] = Refused("LD-R13", "No dice are moving there.")
_NOBODY: Refused[Action] = Refused("ALL-1", "There is no such seat in this match.")


class LightningDice:
    """Lightning Dice: standard game, quick game, and the tournament on top of either."""

    name = "lightning_dice"
    title = "Lightning Dice"
    round_name = "card"
    fastest_claim_ms = 0
    seats = SEATS
    variant: type[Struct] = Variant
    notation = NOTATION

    def initial(self, setup: Setup) -> State:
        """Pawns at 0, six dice in every hand [LD-1, LD-Q1]. Raises BadSetup, for a bad deck too."""
        check_seats(setup, *SEATS, "LD-11")
        variant = variant_of(setup.options, Variant)
        check_variant(variant, setup.seats)
        deck_of(variant.deck)
        return State(
            (0,) * setup.seats,
            (Hand(),) * setup.seats,
            PRINTED if variant == PRINTED else variant,
            "judge" if variant.tournament else "flip",
            reported=tuple([seat for seat in range(1, setup.seats + 1) if seat in setup.reported]),
        )

    def actors(self, state: State) -> tuple[Actor, ...]:
        return actors_of(state)

    def legal_actions(self, state: State, actor: Actor) -> Choices[Action]:
        match actor.kind:
            case "seat":
                return SeatChoices(state, actor.number) if 0 < actor.number <= len(state.hands) else _NOBODY
            case "chance":
                return _chance_choices(state, actor.number)
            case "judge":
                return JudgeChoices(state)
            case "clock":
                return ClockChoices(state)

    def chance(self, state: State, actor: Actor) -> Distribution[Action] | None:
        return pending_chance(state, actor)

    def delay_ms(self, state: State, actor: Actor) -> int:
        """Dice tumble equally long for all [LD-R13], but for handicaps [LD-R27]; a card is turned at once [LD-9]."""
        variant = state.variant
        return paced(variant, actor.number, variant.roll_ms) if actor.kind == "chance" and actor.number else 0

    def round(self, state: State) -> int:
        return state.round

    def is_claim(self, action: Action) -> bool:
        return isinstance(action, GotIt | Bonus | Thunder)

    def too_early(self, state: State, since_shown_ms: float) -> Refusal | None:
        """Never: dice that happen to meet the card may be called the moment they rest."""
        return None

    def can_come_late(self, action: Action) -> bool:
        """Always: whatever a seat does names its card, and what that means is for the rules [LD-R6, LD-R8]."""
        return True

    def apply(self, state: State, move: Move[Action]) -> Step[State]:
        actor, action = move.actor, move.action
        refusal = self.legal_actions(state, actor).refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        match action:
            case Roll():
                return rolled(state, actor.number, action)
            case Landed():
                return landed(state, actor.number, action)
            case GotIt() | Bonus() | Thunder():
                return called(state, actor.number, action)
            case Skip():
                return voted(state, actor.number)
            case Turned():
                return turned(state, action.card)
            case Flip() | Rule() | ReadFaces() | Sanction():
                return _judged(state, action)
            case Leave() | Forfeit() | Void():
                return _intervened(state, action)

    def view(self, state: State, seat: Actor | None) -> View:
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        return Outcome(winners(state), state.scores, winning_rule(state))

    def sentence(self, event: Event, name: Names) -> str:
        return texts.sentence(event, name)


def _judged(state: State, action: Flip | Rule | ReadFaces | Sanction) -> Step[State]:
    match action:
        case Flip():
            return flip_ordered(state)
        case Rule():
            return ruled(state, is_valid=action.valid)
        case ReadFaces():
            return faces_read(state, action)
        case Sanction():
            return sanctioned(state, action)


def _intervened(state: State, action: Leave | Forfeit | Void) -> Step[State]:
    match action:
        case Leave():
            return departed(state, action.seat)
        case Void():
            return broken_off(state)
        case Forfeit():
            raise IllegalAction(NO_FORFEIT)  # legal for nobody, so this is never reached


def _chance_choices(state: State, number: int) -> Choices[Action]:
    if state.phase == "over":
        return _OVER_QUICK if is_quick(state) else _OVER
    if number == 0:
        return Turning(state) if is_flip_due(state) else _NO_FLIP
    moving = state.hands[number - 1].moving if 0 < number <= len(state.hands) else ()
    return LANDINGS[moving] if moving else _NO_DICE


GAME: Game[State, Action] = LightningDice()
