"""The line in which people tell where dice of a real Tumblin-Dice board lie.

    5 3x                    the thrown die shows 5, on 3x
    5 3x, w2 off            and white-2 has left the board
    r1 4 2x leans w3        red-1 shows 4 on 2x and leans on white-3
    w2 6 on r1              white-2 shows 6 and lies on red-1, whose level it has
    short · disc · missed   the die is not wholly across the line; stays on the disc; did not touch the disc first

Dice that are not named lie as before. What is wrong with a line is said with the word that could not be read, or with
the rule that it breaks, before anything counts. Where a die that goes carries others, these are asked for again, so
their levels are kept: nobody loses points by a die below theirs [TD-R10].
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from dicehall.cli.paint import listed
from dicehall.cli.screens.screen import NotUnderstood
from dicehall.games.tumblin_dice.actions import Settled
from dicehall.games.tumblin_dice.lying import refusal_of_dice
from dicehall.games.tumblin_dice.settling import removal_of
from dicehall.games.tumblin_dice.state import Resting
from dicehall.games.tumblin_dice.variants import Variant

EXAMPLES = "5 3x   off   short   5 3x, w2 off   6 on r1   4 2x leans w3   (dice not named lie as before)"
_FILLERS = ("the", "at", "is", "lies", "shows", "level", "board", "to", "die", "a", "now")
_LEVEL = re.compile(r"x?([0-4])[x×]|[x×]([0-4])")
_COLOURS = {"r": "red", "w": "white", "g": "green", "b": "black"}


class Told(Struct):
    """What one part of a line says about one die."""

    die: str
    face: int = 0
    level: int | None = None
    place: str = ""
    """off, short, disc or missed."""
    on: tuple[str, ...] = ()
    leans: tuple[str, ...] = ()
    leans_off: bool = False


class Board(Struct, frozen=True):
    """What a line is about."""

    lying: tuple[Resting, ...]
    thrown: str = ""
    """The die that lies nowhere yet; empty if dice only settle again."""
    loose: tuple[str, ...] = ()
    """Dice that have lost their hold and must be told of."""
    keeps_short: bool = False
    """Whether dice before the line stay, so that their number is needed."""

    def goes(self, resting: Resting, missed: str) -> bool:
        """Whether a die is taken away from where it lies; `missed` is the one that did not touch the disc first."""
        edition = Variant(before_line=-1 if self.keeps_short else 0)
        return removal_of(resting, edition, has_missed=resting.die == missed) is not None

    def names(self) -> tuple[str, ...]:
        """Dice that may be named."""
        return tuple(resting.die for resting in self.lying) + ((self.thrown,) if self.thrown else ())


def read_line(typed: str, board: Board) -> tuple[Settled, tuple[str, ...]]:
    """Where all dice rest, and sentences that say what is new. Raises NotUnderstood."""
    parts = [part for part in re.split(r"[,;]", typed.lower()) if part.strip()]
    told = [_Reader(part, board).read() for part in parts]
    _check_told(told, board)
    dice = {resting.die: resting for resting in board.lying}
    for one in told:
        dice[one.die] = _rested(one, dice.get(one.die), board)
    missed = next((one.die for one in told if one.place == "missed"), "")
    settled = _with_levels_of_stacks(dice, board, missed)
    _check_rules(tuple(settled.values()), board, missed)
    new = tuple(_sentence(settled[one.die], has_missed=one.die == missed) for one in told)
    others = len(settled) - len(told)
    rest = f"The other {others} lie as before." if others > 1 else "The other one lies as before." if others else ""
    return Settled(tuple(settled.values()), disc_first=not missed), (*new, *filter(None, (rest,)))


def die_named(words: Sequence[str], names: Sequence[str]) -> tuple[str, int]:
    """The die that the first words name, and how many words that takes; an empty name if they name none.

    >>> die_named(["w2", "off"], ["red-1", "white-2"]), die_named(["red", "1", "5"], ["red-1"])
    (('white-2', 1), ('red-1', 2))
    """
    for taken in (2, 1):
        short = "".join(words[:taken]).replace("-", "")
        for name in names:
            colour, _, number = name.partition("-")
            spellings = {colour + number, colour[0] + number, colour[0] + number[0]}
            if len(words) >= taken and short in spellings:
                return name, taken
    return "", 0


class _Reader:
    """Reads one part of a line, word by word."""

    def __init__(self, part: str, board: Board) -> None:
        self._words = part.split()
        self._board = board
        self._names = board.names()

    def read(self) -> Told:
        name, taken = die_named(self._words, self._names)
        self._words = self._words[taken:]
        told = Told(name or self._default())
        while self._words:
            self._word(told, self._words.pop(0))
        return told

    def _default(self) -> str:
        if self._board.thrown:
            return self._board.thrown
        if len(self._board.loose) == 1:
            return self._board.loose[0]
        raise NotUnderstood(f"begin with a die, such as {self._names[0]}")

    def _word(self, told: Told, word: str) -> None:
        level = _LEVEL.fullmatch(word)
        if level:
            told.level = int(level[1] or level[2])
        elif word.isdecimal():
            self._digit(told, int(word), word)
        elif word in ("off", "short", "disc", "disk", "missed"):
            told.place = "disc" if word == "disk" else word
        elif word == "on":
            told.on = self._dice() if not self._is_level_next() else ()
        elif word.startswith("lean"):
            self._lean(told)
        elif word not in _FILLERS:
            raise NotUnderstood(f"{word!r} is not understood; known dice: {', '.join(self._names)}")

    def _digit(self, told: Told, number: int, word: str) -> None:
        if not told.face and 1 <= number <= 6:
            told.face = number
        elif told.face and told.level is None and number <= 4:
            told.level = number
        else:
            raise NotUnderstood(f"{word!r}: a die shows 1 to 6, and levels are 1x to 4x")

    def _is_level_next(self) -> bool:
        return bool(self._words) and (_LEVEL.fullmatch(self._words[0]) is not None or self._words[0] in _FILLERS)

    def _lean(self, told: Told) -> None:
        if self._words and self._words[0] == "on":
            self._words.pop(0)
        if self._words and self._words[0] == "off":
            self._words.pop(0)
            told.leans_off = True
        else:
            told.leans = self._dice()

    def _dice(self) -> tuple[str, ...]:
        """One die or several joined by `and`."""
        name, taken = die_named(self._words, self._names)
        if not name:
            raise NotUnderstood(f"on which die? Known dice: {', '.join(self._names)}")
        self._words = self._words[taken:]
        if self._words and self._words[0] == "and":
            self._words.pop(0)
            return (name, *self._dice())
        return (name,)


def _check_told(told: Sequence[Told], board: Board) -> None:
    names = [one.die for one in told]
    for name in names:
        if names.count(name) > 1:
            raise NotUnderstood(f"{name} is told of twice; separate dice by commas, each with its name")
    for needed in (board.thrown, *board.loose):
        if needed and needed not in names:
            raise NotUnderstood(f"where does {needed} lie?")
    for one in told:
        if one.place == "missed" and one.die != board.thrown:
            raise NotUnderstood(f"only the thrown die can have missed the disc, not {one.die}")


def _rested(told: Told, old: Resting | None, board: Board) -> Resting:
    """How a die lies now; what is not said is as it was."""
    face = told.face or (old.face if old else 0)
    match told.place:
        case "off":
            return Resting(told.die, off_board=True)
        case "disc":
            return Resting(told.die, face, 0, crossed=False, on_disc=True)
        case "missed":
            level = told.level or 0
            return Resting(told.die, face, level, crossed=level > 0)
        case "short":
            return _with_face(Resting(told.die, face, 0, crossed=False), is_needed=board.keeps_short)
    if told.on:
        level = told.level or (old.level if old else 0) or 1  # where what carries it goes; else its level counts
        carried = Resting(told.die, face, level, on_top_of=told.on)
        return _with_face(replace(carried, leaning_on=told.leans, leans_off_board=told.leans_off))
    if told.level is None and old is None:
        raise NotUnderstood(f"where does {told.die} lie? Say its level, as in 3x, or off, short, disc, missed")
    if told.level is not None or old is None:
        level = told.level or 0
        lying = Resting(told.die, face, level, crossed=level > 0)
    else:
        lying = replace(old, face=face)
    if told.leans or told.leans_off:
        lying = replace(lying, leaning_on=told.leans, leans_off_board=told.leans_off)
    return _with_face(lying, is_needed=lying.crossed or board.keeps_short)


def _with_face(resting: Resting, *, is_needed: bool = True) -> Resting:
    if is_needed and not resting.face:
        raise NotUnderstood(f"which number does {resting.die} show?")
    return resting


def _with_levels_of_stacks(dice: dict[str, Resting], board: Board, missed: str) -> dict[str, Resting]:
    """A die on dice has the lowest of their levels and is across if they are [TD-R4, TD-R21], unless one of them goes.

    From the bottom up, so as often as a stack can be high.
    """
    for _ in dice:
        for name, resting in dice.items():
            under = [dice[lower] for lower in resting.on_top_of]
            if not under or any(board.goes(lower, missed) for lower in under):
                continue
            level, crossed = min((lower.level, lower.crossed) for lower in under)
            if (resting.level, resting.crossed) != (level, crossed):
                dice[name] = replace(resting, level=level, crossed=crossed)
    return dice


def _check_rules(dice: tuple[Resting, ...], board: Board, missed: str) -> None:
    """Says what cannot be true before the throw counts, and what to type instead. Raises NotUnderstood."""
    before: dict[str, Resting | None] = {resting.die: resting for resting in board.lying}
    if board.thrown:
        before[board.thrown] = None
    refusal = refusal_of_dice(dice, before, lambda resting: board.goes(resting, missed), whole=True)
    if refusal is not None:
        raise NotUnderstood(f"{refusal.why} [{refusal.rule}] Type it anew, as in: 5 3x, w2 6 on r1")


def _sentence(resting: Resting, *, has_missed: bool) -> str:
    die = resting.die
    if has_missed:
        return f"{die} did not touch the disc first."
    if resting.off_board:
        return f"{die} is off the board."
    if resting.on_disc:
        return f"{die} lies on the landing disc."
    where = f"on {resting.level}x" if resting.crossed else "short of the line"
    if resting.on_top_of:
        where = f"on {listed(resting.on_top_of)}, so {where}"
    leans = f", and leans on {listed(resting.leaning_on)}" if resting.leaning_on else ""
    off = ", and leans on a die off the board" if resting.leans_off_board else ""
    shows = f"shows {resting.face} and lies" if resting.face else "lies"
    return f"{die} {shows} {where}{leans}{off}."
