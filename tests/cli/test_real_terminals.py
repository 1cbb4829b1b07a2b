"""The program in a terminal of its own (a pty), and at the end of pipes."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from dicehall.cli.main import main

pytestmark = pytest.mark.slow  # starting the program takes a good part of a second

DICEHALL = [sys.executable, "-m", "dicehall"]


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
    homes = {"XDG_CONFIG_HOME": str(folder / "config"), "XDG_DATA_HOME": str(folder / "data")}
    return {**kept, **homes, "TERM": "xterm", **more}


class Window:
    """A terminal window with the program in it."""

    def __init__(self, arguments: list[str], env: Mapping[str, str]) -> None:
        self.fd, inside = pty.openpty()
        termios.tcsetwinsize(self.fd, (24, 80))
        self.before = termios.tcgetattr(inside)
        self.process = subprocess.Popen(
            [*DICEHALL, *arguments], stdin=inside, stdout=inside, stderr=inside, env=env, start_new_session=True
        )
        self._inside = inside
        self.seen = ""

    def wait_for(self, words: str, seconds: float = 20) -> None:
        """Reads until the window shows something."""
        end = time.monotonic() + seconds
        while words not in self.seen:
            ready, _, _ = select.select([self.fd], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{words!r} was not shown; the end of what was: {self.seen[-600:]!r}"
            self.seen += os.read(self.fd, 65536).decode("utf-8", "replace")

    def press(self, keys: str) -> None:
        self.seen = ""
        os.write(self.fd, keys.encode())

    def end(self) -> int:
        """Waits for the program's end and reads the rest."""
        code = self.process.wait(20)
        while select.select([self.fd], [], [], 0)[0]:
            self.seen += os.read(self.fd, 65536).decode("utf-8", "replace")
        return code

    def is_as_before(self) -> bool:
        """Whether the keyboard has been given back."""
        return termios.tcgetattr(self._inside) == self.before

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._inside)
        os.close(self.fd)


@pytest.fixture
def windows() -> Iterator[list[Window]]:
    opened: list[Window] = []
    yield opened
    for window in opened:
        window.close()


def window(windows: list[Window], folder: Path, *arguments: str, **env: str) -> Window:
    windows.append(Window(["play", "--terminal", *arguments], environment(folder, **env)))
    return windows[-1]


def test_the_first_screen_leads_into_a_match_and_back_to_the_shell(tmp_path: Path, windows: list[Window]) -> None:
    here = window(windows, tmp_path)
    here.wait_for("[ Start ]")
    here.press("\x1b[Bs")
    here.wait_for("Ghost Blitz: The Dice Game")
    here.press("q")
    here.wait_for("Stop playing?")
    here.press("y")
    assert here.end() == 0
    assert "\x1b[?1049l" in here.seen
    assert "The match can go on: dicehall play --terminal --resume" in here.seen
    assert here.is_as_before()
    assert (tmp_path / "config" / "dicehall" / "choices.json").exists()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_match_that_is_stopped_keeps_its_record_and_gives_the_terminal_back(
    tmp_path: Path, windows: list[Window], how: signal.Signals
) -> None:
    here = window(windows, tmp_path, "--game", "king", "--players", "Anna,Ben", "--option", "first_seat=1")
    here.wait_for("press R")
    here.press("r")
    here.wait_for("The dice show")
    here.process.send_signal(how)
    assert here.end() == 130
    assert here.is_as_before()
    path = Path(re.findall(r"--resume (\S+\.jsonl)", here.seen.replace("\r\n", ""))[0])
    assert main(["record", "check", str(path)]) == 0


def test_keys_are_read_one_by_one(tmp_path: Path, windows: list[Window]) -> None:
    here = window(windows, tmp_path, "--game", "ghost", "--players", "Anna,Ben", "--option", "first_seat=1")
    here.wait_for("press SPACE")
    here.press(" ")
    here.wait_for("GRAB!")
    here.process.send_signal(signal.SIGINT)
    assert here.end() == 130


def test_a_window_that_shrinks_says_so_and_shows_everything_again_when_it_grows(
    tmp_path: Path, windows: list[Window]
) -> None:
    here = window(windows, tmp_path, "--game", "king", "--players", "Anna,Ben", "--option", "first_seat=1")
    here.wait_for("press R")
    here.seen = ""
    termios.tcsetwinsize(here.fd, (10, 40))
    here.process.send_signal(signal.SIGWINCH)
    here.wait_for("This window has 40 x 10 signs.")
    here.seen = ""
    termios.tcsetwinsize(here.fd, (40, 120))
    here.process.send_signal(signal.SIGWINCH)
    here.wait_for("press R")


def test_without_colours_there_are_none(tmp_path: Path, windows: list[Window]) -> None:
    here = window(windows, tmp_path, "--game", "king", "--players", "Anna,Ben", NO_COLOR="1")
    here.wait_for("press R")
    assert re.findall(r"\x1b\[[\d;]*(?:3|4|9|10)\d[\d;]*m", here.seen) == []
    assert "\x1b[1;7m" in here.seen


def test_a_terminal_without_any_skill_plays_turns_line_by_line(tmp_path: Path, windows: list[Window]) -> None:
    here = window(windows, tmp_path, "--game", "king", "--players", "Anna,Ben", TERM="dumb")
    here.wait_for("press R to roll all four dice")
    here.press("r\n")
    here.wait_for("The dice show")
    assert "\x1b" not in here.seen
    here.process.send_signal(signal.SIGTERM)
    assert here.end() == 130


def test_a_terminal_without_any_skill_plays_no_race(tmp_path: Path, windows: list[Window]) -> None:
    here = window(windows, tmp_path, "--game", "lightning", TERM="dumb")
    assert here.end() == 2
    assert "Lightning Dice is a race by single keys" in here.seen


def piped(folder: Path, lines: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*DICEHALL, "play", "--terminal", *arguments],
        input=lines,
        env=environment(folder),
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_script_plays_turns_by_a_pipe(tmp_path: Path) -> None:
    told = piped(tmp_path, "r\ndf\nr\nx\n", "--game", "king", "--players", "Anna,Ben", "--seed", "3")
    assert told.returncode == 130
    assert told.stderr == ""
    assert "- Anna rolls all four dice. [KJ-2]" in told.stdout
    assert "- Anna keeps red animal and green gem and rolls the other 2 again. [KJ-4]" in told.stdout
    assert " x does nothing here; ? is help." in told.stdout
    assert "dicehall play --terminal --resume" in told.stdout


def test_a_script_tells_where_real_dice_lie(tmp_path: Path) -> None:
    lines = "6 2\n5 3x\n\n4 2x, r1 off\ny\nundo\nmisread\n"
    told = piped(tmp_path, lines, "--game", "tumblin", "--players", "Anna,Ben")
    assert "red-1 shows 5 and lies on 3x." in told.stdout
    assert "red-1 leaves the board. [TD-4]" in told.stdout
    assert "Taken back: Ben's move (throw)." in told.stdout


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    told = [
        piped(tmp_path / name, "r\ndf\nr\n", "--game", "king", "--players", "Anna,Ben", "--seed", "3").stdout
        for name in ("one", "two")
    ]
    assert told[0].splitlines()[:-1] == told[1].splitlines()[:-1]


def test_another_match_begins_with_the_same_players_and_a_record_of_its_own(tmp_path: Path) -> None:
    match = "6 4x\n\n1 1x\n\n" * 9
    options = [f"--option={option}" for option in ("quarters=3", "dice_per_seat=3", "first_order=seats")]
    told = piped(tmp_path, f"{match}n\n{match}q\n", "--game", "tumblin", "--players", "Anna,Ben", *options)
    assert told.returncode == 0
    assert told.stdout.count("Anna wins with 216. [TD-9]") == 2
    paths = re.findall(r"The record: (\S+)", told.stdout)
    assert len(set(paths)) == 2
    assert [main(["record", "check", path]) for path in paths] == [0, 0]
