"""Events in words: one sentence each, for people. The rule's id is not in it; whoever shows the sentence adds it."""

from __future__ import annotations

from collections.abc import Sequence

from dicehall.core import Event, Names
from dicehall.games.ghost_blitz_dice.actions import (
    Answer,
    Closed,
    Departed,
    Ended,
    Grabbed,
    Judged,
    Paid,
    Reordered,
    Reported,
    Scored,
    Shown,
    Thrown,
    Turn,
    Voided,
)
from dicehall.games.ghost_blitz_dice.state import COLOURS, Figure


def sentence(event: Event, name: Names) -> str:
    """The event in one sentence.

    >>> sentence(Answer("GB-2", "mouse", "bottle", "bottle"), "Seat {}".format)
    'Most dice show the bottle, and the green die shows the mouse: the mouse is right.'
    """
    match event:
        case Answer() | Judged() | Paid() | Scored() | Closed():
            return _verdict_sentence(event, name)
        case Turn(rule="GB-R8", seat=seat):
            return f"The lot falls on {name(seat)}, who throws first."
        case Turn(seat=seat):
            return f"{name(seat)} throws next."
        case Thrown(rule="ALL-9", seat=seat):
            return f"{name(seat)} has waited too long, so the dice are thrown anyway."
        case Thrown(seat=seat):
            return f"{name(seat)} throws the dice."
        case Shown(faces=faces):
            return f"The dice show: {_by_colour(faces)}."
        case Grabbed(seat=seat):
            return f"{name(seat)} grabs!"
        case _:
            return _aside_sentence(event, name)


def _verdict_sentence(event: Answer | Judged | Paid | Scored | Closed, name: Names) -> str:
    match event:
        case Answer():
            return _reasoning(event)
        case Judged():
            return _judgement(event, name)
        case Paid():
            return _payment(event, name)
        case Scored():
            return _winning(event, name)
        case Closed(rule="GB-7"):
            return "Everybody is wrong!"
        case Closed(right=0):
            return "Nobody is right this time."
        case Closed(right=right):
            return f"{name(right)} wins this throw."


def _aside_sentence(event: Event, name: Names) -> str:
    match event:
        case Reordered(order=order):
            return f"The figures change places: {', '.join(order)}."
        case Reported():
            return "The judge says who was right."
        case Voided():
            return "This throw is broken off and nobody pays."
        case Departed(seat=seat):
            return f"{name(seat)} leaves the table."
        case Ended(rule="ALL-7", winners=winners):
            return f"Only {name(winners[0])} is left and wins."
        case Ended(winners=winners, scores=scores):
            here = "" if max(scores) == scores[winners[0] - 1] else " of those still here"  # a leaver cannot win
            verb = f"has the most points{here} and wins" if len(winners) == 1 else "are level and share the win"
            return f"The supply is empty: {_listed([name(seat) for seat in winners])} {verb}."
        case _:
            raise TypeError(f"no event of Ghost Blitz: {event!r}")


def _reasoning(answer: Answer) -> str:
    figure, seen, colour = answer.figure, answer.seen, COLOURS[answer.die]
    match answer.rule:
        case "GB-2":
            return f"Most dice show the {seen}, and the {colour} die shows the {figure}: the {figure} is right."
        case "GB-3":
            return f"Two figures are there twice, only the {seen} once: the {figure} is right."
        case _:
            return f"All five figures are there, with the {seen} on the {colour} die: the {figure} is right."


def _judgement(judged: Judged, name: Names) -> str:
    who, held = name(judged.seat), _listed([f"the {figure}" for figure in judged.figures])
    match judged.verdict:
        case "right":
            return f"{who} has {held} first: right!" if held else f"{who} was first to be right."
        case "late":
            return f"{who} has {held} too, but not first."
        case "wrong":
            if not held:
                return f"{who} was wrong."
            return f"{who} has {held}: {'wrong' if len(judged.figures) == 1 else 'only one may be grabbed'}."


def _payment(paid: Paid, name: Names) -> str:
    if paid.change == 0:
        return f"{name(paid.seat)} has no point to lose."
    return f"{name(paid.seat)} gives a point {f'to {name(paid.to)}' if paid.to else 'to the jackpot'}."


def _winning(scored: Scored, name: Names) -> str:
    match scored.source:
        case "supply":
            return f"{name(scored.seat)} takes a point from the supply."
        case "penalties":
            return f"{name(scored.seat)} collects {_points(scored.change)} for wrong grabs."
        case "jackpot":
            return f"{name(scored.seat)} takes the jackpot, {_points(scored.change)}!"


def _points(number: int) -> str:
    return "a point" if number == 1 else f"{number} points"


def _by_colour(faces: Sequence[Figure]) -> str:
    return ", ".join(f"{colour} {face}" for colour, face in zip(COLOURS.values(), faces, strict=True))


def _listed(words: Sequence[str]) -> str:
    """Words with commas and an "and".

    >>> _listed(["the chair", "the mouse", "the book"])
    'the chair, the mouse and the book'
    """
    return " and ".join(part for part in (", ".join(words[:-1]), "".join(words[-1:])) if part)
