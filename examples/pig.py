"""Pig, a folk game, as a game of dicehall: roll as often as you dare; a 1 costs the pot, the goal wins."""

from msgspec import Struct, structs

from dicehall import core


class Variant(Struct, frozen=True):
    goal: int = 50


class State(Struct, frozen=True, omit_defaults=True):
    scores: tuple[int, ...] = (0, 0)
    goal: int = 50
    turns: int = 0  # seat 1 has the even ones
    pot: int = 0
    is_rolling: bool = False


class Roll(Struct, frozen=True, tag="roll"): ...


class Hold(Struct, frozen=True, tag="hold"): ...


class Rolled(Struct, frozen=True, tag="rolled"):
    face: int


class Told(core.Event, frozen=True, tag="told"):
    text: str


class View(Struct, frozen=True):
    seat: int
    state: State  # Pig hides nothing


Action = Roll | Hold | Rolled
NO = core.Refusal("PIG-1", "It is not your move.")
FACES = [Rolled(face) for face in range(1, 7)]
CHOOSE, FALL, NOTHING = (
    core.OneOf[Action]((Roll(), Hold()), NO),
    core.OneOf[Action](FACES, NO),
    core.OneOf[Action]((), NO),
)


class Pig(core.TurnGame):
    name, title, seats = "pig", "Pig", (2, 2)
    variant: type[Struct] = Variant
    notation: core.Notation[State, Action] = core.Notation(State, Action, Told)

    def initial(self, setup: core.Setup) -> State:
        core.check_seats(setup, *self.seats, rule="PIG-2")
        return State(goal=core.variant_of(setup.options, Variant).goal)

    def actors(self, state: State) -> tuple[core.Actor, ...]:
        if max(state.scores) >= state.goal:
            return ()
        return (core.chance(),) if state.is_rolling else (core.seat(state.turns % 2 + 1),)

    def legal_actions(self, state: State, actor: core.Actor) -> core.Choices[Action]:
        return NOTHING if actor not in self.actors(state) else CHOOSE if actor.kind == "seat" else FALL

    def chance(self, state: State, actor: core.Actor) -> core.Distribution[Action]:
        return core.Uniform(FACES)

    def round(self, state: State) -> int:
        return state.turns + 1

    def apply(self, state: State, move: core.Move[Action]) -> core.Step[State]:
        if refusal := self.legal_actions(state, move.actor).refusal(move.action):
            raise core.IllegalAction(refusal)
        match move.action:
            case Roll():
                return core.Step(structs.replace(state, is_rolling=True), (Told("PIG-1", "The die rolls."),))
            case Rolled(face=1):
                return core.Step(next_turn(state, 0), (Told("PIG-3", "A 1: the pot is lost."),))
            case Rolled(face=face):
                grown = structs.replace(state, is_rolling=False, pot=state.pot + face)
                return core.Step(grown, (Told("PIG-1", f"A {face}: {grown.pot} in the pot."),))
            case _:
                return core.Step(next_turn(state, state.pot), (Told("PIG-1", f"{state.pot} points are kept."),))

    def view(self, state: State, seat: core.Actor | None) -> View:
        return View(seat.number if seat else 0, state)

    def outcome(self, state: State) -> core.Outcome | None:
        winners = tuple(seat for seat in (1, 2) if state.scores[seat - 1] >= state.goal)
        return core.Outcome(winners, state.scores, "PIG-4") if winners else None

    def sentence(self, event: core.Event, name: core.Names) -> str:
        return event.text if isinstance(event, Told) else ""


def next_turn(state: State, points: int) -> State:
    scores = [score + points * (seat == state.turns % 2) for seat, score in enumerate(state.scores)]
    return State(tuple(scores), state.goal, state.turns + 1)
