"""A match as a text that a person enjoys reading: who did what, what it led to, and by which rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from dicehall.core import AnyGame, Names, Outcome
from dicehall.match.record import Note, Record, Seated, Undone, game_of
from dicehall.match.replay import first_state, replay

A = TypeVar("A")


def names_of(record: Record[A]) -> Names:
    """Names by seat, of whoever sat there last; `Seat 3` where none is known."""
    known = dict(enumerate(record.header.players, 1))
    known.update((entry.seat, entry.player) for entry in record.entries if isinstance(entry, Seated) and entry.player)

    def name(seat: int) -> str:
        return known.get(seat) or f"Seat {seat}"

    return name


def transcript(record: Record[A], game: AnyGame | None = None) -> Iterator[str]:
    """Line after line; a heading for each round. Raises BadRecord."""
    rules = game_of(record.header) if game is None else game
    name = names_of(record)
    state = first_state(record, rules)
    yield from _opening(record, rules)
    round_shown = 0
    timed = any(entry.at_ms for _, entry in record.moves())
    asides = _asides(record)
    yield from (f"  ({words})" for words in asides.get(0, ()))
    for replayed in replay(record, rules):
        if replayed.round != round_shown:  # 0: nothing has been thrown or turned yet
            round_shown = replayed.round
            yield from ("", f"{rules.round_name.capitalize()} {round_shown}")
        time = f"{replayed.entry.at_ms / 1000:8.2f} s  " if timed else "  "
        for event in replayed.step.events:
            yield f"{time}{rules.sentence(event, name)} [{event.rule}]"
        yield from (f"  ({words})" for words in asides.get(replayed.number, ()))
        state = replayed.step.state
    yield ""
    outcome = rules.outcome(state)
    yield "The match was not played to its end." if outcome is None else ending(outcome, name)


def ending(outcome: Outcome, name: Names) -> str:
    """Who won, in one line.

    >>> ending(Outcome(winners=(2,), scores=(3, 5), rule="GB-8"), "Seat {}".format)
    'Seat 2 wins. Scores: Seat 1 3, Seat 2 5. [GB-8]'
    """
    winners = " and ".join(name(seat) for seat in outcome.winners)
    verb = "wins" if len(outcome.winners) == 1 else "share the win"
    scores = ", ".join(f"{name(seat)} {score}" for seat, score in enumerate(outcome.scores, 1))
    return f"{winners} {verb}. Scores: {scores}. [{outcome.rule}]"


def _opening(record: Record[A], game: AnyGame) -> Iterator[str]:
    setup = record.setup()
    name = names_of(record)
    yield f"{game.title}, {setup.seats} seats: " + ", ".join(name(seat) for seat in range(1, setup.seats + 1))
    if setup.options:
        yield "Options: " + ", ".join(f"{option} = {value}" for option, value in sorted(setup.options.items()))
    if setup.reported:
        yield "Reported seats: " + ", ".join(map(name, setup.reported)) + " [ALL-11]"


def _asides(record: Record[A]) -> dict[int, list[str]]:
    """Notes and undone moves, by the number of the counting move that they follow."""
    counting = {number for number, _ in record.moves()}
    asides: dict[int, list[str]] = {}
    last = 0
    for number, entry in enumerate(record.entries, 1):
        last = number if number in counting else last
        match entry:
            case Note(text=text):
                asides.setdefault(last, []).append(text)
            case Undone(to=to, by=by, why=why):
                asides.setdefault(min(to, last), []).append(f"{by} took back what followed: {why}")
    return asides
