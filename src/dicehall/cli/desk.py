"""The people's side of the table: which dice are marked, what is half pressed or half typed, what was answered.

Nothing here is a move yet. A key comes in, and what it asks for comes out: moves to be made, or something of the host.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from dicehall.cli.paint import BLANK, Line, Span, bold, dim, line
from dicehall.cli.screens.screen import (
    Answer,
    Command,
    Commands,
    Do,
    Mark,
    Question,
    Rule,
    Screen,
    Settle,
    Sight,
    Write,
)
from dicehall.cli.typedline import TypedLine

HostKey = Literal["help", "undo", "quit", "menu", "again"]
Moves: TypeAlias = tuple[Do | Rule | Settle, ...]

_HOST_KEYS: Mapping[str, HostKey] = {"?": "help", "u": "undo", "q": "quit"}


class Desk:
    """Keys of all who sit at this keyboard."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self.marks: Mapping[int, tuple[int, ...]] = {}
        """Dice to keep, by seat."""
        self._round = 0
        self._begun: dict[int, str] = {}
        self._typed = TypedLine()
        self._opened: Question | None = None
        self._word: Line = BLANK

    @property
    def was_refused(self) -> bool:
        """Whether there is a word against what the last key asked for."""
        return bool(self._word)

    def question(self, sight: Sight) -> Question | None:
        """What is being answered in writing."""
        return self._opened or self._screen.question(sight)

    def look(self, sight: Sight) -> None:
        """Something has happened: marks of an earlier round go, and of dice that do not lie, and other questions."""
        self.marks = {
            seat: tuple(die for die in dice if die in self._screen.markable(sight, seat))
            for seat, dice in self.marks.items()
            if sight.round == self._round
        }
        self._round = sight.round
        self._typed.open(self.question(sight))

    def press(self, key: str, sight: Sight) -> Moves | HostKey:
        """What a key asks for."""
        question = self.question(sight)
        if key == "enter" and question is None and key not in self._commands(sight):
            return ()  # the end of a line where keys come line by line
        self._word = BLANK
        if key == "escape":
            return self._escaped()
        if question is not None:
            return self._type(question, key)
        key = key.lower()  # with the shift key or without
        if (command := self._command(key, sight)) is not None:
            return self._obey(command, sight)
        return self._host_key(key, sight)

    def refuse(self, why: str) -> None:
        """What was asked for is against the rules."""
        self._word = line(" ", Span(why, "bad"))
        self._typed.refuse(why)

    def done(self) -> None:
        """What was typed has counted."""
        self._typed.clear()
        self._opened = None

    def lines(self, sight: Sight) -> tuple[Line, ...]:
        """What stands below the bright line."""
        question = self.question(sight)
        return (self._word,) if question is None else tuple(self._typed.lines(question))

    def footer(self, sight: Sight) -> Line:
        """Keys that are always there."""
        if self._opened is not None:
            return line(" ", dim("ESC: do not write this"))
        if self.question(sight) is not None:
            return line(" ", dim("or type "), "?", dim(" help, "), "undo", dim(", "), "quit", dim("   ESC menu"))
        commands = self._commands(sight)
        free = [f"{key} {word}" for key, word in _HOST_KEYS.items() if key not in commands]
        return line(" ", dim("   ".join([*free, "ESC menu"])))

    def _commands(self, sight: Sight) -> Commands:
        """The keys of the game; none once it is over, for then the host's keys are all that matters."""
        return {} if sight.outcome is not None else self._screen.commands(sight)

    def _escaped(self) -> Moves | HostKey:
        if self._begun or self._opened is not None:
            self._begun.clear()
            self.done()
            return ()
        return "menu"

    def _type(self, question: Question, key: str) -> Moves | HostKey:
        match self._typed.press(question, key):
            case Answer(moves=moves):
                return moves
            case "help" | "undo" | "quit" as word:
                return word
        return ()

    def _command(self, key: str, sight: Sight) -> Command | None:
        """What a key means, alone or after the one before it."""
        commands = self._commands(sight)
        for seat, begun in self._begun.items():
            if (command := commands.get(f"{begun}+{key}")) is not None:
                del self._begun[seat]
                return command
        return commands.get(key)

    def _obey(self, command: Command, sight: Sight) -> Moves:
        match command:
            case Mark(seat, die):
                self._mark(seat, die, sight)
            case Write(question):
                self._opened = question
                self._typed.open(question)
            case Do(seat):
                self._begun.pop(seat, None)
                return (command,)
            case Rule():
                return (command,)
        return ()

    def _mark(self, seat: int, die: int, sight: Sight) -> None:
        marked = self.marks.get(seat, ())
        if die in marked:
            kept = tuple(other for other in marked if other != die)
        elif die in self._screen.markable(sight, seat):
            kept = tuple(sorted((*marked, die)))
        else:
            self._word = line(" ", dim(f"{sight.name(seat)}: that die does not lie there to be kept."))
            return
        self.marks = {**self.marks, seat: kept}

    def _host_key(self, key: str, sight: Sight) -> Moves | HostKey:
        for chord, command in self._commands(sight).items():
            if chord.startswith(f"{key}+") and isinstance(command, Do):
                self._begun[command.seat] = key
                self._word = line(" ", bold(f"{sight.name(command.seat)}: {key} ..."), " and now the number")
                return ()
        if sight.outcome is not None and key == "n":
            return "again"
        if key in _HOST_KEYS:
            return _HOST_KEYS[key]
        self._word = line(" ", dim(f"{key} does nothing here; ? is help."))
        return ()
