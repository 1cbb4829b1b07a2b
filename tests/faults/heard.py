"""What a browser of these tests reads of the server's messages; it looks at nothing else in them."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from dicehall.wire.outgoing import Denied, Gone, NotAllowed, People, YouAre

Event = dict[str, object]


class View(Struct, frozen=True):
    """The parts of both games' views that somebody needs to play."""

    phase: str
    faces: list[str | None] = []
    throw: int = 0
    thrower: int = 0
    grabbed: list[int] = []
    in_turn: int = 0
    rolls: int = 0
    face_up: list[int] = []
    crowns: list[int] = []


class Update(Struct, frozen=True):
    """See `outgoing.Update`."""

    game: str
    match: int
    revision: int
    after: int
    round: int
    undos: int
    events: list[Event]
    view: View
    link: int | None


class Told(Struct, frozen=True):
    """See `outgoing.Told`."""

    revision: int
    events: list[Event]


class History(Struct, frozen=True):
    """See `outgoing.History`."""

    match: int
    told: list[Told]


Heard = YouAre | People | Update | History | NotAllowed | Denied | Gone


class _Kind(Struct):
    type: str


_KIND = msgspec.json.Decoder(_Kind)
_DECODERS: dict[str, msgspec.json.Decoder[Heard]] = {
    "you_are": msgspec.json.Decoder(YouAre),
    "people": msgspec.json.Decoder(People),
    "update": msgspec.json.Decoder(Update),
    "history": msgspec.json.Decoder(History),
    "not_allowed": msgspec.json.Decoder(NotAllowed),
    "denied": msgspec.json.Decoder(Denied),
    "gone": msgspec.json.Decoder(Gone),
}


def read(text: str) -> Heard | None:
    """A message; None if it is of a kind that these tests do without."""
    decoder = _DECODERS.get(_KIND.decode(text).type)
    return decoder.decode(text) if decoder is not None else None
