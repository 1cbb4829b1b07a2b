"""Sound: there is some after the first press, the loudspeaker ends it, and a device remembers that."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.party import Party
from tests.e2e.screens import GHOST, LYING

COUNTS = """
  window.soundsStarted = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.soundsStarted += 1;
    return start.apply(this, when);
  };
"""


def started(page: Page) -> int:
    """How many sounds this page has started since it was loaded."""
    count: int = page.evaluate("window.soundsStarted")
    return count


@pytest.mark.slow
def test_a_throw_is_heard_until_somebody_mutes_it_and_that_lasts(party: Party) -> None:
    ada, bea = party.at_desk("Ada"), party.on_phone("Bea")
    ada.page.add_init_script(COUNTS)
    bea.sit_down(party.table(ada, GHOST, **LYING))
    bea.ready()
    assert started(ada.page) == 0
    ada.start()
    GhostBlitzPlayer(ada).throw()
    GhostBlitzPlayer(bea).race.wait_for()
    ada.page.wait_for_function("window.soundsStarted >= 2")  # dice roll, and lie

    sound = ada.button("Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("m")
    expect(sound).to_have_attribute("aria-pressed", "false")
    before = started(ada.page)
    GhostBlitzPlayer(bea).grab_right()
    expect(ada.page.get_by_role("region", name="Bea was first")).to_be_visible()
    assert started(ada.page) == before

    ada.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
    ada.hand.press(sound)
    expect(sound).to_have_attribute("aria-pressed", "true")
    bea.hand.press(bea.button("Table"))
    expect(bea.dialog("Table").get_by_role("button", name="Sound", pressed=True)).to_be_visible()
