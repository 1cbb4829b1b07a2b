"""What becomes of the board when everything rests: who goes, what settles again, what lies on what.

The dice that must go are judged by where they lie, all at once. Only then one looks at who lost its hold; those dice
are asked for again, and everything is judged anew, until nothing more goes [TD-R10].
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from dicehall.core import Event, Refusal
from dicehall.games.tumblin_dice.actions import (
    Landed,
    Loosened,
    Moved,
    Removal,
    Removed,
    Report,
    Settled,
    Stacked,
)
from dicehall.games.tumblin_dice.lying import refusal_of_dice
from dicehall.games.tumblin_dice.state import Resting, State, box
from dicehall.games.tumblin_dice.variants import Variant

Pairs = tuple[tuple[str, str], ...]


class Rest(Struct, frozen=True):
    """The board after the dice that must go have gone."""

    board: tuple[Resting, ...]
    stacked: Pairs
    loose: tuple[str, ...]
    events: tuple[Event, ...]


def refusal_of_settled(state: State, settled: Settled) -> Refusal | None:
    """What is wrong with where dice are said to rest after a throw; None if it can be true [TD-R17]."""
    disc_first: object = settled.disc_first
    if disc_first is not True and disc_first is not False:
        return Refusal("TD-2", "Say whether the thrown die touched the disc first: disc_first=true or false.")
    if not settled.disc_first and not state.thrown:
        return Refusal("TD-2", "Nothing was thrown since the dice last lay still, so no die can have missed the disc.")
    before: dict[str, Resting | None] = {resting.die: resting for resting in state.board}
    if state.thrown:
        before[state.thrown] = None

    def goes(resting: Resting) -> bool:
        return removal_of(resting, state.variant, has_missed=_has_missed(state, settled, resting)) is not None

    return refusal_of_dice(settled.dice, before, goes, whole=True)


def refusal_of_report(state: State, report: Report) -> Refusal | None:
    """What is wrong with where a judge says that the dice of a quarter lie; None if it can be true [TD-R17, TD-R18]."""
    before: dict[str, Resting | None] = {die.name: None for die in box(state).dice if die.seat in state.order}

    def goes(resting: Resting) -> bool:
        return removal_of(resting, state.variant) is not None

    wrong = refusal_of_dice(report.dice, before, goes, whole=False)
    if wrong is not None:
        return wrong
    gone = {resting.die for resting in report.dice if goes(resting)}
    for resting in report.dice:
        held = [die for die in resting.on_top_of + resting.leaning_on if die in gone]
        if resting.die not in gone and held:
            why = f"{held[0]} must go: take it away, let {resting.die} settle again, and report that."
            return Refusal("TD-R10", why)
    return None


def removal_of(resting: Resting, variant: Variant, *, has_missed: bool = False) -> Removal | None:
    """Why a die goes from where it rests; None if it stays [TD-3, TD-4, TD-R3, TD-R7, TD-R13].

    >>> removal_of(Resting("red-1", 5, 1, crossed=False), Variant())
    'not_crossed'
    >>> removal_of(Resting("red-1", 5, 1, crossed=False), Variant(before_line=-1))
    """
    if resting.off_board:
        return "off_board"
    if has_missed:
        return "disc_missed"
    if resting.on_disc:
        return "on_disc"
    if not resting.crossed and variant.before_line == 0:
        return "not_crossed"
    return None


def rest_after(state: State, settled: Settled) -> Rest:
    """The board once the dice that must go have gone together [TD-R10]."""
    old = {resting.die: resting for resting in state.board}
    events: list[Event] = []
    staying: list[Resting] = []
    gone: list[str] = []
    loose = state.loose
    for resting in settled.dice:
        die = resting.die
        if resting is old.get(die) and resting.crossed and die not in loose:
            staying.append(resting)  # untouched and across: the common case
            continue
        why = removal_of(resting, state.variant, has_missed=_has_missed(state, settled, resting))
        if why is None:
            staying.append(resting)
            events.extend(_told(state, resting, old.get(die)))
        else:
            gone.append(die)
            events.append(_removed(state, resting, why))
    stacked = arrivals(state.stacked, staying)
    events.extend(Stacked("TD-11", upper, lower) for upper, lower in stacked if (upper, lower) not in state.stacked)
    lost = tuple(resting.die for resting in staying if _has_lost_hold(resting, gone)) if gone else ()
    if lost:
        events.append(Loosened("TD-R10", lost))
    return Rest(_in_box_order(state, staying, gone), stacked, lost, tuple(events))


def report_rest(state: State, report: Report) -> Rest:
    """The board of a reported quarter; dice that had to go are not told one by one [ALL-11]."""
    staying = [resting for resting in report.dice if removal_of(resting, state.variant) is None]
    return Rest(_in_box_order(state, staying, []), arrivals((), staying), (), ())


def arrivals(before: Pairs, dice: Sequence[Resting]) -> Pairs:
    """Which die lies on which, those that came first first; a pair that is still there has not come anew [TD-R6].

    >>> dice = [Resting("red-1", on_top_of=("white-1",)), Resting("red-2", on_top_of=("white-1",)), Resting("white-1")]
    >>> arrivals((("red-2", "white-1"),), dice)
    (('red-2', 'white-1'), ('red-1', 'white-1'))
    """
    now = [(resting.die, lower) for resting in dice if resting.on_top_of for lower in resting.on_top_of]
    if not now:
        return ()
    lying = {resting.die for resting in dice}
    now = [(upper, lower) for upper, lower in now if lower in lying]
    return tuple(pair for pair in before if pair in now) + tuple(pair for pair in now if pair not in before)


def _has_missed(state: State, settled: Settled, resting: Resting) -> bool:
    return not settled.disc_first and resting.die == state.thrown


def _has_lost_hold(resting: Resting, gone: list[str]) -> bool:
    return any(die in gone for die in resting.on_top_of + resting.leaning_on)


def _in_box_order(state: State, staying: list[Resting], gone: list[str]) -> tuple[Resting, ...]:
    place = box(state).place
    kept = [_tidied(resting, gone) if resting.on_top_of or resting.leaning_on else resting for resting in staying]
    return tuple(sorted(kept, key=lambda resting: place[resting.die]))


def _tidied(resting: Resting, gone: list[str]) -> Resting:
    on_top_of = tuple(sorted(die for die in resting.on_top_of if die not in gone))
    leaning_on = tuple(sorted(die for die in resting.leaning_on if die not in gone))
    if on_top_of == resting.on_top_of and leaning_on == resting.leaning_on:
        return resting
    return replace(resting, on_top_of=on_top_of, leaning_on=leaning_on)


def _told(state: State, resting: Resting, old: Resting | None) -> Iterable[Event]:
    seat = box(state).by_name[resting.die].seat
    face, level, crossed = resting.face, resting.level, resting.crossed
    if old is None:
        yield Landed("TD-6", seat, resting.die, face, level, crossed)
    elif resting.die in state.loose:
        yield Moved("TD-R10", seat, resting.die, face, level, crossed)
    elif (face, level, crossed) != (old.face, old.level, old.crossed):
        yield Moved("TD-5", seat, resting.die, face, level, crossed)


_RULES: dict[Removal, str] = {"off_board": "TD-4", "disc_missed": "TD-R7", "on_disc": "TD-R3", "not_crossed": "TD-R3"}


def _removed(state: State, resting: Resting, why: Removal) -> Removed:
    rule = "TD-3" if why == "not_crossed" and resting.die == state.thrown else _RULES[why]
    return Removed(rule, box(state).by_name[resting.die].seat, resting.die, why)
