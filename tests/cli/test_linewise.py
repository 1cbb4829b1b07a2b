"""A table line by line: what a pipe, a dumb terminal or a screen reader is given to read."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from dicehall.cli.linewise import Linewise
from dicehall.cli.main import main
from dicehall.cli.outside import Frame
from dicehall.cli.overlays import Help, Menu, TextLine
from dicehall.cli.paint import BLANK, line

KING = ("--game", "king", "--players", "Anna,Ben", "--seed", "3")
TUMBLIN = ("--game", "tumblin", "--players", "Anna,Ben")
HELP, ASKING, KEYS = "KING OF THE DICE: JUNIOR", "Which rule?", "? help   u undo   q quit   ESC menu"


class Piped:
    """Runs `dicehall play` with lines at its standard input, and gives what it prints."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._file, self._monkeypatch, self._capsys = folder / "typed", monkeypatch, capsys

    def __call__(self, game: Sequence[str], lines: str) -> str:
        self._file.write_text(lines, "utf-8")
        with self._file.open(encoding="utf-8") as typed:
            self._monkeypatch.setattr(sys, "stdin", typed)
            main(["play", "--terminal", *game])
        return self._capsys.readouterr().out


@pytest.fixture
def piped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Piped:
    return Piped(tmp_path, monkeypatch, capsys)


def test_a_question_mark_and_enter_print_the_help(piped: Piped) -> None:
    assert piped(KING, "?\n").count(HELP) == 1


def test_an_empty_line_closes_the_help(piped: Piped) -> None:
    told = piped(KING, "?\n\nr\n")
    assert told.count(HELP) == 1
    assert "- Anna rolls all four dice." in told


def test_a_rule_is_looked_up_by_a_line(piped: Piped) -> None:
    assert " KJ-2: " in piped(KING, "?\nKJ-2\n")


def test_a_rule_is_looked_up_by_the_line_that_opens_the_help(piped: Piped) -> None:
    assert " KJ-2: " in piped(KING, "?KJ-2\n")


def test_taking_back_waits_for_a_line_with_the_reason(piped: Piped) -> None:
    told = piped(KING, "r\nu\n")
    assert "Take back Anna's move" in told
    assert "- Taken back" not in told


def test_taking_back_without_a_reason_needs_an_empty_line(piped: Piped) -> None:
    assert "- Taken back: Anna's move (roll)." in piped(KING, "r\nu\n\n")


def test_a_line_of_escape_opens_the_menu(piped: Piped) -> None:
    assert "The table is paused." in piped(KING, "\x1b\n")


def test_a_line_of_escape_closes_the_help(piped: Piped) -> None:
    assert "- Anna rolls all four dice." in piped(KING, "?\n\x1b\nr\n")


@pytest.mark.parametrize("game", [KING, TUMBLIN])
def test_a_page_of_help_is_as_long_as_its_text(piped: Piped, game: Sequence[str]) -> None:
    told = piped(game, "?\n")
    assert ASKING in told
    assert len(told.splitlines()) < 70
    assert "\n\n\n\n" not in told


def test_the_keys_of_the_host_are_printed_once(piped: Piped) -> None:
    assert piped(KING, "r\ndf\nr\n?\n\n").count(KEYS) == 1


def test_the_keys_of_the_host_are_printed_before_the_first_prompt(piped: Piped) -> None:
    told = piped(KING, "\n").splitlines()
    assert told.index(KEYS) == told.index("Anna: press R to roll all four dice") - 1


def test_words_for_the_host_are_printed_where_lines_are_typed(piped: Piped) -> None:
    assert piped(TUMBLIN, "6 2\n5 3x\n\n").count("or type ? help, undo, quit") == 1


def test_keys_of_the_host_that_change_are_printed_again(capsys: pytest.CaptureFixture[str]) -> None:
    lines = Linewise()
    for asks, footer in (("One?", "? help"), ("Two?", "? help"), ("Three?", "q quit"), ("Four?", "")):
        lines.show(Frame(now=line(asks), footer=line(footer) if footer else BLANK))
    assert capsys.readouterr().out.splitlines() == ["? help", "One?", "Two?", "q quit", "Three?", "Four?"]


def test_what_was_said_is_not_said_again_after_the_help(piped: Piped) -> None:
    assert piped(KING, "?\n\nr\n").count("- Anna goes first. [KJ-2]") == 1


def test_a_shorter_story_is_that_of_a_new_match(capsys: pytest.CaptureFixture[str]) -> None:
    lines = Linewise()
    lines.show(Frame(said=(line("old"), line("over")), is_waiting=False))
    lines.show(Frame(said=(line("new"),), is_waiting=False))
    assert capsys.readouterr().out.split() == ["old", "over", "new"]


def test_an_empty_enter_counts_only_for_what_has_been_drawn() -> None:
    for overlay in (Help(("Words.",), str), Menu("What?", ()), TextLine(("Why?",), lambda _: None)):
        assert overlay.press("enter") is overlay
        overlay.lines(80, 24)
        assert overlay.press("enter") is None
