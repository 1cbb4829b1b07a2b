"""A real browser for the tests in this folder; every one of them gets the mark `browser`.

`./test` finds the Chromium. By hand: `DICEHALL_CHROMIUM=$(tools/chromium) .venv/bin/python -m pytest -m browser`.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import bundle
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, sync_playwright

HERE = Path(__file__).resolve().parent
DESK = (1280, 800)
PHONE = (390, 844)


class NewContext(Protocol):
    """Opens a browser of its own, so to speak: with its own cookies and storage, as another person has."""

    def __call__(self, size: tuple[int, int] = DESK, *, touch: bool = False) -> BrowserContext:
        """A context whose pages have this width and height in CSS pixels."""
        ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("browser")


# Not for the whole session: as long as it lives, Playwright keeps an event loop running in this thread, in which the
# tests of the server could not run theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this folder in this process."""
    chromium = os.environ.get("DICEHALL_CHROMIUM")
    if chromium is None:
        pytest.fail("There is no browser: export DICEHALL_CHROMIUM=$(tools/chromium)")
    with pytest.MonkeyPatch.context() as patch:
        # Playwright's own Node needs libatomic, which a bare Debian does not have.
        patch.setenv("PLAYWRIGHT_NODEJS_PATH", str(bundle.node_wheel() / "bin" / "node"))
        with sync_playwright() as playwright:
            launched = playwright.chromium.launch(executable_path=chromium)
            yield launched
            launched.close()


@pytest.fixture
def new_context(browser: Browser) -> Iterator[NewContext]:
    """Opens contexts. What no page may do fails the test at its end: throw, or break the content security policy."""
    opened: list[BrowserContext] = []
    faults: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            faults.append(message.text)

    def open_one(size: tuple[int, int] = DESK, *, touch: bool = False) -> BrowserContext:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch, locale="en-GB"
        )
        context.on("weberror", lambda error: faults.append(str(error.error)))
        context.on("console", hear)
        opened.append(context)
        return context

    yield open_one
    for context in opened:
        context.close()
    assert faults == []
