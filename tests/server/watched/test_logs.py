"""The log: one line an event, for programs or people, and nothing in it of who somebody is."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dicehall.core import DicehallError
from dicehall.server.hall import Hall
from dicehall.server.hall.hosted import HostedTable
from dicehall.server.http.limits import Rates
from dicehall.server.settings import LogStyle
from dicehall.server.store import StoreFailed
from dicehall.server.watched.logs import described, event, set_up, without_addresses
from dicehall.wire.words import PROTOCOL
from tests.server.http.serving import Browser, FailingStore, serving

Start = Callable[[LogStyle], io.StringIO]
_LOG = logging.getLogger("dicehall.test")


@pytest.fixture
def start() -> Iterator[Start]:
    """Begins a log; afterwards the process logs as it did before."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level

    def starting(style: LogStyle) -> io.StringIO:
        stream = io.StringIO()
        set_up(style, logging.INFO, stream)
        return stream

    yield starting
    root.handlers[:] = handlers
    root.setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


# How a line looks


def test_an_event_is_one_object_with_what_belongs_to_it(start: Start) -> None:
    stream = start("json")
    event("flood", logging.WARNING, wish="ticket", count=3, nothing=None)
    [line] = lines(stream)
    assert str(line.pop("at")).endswith("Z")
    assert line == {"level": "warning", "event": "flood", "wish": "ticket", "count": 3}


def test_for_people_an_event_is_one_line(start: Start) -> None:
    stream = start("text")
    event("flood", logging.WARNING, wish="ticket")
    assert stream.getvalue().split(" ", 1)[1] == "WARNING flood wish=ticket\n"


def test_what_other_parts_log_is_a_line_too(start: Start) -> None:
    stream = start("json")
    _LOG.error("table %s: %s", "abcdefgh", StoreFailed("disk is full"))
    [line] = lines(stream)
    assert (line["event"], line["logger"]) == ("log", "dicehall.test")
    assert line["text"] == "table abcdefgh: StoreFailed: disk is full"


@pytest.mark.parametrize("style", ["json", "text"])
def test_of_an_exception_kind_and_place_are_written_and_of_what_led_to_it(start: Start, style: LogStyle) -> None:
    stream = start(style)
    try:
        try:
            raise KeyError("Zaphod")
        except KeyError as error:
            raise DicehallError("Zaphod is not here") from error
    except DicehallError:
        _LOG.exception("an accident of %s", "ours")
    text = stream.getvalue()
    assert "DicehallError" in text
    assert "KeyError" in text
    assert "watched/test_logs.py:" in text
    assert "Zaphod" not in text


def test_what_the_disk_says_is_written() -> None:
    assert described(sqlite3.OperationalError("disk is full")) == "OperationalError: disk is full"
    assert described(FileNotFoundError(2, "No such file", "/home/zaphod")) == "FileNotFoundError: No such file"
    assert described(ValueError("Zaphod")) == "ValueError"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("from 203.0.113.77, twice", "from 203.0.113.0/24, twice"),
        ("from 2001:db8:aa:bb:cc::1", "from 2001:db8:aa::/48"),
        ("from ('::ffff:203.0.113.9', 5)", "from ('::/48', 5)"),
        ("from 2001:db8:aa:bb::/64", "from 2001:db8:aa::/48/64"),
        ("at 12:30:45, version 1.2.3, http://127.0.0.1:8787", "at 12:30:45, version 1.2.3, http://127.0.0.1:8787"),
    ],
)
def test_addresses_lose_their_end(text: str, written: str) -> None:
    assert without_addresses(text) == written


def test_who_causes_the_same_line_again_and_again_fills_no_disk(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = 0.0
    monkeypatch.setattr("dicehall.server.watched.logs.time.monotonic_ns", lambda: int(now_s * 1e9))
    stream = start("json")
    for _ in range(1_000):
        event("flood", wish="ticket")
    event("another")
    assert len(lines(stream)) == 21
    now_s = 11.0
    event("flood", wish="ticket")
    event("flood", wish="ticket")
    assert lines(stream)[21:] == [lines(stream)[21] | {"event": "flood", "left_out": 980}]


def test_many_kinds_of_lines_take_no_more_than_so_much_memory(start: Start) -> None:
    start("json")
    handler = logging.getLogger().handlers[0]
    for number in range(2_000):
        logging.getLogger("asyncio").error(f"line {number}")  # put together before it is logged, as asyncio does
    assert len(getattr(handler, "_buckets")) <= 500  # noqa: B009  # an attribute of this handler alone


# Accidents of a whole server

SECRETS = ("Zaphod", "Trillian", "203.0.113.9")


async def accidents(browser: Browser, store: FailingStore, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that can go wrong goes wrong; the secrets of the guest to whom that happens."""
    await browser.named("Zaphod")
    [cookie] = browser.session.cookie_jar
    code, tickets = await browser.table(), [await browser.ticket() for _ in range(3)]

    async def enters(ticket: str) -> None:
        async with browser.session.ws_connect(f"{browser.url}/socket", origin=browser.url, max_msg_size=0) as socket:
            enter = {"type": "enter", "protocol": PROTOCOL, "ticket": ticket, "table": code}
            await socket.send_str(json.dumps(enter))
            await socket.send_str(json.dumps({"type": "rename", "id": "1", "name": "Trillian"}))
            async for message in socket:
                if '"gone"' in str(message.data):
                    return

    def broken(*_: object) -> None:
        raise RuntimeError(f"Zaphod at 203.0.113.9 with {cookie.value}")

    with monkeypatch.context() as broken_table:
        broken_table.setattr(HostedTable, "_take", broken)
        await enters(tickets[0])
    store.is_full = True
    await enters(tickets[1])
    await browser.post("/api/guest", {"name": "Trillian"})
    store.is_full = False
    await browser.post("/api/guest", {"name": "Trillian"})
    with monkeypatch.context() as broken_hall:
        broken_hall.setattr(Hall, "door", broken)
        await browser.get(f"/api/tables/{code}")
    with monkeypatch.context() as broken_door:
        broken_door.setattr(Hall, "enter", broken)
        await asyncio.wait([asyncio.create_task(enters(tickets[2]))], timeout=5)
    for _ in range(3):
        await browser.post("/api/ticket", X_Forwarded_For="203.0.113.9")
    asyncio.get_running_loop().call_soon(broken, "Zaphod", cookie.value)
    await asyncio.sleep(0)
    return [cookie.value, *tickets]


@pytest.mark.parametrize("style", ["json", "text"])
async def test_no_name_cookie_ticket_or_address_stands_in_the_log_of_a_server_that_has_accidents(
    tmp_path: Path, start: Start, style: LogStyle, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = FailingStore(tmp_path / "data")
    rates = Rates(ticket=(0.0, 4))
    async with serving(tmp_path, store=store, rates=rates) as server, server.browser() as browser:
        stream = start(style)
        secrets = await accidents(browser, store, monkeypatch)
    written = stream.getvalue()
    for happened in (
        "table_accident",
        "write_failed",
        "writes_go_on",
        "request_failed",
        "flood",
        "Exception in callback",
    ):
        assert happened in written, happened
    assert [secret for secret in (*secrets, *SECRETS) if secret in written] == []
