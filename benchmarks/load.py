"""What the first look at the lobby costs: bytes over the wire by kind, and the time until `./play` answers.

Bytes are counted by Chromium itself, compressed as they were sent and headers included, in a profile that knows
nothing. Warm is this checkout as it is; cold is a copy of it without git's ignored files, as a fresh clone has none,
with empty caches of pip and npm: it needs the network. There is no peer: the aims are ours.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import aiohttp

ROOT = Path(__file__).resolve().parent.parent
AIMS = {"script_bytes": 60_000, "warm_s": 2.0, "cold_s": 60.0}
QUIET_S = 1.5
"""After so long without a request the page has all that it wants."""


@contextmanager
def playing(checkout: Path, folder: Path, surroundings: Mapping[str, str]) -> Iterator[tuple[str, float]]:
    """`./play` in this checkout: its address, and after how many seconds it answered."""
    begun = time.perf_counter()
    line = [str(checkout / "play"), "--data", str(folder / "data")]
    # A session of its own, so that whatever the set-up has started ends with it.
    with subprocess.Popen(
        line, env={**os.environ, **surroundings}, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            said = (re.search(r"http://127\.0\.0\.1:\d+/", text) for text in process.stdout)
            url = next((found[0] for found in said if found), None)
            if url is None:
                sys.exit(f"./play in {checkout} ended without an address; its reason is above.")
            with urllib.request.urlopen(url) as answer:
                answer.read()
            yield url, time.perf_counter() - begun
        finally:
            os.killpg(process.pid, signal.SIGTERM)


def cold_s(folder: Path) -> float:
    """Seconds until `./play` answers where nothing is set up and nothing is cached."""
    checkout = folder / "clone"
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True).stdout.decode().split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (checkout / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, checkout / name)
    caches = {"PIP_CACHE_DIR": str(folder / "pip"), "npm_config_cache": str(folder / "npm")}
    with playing(checkout, folder, caches) as (_, spent_s):
        return spent_s


def warm_s(folder: Path, runs: int) -> float:
    """Seconds until `./play` answers in this checkout, once everything is set up; the median."""
    spent: list[float] = []
    for _ in range(runs + 1):
        with playing(ROOT, folder, {}) as (_, spent_s):
            spent.append(spent_s)
    return statistics.median(spent[1:])


def bytes_by_kind(folder: Path) -> Counter[str]:
    """What Chromium fetches for the lobby."""
    chromium = subprocess.run([str(ROOT / "tools" / "chromium")], check=True, capture_output=True, text=True)
    with playing(ROOT, folder, {}) as (url, _):
        line = [
            chromium.stdout.strip(), "--headless", "--no-sandbox", "--remote-debugging-port=0",
            f"--user-data-dir={folder / 'profile'}", "about:blank",
        ]  # fmt: skip
        with subprocess.Popen(line, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
            try:
                assert process.stderr is not None
                said = (re.search(r"ws://\S+", text) for text in process.stderr)
                where = next(found[0] for found in said if found)
                return asyncio.run(watched(where, url))
            finally:
                process.terminate()


async def watched(browser: str, url: str) -> Counter[str]:
    """Opens a page and counts what arrives, by Chromium's own words for kinds: Document, Script, Font ..."""
    kinds, sizes = dict[str, str](), Counter[str]()
    async with aiohttp.ClientSession() as session, session.ws_connect(browser, max_msg_size=0) as socket:
        target = (await asked(socket, "Target.createTarget", url="about:blank"))["targetId"]
        page = (await asked(socket, "Target.attachToTarget", targetId=target, flatten=True))["sessionId"]
        for what, words in (("Network.enable", {}), ("Page.navigate", {"url": url})):
            await socket.send_json({"id": 9, "method": what, "params": words, "sessionId": page})
        while (told := await heard(socket)) is not None:
            about = cast("dict[str, object]", told.get("params", {}))
            request = str(about.get("requestId"))
            if told.get("method") == "Network.responseReceived":
                kinds[request] = str(about["type"])
            elif told.get("method") == "Network.loadingFinished":
                sizes[kinds.get(request, "Other")] += round(cast("float", about["encodedDataLength"]))
    return sizes


async def asked(socket: aiohttp.ClientWebSocketResponse, method: str, **words: object) -> dict[str, object]:
    """Asks Chromium something before there are events."""
    await socket.send_json({"id": 1, "method": method, "params": words})
    while "result" not in (told := await socket.receive_json()):
        pass
    return cast("dict[str, object]", told["result"])


async def heard(socket: aiohttp.ClientWebSocketResponse) -> dict[str, object] | None:
    """The next event; None once it has been quiet."""
    try:
        async with asyncio.timeout(QUIET_S):
            return cast("dict[str, object]", await socket.receive_json())
    except TimeoutError:
        return None


def main() -> None:
    """Measures and prints; the last line is JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="without the cold start, which fetches all packages")
    is_short = parser.parse_args().short
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that what was started ends too
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        figures: dict[str, float] = {"warm_s": round(warm_s(folder, 1 if is_short else 5), 2)}
        sizes = bytes_by_kind(folder)
        figures |= {f"{kind.lower()}_bytes": size for kind, size in sorted(sizes.items())}
        figures["all_bytes"] = sizes.total()
        if not is_short:
            figures["cold_s"] = round(cold_s(folder), 1)
    print(f"The lobby's first load, and the time until ./play answers; load {os.getloadavg()[0]:.1f}")
    for what, figure in figures.items():
        print(f"  {what:18} {figure:10}{f'   aim at most {AIMS[what]}' if what in AIMS else ''}")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
