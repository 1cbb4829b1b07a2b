"""Who may ask: names that are ours, pages that are ours, cookies by scheme, and what every answer forbids."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

import pytest

from dicehall.server.settings import Settings
from tests.server.http.serving import Browser, Server, serving

PUBLIC = "https://dice.example.org"
PROXY = (ip_network("127.0.0.0/8"),)
FOREIGN = (403, "bad_message")


# Names that lead here


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:80", "127.0.0.1:9", "192.168.1.7", "[::1]:8787", "den", "den:8787", "LOCALHOST"]
)
async def test_a_name_of_ours_is_answered(browser: Browser, host: str) -> None:
    assert (await browser.get("/api/guest", Host=host)).status == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "localhost; script-src *", "a@localhost", ""],
)
async def test_a_foreign_name_that_leads_here_is_refused(browser: Browser, host: str) -> None:
    answer = await browser.get("/api/guest", Host=host)
    assert answer.why == FOREIGN
    assert "--public-url" in str(answer.json["sentence"])


async def test_the_public_name_is_ours(tmp_path: Path) -> None:
    async with serving(tmp_path, settings=Settings(public_url=PUBLIC)) as server, server.browser() as browser:
        assert (await browser.get("/api/guest", Host="dice.example.org")).status == 200
        assert (await browser.get("/api/guest", Host="dice.example.com")).why == FOREIGN


# Pages that ask


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "https://{host}",
        "http://127.0.0.1",
        "http://localhost:{port}",
        "http://{host}.evil.example",
        "null",
        "",
    ],
)
async def test_a_foreign_page_changes_nothing(server: Server, browser: Browser, origin: str) -> None:
    named = origin.format(host=f"127.0.0.1:{server.port}", port=server.port)
    answer = await browser.post("/api/guest", {"name": "Ada"}, Origin=named)
    assert answer.why == FOREIGN
    assert "Set-Cookie" not in answer.headers


async def test_a_request_from_no_page_changes_nothing(browser: Browser) -> None:
    assert (await browser.ask("POST", "/api/guest", b'{"name":"Ada"}')).why == FOREIGN


@pytest.mark.parametrize(
    ("site", "status"), [("same-origin", 200), ("same-site", 403), ("cross-site", 403), ("none", 403)]
)
async def test_a_browser_that_leaves_the_origin_out_may_say_that_it_is_the_same(
    browser: Browser, site: str, status: int
) -> None:
    answer = await browser.ask("POST", "/api/guest", b'{"name":"Ada"}', {"Sec-Fetch-Site": site})
    assert answer.status == status


async def test_the_public_page_may_ask_behind_a_proxy_that_changes_the_name(tmp_path: Path) -> None:
    async with serving(tmp_path, settings=Settings(public_url=PUBLIC)) as server, server.browser() as browser:
        assert (await browser.post("/api/guest", {"name": "Ada"}, Origin=PUBLIC)).status == 200


async def test_no_foreign_page_may_read(browser: Browser) -> None:
    answer = await browser.get("/api/guest", Origin="http://evil.example")
    assert "Access-Control-Allow-Origin" not in answer.headers


# Cookies


async def test_over_http_the_cookie_is_kept_from_scripts_and_foreign_sites(browser: Browser) -> None:
    cookie = (await browser.post("/api/guest", {"name": "Ada"})).headers["Set-Cookie"]
    name, *rest = cookie.split("; ")
    assert name.startswith("dicehall=")
    assert sorted(rest) == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax"]


@pytest.mark.parametrize(
    ("public_url", "proxies", "headers"),
    [
        (PUBLIC, PROXY, {}),
        (PUBLIC, (), {"Host": "dice.example.org"}),
        (None, PROXY, {"X-Forwarded-Proto": "https", "Host": "localhost"}),
    ],
)
async def test_over_https_the_cookie_is_bound_to_the_host_and_to_https(
    tmp_path: Path, public_url: str | None, proxies: tuple[()], headers: dict[str, str]
) -> None:
    async with (
        serving(tmp_path, settings=Settings(public_url=public_url, trusted_proxies=proxies)) as server,
        server.browser() as browser,
    ):
        origin = public_url or "https://localhost"
        answer = await browser.post("/api/guest", {"name": "Ada"}, **{"Origin": origin, **headers})
        name, *rest = answer.headers["Set-Cookie"].split("; ")
        assert name.startswith("__Host-dicehall=")
        assert sorted(rest) == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=Lax", "Secure"]


async def test_nobody_but_a_trusted_proxy_says_that_it_is_https(browser: Browser) -> None:
    answer = await browser.post("/api/guest", {"name": "Ada"}, X_Forwarded_Proto="https")
    assert answer.headers["Set-Cookie"].startswith("dicehall=")


# What answers forbid


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/api/guest", "/api/tables/abcdefgh", "/nothing"])
async def test_every_answer_forbids_what_pages_do_not_need(browser: Browser, path: str) -> None:
    headers = (await browser.get(path)).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert headers["Server"] == "dicehall"


async def test_a_page_may_load_and_reach_its_own_server_only(browser: Browser) -> None:
    rules = (await browser.get("/")).headers["Content-Security-Policy"].split("; ")
    assert rules[0] == "default-src 'self'"
    assert f"connect-src 'self' {browser.url.replace('http', 'ws')}" in rules
    assert {"frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "object-src 'none'"} <= set(rules)
    assert not [rule for rule in rules if "unsafe" in rule or "*" in rule]


async def test_over_https_a_page_may_open_secure_sockets_only(tmp_path: Path) -> None:
    async with serving(tmp_path, settings=Settings(public_url=PUBLIC)) as server, server.browser() as browser:
        policy = (await browser.get("/", Host="dice.example.org")).headers["Content-Security-Policy"]
        assert "connect-src 'self' wss://dice.example.org;" in policy
