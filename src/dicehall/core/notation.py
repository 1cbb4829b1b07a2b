"""One line of text for each state, move and event, and back [ALL-6].

The line is a compact form of the value's JSON, so the types are checked in one place: an optional word (the tag),
then `field=value` pairs. Fields that hold their default are left out, which makes positions short to write in tests:

    seat 3: grab figures=[mouse]
    points=[3,0,5,2] supply=23 jackpot=2 phase=grab
"""

from __future__ import annotations

import json
import re
from typing import Generic, TypeVar

import msgspec

from dicehall.core.actors import Actor
from dicehall.core.errors import BadNotation
from dicehall.core.moves import Event, Move

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")

Tree = None | bool | int | float | str | list["Tree"] | dict[str, "Tree"]

_WORD = re.compile(r"[A-Za-z][\w.+*#-]*")
_NUMBER = re.compile(r"-?\d{1,400}(\.\d{1,400})?([eE][+-]?\d{1,3})?", re.ASCII)
_CONSTANTS: dict[str, bool | None] = {"null": None, "true": True, "false": False}
_JSON = json.JSONDecoder()


class Notation(Generic[S, A]):
    """Reads and writes the lines of one game.

    Args:
        state: the game's State.
        actions: the union of its actions, all tagged Structs.
        events: the union of its events, all tagged Structs.
    """

    def __init__(self, state: type[S], actions: object, events: object) -> None:
        self._state = state
        self.actions = actions
        self._events = events

    def format_state(self, state: S) -> str:
        return format_line(state)

    def parse_state(self, text: str) -> S:
        """Raises BadNotation."""
        return _convert(text, parse_line(text), self._state)

    def format_move(self, move: Move[A]) -> str:
        return f"{move.actor}: {format_line(move.action)}"

    def parse_move(self, text: str) -> Move[A]:
        """Raises BadNotation."""
        author, colon, rest = text.partition(": ")
        actor = _parse_actor(author)
        if not colon or actor is None:
            raise BadNotation(text, 0, "expected an actor and a colon, like 'seat 1: ', 'chance 0: ', 'clock: '")
        return Move(actor, self.parse_action(rest))

    def format_action(self, action: A) -> str:
        return format_line(action)

    def parse_action(self, text: str) -> A:
        """Raises BadNotation."""
        return self.action_of(parse_line(text), text)

    def action_of(self, tree: Tree, text: str = "") -> A:
        """The action that decoded JSON describes. Raises BadNotation."""
        action: A = _convert(text or repr(tree), tree, self.actions)
        return action

    def format_event(self, event: Event) -> str:
        return format_line(event)

    def parse_event(self, text: str) -> Event:
        """Raises BadNotation."""
        event: Event = _convert(text, parse_line(text), self._events)
        return event


def format_line(value: object) -> str:
    """A Struct as one line.

    >>> from dicehall.core.moves import Leave
    >>> format_line(Leave(seat=2))
    'leave seat=2'
    """
    tree = msgspec.to_builtins(value, order="deterministic")
    return _format_fields(tree)


def parse_line(text: str) -> Tree:
    """The JSON tree that a line stands for. Raises BadNotation.

    >>> parse_line("grab figures=[mouse]")
    {'type': 'grab', 'figures': ['mouse']}
    """
    try:
        return _Reader(text).fields(end="")
    except RecursionError:
        raise BadNotation(text, 0, "nested too deeply") from None


def _convert(text: str, tree: Tree, wanted: object) -> T:  # type: ignore[type-var]  # the caller names T
    try:
        return msgspec.convert(tree, wanted)  # type: ignore[no-any-return]  # unions are no type[T]
    except msgspec.ValidationError as error:
        raise BadNotation(text, 0, str(error)) from None


def _parse_actor(text: str) -> Actor | None:
    kind, _, number = text.partition(" ")
    if kind in ("clock", "judge") and not number:
        return Actor(kind)  # type: ignore[arg-type]  # narrowed by the test, which mypy does not see
    if kind in ("seat", "chance") and number.isdecimal() and number.isascii() and len(number) < 10:
        return Actor(kind, int(number))  # type: ignore[arg-type]  # as above
    return None


def _format_fields(tree: dict[str, Tree]) -> str:
    parts = [] if "type" not in tree else [str(tree["type"])]
    parts += [f"{name}={_format_value(value)}" for name, value in tree.items() if name != "type"]
    return " ".join(parts)


def _format_value(value: Tree) -> str:
    if isinstance(value, str):
        return value if _WORD.fullmatch(value) and value not in _CONSTANTS else json.dumps(value)
    if isinstance(value, list | tuple):
        return "[" + ",".join(_format_value(item) for item in value) + "]"
    if isinstance(value, dict):
        return "(" + _format_fields(value) + ")"
    return json.dumps(value)


class _Reader:
    """Reads a line from left to right; every error names the column where it stopped."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def fields(self, end: str) -> dict[str, Tree]:
        tree: dict[str, Tree] = {}
        while not self._reached(end):
            if tree:
                self._take(" ", "a space between fields")
            start = self.at
            name = self._word("the name of a field" if tree else "a word")
            if not self._skip("="):
                if tree:
                    raise self._error("'=' after the name of a field")
                tree["type"] = name
            elif name in tree:
                self.at = start
                raise self._error(f"no second field {name!r}")
            else:
                tree[name] = self._value()
        return tree

    def _value(self) -> Tree:
        if self._skip("["):
            return self._list()
        if self._skip("("):
            tree = self.fields(")")
            self.at += 1
            return tree
        if self.text[self.at : self.at + 1] == '"':
            return self._quoted()
        if number := _NUMBER.match(self.text, self.at):
            self.at = number.end()
            return float(number[0]) if number[1] or number[2] else int(number[0])
        word = self._word("a value")
        return _CONSTANTS.get(word, word)

    def _list(self) -> list[Tree]:
        items: list[Tree] = []
        while not self._skip("]"):
            if items:
                self._take(",", "',' or ']'")
            items.append(self._value())
        return items

    def _quoted(self) -> str:
        try:
            found, self.at = _JSON.raw_decode(self.text, self.at)
        except json.JSONDecodeError as error:
            self.at = error.pos
            raise self._error("a closed string") from None
        if any("\ud800" <= sign <= "\udfff" for sign in found):
            raise self._error("a string of whole characters before here")
        return str(found)

    def _word(self, expected: str) -> str:
        word = _WORD.match(self.text, self.at)
        if not word:
            raise self._error(expected)
        self.at = word.end()
        return word[0]

    def _skip(self, sign: str) -> bool:
        if not self.text.startswith(sign, self.at):
            return False
        self.at += 1
        return True

    def _take(self, sign: str, expected: str) -> None:
        if not self._skip(sign):
            raise self._error(expected)

    def _reached(self, end: str) -> bool:
        return self.text.startswith(end, self.at) if end else self.at == len(self.text)

    def _error(self, expected: str) -> BadNotation:
        return BadNotation(self.text, self.at, f"expected {expected}")
