"""Two browsers on unequal lines: whoever presses first, measured from their own dice, wins."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from benchmarks.fairness.proxy import Way, delaying
from dicehall.games.ghost_blitz_dice.scoring import right_figure
from tests.e2e.contexts import DESK, Contexts
from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.hands import Keyboard
from tests.e2e.people import Person
from tests.e2e.served import Served

NEAR_MS, FAR_MS = 20, 200
"""There and back."""
FIRST_MS, SECOND_MS = 1_400, 1_480
"""After the own dice lay there. The near one's message comes first all the same: 1,480 + 20 < 1,400 + 200."""
WINS, MOST_THROWS = 3, 12

_WAIT_FOR_DICE = """() => {
  window.shownAt = undefined;
  const look = () => {
    if ([...document.querySelectorAll('*')].some(part => part.childElementCount === 0 && part.textContent === 'Grab!'))
      requestAnimationFrame(at => { window.shownAt = at; });
    else requestAnimationFrame(look);
  };
  look();
}"""
_PRESS = """({key, afterMs}) => {
  const inMs = window.shownAt + afterMs - performance.now();
  setTimeout(() => document.body.dispatchEvent(
    new KeyboardEvent('keydown', {key, code: `Digit${key}`, bubbles: true})), inMs);
  return inMs;
}"""


class Two(NamedTuple):
    near: GhostBlitzPlayer
    far: GhostBlitzPlayer


@pytest.fixture
def two(tmp_path: Path, contexts: Contexts) -> Iterator[Two]:
    """Both sit at a table, behind a relay whose connection the system's counters would measure."""
    server = Served(tmp_path, {"DICEHALL_KERNEL_RTT": "off"})
    server.start()
    with delaying(server.port, (Way(NEAR_MS / 2), Way(FAR_MS / 2))) as (near_port, far_port):
        near = Person(contexts.open(DESK).new_page(), Keyboard(), "Nia", f"http://127.0.0.1:{near_port}")
        far = Person(contexts.open(DESK).new_page(), Keyboard(), "Fay", f"http://127.0.0.1:{far_port}")
        link = near.open_table("ghost_blitz_dice")
        far.sit_down(link.replace(str(near_port), str(far_port)))
        far.ready()
        near.start()
        yield Two(GhostBlitzPlayer(near), GhostBlitzPlayer(far))
    server.stop()


def test_the_far_one_wins_when_it_was_first(two: Two, tmp_path: Path) -> None:
    """Where arrival decided, the near one would win every throw."""
    won = sum(races(two, first=two.far, second=two.near) for _ in range(MOST_THROWS // 2))
    assert won >= WINS
    far = two.far.person
    far.hand.press(far.button(re.compile("who was first", re.IGNORECASE)).first)
    finish = far.page.get_by_role("dialog")
    expect(finish.get_by_role("heading", name=re.compile("first"))).to_be_visible()
    expect(finish.get_by_text(re.compile("longer way"))).to_be_visible()


def races(two: Two, first: GhostBlitzPlayer, second: GhostBlitzPlayer) -> bool:
    """Plays one throw. Whether it can be told: both pressed when they should have, and then the first one has won."""
    for player in two:
        player.page.evaluate(_WAIT_FOR_DICE)
    thrower = two.near if two.near.throw_key.is_visible() else two.far
    before = first.points
    thrower.throw()
    for player in two:
        player.race.wait_for()
        player.page.wait_for_function("window.shownAt !== undefined")
    key = first.person.button(re.compile(f"^{right_figure(first.read())}", re.IGNORECASE))
    shortcut = key.get_attribute("aria-keyshortcuts")
    in_time = [
        press(player.page, shortcut, after_ms) > 0 for player, after_ms in ((first, FIRST_MS), (second, SECOND_MS))
    ]
    first.race.wait_for(state="hidden")
    if not all(in_time):  # this machine was too busy
        return False
    assert first.points > before
    return True


def press(page: Page, key: str | None, after_ms: int) -> float:
    """Has the page press a key so long after its dice were shown; in how many milliseconds that is."""
    in_ms: float = page.evaluate(_PRESS, {"key": key, "afterMs": after_ms})
    return in_ms
