"""Bytes from a terminal, as keys.

Escape alone and the first byte of an arrow key are the same; what follows within a moment belongs together.
"""

from __future__ import annotations

import codecs
import re

_NAMED = {
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\x04": "<end>",
    "\x15": "clear",
}
_SEQUENCES = {
    "A": "up",
    "B": "down",
    "C": "right",
    "D": "left",
    "H": "home",
    "F": "end",
    "1~": "home",
    "3~": "delete",
    "4~": "end",
    "5~": "pageup",
    "6~": "pagedown",
    "Z": "tab",
}
_SEQUENCE = re.compile(r"\x1b(?:\[|O)([0-9;?]*[A-Za-z~])")
_UNFINISHED = re.compile(r"\x1b(?:(?:\[|O)[0-9;?]*)?")


class KeyReader:
    """Turns what arrives, in whatever pieces, into names of keys; see `outside.Press`."""

    def __init__(self, encoding: str) -> None:
        self._decoder = codecs.getincrementaldecoder(encoding)("replace")
        self._rest = ""

    @property
    def is_in_sequence(self) -> bool:
        """Whether an escape has come and what follows it has not; call `give_up` if nothing follows."""
        return bool(self._rest)

    def feed(self, data: bytes) -> list[str]:
        """The keys that are complete now."""
        self._rest += self._decoder.decode(data)
        keys: list[str] = []
        while self._rest and _UNFINISHED.fullmatch(self._rest) is None:
            keys.extend(self._take())
        return keys

    def give_up(self) -> list[str]:
        """Nothing has followed: that was the escape key."""
        is_escape, self._rest = self._rest == "\x1b", ""
        return ["escape"] if is_escape else []

    def _take(self) -> list[str]:
        if sequence := _SEQUENCE.match(self._rest):
            self._rest = self._rest[sequence.end() :]
            name = _SEQUENCES.get(sequence[1])
            return [name] if name else []
        sign, self._rest = self._rest[0], self._rest[1:]
        if sign == "\x1b":
            return ["escape"]
        name = _NAMED.get(sign, sign)
        return [name] if len(name) > 1 or name.isprintable() else []
