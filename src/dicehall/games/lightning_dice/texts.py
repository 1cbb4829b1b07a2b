"""What happened, in one sentence for people. The rule's id is not in it: readers add it where they want it."""

from __future__ import annotations

from collections.abc import Sequence

from dicehall.core import Event, Names
from dicehall.games.lightning_dice.actions import (
    BrokenOff,
    Called,
    CallName,
    CallVoided,
    Departed,
    Ended,
    FacesRead,
    Fined,
    FlipOrdered,
    Flipped,
    Matched,
    Missed,
    Nasty,
    NewPile,
    Nice,
    PickedUp,
    Rested,
    Rolled,
    Sanctioned,
    Skipped,
    Voted,
)
from dicehall.games.lightning_dice.requirements import DICE


def sentence(event: Event, name: Names) -> str:
    """The event in words.

    Args:
        name: gives the name of the player in a seat.

    >>> sentence(Nasty("LD-8", seat=3, by=4, change=-1, score=6), lambda seat: ("Ann", "Ben", "Cem", "Dora")[seat - 1])
    'Thunder! Dora strikes Cem, who drops to 6.'
    """
    match event:
        case Rolled() | Rested() | PickedUp():
            return _of_dice(event, name)
        case FlipOrdered() | Flipped() | NewPile() | Voted() | Skipped():
            return _of_cards(event, name)
        case Called() | CallVoided() | Matched() | Missed() | Nice() | Nasty():
            return _of_calls(event, name)
        case FacesRead(seat=seat, faces=faces):
            return f"The judge reads {_plain(faces)} from {name(seat)}'s dice."
        case Sanctioned() | Fined():
            return _of_sanction(event, name)
        case BrokenOff():
            return "The race is broken off; same card, same dice, and off again."
        case Departed(seat=seat):
            return f"{name(seat)} leaves the table."
        case Ended(winners=winners, scores=scores):
            return _of_end(winners, scores, name)
    raise TypeError(f"no event of Lightning Dice: {event!r}")


def _of_dice(event: Rolled | Rested | PickedUp, name: Names) -> str:
    match event:
        case Rolled(rule=rule, seat=seat, dice=dice):
            which = "all six dice" if len(dice) == DICE else _count(len(dice), "die", "dice")
            return f"{name(seat)} rolls {which}{', still for the card before' if rule == 'LD-R6' else ''}."
        case Rested(seat=seat, faces=faces, off=off):
            lost = f"; {_count(len(off), 'die', 'dice')} left the table and must be rolled again" if off else ""
            return f"{name(seat)} has {_plain(faces)}{lost}."
        case PickedUp(seats=seats):
            return f"{_names(seats, name)} {'picks' if len(seats) == 1 else 'pick'} up all six dice."


def _of_cards(event: FlipOrdered | Flipped | NewPile | Voted | Skipped, name: Names) -> str:
    match event:
        case FlipOrdered():
            return "The judge reaches for the next card."
        case Flipped(title=title, requirement=requirement):
            return f"New card! {title}: {requirement}."
        case NewPile(cards=cards):
            return f"All {cards} cards have been out; they form a new pile."
        case Voted(seat=seat, votes=votes, needed=needed):
            return f"{name(seat)} would skip this card ({votes} of {needed})."
        case Skipped():
            return "Everybody agrees: on to another card."


def _of_calls(event: Called | CallVoided | Matched | Missed | Nice | Nasty, name: Names) -> str:
    match event:
        case Called(seat=seat, call=call, number=number):
            return f"{name(seat)} calls {_shout(call, seat, number)}"
        case CallVoided(rule=rule, seat=seat, call=call, number=number):
            cost = "" if rule == "LD-R14" else ", at no cost"  # after a sanction the judge may take points
            return f"{name(seat)}'s {_shout(call, seat, number)} comes to nothing{cost}."
        case Matched(rule="LD-Q2", seat=seat, score=score):
            return f"{name(seat)} takes the card and has {_count(score, 'card', 'cards')}."
        case Matched(seat=seat, score=score):
            return f"{name(seat)} has it and moves up to {score}."
        case Missed(seat=seat, call=call, change=change, score=score):
            cost = f": it costs {_points(change)} and leaves {score}" if change else ", with nothing to lose"
            return f"{name(seat)}'s {_shout(call, seat, 0)} is wrong{cost}."
        case Nice(seat=seat, score=score):
            return f"Bonus! {name(seat)} rolls six {seat}s and moves up to {score}."
        case Nasty(seat=seat, by=by, change=0):
            return f"Thunder! {name(by)} strikes {name(seat)}, who has nothing to lose."
        case Nasty(seat=seat, by=by, score=score):
            return f"Thunder! {name(by)} strikes {name(seat)}, who drops to {score}."


def _of_sanction(event: Sanctioned | Fined, name: Names) -> str:
    if isinstance(event, Fined):
        fine = f"is fined {_points(event.change)} and stands at {event.score}"
        return f"{name(event.seat)} {fine if event.change else 'is to pay a fine, but has nothing to lose'}."
    match event.kind:
        case "warning":
            return f"The judge warns {name(event.seat)}."
        case "roll_again":
            return f"The judge has {name(event.seat)} roll {_count(len(event.dice), 'die', 'dice')} again."
        case "call_void":
            return f"The judge strikes out {name(event.seat)}'s call."
        case "call_void_minus_2":
            return f"The judge strikes out {name(event.seat)}'s call, and it will cost."


def _of_end(winners: tuple[int, ...], scores: tuple[int, ...], name: Names) -> str:
    result = " : ".join(map(str, scores))
    return f"{_names(winners, name)} {'wins' if len(winners) == 1 else 'share the win'}, {result}."


def _shout(call: CallName, seat: int, number: int) -> str:
    match call:
        case "got_it":
            return '"Got it!"'
        case "bonus":
            return f'"Bonus {seat}!"'
        case "thunder":
            return f'"Thunder {number}!"' if number else '"Thunder!"'


def _plain(faces: Sequence[int]) -> str:
    """Faces as they lie; a dash is a die in the hand or in motion."""
    return " ".join([str(face) if face else "-" for face in faces])


def _count(count: int, one: str, several: str) -> str:
    return f"{count} {one if count == 1 else several}"


def _points(change: int) -> str:
    return _count(abs(change), "point", "points")


def _names(seats: Sequence[int], name: Names) -> str:
    """
    >>> _names((1, 2, 4), lambda seat: ("Ann", "Ben", "Cem", "Dora")[seat - 1])
    'Ann, Ben and Dora'
    """
    *most, last = map(name, seats)
    return f"{', '.join(most)} and {last}" if most else last
