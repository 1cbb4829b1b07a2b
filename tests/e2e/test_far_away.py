"""Two browsers on unequal lines: whoever presses first, measured from their own dice, wins."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from benchmarks.fairness.proxy import Way, delaying
from dicehall.games.ghost_blitz_dice.scoring import right_figure
from dicehall.match import Lane, Raced, read_record
from tests.e2e.contexts import SMALL, Contexts
from tests.e2e.ghost_blitz import GhostBlitzPlayer
from tests.e2e.hands import Keyboard
from tests.e2e.party import Party
from tests.e2e.people import Person
from tests.e2e.served import Served, serving

NEAR_MS, FAR_MS = 20, 260
"""There and back. A table takes 350 ms off at most: the rest of that is for jitter, and for machines that are busy."""
FIRST_MS, SECOND_MS = 1_600, 1_660
"""After the own dice lay there. The near one's message comes 60 ms before the far one's, also as the dice are sent to
the far one half the difference of their ways earlier: 1,660 + 20 + 60 = 1,600 + 260 - 120."""
FARTHER = "Your finger was first; your message just had the longer way to walk."
UNBELIEVED = "Nia’s browser said "
"""So it begins where the near one's message was later than she said, as this machine was busy."""
WINS, MOST_THROWS = 3, 24
"""A busy machine presses late and sends late, so not every throw is one that counts."""

_WAIT_FOR_DICE = """() => {
  window.shownAt = window.pressedMs = undefined;
  const look = () => {
    if (document.querySelector('.prompt__say b')?.textContent === 'Grab!')
      requestAnimationFrame(at => { window.shownAt = at; });
    else requestAnimationFrame(look);
  };
  look();
}"""
_PRESS = """async ({key, afterMs}) => {
  while (window.shownAt === undefined) await new Promise(requestAnimationFrame);
  setTimeout(() => {
    window.pressedMs = performance.now() - window.shownAt;
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key, code: `Digit${key}`, bubbles: true}));
  }, window.shownAt + afterMs - performance.now());
}"""


class Two(NamedTuple):
    near: GhostBlitzPlayer
    far: GhostBlitzPlayer


class Throw(NamedTuple):
    """One throw, in which both pressed what is right. Presses are in milliseconds after the own dice were shown."""

    near_pressed_ms: float
    far_pressed_ms: float
    far_has_won: bool
    says: str
    """Of the photo finish to the far one."""
    race: Raced

    @property
    def counts(self) -> bool:
        """Whether the far finger was first, and the near message. In a dead heat it would be neither of them."""
        near, far = self.race.lanes
        if not (near.presses and far.presses) or self.race.heats:
            return False
        return self.far_pressed_ms < self.near_pressed_ms and arrived_ms(near) < arrived_ms(far)

    @property
    def is_explained(self) -> bool:
        """Whether what is said to the winner is true."""
        (near,), (far,) = (lane.presses for lane in self.race.lanes)
        said_sooner = near.said_ms is not None and near.said_ms < far.time_ms
        return self.says == FARTHER or (said_sooner and self.says.startswith(UNBELIEVED))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """Goes by pings alone: the system's counters would measure the relay."""
    with serving(tmp_path, {"DICEHALL_KERNEL_RTT": "off"}) as served:
        yield served


@pytest.fixture
def ports(server: Served) -> Iterator[tuple[int, ...]]:
    """The near way and the far way to it; they stay until the browsers are closed."""
    with delaying(server.port, (Way(NEAR_MS / 2), Way(FAR_MS / 2))) as found:
        yield found


@pytest.fixture
def two(ports: tuple[int, ...], party: Party, contexts: Contexts) -> Two:
    """Both sit at a table, and the match has begun. Their pages are drawn fast: what is shown late is pressed late."""
    near, far = (
        Person(contexts.open(SMALL, calm=True).new_page(), Keyboard(), name, f"http://127.0.0.1:{port}")
        for name, port in zip(("Nia", "Fay"), ports, strict=True)
    )
    link = party.table(near, "ghost_blitz_dice", throw_ms=50, grab_limit_s=600)
    far.sit_down(link.replace(near.url, far.url))
    far.ready()
    near.start()
    return Two(GhostBlitzPlayer(near), GhostBlitzPlayer(far))


@pytest.mark.slow
def test_the_far_one_wins_when_it_was_first(two: Two) -> None:
    """Where arrival decided, the near one would win every throw that counts."""
    throws = list[Throw]()
    won = list[Throw]()
    while len(won) < WINS and len(throws) < MOST_THROWS:
        throws.append(throw(two))
        won = [each for each in throws if each.counts and each.far_has_won]
    assert len(won) == WINS, throws
    assert [each for each in won if not each.is_explained] == []


def throw(two: Two) -> Throw:
    """Plays one throw, in which the far one presses first and the near one's message comes first: if this machine is
    not too busy."""
    wait_for_turns(two)
    for player in two:
        player.page.evaluate(_WAIT_FOR_DICE)
    before = two.far.points
    (two.near if two.near.throw_key.is_visible() else two.far).throw()
    for player in two:
        player.race.wait_for()
    key = two.far.person.button(re.compile(f"^{right_figure(two.far.read())}", re.IGNORECASE))
    shortcut = key.get_attribute("aria-keyshortcuts")
    press(two.far.page, shortcut, FIRST_MS)
    press(two.near.page, shortcut, SECOND_MS)
    wait_for_turns(two)
    near_ms, far_ms = (pressed_ms(player.page) for player in two)
    return Throw(near_ms, far_ms, two.far.points > before, reason(two.far.person), last_race(two.near.person))


def wait_for_turns(two: Two) -> None:
    """Until both see who throws next."""
    for player, other in (two, reversed(two)):
        player.throw_key.or_(player.turn_of(other.person.name)).first.wait_for()


def press(page: Page, key: str | None, after_ms: int) -> None:
    """Has the page press a key so long after its dice were shown, or at once if that is over."""
    page.evaluate(_PRESS, {"key": key, "afterMs": after_ms})


def pressed_ms(page: Page) -> float:
    """How long after its dice were shown it really was."""
    page.wait_for_function("window.pressedMs !== undefined")
    after_ms: float = page.evaluate("window.pressedMs")
    return after_ms


def reason(person: Person) -> str:
    """What the photo finish of the last throw says to whoever was first."""
    finish = person.open_finish()
    words = finish.get_by_role("paragraph").nth(1).inner_text()  # the first says by how much
    person.page.keyboard.press("Escape")
    expect(finish).to_be_hidden()
    return words


def last_race(host: Person) -> Raced:
    """As the match's record has it.

    The server closes a connection that has been idle for 5 s, which may be just when this one is used again: pages ask
    once more by themselves.
    """
    answer = host.page.request.get(f"{host.url}/api/tables/{host.code}/matches/1", max_retries=1)
    record = read_record(answer.text())
    return [entry for entry in record.entries if isinstance(entry, Raced)][-1]


def arrived_ms(lane: Lane) -> float:
    """By the table's clock."""
    (claim,) = lane.presses
    assert lane.revealed_ms is not None
    return lane.revealed_ms + claim.arrived_ms
