"""Browsers that share nothing, so to speak: each with its own cookies and storage, as another person has."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import bundle
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect, sync_playwright

DESK = (1280, 800)
PHONE = (390, 844)
SMALL = (640, 480)
"""For those whose pages have to be drawn fast, or in 3D: without a graphics card each point costs."""
EXPECT_WITHIN_MS = 15_000
"""Two workers share the machine with two servers and two browsers; whoever waits goes on at once when it is so."""

_BY_NETWORK = ("Failed to load resource", "WebSocket connection to")
"""Chromium writes these itself, when the server is away or answers with a no."""
_BY_SOFTWARE = "GPU stall due to ReadPixels"
"""Chromium warns of this itself where the processor draws, as it copies every picture."""
_FLAT = "try { localStorage['dicehall.view'] ??= 'flat' } catch {}"
"""Tables are flat until somebody chooses otherwise: there is no graphics card, and not every Chromium says so."""
_UNPAINTED = """{
    const unpainted = new CSSStyleSheet();
    unpainted.replaceSync("html { opacity: 0 !important }");
    document.adoptedStyleSheets = [unpainted];
}"""
"""Half of what a page costs is painting, where there is no graphics card; and no test looks at the paint."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """One Chromium, until it is not needed any more.

    Raises:
        KeyError: DICEHALL_CHROMIUM does not say where it is.
    """
    expect.set_options(timeout=EXPECT_WITHIN_MS)
    with pytest.MonkeyPatch.context() as patch:
        # Playwright's own Node needs libatomic, which a bare Debian does not have.
        patch.setenv("PLAYWRIGHT_NODEJS_PATH", str(bundle.node_wheel() / "bin" / "node"))
        with sync_playwright() as playwright:
            launched = playwright.chromium.launch(executable_path=os.environ["DICEHALL_CHROMIUM"])
            yield launched
            launched.close()


class Contexts:
    """Opens them, and listens to their consoles: nothing may be thrown, warned of, or blocked by the policy."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._opened: list[BrowserContext] = []
        self.faults: list[str] = []
        self.expects_refusals = False
        """Set by tests in which the server is away or says no."""
        self.is_painted = True
        """Whether those that are opened from now on are painted. Else they have all but that: boxes, styles, frames."""

    def open(
        self,
        size: tuple[int, int] = DESK,
        *,
        touch: bool = False,
        night: bool = False,
        calm: bool = False,
        scale: float = 1,
        locale: str = "en-GB",
    ) -> BrowserContext:
        """A context whose pages have this width and height in CSS pixels.

        Args:
            calm: the system asks for less motion.
            scale: device pixels a CSS pixel; zooming makes it greater and the size smaller.
            locale: the browser's first language.
        """
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale=locale,
            color_scheme="dark" if night else "light",
            reduced_motion="reduce" if calm else "no-preference",
            device_scale_factor=scale,
        )
        context.set_default_timeout(20_000)
        context.add_init_script(_FLAT)
        if not self.is_painted:
            context.add_init_script(_UNPAINTED)
        context.on("weberror", lambda error: self.faults.append(str(error.error)))
        context.on("console", self._hear)
        self._opened.append(context)
        return context

    def close(self) -> None:
        for context in self._opened:
            context.close()

    def _hear(self, message: ConsoleMessage) -> None:
        is_by_network = message.text.startswith(_BY_NETWORK)
        if _BY_SOFTWARE in message.text or (self.expects_refusals and is_by_network):
            return
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")
