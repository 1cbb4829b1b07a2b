"""How much one address may ask for, and which address that is."""

from __future__ import annotations

import asyncio
from ipaddress import ip_network
from pathlib import Path

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from dicehall.server.hall import Denial
from dicehall.server.http.asked import asked_of
from dicehall.server.http.limits import AddressLimits, Rates
from tests.server.http.serving import KING, Browser, Clock, Server, serving

FLOOD = (429, "flood")
MINUTE_MS = 60_000


# Guessing


async def test_who_guesses_codes_is_stopped_after_five(browser: Browser) -> None:
    for _ in range(5):
        assert (await browser.get("/api/tables/abcdefgh")).status == 404
    answer = await browser.get("/api/tables/abcdefgh")
    assert answer.why == FLOOD
    assert "in a minute" in str(answer.json["sentence"])


async def test_who_has_guessed_too_often_is_not_told_of_known_tables_either(browser: Browser) -> None:
    code = await (await browser.named()).table()
    for _ in range(5):
        await browser.get("/api/tables/abcdefgh/matches/1")
    assert (await browser.get(f"/api/tables/{code}")).why == FLOOD


async def test_guesses_that_are_made_at_once_are_all_counted(browser: Browser, server: Server) -> None:
    await asyncio.gather(*(browser.get("/api/tables/abcdefgh") for _ in range(20)))
    server.clock.now_ms += MINUTE_MS
    assert (await browser.get("/api/tables/abcdefgh")).why == FLOOD
    server.clock.now_ms += 4 * MINUTE_MS
    assert (await browser.get("/api/tables/abcdefgh")).status == 404


async def test_guessing_may_begin_again_after_a_while(browser: Browser, server: Server) -> None:
    for _ in range(5):
        await browser.get("/api/tables/abcdefgh")
    server.clock.now_ms += MINUTE_MS // 5 - 1
    assert (await browser.get("/api/tables/abcdefgh")).why == FLOOD
    server.clock.now_ms += 1
    assert (await browser.get("/api/tables/abcdefgh")).status == 404
    assert (await browser.get("/api/tables/abcdefgh")).why == FLOOD


async def test_known_codes_are_looked_at_as_often_as_one_likes(browser: Browser) -> None:
    code = await (await browser.named()).table()
    assert {(await browser.get(f"/api/tables/{code}")).status for _ in range(20)} == {200}


# Making


async def test_too_many_new_guests_are_refused_and_known_ones_renamed(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, rates=Rates(guest=(1.0, 1))) as server,
        server.browser() as first,
        server.browser() as second,
    ):
        await first.named()
        assert (await second.post("/api/guest", {"name": "Ben"})).why == FLOOD
        assert (await first.post("/api/guest", {"name": "Lea"})).status == 200


@pytest.mark.parametrize(("path", "body"), [("/api/tables", {"game": KING}), ("/api/ticket", None)])
async def test_too_many_tables_and_tickets_are_refused(tmp_path: Path, path: str, body: object) -> None:
    async with serving(tmp_path, rates=Rates(table=(1.0, 2), ticket=(1.0, 2))) as server, server.browser() as browser:
        await browser.named()
        answers = [await browser.post(path, body) for _ in range(3)]
        assert [answer.status for answer in answers] == [200, 200, 429]
        server.clock.now_ms += 1_000
        assert (await browser.post(path, body)).status == 200


# Sockets and memory


def test_sockets_that_are_open_at_the_same_time_are_counted() -> None:
    limits = AddressLimits(Rates(sockets=2), Clock())
    with limits.open_socket("one"), limits.open_socket("one"), limits.open_socket("other"):
        assert_refused(limits, "2 connections are open")
    with limits.open_socket("one"):
        pass


def test_sockets_that_follow_each_other_too_fast_are_counted() -> None:
    limits = AddressLimits(Rates(connect=(1.0, 1)), Clock())
    with limits.open_socket("one"):
        pass
    assert_refused(limits, "too often")


def assert_refused(limits: AddressLimits, said: str) -> None:
    with pytest.raises(Denial, match=said), limits.open_socket("one"):
        pass


def test_many_addresses_take_no_more_than_so_much_memory() -> None:
    clock = Clock()
    limits = AddressLimits(Rates(), clock)
    for number in range(50_000):
        limits.count("unknown_code", str(number))
        clock.now_ms += 1
    assert len(limits._buckets) <= 20_000


def test_an_address_that_has_just_been_counted_is_not_forgotten_among_many() -> None:
    limits = AddressLimits(Rates(unknown_code=(0.01, 1)), Clock())
    for number in range(19_999):
        limits.count("unknown_code", str(number))
    limits.count("unknown_code", "here")
    limits.count("unknown_code", "one more")
    with pytest.raises(Denial):
        limits.check("unknown_code", "here")


# Which address


class Transport:
    """A connection from somewhere."""

    def __init__(self, peer: str) -> None:
        self._peer = peer

    def get_extra_info(self, name: str, default: object = None) -> object:
        return (self._peer, 5) if name == "peername" else default


def address(peer: str, forwarded: str | None = None, proxies: str = "10.0.0.0/8") -> str:
    headers = {"Host": "localhost"} | ({"X-Forwarded-For": forwarded} if forwarded is not None else {})
    request = make_mocked_request("GET", "/", headers, transport=Transport(peer))
    return asked_of(request, None, (ip_network(proxies),)).address


@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("203.0.113.9", "1.1.1.1", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.7", "198.51.100.7"),
        ("10.0.0.1", "1.1.1.1, 198.51.100.7", "198.51.100.7"),
        ("10.0.0.1", "198.51.100.7, 10.0.0.2", "198.51.100.7"),
        ("10.0.0.1", "nonsense", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.7, nonsense, 10.0.0.2", "10.0.0.2"),
        ("10.0.0.1", None, "10.0.0.1"),
        ("::ffff:10.0.0.1", "198.51.100.7", "198.51.100.7"),
    ],
)
def test_the_address_is_the_last_one_that_no_trusted_proxy_has(peer: str, forwarded: str | None, found: str) -> None:
    assert address(peer, forwarded) == found


def test_a_line_that_the_browser_has_invented_stands_before_that_of_the_proxy() -> None:
    lines = CIMultiDict([("Host", "localhost"), ("X-Forwarded-For", "1.1.1.1"), ("X-Forwarded-For", "198.51.100.7")])
    request = make_mocked_request("GET", "/", lines, transport=Transport("10.0.0.1"))
    assert asked_of(request, None, (ip_network("10.0.0.0/8"),)).address == "198.51.100.7"


def test_addresses_of_one_household_count_as_one() -> None:
    assert address("2001:db8:1:2:3:4:5:6") == address("2001:db8:1:2:ffff::1") != address("2001:db8:1:3::1")
