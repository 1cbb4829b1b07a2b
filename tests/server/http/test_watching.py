"""Who may see how the server is, and what they are told."""

from __future__ import annotations

import os
from ipaddress import ip_network
from pathlib import Path

import pytest

from dicehall import __version__
from dicehall.server.settings import Settings
from dicehall.server.store import SqliteStore
from dicehall.server.watched.measures import WRITE_S, WRITES
from tests.server.http.serving import Browser, FailingStore, serving

HERE = (ip_network("127.0.0.1"),)
ELSEWHERE = (ip_network("203.0.113.0/24"),)


async def test_a_server_is_ill_from_a_write_that_failed_to_one_that_is_kept(tmp_path: Path) -> None:
    store = FailingStore(tmp_path / "data")
    failed, kept = (WRITES.values.get(result, 0) for result in ("failed", "kept"))
    timed = sum(WRITE_S.counts)
    async with serving(tmp_path, store=store) as server, server.browser() as browser:
        assert (await browser.get("/healthz")).json == {"ok": True}
        store.is_full = True
        await browser.post("/api/guest", {"name": "Ada"})
        answer = await browser.get("/healthz")
        assert (answer.status, answer.json["ok"]) == (503, False)
        assert "write" in str(answer.json["why"])
        assert "dicehall.db" not in str(answer.json["why"])
        store.is_full = False
        await browser.named()
        assert (await browser.get("/healthz")).status == 200
    assert (WRITES.values["failed"], WRITES.values["kept"]) == (failed + 1, kept + 1)
    assert sum(WRITE_S.counts) == timed + 2


async def test_a_server_whose_folder_cannot_be_written_to_is_ill(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked of the system, as a test that runs as root could write anywhere."""
    monkeypatch.setattr(os, "access", lambda path, mode: (Path(path), mode) != (tmp_path, os.W_OK))
    answer = await browser.get("/healthz")
    assert (answer.status, answer.json) == (503, {"ok": False, "why": "The folder of the data cannot be written to."})


async def test_a_server_that_cannot_read_its_store_is_ill(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "data")
    async with serving(tmp_path, store=store) as server, server.browser() as browser:
        store.close()
        answer = await browser.get("/healthz")
        assert (answer.status, answer.json["why"]) == (503, "The store cannot be read; the server's log says why.")


async def test_everybody_may_ask_how_the_server_is_under_any_name(browser: Browser) -> None:
    assert (await browser.get("/healthz", Host="server.internal:8787")).status == 200


async def test_the_metrics_of_this_machine_s_server_are_there_for_this_machine(browser: Browser) -> None:
    answer = await browser.get("/metrics")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = answer.body.decode().splitlines()
    assert f'dicehall_info{{version="{__version__}"}} 1' in lines
    assert "# TYPE dicehall_write_seconds histogram" in lines
    assert [line for line in lines if line.startswith("process_cpu_seconds_total ")]


@pytest.mark.parametrize(
    ("settings", "headers", "status"),
    [
        # A page that has made its own name lead to this machine.
        (Settings(), {"Host": "evil.example"}, 404),
        # A proxy on this machine that nobody has named.
        (Settings(), {"X-Forwarded-For": "203.0.113.9"}, 404),
        (Settings(), {"Via": "1.1 proxy"}, 404),
        (Settings(), {"Forwarded": "for=127.0.0.1"}, 404),
        (Settings(metrics_from=ELSEWHERE), {"X-Forwarded-For": "203.0.113.9"}, 404),
        (Settings(metrics_from=HERE), {"X-Real-IP": "203.0.113.9"}, 404),
        # One that was named.
        (Settings(trusted_proxies=HERE), {}, 200),
        (Settings(trusted_proxies=HERE), {"X-Forwarded-For": "203.0.113.9"}, 404),
        (Settings(trusted_proxies=HERE), {"X-Forwarded-For": "127.0.0.1"}, 404),
        (Settings(trusted_proxies=HERE), {"X-Forwarded-For": "invented"}, 404),
        (Settings(trusted_proxies=HERE, metrics_from=ELSEWHERE), {"X-Forwarded-For": "203.0.113.9"}, 200),
        (Settings(trusted_proxies=HERE, metrics_from=ELSEWHERE), {"X-Forwarded-For": "203.0.113.9, 1.1.1.1"}, 404),
        # Whoever was named may use any name.
        (Settings(metrics_from=HERE), {"Host": "server.internal"}, 200),
    ],
)
async def test_metrics_are_for_this_machine_and_for_whoever_was_named(
    tmp_path: Path, settings: Settings, headers: dict[str, str], status: int
) -> None:
    async with serving(tmp_path, settings=settings) as server, server.browser() as browser:
        answer = await browser.ask("GET", "/metrics", headers=headers)
        assert (answer.status, b"dicehall_info" in answer.body) == (status, status == 200)
