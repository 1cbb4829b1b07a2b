"""A match in progress: where it stands, its log, and what is to be told to whom.

Everything that changes the state goes through `play` or `undo`, so nothing can change without a log entry. What happens
within one call is told as one update.
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
    Void,
    seat,
)
from dicehall.match import (
    Dropped,
    Entry,
    Evidence,
    Header,
    Note,
    Played,
    Raced,
    Record,
    Seated,
    Undone,
    counting_moves,
)
from dicehall.tables.botseats import BotSeats
from dicehall.tables.draws import LINKS_WAIT_MS, Draws
from dicehall.tables.house import House
from dicehall.tables.messages import Ask, Effect, Log, Outgoing, Tell, Update
from dicehall.tables.seating import Seating
from dicehall.tables.sequencer import Sequencer
from dicehall.tables.timers import DICE, TIME_UP, Due, Timers

BROKEN_OFF = "the race was broken off"
"""Why claims came to nothing."""


class NotNow(DicehallError):
    """Something was asked of a table that it cannot do at this point."""


class OpenMatch:
    """State, log and effects of one table. See `Table` for the arguments."""

    def __init__(
        self, game: AnyGame, header: Header, sources: Mapping[int, ChanceSource], below: Below, house: House
    ) -> None:
        self.game, self.house, self.header = game, house, header
        self.seating = Seating(game, header.setup)
        self.entries: list[Entry[object]] = []
        self.undos = 0
        self.now_ms = 0
        self.effects: list[Effect] = []
        self.draws = Draws(game, self.seating, sources, below)
        self.races = Sequencer(self.draws.coin, house.band_ms, game.fastest_claim_ms)
        self.timers = Timers(game, house.turn_limit_ms, self.races.rest_ms)
        self.bots = BotSeats(game, below)
        self._state: object | None = None
        self.actors: tuple[Actor, ...] = ()
        """Who has something to do, sorted."""
        self.base: tuple[int, object] | None = None
        """An entry of the log and the state after it, if that is known from elsewhere."""
        self._asked: tuple[Actor, ...] = ()
        self._told = 0
        self._untold: tuple[Event, ...] | None = None
        """Events that nobody has heard yet; None: nothing has changed since."""
        self._raced: list[Raced] = []
        """Races that were judged and of which nobody has been told yet."""
        self._reveals: tuple[int, ...] = ()
        """Seats to which what is raced for is new in the next update; 0 for those who watch."""

    def restore(self, record: Record[object], base: tuple[int, object] | None) -> None:
        """As a log left it; see `Table.resumed`."""
        self.header, self.entries, self.base = record.header, list(record.entries), base
        for entry in self.entries:
            if isinstance(entry, Seated):
                self.seating.restore(entry)
            elif isinstance(entry, Raced):
                self.races.go_on_from(entry)
        self.undos = sum(isinstance(entry, Undone) for entry in self.entries)
        self.now_ms = max((entry.at_ms for entry in self.entries), default=0)

    def seat_anew(self, number: int) -> None:
        """Somebody else has a seat now, in the middle of the match."""
        self.races.pass_on(number, self.now_ms)
        self.bots.plans.pop(number, None)
        self.plan_bots()
        self.tell(number, self.update_for(number))

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
        state = self.state
        step = self.game.apply(state, move)
        if isinstance(move.action, Void):
            self.drop_claims(BROKEN_OFF)
        self.log(Played(move.actor, move.action, self.now_ms, evidence))
        if isinstance(move.action, Leave):
            self.log(self.seating.empty(move.action.seat, self.now_ms))
        if isinstance(move.action, Intervention):
            self._asked = ()  # what is owed may have changed, so people are asked anew
        self.enter(step.state, move, step.events)
        if not self.actors or self.game.round(state) != self.game.round(step.state):
            self._open_secret()

    def enter(self, state: object, move: Move[object] | None = None, events: tuple[Event, ...] = ()) -> None:
        """The match stands here now: who is to act, when, and what everybody sees."""
        self._state = state
        self.actors = actors = self.game.actors(state)
        moved = move.actor if move is not None else None
        self._watch_race(move)
        outside = tuple(a for a in actors if a.kind == "chance" and self.draws.source_of(a).answers_later)
        for actor in outside:
            if actor not in self._asked or actor == moved:
                self.ask(actor)
        self._asked = outside
        self.timers.watch(state, actors, outside, moved, self.now_ms)
        self.plan_bots(moved)
        self._untold = (*(self._untold or ()), *events)

    def _watch_race(self, move: Move[object] | None) -> None:
        """A race begins when the table's dice or cards come to rest, or anew after it was broken off; see `finish`."""
        rested = move is not None and move.actor.kind == "chance"
        if self.is_in_race() and (move is None or isinstance(move.action, Void) or (rested and move.actor.number == 0)):
            self.finish_race()
            persons = self.seating.persons()
            in_round = self.game.round(self.state)
            self.races.begin(in_round, self.seating.places, persons if self.house.is_remote else (), self.now_ms)
            self._reveals = (*persons, 0)
        elif rested and move is not None and move.actor.number and self.races.is_on:
            self._reveals = (*self._reveals, move.actor.number)

    def finish_race(self) -> None:
        """What a race was judged by goes into the log and, after the update, to everybody."""
        raced = self.races.finish(self.house.cap_ms, self.now_ms)
        if raced is not None:
            self.log(raced)
            self._raced.append(raced)

    def settle_race(self) -> None:
        """Finishes a race that is over and has no claim left to be judged."""
        if self.races.is_on and not self.races.is_holding and not self.is_in_race():
            self.finish_race()

    def undo(self, to: int, by: str, why: str) -> None:
        """Takes back all moves after an entry; the log keeps them. Raises NotNow if there is none."""
        moves = counting_moves(self.entries)
        if not 0 <= to < (moves[-1][0] if moves else 0):
            raise NotNow(f"undo to entry {to}: no move comes after it")
        self.drop_claims(why)
        self.log(Undone(to, by, why, self.now_ms))
        self._open_secret()  # whoever knows it could foresee what is drawn with it after an undo
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
        last, state = self._known_state()
        for number, entry in counting_moves(self.entries):
            if number > last:
                state = self.game.apply(state, Move(entry.actor, entry.action)).state
        return state

    def _known_state(self) -> tuple[int, object]:
        """From where to play the moves again: the start, or the known state if nothing before it was taken back."""
        if self.base is not None:
            last, _ = self.base
            if not any(isinstance(entry, Undone) and entry.to < last for entry in self.entries[last:]):
                return self.base
        return 0, self.game.initial(self.seating.setup)

    def choices(self, number: int) -> Choices[object]:
        """What the player in a seat may do."""
        choices: Choices[object] = self.game.legal_actions(self.state, seat(number))
        return choices

    def is_in_race(self) -> bool:
        return self.has_started and Void() in self.game.legal_actions(self.state, CLOCK)

    def ask(self, actor: Actor, evidence: Evidence | None = None) -> None:
        """Somebody outside must say how this CHANCE fell."""
        self.effects.append(Ask(actor, self.game.round(self.state), evidence))

    def drop_claims(self, why: str) -> None:
        """Held claims come to nothing [ALL-10]."""
        for claim in self.races.drop_all():
            self.log(Dropped(claim.seat, claim.action, why, self.now_ms))
            self.races.became(claim, len(self.entries))

    def plan_bots(self, moved: Actor | None = None) -> None:
        """Bots think about what they see now."""
        free = tuple((number, bot) for number, bot in self.seating.bots() if not self.races.has_claim_of(number))
        self.bots.watch(self.state, self.actors, free, moved, self.now_ms)
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

    def tell_update(self) -> None:
        """Shows everybody what has happened since the last update, and what they see now."""
        events, self._untold = self._untold, None
        reveals, self._reveals = self._reveals, ()
        if events is None:
            return
        asked = self.draws.asked(self.state, self.actors)
        for number in (*self.seating.persons(), 0):
            update = self._update_for(number, events, is_asked=number in asked)
            self.effects.append(Tell(number, update, number in reveals))
        self._told = len(self.entries)
        raced, self._raced = self._raced, []
        for race in raced:
            self.tell_everyone(race)

    def update_for(self, number: int) -> Update:
        """What a seat (0: who watches) sees now."""
        return self._update_for(number, (), is_asked=self.wants_link_of(number))

    def _update_for(self, number: int, events: tuple[Event, ...], *, is_asked: bool) -> Update:
        state, game = self.state, self.game
        view = game.view(state, seat(number) if number else None)
        link, transcript = self.draws.asked_of(number) if is_asked else (None, None)
        return Update(
            revision=len(self.entries),
            after=self._told,
            round=game.round(state),
            undos=self.undos,
            events=events,
            view=view,
            acting=self.actors,
            outcome=game.outcome(state),
            at_ms=self.now_ms,
            link=link,
            transcript=transcript,
        )

    def wants_link_of(self, number: int) -> bool:
        """Whether a draw waits for a link of this seat."""
        return number in self.draws.asked(self.state, self.actors)

    @property
    def is_held_up(self) -> bool:
        """Whether a draw waits for links."""
        return any(actor.kind == "chance" and self.draws.is_held_up(self.state, actor) for actor in self.actors)

    @property
    def has_no_news(self) -> bool:
        """Whether there is nothing to write down or to tell."""
        return not self.effects and self._untold is None

    def _open_secret(self) -> None:
        if (opened := self.draws.opened(self.now_ms)) is not None:
            self.log(opened)

    # Time

    def next_timed(self, before_ms: int) -> Due | None:
        """What CHANCE or CLOCK does next; what is due before this time is looked at more closely."""
        return min(
            (due if due.at_ms >= before_ms else self._delayed(due) for due in self.timers.dues()),
            default=None,
        )

    def _delayed(self, due: Due) -> Due:
        """A draw waits for links, and time-up for claims that were made before it and are still on their way."""
        if due.rank == DICE and self.draws.is_held_up(self.state, due.actor):
            return Due(max(due.at_ms, self.timers.since_ms(due.actor) + LINKS_WAIT_MS), DICE, due.actor)
        if due.rank == TIME_UP and self.races.is_on and not self.is_decided():
            certain_ms = self.races.certain_ms(due.at_ms - self.races.began_ms, self.may_claim())
            return due if certain_ms is None else Due(max(due.at_ms, certain_ms), TIME_UP, due.actor)
        return due

    def is_decided(self) -> bool:
        """Whether CLOCK ends the race as soon as it can: nothing can change who won it."""
        return self.game.delay_ms(self.state, CLOCK) == 0

    def may_claim(self) -> tuple[int, ...]:
        """Seats that the rules let act."""
        return tuple([actor.number for actor in self.actors if actor.kind == "seat"])

    def clamp(self, at_ms: int) -> int:
        """The table's time never runs backwards."""
        self.now_ms = max(self.now_ms, at_ms)
        return self.now_ms
