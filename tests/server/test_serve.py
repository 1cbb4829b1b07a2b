"""`dicehall serve` as its own process: how it begins, and how it ends."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import aiohttp
import pytest

from dicehall import __version__
from tests.server.http.serving import Browser
from tests.server.sockets.test_connection import DEADLINE_S, Tab, tab

pytestmark = pytest.mark.slow  # starting the program takes a good part of a second

Start = Callable[..., "ServerRun"]


class ServerRun:
    """A running server."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        command = [sys.executable, "-m", "dicehall", *arguments]
        environment = {"PATH": os.environ["PATH"], "HOME": str(folder), **variables}
        self.running = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def url(self) -> str:
        """Waits for the line that names it."""
        assert self.running.stdout is not None
        line = self.running.stdout.readline()
        found = re.search(r"http://\S+(?=/)", line)
        assert found, line + (self.running.communicate()[1] if not line else "")
        return found[0]

    def end(self) -> tuple[int, str, str]:
        """Exit code, and the rest of what it said."""
        told, errors = self.running.communicate(timeout=DEADLINE_S)
        return self.running.returncode, told, errors


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started: list[ServerRun] = []

    def starting(*arguments: str, **variables: str) -> ServerRun:
        started.append(ServerRun(tmp_path, *arguments, **variables))
        return started[-1]

    yield starting
    for run in started:
        run.running.kill()
        run.running.communicate()


def serving(tmp_path: Path) -> tuple[str, ...]:
    return ("serve", "--port", "0", "--data", str(tmp_path / "data"))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_that_is_stopped_says_goodbye_and_ends_well(
    start: Start, tmp_path: Path, number: signal.Signals
) -> None:
    server = start(*serving(tmp_path))
    url = server.url()
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        browser = await Browser(session, url).named()
        async with tab(browser) as here:
            await here.enters(await browser.table(), await browser.ticket())
            await here.until("people")
            began_s = time.monotonic()
            server.running.send_signal(number)
            assert await here.goodbye() == ("closing", 1001)
    assert await asyncio.to_thread(server.end) == (0, "", "")
    assert time.monotonic() - began_s < 5


async def test_a_server_ends_in_time_although_a_browser_does_not_say_goodbye(start: Start, tmp_path: Path) -> None:
    server = start(*serving(tmp_path))
    url = server.url()
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        browser = await Browser(session, url).named()
        socket = await session.ws_connect(f"{url}/socket", origin=url, autoping=False)
        here = Tab(socket)
        await here.enters(await browser.table(), await browser.ticket())
        await here.until("people")
        began_s = time.monotonic()
        server.running.send_signal(signal.SIGTERM)
        assert (await asyncio.to_thread(server.end))[0] == 0
        assert time.monotonic() - began_s < 5
        await socket.close()


async def test_a_server_that_is_killed_goes_on_with_its_tables_and_guests(start: Start, tmp_path: Path) -> None:
    first = start(*serving(tmp_path))
    url = first.url()
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        code = await (await Browser(session, url).named()).table()
        first.running.kill()
        first.end()
        again = Browser(session, start(*serving(tmp_path), DICEHALL_HOST="127.0.0.1").url())
        assert (await again.get("/api/guest")).json == {"name": "Ada"}
        assert (await again.get(f"/api/tables/{code}")).json["host"] == "Ada"


def test_a_taken_port_is_told_in_a_sentence(start: Start, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code, told, errors = start("serve", "--port", str(port), "--data", str(tmp_path / "data")).end()
    assert (code, told) == (2, "")
    assert errors == f"dicehall: port {port} is taken by another program: stop that, or choose another one: --port\n"


def test_a_folder_that_cannot_be_written_to_is_told_in_a_sentence(start: Start, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, told, errors = start("serve", "--port", "0", "--data", str(tmp_path / "file" / "data")).end()
    assert (code, told) == (2, "")
    assert errors.startswith(f"dicehall: {tmp_path}/file/data: ")
    assert errors.count("\n") == 1


def test_a_second_server_in_the_same_folder_is_told_in_a_sentence(start: Start, tmp_path: Path) -> None:
    start(*serving(tmp_path)).url()
    code, told, errors = start(*serving(tmp_path)).end()
    assert (code, told) == (2, "")
    assert "another dicehall server uses this folder" in errors


def test_a_wrong_variable_is_named(start: Start, tmp_path: Path) -> None:
    code, _, errors = start("serve", DICEHALL_PORT="many").end()
    assert (code, errors) == (2, "dicehall: DICEHALL_PORT 'many': a whole number from 0 to 65535\n")


async def test_the_log_of_a_server_can_be_read_by_programs(start: Start, tmp_path: Path) -> None:
    server = start(*serving(tmp_path), "--public-url", "https://dice.example.org", DICEHALL_LOG="json")
    assert server.running.stdout is not None
    await asyncio.to_thread(server.running.stdout.readline)
    server.running.send_signal(signal.SIGTERM)
    code, _, errors = await asyncio.to_thread(server.end)
    told = [json.loads(line) for line in errors.splitlines()]
    events = [one["event"] for one in told if one["event"] != "pruned"]  # where that was done before the signal came
    assert (code, events) == (0, ["server_started", "server_stopped"]), errors
    began = told[0]
    assert (began["level"], began["version"]) == ("info", __version__)
    assert (began["public_url"], began["keep_tables_days"]) == ("https://dice.example.org", 90)


async def test_the_metrics_of_a_server_tell_its_memory_and_the_lag_of_its_loop(start: Start, tmp_path: Path) -> None:
    url = start(*serving(tmp_path)).url()
    async with aiohttp.ClientSession() as session, asyncio.timeout(DEADLINE_S):
        numbers = dict[str, float]()
        while not numbers.get("dicehall_loop_lag_seconds_count"):  # noted four times a second
            answer = await Browser(session, url).get("/metrics")
            lines = [line.rsplit(" ", 1) for line in answer.body.decode().splitlines() if not line.startswith("#")]
            numbers = {name: float(value) for name, value in lines}
    assert 10e6 < numbers["process_resident_memory_bytes"] < 1e9
    assert abs(numbers["process_start_time_seconds"] - time.time()) < DEADLINE_S
    assert numbers["process_open_fds"] > 3


def test_the_public_address_is_printed(start: Start, tmp_path: Path) -> None:
    server = start(*serving(tmp_path), "--public-url", "http://dice.example.org")
    assert server.url() == "http://dice.example.org"
