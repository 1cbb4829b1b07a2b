"""What one socket may do, and how long we wait for it."""

from __future__ import annotations

from msgspec import Struct


class Bounds(Struct, frozen=True):
    """Numbers that tests make smaller."""

    first_message_s: float = 5.0
    """A socket that has not said by then which table it wants is closed."""
    ping_s: float = 2.0
    quick_pings: int = 8
    quick_ping_s: float = 0.25
    """So many pings come faster at first, so that the way is known before the first race."""
    reads_kernel: bool = True
    """Whether the system's TCP counters are asked; not behind a proxy, whose connection they would count."""
    pong_ms: int = 20_000
    """Without any pong for so long, nobody is there."""
    stuck_ms: int = 5_000
    """As long may what we write lie without one byte being taken."""
    closing_s: float = 2.0
    """How long we wait for the other side's goodbye."""
    messages_per_s: float = 20.0
    burst: int = 40
    flood: int = 100
    """So many messages too many, without a pause in which the burst came back, close the socket."""
    bad_messages: int = 10
    """So many messages that cannot be read close the socket."""
    coalesce_bytes: int = 64 * 1024
    """With more than this unsent, messages that a later one replaces are left out."""
    unsent_bytes: int = 256 * 1024
    """With more than this unsent, the socket is closed; a new one gets everything at once. Of a longer message,
    twice as much may lie there."""
