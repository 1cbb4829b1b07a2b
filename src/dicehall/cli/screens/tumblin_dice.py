"""Tumblin-Dice on a terminal: played on a real board. The table says whose throw it is; people type where dice lie.

A throw is two moves: the seat throws a die, and CHANCE says where all dice stopped. One typed line makes both.
"""

from __future__ import annotations

from collections.abc import Mapping

from dicehall.cli.paint import Line, Part, Span, Style, bold, dim, line, listed, pad, wrapped
from dicehall.cli.screens.screen import Answer, Commands, DiceKind, Do, NotUnderstood, Question, Settle, Sight
from dicehall.cli.screens.tumblin_lines import EXAMPLES, Board, die_named, read_line
from dicehall.core import Event, chance
from dicehall.games.tumblin_dice.actions import Name, Rolled, Throw
from dicehall.games.tumblin_dice.dice import Box, Kind, box_of
from dicehall.games.tumblin_dice.scoring import counts, quarter_points
from dicehall.games.tumblin_dice.standings import rolling
from dicehall.games.tumblin_dice.state import TEAMS, Resting
from dicehall.games.tumblin_dice.texts import HINTS
from dicehall.games.tumblin_dice.view import View

_HELP = (
    "TUMBLIN-DICE. Throw your dice down the board, one at a time and in turn, so that they touch the landing disc "
    "first and come to rest beyond the dark line. A die brings what it shows, times its level: 1x to 4x. Dice may push "
    "others, to better places or off the board. Four quarters; the highest total wins.",
    "You play with a real board. When a die has come to rest, type where it lies, and what has become of others that "
    "it pushed. The line is read back to you, and ENTER makes it count.",
    "5 3x: the thrown die shows 5, on 3x.   off: it has left the board.   short: it is not wholly across the line.   "
    "disc: it stays on the landing disc.   missed: it did not touch the disc first.",
    "Other dice go behind a comma, each with its name: 5 3x, w2 off, r1 2 4x.   6 on r1: it lies on red-1.   "
    "4 2x leans w3: it leans on white-3.   leans off: it leans on a die that is off the board.",
    "undo takes the last throw back. In teams, first NAME before a quarter says who throws first.",
    *HINTS,
)
_NAME = 16
_WIDE = 78


class TumblinScreen:
    """Tumblin-Dice."""

    dice: tuple[DiceKind, ...] = ("real",)
    why_dice = "Tumblin-Dice is played on a real board here; virtual dice are thrown in the browser: dicehall serve"
    why_no_bots = "bots of Tumblin-Dice throw virtual dice, so they play in the browser: dicehall serve"
    is_race = False
    has_turns = True
    most_persons = 4
    help: tuple[str, ...] = _HELP

    def table(self, sight: Sight) -> list[Line]:
        """The board from the top level down, then the score."""
        view = sight.seen(View)
        box = box_of(view.variant, len(sight.names))
        levels = (4, 3, 2, 1, 0) if view.variant.before_line else (4, 3, 2, 1)
        board = [row for level in levels for row in _level(view, box, level)]
        seats = [_seat(sight, box, seat) for seat in range(1, len(sight.names) + 1)]
        return [_heading(sight), *board, *seats]

    def now(self, sight: Sight) -> str:
        return "The judge reports this quarter ..."

    def is_waiting(self, sight: Sight) -> bool:
        return True

    def commands(self, sight: Sight) -> Commands:
        return {}

    def markable(self, sight: Sight, seat: int) -> tuple[int, ...]:
        return ()

    def tells(self, event: Event) -> bool:
        return True

    def question(self, sight: Sight) -> Question | None:
        """What the people at the board have to tell."""
        view = sight.seen(View)
        match view.phase:
            case "order":
                return _order_question(sight)
            case "throw" if view.in_turn:
                return _throw_question(sight)
            case "settle":
                return _settle_question(sight)
            case _:
                return None


def _order_question(sight: Sight) -> Question:
    view = sight.seen(View)
    sides = rolling(view.places)
    names = [_side(sight, side) for side in sides]
    example = " ".join("6253"[: len(sides)])
    return Question(
        f"{listed(names)}: roll one die each for the order. What do they show?",
        f"one number each, in that order, as in: {example}   those who are level will roll again",
        lambda typed: _read_order(typed, len(sides)),
    )


def _throw_question(sight: Sight) -> Question:
    view = sight.seen(View)
    dice = list(_next_dice(sight))
    owner = "" if view.turn == view.in_turn else f" for {sight.name(view.turn)}"
    named = f"begin with the die, as in: {dice[0]} 5 3x   " if len(dice) > 1 else ""
    team = "   or, before the quarter: first NAME" if view.variant.teams else ""
    return Question(
        f"{sight.name(view.in_turn)} throws {' or '.join(dice)}{owner}. Where does it lie?",
        named + EXAMPLES + team,
        lambda typed: _read_throw(sight, typed),
    )


def _settle_question(sight: Sight) -> Question:
    view = sight.seen(View)
    if view.thrown:
        asks = f"{view.thrown} has been thrown. Where does it lie?"
    else:
        verb = "does" if len(view.loose) == 1 else "do"
        asks = f"Take away what goes. Where {verb} {listed(view.loose)} lie then?"
    board = Board(view.board, view.thrown, view.loose, keeps_short=view.variant.before_line != 0)
    return Question(asks, EXAMPLES, lambda typed: _read_settled(typed, board))


def _read_order(typed: str, count: int) -> Answer:
    words = typed.replace(",", " ").split()
    if len(words) != count or not all(word in "123456" and len(word) == 1 for word in words):
        raise NotUnderstood(f"{typed!r}: {count} numbers from 1 to 6 are needed")
    return Answer((Settle(chance(), Rolled(tuple(map(int, words)))),))


def _read_throw(sight: Sight, typed: str) -> Answer:
    view = sight.seen(View)
    words = typed.lower().split()
    if view.variant.teams and words and words[0] == "first":
        return _read_first(sight, " ".join(words[1:]))
    dice = _next_dice(sight)
    thrown = _chosen(words, dice)
    board = Board(view.board, thrown, (), keeps_short=view.variant.before_line != 0)
    answer = _read_settled(typed, board)
    return Answer((Do(view.in_turn, Throw(dice[thrown])), *answer.moves), answer.echo)


def _chosen(words: list[str], dice: Mapping[str, Kind]) -> str:
    if len(dice) == 1:
        return next(iter(dice))
    name, _ = die_named(words, list(dice))
    if not name:
        raise NotUnderstood(f"begin with the die that was thrown: {' or '.join(dice)}")
    return name


def _read_settled(typed: str, board: Board) -> Answer:
    settled, echo = read_line(typed, board)
    return Answer((Settle(chance(), settled),), echo)


def _read_first(sight: Sight, who: str) -> Answer:
    for seat in range(1, len(sight.names) + 1):
        if who in (sight.name(seat).lower(), str(seat)):
            echo = f"{sight.name(seat)} throws first for this team in this quarter."
            return Answer((Do(seat, Name(seat)),), (echo,))
    raise NotUnderstood(f"first {who!r}: say first and one of {listed(sight.names)}")


def _next_dice(sight: Sight) -> dict[str, Kind]:
    """The dice that can be thrown now, one of each kind that is left, by name."""
    view = sight.seen(View)
    box = box_of(view.variant, len(sight.names))
    left = zip(view.kinds, view.hand[view.turn - 1], strict=True)
    return {box.next_die(view.turn, kind, many).name: kind for kind, many in left if many}


def _side(sight: Sight, side: int) -> str:
    """A seat by its name, or a team by both."""
    if not sight.seen(View).variant.teams:
        return sight.name(side)
    return " with ".join(sight.name(seat) for seat in TEAMS[side - 1])


def _heading(sight: Sight) -> Line:
    view = sight.seen(View)
    last = "" if view.variant.quarters == "to_301" else f" of {view.variant.quarters}"
    what = f"Overtime {view.overtime}" if view.overtime else f"Quarter {view.quarter}{last}"
    order = ", ".join(sight.name(seat) for seat in view.order)
    return line(" ", bold(what), dim(f"   in this order: {order}" if order else "   the order is rolled for"))


def _level(view: View, box: Box, level: int) -> list[Line]:
    """The dice of one level, broken over several rows if need be."""
    dice: list[Part] = []
    for resting in view.board:
        if (resting.level if resting.crossed else 0) == level:
            dice += [*_die(box, resting), "  "]
    label = f" {level}x " if level else " short "
    return wrapped(line(bold(label.ljust(7)), "│ ", *dice), _WIDE, indent=9)


def _die(box: Box, resting: Resting) -> tuple[Span, ...]:
    name, kind = resting.die, box.by_name[resting.die].kind
    marks = f" on {listed(resting.on_top_of)}" if resting.on_top_of else ""
    marks += f" leans on {listed(resting.leaning_on)}" if resting.leaning_on else ""
    marks += " no value" if resting.leans_off_board else ""
    twice = "x2" if kind == "double" else " blocks" if kind == "defensive" else ""
    unbroken = str.maketrans(" ", "\N{NO-BREAK SPACE}")
    return Span(name, _style(name)), bold(f":{resting.face}{twice}".translate(unbroken)), dim(marks.translate(unbroken))


def _style(die: str) -> Style:
    colour = die.partition("-")[0]
    styles: Mapping[str, Style] = {"red": "red", "white": "white", "green": "green", "black": "black"}
    return styles[colour]


def _seat(sight: Sight, box: Box, seat: int) -> Line:
    view = sight.seen(View)
    counted = counts(view.board, view.stacked, box, view.variant.before_line)
    here = quarter_points(counted, len(sight.names))[seat - 1]
    is_in_turn = seat == view.in_turn
    who = Span((" ▶ " if is_in_turn else "   ") + pad(sight.name(seat), _NAME), "bold" if is_in_turn else "plain")
    colours = list(dict.fromkeys(die.name.partition("-")[0] for die in box.dice if die.seat == seat))
    tags = [part for colour in colours for part in (Span(f" {colour} ", _style(colour)), Span(" "))]
    left = sum(view.hand[seat - 1])
    gone = "   has left" if seat in view.left else ""
    points = f"total {view.totals[seat - 1]:>3}   board {here:>3}   to throw {left}{gone}"
    return line(who, *tags, " " * (17 - sum(len(colour) + 3 for colour in colours)), bold(points))
