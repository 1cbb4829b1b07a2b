"""What is measured of each seat in a race: while it is on, as a record keeps it, and read from there again."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from dicehall.match.evidence import Lane, Press
from dicehall.tables.arbiter import Judged, Stamps, seen_ms
from dicehall.tables.links import HERE, Bounds


class RunningLane(Struct):
    """One seat in the race that is on. Times are the table's."""

    bounds: Bounds = HERE
    revealed_ms: int | None = None
    """When its clock begins to run: the race was sent, and has been told if the seat listens."""
    revision: int = 0
    """Of the update that showed it, or the seat's last faces; 0: nothing was sent."""
    rolls: int = 0
    """How often the seat has rolled dice of its own in this race."""
    faces_ms: int = 0
    """When the last faces that concern this seat were sent to it."""
    painted_ms: float | None = None
    ponged_ms: float | None = None
    first: Stamps | None = None
    """What was measured when the race itself was shown; None while nothing has been sent since."""
    is_stalled: bool = False
    presses: tuple[Press, ...] = ()


def more_proven(stamps: Stamps, first: Stamps | None) -> Stamps:
    """A press is counted from the first picture of the race, so a delay of that one is as good as one just now."""
    if first is None or seen_ms(first) <= seen_ms(stamps):
        return stamps
    return replace(stamps, painted_ms=first.painted_ms, ponged_ms=first.ponged_ms)


def stamps_of(press: Press) -> Stamps:
    """What was measured of a press that stands in a record."""
    return Stamps(press.arrived_ms, press.said_ms, press.painted_ms, press.ponged_ms, press.is_stalled)


def bounds_of(lane: Lane) -> Bounds:
    """What was believed of a seat's way in a race that stands in a record."""
    return Bounds(lane.floor_ms, lane.most_ms, lane.is_kernel)


def press_of(stamps: Stamps, result: Judged, budget_ms: float, entry: int) -> Press:
    """A claim as a record keeps it."""
    return Press(
        entry,
        result.time_ms,
        stamps.arrived_ms,
        result.earliest_ms,
        result.latest_ms,
        stamps.said_ms,
        stamps.painted_ms,
        stamps.ponged_ms,
        budget_ms,
        stamps.is_stalled,
    )


def lane_of(seat: int, lane: RunningLane) -> Lane:
    """A lane as a record keeps it."""
    bounds = lane.bounds
    return Lane(
        seat,
        lane.revealed_ms,
        bounds.floor_ms,
        bounds.most_ms,
        bounds.is_kernel,
        bounds.device,
        bounds.listens_ms,
        lane.presses,
    )
