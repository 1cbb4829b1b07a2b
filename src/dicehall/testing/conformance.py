"""One suite that every game must pass, ours and yours: `check_game(game)`.

It plays random matches, with people leaving and time running out, and looks at each state from all sides.
A failure names the setup, the seed and the state, so that it can be played again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import islice

import msgspec

from dicehall.core import (
    CLOCK,
    JUDGE,
    Actor,
    AnyGame,
    BadSetup,
    Below,
    Event,
    Forfeit,
    IllegalAction,
    Leave,
    Move,
    Refusal,
    Setup,
    Void,
    chance,
    seat,
)
from dicehall.match import FORMAT, Entry, Header, Played, Record, below_of, final_state, read_record, write_record

_JUNK: tuple[object, ...] = (None, 17, "grab", [], {}, object(), Refusal("X", "y"), Move(CLOCK, None), Leave(99))
_MOST_ITEMS = 2_000
_MOST_LISTED = 40


class DoesNotConform(AssertionError):
    """A game breaks the protocol; the message says how and where."""


def check_game(
    game: AnyGame,
    setups: Sequence[Setup] | None = None,
    matches: int = 4,
    most_moves: int = 250,
    seed: int = 0,
) -> None:
    """Plays seeded random matches and checks the whole protocol at every state.

    Args:
        setups: how to play; with the fewest and the most seats unless said.
        matches: matches a setup. Every second one has seats leaving and acts forfeited.
        most_moves: a match is left there.

    Raises:
        DoesNotConform: says what is wrong, with the state and the seed.
    """
    fewest, most = game.seats
    _check_bad_setups(game)
    for setup in setups if setups is not None else [Setup(number) for number in sorted({fewest, most})]:
        for match in range(matches):
            _Check(game, setup, seed + match, most_moves, disturbed=match % 2 == 1).run()


def _check_bad_setups(game: AnyGame) -> None:
    fewest, most = game.seats
    bad = [Setup(fewest - 1), Setup(most + 1), Setup(fewest, {"no such option": True})]
    for setup in bad:
        try:
            game.initial(setup)
        except BadSetup:
            continue
        raise DoesNotConform(f"{game.name}: {setup} is accepted")


class _Check:
    """One random match of one setup."""

    def __init__(self, game: AnyGame, setup: Setup, seed: int, most_moves: int, *, disturbed: bool) -> None:
        self.game, self.setup, self.seed = game, setup, seed
        self.most_moves, self.disturbed = most_moves, disturbed
        self.below: Below = below_of(seed)
        self.state: object = game.initial(setup)
        self.everyone = (CLOCK, JUDGE, chance(), *map(seat, range(1, setup.seats + 1)))
        self.entries: list[Entry[object]] = []

    def run(self) -> None:
        self._expect(self.game.initial(self.setup) == self.state, "initial gives different states for one setup")
        try:
            self._play_on()
        except DoesNotConform:
            raise
        except Exception as error:
            raise DoesNotConform(self._where(f"it raised {error!r}")) from error
        self._check_record()

    def _play_on(self) -> None:
        for _ in range(self.most_moves):
            self._check_state()
            actors = self.game.actors(self.state)
            if not actors:
                break
            self._play(self._disturbance() or self._ordinary(actors))

    def _ordinary(self, actors: tuple[Actor, ...]) -> Move[object]:
        actor = actors[self.below(len(actors))]
        return Move(actor, self.game.legal_actions(self.state, actor).sample(self.below))

    def _disturbance(self) -> Move[object] | None:
        if not self.disturbed or self.below(25):
            return None
        number = self.below(self.setup.seats) + 1
        moves: list[Move[object]] = [
            Move(seat(number), Leave(number)),
            Move(CLOCK, Leave(number)),
            Move(CLOCK, Forfeit(number)),
            Move(CLOCK, Void()),
            Move(JUDGE, Void()),
        ]
        move = moves[self.below(len(moves))]
        return move if move.action in self.game.legal_actions(self.state, move.actor) else None

    def _play(self, move: Move[object]) -> None:
        game = self.game
        round_before = game.round(self.state)
        step = game.apply(self.state, move)
        self._expect(game.apply(self.state, move) == step, f"{move}: two different steps from one state")
        self._expect(game.round(step.state) >= round_before, f"{move}: the round fell")
        self._expect(bool(step.events), f"{move}: no event tells of it")
        self._check_move_text(move)
        for event in step.events:
            self._check_event(event)
        self.entries.append(Played(move.actor, move.action))
        self.state = step.state

    def _check_state(self) -> None:
        game, state = self.game, self.state
        actors = game.actors(state)
        self._expect(list(actors) == sorted(actors), f"actors are not sorted: {actors}")
        self._expect(len(set(actors)) == len(actors), f"an actor twice: {actors}")
        self._expect(bool(actors) == (game.outcome(state) is None), "nobody may act in a match without an outcome")
        before = self._text(state)
        self._expect(game.notation.parse_state(before) == state, "the state's line reads back differently")
        for actor in actors:
            self._check_actor(actor)
        for actor in self.everyone:
            self._check_refusals(actor)
            if actor not in actors:
                self._check_idle(actor, actors)
        self._check_outcome()
        for viewer in (None, *self.everyone[3:]):
            self._check_view(viewer)
        self._expect(self._text(state) == before, "a question, or an illegal move, changed the state")

    def _check_actor(self, actor: Actor) -> None:
        game, state = self.game, self.state
        choices = game.legal_actions(state, actor)
        for action in self._some_actions(actor):
            self._check_claim(action)
            refusal = choices.refusal(action)
            self._expect(refusal is None, f"{actor}: {action} is offered and refused: {refusal}")
            self._expect(action in choices, f"{actor}: {action} is allowed and not `in` the choices")
        if actor.kind in ("chance", "clock"):
            self._expect(game.delay_ms(state, actor) >= 0, f"{actor}: is due before it is called")
        if actor.kind == "chance" and not self.entries[20:]:
            self._check_chance(actor)

    def _check_idle(self, actor: Actor, acting: tuple[Actor, ...]) -> None:
        """Whoever has nothing to do samples nothing, and may not do what another is to do."""
        choices = self.game.legal_actions(self.state, actor)
        try:
            sampled = choices.sample(self.below)
        except LookupError:
            pass
        else:
            raise DoesNotConform(self._where(f"{actor}: has nothing to do and samples {sampled}"))
        for other in acting:
            if other.kind != actor.kind or actor.kind == "seat":
                action = self.game.legal_actions(self.state, other).sample(self.below)
                self._expect(action not in choices, f"{actor}: is idle and may do {action}, which is for {other}")

    def _check_outcome(self) -> None:
        outcome, seats = self.game.outcome(self.state), range(1, self.setup.seats + 1)
        if outcome is None:
            return
        are_seats = bool(outcome.winners) and all(winner in seats for winner in outcome.winners)
        self._expect(are_seats, f"the winners {outcome.winners} are not seats")
        self._expect(len(outcome.scores) == len(seats), f"{len(outcome.scores)} scores for {len(seats)} seats")
        self._expect(bool(outcome.rule), "the outcome names no rule")

    def _check_claim(self, action: object) -> None:
        game = self.game
        self._expect(isinstance(game.is_claim(action), bool), f"is_claim({action}) is no yes or no")
        self._expect(isinstance(game.can_come_late(action), bool), f"can_come_late({action}) is no yes or no")
        early = game.too_early(self.state, 0.0)
        self._expect(early is None or isinstance(early, Refusal), f"too_early says {early!r}")

    def _some_actions(self, actor: Actor) -> Iterator[object]:
        choices = self.game.legal_actions(self.state, actor)
        for _ in range(2):
            yield choices.sample(self.below)
        if isinstance(choices, Iterable):
            listed = list(islice(choices, _MOST_LISTED))
            self._expect(bool(listed), f"{actor}: is to act and has no action")
            yield from listed

    def _check_chance(self, actor: Actor) -> None:
        distribution = self.game.chance(self.state, actor)
        if distribution is None:
            return
        items = list(islice(distribution.items(), _MOST_ITEMS))
        if len(items) == _MOST_ITEMS:
            return
        total = sum((probability for _, probability in items), Fraction(0))
        self._expect(total == 1, f"{actor}: probabilities add up to {total}")
        drawn = distribution.sample(self.below)
        choices = self.game.legal_actions(self.state, actor)
        self._expect(all(action in choices for action, _ in items), f"{actor}: draws what is not allowed")
        self._expect(any(drawn == action for action, _ in items), f"{actor}: {drawn} has no probability")

    def _check_refusals(self, actor: Actor) -> None:
        choices = self.game.legal_actions(self.state, actor)
        for action in _JUNK:
            refusal = choices.refusal(action)
            self._expect(isinstance(refusal, Refusal), f"{actor}: {action!r} is not refused")
            self._expect(action not in choices, f"{actor}: {action!r} is refused and `in` the choices")
            if refusal is not None:
                self._expect(bool(refusal.rule and refusal.why), f"{actor}: {action!r} is refused without a reason")
        try:
            self.game.apply(self.state, Move(actor, None))
        except IllegalAction:
            return
        raise DoesNotConform(self._where("apply accepts what legal_actions refuses"))

    def _check_view(self, viewer: Actor | None) -> None:
        view = self.game.view(self.state, viewer)
        number = viewer.number if viewer else 0
        self._expect(getattr(view, "seat", None) == number, f"the view of {viewer} has no field `seat` = {number}")
        self._expect(self.game.view(self.state, viewer) == view, f"two different views for {viewer}")
        msgspec.json.encode(view)

    def _check_move_text(self, move: Move[object]) -> None:
        notation = self.game.notation
        text = notation.format_move(move)
        self._expect("\n" not in text, f"{move}: its text has several lines")
        self._expect(notation.parse_move(text) == move, f"{text}: reads back differently")
        json = msgspec.json.decode(msgspec.json.encode(move.action))
        self._expect(notation.action_of(json) == move.action, f"{text}: its JSON reads back differently")

    def _check_event(self, event: Event) -> None:
        notation = self.game.notation
        text = notation.format_event(event)
        self._expect(notation.parse_event(text) == event, f"{text}: reads back differently")
        self._expect(bool(event.rule), f"{text}: names no rule")
        self._expect(bool(self.game.sentence(event, "Seat {}".format)), f"{text}: has no sentence")

    def _check_record(self) -> None:
        record = Record(Header(FORMAT, self.game.name, self.setup), self.entries)
        again = read_record(write_record(record), {self.game.name: self.game})
        self._expect(again == record, "the record reads back differently")
        self._expect(final_state(again, self.game) == self.state, "the record replays to another state")

    def _text(self, state: object) -> str:
        text: str = self.game.notation.format_state(state)
        return text

    def _expect(self, condition: bool, message: str) -> None:  # noqa: FBT001  # reads as a sentence where it is called
        if not condition:
            raise DoesNotConform(self._where(message))

    def _where(self, message: str) -> str:
        return f"{self.game.name}: {message}\n  {self.setup}, seed {self.seed}\n  state: {self._text(self.state)}"
