"""The Game object of King of the Dice Junior: dispatch only.

What moves do is in `turn.py`, what is allowed in `choices.py`, why something is not in `refusals.py`.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.core import (
    Actor,
    BadSetup,
    Choices,
    Distribution,
    Event,
    Game,
    IllegalAction,
    Leave,
    Move,
    Names,
    Notation,
    Outcome,
    Setup,
    Step,
    TurnGame,
    chance,
    check_seats,
    seat,
    variant_of,
)
from dicehall.games.king_of_the_dice_junior import ending, texts, turn
from dicehall.games.king_of_the_dice_junior.actions import (
    Action,
    Crown,
    Drawn,
    EndTurn,
    Lot,
    Reroll,
    Roll,
    Rolled,
    Take,
)
from dicehall.games.king_of_the_dice_junior.choices import choices, distribution
from dicehall.games.king_of_the_dice_junior.notation import NOTATION
from dicehall.games.king_of_the_dice_junior.state import SEATS, State
from dicehall.games.king_of_the_dice_junior.variants import Variant
from dicehall.games.king_of_the_dice_junior.view import View, view_of

_CHANCE = (chance(),)
_NOBODY: tuple[Actor, ...] = ()
_SEATS = tuple((seat(number),) for number in range(1, SEATS[1] + 1))


class KingOfTheDiceJunior(TurnGame):
    """The rules; see `dicehall.core.Game` for what each method means."""

    name = "king_of_the_dice_junior"
    title = "King of the Dice: Junior"
    seats = SEATS
    variant: type[Struct] = Variant
    notation: Notation[State, Action] = NOTATION

    def initial(self, setup: Setup) -> State:
        check_seats(setup, *SEATS, rule="KJ-11")
        if setup.reported:
            raise BadSetup(f"reported seats {list(setup.reported)}: this game needs the dice read aloud [ALL-11]")
        variant = variant_of(setup.options, Variant)
        first = variant.first_seat
        if first > setup.seats:
            raise BadSetup(f"option first_seat={first}: there are seats 1 to {setup.seats} [KJ-R6]")
        castles = ((),) * setup.seats
        crowns = tuple(range(1, setup.seats + 1))
        return State("deal" if first else "lot", castles, first=first, in_turn=first, crowns=crowns, variant=variant)

    def actors(self, state: State) -> tuple[Actor, ...]:
        match state.phase:
            case "ready" | "choose":
                return _SEATS[state.in_turn - 1]
            case "over":
                return _NOBODY
            case _:
                return _CHANCE

    def legal_actions(self, state: State, actor: Actor) -> Choices[Action]:
        return choices(state, actor)

    def chance(self, state: State, actor: Actor) -> Distribution[Action] | None:
        return distribution(state, actor)

    def round(self, state: State) -> int:
        return state.turns

    def apply(self, state: State, move: Move[Action]) -> Step[State]:
        refusal = choices(state, move.actor).refusal(move.action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return _step(state, move.action)

    def view(self, state: State, seat: Actor | None) -> View:
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state)

    def sentence(self, event: Event, name: Names) -> str:
        return texts.sentence(event, name)


def _step(state: State, action: Action) -> Step[State]:
    match action:
        case Rolled():
            return turn.rest(state, action.faces)
        case Roll():
            return turn.roll(state)
        case Reroll():
            return turn.reroll(state, action.keep)
        case Crown():
            return turn.spend_crown(state, action.keep)
        case Take():
            return turn.take(state, action.card)
        case EndTurn():
            return turn.end_turn(state)
        case Drawn():
            return turn.turn_card(state, action.card)
        case Lot():
            return turn.name_first(state, action.seat)
    return turn.leave(state, action.seat) if isinstance(action, Leave) else turn.forfeit(state)


GAME: Game[State, Action] = KingOfTheDiceJunior()
