"""The page can be installed: what a system asks for is there, of the right kind and in the sizes that are promised."""

from __future__ import annotations

import json
import struct
from collections.abc import AsyncIterator
from pathlib import Path

import icons
import pytest

from tests.server.http.serving import Browser, serving

ROOT = Path(__file__).resolve().parents[3]
MANIFEST = json.loads((icons.FOLDER / "manifest.webmanifest").read_text("utf-8"))
INDEX = (ROOT / "web" / "index.html").read_text("utf-8")


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[Browser]:
    async with serving(tmp_path, bundle=icons.FOLDER) as server, server.browser() as browser:
        yield browser


def size_of(png: bytes) -> tuple[int, int]:
    """As its header has it."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


async def test_the_manifest_comes_as_one(browser: Browser) -> None:
    answer = await browser.get("/manifest.webmanifest")
    assert (answer.status, answer.headers["Content-Type"]) == (200, "application/manifest+json")
    assert answer.json["start_url"] == answer.json["scope"] == "/"
    assert answer.json["display"] == "standalone"


async def test_the_policy_of_contents_lets_the_manifest_in(browser: Browser) -> None:
    policy = (await browser.get("/manifest.webmanifest")).headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "manifest-src" not in policy


@pytest.mark.parametrize("icon", MANIFEST["icons"], ids=lambda icon: icon["src"])
async def test_each_icon_has_the_kind_and_size_that_the_manifest_says(browser: Browser, icon: dict[str, str]) -> None:
    answer = await browser.get(icon["src"])
    assert (answer.status, answer.headers["Content-Type"]) == (200, icon["type"])
    if icon["type"] == "image/png":
        assert "{}x{}".format(*size_of(answer.body)) == icon["sizes"]
    else:
        assert answer.body.startswith(b"<svg ")


def test_there_are_the_sizes_that_browsers_ask_for() -> None:
    """Chromium installs with 192 and 512; Android cuts a shape out of a maskable one."""
    assert {(icon["sizes"], icon["purpose"]) for icon in MANIFEST["icons"]} >= {
        ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable"),
    }  # fmt: skip


async def test_the_icon_for_apple_is_there(browser: Browser) -> None:
    answer = await browser.get("/apple-touch-icon.png")
    assert size_of(answer.body) == (180, 180)


@pytest.mark.parametrize("name", ["manifest.webmanifest", "apple-touch-icon.png", "icon.svg"])
def test_the_page_names_what_there_is(name: str) -> None:
    assert f'href="/{name}"' in INDEX
    assert (icons.FOLDER / name).is_file()


def test_the_icon_is_the_logo_of_today() -> None:
    assert (icons.FOLDER / icons.VECTOR).read_text("utf-8") == icons.vector(icons.SPRITE.read_text("utf-8"))


def test_a_sprite_without_a_logo_is_told_as_such() -> None:
    with pytest.raises(ValueError, match="has no symbol 'logo'"):
        icons.vector("<svg></svg>")
