"""Foreign pages: whichever origin they name, they change nothing and open no socket (CSRF, CSWSH)."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import pytest

from dicehall.server.settings import Settings
from tests.server.http.serving import Browser, Server, serving

PUBLIC = "https://dice.example.org"
CHANGING = ("/api/guest", "/api/tables", "/api/ticket", "/api/forget")
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
FOREIGN = (
    "http://evil.example",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1",
    "http://127.0.0.1:{port}0",
    "http://127.0.0.1:{port}@evil.example",
    "http://127.0.0.1:{port}.evil.example",
    "http://127.0.0.1:{port}/",
    "http://127.0.0.1:{port} http://evil.example",
    "http://localhost:{port}",
    "HTTP://127.0.0.1:{port}",
    "http://den:{port}",
    "http://[::1]:{port}",
    "file://",
    "null",
    "*",
    "",
)


@pytest.mark.parametrize("origin", FOREIGN)
async def test_no_foreign_origin_changes_anything_or_opens_a_socket(
    server: Server, browser: Browser, origin: str
) -> None:
    await browser.named()
    named = origin.format(port=server.port)
    answers = [await browser.post(path, {"name": "Eve"}, Origin=named) for path in CHANGING]
    answers.append(await browser.ask("GET", "/socket", headers={**UPGRADE, "Origin": named}))
    assert {answer.why for answer in answers} == {(403, "bad_message")}
    assert [answer for answer in answers if "Set-Cookie" in answer.headers] == []
    assert (await browser.get("/api/guest")).json == {"name": "Ada"}


@pytest.mark.parametrize("site", ["cross-site", "same-site", "none", "Same-Origin", ""])
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
async def test_a_page_that_does_not_say_its_origin_and_is_not_the_same_changes_nothing(
    browser: Browser, method: str, site: str
) -> None:
    for path in CHANGING:
        answer = await browser.ask(method, path, b'{"name":"Eve"}', {"Sec-Fetch-Site": site})
        assert answer.why == (403, "bad_message")
    upgrade = await browser.ask("GET", "/socket", headers={**UPGRADE, "Sec-Fetch-Site": site})
    assert upgrade.why == (403, "bad_message")


@pytest.mark.parametrize("is_ours_first", [True, False])
async def test_two_origins_in_one_request_are_none_of_ours(server: Server, is_ours_first: bool) -> None:
    origins = (server.url, "http://evil.example") if is_ours_first else ("http://evil.example", server.url)
    lines = [
        "POST /api/guest HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        *(f"Origin: {origin}" for origin in origins),
        "Content-Length: 14",
        "Connection: close",
    ]
    answer = await server.raw("\r\n".join(lines) + '\r\n\r\n{"name":"Eve"}')
    assert answer.startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize(
    ("public_url", "proxies", "headers", "origin", "is_ours"),
    [
        (PUBLIC, (), {}, PUBLIC, True),
        (PUBLIC, (), {}, "http://dice.example.org", False),
        (PUBLIC, (), {}, f"{PUBLIC}:8443", False),
        (PUBLIC, (), {}, f"{PUBLIC}.evil.example", False),
        (PUBLIC, (), {"X-Forwarded-Host": "evil.example"}, "http://evil.example", False),
        (None, ("127.0.0.0/8",), {"X-Forwarded-Proto": "https", "Host": "den"}, "https://den", True),
        (None, ("127.0.0.0/8",), {"X-Forwarded-Proto": "https", "Host": "den"}, "http://den", False),
        (None, (), {"X-Forwarded-Proto": "https", "Host": "den"}, "https://den", False),
    ],
)
async def test_behind_a_proxy_the_public_page_is_ours_and_no_other(
    tmp_path: Path,
    public_url: str | None,
    proxies: tuple[str, ...],
    headers: dict[str, str],
    origin: str,
    is_ours: bool,
) -> None:
    settings = Settings(public_url=public_url, trusted_proxies=tuple(map(ip_network, proxies)))
    async with serving(tmp_path, settings=settings) as server, server.browser() as browser:
        answer = await browser.ask("POST", "/api/guest", b'{"name":"Ada"}', {**headers, "Origin": origin})
        assert answer.status == (200 if is_ours else 403)
        upgrade = await browser.ask("GET", "/socket", headers={**headers, "Origin": origin})
        assert upgrade.status == (426 if is_ours else 403)
