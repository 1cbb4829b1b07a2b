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
FIRST_MS, SECOND_MS = 1_400, 1_425
"""After the own dice lay there. The near one's message comes first all the same, also as the dice are sent to the far
one half the difference of their ways earlier: 1,425 + 20 < 1,400 + 200 - 90."""
REASON = "Your finger was first; your message just had the longer way to walk."
"""Said where both were right, and the winner's message came second."""
WINS, MOST_THROWS = 3, 12

_WAIT_FOR_DICE = """() => {
  window.shownAt = undefined;
  const look = () => {
    if (document.querySelector('.prompt__say b')?.textContent === 'Grab!')
      requestAnimationFrame(at => { window.shownAt = at; });
    else requestAnimationFrame(look);
  };
  look();
}"""
_PRESS = """async ({key, afterMs}) => {
  while (window.shownAt === undefined) await new Promise(requestAnimationFrame);
  const inMs = window.shownAt + afterMs - performance.now();
  setTimeout(() => document.body.dispatchEvent(
    new KeyboardEvent('keydown', {key, code: `Digit${key}`, bubbles: true})), inMs);
  return inMs;
}"""


class Two(NamedTuple):
    near: GhostBlitzPlayer
    far: GhostBlitzPlayer


@pytest.fixture
def ports(tmp_path: Path) -> Iterator[tuple[int, ...]]:
    """The near way and the far way to a server that knows: the system's counters would measure the relay."""
    server = Served(tmp_path, {"DICEHALL_KERNEL_RTT": "off"})
    server.start()
    with delaying(server.port, (Way(NEAR_MS / 2), Way(FAR_MS / 2))) as found:
        yield found
    server.stop()


@pytest.fixture
def two(ports: tuple[int, ...], contexts: Contexts) -> Two:
    """Both sit at a table, and the match has begun."""
    near, far = (
        Person(contexts.open(DESK).new_page(), Keyboard(), name, f"http://127.0.0.1:{port}")
        for name, port in zip(("Nia", "Fay"), ports, strict=True)
    )
    link = near.open_table("ghost_blitz_dice")
    far.sit_down(link.replace(near.url, far.url))
    far.ready()
    near.start()
    return Two(GhostBlitzPlayer(near), GhostBlitzPlayer(far))


@pytest.mark.slow
def test_the_far_one_wins_when_it_was_first(two: Two) -> None:
    """Where arrival decided, the near one would win every throw."""
    won, reasons = 0, list[str]()
    for _ in range(MOST_THROWS):
        if far_wins(two):
            won += 1
            reasons.append(reason(two.far.person))
        if won >= WINS and REASON in reasons:
            return
    raise AssertionError(f"the far one has won {won} of {MOST_THROWS} throws, and was told {reasons}")


def reason(person: Person) -> str:
    """What the photo finish of the last throw says to whoever was first."""
    person.hand.press(person.button(re.compile("Photo finish")).first)
    finish = person.page.get_by_role("dialog")
    words = finish.get_by_role("paragraph").nth(1).inner_text()  # the first says by how much
    person.page.keyboard.press("Escape")
    expect(finish).to_be_hidden()
    return words


def far_wins(two: Two) -> bool:
    """Plays one throw, in which the far one presses first and the near one's message comes first. Who wins it?

    False too where this machine was too busy to press in time.
    """
    for player in two:
        player.page.evaluate(_WAIT_FOR_DICE)
    before = two.far.points
    (two.near if two.near.throw_key.is_visible() else two.far).throw()
    for player in two:
        player.race.wait_for()
    key = two.far.person.button(re.compile(f"^{right_figure(two.far.read())}", re.IGNORECASE))
    shortcut = key.get_attribute("aria-keyshortcuts")
    in_time = press(two.far.page, shortcut, FIRST_MS) > 0, press(two.near.page, shortcut, SECOND_MS) > 0
    two.near.throw_key.or_(two.near.turn_of("Fay")).first.wait_for()
    return all(in_time) and two.far.points > before


def press(page: Page, key: str | None, after_ms: int) -> float:
    """Has the page press a key so long after its dice were shown; in how many milliseconds that is."""
    in_ms: float = page.evaluate(_PRESS, {"key": key, "afterMs": after_ms})
    return in_ms
