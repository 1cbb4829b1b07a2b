"""How people throw in Tumblin-Dice: with keys, with a mouse that pulls the die back, with a finger that does."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import CDPSession, Locator, expect

from tests.e2e.people import Person

PULL_PX = 90
"""So far back a die is pulled: about three quarters of the force."""
WEAK_PX = 18
"""A die that is pulled back no farther stays before the line."""
_OVERTIME = re.compile("overtime [0-9]|Overtime: only")
_MOST_STEPS = 300


class TumblinPlayer:
    """Somebody who throws.

    Args:
        ways: how, one after the other, round and round.
        waits: throws so weakly that nothing scores, until there is overtime.
    """

    def __init__(self, person: Person, *ways: Callable[[TumblinPlayer], None], waits: bool = False) -> None:
        self.person, self.page = person, person.page
        self._ways, self._waits = ways, waits
        self._thrown = 0
        self._finger: CDPSession | None = None

    @property
    def throw_key(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Throw"), disabled=False)

    @property
    def moving(self) -> Locator:
        return self.page.get_by_role("button", name="Dice are moving")

    def throw_of(self, name: str) -> Locator:
        """What the key says while somebody else throws."""
        return self.page.get_by_role("button", name=f"{name} throws")

    def key_says(self) -> str:
        """What stands on the big key; empty once the match is over and the key has gone."""
        found: str = self.page.evaluate("document.querySelector('.throwbtn')?.textContent ?? ''")
        return found

    def play_throw(self) -> None:
        """One throw, until the key sleeps."""
        self._ways[self._thrown % len(self._ways)](self)
        self._thrown += 1
        expect(self.throw_key).to_have_count(0)

    @property
    def _is_weak(self) -> bool:
        return self._waits and not self.page.get_by_text(_OVERTIME).count()

    def by_keys(self) -> None:
        """A flick, a little to the left, a little harder; or as weak as can be."""
        if self._is_weak:
            for _ in range(10):
                self.page.keyboard.press("Shift+ArrowDown")
            self.page.keyboard.press("Space")
            return
        for key in ("s", "ArrowLeft", "Shift+ArrowUp", "5", "Space"):
            self.page.keyboard.press(key)

    def by_mouse(self) -> None:
        x, y = self._die()
        back = self._back()
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + back[0] / 2, y + back[1] / 2, steps=3)
        self.page.mouse.move(x + back[0], y + back[1], steps=3)
        self.page.mouse.up()

    def by_touch(self) -> None:
        x, y = self._die()
        back = self._back()
        self._touch("touchStart", x, y)
        for share in (0.3, 0.6, 1.0):
            self._touch("touchMove", x + back[0] * share, y + back[1] * share)
        self._touch("touchEnd")

    def _die(self) -> tuple[float, float]:
        """The middle of the disc, where the die is."""
        box = self.page.locator(".taim__hold").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _back(self) -> tuple[int, int]:
        """Away from the levels: down on a phone that is held upright, to the left on a desk."""
        far = WEAK_PX if self._is_weak else PULL_PX
        return (0, far) if self.person.is_phone else (-far, 0)

    def _touch(self, kind: str, x: float = 0, y: float = 0) -> None:
        if self._finger is None:
            self._finger = self.page.context.new_cdp_session(self.page)
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        self._finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def play_to_the_end(players: Sequence[TumblinPlayer]) -> None:
    """Everybody throws when it is their throw, until the match is over; what others do, the first one's key says."""
    first = players[0]
    by_name = {player.person.name: player for player in players[1:]}
    for _ in range(_MOST_STEPS):
        says = first.key_says()
        if says == "":
            return
        if says.startswith("Throw"):
            first.play_throw()
        elif (player := by_name.get(says.removesuffix(" throws"))) is not None:
            player.throw_key.wait_for()
            player.play_throw()
        first.page.wait_for_function(
            "before => (document.querySelector('.throwbtn')?.textContent ?? '') !== before", arg=says
        )
    raise AssertionError(f"a match is not over after {_MOST_STEPS} steps")
