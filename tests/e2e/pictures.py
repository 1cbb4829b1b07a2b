"""Pictures of every screen, for people to judge: from the checkout, with `--language de` in German,
`DICEHALL_CHROMIUM=$(tools/chromium) PYTHONPATH=tools .venv/bin/python -m tests.e2e.pictures FOLDER [SCREEN...]`.

Each screen as a phone and a desk show it, by day and by night. Beside them lies what a screen reader finds there: after
a change that is meant, those files belong into `expected/` if they are English. Not a test.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.e2e.contexts import DESK, PHONE, Contexts, chromium
from tests.e2e.looks import settled
from tests.e2e.party import Party
from tests.e2e.screens import SCREENS
from tests.e2e.served import Served
from tests.e2e.snapshots import general

SIZES = {"phone": PHONE, "desk": DESK}
LANGUAGES = {"en": "English", "de": "Deutsch"}


def main() -> None:
    """Takes all pictures, or those of the screens that are named."""
    parser = argparse.ArgumentParser(description="Takes pictures of screens.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("screens", nargs="*", default=list(SCREENS))
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for name in wanted.screens:
            take(browser, name, wanted.folder, wanted.language)


def take(browser: Browser, name: str, folder: Path, language: str) -> None:
    """All pictures of one screen, with a server of its own."""
    with tempfile.TemporaryDirectory() as kept:
        server, contexts = Served(Path(kept)), Contexts(browser)
        server.start()
        try:
            page = SCREENS[name](Party(server, contexts)).page
            speak(page, language, server.url)
            (folder / f"{name}.yaml").write_text(general(page.locator("body").aria_snapshot()), "utf-8")
            shoot(page, folder / name)
        finally:
            contexts.close()
            server.stop()


def speak(page: Page, language: str, hall: str) -> None:
    """Recipes find everything by its English name, so the language is chosen afterwards, in another tab."""
    if language == "en":
        return
    tab = page.context.new_page()
    tab.goto(hall)
    tab.get_by_role("button", name="Settings").click()
    tab.get_by_role("radio", name=LANGUAGES[language]).check()
    expect(page.locator("html")).to_have_attribute("lang", language)
    tab.close()


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
