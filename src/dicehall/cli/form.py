"""The first screen: what is played, who sits where, and by which options. It fills itself in from the last time.

Pure: keys in, frames out. What the rules of the game say about the choice stands at the bottom, all the time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from dicehall.cli.choice import LONGEST_NAME, Choice, Who, check_choice, levels_of, seated
from dicehall.cli.deckfile import load_deck
from dicehall.cli.options import Option, changed, options_of, read_value, shown_value
from dicehall.cli.outside import Frame
from dicehall.cli.overlays import edited
from dicehall.cli.paint import BLANK, Line, Span, bold, cells, dim, line, pad, wrapped
from dicehall.cli.remembered import Memory
from dicehall.cli.screens import SCREENS
from dicehall.core import BadSetup, DicehallError, OptionValue, Setup
from dicehall.games import GAMES

_LIMITS_S = (0, 15, 30, 60, 120, 300)
_LABEL = 22
_KEYS = "UP DOWN choose   LEFT RIGHT change   ENTER type   S start   Q leave"
_TYPING = "type, then ENTER   ESC back"

Done = Literal["start", "quit"]


class Row(Struct, frozen=True):
    """One thing that can be chosen."""

    label: str
    value: str
    about: str
    step: Callable[[int], None]
    """Takes the next value, or the one before."""
    write: Callable[[str], None] | None = None
    """Takes what was typed; None where nothing is to be typed. Raises DicehallError."""
    typed: str = ""
    """What stands in the line when typing begins."""


class Form:
    """The choice so far, and the row that the keys are for."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._choices = dict(memory.choices)
        self._game = memory.game or next(iter(SCREENS))
        self._at = 0
        self._typed: str | None = None
        self._wrong = ""

    @property
    def choice(self) -> Choice:
        """What is chosen now."""
        if self._game not in self._choices:
            self._choices[self._game] = self._usual()
        return self._choices[self._game]

    def press(self, key: str) -> Done | None:
        """Takes a key; says when the form is finished."""
        self._wrong = ""
        if self._typed is not None:
            self._type(key)
            return None
        match key:
            case "up" | "down":
                self._at = (self._at + (1 if key == "down" else -1)) % (len(self._rows()) + 1)
            case "left" | "right" | " ":
                self._step(-1 if key == "left" else 1)
            case "enter" if self._at < len(self._rows()):
                self._begin_typing()
            case "enter" | "s" | "S":
                return None if self.problem() else "start"
            case "q" | "Q" | "escape":
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
        all_rows = self._rows()
        lines = [*(self._line(row, number) for number, row in enumerate(all_rows)), self._start_line(len(all_rows))]
        room = rows - 9
        top = max(0, min(self._at - room // 2, len(lines) - room))
        more = dim(f"   {len(lines) - room} more rows: UP DOWN") if len(lines) > room else ""
        return Frame(
            line(" ", bold("dicehall"), "   four dice games, their complete rules"),
            table=(BLANK, *lines[top : top + room], line(more)),
            now=line(Span(_KEYS if self._typed is None else _TYPING, "now")),
            below=(*self._about(all_rows), self._answer()),
        )

    def _about(self, rows: list[Row]) -> list[Line]:
        words = rows[self._at].about if self._at < len(rows) else "Everything is set: ENTER begins the match."
        return [line(" ", *row) for row in wrapped(line(words), 76, indent=0)][:2]

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

    # What can be chosen

    def _rows(self) -> list[Row]:
        choice = self.choice
        game, screen = GAMES[choice.game], SCREENS[choice.game]
        fewest, most = game.seats
        rows = [
            Row("Game", game.title, f"{len(SCREENS)} games: LEFT and RIGHT.", self._next_game),
            Row("Seats", str(len(choice.who)), f"{game.title} is for {fewest} to {most} players.", self._more_seats),
            *map(self._seat_row, range(1, len(choice.who) + 1)),
            Row("Dice", choice.dice, screen.why_dice or _DICE_WORDS[choice.dice], self._next_dice),
        ]
        if not screen.is_race or game.name != "lightning_dice":
            limit = f"{choice.turn_limit_s} seconds" if choice.turn_limit_s else "none"
            rows.append(Row("Limit for a turn", limit, "Whoever is in turn for longer forfeits it [ALL-9].", self._limit))
        return rows + [self._option_row(option) for option in options_of(game)]

    def _seat_row(self, seat: int) -> Row:
        who = self.choice.who[seat - 1]
        levels = levels_of(self.choice.game)
        about = f"LEFT RIGHT: a person or a bot ({', '.join(levels)}). ENTER: the name of a person."
        if not levels:
            about = f"ENTER: the name. {SCREENS[self.choice.game].why_no_bots}."
        value = who.name if who.level else f"{who.name}, at this keyboard"

        def step(by: int) -> None:
            self._next_player(seat, by)

        def write(name: str) -> None:
            self._call(seat, name)

        return Row(f"Seat {seat}", value, about, step, None if who.level else write, who.name)

    def _option_row(self, option: Option) -> Row:
        value = self.choice.options.get(option.name, option.default)

        def step(by: int) -> None:
            self._set_option(option, option.after(value, by))

        def write(words: str) -> None:
            self._set_option(option, _read(option, words))

        about = f"{option.about} {_how_to_type(option)}"
        shown = f"{len(value)} cards" if option.name == "deck" and isinstance(value, list) and value else shown_value(value)
        typed = "" if option.is_list else shown_value(value)
        return Row(option.name.replace("_", " "), shown, about, step, None if option.values else write, typed)
