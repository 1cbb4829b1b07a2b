"""Each game in two minutes: lessons from their first word to their last, with keys and with a finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.contexts import PHONE
from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.party import Party
from tests.e2e.people import Person
from tests.e2e.tumblin import TumblinPlayer

_GROW = """async high => {
    document.querySelector(".tlast").style.paddingTop = high + "px";
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
}"""
"""What has just been thrown needs more room, and two pictures later the bubble has heard of it."""

_WATCH_PULLS = """() => {
    window.pulls = [];
    addEventListener("touchmove", event => window.pulls.push(event.defaultPrevented), { passive: true });
}"""


class Learner:
    """Somebody who takes a lesson."""

    def __init__(self, person: Person, game: str) -> None:
        self.person, self.page = person, person.page
        person.follow(f"{person.url}/learn/{game}")

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name="What to do")

    def hears(self, words: str) -> None:
        """Waits for the words, which readers are told as well."""
        expect(self.coach).to_contain_text(words)
        expect(self.page.get_by_role("status").first).to_contain_text(words)

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def taps(self, name: str | re.Pattern[str]) -> None:
        self.person.hand.press(self.person.button(name).locator("visible=true").first)

    def goes_on(self) -> None:
        """The key in the bubble has the focus, so that Enter presses it."""
        go_on = self.coach.get_by_role("button", name=re.compile("^(Go on|Try again)$"))
        expect(go_on).to_be_focused()
        self.person.hand.press(go_on)

    def goes_on_while_the_table_grows(self) -> None:
        """The bubble would be somewhere else now, but the key in it stays below the finger."""
        box = self.coach.get_by_role("button", name="Go on").bounding_box()
        assert box is not None
        finger = self.page.context.new_cdp_session(self.page)
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        self.page.evaluate(_GROW, 140)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.page.evaluate(_GROW, 0)

    def is_clean(self) -> None:
        assert faults_found_by_axe(self.page) == []
        assert sticking_out(self.page) == []

    def can_play(self) -> None:
        expect(self.coach.get_by_role("heading", name="You can play!")).to_be_visible()


@pytest.mark.slow
def test_ghost_blitz_is_learned_with_keys(party: Party) -> None:
    ada = Learner(party.with_keyboard("Ada", calm=True), "ghost_blitz_dice")
    ada.hears("throw the dice")
    ada.is_clean()
    ada.keys("Space")
    ada.hears("grab the mouse")
    ada.keys("2")
    ada.hears("That was wrong")
    ada.is_clean()
    ada.goes_on()
    ada.hears("grab the mouse")
    ada.keys("3")
    ada.hears("Right, and first")
    ada.keys("Space")
    ada.hears("Two pairs")
    ada.keys("4")
    ada.hears("what a mistake costs")
    ada.keys("Space")
    ada.hears("on purpose")
    ada.keys("3")  # right, but not what is asked for now
    expect(ada.page.get_by_role("status").first).to_contain_text("Not now.")
    ada.keys("1")
    ada.hears("both wrong")
    ada.keys("Space")
    ada.hears("Grab the book")
    ada.keys("5")
    ada.hears("Four points at once")
    ada.keys("Space")
    ada.hears("The last point")
    ada.keys("5")
    ada.can_play()
    ada.is_clean()
    ada.person.open_lobby()
    expect(ada.person.link("Learned: Ghost Blitz. Once more?")).to_be_visible()


@pytest.mark.slow
def test_lightning_dice_is_learned_with_keys(party: Party) -> None:
    ada = Learner(party.with_keyboard("Ada", calm=True), "lightning_dice")
    for words, keys in (
        ("Roll your six dice", ("Space",)),
        ("Tap the 1 and the 3", ("Enter",)),
        ("That call was wrong", ()),
        ("Tap the 1 and the 3", ("s", "f", "Space")),
        ("Nobody tells you", ("Enter",)),
        ("The next card wants", ("Enter",)),
        ("Those dice have had their points", ("k", "Space")),
        ("There is no 4", ("Enter",)),
        ("Two points gone", ()),
        ("Your number is 1", ("f", "k", "Space")),
        ("That is a Bonus", ("b",)),
        ("the card is still open", ("Space",)),
        ("Thunder", ("t", "2")),
        ("Robin has a point less", ("Space",)),
        ("Robin looks too", ("Enter",)),
    ):
        ada.hears(words)
        if keys:
            ada.keys(*keys)
        else:
            ada.goes_on()
    ada.can_play()


@pytest.mark.slow
def test_king_of_the_dice_is_learned_with_a_finger(party: Party) -> None:
    bea = Learner(party.on_phone("Bea", PHONE, calm=True), "king_of_the_dice_junior")
    bea.hears("Roll the four dice")
    bea.taps(re.compile("^Roll 4"))
    bea.hears("A turret wants colours")
    bea.is_clean()
    bea.taps(re.compile("^Take the .*red, red, green"))
    bea.hears("Robin has taken a card too")
    bea.taps(re.compile("^Roll 4"))
    bea.hears("A resident wants pictures")
    bea.taps(re.compile("^Roll 4"))
    bea.hears("the gem and the flower are gone")
    bea.goes_on()
    bea.hears("A resident wants pictures")
    bea.taps("green gem: Roll")
    bea.taps("green flower: Roll")
    bea.taps(re.compile("^Roll 2"))
    bea.hears("use your crown")
    bea.taps(re.compile("^Use your crown"))
    bea.hears("take the resident")
    bea.taps(re.compile("^Take the .*gem, gem, flower"))
    bea.hears("fitted no card")
    bea.taps(re.compile("^Roll 4"))
    bea.hears("both cards fit")
    bea.taps(re.compile("^Take the .*animal, animal"))
    bea.can_play()
    bea.is_clean()
    bea.taps("Open a table")
    bea.person.give_name("Open a table")
    bea.person.sits()
    bea.person.start()  # a bot has sat down, too


@pytest.mark.slow
def test_tumblin_dice_is_learned_with_a_finger(party: Party) -> None:
    bea = Learner(party.on_phone("Bea", PHONE, calm=True), "tumblin_dice")
    player = TumblinPlayer(bea.person)
    bea.hears("The last of three quarters")
    bea.goes_on()
    bea.hears("Pull your die back")
    bea.is_clean()
    bea.page.evaluate(_WATCH_PULLS)
    player.by_touch()
    bea.hears("A 6 on level 2")
    pulls = bea.page.evaluate("pulls")
    assert pulls, "no finger moved"
    assert all(pulls), "Chromium takes this pull for a fling, and loses the next tap"
    bea.goes_on()
    bea.hears("Dice push dice")
    bea.goes_on_while_the_table_grows()
    bea.hears("Knock it off the board")
    player.by_touch()
    bea.hears("is still there")
    bea.goes_on()
    bea.hears("Knock it off the board")
    bea.keys(*["Shift+ArrowUp"] * 8)
    bea.taps("Throw")
    bea.hears("is off the board")
    bea.goes_on()
    bea.hears("stopped on the dark line")
    bea.taps("One step back")
    bea.hears("is off the board")
    bea.taps("Skip this step")
    bea.hears("stopped on the dark line")
    bea.goes_on()
    bea.hears("Your last die")
    player.by_touch()
    bea.hears("A 4 on level 3")
    bea.goes_on()
    bea.can_play()
