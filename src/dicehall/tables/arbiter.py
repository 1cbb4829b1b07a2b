"""When did a seat press? Numbers in, numbers out: the same function judges at the table and, later, from a record.

All times are milliseconds since the clock of that seat began to run, where nothing else is said. The browser's own word
is believed only between two limits that the server has measured itself:

- no later than the arrival less the shortest way that the network can take, and
- no earlier than that by more than the delay that was proven in this very race, and a small budget.

The budget returns as much as it takes from an honest player, and runs dry under one whose clock always says "sooner".
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.tables.links import Bounds

BUDGET_MS = 80.0
"""The most that a seat is believed beyond proof."""
_REFILL_MS = 4.0
_PAINT_MS = 25.0
"""Between a browser's pong and its word that it has painted lies no more than a frame and a half."""
STALL_MS = 400.0
"""Where the system's own counters saw packets lost, so much more can be proven in this race: faces that were sent again
show in the pong that went with them. Believing it unproven would give it to whoever loses a packet and lies."""


class Stamps(Struct, frozen=True):
    """What was measured of one claim."""

    arrived_ms: float
    said_ms: float | None = None
    """By the browser, from its painting to the press."""
    painted_ms: float | None = None
    ponged_ms: float | None = None
    """From a sending until the browser's word, and its pong, came: of the race itself, or of the seat's last faces,
    whichever shows the longer way."""
    is_stalled: bool = False


class Judged(Struct, frozen=True):
    """When the press was."""

    time_ms: float
    earliest_ms: float
    latest_ms: float
    budget_ms: float
    """What is left of it."""


def judged(stamps: Stamps, bounds: Bounds, budget_ms: float, fastest_ms: float = 0.0) -> Judged:
    """The time of a press.

    Args:
        budget_ms: what was left before, from 0 to 80.
        fastest_ms: no human presses sooner.
    """
    spare_ms = bounds.most_ms - bounds.floor_ms + (STALL_MS if stamps.is_stalled else 0.0)
    proven_ms = min(max(seen_ms(stamps) - bounds.floor_ms, 0.0), spare_ms)
    latest_ms = max(stamps.arrived_ms - bounds.floor_ms, 0.0)
    believed_ms = min(spare_ms, proven_ms + budget_ms)
    earliest_ms = max(latest_ms - believed_ms, 0.0)
    time_ms = min(max(_said_ms(stamps, latest_ms), earliest_ms, fastest_ms), max(latest_ms, fastest_ms))
    budget_ms = min(max(budget_ms + _REFILL_MS + proven_ms - (latest_ms - time_ms), 0.0), BUDGET_MS)
    return Judged(round(time_ms, 1), round(earliest_ms, 1), round(latest_ms, 1), round(budget_ms, 1))


def seen_ms(stamps: Stamps) -> float:
    """The round trip that this race has shown. A page can delay its word that it has painted, but not its pongs; they
    come in order, so without one nothing is proven."""
    if stamps.painted_ms is None or stamps.ponged_ms is None:
        return 0.0
    return min(stamps.painted_ms, stamps.ponged_ms + _PAINT_MS)


def _said_ms(stamps: Stamps, latest_ms: float) -> float:
    """The browser's word; where its clock is too coarse to say, its painting stands for the way there and back."""
    if stamps.said_ms is not None:
        return stamps.said_ms
    return stamps.arrived_ms - stamps.painted_ms if stamps.painted_ms is not None else latest_ms
