"""The judge of a Lightning Dice tournament, at the same keyboard as the players [LD-T0].

A judge flips, says true or false to the call that waits, and writes sanctions as one line.
"""

from __future__ import annotations

import re
from typing import get_args

import msgspec

from dicehall.cli.screens.screen import Answer, Commands, NotUnderstood, Question, Rule, Sight, Write
from dicehall.games.lightning_dice.actions import Breach, CallName, Flip, Measure, Sanction, name_of
from dicehall.games.lightning_dice.actions import Rule as Ruling
from dicehall.games.lightning_dice.view import View

JUDGE_HELP = (
    "In a tournament a judge without a seat sits at the keyboard too: ENTER flips the next card, Y says that the call "
    "that waits is true, N that it is false, ! writes a sanction, such as: 2 T5 warning."
)
_MEASURES: dict[str, Measure] = {
    "warning": "warning",
    "warn": "warning",
    "again": "roll_again",
    "void": "call_void",
    "minus": "call_void_minus_2",
}
_SHOUTS: dict[CallName, str] = {
    "got_it": '"Got it!"', "bonus": '"Bonus!"', "thunder": '"Thunder!"',
}  # fmt: skip
_SANCTION = re.compile(r"(?P<seat>\d) +\[?(?:ld-)?(?P<rule>[a-z]\d)\]? +(?P<measure>[a-z]+)(?P<dice>( +\d)*)")


def judge_now(sight: Sight) -> str | None:
    """What the judge has to do; None if nothing waits for a judge."""
    view = sight.seen(View)
    if not view.variant.tournament:
        return None
    if view.waiting:
        first = view.waiting[0]
        return f"Judge: {sight.name(first.seat)} calls {_SHOUTS[name_of(first.call)]}   Y true   N false   ! sanction"
    return "Judge: ENTER flips the next card   ! sanction" if view.phase == "judge" else None


def judge_commands(sight: Sight) -> Commands:
    """The judge's keys; none where there is no judge."""
    if not sight.seen(View).variant.tournament:
        return {}
    yes, no = Rule(Ruling(valid=True)), Rule(Ruling(valid=False))
    return {"enter": Rule(Flip()), "y": yes, "n": no, "!": Write(_sanction_question())}


def _sanction_question() -> Question:
    return Question(
        "Judge: whom do you sanction, by which rule, and how?",
        "2 T5 warning   1 T1 void   1 T3 minus   2 T4 again 1 3 (seat 2 rolls its dice 1 and 3 again)",
        _read,
    )


def _read(typed: str) -> Answer:
    found = _SANCTION.fullmatch(typed.strip().lower())
    if found is None:
        raise NotUnderstood(f"{typed!r}: write seat, rule and measure, as in: 2 T5 warning")
    if found["measure"] not in _MEASURES:
        raise NotUnderstood(f"{found['measure']!r}: the measures are warning, again (with dice), void, minus")
    dice = tuple(sorted(int(die) - 1 for die in found["dice"].split()))
    return Answer((Rule(Sanction(int(found["seat"]), _breach(found["rule"]), _MEASURES[found["measure"]], dice)),))


def _breach(word: str) -> Breach:
    try:
        breach: Breach = msgspec.convert(f"LD-{word.upper()}", Breach)
    except msgspec.ValidationError:
        raise NotUnderstood(f"{word!r} is no rule for sanctions; there are: {', '.join(get_args(Breach))}") from None
    return breach
