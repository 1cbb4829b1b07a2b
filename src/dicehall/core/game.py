"""The protocols through which everything else talks to all games.

Legality is stated once, in `legal_actions`; `apply` asks it. Nothing here knows time or randomness:
`delay_ms` only says how long something takes, and numbers are drawn by whoever passes `below`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from dicehall.core.actors import Actor
from dicehall.core.errors import Refusal
from dicehall.core.moves import Event, Move, Outcome, Step
from dicehall.core.notation import Notation
from dicehall.core.setup import Setup

S = TypeVar("S")
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)

Below: TypeAlias = Callable[[int], int]
"""`below(n)` draws an integer from 0 to n - 1, uniformly."""
Names: TypeAlias = Callable[[int], str]
"""The name of the player in a seat."""


class Choices(Protocol[A_co]):
    """What an actor may do now. Choices may be endless (a throw) or few (five figures to grab).

    Those that are finite can be iterated too, in a stated order, interventions left out.
    """

    def refusal(self, action: object) -> Refusal | None:
        """None if the action is allowed, else the rule against it. Interventions are answered too."""

    def __contains__(self, action: object) -> bool:
        """Whether there is no refusal."""

    def sample(self, below: Below) -> A_co:
        """A random allowed action, interventions left out.

        Raises:
            LookupError: the actor has nothing to do now.
        """


class Distribution(Protocol[A_co]):
    """How a pending CHANCE move falls."""

    def sample(self, below: Below) -> A_co:
        """Draws it, calling `below` in a stated order: dice by index; one call for a card, over the cards left."""

    def items(self) -> Iterator[tuple[A_co, Fraction]]:
        """Every possible action with its exact probability; they add up to 1."""


class Game(Protocol[S, A]):
    """Pure rules: no clock, no randomness, no I/O, no memory between calls."""

    name: str
    """Name of the folder."""
    title: str
    """Name for people."""
    round_name: str
    """What `round` counts, in one word for people: throw, turn, card."""
    seats: tuple[int, int]
    """Fewest and most seats."""
    variant: type[Struct]
    """The game's switches with their defaults; see `dicehall.core.setup`."""
    fastest_claim_ms: int
    """No human claims sooner after the reveal; 0 where a claim may come at once."""
    notation: Notation[S, A]
    """One line of text for each state, move and event [ALL-6]."""

    def initial(self, setup: Setup) -> S:
        """The state before the first move. Raises BadSetup."""

    def actors(self, state: S) -> tuple[Actor, ...]:
        """Who has something to do, sorted; empty exactly when the match is over."""

    def legal_actions(self, state: S, actor: Actor) -> Choices[A]:
        """What an actor may do; for one who cannot act, choices that refuse everything with the reason."""

    def chance(self, state: S, actor: Actor) -> Distribution[A] | None:
        """How a pending CHANCE falls; None if only physics or people know."""

    def delay_ms(self, state: S, actor: Actor) -> int:
        """How long after becoming an actor the move of this CHANCE or CLOCK is due."""

    def round(self, state: S) -> int:
        """Number of the throw, card or turn in play; never falls."""

    def is_claim(self, action: A) -> bool:
        """Whether the action races against others, so that the sequencer orders it."""

    def too_early(self, state: S, since_shown_ms: float) -> Refusal | None:
        """Why a claim so soon after the reveal is void (no human is that fast); None if it is not."""

    def can_come_late(self, action: A) -> bool:
        """Whether an action that answers an earlier round is still judged by the rules instead of being stale."""

    def apply(self, state: S, move: Move[A]) -> Step[S]:
        """Plays a move. Raises IllegalAction, and then nothing has changed."""

    def view(self, state: S, seat: Actor | None) -> Struct:
        """What a seat (None: a spectator) may see. Has a field `seat`: its number, 0 for a spectator."""

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended; None while it goes on."""

    def sentence(self, event: Event, name: Names) -> str:
        """The event in one sentence for people, without its rule id."""


AnyGame: TypeAlias = Game[Any, Any]
"""For tables of games, where types mix. The only place that says Any."""


class ChanceSource(Protocol):
    """Supplies the moves of a CHANCE actor: a generator, physics, people [ALL-5]."""

    answers_later: bool
    """Whether `draw` gives None and somebody else settles the move in their own time."""

    def draw(self, game: Game[S, A], state: S, actor: Actor) -> A | None:
        """The action, or None if it will come later (people read their dice, physics still computes)."""


class Policy(Protocol[A]):
    """Chooses for a seat, from what that seat may see."""

    def choose(self, view: Struct, choices: Choices[A], below: Below) -> A | None:
        """An action, or None to let others act first (races only)."""
