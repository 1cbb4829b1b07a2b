"""Plays a record again: same moves, same events, same score on any machine [ALL-6]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

from msgspec import Struct

from dicehall.core import AnyGame, BadSetup, IllegalAction, Step
from dicehall.match.flaws import Flaw
from dicehall.match.record import BadRecord, OptionSet, Played, Record, game_of, move_of

A = TypeVar("A")


class Replayed(Struct, Generic[A], frozen=True):
    """One move of a record, played."""

    number: int
    """Of its entry."""
    entry: Played[A]
    round: int
    """In which it was played."""
    step: Step[object]


def replay(record: Record[A], game: AnyGame | None = None) -> Iterator[Replayed[A]]:
    """The moves that count, each with what it led to.

    Raises:
        BadRecord: the setup, or a move, is against the rules; the line is named.
    """
    rules = game_of(record.header) if game is None else game
    state = first_state(record, rules)
    for number, entry in record.moves():
        try:
            step: Step[object] = rules.apply(state, move_of(entry))
        except IllegalAction as error:
            flaw = Flaw("move", found=str(entry.actor), rule=error.refusal.rule)
            raise BadRecord(number + 1, f"{entry.actor}: {error}", flaw) from None
        yield Replayed(number, entry, rules.round(state), step)
        state = step.state


def first_state(record: Record[A], game: AnyGame) -> object:
    """The state before the first move. Raises BadRecord, naming the header or the option that is against it."""
    changes = [number for number, entry in enumerate(record.entries, 1) if isinstance(entry, OptionSet)]
    state = _initial(Record(record.header, []), game, line=1)
    for number in changes:
        state = _initial(Record(record.header, record.entries[:number]), game, line=number + 1)
    return state


def _initial(record: Record[A], game: AnyGame, line: int) -> object:
    try:
        state: object = game.initial(record.setup())
    except BadSetup as error:
        raise BadRecord(line, str(error), Flaw("setup")) from None
    return state


def final_state(record: Record[A], game: AnyGame | None = None) -> object:
    """The state after the last move that counts. Raises BadRecord."""
    rules = game_of(record.header) if game is None else game
    state = first_state(record, rules)
    for replayed in replay(record, rules):
        state = replayed.step.state
    return state
