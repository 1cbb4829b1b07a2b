"""The line in which people answer a question of the table: typed, read, and confirmed where a mistake would cost.

A word for the host (`?`, `undo`, `quit`) may stand in place of an answer: keys are letters of the line here.
"""

from __future__ import annotations

from typing import Literal

from dicehall.cli.overlays import edited
from dicehall.cli.paint import Line, Span, bold, dim, line
from dicehall.cli.screens.screen import Answer, NotUnderstood, Question

HostWord = Literal["help", "undo", "quit"]
_HOST_WORDS: dict[str, HostWord] = {
    "?": "help", "help": "help", "undo": "undo", "quit": "quit", "q": "quit", "exit": "quit",
}  # fmt: skip


class TypedLine:
    """What has been typed so far for the question that is open."""

    def __init__(self) -> None:
        self._asks = ""
        self._typed = ""
        self._unconfirmed: Answer | None = None
        self._wrong = ""

    def open(self, question: Question | None) -> None:
        """This is asked now; a line begun for another question is forgotten."""
        asks = question.asks if question else ""
        if asks != self._asks:
            self.clear()
            self._asks = asks

    def clear(self) -> None:
        """The answer has counted."""
        self._typed, self._wrong, self._unconfirmed = "", "", None

    def refuse(self, why: str) -> None:
        """The answer was against the rules; it stays, to be corrected."""
        self._unconfirmed, self._wrong = None, why

    def lines(self, question: Question) -> list[Line]:
        """The line and what helps to write it."""
        if self._unconfirmed is not None:
            echo = [line(" ", bold(sentence)) for sentence in self._unconfirmed.echo]
            return [*echo, line(" Is that right?  ", bold("y"), " yes (or ENTER)   ", bold("n"), " no, change it")]
        hint = Span(self._wrong, "bad") if self._wrong else dim(question.examples)
        return [line(" ", bold("> " + self._typed + "_")), line(" ", hint)]

    def press(self, question: Question, key: str) -> Answer | HostWord | None:
        """What the line says after this key, if it is finished."""
        if self._unconfirmed is not None:
            return self._confirm(key)
        if key == "enter":
            return self._finish(question)
        self._wrong = ""
        self._typed = edited(self._typed, key)
        return None

    def _confirm(self, key: str) -> Answer | None:
        answer = self._unconfirmed
        if key.lower() in ("y", "enter"):
            return answer
        if key.lower() in ("n", "backspace"):
            self._unconfirmed = None
        return None

    def _finish(self, question: Question) -> Answer | HostWord | None:
        words = self._typed.strip()
        if words.lower() in _HOST_WORDS:
            self.clear()
            return _HOST_WORDS[words.lower()]
        if not words:
            return None
        try:
            answer = question.read(words)
        except NotUnderstood as error:
            self._wrong = str(error)
            return None
        if not answer.echo:
            return answer
        self._unconfirmed = answer
        return None
