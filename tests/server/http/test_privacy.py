"""What is said about what is kept, and that a guest can be forgotten."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dicehall.server.http.bundle import Bundle
from dicehall.server.settings import Settings
from tests.server.http.serving import Browser, Server, serving


@pytest.mark.parametrize(
    ("tables", "guests", "said"),
    [
        (90, 365, ("removed 90 days after the last change of it", "forgotten 365 days after your last visit")),
        (1, 30, ("removed 1 day after", "forgotten 30 days after")),
        (0, 0, ("kept until whoever runs this server removes it",)),
    ],
)
async def test_the_page_says_how_long_things_are_kept_here(
    tmp_path: Path, tables: int, guests: int, said: tuple[str, ...]
) -> None:
    settings = Settings(keep_tables_days=tables, keep_guests_days=guests)
    async with serving(tmp_path, settings=settings) as server, server.browser() as browser:
        answer = await browser.get("/privacy")
    assert (answer.status, answer.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    text = " ".join(answer.body.decode().split())
    assert [one for one in said if one not in text] == []
    assert "{" not in text


@pytest.mark.parametrize(
    ("asked", "accepted", "language", "said"),
    [
        ("", "de-AT,de;q=0.9,en;q=0.8", "de", "90 Tage nach seiner letzten Änderung"),
        ("?lang=de", "en", "de", "365 Tage nach deinem letzten Besuch"),
        ("?lang=en", "de", "en", "90 days after the last change of it"),
        ("?lang=fr", "fr", "en", "90 days after the last change of it"),
    ],
)
async def test_the_page_speaks_the_language_that_was_chosen_or_that_the_browser_likes(
    tmp_path: Path, asked: str, accepted: str, language: str, said: str
) -> None:
    settings = Settings(keep_tables_days=90, keep_guests_days=365)
    async with serving(tmp_path, settings=settings) as server, server.browser() as browser:
        text = (await browser.get(f"/privacy{asked}", Accept_Language=accepted)).body.decode()
    assert f'<html lang="{language}">' in text
    assert f'action="/api/forget?lang={language}"' in text
    assert said in " ".join(text.split())


async def test_the_page_needs_nothing_inline_and_loads_only_our_styles(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1.css").write_text("body {}")
    (tmp_path / "assets" / "game-1.css").write_text("body {}")
    (tmp_path / "index.html").write_text('<link rel="stylesheet" href="/assets/index-1.css">')
    assert Bundle(tmp_path).styles == ("/assets/index-1.css",)
    async with serving(tmp_path, bundle=tmp_path) as server, server.browser() as browser:
        page = (await browser.get("/privacy")).body.decode()
    assert '<link rel="stylesheet" href="/assets/index-1.css">' in page
    for forbidden in ("<script", "<style", "style=", "http:", "https:"):
        assert forbidden not in page


async def test_whoever_is_forgotten_has_no_name_and_no_cookie_any_more(browser: Browser, server: Server) -> None:
    await browser.named("Ada")
    code = await browser.table()
    [cookie] = browser.session.cookie_jar
    answer = await browser.post("/api/forget")
    assert (answer.status, answer.json) == (200, {"name": ""})
    assert "Max-Age=0" in answer.headers["Set-Cookie"]
    assert (await browser.get("/api/guest", Cookie=f"dicehall={cookie.value}")).json == {"name": ""}
    assert (await browser.post("/api/ticket", Cookie=f"dicehall={cookie.value}")).why == (401, "no_ticket")
    assert (await browser.get(f"/api/tables/{code}")).json["host"] == "Ada"


async def test_the_name_of_whoever_is_forgotten_stands_in_no_row_of_a_guest(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, server.browser() as browser:
        await browser.named("Zaphod")
        await browser.post("/api/forget")
    with closing(sqlite3.connect(tmp_path / "data" / "dicehall.db")) as database:
        rows = database.execute("SELECT name, seen_at_s FROM guest").fetchall()
    assert rows == [("", 0.0)]  # as old as can be, so that it goes with the next old guests


async def test_the_form_of_the_page_is_answered_by_a_page(browser: Browser) -> None:
    await browser.named()
    answer = await browser.post("/api/forget", b"", Content_Type="application/x-www-form-urlencoded")
    assert (answer.status, answer.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert b"does not know your name" in answer.body
    assert (await browser.get("/api/guest")).json == {"name": ""}


async def test_the_form_of_the_german_page_is_answered_in_german(browser: Browser) -> None:
    answer = await browser.post("/api/forget?lang=de", b"", Content_Type="application/x-www-form-urlencoded")
    assert "Du bist vergessen" in answer.body.decode()


async def test_an_address_that_leads_nowhere_says_so_in_german_too(browser: Browser) -> None:
    answer = await browser.get("/assets/nothing.js", Accept_Language="de")
    assert (answer.status, "Hier ist nichts" in answer.body.decode()) == (404, True)


async def test_whoever_is_nobody_can_be_forgotten_too(browser: Browser) -> None:
    assert (await browser.post("/api/forget")).json == {"name": ""}
