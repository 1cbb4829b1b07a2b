"""Films over HTTP: of a table's matches for who may have their records, and of any record that somebody brings."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from random import Random
from typing import cast

import msgspec
import pytest

from dicehall.server.film import MOST_BYTES
from dicehall.server.http.limits import Rates
from dicehall.server.store import Append, BeginMatch
from dicehall.wire.online import ONLINE
from tests.server.film.matches import Tree, film, lines_of, record_of
from tests.server.film.test_bad_records import damaged
from tests.server.http.serving import KING, Browser, Server, serving


async def played_at(browser: Browser, server: Server) -> str:
    """A table of Ada's at which the bots have played; its code."""
    code = await (await browser.named()).table()
    header, *entries = (line.rstrip(b"\n") for line in lines_of(KING))
    await server.site.hall._store.commit(BeginMatch(code, 1, header), Append(code, 1, 1, tuple(entries)))
    return code


def messages(body: bytes) -> list[Tree]:
    return cast("list[Tree]", msgspec.json.decode(body))


async def test_the_film_of_a_match_is_that_of_its_record(browser: Browser, server: Server) -> None:
    code = await played_at(browser, server)
    answer = await browser.get(f"/api/tables/{code}/matches/1/film")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "application/json; charset=utf-8"
    people, *others = messages(_plain(answer.body, answer.headers.get("Content-Encoding")))
    assert (people["table"], people["match"]) == (code, 1)
    assert others == film(record_of(KING))[1:]


def _plain(body: bytes, encoding: str | None) -> bytes:
    return gzip.decompress(body) if encoding == "gzip" else body


@pytest.mark.parametrize("number", ["2", "0", "-1", "x", "9" * 30])
async def test_a_match_that_was_not_played_has_no_film(browser: Browser, server: Server, number: str) -> None:
    code = await played_at(browser, server)
    assert (await browser.get(f"/api/tables/{code}/matches/{number}/film")).why == (404, "unknown_table")


async def test_wrong_codes_are_counted_as_everywhere(browser: Browser) -> None:
    for _ in range(5):
        assert (await browser.get("/api/tables/zzzzzzzz/matches/1/film")).why == (404, "unknown_table")
    assert (await browser.get("/api/tables/zzzzzzzz/matches/1/film")).why == (429, "flood")


@pytest.mark.parametrize("game", ONLINE)
async def test_a_record_that_somebody_brings_is_shown_to_anybody(browser: Browser, game: str) -> None:
    answer = await browser.post("/api/film", record_of(game), Accept_Encoding="identity")
    assert answer.status == 200
    assert messages(answer.body) == film(record_of(game))


async def test_a_browser_that_can_unpack_gets_a_packed_film(browser: Browser) -> None:
    answer = await browser.post("/api/film", record_of(KING), Accept_Encoding="gzip")
    assert answer.headers["Content-Encoding"] == "gzip"
    assert messages(gzip.decompress(answer.body)) == film(record_of(KING))


async def test_a_record_that_cannot_be_shown_is_refused_with_line_and_reason(browser: Browser) -> None:
    answer = await browser.post("/api/film", b"".join(lines_of(KING)[:9])[:-3])
    assert answer.why == (422, "bad_message")
    assert answer.json["sentence"] == "This record cannot be read. Line 9: is cut off before its end."
    assert answer.json["file"] == {
        "flaw": {"what": "cut_off", "place": "", "found": "", "wanted": "", "rule": ""},
        "line": 9,
        "reason": "is cut off before its end",
        "is_record": True,
    }


@pytest.mark.parametrize(
    ("length", "body"),
    [
        (f"Content-Length: {MOST_BYTES + 1}", b""),
        ("Transfer-Encoding: chunked", (b"10000\r\n" + b" " * 0x10000 + b"\r\n") * (MOST_BYTES // 0x10000 + 1)),
    ],
    ids=["by its header", "as soon as it is"],
)
async def test_a_record_that_is_too_long_is_refused(server: Server, length: str, body: bytes) -> None:
    head = f"POST /api/film HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\nConnection: close\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"{head}{length}\r\n\r\n".encode() + body)
    assert (await asyncio.wait_for(reader.readline(), 20)).startswith(b"HTTP/1.1 413 ")
    writer.close()


async def test_only_a_page_of_ours_may_bring_a_record(browser: Browser) -> None:
    assert (await browser.post("/api/film", record_of(KING), Origin="https://elsewhere.example")).status == 403


async def test_films_are_counted_by_address(tmp_path: Path) -> None:
    async with serving(tmp_path, rates=Rates(film=(0.001, 2))) as server, server.browser() as browser:
        for _ in range(2):
            assert (await browser.post("/api/film", record_of(KING))).status == 200
        assert (await browser.post("/api/film", record_of(KING))).why == (429, "flood")


@pytest.mark.slow
async def test_a_damaged_record_is_never_a_fault_of_the_server(tmp_path: Path) -> None:
    chance = Random(6)
    async with serving(tmp_path, rates=Rates(film=(1.0, 200))) as server, server.browser() as browser:
        for game in ONLINE:
            for _ in range(15):
                answer = await browser.post("/api/film", damaged(record_of(game), chance))
                assert answer.status in (200, 422)
