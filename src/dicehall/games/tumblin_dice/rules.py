"""The Game object of Tumblin-Dice: it sends every question to the file that answers it.

Where dice come to rest is not worked out here: after a throw, CHANCE owes `settled`, and `chance` does not know it.
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
    Setup,
    Step,
    TurnGame,
    Void,
)
from dicehall.games.tumblin_dice import texts, turn
from dicehall.games.tumblin_dice.actions import Action, Name, Report, Rolled, Settled, Throw
from dicehall.games.tumblin_dice.choices import actors_of, choices_of, pending_roll
from dicehall.games.tumblin_dice.notation import NOTATION
from dicehall.games.tumblin_dice.refusals import NO_RACE
from dicehall.games.tumblin_dice.standings import outcome_of
from dicehall.games.tumblin_dice.state import State
from dicehall.games.tumblin_dice.variants import SEATS, Variant, variant_for
from dicehall.games.tumblin_dice.view import View, view_of


class TumblinDice(TurnGame):
    """Two to four seats throw dice down a stepped board."""

    name = "tumblin_dice"
    title = "Tumblin-Dice"
    round_name = "throw"
    seats = SEATS
    variant: type[Struct] = Variant
    notation = NOTATION

    def initial(self, setup: Setup) -> State:
        """Before the first roll or throw. Raises BadSetup."""
        return turn.first_state(variant_for(setup), setup.seats, is_reported=bool(setup.reported))

    def actors(self, state: State) -> tuple[Actor, ...]:
        return actors_of(state)

    def legal_actions(self, state: State, actor: Actor) -> Choices[Action]:
        return choices_of(state, actor)

    def chance(self, state: State, actor: Actor) -> Distribution[Action] | None:
        return pending_roll(state, actor)

    def round(self, state: State) -> int:
        return state.number

    def apply(self, state: State, move: Move[Action]) -> Step[State]:
        """Plays a move. Raises IllegalAction."""
        refusal = choices_of(state, move.actor).refusal(move.action)
        if refusal is not None:
            raise IllegalAction(refusal)
        match move.action:
            case Settled() as settled:
                return turn.after_settled(state, settled)
            case Throw() as throw:
                return turn.after_throw(state, move.actor.number, throw)
            case Rolled() as rolled:
                return turn.after_rolled(state, rolled)
            case Name() as name:
                return turn.after_name(state, move.actor.number, name)
            case Report() as report:
                return turn.after_report(state, report)
            case Forfeit() as forfeit:
                return turn.after_forfeit(state, forfeit)
            case Leave() as leave:
                return turn.after_leave(state, leave)
            case Void():  # refused above, always
                raise IllegalAction(NO_RACE)

    def view(self, state: State, seat: Actor | None) -> View:
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state)

    def sentence(self, event: Event, name: Names) -> str:
        return texts.sentence(event, name)


GAME: Game[State, Action] = TumblinDice()
