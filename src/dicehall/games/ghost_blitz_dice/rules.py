"""The Game object: dispatch only.

A right grab does not close a throw. It makes CLOCK's close due at once, so that claims which are still on their way and
were made earlier come first [GB-R6].
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.core import (
    CLOCK,
    Actor,
    BadSetup,
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
    Setup,
    Step,
    Void,
    check_seats,
    variant_of,
)
from dicehall.games.ghost_blitz_dice.actions import Action, Close, Grab, Lot, Report, Rolled, Shuffled, Throw
from dicehall.games.ghost_blitz_dice.choices import GhostChoices, actors_of, distribution_of
from dicehall.games.ghost_blitz_dice.legality import NOT_TOLD, TOO_EARLY, refusal_of
from dicehall.games.ghost_blitz_dice.notation import NOTATION
from dicehall.games.ghost_blitz_dice.state import MIN_REACTION_MS, SEATS, State
from dicehall.games.ghost_blitz_dice.texts import sentence
from dicehall.games.ghost_blitz_dice.turn import broken_off, departed, drawn, grabbed, reordered, rested, thrown
from dicehall.games.ghost_blitz_dice.variants import PRINTED, Variant
from dicehall.games.ghost_blitz_dice.verdict import closed, is_decided, outcome_of, reported
from dicehall.games.ghost_blitz_dice.view import View, view_of


class GhostBlitz:
    """Ghost Blitz: The Dice Game. One throws, all grab at once; see RULES.md."""

    name = "ghost_blitz_dice"
    title = "Ghost Blitz: The Dice Game"
    round_name = "throw"
    fastest_claim_ms = MIN_REACTION_MS
    seats = SEATS
    variant: type[Struct] = Variant
    notation = NOTATION

    def initial(self, setup: Setup) -> State:
        check_seats(setup, *SEATS, rule="GB-9")
        variant = variant_of(setup.options, Variant)
        if variant.first_seat > setup.seats:
            raise BadSetup(f"first_seat={variant.first_seat}: there are seats 1 to {setup.seats} [GB-R8]")
        if setup.reported:
            raise BadSetup(
                f"reported={list(setup.reported)}: all seats share the dice, so none has its own to report; "
                "JUDGE can report any throw [GB-R15]"
            )
        first = variant.first_seat
        return State(
            points=(0,) * setup.seats,
            thrower=first,
            phase="throw" if first else "lot",
            variant=PRINTED if variant == PRINTED else variant,
        )

    def actors(self, state: State) -> tuple[Actor, ...]:
        return actors_of(state)

    def legal_actions(self, state: State, actor: Actor) -> GhostChoices:
        return GhostChoices(state, actor)

    def chance(self, state: State, actor: Actor) -> Distribution[Action] | None:
        return distribution_of(state, actor)

    def delay_ms(self, state: State, actor: Actor) -> int:
        """Dice tumble for `throw_ms` [GB-R5]; CLOCK waits for the limit, or no longer once a grab is right [GB-R6]."""
        if state.phase == "motion" and actor.kind == "chance":
            return state.variant.throw_ms
        if state.phase == "grab" and actor == CLOCK and not is_decided(state):
            return state.variant.grab_limit_s * 1_000
        return 0

    def round(self, state: State) -> int:
        return state.throw

    def is_claim(self, action: Action) -> bool:
        return isinstance(action, Grab | Close)

    def too_early(self, state: State, since_shown_ms: float) -> Refusal | None:
        """A grab is void before the seat's reveal has ended [GB-R18], and less than 120 ms after that [GB-R5]."""
        if since_shown_ms < 0:
            return NOT_TOLD
        return TOO_EARLY if since_shown_ms < MIN_REACTION_MS else None

    def can_come_late(self, action: Action) -> bool:
        """Never: a grab after the close is refused, and answers to other throws are stale [GB-R6]."""
        return False

    def apply(self, state: State, move: Move[Action]) -> Step[State]:
        refusal = refusal_of(state, move.actor, move.action)
        if refusal is not None:
            raise IllegalAction(refusal)
        match action := move.action:
            case Grab():
                return grabbed(state, move.actor.number, action.figures)
            case Throw():
                return thrown(state, "GB-1")
            case Rolled():
                return rested(state, action.faces)
            case Close():
                return closed(state)
            case Lot():
                return drawn(state, action.seat)
            case Shuffled():
                return reordered(state, action.order)
            case _:
                return _interrupted(state, action)

    def view(self, state: State, seat: Actor | None) -> View:
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state) if state.phase == "over" else None

    def sentence(self, event: Event, name: Names) -> str:
        return sentence(event, name)


def _interrupted(state: State, action: Report | Leave | Forfeit | Void) -> Step[State]:
    match action:
        case Report(right, wrong):
            return reported(state, right, wrong)
        case Leave(seat):
            return departed(state, seat)
        case Forfeit():
            return thrown(state, "ALL-9")
        case Void():
            return broken_off(state)


GAME: Game[State, Action] = GhostBlitz()
