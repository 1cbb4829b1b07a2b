"""An update from a state alone, where no table runs: of a match that was recorded, and of a lesson."""

from __future__ import annotations

from msgspec import Struct

from dicehall.core import Actor, AnyGame, Event
from dicehall.wire import outgoing


class Moment(Struct, frozen=True):
    """What one update is about."""

    match: int
    revision: int
    after: int
    at_ms: int
    events: tuple[Event, ...]


def update_of(game: AnyGame, state: object, viewer: Actor | None, moment: Moment) -> outgoing.Update:
    """What somebody sees of a state; nothing was taken back, and no draw waits.

    Args:
        viewer: None: somebody who only looks on.
    """
    return outgoing.Update(
        game=game.name,
        match=moment.match,
        revision=moment.revision,
        after=moment.after,
        at_ms=moment.at_ms,
        round=game.round(state),
        undos=0,
        events=moment.events,
        view=game.view(state, viewer),
        acting=game.actors(state),
        outcome=game.outcome(state),
        link=None,
        transcript=None,
    )
