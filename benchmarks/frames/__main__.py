"""Frames a second of 3D tables, and whether they grow; the last line is JSON.

A table of Lightning Dice with six seats, whose 36 dice are rolled all the time, and the board of Tumblin-Dice with 16
dice, of which one is thrown all the time and the camera follows it; in a headless Chromium that draws on the processor
(SwiftShader), 800 x 600. Then there are many rounds more, with new cards or slow motions, and what the drawing library
and the page hold is counted before and after. There is no peer: the aims are ours.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path

import msgspec
from aiohttp import web
from msgspec import Struct

from benchmarks.peers.machine import cpu_s

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))


import bundle  # noqa: E402  # in tools/, which is no package

HERE = ROOT / "benchmarks" / "frames"
SIZE = (800, 600)
AIM_FPS = 30
AIM_HEAP_MB = 1.0
"""What the page may hold more after all those rolls: less than a single picture of a card."""
WITHIN_S = 600
Tier = str
Scene = str
SCENES: tuple[Scene, ...] = ("lightning", "tumblin")


class Figures(Struct):
    """What the page found out; pairs are before and after."""

    fps: float
    frames: int
    """So many were drawn while they were counted."""
    rounds: int
    heap_mb: tuple[float, float]
    geometries: tuple[int, int]
    textures: tuple[int, int]
    calls: int
    triangles: int

    def grows(self) -> bool:
        """Whether anything is held that was not freed."""
        is_heavier = self.heap_mb[1] - self.heap_mb[0] > AIM_HEAP_MB
        return is_heavier or self.geometries[1] > self.geometries[0] or self.textures[1] > self.textures[0]


def build(folder: Path) -> None:
    """Makes the page.

    Raises:
        BuildFailed: there is no Node, no network for npm, or the sources do not compile.
    """
    bundle.install_packages(ROOT)
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    line = [
        "build",
        str(HERE),
        "--config",
        str(HERE / "vite.config.ts"),
        "--outDir",
        str(folder),
        "--logLevel",
        "error",
    ]
    bundle.run_node(ROOT, vite, *line)


class Page:
    """What the page tells; it waits for our answer before it goes on."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.begun: asyncio.Queue[float] = asyncio.Queue()
        self.ended: asyncio.Queue[float] = asyncio.Queue()
        self.figures: asyncio.Queue[bytes] = asyncio.Queue()
        self.browser = 0
        """Its process."""

    def app(self) -> web.Application:
        """Serves it and listens to it."""
        app = web.Application()
        app.add_routes(
            [
                web.get("/", self._page),
                web.post("/begun", self._begin),
                web.post("/ended", self._end),
                web.post("/figures", self._tell),
                web.static("/", self._folder),
            ]
        )
        return app

    async def _page(self, _: web.Request) -> web.FileResponse:
        return web.FileResponse(self._folder / "index.html")

    async def _begin(self, _: web.Request) -> web.Response:
        await self.begun.put(cpu_s(self.browser))
        return web.Response()

    async def _end(self, _: web.Request) -> web.Response:
        await self.ended.put(cpu_s(self.browser))
        return web.Response()

    async def _tell(self, request: web.Request) -> web.Response:
        await self.figures.put(await request.read())
        return web.Response()


@asynccontextmanager
async def serving(app: web.Application) -> AsyncIterator[str]:
    """A server of the page; its address."""
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


@asynccontextmanager
async def browsing(address: str) -> AsyncIterator[int]:
    """A Chromium that shows this page; its process."""
    profile = tempfile.mkdtemp()
    line = [
        chromium(), "--headless", "--no-sandbox", "--enable-unsafe-swiftshader", "--enable-precise-memory-info",
        "--js-flags=--expose-gc", f"--window-size={SIZE[0]},{SIZE[1]}", f"--user-data-dir={profile}",
        "--remote-debugging-port=0", address,
    ]  # fmt: skip
    quiet = asyncio.subprocess.DEVNULL
    # Debian's command is a script that starts the browser and would leave it behind: all of the group are ended.
    process = await asyncio.create_subprocess_exec(*line, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        yield process.pid
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        await process.wait()
        shutil.rmtree(profile, ignore_errors=True)


def chromium() -> str:
    """Its path."""
    line = [str(ROOT / "tools" / "chromium")]
    return subprocess.run(line, check=True, capture_output=True, text=True).stdout.strip()


async def measured(folder: Path, scene: Scene, tier: Tier, *, seconds: int, rounds: int) -> tuple[Figures, float]:
    """What the page says, and what a frame costs: ms of CPU, of the whole browser."""
    page = Page(folder)
    async with (
        serving(page.app()) as url,
        browsing(f"{url}/?scene={scene}&tier={tier}&seconds={seconds}&rounds={rounds}") as page.browser,
        asyncio.timeout(WITHIN_S),
    ):
        figures = msgspec.json.decode(await page.figures.get(), type=Figures)
    spent_s = page.ended.get_nowait() - page.begun.get_nowait()
    return figures, 1000 * spent_s / figures.frames


def row(scene: Scene, tier: Tier, found: Figures, cost_ms: float) -> str:
    """A line of the table."""
    things = (found.geometries, found.textures)
    held = "   ".join(f"{before:5} to {after:3}" for before, after in things)
    heap = "{:.2f} to {:.2f} MB".format(*found.heap_mb)
    calls = f"{found.calls:8}{found.triangles:11}"
    ran = f"{found.rounds:7}{os.getloadavg()[0]:6.1f}{'   GROWS' if found.grows() else ''}"
    return f"  {scene:10}{tier:6}{found.fps:8.1f}{cost_ms:8.0f}{calls}   {held}   {heap}{ran}"


def main() -> None:
    """Builds, measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--short", action="store_true", help="a few seconds and 40 rounds, the low tier only")
    is_short = parser.parse_args().short
    plan: dict[Tier, tuple[int, int]] = {"low": (4, 40)} if is_short else {"low": (15, 200), "high": (15, 40)}
    found: dict[str, tuple[Figures, float]] = {}
    print(f"{SIZE[0]} x {SIZE[1]}; aim: {AIM_FPS} frames/s on low, and nothing grows")
    print(
        "  scene     tier      fps  CPU-ms   calls  triangles   geometries   textures   heap             rounds  load"
    )
    with tempfile.TemporaryDirectory() as name:
        build(Path(name))
        for scene, (tier, (seconds, rounds)) in product(SCENES, plan.items()):
            figures, cost_ms = asyncio.run(measured(Path(name), scene, tier, seconds=seconds, rounds=rounds))
            found[f"{scene} {tier}"] = figures, cost_ms
            print(row(scene, tier, figures, cost_ms), flush=True)
    said = {what: {**msgspec.to_builtins(figures), "cpu_ms": cost} for what, (figures, cost) in found.items()}
    print(msgspec.json.encode(said).decode())


if __name__ == "__main__":
    main()
