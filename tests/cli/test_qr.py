"""The code of an address in the terminal: whole where it can be read, and not there where it cannot."""

from __future__ import annotations

import io
import socket
import sys
from collections.abc import Callable, Mapping, Sequence

import pytest

from dicehall.cli import qr, serve
from dicehall.cli.main import main
from dicehall.cli.qr import QUIET_MODULES, modules_of, qr_lines, say_qr

ADDRESS = "http://192.168.1.7:8787/"
COLOURFUL = {"TERM": "xterm-256color"}


class Terminal(io.TextIOWrapper):
    """What stdout is in a terminal."""

    def __init__(self, encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(), encoding=encoding, newline="")

    def isatty(self) -> bool:
        return True

    def printed(self) -> str:
        self.flush()
        return bytes(self.buffer.getvalue()).decode(self.encoding) if isinstance(self.buffer, io.BytesIO) else ""


def read_back(lines: Sequence[str]) -> list[list[bool]]:
    """The modules that half blocks show."""
    plain = [line.removeprefix("\x1b[30;107m").removesuffix("\x1b[0m") for line in lines]
    rows: list[list[bool]] = []
    for line in plain:
        rows += [[sign in "▀█" for sign in line], [sign in "▄█" for sign in line]]
    return rows


def lines_at(columns: int, encoding: str = "utf-8", environment: Mapping[str, str] = COLOURFUL) -> tuple[str, ...]:
    return qr_lines(ADDRESS, environment, encoding, columns)


def test_the_terminal_shows_every_module_of_the_code() -> None:
    modules = [list(row) for row in modules_of(ADDRESS)]
    shown = read_back(lines_at(80))
    assert shown[: len(modules)] == modules
    assert not any(shown[-1])


def test_a_terminal_without_half_blocks_shows_every_module_by_its_ground() -> None:
    lines = lines_at(80, "ascii")
    assert all(line.isascii() and line.endswith("  \x1b[0m") for line in lines)
    cells = [line.removesuffix("\x1b[0m").split("  ")[:-1] for line in lines]
    assert {cell for row in cells for cell in row} == {"\x1b[40m", "\x1b[107m"}
    assert [[cell == "\x1b[40m" for cell in row] for row in cells] == [list(row) for row in modules_of(ADDRESS)]


def test_the_code_has_its_finder_patterns_and_its_quiet_zone() -> None:
    modules = modules_of(ADDRESS)
    assert len({len(row) for row in modules} | {len(modules)}) == 1
    quiet, end = QUIET_MODULES, len(modules) - QUIET_MODULES
    assert not any(any(row) for row in (*modules[:quiet], *modules[end:]))
    assert not any(any(row[:quiet]) or any(row[end:]) for row in modules)
    for row, column in ((quiet, quiet), (quiet, end - 7), (end - 7, quiet)):
        assert [modules[row + step][column + step] for step in range(7)] == [True, False, True, True, True, False, True]


def test_every_line_says_its_own_colours_so_that_dark_and_light_terminals_show_the_same() -> None:
    assert all(line.startswith("\x1b[30;107m") and line.endswith("\x1b[0m") for line in lines_at(80))


@pytest.mark.parametrize(("encoding", "signs"), [("utf-8", 1), ("ascii", 2)])
def test_a_terminal_that_is_too_narrow_is_told_how_wide_the_code_is(encoding: str, signs: int) -> None:
    wanted = len(modules_of(ADDRESS)) * signs + 1
    assert len(lines_at(wanted, encoding)) > 10
    assert lines_at(wanted - 1, encoding) == (
        f"No code to scan here: it takes {wanted} columns, and this terminal has {wanted - 1}.",
    )


@pytest.mark.parametrize("environment", [{**COLOURFUL, "NO_COLOR": "1"}, {"TERM": "dumb"}, {"TERM": ""}, {}])
def test_a_terminal_without_colours_is_told_that_there_is_no_code(
    environment: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    for name in ("TERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    say_qr(ADDRESS)
    assert terminal.printed() == "No code to scan here: it takes a terminal with colours.\n"


def test_a_terminal_of_another_encoding_gets_what_it_can_show(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal("latin-1")
    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)
    say_qr(ADDRESS)
    assert tuple(terminal.printed().splitlines()) == lines_at(80, "ascii")


def test_a_file_gets_no_code(capsys: pytest.CaptureFixture[str]) -> None:
    say_qr(ADDRESS)
    assert capsys.readouterr().out == ""


def test_play_for_the_local_network_shows_the_code_of_the_likeliest_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    terminal = Terminal()

    def run(settings: object, sockets: Sequence[socket.socket], tell: Callable[[], None]) -> None:
        tell()
        for one in sockets:
            one.close()

    def coded(address: str, environment: Mapping[str, str], encoding: str, columns: int) -> tuple[str, ...]:
        told.append(address)
        return ("code",)

    monkeypatch.setattr(sys, "stdout", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr(serve, "_run", run)
    monkeypatch.setattr(serve, "has_screen", lambda platform, environment: False)
    monkeypatch.setattr(serve, "machine_addresses", lambda: ("192.168.1.7", "10.0.0.3"))
    monkeypatch.setattr(qr, "qr_lines", coded)
    assert main(["play", "--port", "0", "--lan"]) == 0
    assert told[0].startswith("http://192.168.1.7:")
    assert "code" in terminal.printed().splitlines()
