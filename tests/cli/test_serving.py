"""`dicehall play` in the browser, and which arguments go where."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from dicehall.cli import serve
from dicehall.cli.main import main
from dicehall.cli.serve import has_screen
from dicehall.server.settings import Settings


@pytest.fixture
def began(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Servers that were begun; each one ends as soon as it has told where it is."""
    begun: list[Settings] = []

    def run(settings: Settings, sockets: Sequence[socket.socket], tell: Callable[[], None]) -> None:
        begun.append(settings)
        tell()
        for one in sockets:
            one.close()

    monkeypatch.setattr(serve, "_run", run)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    return begun


def test_play_serves_this_machine_and_says_where(began: list[Settings], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--port", "0"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("dicehall is here: http://127.0.0.1:")
    assert "local network" not in said
    assert began[0].host == "127.0.0.1"


def test_play_for_the_local_network_listens_everywhere_and_says_where_others_find_it(
    began: list[Settings], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "machine_addresses", lambda: ("192.168.1.7", "10.0.0.3"))
    assert main(["play", "--port", "0", "--lan"]) == 0
    said = capsys.readouterr().out
    assert "Others in the local network find it here: http://192.168.1.7:" in said
    assert " or http://10.0.0.3:" in said
    assert began[0].host == "0.0.0.0"


def test_play_without_a_local_network_says_so(
    began: list[Settings], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "machine_addresses", tuple)
    main(["play", "--port", "0", "--lan"])
    assert "so others cannot come" in capsys.readouterr().out


def test_play_takes_another_port_where_the_usual_one_is_taken_and_says_so(
    began: list[Settings], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(serve, "port_of", lambda written: port)
        assert main(["play"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"Port {port} is taken by another program; dicehall takes a free one.\n")
    assert f"http://127.0.0.1:{port}/" not in said


def test_play_takes_no_other_port_where_one_was_asked_for(
    began: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["play", "--port", str(port)]) == 2
    assert f"port {port} is taken by another program" in capsys.readouterr().err
    assert began == []


def test_play_keeps_its_tables_in_the_folder_of_the_user_unless_told(tmp_path: Path, began: list[Settings]) -> None:
    main(["play", "--port", "0"])
    main(["play", "--port", "0", "--data", str(tmp_path / "here")])
    assert [settings.data for settings in began] == [tmp_path / "data" / "dicehall" / "server", tmp_path / "here"]


@pytest.mark.parametrize(
    ("platform", "environment", "is_there"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
    ],
)
def test_the_browser_is_opened_where_there_is_a_screen(
    platform: str, environment: dict[str, str], is_there: bool
) -> None:
    assert has_screen(platform, environment) is is_there


def test_the_browser_is_opened_at_the_address_that_is_printed(
    began: list[Settings], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(serve, "_open", opened.append)
    main(["play", "--port", "0"])
    assert capsys.readouterr().out.startswith(f"dicehall is here: {opened[0]}\n")


def test_with_others_in_the_network_the_browser_is_opened_at_the_address_that_they_have(
    began: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(serve, "_open", opened.append)
    monkeypatch.setattr(serve, "machine_addresses", lambda: ("192.168.1.7", "10.0.0.3"))
    main(["play", "--port", "0", "--lan"])
    assert opened[0].startswith("http://192.168.1.7:")
    monkeypatch.setattr(serve, "machine_addresses", tuple)
    main(["play", "--port", "0", "--lan"])
    assert opened[1].startswith("http://127.0.0.1:")


# What goes where


@pytest.mark.parametrize(
    "argument",
    [
        ("--game", "king"),
        ("--seats", "2"),
        ("--players", "Anna"),
        ("--bots", "easy"),
        ("--option", "full_round=yes"),
        ("--deck", "my.deck"),
        ("--dice", "real"),
        ("--turn-limit", "9"),
        ("--seed", "0"),
        ("--records", "."),
        ("--resume", "match.jsonl"),
    ],
)
def test_an_argument_of_the_terminal_needs_the_terminal(
    began: list[Settings], capsys: pytest.CaptureFixture[str], argument: tuple[str, str]
) -> None:
    assert main(["play", *argument]) == 2
    assert f"dicehall: {argument[0]}: is not for the browser; it goes with --terminal only" in capsys.readouterr().err
    assert began == []


@pytest.mark.parametrize("argument", [("--lan",), ("--port", "0"), ("--data", ".")])
def test_an_argument_of_the_browser_is_refused_at_the_terminal(
    capsys: pytest.CaptureFixture[str], argument: tuple[str, ...]
) -> None:
    assert main(["play", "--terminal", *argument]) == 2
    assert f"{argument[0]}: is not for the terminal; it goes without --terminal only" in capsys.readouterr().err


def test_commands_that_serve_nothing_load_no_web_framework() -> None:
    code = (
        "import sys; from dicehall.cli.main import main; main(['rules', 'king', 'KJ-1']);"
        "print(sorted({'aiohttp', 'asyncio', 'sqlite3', 'uvloop'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
