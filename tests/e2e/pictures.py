"""Pictures of every screen, for people to judge: from the checkout,
`DICEHALL_CHROMIUM=$(tools/chromium) PYTHONPATH=tools .venv/bin/python -m tests.e2e.pictures FOLDER [SCREEN...]`.

Each screen as a phone and a desk show it, by day and by night. Beside them lies what a screen reader finds there: after
a change that is meant, those files belong into `expected/`. Not a test.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.e2e.contexts import DESK, PHONE, Contexts, chromium
from tests.e2e.looks import settled
from tests.e2e.party import Party
from tests.e2e.screens import SCREENS
from tests.e2e.served import Served
from tests.e2e.snapshots import general

SIZES = {"phone": PHONE, "desk": DESK}


def main() -> None:
    """Takes all pictures, or those of the screens that are named."""
    folder, wanted = Path(sys.argv[1]), sys.argv[2:] or list(SCREENS)
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for name in wanted:
            take(browser, name, folder)


def take(browser: Browser, name: str, folder: Path) -> None:
    """All pictures of one screen, with a server of its own."""
    with tempfile.TemporaryDirectory() as kept:
        server, contexts = Served(Path(kept)), Contexts(browser)
        server.start()
        try:
            page = SCREENS[name](Party(server, contexts)).page
            (folder / f"{name}.yaml").write_text(general(page.locator("body").aria_snapshot()), "utf-8")
            shoot(page, folder / name)
        finally:
            contexts.close()
            server.stop()


def shoot(page: Page, stem: Path) -> None:
    """Four pictures of what the page shows, as the window shows it."""
    for device, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="light")
        settled(page)
        page.screenshot(path=f"{stem}-{device}.png")
        page.emulate_media(color_scheme="dark")
        settled(page)
        page.screenshot(path=f"{stem}-{device}-night.png")


if __name__ == "__main__":
    main()
