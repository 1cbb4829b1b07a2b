"""The requests of the page: what they answer, and what they refuse."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dicehall.match.rulebook import rules_of
from dicehall.server.http.api import BODY_BYTES
from dicehall.server.store import BeginMatch
from tests.server.http.serving import KING, Browser, FailingStore, Server, serving

# Guests


async def test_a_browser_without_a_cookie_is_nobody(browser: Browser) -> None:
    answer = await browser.get("/api/guest")
    assert (answer.status, answer.json) == (200, {"name": ""})


async def test_a_name_makes_a_guest_whom_the_cookie_brings_back(browser: Browser) -> None:
    assert (await browser.post("/api/guest", {"name": " Ada  L "})).json == {"name": "Ada L"}
    assert (await browser.get("/api/guest")).json == {"name": "Ada L"}


async def test_another_name_keeps_the_guest(browser: Browser, server: Server) -> None:
    await browser.named("Ada")
    code = await browser.table()
    await browser.named("Lea")
    assert (await browser.get("/api/guest")).json == {"name": "Lea"}
    assert (await browser.get(f"/api/tables/{code}")).json["door"] == "open"


async def test_an_invented_cookie_is_nobody_and_gets_a_new_secret(browser: Browser) -> None:
    assert (await browser.get("/api/guest", Cookie="dicehall=invented")).json == {"name": ""}
    answer = await browser.post("/api/guest", {"name": "Ada"}, Cookie="dicehall=invented")
    assert "invented" not in answer.headers["Set-Cookie"]


@pytest.mark.parametrize(
    ("name", "said"), [("", "at least one"), ("x" * 25, "at most 24"), ("\u202e\u200b", "at least one"), ("...", "one")]
)
async def test_a_name_that_cannot_be_shown_is_refused_with_the_reason(browser: Browser, name: str, said: str) -> None:
    answer = await browser.post("/api/guest", {"name": name})
    assert answer.why == (400, "bad_name")
    assert said in str(answer.json["sentence"])


async def test_a_name_of_more_than_500_signs_is_refused(browser: Browser) -> None:
    answer = await browser.post("/api/guest", {"name": "x" * 501})
    assert answer.why == (400, "bad_message")
    assert "length <= 500" in str(answer.json["sentence"])


async def test_markup_in_a_name_comes_back_as_the_same_text_in_json(browser: Browser) -> None:
    answer = await browser.post("/api/guest", {"name": "<b>Ada</b>"})
    assert answer.json == {"name": "<b>Ada</b>"}
    assert answer.headers["Content-Type"] == "application/json; charset=utf-8"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_a_name_that_turns_the_direction_of_writing_is_shown_without_that(browser: Browser) -> None:
    assert (await browser.post("/api/guest", {"name": "Ada\u202egnp"})).json == {"name": "Adagnp"}


# Tables


async def test_a_guest_opens_a_table_and_finds_its_door_open(browser: Browser) -> None:
    code = await (await browser.named()).table()
    door = (await browser.get(f"/api/tables/{code}")).json
    assert (door["table"], door["game"], door["door"], door["host"]) == (code, KING, "open", "Ada")


async def test_a_table_that_is_not_listed_does_not_stand_in_the_lobby(browser: Browser) -> None:
    await (await browser.named()).table()
    assert (await browser.get("/api/tables")).json == {"tables": []}


@pytest.mark.parametrize("path", ["/api/tables", "/api/ticket"])
async def test_nobody_opens_a_table_or_gets_a_ticket_without_a_name(browser: Browser, path: str) -> None:
    assert (await browser.post(path, {"game": KING})).why == (401, "no_ticket")


@pytest.mark.parametrize(
    ("body", "said"), [({"game": "chess"}, "cannot be played here"), ({"game": KING, "options": {"speed": 9}}, "speed")]
)
async def test_a_table_that_cannot_be_played_is_refused(browser: Browser, body: dict[str, object], said: str) -> None:
    answer = await (await browser.named()).post("/api/tables", body)
    assert answer.why == (400, "bad_setup")
    assert said in str(answer.json["sentence"])


@pytest.mark.parametrize("code", ["abcdefgh", "ABCDEFGH", "abc", "abcdefgh0", "ilouilou", "%2e%2e%2fetc"])
async def test_an_unknown_code_is_told_as_such(browser: Browser, code: str) -> None:
    assert (await browser.get(f"/api/tables/{code}")).why == (404, "unknown_table")


async def test_two_tickets_are_two(browser: Browser) -> None:
    await browser.named()
    assert await browser.ticket() != await browser.ticket()


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"companion": 8, "name": "Mika"}, "bad_message"),
        ({"companion": -1, "name": "Mika"}, "bad_message"),
        ({"companion": 1}, "bad_name"),
        ({"companion": 1, "name": "..."}, "bad_name"),
        ({"companion": 1, "name": "Mika", "id": "another"}, "bad_message"),
    ],
)
async def test_a_ticket_for_a_companion_that_cannot_be_is_refused(
    browser: Browser, asked: dict[str, object], why: str
) -> None:
    assert (await (await browser.named()).post("/api/ticket", asked)).why == (400, why)


@pytest.mark.parametrize("body", [None, {}, {"companion": 0}, {"companion": 3, "name": " Mika "}])
async def test_a_ticket_is_for_the_guest_or_a_companion(browser: Browser, body: object) -> None:
    assert (await (await browser.named()).post("/api/ticket", body)).status == 200


# Rules and records


@pytest.mark.parametrize("game", ["ghost_blitz_dice", KING])
async def test_the_rules_of_a_game_come_with_their_ids(browser: Browser, game: str) -> None:
    rules = (await browser.get(f"/api/rules/{game}")).json["rules"]
    assert rules == [{"id": id, "words": words} for id, words in rules_of(game).items()]


@pytest.mark.parametrize("game", ["ghost_blitz_dice", "king_of_the_dice_junior", "lightning_dice", "tumblin_dice"])
async def test_the_rules_of_a_game_come_in_the_language_that_is_asked_for(browser: Browser, game: str) -> None:
    rules = (await browser.get(f"/api/rules/{game}?lang=de")).json["rules"]
    assert rules == [{"id": id, "words": words} for id, words in rules_of(game, "de").items()]


async def test_a_language_that_the_house_does_not_speak_is_refused_with_those_that_it_does(browser: Browser) -> None:
    answer = await browser.get("/api/rules/tumblin_dice?lang=fr")
    assert answer.status == 400
    assert "en, de" in str(answer.json["sentence"])


async def test_rules_of_an_unknown_game_are_not_found(browser: Browser) -> None:
    answer = await browser.get("/api/rules/chess")
    assert answer.status == 404
    assert "ghost_blitz_dice" in str(answer.json["sentence"])


async def test_a_record_is_a_file_of_json_lines(browser: Browser, server: Server) -> None:
    code = await (await browser.named()).table()
    await server.site.hall._store.commit(BeginMatch(code, 1, b'{"type":"dicehall"}'))
    answer = await browser.get(f"/api/tables/{code}/matches/1")
    assert (answer.status, answer.body) == (200, b'{"type":"dicehall"}\n')
    assert answer.headers["Content-Type"] == "application/x-ndjson; charset=utf-8"
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{code}-1.jsonl"'


@pytest.mark.parametrize("number", ["1", "0", "-1", "x", "9" * 30])
async def test_a_match_that_was_not_played_has_no_record(browser: Browser, number: str) -> None:
    code = await (await browser.named()).table()
    assert (await browser.get(f"/api/tables/{code}/matches/{number}")).why == (404, "unknown_table")


# Bodies and addresses


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"", "truncated"),
        (b"{", "truncated"),
        (b"[]", "Expected `object`"),
        (b"\xff\xfe", "invalid"),
        (b'{"name":7}', "$.name"),
        (b'{"nome":"Ada"}', "`nome`"),
        (b'{"name":"Ada","is_host":true}', "is_host"),
        (b"[" * 10_000, "cannot be read"),
    ],
)
async def test_a_body_that_does_not_fit_is_refused_with_place_and_reason(
    browser: Browser, body: bytes, said: str
) -> None:
    answer = await browser.post("/api/guest", body)
    assert answer.why == (400, "bad_message")
    assert said in str(answer.json["sentence"])


async def test_a_body_that_is_too_long_is_refused(browser: Browser) -> None:
    answer = await browser.post("/api/guest", b" " * (BODY_BYTES + 1))
    assert answer.why == (413, "bad_message")


async def test_a_body_that_is_too_long_is_refused_although_it_does_not_say_so(browser: Browser) -> None:
    async with browser.session.post(
        browser.url + "/api/guest", data=_pieces(), headers={"Origin": browser.url}
    ) as response:
        assert response.status == 413


async def _pieces() -> AsyncIterator[bytes]:
    for _ in range(BODY_BYTES // 1_000 + 1):
        yield b" " * 1_000


async def test_a_body_that_is_packed_is_not_unpacked(browser: Browser) -> None:
    packed = gzip.compress(b'{"name":"Ada"}')
    answer = await browser.post("/api/guest", packed, Content_Encoding="gzip")
    assert answer.why == (400, "bad_message")


@pytest.mark.parametrize(
    "text",
    [
        "\x16\x03\x01 hello\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        f"GET / HTTP/1.1\r\nHost: localhost\r\nX: {'a' * 20_000}\r\n\r\n",
    ],
)
async def test_what_is_no_http_is_refused_and_fills_no_log(
    server: Server, browser: Browser, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(text.encode())
    assert (await reader.readline()).split(b" ")[1] == b"400"
    writer.close()
    assert caplog.text == ""
    assert (await browser.get("/healthz")).status == 200


async def test_an_unknown_address_of_the_api_is_told_in_json(browser: Browser) -> None:
    assert (await browser.get("/api/cheat")).why == (404, "bad_message")


async def test_a_wrong_method_is_told_with_the_right_ones(browser: Browser) -> None:
    answer = await browser.ask("DELETE", "/api/tables", headers={"Origin": browser.url})
    assert answer.why == (405, "bad_message")
    assert answer.headers["Allow"] == "GET,HEAD,POST"


async def test_what_the_api_says_is_kept_by_no_cache(browser: Browser) -> None:
    assert (await browser.get("/api/guest")).headers["Cache-Control"] == "no-store"


async def test_a_server_that_is_well_says_so(browser: Browser) -> None:
    answer = await browser.get("/healthz")
    assert (answer.status, answer.json) == (200, {"ok": True})


# A disk that takes nothing


async def test_a_full_disk_is_told_and_the_server_goes_on(tmp_path: Path) -> None:
    store = FailingStore(tmp_path / "full")
    async with serving(tmp_path, store=store) as server, server.browser() as browser:
        store.is_full = True
        answer = await browser.post("/api/guest", {"name": "Ada"})
        assert answer.why == (507, "not_saved")
        assert "dicehall.db" not in str(answer.json["sentence"])
        assert (await browser.get("/api/tables")).status == 200


async def test_a_mistake_of_ours_is_told_without_its_inside_and_logged(
    browser: Browser, server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken() -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr(server.site.hall, "listed", broken)
    answer = await browser.get("/api/tables")
    assert (answer.status, "secret" in str(answer.json)) == (500, False)
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [RuntimeError]
    assert (await browser.get("/healthz")).status == 200
