"""Reads what a card asks for. Words count dice, digits are what dice show: `at least four 5s and all odd`.

    exactly 1 1 2 2 3 3      these six dice                 run of five      also: four, six
    show 2 4 6               these, the rest is free        all even         also: odd, low, high
    at least four 5s         or: at least four alike        sum at least 30  also: sum at most 10, sum 21
    three pairs              also: two triples, four and a pair

`and` joins parts that the same six dice must meet; in `four and a pair` it belongs to the part.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from dicehall.core import BadNotation
from dicehall.games.lightning_dice.requirements import (
    COUNTS,
    DICE,
    GROUPS,
    KINDS,
    Alike,
    All,
    Bound,
    Exactly,
    Groups,
    Kind,
    Part,
    Requirement,
    Run,
    Show,
    Sum,
)

_DIE = re.compile(r"[1-6]")
_NUMBERED = re.compile(r"[1-6]s")
_TOTAL = re.compile(r"[0-9]{1,2}")
_KIND_WORDS: dict[str, Kind] = {"even": "even", "odd": "odd", "low": "low", "high": "high"}
_BOUND_WORDS: dict[str, Bound] = {"least": "at least", "most": "at most"}
_STARTS = "'exactly', 'show', 'at least', 'three pairs', 'two triples', 'four and a pair', 'run of', 'all' or 'sum'"


def parse_requirement(text: str) -> Requirement:
    """The requirement that a text stands for; capitals and extra spaces are allowed.

    Raises:
        BadNotation: names the column and what was expected there.

    >>> str(parse_requirement("Show 6 4 2 and sum at least 30"))
    'show 2 4 6 and sum at least 30'
    """
    reader = _Reader(text)
    parts = [_part(reader)]
    while reader.skip("and"):
        parts.append(_part(reader))
    if reader.word:
        raise reader.error("'and' or the end")
    return Requirement(tuple(parts))


def _part(reader: _Reader) -> Part:
    if reader.skip("exactly"):
        return Exactly(_dice(reader, fewest=DICE))
    if reader.skip("show"):
        return Show(_dice(reader, fewest=1))
    if reader.skip("run"):
        return _run(reader)
    if reader.skip("all"):
        return All(_KIND_WORDS[reader.one_of(KINDS)])
    if reader.skip("sum"):
        return _sum(reader)
    if reader.skip("at"):
        reader.one_of(("least",))
        return _alike(reader, COUNTS[reader.one_of(COUNTS)])
    if reader.word in COUNTS:
        return _groups(reader) or _alike(reader, COUNTS[reader.one_of(COUNTS)])
    raise reader.error(_STARTS)


def _dice(reader: _Reader, fewest: int) -> tuple[int, ...]:
    dice: list[int] = []
    while len(dice) < DICE and _DIE.fullmatch(reader.word):
        dice.append(int(reader.take()))
    if len(dice) < fewest:
        raise reader.error(f"a die from 1 to 6 (number {len(dice) + 1} of {DICE})")
    return tuple(sorted(dice))


def _run(reader: _Reader) -> Run:
    reader.one_of(("of",))
    return Run(COUNTS[reader.one_of(("four", "five", "six"))])


def _sum(reader: _Reader) -> Sum:
    bound: Bound = _BOUND_WORDS[reader.one_of(_BOUND_WORDS)] if reader.skip("at") else ""
    if not _TOTAL.fullmatch(reader.word) or not DICE <= int(reader.word) <= 6 * DICE:
        raise reader.error("a sum that six dice can have, 6 to 36" + ("" if bound else ", or 'at least' or 'at most'"))
    return Sum(int(reader.take()), bound)


def _alike(reader: _Reader, count: int) -> Alike:
    if _NUMBERED.fullmatch(reader.word):
        return Alike(count, int(reader.take()[0]))
    reader.one_of(("alike",), also=" or a number like '5s'")
    return Alike(count)


def _groups(reader: _Reader) -> Groups | None:
    for name, sizes in GROUPS.items():
        if reader.skip(name):
            return Groups(sizes)
    return None


class _Reader:
    """Reads word by word; every error names the column of the word that was not expected."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._words = [(found[0].lower(), found.start()) for found in re.finditer(r"\S+", text)]
        self._at = 0

    @property
    def word(self) -> str:
        """The word to read next; empty at the end."""
        return self._words[self._at][0] if self._at < len(self._words) else ""

    def take(self) -> str:
        word = self.word
        self._at += 1
        return word

    def skip(self, phrase: str) -> bool:
        """Reads on if the next words are these."""
        wanted = phrase.split()
        if [word for word, _ in self._words[self._at : self._at + len(wanted)]] != wanted:
            return False
        self._at += len(wanted)
        return True

    def one_of(self, words: Collection[str], also: str = "") -> str:
        """Reads the next word, which must be one of these."""
        if self.word not in words:
            raise self.error(", ".join(map(repr, words)) + also)
        return self.take()

    def error(self, expected: str) -> BadNotation:
        position = self._words[self._at][1] if self._at < len(self._words) else len(self._text)
        return BadNotation(self._text, position, f"expected {expected}")
