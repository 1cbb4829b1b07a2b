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
ACTIONS: dict[str, list[Action]] = {"seat": [Roll(), Hold()], "chance": [Rolled(n) for n in range(1, 7)], "nobody": []}
CHOICES = {kind: core.OneOf(actions, NO) for kind, actions in ACTIONS.items()}


class Pig(core.TurnGame):
    name, title, seats = "pig", "Pig", (2, 2)
    variant: type[Struct] = Variant
    notation: core.Notation[State, Action] = core.Notation(State, Action, Told)

    def initial(self, setup: core.Setup) -> State:
        core.check_seats(setup, *self.seats, rule="PIG-2")
        return State(goal=core.variant_of(setup.options, Variant).goal)

    def actors(self, state: State) -> tuple[core.Actor, ...]:
        acting = core.chance() if state.is_rolling else core.seat(state.turns % 2 + 1)
        return (acting,) if max(state.scores) < state.goal else ()

    def legal_actions(self, state: State, actor: core.Actor) -> core.Choices[Action]:
        return CHOICES[actor.kind if actor in self.actors(state) else "nobody"]

    def chance(self, state: State, actor: core.Actor) -> core.Distribution[Action]:
        return core.Uniform(ACTIONS["chance"])

    def round(self, state: State) -> int:
        return state.turns + 1

    def apply(self, state: State, move: core.Move[Action]) -> core.Step[State]:
        if refusal := self.legal_actions(state, move.actor).refusal(move.action):
            raise core.IllegalAction(refusal)
        match move.action:
            case Roll():
                return core.Step(structs.replace(state, is_rolling=True), (Told("PIG-1", "The die rolls."),))
            case Rolled(face=face) if face > 1:
                grown = structs.replace(state, is_rolling=False, pot=state.pot + face)
                return core.Step(grown, (Told("PIG-1", f"A {face}: {grown.pot} in the pot."),))
            case _:  # a 1, or Hold: the next turn
                kept, rule = (0, "PIG-3") if state.is_rolling else (state.pot, "PIG-1")
                scores = [score + kept * (seat == state.turns % 2) for seat, score in enumerate(state.scores)]
                after = State(tuple(scores), state.goal, state.turns + 1)
                return core.Step(after, (Told(rule, f"{kept} points are kept."),))

    def view(self, state: State, seat: core.Actor | None) -> View:
        return View(seat.number if seat else 0, state)

    def outcome(self, state: State) -> core.Outcome | None:
        winners = tuple(seat for seat in (1, 2) if state.scores[seat - 1] >= state.goal)
        return core.Outcome(winners, state.scores, "PIG-4") if winners else None

    def sentence(self, event: core.Event, name: core.Names) -> str:
        return event.text if isinstance(event, Told) else ""
