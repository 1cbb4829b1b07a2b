"""Who was first? Orders claims by the time that each seat took since it was shown the race, or told it [ALL-8].

A claim is held until no seat that may still claim can have an earlier one; then it is let go, as an ordinary move. The
sequencer does not know which claim is right. With no network in between this is arrival order.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from dicehall.match.evidence import Draw, Heat, Raced
from dicehall.tables.arbiter import BUDGET_MS, STALL_MS, Judged, Stamps, judged
from dicehall.tables.deadheats import BAND_MS, band_between, is_level
from dicehall.tables.lanes import RunningLane, bounds_of, lane_of, more_proven, press_of, stamps_of
from dicehall.tables.links import HERE, Bounds

Coin = Callable[[int], tuple[int, Draw | None]]
"""Draws one of n, and tells how."""


class Claim(Struct, frozen=True, eq=False):
    """An action that races, held until its order is certain."""

    seat: int
    action: object
    arrived_ms: int
    """The table's time."""
    stamps: Stamps
    judged: Judged
    budget_ms: float
    """What it was before this claim."""
    id: str = ""

    @property
    def time_ms(self) -> float:
        """Since the race was shown to its seat."""
        return self.judged.time_ms


class Sequencer:
    """Holds claims [ALL-12] and releases them in their order.

    Args:
        coin: decides dead heats.
        band_ms: see BAND_MS; on one device it is how long one picture stands.
        fastest_ms: no human presses sooner.
    """

    def __init__(self, coin: Coin, band_ms: int = BAND_MS, fastest_ms: int = 0) -> None:
        self._coin, self._band_ms, self._fastest_ms = coin, band_ms, fastest_ms
        self._budgets_ms: dict[int, float] = {}
        self._lanes: dict[int, RunningLane] = {}
        self._held: list[Claim] = []
        self._heats: list[Heat] = []
        self._heat: tuple[tuple[int, ...], Draw | None] | None = None
        """Seats and draw of the claim that was let go last, if it was a dead heat."""
        self._round = 0
        self.began_ms = 0
        """The table's time when the race was there to be shown."""

    def go_on_from(self, raced: Raced) -> None:
        """Budgets are as this race of a log left them; the last one counts."""
        for lane in raced.lanes:
            for press in lane.presses:
                after = judged(stamps_of(press), bounds_of(lane), press.budget_ms, raced.fastest_ms)
                self._budgets_ms[lane.seat] = after.budget_ms

    # What is shown, and what comes back

    def begin(self, in_round: int, seats: Iterable[int], waited_for: Sequence[int], at_ms: int) -> None:
        """A race begins.

        Args:
            in_round: of the game.
            waited_for: seats that see it only when `reveal` says so; the others see it now.
        """
        self._round, self.began_ms = in_round, at_ms
        self._lanes = {
            seat: RunningLane() if seat in waited_for else RunningLane(HERE, at_ms, faces_ms=at_ms) for seat in seats
        }
        self._heats = []

    def reveal(self, seat: int, revision: int, at_ms: int, bounds: Bounds) -> None:
        """The race, or faces of the seat's own, were sent to this seat now, in the update of this revision.

        A race is told to a seat that listens: its clock runs from the end of that, which is known here beforehand, so
        no browser can say that it took longer [GB-R18].
        """
        if (lane := self._lanes.get(seat)) is None:
            return
        at_ms = max(at_ms, self.began_ms)  # a timer of the system can be early by a millisecond
        if lane.revealed_ms is None:
            lane.revealed_ms, lane.bounds = at_ms + bounds.listens_ms, bounds
        elif lane.first is None:
            lane.first = Stamps(0.0, None, lane.painted_ms, lane.ponged_ms)
        lane.revision, lane.faces_ms, lane.painted_ms, lane.ponged_ms = revision, at_ms, None, None

    def unseen(self, seat: int) -> None:
        """Nobody is there to be shown the race; whoever comes later may have seen it elsewhere by then."""
        if (lane := self._lanes.get(seat)) is not None and lane.revealed_ms is None:
            lane.revealed_ms = lane.faces_ms = self.began_ms

    def pass_on(self, seat: int, at_ms: int) -> None:
        """Somebody else has the seat now: nobody waits for what was still to be shown, or told, to the one before."""
        self.unseen(seat)
        lane = self._lanes.get(seat)
        if lane is not None and lane.revealed_ms is not None and lane.revealed_ms > at_ms:
            lane.revealed_ms = max(at_ms, lane.faces_ms)
            lane.bounds = replace(lane.bounds, listens_ms=lane.revealed_ms - lane.faces_ms)

    def paint(self, seat: int, revision: int, at_ms: int) -> None:
        """The seat's browser says that its screen shows what was sent in this update; its first word counts."""
        lane = self._lanes.get(seat)
        if lane is not None and lane.revision == revision and lane.painted_ms is None:
            lane.painted_ms = float(at_ms - lane.faces_ms)

    def pong(self, seat: int, revision: int, at_ms: int) -> None:
        """The ping that went with this update has come back."""
        lane = self._lanes.get(seat)
        if lane is not None and lane.revision == revision and lane.ponged_ms is None:
            lane.ponged_ms = float(at_ms - lane.faces_ms)

    def stall(self, seat: int) -> None:
        """The system's counters saw packets to or from this seat lost in this race."""
        if (lane := self._lanes.get(seat)) is not None:
            lane.is_stalled = True

    # Claims

    def rest_ms(self, seat: int, at_ms: int, roll_ms: int) -> int:
        """When dice that a seat rolls now are to rest.

        The tumble begins at the press, on the seat's own screen, and hides the network: the faces leave so early that
        they arrive by its end, whatever is believed of the way. Rolls add up: the n-th ends no sooner than n tumbles
        after the race was shown, so a clock that runs fast gains nothing.
        """
        lane = self._lanes.get(seat)
        if lane is None or lane.revealed_ms is None:
            return at_ms + roll_ms
        lane.rolls += 1
        floor_ms, most_ms = lane.bounds.floor_ms, lane.bounds.most_ms
        pressed = at_ms + roll_ms - (floor_ms + most_ms) / 2
        added_up = lane.revealed_ms + lane.rolls * roll_ms + (floor_ms - most_ms) / 2
        return math.ceil(max(at_ms, pressed, added_up))

    def latest_ms(self, seat: int, at_ms: int) -> float:
        """The longest time since the reveal that a claim arriving now can have taken; below 0 before the reveal."""
        lane = self._lanes.get(seat)
        if lane is None:
            return at_ms - self.began_ms
        return -1.0 if lane.revealed_ms is None else at_ms - lane.revealed_ms - lane.bounds.floor_ms

    def claim(self, seat: int, action: object, at_ms: int, said_ms: float | None, id: str = "") -> None:
        """Takes a claim in. The seat has been shown the race: `latest_ms` is not below 0."""
        lane = self._lanes.get(seat) or RunningLane(HERE, self.began_ms, faces_ms=self.began_ms)
        since_ms = at_ms - (self.began_ms if lane.revealed_ms is None else lane.revealed_ms)
        said_ms = None if said_ms is None else round(said_ms, 1)
        stamps = more_proven(
            Stamps(float(since_ms), said_ms, lane.painted_ms, lane.ponged_ms, lane.is_stalled), lane.first
        )
        budget_ms = self._budgets_ms.get(seat, BUDGET_MS)
        result = judged(stamps, lane.bounds, budget_ms, self._fastest_ms)
        if seat in self._lanes:  # outside of a race no record tells of it
            self._budgets_ms[seat] = result.budget_ms
        self._held.append(Claim(seat, action, at_ms, stamps, result, budget_ms, id))

    def has_claim_of(self, seat: int) -> bool:
        """Whether this seat waits for an earlier claim [ALL-12]."""
        return any(claim.seat == seat for claim in self._held)

    @property
    def is_holding(self) -> bool:
        return bool(self._held)

    def due_ms(self, may_claim: Iterable[int]) -> int | None:
        """When the next claim can be let go; None if none is held, or one seat has not been shown the race yet.

        Args:
            may_claim: seats that the rules allow to claim.
        """
        if not self._held:
            return None
        firsts = _earliest(self._held)
        arrived_ms = max(claim.arrived_ms for claim in self._held)  # of one moment, all count
        certain_ms = self._certain_ms(may_claim, lambda seat: firsts[0].time_ms + self._band_to(seat, firsts))
        return None if certain_ms is None else max(certain_ms, arrived_ms)

    def certain_ms(self, time_ms: float, may_claim: Iterable[int]) -> int | None:
        """The table's time from which no claim can come that was made before `time_ms` after the reveal."""
        return self._certain_ms(may_claim, lambda _: time_ms)

    def _certain_ms(self, may_claim: Iterable[int], time_of: Callable[[int], float]) -> int | None:
        """The same, with a time for each seat."""
        latest_ms = 0
        for seat in may_claim:
            lane = self._lanes.get(seat)
            if lane is None or self.has_claim_of(seat):
                continue
            if lane.revealed_ms is None:
                return None
            most_ms = lane.bounds.most_ms + (STALL_MS if lane.is_stalled else 0.0)
            latest_ms = max(latest_ms, math.ceil(lane.revealed_ms + time_of(seat) + most_ms))
        return latest_ms

    def release(self, before_ms: float = math.inf) -> Claim | None:
        """The first claim of those made before this time. Every order of a dead heat is equally likely."""
        level = self._level(before_ms)
        if not level:
            return None
        self._heat = None
        chosen = level[0]
        if len(level) > 1:
            drawn, draw = self._coin(len(level))
            chosen = level[drawn]
            self._heat = (tuple(claim.seat for claim in level), draw)
        self._held.remove(chosen)
        return chosen

    def _level(self, before_ms: float) -> list[Claim]:
        """Claims that cannot be told apart from the earliest, by seat; it alone if there are none."""
        in_time = [claim for claim in self._held if claim.time_ms <= before_ms]
        if len(in_time) < 2:
            return in_time
        firsts = _earliest(in_time)
        first_ms = firsts[0].time_ms
        level = [claim for claim in in_time if is_level(claim.time_ms, first_ms, self._band_to(claim.seat, firsts))]
        return sorted(level, key=_seat_of) if len(level) > 1 else level

    def _band_to(self, seat: int, firsts: Sequence[Claim]) -> int:
        """How close a claim of this seat has to be to the earliest ones for a dead heat."""
        device = self._device_of(seat)
        return max(band_between(device, self._device_of(claim.seat), self._band_ms) for claim in firsts)

    def _device_of(self, seat: int) -> int:
        lane = self._lanes.get(seat)
        return lane.bounds.device if lane is not None else 0

    def became(self, claim: Claim, entry: int) -> None:
        """A claim was let go, or dropped, and stands in the log under this number."""
        if (lane := self._lanes.get(claim.seat)) is not None:
            lane.presses = (*lane.presses, press_of(claim.stamps, claim.judged, claim.budget_ms, entry))
        if self._heat is not None:
            self._heats.append(Heat(self._heat[0], entry, self._heat[1]))
            self._heat = None

    def drop_all(self) -> tuple[Claim, ...]:
        """Empties the sequencer: the race is broken off [ALL-10]."""
        held, self._held = tuple(self._held), []
        return held

    def finish(self, cap_ms: int, at_ms: int) -> Raced | None:
        """The race is over: everything that its order was made from; None if nobody claimed."""
        lanes, heats = self._lanes, tuple(self._heats)
        self._lanes, self._heats = {}, []
        if not any(lane.presses for lane in lanes.values()):
            return None
        kept = tuple(lane_of(seat, lane) for seat, lane in sorted(lanes.items()))
        return Raced(self._round, kept, heats, cap_ms, self._band_ms, self._fastest_ms, at_ms)

    @property
    def is_on(self) -> bool:
        """Whether a race has begun and not been finished."""
        return bool(self._lanes)


def _earliest(claims: Sequence[Claim]) -> list[Claim]:
    first_ms = min(claim.time_ms for claim in claims)
    return [claim for claim in claims if claim.time_ms == first_ms]


def _seat_of(claim: Claim) -> int:
    return claim.seat
