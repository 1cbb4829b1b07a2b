"""A terminal and people that are not there: scripted keys on a clock that only moves when somebody waits.

People read what the screen shows, as real ones do, so a match that is played to its end also shows that the bright line
always says what to press.
"""

import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from dicehall.cli.choice import Choice, seated
from dicehall.cli.evening import Opened, new_table
from dicehall.cli.layout import laid_out
from dicehall.cli.outside import SMALLEST, Frame, Press
from dicehall.cli.paint import text, width
from dicehall.cli.screens import SCREENS
from dicehall.cli.screens.screen import DiceKind
from dicehall.core import OptionValue

Plan = tuple[int, str]
"""After how many milliseconds which key."""
Player = Callable[[Frame], Sequence[Plan]]
"""Looks at a frame and says what to press; nothing lets time pass."""


class Pretended:
    """An `Outside`. Keys that were planned come in their time, one after the other."""

    def __init__(self, player: Player, size: tuple[int, int] = (80, 24), most_frames: int = 100_000) -> None:
        self._player = player
        self._size = size
        self._now_ms = 1_000_000
        self._planned: list[tuple[int, str]] = []
        self._frames_left = most_frames
        self.frame = Frame()
        self.frames: list[Frame] = []
        self.suspended = 0

    def now_ms(self) -> int:
        return self._now_ms

    def size(self) -> tuple[int, int]:
        return self._size

    def advance(self, ms: int) -> None:
        """Time passes in which nobody waits."""
        self._now_ms += ms

    def show(self, frame: Frame) -> None:
        self.frame = frame
        self.frames.append(frame)
        if self._size == SMALLEST:
            assert_fits(frame)
        self._frames_left -= 1
        assert self._frames_left, f"too many frames; the last: {now_of(frame)!r}, {lines_of(frame)[-4:]}"

    def suspend(self) -> None:
        self.suspended += 1
        self._planned.insert(0, (self._now_ms + 5_000, "<continued>"))

    def next_press(self, timeout_ms: int | None) -> Press | None:
        if timeout_ms != 0 and not self._planned:
            at_ms = self._now_ms
            for delay_ms, key in self._player(self.frame):
                at_ms += delay_ms
                self._planned.append((at_ms, key))
        if not self._planned and timeout_ms is None:
            raise AssertionError(f"nobody knows what to press: {now_of(self.frame)!r}")
        if timeout_ms is not None and (not self._planned or self._planned[0][0] > self._now_ms + timeout_ms):
            self._now_ms += timeout_ms
            return None
        due_ms, key = self._planned.pop(0)
        self._now_ms = max(self._now_ms, due_ms)
        return Press(key, self._now_ms)


def assert_fits(frame: Frame) -> None:
    """Nothing is cut off in the smallest window, and at least one sentence can be read."""
    rows = laid_out(frame, SMALLEST)
    assert len(rows) == SMALLEST[1]
    for row in (*frame.table, frame.title, frame.footer):
        assert width(row) < SMALLEST[0], text(row)
    assert text(rows[-1]) == text(frame.footer)
    assert text(frame.now).split()[-1] in "\n".join(map(text, rows))
    if frame.said:
        assert text(frame.said[-1])[:30] in "\n".join(map(text, rows))


def now_of(frame: Frame) -> str:
    """The bright line."""
    return text(frame.now)


def lines_of(frame: Frame) -> list[str]:
    """Everything else, line by line."""
    return [text(row) for row in (*frame.table, *frame.said, *frame.below, frame.footer)]


def written(words: str) -> list[Plan]:
    """A line typed and ended."""
    return [*((1, sign) for sign in words), (1, "enter")]


def keys(*pressed: str) -> Player:
    """Keys one after the other, 10 ms apart, and then Ctrl-C."""
    plan = [(10, key) for key in (*pressed, "<stop>")]
    return lambda frame: [plan.pop(0)] if plan else []


def opened(
    game: str,
    outside: Pretended,
    folder: Path,
    *,
    persons: Sequence[str] = ("Anna",),
    bots: Sequence[str] = (),
    options: dict[str, OptionValue] | None = None,
    dice: DiceKind | None = None,
) -> Opened:
    """A table with a pretended terminal."""
    choice = Choice(game, seated(persons, bots), options or {}, dice or SCREENS[game].dice[0])
    return new_table(choice, folder, game, seed=1, outside=outside)


# People who can play


class GhostPlayer:
    """Grabs something as soon as it may, and throws when it should; keys as the bright line shows them."""

    def __init__(self, seed: int = 1) -> None:
        self._chance = random.Random(seed)
        self._grabbed_in = ""

    def __call__(self, frame: Frame) -> Sequence[Plan]:
        now, throw = now_of(frame), text(frame.corner)
        if "n new match" in now:
            return [(10, "q")]
        if "press SPACE" in now:
            return [(600, " ")]
        if "What do the dice show" in now:
            return written(" ".join(self._chance.choices(("chair", "g", "mouse", "bt", "bk"), k=5)))
        if "GRAB!" in now and throw != self._grabbed_in:
            self._grabbed_in = throw
            rows = re.findall(r"(\S) to \S", now)
            return [(self._chance.randint(150, 400), self._figure(row)) for row in rows]
        return []

    def _figure(self, first: str) -> str:
        row = next(row for row in ("12345", "QWERT", "ASDFG", "ZXCVB") if row.startswith(first))
        return self._chance.choice(row)


class KingPlayer:
    """Takes cards, keeps a die now and then, spends the crown."""

    def __init__(self, seed: int = 1) -> None:
        self._chance = random.Random(seed)

    def __call__(self, frame: Frame) -> Sequence[Plan]:
        now = now_of(frame)
        if "n new match" in now:
            return [(10, "q")]
        if "What do they show" in now:
            count = 4 if "all four" in now else len(re.findall(r"\b[DFJK]\b", now))
            return written(" ".join(self._chance.choices(("red gem", "gg", "blue-animal", "gf"), k=count)))
        if met := re.search(r"press (\d)", now):
            return [(400, met[1])]
        if "press R" in now:
            return [(300, "r")]
        if "R roll the others" in now:
            return [(200, self._chance.choice("dfjk")), (200, "r")]
        if "C for the crown" in now:
            return [(200, self._chance.choice("dfjk")), (200, "c")]
        return [(200, "e")] if "E end" in now else []


class LightningPlayer:
    """Rolls as fast as it can and calls now and then, rightly or not."""

    def __init__(self, roll: str = " ", got_it: str = "g", seed: int = 1) -> None:
        self._chance = random.Random(seed)
        self._roll, self._got_it = roll, got_it

    def __call__(self, frame: Frame) -> Sequence[Plan]:
        now = now_of(frame)
        if "n new match" in now:
            return [(10, "q")]
        if "ENTER flips" in now:
            return [(300, "enter")]
        if "Y true" in now:
            return [(300, self._chance.choice("yyn"))]
        return [(1_000, self._roll), (900, self._got_it)] if "Go!" in now else []


class TumblinPlayer:
    """Throws dice somewhere and tells where they lie."""

    def __init__(self, seed: int = 1) -> None:
        self._chance = random.Random(seed)

    def __call__(self, frame: Frame) -> Sequence[Plan]:
        now = now_of(frame)
        if "n new match" in now:
            return [(10, "q")]
        if any("Is that right?" in row for row in lines_of(frame)):
            return [(10, "enter")]
        if "for the order" in now:
            count = len(now.split(":")[0].replace(" with ", " ").replace(",", " and").split(" and "))
            return written(" ".join(str(self._chance.randint(1, 6)) for _ in range(count)))
        if named := re.search(r"throws (.*)\. Where", now):
            die = self._chance.choice(named[1].partition(" for ")[0].split(" or "))
            return written(f"{die} {self._place()}")
        return written(f"{self._place()}")

    def _place(self) -> str:
        face, level = self._chance.randint(1, 6), self._chance.choice("1112234")
        return self._chance.choice((f"{face} {level}x",) * 6 + ("off", f"{face} short", "missed"))
