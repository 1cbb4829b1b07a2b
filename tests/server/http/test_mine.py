"""The tables of whoever has come back, and of nobody else."""

from __future__ import annotations

import time

from tests.server.http.serving import KING, Browser, Server


async def tables_of(browser: Browser) -> list[dict[str, object]]:
    answer = await browser.get("/api/mine")
    assert answer.status == 200
    tables = answer.json["tables"]
    assert isinstance(tables, list)
    return tables


async def test_a_browser_without_a_cookie_has_no_tables(browser: Browser) -> None:
    answer = await browser.get("/api/mine")
    assert (answer.status, answer.json) == (200, {"tables": []})


async def test_an_invented_cookie_has_no_tables(browser: Browser) -> None:
    assert (await browser.get("/api/mine", Cookie="dicehall=invented")).json == {"tables": []}


async def test_who_has_opened_tables_finds_them_newest_first(browser: Browser) -> None:
    await browser.named("Ada")
    codes = [await browser.table(), await browser.table("ghost_blitz_dice")]
    found = await tables_of(browser)
    assert [table["table"] for table in found] == codes[::-1]
    ghost, king = found
    assert (king["game"], king["status"], king["match"], king["is_turn"]) == (KING, "waiting", 0, False)
    assert (ghost["game"], ghost["winners"], ghost["place"]) == ("ghost_blitz_dice", [], 0)
    assert isinstance(ghost["touched_s"], float)
    assert abs(ghost["touched_s"] - time.time()) < 60


async def test_nobody_finds_the_tables_of_somebody_else(browser: Browser, server: Server) -> None:
    await browser.named("Ada")
    await browser.table()
    async with server.browser() as other:
        await other.named("Bea")
        assert await tables_of(other) == []


async def test_whoever_is_forgotten_has_no_tables_any_more(browser: Browser) -> None:
    await browser.named("Ada")
    await browser.table()
    await browser.post("/api/forget")
    assert await tables_of(browser) == []
    await browser.named("Ada")
    assert await tables_of(browser) == []


async def test_the_answer_is_kept_by_no_cache(browser: Browser) -> None:
    assert (await browser.get("/api/mine")).headers["Cache-Control"] == "no-store"
