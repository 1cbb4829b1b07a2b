"""From what the hall knows to what travels."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dicehall import tables
from dicehall.server.hall.agreed import Agreed, Ranked
from dicehall.server.hall.byear import die_ms_of
from dicehall.server.hall.guests import cookie_of
from dicehall.server.hall.people import People
from dicehall.server.hall.play import Play
from dicehall.wire import http, outgoing


def people_seen(people: People, is_here: Callable[[str], bool], watching: int, *, has_screen: bool) -> outgoing.People:
    """The table as everybody sees it."""
    agreed = people.agreed
    seats = tuple(
        outgoing.SeatSeen(
            seat=number,
            kind="person" if place.guest else "bot" if place.level else "empty",
            player=place.name,
            level=place.level,
            is_host=bool(place.guest) and place.guest == agreed.host,
            is_ready=place.is_ready,
            is_here=not place.is_free and (not place.guest or is_here(place.guest)),
            pace_percent=place.pace_percent,
            die_ms=die_ms_of(people, number),
        )
        for number, place in people.numbered()
    )
    return outgoing.People(
        agreed.code,
        agreed.game,
        agreed.status,
        agreed.match,
        seats,
        watching,
        agreed.options,
        agreed.house,
        has_screen,
        agreed.is_paused,
    )


def door_seen(agreed: Agreed, guest: str) -> http.Door:
    """What a guest finds who has the code."""
    people = People(agreed)
    taken = people.taken()
    host = next((place.name for _, place in taken if place.guest == agreed.host), "")
    door = http.Door(agreed.code, agreed.game, agreed.status, "open", len(agreed.places), len(taken), host)
    if people.belongs_here(guest) or guest in agreed.screens:
        return door
    if agreed.house.is_locked:
        return http.Door(door.table, door.game, door.status, "locked", door.seats, door.taken, host)
    if agreed.status == "finished":
        return http.Door(door.table, door.game, door.status, "finished", door.seats, door.taken, host)
    if people.is_full():
        return http.Door(door.table, door.game, door.status, "full", door.seats, door.taken, host)
    return door


def mine_seen(people: People, guest: str, acting: Iterable[int], touched_s: float) -> http.MyTable:
    """A table as it stands on the page of somebody who has or had a seat there, maybe with companions.

    Args:
        acting: seats that have something to do.
    """
    agreed, seats = people.agreed, people.seats_at(guest)
    won = agreed.result if agreed.status == "finished" else []
    done, own = _done(won, guest), people.seat_of(guest)
    return http.MyTable(
        agreed.code,
        agreed.game,
        agreed.status,
        agreed.match,
        others=tuple(place.name for number, place in people.numbered() if place.name and number != own),
        sits=bool(seats),
        is_turn=any(number in seats and not people.place(number).is_kept for number in acting),
        is_paused=agreed.is_paused,
        touched_s=touched_s,
        winners=tuple(ranked.name for ranked in won if ranked.rank == 1),
        place=done.rank if done is not None else 0,
        score=done.score if done is not None else None,
        best_other=_best_other(won, done) if done is not None else None,
    )


def _done(won: list[Ranked], guest: str) -> Ranked | None:
    """How a guest has done, or the best companion of one who had no seat."""
    of_device = [ranked for ranked in won if cookie_of(ranked.guest) == guest]
    own = (ranked for ranked in of_device if ranked.guest == guest)
    return next(own, min(of_device, key=lambda ranked: ranked.rank, default=None))


def _best_other(won: list[Ranked], own: Ranked) -> int | None:
    """The most that one of the others has, leaving out who came as far as oneself, if somebody did not."""
    others = [ranked for ranked in won if ranked is not own]
    behind = [ranked for ranked in others if ranked.rank != own.rank]
    return max((ranked.score for ranked in behind or others if ranked.score is not None), default=None)


def message_seen(message: tables.Outgoing, game: str, match: int) -> outgoing.Outgoing:
    """A table's message as it travels."""
    match message:
        case tables.Update():
            return _update_seen(message, game, match)
        case tables.NotAllowed(id, refusal):
            return outgoing.NotAllowed(id, refusal.rule, refusal.why)
        case _:
            return message  # the others travel as they are


def _update_seen(update: tables.Update, game: str, match: int) -> outgoing.Update:
    return outgoing.Update(
        game=game,
        match=match,
        revision=update.revision,
        after=update.after,
        at_ms=update.at_ms,
        round=update.round,
        undos=update.undos,
        events=update.events,
        view=update.view,
        acting=update.acting,
        outcome=update.outcome,
        link=update.link,
        transcript=update.transcript,
    )


def history_seen(game: str, match: int, play: Play) -> outgoing.History:
    """All that was told in a match."""
    flown = play.last_flight
    tumbled = outgoing.Tumbled(match, *flown) if flown is not None else None
    return outgoing.History(game, match, tuple(play.told), tuple(play.races), tumbled)


def link_seen(link: tables.Link, cap_ms: int, *, is_ranked: bool) -> outgoing.LinkSeen | None:
    """How far away a browser is; None before it was measured."""
    if (rtt_ms := link.rtt_ms) is None:
        return None
    bounds = link.bounds(cap_ms, is_ranked=is_ranked)
    steady: outgoing.Steady = "beyond" if rtt_ms > cap_ms else "wavering" if link.is_wavering else "steady"
    return outgoing.LinkSeen(round(rtt_ms), steady, bounds.is_doubted)
