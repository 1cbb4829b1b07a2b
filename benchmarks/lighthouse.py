"""Lighthouse's scores of every address that a stranger can open, as a phone; the last line is JSON.

Accessibility and best practices everywhere; performance on the lobby only, as no other page is anybody's first one.
Lighthouse comes from npm, as the lock in `lighthouse/` says. There is no peer: the aim is ours.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import msgspec
from msgspec import Struct

from dicehall.wire.words import PROTOCOL

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from bundle import node_wheel  # noqa: E402  # in tools/, which is no package

PLACE = ROOT / "benchmarks" / "lighthouse"
AIM = 95
CATEGORIES = ("accessibility", "best-practices")
GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"
LIGHTNING, TUMBLIN = "lightning_dice", "tumblin_dice"
HOSTS = ("my tables", "host waits", "own turn", "own board")
"""What is opened as the host finds it, who has been here before and sits there; the rest by somebody who watches."""


def install() -> None:
    """Makes node_modules what the lock says, unless it is."""
    stamp = PLACE / "node_modules" / ".made-from"
    wanted = hashlib.sha256((PLACE / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.is_file() or stamp.read_text("ascii") != wanted:
        npm = node_wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        line = [str(node()), str(npm), "ci", "--loglevel", "error", "--no-audit", "--no-fund"]
        subprocess.run(line, cwd=PLACE, env=surroundings(), check=True, stdout=sys.stderr)
        stamp.write_text(wanted, "ascii")


def node() -> Path:
    """The Node of PyPI's wheel, never the machine's."""
    return node_wheel() / "bin" / "node"


def surroundings() -> dict[str, str]:
    """With that Node first, as packages start others by `env node`."""
    return {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}


class Audit(Struct):
    """One question; no score where it is not asked of this page."""

    score: float | None = None


class Part(Struct):
    """What an audit counts for in a category."""

    id: str
    weight: float


class Category(Struct, rename="camel"):
    """Such as accessibility; scores are 0 to 1."""

    score: float
    audit_refs: list[Part]


class Report(Struct):
    """What we read of Lighthouse's answer."""

    categories: dict[str, Category]
    audits: dict[str, Audit]

    def lost_points(self, category: str) -> list[str]:
        """Ids of the audits that cost points."""
        parts = [part.id for part in self.categories[category].audit_refs if part.weight]
        return [part for part in parts if self.audits[part].score not in (1, None)]


class Host:
    """Somebody who opens tables and sits at them."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self._session, self._url = session, url

    async def post(self, what: str, body: Mapping[str, object]) -> dict[str, str]:
        """Asks as a page does."""
        async with self._session.post(f"{self._url}/api/{what}", json=body) as response:
            response.raise_for_status()
            found: dict[str, str] = await response.json()
            return found

    async def table(self, game: str, *says: Mapping[str, object]) -> str:
        """A table, with a bot in seat 2, at which the host then says this. Its code."""
        options = {"first_seat": 1} if game in (GHOST, KING) else {}
        code = (await self.post("tables", {"game": game, "options": options}))["table"]
        ticket = (await self.post("ticket", {}))["ticket"]
        socket = await self._session.ws_connect(f"{self._url}/socket", max_msg_size=0)
        await socket.send_json({"type": "enter", "protocol": PROTOCOL, "ticket": ticket, "table": code})
        for message in ({"type": "seat_bot", "seat": 2, "level": "medium"}, *says):
            await socket.send_json({"id": "1", **message})
        await self._until_told(socket, answers=1 + len(says))
        return code

    @staticmethod
    async def _until_told(socket: aiohttp.ClientWebSocketResponse, answers: int) -> None:
        """Reads until the table has changed so often; a refusal ends the benchmark."""
        changes = 0
        while changes <= answers:
            message = await socket.receive_json()
            if message["type"] in ("denied", "not_allowed", "gone"):
                sys.exit(f"The table refused: {message}")
            changes += message["type"] == "people"


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[str]:
    """A server of its own; its address."""
    line = [sys.executable, "-m", "dicehall", "serve", "--port", "0", "--data", str(folder / "data")]
    process = await asyncio.create_subprocess_exec(*line, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    said = (await process.stdout.readline()).decode().split()
    try:
        yield next(word for word in said if word.startswith("http://")).rstrip("/")
    finally:
        process.terminate()
        await process.wait()


async def addresses(host: Host) -> dict[str, str]:
    """What is looked at, by its name."""
    start = {"type": "start"}
    over = await host.table(KING, start, {"type": "stand_up"})
    return {
        "lobby": "/",
        "my tables": "/",
        "rules": f"/rules/{GHOST}",
        **{f"lesson: {game}": f"/learn/{game}" for game in (GHOST, KING, LIGHTNING, TUMBLIN)},
        "waiting": f"/t/{await host.table(GHOST)}?watch",
        "host waits": f"/t/{await host.table(GHOST)}",
        "ghost blitz": f"/t/{await host.table(GHOST, start)}?watch",
        "king": f"/t/{await host.table(KING, start)}?watch",
        "lightning": f"/t/{await host.table(LIGHTNING, start)}?watch",
        "tumblin": f"/t/{await host.table(TUMBLIN, start)}?watch",
        "own turn": f"/t/{await host.table(KING, start)}",
        "own board": f"/t/{await host.table(TUMBLIN, start)}",
        "result": f"/t/{over}?watch",
        "replay": f"/t/{over}/match/1",
        "shared screen": f"/t/{await host.table(GHOST)}?screen",
        "privacy": "/privacy",
        "door: unknown": "/t/zzzzzzzz",
        "door: locked": f"/t/{await host.table(KING, locked())}",
        "door: nowhere": "/t/nothing",
    }


def locked() -> dict[str, object]:
    """Locks a table."""
    house = {"is_locked": True, "is_listed": False, "turn_limit_s": 0, "shows_fits": True}
    return {"type": "set_house", "house": house}


async def scores(address: str, cookie: str, categories: tuple[str, ...]) -> dict[str, int]:
    """Of one page, 0 to 100, and the audits that cost points."""
    line = [
        str(PLACE / "node_modules" / "lighthouse" / "cli" / "index.js"), address, "--quiet", "--output=json",
        f"--only-categories={','.join(categories)}", "--chrome-flags=--headless --no-sandbox",
        f"--extra-headers={json.dumps({'Cookie': cookie})}",
    ]  # fmt: skip
    process = await asyncio.create_subprocess_exec(
        str(node()), *line, env={**surroundings(), "CHROME_PATH": chromium()}, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    if process.returncode:
        sys.exit(f"Lighthouse did not look at {address}; its reason is above.")
    report = msgspec.json.decode(said, type=Report)
    for name in categories:
        print(f"  {address} {name}: {', '.join(report.lost_points(name)) or 'nothing lost'}", file=sys.stderr)
    return {name: round(100 * report.categories[name].score) for name in categories}


def chromium() -> str:
    """Its path."""
    line = [str(ROOT / "tools" / "chromium")]
    return subprocess.run(line, check=True, capture_output=True, text=True).stdout.strip()


async def measured(*, is_short: bool) -> dict[str, dict[str, int]]:
    """All scores, by the name of the page."""
    jar = aiohttp.CookieJar(unsafe=True)
    with tempfile.TemporaryDirectory() as name:
        async with (
            serving(Path(name)) as url,
            aiohttp.ClientSession(headers={"Origin": url}, cookie_jar=jar) as session,
        ):
            host = Host(session, url)
            await host.post("guest", {"name": "Ada"})
            places = await addresses(host)
            own = "; ".join(f"{cookie.key}={cookie.value}" for cookie in jar)
            stranger = await guest_cookie(url)
            found: dict[str, dict[str, int]] = {}
            for page in list(places)[: 1 if is_short else None]:
                categories = (*CATEGORIES, "performance") if page == "lobby" else CATEGORIES
                found[page] = await scores(url + places[page], own if page in HOSTS else stranger, categories)
            return found


async def guest_cookie(url: str) -> str:
    """Of somebody who has a name already, so that no dialog stands before the page."""
    async with (
        aiohttp.ClientSession(headers={"Origin": url}, cookie_jar=aiohttp.DummyCookieJar()) as session,
        session.post(f"{url}/api/guest", json={"name": "Mika"}) as response,
    ):
        response.raise_for_status()
        return "; ".join(f"{cookie.key}={cookie.value}" for cookie in response.cookies.values())


def main() -> None:
    """Installs what is missing, measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="the lobby only")
    is_short = parser.parse_args().short
    install()
    found = asyncio.run(measured(is_short=is_short))
    print(f"Lighthouse, 0 to 100; aim {AIM}")
    for page, marks in found.items():
        print(f"  {page:31} " + "   ".join(f"{name} {mark}" for name, mark in marks.items()))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
