"""The first screen: what is played, who sits where, and by which options. It fills itself in from the last time.

Keys in, frames out. What the game's rules say against the choice stands at the bottom, all the time.
"""

from __future__ import annotations

from typing import Literal

from dicehall.cli.choice import Choice, check_choice
from dicehall.cli.formrows import Row, rows_of, usual_choice
from dicehall.cli.outside import END, STOP, SUSPEND, Frame, Outside
from dicehall.cli.overlays import edited
from dicehall.cli.paint import BLANK, Line, Span, bold, dim, line, pad, wrapped
from dicehall.cli.remembered import Memory
from dicehall.cli.screens import SCREENS
from dicehall.core import BadSetup, DicehallError, Setup
from dicehall.games import GAMES

_LABEL = 22
_BESIDE = 10
"""Rows of a frame that are no rows of the form."""
_KEYS = "UP DOWN choose   LEFT RIGHT change   ENTER type   S start   Q leave"
_TYPING = "type, then ENTER   ESC back"

Done = Literal["start", "quit"]


class Form:
    """The choice so far, and the row that the keys are for."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        game = memory.game or next(iter(SCREENS))
        self.choice: Choice = memory.choices.get(game) or usual_choice(game, memory)
        """What is chosen now."""
        self._at = 0
        self._typed: str | None = None
        self._wrong = ""

    def press(self, key: str) -> Done | None:
        """Takes a key; says when the form is finished."""
        self._wrong = ""
        rows = rows_of(self.choice, self._memory)
        if self._typed is not None:
            self._type(rows[self._at], key, self._typed)
            return None
        match key.lower():
            case "up" | "down":
                self._at = (self._at + (1 if key == "down" else -1)) % (len(rows) + 1)
            case "left" | "right" | " " if self._at < len(rows):
                self._choose(rows[self._at].step(-1 if key == "left" else 1))
            case "enter" if self._at < len(rows):
                self._enter(rows[self._at])
            case "enter" | "s" if not self.problem():
                return "start"
            case "q" | "escape":
                return "quit"
        return None

    def problem(self) -> str:
        """Why a match cannot be played so; empty if it can."""
        choice = self.choice
        try:
            check_choice(choice)
            GAMES[choice.game].initial(Setup(len(choice.who), choice.options))
        except BadSetup as error:
            return str(error)
        return ""

    def frame(self, rows: int) -> Frame:
        """What is to be seen in a window of so many rows."""
        of_form = rows_of(self.choice, self._memory)
        lines = [*(self._line(row, number) for number, row in enumerate(of_form)), self._start_line(len(of_form))]
        room = rows - _BESIDE
        top = max(0, min(self._at - room // 2, len(lines) - room))
        hidden = len(lines) - room
        more = line(dim(f"   {hidden} more {'row' if hidden == 1 else 'rows'}: UP DOWN")) if hidden > 0 else BLANK
        return Frame(
            line(" ", bold("dicehall"), dim("   four dice games with their complete rules")),
            table=(BLANK, *lines[top : top + room], more),
            now=line(Span(_KEYS if self._typed is None else _TYPING, "now")),
            below=(*self._about(of_form), self._answer()),
        )

    def _choose(self, choice: Choice) -> None:
        self._memory = self._memory.with_choice(self.choice)  # going round through the games loses nothing
        self.choice = choice
        self._at = min(self._at, len(rows_of(choice, self._memory)))

    def _enter(self, row: Row) -> None:
        if row.write is None:
            self._choose(row.step(1))
        else:
            self._typed = row.typed

    def _type(self, row: Row, key: str, typed: str) -> None:
        if key == "escape" or row.write is None:
            self._typed = None
        elif key == "enter":
            self._typed = None
            try:
                self._choose(row.write(typed.strip()))
            except DicehallError as error:
                self._wrong = str(error)
        else:
            self._typed = edited(typed, key)

    def _about(self, rows: list[Row]) -> list[Line]:
        words = rows[self._at].about if self._at < len(rows) else "ENTER begins the match."
        return [line(" ", *row) for row in [*wrapped(line(words), 76, indent=0), BLANK][:2]]

    def _answer(self) -> Line:
        wrong = self._wrong or self.problem()
        return line(" ", Span(wrong, "bad")) if wrong else BLANK

    def _line(self, row: Row, number: int) -> Line:
        is_here = number == self._at
        label = Span((" ▶ " if is_here else "   ") + pad(row.label, _LABEL), "bold" if is_here else "plain")
        if is_here and self._typed is not None:
            return line(label, bold(f"{self._typed}_"))
        return line(label, bold(f"< {row.value} >") if is_here else f"  {row.value}")

    def _start_line(self, number: int) -> Line:
        is_here = number == self._at
        return line(Span(" ▶ " if is_here else "   ", "bold"), Span("[ Start ]", "mark" if is_here else "bold"))


def filled_in(memory: Memory, outside: Outside) -> Choice | None:
    """Asks with the first screen; None if nothing is to be played."""
    form = Form(memory)
    while True:
        outside.show(form.frame(outside.size()[1]))
        press = outside.next_press(None)
        if press is None:
            continue
        if press.key in (STOP, END):
            return None
        if press.key == SUSPEND:
            outside.suspend()
            continue
        done = form.press(press.key)
        if done is not None:
            return form.choice if done == "start" else None
