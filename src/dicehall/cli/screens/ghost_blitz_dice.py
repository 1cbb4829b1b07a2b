"""Ghost Blitz on a terminal: five dice with pictures, five figures, a row of keys for each person.

Dice stay to be seen after the verdict, grey, until the next throw: people want to know why they were wrong.
"""

from __future__ import annotations

from collections.abc import Mapping

from dicehall.cli.paint import Line, Span, Style, beside, bold, dim, line, pad
from dicehall.cli.screens.screen import Answer, Commands, DiceKind, Do, NotUnderstood, Question, Settle, Sight
from dicehall.core import Event, chance
from dicehall.games.ghost_blitz_dice.actions import Answer as Verdict
from dicehall.games.ghost_blitz_dice.actions import Grab, Rolled, Shown, Throw
from dicehall.games.ghost_blitz_dice.state import COLOURS, FIGURES, Figure
from dicehall.games.ghost_blitz_dice.view import View

_HELP = (
    "GHOST BLITZ: THE DICE GAME. One player throws five dice, then all grab at once, and only one figure is right.",
    "1. One figure is on more dice than any other: find the die of that figure's colour, and grab what it shows. "
    "2. Two figures are there twice, one once: grab the one that is there once. "
    "3. All five are there: find the die with the ghost, and grab the figure of that die's colour.",
    "The chair is red, the ghost white, the mouse grey, the bottle green, the book blue. The first right grab takes a "
    "point and throws next; a wrong one loses a point to whoever was right. 35 points are in the box; the most win.",
    "Keys: SPACE throws. Each person has a row of five keys, shown beside the name, one below each figure. "
    "You have one grab a throw.",
)

_ROWS = ("12345", "qwert", "asdfg", "zxcvb", "67890", "yuiop", "hjkl;", "nm,./")
"""Five keys side by side for each person; left and right hands of a keyboard."""
_STYLES: Mapping[Figure, Style] = {
    "chair": "red", "ghost": "white", "mouse": "grey", "bottle": "green", "book": "blue",
}  # fmt: skip
_PICTURES: Mapping[Figure, tuple[str, str, str]] = {
    "chair": ("  |     ", "  |___  ", "  |   | "),
    "ghost": ("  .--.  ", "  |oo|  ", "  '^^'  "),
    "mouse": (" ()_()  ", " (o.o)~ ", "  '='   "),
    "bottle": ("   ||   ", "  /  \\  ", "  |__|  "),
    "book": (" ______ ", " |  | | ", " |__|_| "),
}
_SHORT = {"bt": "bottle", "bk": "book"}
_NOTHING = ("        ", "        ", "        ")
_TUMBLING = ("  . o   ", "   o  . ", "  o .   ")
_NAME = 16
_COLUMN = 8
_PICTURED_ROWS = 6
_MOST_NAMED = 3
"""People whose keys fit into the bright line."""


class GhostBlitzScreen:
    """Ghost Blitz: The Dice Game."""

    dice: tuple[DiceKind, ...] = ("virtual", "real")
    why_dice = ""
    why_no_bots = ""
    is_race = True
    has_turns = True
    most_persons = 8
    help: tuple[str, ...] = _HELP

    def table(self, sight: Sight) -> list[Line]:
        """Dice above, then figures and seats."""
        seats = [_figures(sight), _colours(sight), *(_seat(sight, seat) for seat in range(1, len(sight.names) + 1))]
        fits = len(seats) + _PICTURED_ROWS <= sight.room
        return [*_dice(sight, with_pictures=fits), *seats]

    def now(self, sight: Sight) -> str:
        view = sight.seen(View)
        match view.phase:
            case "throw":
                is_here, who = sight.person(view.thrower), sight.name(view.thrower)
                return f"{who}: press SPACE to throw the dice" if is_here else f"{who} throws next ..."
            case "motion":
                return "The dice tumble. Wait until they lie still ..."
            case "grab":
                free = [seat for seat in sight.persons if seat not in view.grabbed]
                rows = _rows(sight)
                if not free:
                    return "Grabbed! The others still may ..."
                if len(free) > _MOST_NAMED:
                    return "GRAB!   Your keys stand beside your name, one below each figure"
                keys = (f"{sight.name(seat)} {rows[seat][0].upper()} to {rows[seat][-1].upper()}" for seat in free)
                return f"GRAB!   {'   '.join(keys)}"
            case "lot":
                return "The lot decides who throws first ..."
            case _:
                return "The figures change places ..."

    def is_waiting(self, sight: Sight) -> bool:
        view = sight.seen(View)
        return view.phase == "grab" or (view.phase == "throw" and sight.person(view.thrower))

    def commands(self, sight: Sight) -> Commands:
        """A grab has its key all the time, so that one that comes too early is answered by the rules."""
        view = sight.seen(View)
        grabs = {
            key: Do(seat, Grab(view.throw, (figure,)))
            for seat, keys in _rows(sight).items()
            for key, figure in zip(keys, view.circle, strict=True)
        }
        if not sight.persons:
            return grabs
        thrower = view.thrower if sight.person(view.thrower) else sight.persons[0]
        return {**grabs, " ": Do(thrower, Throw())}

    def markable(self, sight: Sight, seat: int) -> tuple[int, ...]:
        return ()

    def tells(self, event: Event) -> bool:
        return True

    def question(self, sight: Sight) -> Question | None:
        """Real dice: what they show; everybody may grab as soon as ENTER is pressed."""
        if sight.dice != "real" or sight.seen(View).phase != "motion":
            return None
        return Question(
            f"{sight.name(sight.seen(View).thrower)} throws. What do the dice show? On ENTER all may grab.",
            "red white grey green blue, as in: chair ghost mouse bottle book   short: c g m bt bk",
            _read,
        )


def _read(typed: str) -> Answer:
    words = typed.replace(",", " ").split()
    if len(words) != len(FIGURES):
        raise NotUnderstood(f"{len(words)} words: five figures are needed, of the red, white, grey, green and blue die")
    return Answer((Settle(chance(), Rolled(tuple(map(_figure, words)))),))


def _figure(word: str) -> Figure:
    found = [figure for figure in FIGURES if figure.startswith(_SHORT.get(word.lower(), word.lower()))]
    if len(found) != 1:
        raise NotUnderstood(f"{word!r}: say chair, ghost, mouse, bottle or book (c g m bt bk are enough)")
    return found[0]


def _rows(sight: Sight) -> Mapping[int, str]:
    """The keys of each person: by seat, figures from left to right."""
    rows = zip(sight.seated, _ROWS, strict=False)
    return {seat: row for seat, row in rows if seat not in sight.left}


def _figures(sight: Sight) -> Line:
    view = sight.seen(View)
    cells = [bold(figure.center(_COLUMN)) for figure in view.circle]
    return line(" " * (_NAME + 3), dim("points  "), *cells, dim(f"  supply {view.supply}"))


def _colours(sight: Sight) -> Line:
    view = sight.seen(View)
    cells: list[str | Span] = [" " * (_NAME + 11)]
    for figure in view.circle:
        cells += [" ", Span(COLOURS[figure].center(_COLUMN - 2), _STYLES[figure]), " "]
    return line(*cells, dim(f"  jackpot {view.jackpot}"))


def _seat(sight: Sight, seat: int) -> Line:
    view = sight.seen(View)
    is_thrower = seat == view.thrower and view.phase in ("throw", "motion", "grab")
    who = Span((" ▶ " if is_thrower else "   ") + pad(sight.name(seat), _NAME), "bold" if is_thrower else "plain")
    points = f"{view.points[seat - 1]:>4}    "
    keys = _rows(sight).get(seat, "")
    cells = [Span(key.upper().center(_COLUMN), "bold") for key in keys] or [dim("".center(5 * _COLUMN))]
    return line(who, bold(points), *cells, Span(f"  {_word(view, seat)}", "bold"))


def _word(view: View, seat: int) -> str:
    if seat in view.left:
        return "has left"
    if view.phase == "grab" and seat in view.grabbed:
        return "GRABBED"
    return "throws" if seat == view.thrower and view.phase == "throw" else ""


def _dice(sight: Sight, *, with_pictures: bool) -> list[Line]:
    view = sight.seen(View)
    faces, is_over = view.faces, False
    if not faces and view.phase in ("throw", "shuffle", "over"):
        faces, is_over = _last_faces(sight), True
    right = _last_answer(sight) if is_over else None
    blocks = [
        _die(die, faces[place] if faces else None, view, with_pictures=with_pictures, is_over=is_over)
        for place, die in enumerate(FIGURES)
    ]
    rows = beside([[line("  ")], *blocks], gap=1)
    if right is not None:
        rows[1] = line(*rows[1], "   ", dim("It was the"))
        rows[2] = line(*rows[2], "   ", bold(right.upper()), dim(f" [{_last_rule(sight)}]"))
    return rows


def _die(die: Figure, face: Figure | None, view: View, *, with_pictures: bool, is_over: bool) -> list[Line]:
    """One die: its colour in the edge above, what it shows below."""
    picture = _PICTURES[face] if face else _TUMBLING if view.phase == "motion" else _NOTHING
    style: Style = "dim" if is_over else "bold"
    inside = [*(picture if with_pictures else ()), (face or "").center(8)]
    return [
        line("┌", Span(f" {COLOURS[die]} ".center(8, "─"), _STYLES[die]), "┐"),
        *(line("│", Span(row, style), "│") for row in inside),
        line("└────────┘"),
    ]


def _last_faces(sight: Sight) -> tuple[Figure, ...]:
    shown = next((event for event in reversed(sight.recent) if isinstance(event, Shown)), None)
    return shown.faces if shown else ()


def _last_answer(sight: Sight) -> Figure | None:
    answer = _verdict(sight)
    return answer.figure if answer else None


def _last_rule(sight: Sight) -> str:
    answer = _verdict(sight)
    return answer.rule if answer else ""


def _verdict(sight: Sight) -> Verdict | None:
    """The answer to the dice that were seen last; None if they have not been answered."""
    for event in reversed(sight.recent):
        if isinstance(event, Verdict):
            return event
        if isinstance(event, Shown):
            return None
    return None
