"""Somebody who sees nothing plays against somebody who does: with a keyboard, and by what the page says."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from dicehall.games.ghost_blitz_dice.scoring import right_figure
from dicehall.games.ghost_blitz_dice.state import FIGURES, Figure
from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.hands import Keyboard
from tests.e2e.looks import faults_found_by_axe, sticking_out
from tests.e2e.party import Party
from tests.e2e.people import Person

DIE_MS, DICE = 850, 5
BEA_TAKES_MS = 2_500
"""By the clock on the wall she is done long before the last die is told; by her own clock she is slower than Ada."""
_VOICE = """
window.spoken = [];
Object.defineProperty(window, 'SpeechSynthesisUtterance', {
  value: class { constructor(text) { this.text = text; } },
});
Object.defineProperty(window, 'speechSynthesis', {
  value: {
    speaking: false,
    getVoices: () => [{lang: 'en-GB', voiceURI: 'test', localService: true, default: true}],
    speak: ({text}) => window.spoken.push({text, atMs: performance.now()}),
    cancel() {},
    addEventListener() {},
  },
});
"""
"""This Chromium has no voices; what the page would have them say is kept."""
_KEY_OF_FIGURE = re.compile(r"(\d) (\w+)")


class Listener:
    """Knows of the dice what was said, and presses what was said to be the figure's key."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    @property
    def said(self) -> Locator:
        """What a screen reader is told unasked."""
        return self.page.get_by_role("status").or_(self.page.get_by_role("alert"))

    def chooses_words(self) -> None:
        """At the waiting table."""
        self.person.hand.press(self.person.button("Play by ear: Off"))
        sheet = self.person.dialog("Play by ear")
        choice = sheet.get_by_role("group", name="Your dice")
        for _ in range(40):
            if choice.get_by_role("radio", name="Off").evaluate("one => one === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("ArrowRight")
        expect(choice.get_by_role("radio", name="Spoken")).to_be_checked()
        expect(sheet.get_by_role("radio", name="Usual")).to_be_checked()
        assert faults_found_by_axe(self.page) == []
        self.page.keyboard.press("Escape")
        expect(self.person.button("Play by ear: Spoken")).to_be_focused()

    def hears(self) -> tuple[Figure, ...]:
        """Waits for the last word."""
        self.page.wait_for_function("most => window.spoken.length >= most", arg=DICE)
        spoken: list[dict[str, float | str]] = self.page.evaluate("window.spoken")
        assert float(spoken[-1]["atMs"]) - float(spoken[0]["atMs"]) > (DICE - 2) * DIE_MS
        words = [str(one["text"]).lower() for one in spoken]
        told = tuple(figure for word in words for figure in FIGURES if figure == word)
        assert len(told) == DICE, words
        return told

    def grabs(self, figure: Figure, keys: dict[str, str]) -> None:
        """As soon as it counts."""
        self.person.felt.get_by_text("Grab!", exact=True).wait_for()
        self.page.evaluate("() => new Promise(done => setTimeout(done, 170))")
        self.page.keyboard.press(keys[figure])

    def keys(self) -> dict[str, str]:
        """By figure, as they were said when the match began."""
        words = self.said.filter(has_text="Keys of the figures").first.inner_text()
        sentence = next(line for line in words.splitlines() if line.startswith("Keys of the figures"))
        return {figure: key for key, figure in _KEY_OF_FIGURE.findall(sentence)}


def check(page: Page) -> None:
    assert faults_found_by_axe(page) == []
    assert sticking_out(page) == []


@pytest.mark.slow
def test_one_who_only_listens_beats_one_who_sees_and_was_sooner_by_the_clock_on_the_wall(party: Party) -> None:
    ada, bea = party.at_desk("Ada", Keyboard(), calm=True), party.on_phone("Bea", calm=True)
    ada.page.add_init_script(_VOICE)
    link = party.table(ada, "ghost_blitz_dice", throw_ms=50, grab_limit_s=60, first_seat=1)
    listener, looker = Listener(ada), GhostBlitzPlayer(bea)
    listener.chooses_words()
    bea.sit_down(link)
    expect(bea.text(re.compile("^Ada plays by ear: the dice are told for up to 4.3 s"))).to_be_visible()
    check(bea.page)
    bea.ready()
    ada.start()
    keys = listener.keys()
    assert list(keys) == list(FIGURES)

    GhostBlitzPlayer(ada).throw_key.wait_for()
    ada.page.keyboard.press("Space")
    looker.race.wait_for()
    thrown = ada.page.get_by_role("group", name="The throw").aria_snapshot()
    assert re.findall(r"die, (told|being told|not told yet)", thrown), thrown
    assert not re.search(r"die: \w+", thrown), thrown
    ada.page.keyboard.press("1")
    expect(ada.text("Your dice are still being told").first).to_be_visible()
    bea.page.evaluate("ms => new Promise(done => setTimeout(done, ms))", BEA_TAKES_MS)
    looker.grab(right_figure(looker.read()))
    expect(bea.text("Ada is still listening: the verdict waits")).to_be_visible()

    told = listener.hears()
    assert told == looker.read()
    listener.grabs(right_figure(told), keys)
    expect(listener.said.filter(has_text="You were first!")).to_have_count(1)
    expect(listener.said.filter(has_text="red die: ")).to_have_count(1)  # for whoever reads with their fingers
    check(ada.page)
    expect(bea.page.get_by_role("region", name="Ada was first")).to_be_visible()

    finish = bea.open_finish()
    expect(finish).to_contain_text(
        re.compile(r"Each clock starts when its player knows all the dice: Ada heard the dice for 4.25 s and then took")
    )
    lanes = finish.get_by_role("figure", name="Who pressed when").get_by_role("listitem")
    expect(lanes).to_have_text([re.compile("^Ada.*first.*Heard the dice for 4.25 s"), re.compile("^You.*later")])
    check(bea.page)
