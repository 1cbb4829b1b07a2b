"""From a record to the messages of its film, in the order in which a watcher got them.

First the people, then an update for the beginning and for each move that counts. The way of dice stands before the
update that says where they rest, how a race was judged after the one that decided it. A move that was taken back is
left out, and nothing is numbered anew. A match that was not played to its end ends where its record does: the last
update has no outcome.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from dicehall.core import AnyGame
from dicehall.match import (
    BadRecord,
    Flaw,
    Raced,
    Record,
    Replayed,
    Seated,
    counting_races,
    first_state,
    game_of,
    replay,
)
from dicehall.wire import outgoing
from dicehall.wire.moment import Moment, update_of
from dicehall.wire.names import LONGEST, BadName, shown_name
from dicehall.wire.online import PACE
from dicehall.wire.words import House


class Sitter(Struct):
    """Who had a seat, as the record tells it."""

    player: str
    kind: Literal["person", "bot"]


def film_of(record: Record[object], table: str = "", match: int = 1) -> Iterator[outgoing.Outgoing]:
    """The film of a match.

    Args:
        table: code of the table that it was played at; empty for a record from elsewhere.
        match: its number there.

    Raises:
        BadRecord: where it is against the rules, and not before.
    """
    game = game_of(record.header)
    state = first_state(record, game)
    yield _people(record, game, table, match)
    races = _races_of(record)
    moves = record.moves()
    told = moves[0][0] - 1 if moves else len(record.entries)
    begun_ms = record.entries[told - 1].at_ms if told else 0
    yield update_of(game, state, None, Moment(match, told, 0, begun_ms, ()))
    for replayed in replay(record, game):
        yield from _due(races, replayed.number)
        yield from _way(replayed, match)
        moment = Moment(match, replayed.number, told, replayed.entry.at_ms, replayed.step.events)
        yield update_of(game, replayed.step.state, None, moment)
        told = replayed.number
    yield from races.values()


def _way(replayed: Replayed[object], match: int) -> Iterator[outgoing.Tumbled]:
    """How the dice came to where they rest, if the record knows it."""
    evidence = replayed.entry.evidence
    if evidence is not None and evidence.flight is not None:
        yield outgoing.Tumbled(match, replayed.round, evidence.flight)


# Races


def _races_of(record: Record[object]) -> dict[int, Raced]:
    """By the number of the entry. Raises BadRecord."""
    races = counting_races(record.entries)
    for number, race in races.items():
        _check_seats(race, number, record.header.setup.seats)
    return races


def _check_seats(race: Raced, number: int, seats: int) -> None:
    named = (*(lane.seat for lane in race.lanes), *(seat for heat in race.heats for seat in heat.seats))
    for seat in named:
        if not 1 <= seat <= seats:
            flaw = Flaw("seat", "seat", str(seat), str(seats))
            raise BadRecord(number + 1, f"seat {seat}: there are seats 1 to {seats}", flaw)


def _due(races: dict[int, Raced], number: int) -> Iterator[Raced]:
    """Takes out the races that were judged before this entry."""
    for at in [at for at in races if at < number]:
        yield races.pop(at)


# People


def _people(record: Record[object], game: AnyGame, table: str, match: int) -> outgoing.People:
    setup = record.setup()
    sitters = _sitters(record)
    options = {name: value for name, value in setup.options.items() if name != PACE}
    paces = setup.options.get(PACE)
    seats = tuple(
        outgoing.SeatSeen(
            seat=seat,
            kind=sitters[seat].kind,
            player=sitters[seat].player,
            level="",
            is_host=False,
            is_ready=False,
            is_here=True,
            pace_percent=int(paces[seat - 1]) if isinstance(paces, list) and seat <= len(paces) else 100,
        )
        for seat in range(1, setup.seats + 1)
    )
    return outgoing.People(table, game.name, "finished", match, seats, 0, options, House())


def _sitters(record: Record[object]) -> dict[int, Sitter]:
    """By seat: who sat there last. A bot that only kept the seat of a person has the person's name and is none."""
    sitters = {seat: Sitter("", "person") for seat in range(1, record.header.setup.seats + 1)}
    for seat, player in enumerate(record.header.players, 1):
        sitters[seat].player = _shown(player)
    persons = {entry.player for entry in record.entries if isinstance(entry, Seated) and entry.kind == "person"}
    for entry in record.entries:
        if isinstance(entry, Seated) and entry.kind != "empty":
            kind: Literal["person", "bot"] = "person" if entry.player in persons else "bot"
            sitters[entry.seat] = Sitter(_shown(entry.player), kind)
    return sitters


def _shown(player: str) -> str:
    """A file may hold any name: one that cannot be shown is left out."""
    try:
        return shown_name(player[:LONGEST])
    except BadName:
        return ""
