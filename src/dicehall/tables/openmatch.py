"""A match in progress: where it stands, its log, and what is to be told to whom.

Everything that changes the state goes through `play` or `undo`, so nothing can change without a log entry.
"""

from __future__ import annotations

from collections.abc import Mapping

from dicehall.core import (
    CLOCK,
    Actor,
    AnyGame,
    Below,
    ChanceSource,
    Choices,
    DicehallError,
    Event,
    Intervention,
    Leave,
    Move,
    Setup,
    Void,
    seat,
)
from dicehall.match import FORMAT, Dropped, Entry, Evidence, Header, Note, Played, Undone, counting_moves
from dicehall.tables.botseats import BotSeats
from dicehall.tables.messages import Ask, Effect, Log, Outgoing, Tell, Update
from dicehall.tables.seating import Seating
from dicehall.tables.sequencer import Sequencer
from dicehall.tables.timers import Timers


class NotNow(DicehallError):
    """Something was asked of a table that it cannot do at this point."""


class OpenMatch:
    """State, log and effects of one table. See `Table` for the arguments."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        sources: Mapping[int, ChanceSource],
        below: Below,
        turn_limit_ms: int | None,
    ) -> None:
        self.game = game
        self.seating = Seating(game, setup)
        self.header = Header(FORMAT, game.name, setup)
        self.entries: list[Entry[object]] = []
        self.undos = 0
        self.now_ms = 0
        self.shown_ms: dict[int, int] = {}
        """When each seat was shown the dice that lie."""
        self.effects: list[Effect] = []
        self.races = Sequencer(below)
        self.timers = Timers(game, turn_limit_ms)
        self.bots = BotSeats(game, below)
        self._sources = sources
        self._state: object | None = None
        self._asked: tuple[Actor, ...] = ()
        self._told = 0

    @property
    def has_started(self) -> bool:
        return self._state is not None

    @property
    def state(self) -> object:
        """Raises NotNow before the start."""
        if self._state is None:
            raise NotNow("the match has not started")
        return self._state

    def play(self, move: Move[object], evidence: Evidence | None = None) -> None:
        """Applies one move and tells everybody. Raises IllegalAction before anything has changed."""
        step = self.game.apply(self.state, move)
        if isinstance(move.action, Void):
            self.drop_claims("the race was broken off")
        self.log(Played(move.actor, move.action, self.now_ms, evidence))
        if isinstance(move.action, Leave):
            self.log(self.seating.empty(move.action.seat, self.now_ms))
        if isinstance(move.action, Intervention):
            self._asked = ()  # what is owed may have changed, so people are asked anew
        self.enter(step.state, move.actor, step.events)

    def enter(self, state: object, moved: Actor | None = None, events: tuple[Event, ...] = ()) -> None:
        """The match stands here now: who is to act, when, and what everybody sees."""
        self._state = state
        actors = self.game.actors(state)
        if moved is not None and moved.kind == "chance":
            shown_to = self.seating.places if moved.number == 0 else (moved.number,)
            self.shown_ms.update(dict.fromkeys(shown_to, self.now_ms))
        outside = tuple(a for a in actors if a.kind == "chance" and self.source_of(a).answers_later)
        for actor in outside:
            if actor not in self._asked or actor == moved:
                self.ask(actor)
        self._asked = outside
        self.timers.watch(state, actors, outside, moved, self.now_ms)
        self.plan_bots(moved)
        self.tell_update(events)

    def undo(self, to: int, by: str, why: str) -> None:
        """Takes back all moves after an entry; the log keeps them. Raises NotNow if there is none."""
        moves = counting_moves(self.entries)
        if not 0 <= to < (moves[-1][0] if moves else 0):
            raise NotNow(f"undo to entry {to}: no move comes after it")
        self.drop_claims(why)
        self.log(Undone(to, by, why, self.now_ms))
        self.undos += 1
        self.timers.stop()
        self.bots.plans.clear()
        self._asked = ()
        left = (entry.action.seat for _, entry in counting_moves(self.entries) if isinstance(entry.action, Leave))
        for seated in self.seating.bring_back(tuple(left), self.now_ms):
            self.log(seated)
        self.enter(self.replayed())

    def replayed(self) -> object:
        """The state that the counting moves of the log lead to. Raises IllegalAction if they are against the rules."""
        state: object = self.game.initial(self.seating.setup)
        for _, entry in counting_moves(self.entries):
            state = self.game.apply(state, Move(entry.actor, entry.action)).state
        return state

    def choices(self, number: int) -> Choices[object]:
        """What the player in a seat may do."""
        choices: Choices[object] = self.game.legal_actions(self.state, seat(number))
        return choices

    def is_in_race(self) -> bool:
        return self.has_started and Void() in self.game.legal_actions(self.state, CLOCK)

    def source_of(self, actor: Actor) -> ChanceSource:
        return self._sources.get(actor.number, self._sources[0])

    def ask(self, actor: Actor) -> None:
        """Somebody outside must say how this CHANCE fell."""
        self.effects.append(Ask(actor, self.game.round(self.state)))

    def drop_claims(self, why: str) -> None:
        """Held claims come to nothing [ALL-10]."""
        for claim in self.races.drop_all():
            self.log(Dropped(claim.seat, claim.action, why, self.now_ms))

    def plan_bots(self, moved: Actor | None = None) -> None:
        """Bots think about what they see now."""
        actors = self.game.actors(self.state)
        free = tuple((number, bot) for number, bot in self.seating.bots() if not self.races.has_claim_of(number))
        self.bots.watch(self.state, actors, free, moved, self.now_ms)
        self.tell_bot_failures()

    def tell_bot_failures(self) -> None:
        failures, self.bots.failures = self.bots.failures, []
        for failure in failures:
            self.log(Note(f"the bot in seat {failure.seat} failed: {failure.why}", self.now_ms))
            self.tell_everyone(failure)

    def log(self, entry: Entry[object]) -> None:
        self.entries.append(entry)
        self.effects.append(Log(entry))

    def tell(self, number: int, message: Outgoing) -> None:
        """Tells a person; bots and empty seats hear nothing."""
        if number == 0 or self.seating.places[number].kind == "person":
            self.effects.append(Tell(number, message))

    def tell_everyone(self, message: Outgoing) -> None:
        """Tells all persons in seats, and those who watch."""
        for number in (*self.seating.persons(), 0):
            self.tell(number, message)

    def tell_update(self, events: tuple[Event, ...]) -> None:
        """Shows everybody what has happened and what they see now."""
        for number in (*self.seating.persons(), 0):
            self.tell(number, self.update_for(number, events))
        self._told = len(self.entries)

    def update_for(self, number: int, events: tuple[Event, ...] = ()) -> Update:
        """What a seat (0: who watches) sees now."""
        state, game = self.state, self.game
        view = game.view(state, seat(number) if number else None)
        return Update(
            revision=len(self.entries),
            after=self._told,
            round=game.round(state),
            undos=self.undos,
            events=events,
            view=view,
            acting=game.actors(state),
            outcome=game.outcome(state),
            at_ms=self.now_ms,
        )

    def clamp(self, at_ms: int) -> int:
        """The table's time never runs backwards."""
        self.now_ms = max(self.now_ms, at_ms)
        return self.now_ms
