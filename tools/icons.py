"""Draws the icons of the installed page from the logo in the sprite: `.venv/bin/python tools/icons.py`.

The drawings are in the repository, for a browser draws them, and an install needs none. Run it when the logo changes.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
SPRITE = ROOT / "web" / "src" / "styles" / "art.svg"
FOLDER = ROOT / "web" / "src" / "installed"
VECTOR = "icon.svg"
PAPER = "#fbf5e9"
"""The page by day, as in tokens.css."""
DRAWN = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable-512.png": (512, 0.6, PAPER),
    "apple-touch-icon.png": (180, 0.78, PAPER),
}
"""By file: its side in pixels, the logo's share of that, and its ground. A mask may cut off all but a disc with 80 % of
the side, whose square has 57 %; the logo's corners are round, so it may have a little more."""


def main() -> int:
    """Write all icons; return the exit status."""
    logo = vector(SPRITE.read_text("utf-8"))
    (FOLDER / VECTOR).write_text(logo, "utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium())
        for name, (side, share, ground) in DRAWN.items():
            (FOLDER / name).write_bytes(_drawn(browser, logo, side, share, ground))
        browser.close()
    return 0


def vector(sprite: str) -> str:
    """The logo as a picture of its own.

    Raises:
        ValueError: the sprite has no logo.
    """
    found = re.search(r'<symbol id="logo" (viewBox="[^"]+")>\n(.*?)</symbol>', sprite, re.DOTALL)
    if found is None:
        raise ValueError(f"{SPRITE}: has no symbol 'logo'")
    return f'<svg xmlns="http://www.w3.org/2000/svg" {found[1]}>\n{found[2]}</svg>\n'


def _drawn(browser: Browser, logo: str, side: int, share: float, ground: str) -> bytes:
    page = browser.new_page(viewport={"width": side, "height": side})
    page.set_content(
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
        f"svg{{display:block;width:{share * 100}%;height:{share * 100}%}}</style>{logo}"
    )
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def _chromium() -> str:
    found = subprocess.run([ROOT / "tools" / "chromium"], check=True, stdout=subprocess.PIPE, text=True, env=os.environ)
    return found.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
