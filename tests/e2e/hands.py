"""How somebody presses and types: with a mouse, with a finger, or with nothing but a keyboard."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, expect

_MOST_TABS = 120


class Hand(Protocol):
    """Finds nothing itself: who presses says what, as it is called on the page."""

    def press(self, target: Locator) -> None:
        """Presses a button, link or switch."""
        ...

    def write(self, target: Locator, text: str) -> None:
        """Replaces the text of a field."""
        ...

    def choose(self, target: Locator, option: str) -> None:
        """Chooses from a list, by the text of the option."""
        ...


class Mouse:
    """Points and clicks."""

    def press(self, target: Locator) -> None:
        target.click()

    def write(self, target: Locator, text: str) -> None:
        target.click()
        target.fill(text)

    def choose(self, target: Locator, option: str) -> None:
        target.select_option(label=option)


class Touch:
    """Taps."""

    def press(self, target: Locator) -> None:
        target.tap()

    def write(self, target: Locator, text: str) -> None:
        target.tap()
        target.fill(text)

    def choose(self, target: Locator, option: str) -> None:
        target.select_option(label=option)


class Keyboard:
    """Goes with Tab from where the focus is, as whoever has no pointer must."""

    def press(self, target: Locator) -> None:
        self._reach(target)
        target.page.keyboard.press("Enter")

    def write(self, target: Locator, text: str) -> None:
        self._reach(target)
        target.page.keyboard.press("ControlOrMeta+A")
        target.page.keyboard.type(text)

    def choose(self, target: Locator, option: str) -> None:
        self._reach(target)
        for letter in option:
            target.page.keyboard.press(letter)
        expect(target.locator("option:checked")).to_have_text(option)

    def _reach(self, target: Locator) -> None:
        expect(target).to_be_visible()
        sought = target.element_handle()
        for _ in range(_MOST_TABS):
            match sought.evaluate("one => one.isConnected ? one === document.activeElement : null"):
                case True:
                    return
                case None:  # the page has drawn it anew
                    sought = target.element_handle()
                case _:
                    target.page.keyboard.press("Tab")
        raise AssertionError(f"{_MOST_TABS} times Tab do not lead to {target}")
