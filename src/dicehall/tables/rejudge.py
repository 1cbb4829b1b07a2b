"""Judges the races of a record again: the same measurements have to give the same times, and those the same order.

A record cannot show that a measurement is true. It shows that nothing was decided by anything else. What a race is
compared with is the log itself: who might claim when, and whose claim an entry is.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from dicehall.core import CLOCK, AnyGame, chance, seat
from dicehall.match import COIN, Heat, Lane, Press, Raced, Record, game_of
from dicehall.tables.arbiter import BUDGET_MS, judged
from dicehall.tables.deadheats import band_between, is_level
from dicehall.tables.lanes import bounds_of, stamps_of
from dicehall.tables.racelog import Begin, DiffersError, RaceLog


class Verdict(Struct, frozen=True):
    """What judging one race again has shown."""

    entry: int
    """Of the race."""
    round: int
    claims: int
    heats: int
    differs_at: int | None = None
    """The entry that ought to be another one; None: all is the same."""
    reason: str = ""

    @property
    def is_same(self) -> bool:
        return self.differs_at is None


class Rejudged(Struct, frozen=True):
    """What judging all races of a record again has shown."""

    races: tuple[Verdict, ...]

    @property
    def differs(self) -> Verdict | None:
        """The first race that ought to have been judged otherwise."""
        return next((race for race in self.races if not race.is_same), None)


def rejudge(record: Record[object], game: AnyGame | None = None) -> Rejudged:
    """Judges every race that a record holds.

    Raises:
        BadRecord: a move is against the rules, so nothing can be said.
    """
    log = RaceLog(record, game_of(record.header) if game is None else game)
    budgets_ms: dict[int, float] = {}
    return Rejudged(tuple(_verdict(log, number, race, budgets_ms) for number, race in log.races()))


def _verdict(log: RaceLog, number: int, race: Raced, budgets_ms: dict[int, float]) -> Verdict:
    claims, heats = sum(len(lane.presses) for lane in race.lanes), len(race.heats)
    try:
        begin = log.begin_of(race, number)
        _check_terms(log, number, race)
        for lane in race.lanes:
            _check_told(begin, number, lane)
            _check_lane(log, number, race, lane, budgets_ms)
        released = sorted(_claims_of(log, begin, race), key=lambda claim: claim.press.entry)
        log.check_complete(begin, number, [claim.press.entry for claim in released])
        _check_order(log, begin, number, race, released)
    except DiffersError as error:
        return Verdict(number, race.round, claims, heats, error.entry, str(error))
    return Verdict(number, race.round, claims, heats)


# The times of one race


class _Claim(Struct, frozen=True, eq=False):
    """A claim as the sequencer held it, on the table's clock."""

    seat: int
    device: int
    press: Press
    came_ms: float
    gone_ms: int
    """When it was let go."""


def _claims_of(log: RaceLog, begin: Begin, race: Raced) -> Iterator[_Claim]:
    for lane in race.lanes:
        revealed_ms = begin.at_ms if lane.revealed_ms is None else lane.revealed_ms
        for press in lane.presses:
            gone_ms = log.record.entries[press.entry - 1].at_ms
            yield _Claim(lane.seat, lane.device, press, revealed_ms + press.arrived_ms, gone_ms)


def _check_terms(log: RaceLog, number: int, race: Raced) -> None:
    """What goes for the whole race."""
    seats = list(range(1, log.record.header.setup.seats + 1))
    if [lane.seat for lane in race.lanes] != seats:
        raise DiffersError(number, f"it ought to have a lane for each of the seats {seats}")
    if race.fastest_ms != log.game.fastest_claim_ms:
        raise DiffersError(number, f"a human needs {log.game.fastest_claim_ms} ms in this game, not {race.fastest_ms}")


def _check_told(begin: Begin, number: int, lane: Lane) -> None:
    """Whoever was told the dice was told them after they lay; the clock runs from the end of that [GB-R18]."""
    if lane.listens_ms and (lane.revealed_ms is None or lane.revealed_ms - lane.listens_ms < begin.at_ms):
        raise DiffersError(number, f"seat {lane.seat} was told the dice before they lay")


def _check_lane(log: RaceLog, number: int, race: Raced, lane: Lane, budgets_ms: dict[int, float]) -> None:
    """Every press of a seat has the time that follows from its stamps, and the budget that was left to it."""
    if not 0 <= lane.floor_ms <= lane.most_ms <= race.cap_ms:
        raise DiffersError(number, f"seat {lane.seat}: {lane.floor_ms:g} to {lane.most_ms:g} ms are no bounds of a way")
    for press in lane.presses:
        if not 0 < press.entry < number or not log.is_claim_of(press.entry, lane.seat):
            raise DiffersError(press.entry, f"this is no claim of seat {lane.seat}")
        budget_ms = budgets_ms.get(lane.seat, BUDGET_MS)
        again = judged(stamps_of(press), bounds_of(lane), budget_ms, race.fastest_ms)
        budgets_ms[lane.seat] = again.budget_ms
        _compare(press, "budget", press.budget_ms, budget_ms)
        _compare(press, "time", press.time_ms, again.time_ms)
        _compare(press, "earliest time", press.earliest_ms, again.earliest_ms)
        _compare(press, "latest time", press.latest_ms, again.latest_ms)
        if press.latest_ms < race.fastest_ms:
            raise DiffersError(press.entry, f"it was made after {press.latest_ms:g} ms at most, and ought to be void")


def _compare(press: Press, name: str, said: float, right: float) -> None:
    if said != right:
        raise DiffersError(press.entry, f"its {name} is {right:g} ms, and not {said:g}")


# The order of one race


def _check_order(log: RaceLog, begin: Begin, number: int, race: Raced, claims: list[_Claim]) -> None:
    """Each claim was the first, or drawn in a dead heat, among those that were held with it."""
    heats = {heat.entry: heat for heat in race.heats}
    if len(heats) < len(race.heats) or any(all(c.press.entry != entry for c in claims) for entry in heats):
        raise DiffersError(number, "a dead heat is no claim of this race")
    together: list[_Claim] = []
    """In a dead heat with one that went before, so they were held by then."""
    for place, claim in enumerate(claims):
        if log.is_broken_off(claim.press.entry):
            continue
        if claim.came_ms > claim.gone_ms:
            raise DiffersError(claim.press.entry, "it was let go before it came")
        heat = heats.get(claim.press.entry)
        _check_release(log, begin, race, claims[place:], together, heat)
        if heat is not None:
            rest = claims[place + 1 :]
            together += [other for other in rest if other.seat in heat.seats and other.came_ms <= claim.gone_ms]


def _check_release(
    log: RaceLog, begin: Begin, race: Raced, claims: list[_Claim], together: list[_Claim], heat: Heat | None
) -> None:
    """The first of these claims was rightly let go before the others.

    What came in the very millisecond in which it was let go may have been held with it or not; either will do. But once
    somebody was right nothing comes in any more until the race is closed.
    """
    claim, later = claims[0], claims[1:]
    is_closing = log.is_decided(claim.press.entry + 1)
    held = [claim] + [
        other
        for other in later
        if other.came_ms < claim.gone_ms or other in together or (is_closing and log.is_played(other.press.entry))
    ]
    unsure = [other for other in later if other.came_ms == claim.gone_ms and other not in held]
    failures: list[DiffersError] = []
    for count in range(len(unsure), -1, -1):
        for also in combinations(unsure, count):
            try:
                firsts = _check_first(begin, race, [*held, *also], heat)
                _check_certain(log, begin, race, [*held, *also], firsts)
            except DiffersError as error:
                failures.append(error)
            else:
                if heat is not None:
                    _check_coin(log, claim, heat)
                return
    raise failures[0]


def _check_first(begin: Begin, race: Raced, held: list[_Claim], heat: Heat | None) -> list[_Claim]:
    """The first of these claims was first, or as good as that; gives the earliest of them."""
    claim = held[0]
    drawn = heat.seats if heat is not None else ()
    # Claims that were made after the limit are not let go with those before it, unless somebody was right before.
    is_late = claim.press.time_ms > begin.limit_ms
    level = [each for each in held if is_late or each.press.time_ms <= begin.limit_ms or each.seat in drawn]
    first_ms = min(each.press.time_ms for each in level)
    firsts = [each for each in level if each.press.time_ms == first_ms]
    in_heat = [each for each in level if is_level(each.press.time_ms, first_ms, _band_to(each.device, firsts, race))]
    seats = tuple(sorted(each.seat for each in in_heat))
    if claim.seat not in seats:
        raise DiffersError(
            claim.press.entry, f"pressed after {claim.press.time_ms:g} ms, it went before {first_ms:g} ms"
        )
    if seats != (drawn or (claim.seat,)):
        raise DiffersError(claim.press.entry, f"the dead heat is of seats {list(seats)}, and not {list(drawn)}")
    return firsts


def _band_to(device: int, firsts: list[_Claim], race: Raced) -> int:
    """How close a claim at this device has to be to the earliest ones for a dead heat."""
    return max(band_between(device, each.device, race.band_ms) for each in firsts)


def _check_coin(log: RaceLog, claim: _Claim, heat: Heat) -> None:
    """The draw gives the place of the seat whose claim went first."""
    if heat.draw is None:
        if log.record.header.dice is not None:
            raise DiffersError(heat.entry, "the draw of this dead heat is missing")
        return
    place = heat.seats.index(claim.seat)
    if heat.draw.kind != COIN or heat.draw.drawn != ((len(heat.seats), place),):
        raise DiffersError(heat.entry, f"the draw of this dead heat does not give seat {claim.seat}")


def _check_certain(log: RaceLog, begin: Begin, race: Raced, held: list[_Claim], firsts: list[_Claim]) -> None:
    """Nobody could still come before it, or the race was over anyway, when it was let go."""
    claim = held[0]
    state = log.before[claim.press.entry]
    actors = log.game.actors(state)
    if chance() in actors:
        return  # the next card is turned, and calls for this one come first
    waiting = {each.seat for each in held}
    open_lanes = [lane for lane in race.lanes if lane.seat not in waiting and seat(lane.seat) in actors]
    if CLOCK in actors:
        left_ms = log.game.delay_ms(state, CLOCK)
        if log.is_decided(claim.press.entry) or (
            claim.press.time_ms <= left_ms and claim.gone_ms >= _time_up_ms(begin, open_lanes, left_ms)
        ):
            return
    for lane in open_lanes:
        until_ms = firsts[0].press.time_ms + _band_to(lane.device, firsts, race)
        if claim.gone_ms < _certain_ms(lane, until_ms):
            raise DiffersError(claim.press.entry, f"seat {lane.seat} could still come before it when it was let go")


def _time_up_ms(begin: Begin, open_lanes: list[Lane], left_ms: int) -> float:
    """When the time was up, and nobody could come any more who had pressed before; see `OpenMatch.next_timed`."""
    certain_ms = max((_certain_ms(lane, left_ms) for lane in open_lanes), default=0)
    return begin.at_ms + left_ms if math.isinf(certain_ms) else max(begin.at_ms + left_ms, certain_ms)


def _certain_ms(lane: Lane, time_ms: float) -> float:
    """From then on no claim of this seat could come that was made before this time of the race."""
    return math.inf if lane.revealed_ms is None else math.ceil(round(lane.revealed_ms + time_ms + lane.most_ms, 1))
