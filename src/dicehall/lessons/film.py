"""Plays a lesson by the rules, and writes down what the learner's browser is told at each step.

Raises BadLesson where a lesson is against the rules, so that none can teach what a table would refuse.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from dicehall.core import AnyGame, DicehallError, Event, Move
from dicehall.games import GAMES
from dicehall.lessons.lesson import FRIEND, LEARNER, Beat, Deed, Late, Lesson, Slip, Step
from dicehall.wire import outgoing
from dicehall.wire.moment import Moment, update_of
from dicehall.wire.words import House

MATCH = 1


class BadLesson(DicehallError):
    """A lesson that cannot be played as it stands."""


class Told(Struct, frozen=True):
    """A message, and how long after the one before it comes."""

    wait_ms: int
    message: outgoing.Outgoing | None
    """None: only time passes."""


class SlipTold(Struct, frozen=True):
    """What comes of something else that the learner does."""

    deed: Deed
    words: str
    rule: str
    """That refuses it: then nothing is told."""
    told: tuple[Told, ...]


class LateTold(Struct, frozen=True):
    """What comes if the learner does nothing."""

    after_ms: int
    words: str
    told: tuple[Told, ...]


class StepTold(Struct, frozen=True):
    """One step as the browser has it."""

    words: str
    at: str
    do: Deed | None
    told: tuple[Told, ...]
    slips: tuple[SlipTold, ...]
    late: LateTold | None


class Film(Struct, frozen=True):
    """A lesson as the browser has it."""

    game: str
    opening: tuple[outgoing.Outgoing, ...]
    steps: tuple[StepTold, ...]


def film_of(lesson: Lesson) -> Film:
    """The film of a lesson. Raises BadLesson, naming the step and the reason."""
    game = GAMES[lesson.game]
    table = _Table(game, lesson.start, 0, 0)
    opening = (outgoing.YouAre(LEARNER.number, is_host=False), _people(lesson), table.update(()))
    return Film(lesson.game, opening, tuple(_steps(lesson, table)))


def _steps(lesson: Lesson, table: _Table) -> Iterator[StepTold]:
    for number, step in enumerate(lesson.steps, 1):
        try:
            yield _step(step, table)
        except BadLesson as error:
            raise BadLesson(f"{lesson.game}, step {number} ({step.words}): {error}") from None


def _step(step: Step, table: _Table) -> StepTold:
    slips = tuple(_slip(slip, table) for slip in step.slips)
    late = None if step.late is None else _late(step.late, table.copy())
    told = (*table.play(_all(step.do, step.then)), *_rest(step.rests_ms))
    return StepTold(step.words, step.at, step.do, told, slips, late)


def _late(late: Late, table: _Table) -> LateTold:
    return LateTold(late.after_ms, late.words, tuple(table.play(late.then)))


def _slip(slip: Slip, table: _Table) -> SlipTold:
    return SlipTold(slip.deed, slip.words, slip.rule, _of_slip(slip, table.copy()))


def _of_slip(slip: Slip, table: _Table) -> tuple[Told, ...]:
    if slip.rule == "":
        return (*table.play(_all(slip.deed, slip.then)), *_rest(slip.rests_ms))
    refusal = table.game.legal_actions(table.state, LEARNER).refusal(slip.deed.action)
    if refusal is None or refusal.rule != slip.rule:
        raise BadLesson(f"{slip.deed.action}: refused by {refusal.rule if refusal else 'no rule'}, not by {slip.rule}")
    return ()


def _rest(rests_ms: int) -> tuple[Told, ...]:
    return (Told(rests_ms, None),) if rests_ms else ()


def _all(deed: Deed | None, then: tuple[Beat, ...]) -> tuple[Beat, ...]:
    return then if deed is None else (Beat(LEARNER, deed.action), *then)


class _Table:
    """A match as it goes on in a lesson."""

    def __init__(self, game: AnyGame, state: object, revision: int, at_ms: int) -> None:
        self.game, self.state = game, state
        self._revision, self._at_ms = revision, at_ms

    def copy(self) -> _Table:
        """The same, to go another way from here."""
        return _Table(self.game, self.state, self._revision, self._at_ms)

    def play(self, beats: Iterable[Beat]) -> Iterator[Told]:
        """Plays moves, and gives what the learner is told of each. Raises BadLesson."""
        for beat in beats:
            refusal = self.game.legal_actions(self.state, beat.actor).refusal(beat.action)
            if refusal is not None:
                raise BadLesson(f"{beat.actor}: {beat.action}: {refusal.rule}: {refusal.why}")
            yield from self._way(beat)
            wait_ms = self._wait_ms(beat)
            step = self.game.apply(self.state, Move(beat.actor, beat.action))
            self.state = step.state
            self._revision += 1
            self._at_ms += wait_ms
            yield Told(wait_ms, self.update(step.events))

    def _way(self, beat: Beat) -> Iterator[Told]:
        if beat.flight is not None:
            yield Told(0, outgoing.Tumbled(MATCH, self.game.round(self.state), beat.flight))

    def _wait_ms(self, beat: Beat) -> int:
        if beat.flight is not None:
            return beat.flight.duration_ms
        if beat.after_ms is not None:
            return beat.after_ms
        return self.game.delay_ms(self.state, beat.actor) if beat.actor.kind in ("chance", "clock") else 0

    def update(self, events: tuple[Event, ...]) -> outgoing.Update:
        """What the learner sees now."""
        moment = Moment(MATCH, self._revision, max(0, self._revision - 1), self._at_ms, events)
        return update_of(self.game, self.state, LEARNER, moment)


def _people(lesson: Lesson) -> outgoing.People:
    learner = outgoing.SeatSeen(LEARNER.number, "person", "", level="", is_host=True, is_ready=False, is_here=True)
    friend = outgoing.SeatSeen(FRIEND.number, "bot", "Robin", level="easy", is_host=False, is_ready=False, is_here=True)
    return outgoing.People("", lesson.game, "playing", MATCH, (learner, friend), 0, {}, House())
