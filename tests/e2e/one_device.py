"""Several people around one device: whoever holds it presses for whoever it is about."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from dicehall.games.ghost_blitz_dice.scoring import right_figure
from dicehall.games.ghost_blitz_dice.state import Figure
from tests.e2e.ghost_blitz import REACTION_MS, GhostBlitzPlayer
from tests.e2e.king import KingPlayer
from tests.e2e.people import Person


def add_player(host: Person, name: str) -> None:
    """One more player on the host's device, at the waiting table."""
    host.hand.press(host.button("Player on this device"))
    asks = host.dialog("Who plays along here?")
    host.hand.write(asks.get_by_role("textbox", name="Name"), name)
    host.hand.press(asks.get_by_role("button", name="Sit down"))
    expect(asks).to_be_hidden()
    expect(host.place_of(name)).to_be_visible()


class KingOfUs(KingPlayer):
    """Whoever has the device in the hand, and everybody is called by the name."""

    @property
    def dice(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("^Dice of "))

    @property
    def now(self) -> Locator:
        """Whose turn it is, above the felt."""
        return self.person.felt.get_by_text(re.compile("^Now: "))

    def press(self, name: re.Pattern[str] | str) -> None:
        """As alone, or until the next one has the turn: then the same key may be theirs."""
        before = self.now.inner_text()
        key = self.awake(name).first
        pressed = key.element_handle()
        self.person.hand.press(key)
        self.page.wait_for_function(
            """([key, before]) => !key.isConnected || key.ariaDisabled === 'true' || key.closest('[hidden]')
                || [...document.querySelectorAll('p')].every(one => one.textContent !== before)""",
            arg=[pressed, before],
        )


class Edges(GhostBlitzPlayer):
    """Those who race around one device."""

    @property
    def race(self) -> Locator:
        return self.race_to_watch

    def keys_of(self, name: str) -> Locator:
        """Everything that is this player's own."""
        return self.page.get_by_role("region", name=f"{name}’s keys")

    def right_key(self, name: str) -> Locator:
        """Of the figure that is to be grabbed."""
        return self.figure_key(name, right_figure(self.read()))

    def figure_key(self, name: str, figure: Figure) -> Locator:
        return self.keys_of(name).get_by_role("button", name=re.compile(f"^{figure}", re.IGNORECASE))

    def think(self) -> None:
        """As long as a quick person."""
        self.page.evaluate("ms => new Promise(done => setTimeout(done, ms))", REACTION_MS)

    def press_code(self, code: str) -> None:
        """A key by its place on the keyboard, whatever is printed on it."""
        self.page.keyboard.press(code)

    def touch_at_once(self, *keys: Locator) -> None:
        """As many fingers come down in one moment, and go up again."""
        boxes = [key.bounding_box() for key in keys]
        fingers = [
            {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": finger}
            for finger, box in enumerate(boxes)
            if box is not None
        ]
        assert len(fingers) == len(keys)
        glass = self.page.context.new_cdp_session(self.page)
        glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers})
        glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        glass.detach()

    def points_of(self, name: str) -> int:
        """What this player has."""
        found = re.search(r"(\d+) points?\b", self.keys_of(name).aria_snapshot())
        assert found is not None
        return int(found[1])
