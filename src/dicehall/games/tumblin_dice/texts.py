"""Events in words for people; whoever shows them adds the rule."""

from __future__ import annotations

from dicehall.core import Event, Names
from dicehall.games.tumblin_dice.actions import (
    Departed,
    Ended,
    Landed,
    Loosened,
    Moved,
    Named,
    OrderRolled,
    QuarterBegun,
    Removal,
    Removed,
    Reported,
    Scored,
    SetAside,
    Stacked,
    Thrown,
)

HINTS = (
    "Wipe the two upper levels with a paper towel and furniture polish, and again when dice begin to stick.",
    "Spread a large towel under the lower end of the board; it stops dice that run off.",
    "Clear dice away from the edge of the board at once, so that none can lean on them.",
    "You may roll, flick or slide a die; sliding is the easiest to control.",
    "Write on the score boards with dry-erase markers only.",
)
"""Printed advice for a real board [TD-14]."""

_REMOVED: dict[Removal, str] = {
    "off_board": "leaves the board",
    "disc_missed": "has missed the disc and is taken away",
    "on_disc": "stays on the disc and is taken away",
    "not_crossed": "is not across the line and is taken away",
}


def sentence(event: Event, name: Names) -> str:
    """The event in one sentence, without its rule."""
    match event:
        case Thrown(seat=seat, die=die):
            return f"{name(seat)} throws {die}."
        case SetAside(seat=seat, die=die):
            return f"{name(seat)} lets the time pass; {die} is set aside."
        case Landed(die=die, face=face):
            return f"{die} comes to rest: {face} {_place(event)}."
        case Moved(rule="TD-R10", die=die, face=face):  # perhaps where it was before
            return f"{die} comes to rest again: {face} {_place(event)}."
        case Moved(die=die, face=face):
            return f"{die} lies elsewhere now: {face} {_place(event)}."
        case Removed(die=die, why=why):
            return f"{die} {_REMOVED[why]}."
        case Stacked(upper=upper, lower=lower):
            return f"{upper} lies on {lower} and takes it over."
        case Loosened(dice=dice):
            return f"{_list_of(dice, 'and')} {'loses its' if len(dice) == 1 else 'lose their'} hold."
        case _:
            return _of_the_match(event, name)


def _of_the_match(event: Event, name: Names) -> str:
    match event:
        case OrderRolled(seats=seats, faces=faces):
            rolls = ", ".join(f"{name(seat)} {face}" for seat, face in zip(seats, faces, strict=True))
            return f"For the order they roll: {rolls}."
        case QuarterBegun(quarter=quarter, overtime=overtime, order=order):
            what = f"Overtime {overtime}" if overtime else f"Quarter {quarter}"
            return f"{what} begins: {_list_of(tuple(map(name, order)), 'then')}."
        case Named(seat=seat, first=first, last=last):
            return f"{name(seat)} decides: {name(first)} throws first for their team, {name(last)} last."
        case Reported(quarter=quarter):
            return f"The judge reports how quarter {quarter} ended."
        case Scored():
            return _scored(event, name)
        case Departed(seat=seat):
            return f"{name(seat)} leaves the table."
        case Ended(winners=winners, scores=scores):
            verb = "win" if len(winners) > 1 else "wins"
            return f"{_list_of(tuple(map(name, winners)), 'and')} {verb} with {scores[winners[0] - 1]}."
    raise TypeError(f"no event of Tumblin-Dice: {event!r}")


def _place(event: Landed | Moved) -> str:
    return f"on {event.level}×" if event.crossed else "before the line"


def _scored(event: Scored, name: Names) -> str:
    dice = ", ".join(f"{die} {points}" for die, points in event.dice) or "no die brings any"
    return f"{name(event.seat)} scores {event.change} ({dice}) and has {event.total}."


def _list_of(words: tuple[str, ...], last: str) -> str:
    return f" {last} ".join(words) if len(words) < 3 else f"{', '.join(words[:-1])} {last} {words[-1]}"
