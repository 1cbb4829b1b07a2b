"""A table's agreement as the store keeps it."""

from __future__ import annotations

import time

import msgspec

from dicehall.server.hall.agreed import Agreed
from dicehall.server.hall.denial import Denial
from dicehall.server.hall.guests import cookie_of
from dicehall.server.store import Hosted, PutHosted

_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(Agreed)


def hosted_of(agreed: Agreed) -> Hosted:
    """For the store."""
    is_listed = agreed.house.is_listed and not agreed.house.is_locked and agreed.status != "finished"
    return Hosted(agreed.code, _ENCODER.encode(agreed), agreed.game, is_listed, agreed.status, time.time())


def agreed_of(hosted: Hosted) -> Agreed:
    """From the store. Raises Denial for a table that another version has written."""
    try:
        return _DECODER.decode(hosted.body)
    except msgspec.DecodeError as error:
        raise Denial("not_saved", f"Table {hosted.code} cannot be read from the store: {error}.") from None


def guests_of(hosted: Hosted) -> tuple[str, ...]:
    """Who has a place at a table, and its host; whose device it is, for companions. Raises Denial for a table that
    another version has written."""
    return _guests_of(agreed_of(hosted))


def put_of(agreed: Agreed) -> PutHosted:
    """How a table is kept, and found again by those who sit there."""
    return PutHosted(hosted_of(agreed), _guests_of(agreed))


def _guests_of(agreed: Agreed) -> tuple[str, ...]:
    guests = (agreed.host, *(place.guest for place in agreed.places if place.guest))
    return tuple(dict.fromkeys(map(cookie_of, guests)))
