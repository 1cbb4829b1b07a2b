"""Pages and their files: which address has which, how they are compressed and for how long they are kept."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.http.serving import Browser, serving

SCRIPT = b"console.log('dice');" * 100
FILES = {
    "index.html": b"<!doctype html><title>dicehall</title>",
    "index.html.gz": gzip.compress(b"<!doctype html><title>dicehall</title>"),
    "assets/index-abc123.js": SCRIPT,
    "assets/index-abc123.js.br": b"brotli",
    "assets/index-abc123.js.gz": gzip.compress(SCRIPT),
    "assets/font-1.woff2": b"wOF2",
    ".vite/built-from": b"secret",
    "licenses.md": b"# Licenses",
}


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[Browser]:
    """At a server whose bundle has these files; one that lies beside them is none of it."""
    for name, body in FILES.items():
        path = tmp_path / "bundle" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    (tmp_path / "beside.txt").write_bytes(b"beside")
    async with serving(tmp_path, bundle=tmp_path / "bundle") as server, server.browser() as browser:
        yield browser


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/t/whatever", "/rules/ghost_blitz_dice", "/index.html"])
async def test_every_page_is_the_one_of_the_bundle(browser: Browser, path: str) -> None:
    answer = await browser.get(path, Accept_Encoding="identity")
    assert (answer.status, answer.body) == (200, FILES["index.html"])
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


async def test_a_page_is_asked_for_again_each_time(browser: Browser) -> None:
    assert (await browser.get("/")).headers["Cache-Control"] == "no-cache"


async def test_a_page_that_has_not_changed_is_not_sent_again(browser: Browser) -> None:
    tag = (await browser.get("/")).headers["ETag"]
    answer = await browser.get("/t/abcdefgh", If_None_Match=f'"other", W/{tag}')
    assert (answer.status, answer.body, answer.headers["ETag"]) == (304, b"", tag)


async def test_a_page_that_has_changed_is_sent_again(browser: Browser) -> None:
    assert (await browser.get("/", If_None_Match='"old"')).status == 200


async def test_files_with_a_hash_in_their_name_are_kept_for_ever(browser: Browser) -> None:
    answer = await browser.get("/assets/index-abc123.js")
    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize(
    ("accepted", "encoding", "file"),
    [
        ("gzip, deflate, br, zstd", "br", "assets/index-abc123.js.br"),
        ("gzip", "gzip", "assets/index-abc123.js.gz"),
        ("gzip;q=1.0, br;q=0", "gzip", "assets/index-abc123.js.gz"),
        ("BR", "br", "assets/index-abc123.js.br"),
        ("identity", None, "assets/index-abc123.js"),
        ("", None, "assets/index-abc123.js"),
    ],
)
async def test_a_file_comes_in_the_best_form_that_the_browser_takes(
    browser: Browser, accepted: str, encoding: str | None, file: str
) -> None:
    answer = await browser.get("/assets/index-abc123.js", Accept_Encoding=accepted)
    assert (answer.headers.get("Content-Encoding"), answer.body) == (encoding, FILES[file])
    assert answer.headers["Vary"] == "Accept-Encoding"


async def test_each_form_of_a_file_has_a_tag_of_its_own(browser: Browser) -> None:
    tags = [(await browser.get("/", Accept_Encoding=one)).headers["ETag"] for one in ("gzip", "identity")]
    assert tags[0] != tags[1]


async def test_a_file_without_a_compressed_form_comes_as_it_is(browser: Browser) -> None:
    answer = await browser.get("/assets/font-1.woff2", Accept_Encoding="br")
    assert (answer.body, answer.headers["Content-Type"]) == (b"wOF2", "font/woff2")
    assert "Content-Encoding" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets/",
        "/assets/index-abc123.js.br",
        "/.vite/built-from",
        "/../beside.txt",
        "/%2e%2e/beside.txt",
        "/assets/..%2f..%2fbeside.txt",
        "/t/abcdefgh/more",
    ],
)
async def test_what_is_not_of_the_bundle_is_not_found(browser: Browser, path: str) -> None:
    answer = await browser.get(path)
    assert answer.status == 404
    assert b"There is nothing here" in answer.body
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


async def test_a_page_that_is_only_asked_about_is_not_sent(browser: Browser) -> None:
    answer = await browser.ask("HEAD", "/")
    assert (answer.status, answer.body) == (200, b"")


async def test_without_a_bundle_the_page_says_how_to_get_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, server.browser() as browser:
        answer = await browser.get("/t/abcdefgh")
        assert answer.status == 503
        assert b"./play" in answer.body
        assert (await browser.get("/api/guest")).status == 200
