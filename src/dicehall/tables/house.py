"""What is agreed at a table besides the rules of its game."""

from __future__ import annotations

from msgspec import Struct

from dicehall.tables.deadheats import BAND_MS
from dicehall.tables.links import FRIENDS_CAP_MS


class House(Struct, frozen=True):
    """What a host sets for the table, and where its players are."""

    turn_limit_ms: int | None = None
    """After this a seat in turn forfeits its act [ALL-9]; None hurries nobody."""
    logs_refused: bool = False
    """Keeps refused commands for the judge of a tournament [LD-R15]."""
    is_remote: bool = False
    """People see what is raced for only when `Table.revealed` says so; otherwise at once."""
    cap_ms: int = FRIENDS_CAP_MS
    """No player is believed a longer way there and back than this."""
    band_ms: int = BAND_MS
    """Claims closer than this are a dead heat."""
