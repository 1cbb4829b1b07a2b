"""How people play Lightning Dice: they keep the dice that are best for the card, and call when all six meet it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from playwright.sync_api import Locator, expect

from dicehall.core import OptionValue
from dicehall.games.lightning_dice.requirement_parser import parse_requirement
from dicehall.odds.keep_solver import Solution, best_roll, solve
from tests.e2e.glance import Sight, first_seen
from tests.e2e.hands import Keyboard
from tests.e2e.party import Party
from tests.e2e.people import Person

LIGHTNING = "lightning_dice"
EASY = (
    "Odd Socks: show 1 3 5",
    "Stepping Stones: run of four",
    "Triplets: at least three alike",
    "Bookends: show 1 6 6",
    "Even Out: sum at least 21",
    "Low Tide: show 1 2 3",
)
"""Two rolls or three a card."""
ANYTHING = "Anything: sum at least 6"
"""All dice meet it."""
NEVER = "Never: all odd and sum at most 6"
"""Six 1s alone."""
View = Literal["flat", "3d"]

_CARD = re.compile(r"^Card \d+: ([^.]+)\. ")
_DIE = re.compile(r'"Die \d: (?:(\d), (kept|will roll)|in the hand, will roll)"')
_ROLL = re.compile(r"^Roll \d")
_RESTING = {"roll key": Sight("key", _ROLL.pattern)}
_MOST_ROLLS = 80


class LightningPlayer:
    """Somebody who plays well.

    Args:
        deck: of the match, a card a line.
    """

    def __init__(self, person: Person, deck: Sequence[str] = EASY) -> None:
        self.person, self.page = person, person.page
        self._asks = dict(line.split(": ") for line in deck)

    # What the page says

    @property
    def card(self) -> Locator:
        return self.person.felt.get_by_role("article", name=_CARD)

    def card_numbered(self, number: int) -> Locator:
        return self.person.felt.get_by_role("article", name=re.compile(f"^Card {number}: "))

    @property
    def roll_key(self) -> Locator:
        """Goes while dice tumble."""
        return self.page.get_by_role("button", name=_ROLL)

    @property
    def over(self) -> Locator:
        return self.person.button("See the result").or_(self.person.result)

    def slip(self, says: str) -> Locator:
        """What was decided, pinned under the card."""
        return self.person.felt.get_by_role("region", name=says, exact=True)

    @property
    def rack(self) -> Locator:
        return self.page.get_by_role("group", name="Your six dice", exact=True)

    def faces(self) -> tuple[int, ...]:
        """Of the own dice, once they rest; 0 is in the hand."""
        self.roll_key.wait_for()
        return _faces(self._lying())

    def faces_of(self, name: str) -> str:
        """The six small dice of somebody else, as a reader hears them."""
        return self.rival(name).get_by_role("img").last.get_attribute("aria-label") or ""

    def rival(self, name: str) -> Locator:
        """Somebody else's seat."""
        lists = self.page.get_by_role("list", name="Rivals")
        return lists.get_by_role("listitem").filter(has_text=name)

    def _lying(self) -> list[tuple[str, str]]:
        found = _DIE.findall(self.rack.aria_snapshot())
        assert len(found) == 6, self.rack.aria_snapshot()
        return found

    # What one can do

    def press_roll(self) -> None:
        """Rolls what lies on the felt, and does not wait."""
        self._press(self.roll_key, " ")

    def roll(self) -> tuple[int, ...]:
        """Rolls what lies on the felt, until it rests. What the six dice show then."""
        self.roll_key.wait_for()
        self.press_roll()
        self.page.get_by_role("button", name=re.compile("^Rolling")).wait_for(state="hidden")
        return self.faces()

    def keep(self, dice: set[int]) -> None:
        """Moves dice up or down until these are kept and all others lie on the felt."""
        self._keep(dice, self._lying())

    def _keep(self, dice: set[int], lying: Sequence[tuple[str, str]]) -> None:
        kept = {die for die, (_, state) in enumerate(lying) if state == "kept"}
        for die in sorted(kept ^ dice):
            self._press(self.rack.get_by_role("button").nth(die), "sdfjkl"[die])

    def call(self) -> None:
        """ "Got it!"."""
        self._press(self.page.get_by_role("button", name=re.compile("^Got it!")), "Enter")

    def win(self) -> None:
        """Rolls on until the dice meet the card, and calls."""
        asks = self.asks()
        self.roll_key.wait_for()
        lying = self._lying()
        for _ in range(_MOST_ROLLS):
            self._keep(_worth_keeping(asks, lying), lying)
            self.press_roll()
            first_seen(self.page, _RESTING)
            lying = self._lying()
            if parse_requirement(asks).is_met(_faces(lying)):
                self.call()
                return
        raise AssertionError(f"{asks} is not met in {_MOST_ROLLS} rolls")

    def asks(self) -> str:
        """What the card asks, in the words of the deck."""
        found = _CARD.match(self.card.get_attribute("aria-label") or "")
        assert found is not None, self.card
        return self._asks[found[1]]

    def _press(self, target: Locator, key: str) -> None:
        """By its key where there is only a keyboard."""
        if isinstance(self.person.hand, Keyboard):
            self.page.keyboard.press(key)
        else:
            self.person.hand.press(target)


def prefer(person: Person, view: View) -> None:
    """Their tables are shown so, before they come to one; 3D plainly, as without a graphics card it ends up anyway."""
    person.page.add_init_script(f"localStorage['dicehall.view'] = '{view}'; localStorage['dicehall.scene'] = 'low'")


def begin(party: Party, host: Person, *guests: Person, **options: OptionValue) -> None:
    """A match of these people, up to its first card."""
    link = party.table(host, LIGHTNING, **options)
    for guest in guests:
        guest.sit_down(link)
        guest.ready()
    host.start()
    for person in (host, *guests):
        expect(LightningPlayer(person).card).to_be_visible()


def play_to_the_end(players: Sequence[LightningPlayer], leads: Sequence[int]) -> None:
    """One wins each card, the next one in this order, and one of the others rolls against them. Ends with the match."""
    for number, place in enumerate(leads, 1):
        lead, others = players[place], [*players[:place], *players[place + 1 :]]
        for player in players:
            player.card_numbered(number).wait_for()
        rival = others[number % len(others)]
        rival.roll_key.wait_for()
        rival.press_roll()
        lead.win()
        lead.card_numbered(number + 1).or_(lead.over).first.wait_for()
        if lead.over.first.is_visible():
            return
    raise AssertionError(f"the match is not over after {len(leads)} cards")


def _faces(lying: Sequence[tuple[str, str]]) -> tuple[int, ...]:
    return tuple(int(face or 0) for face, _ in lying)


def _worth_keeping(asks: str, lying: Sequence[tuple[str, str]]) -> set[int]:
    """Which dice are best kept for a card; those in the hand are none of them."""
    faces = _faces(lying)
    here = [die for die, face in enumerate(faces) if face]
    best = best_roll(_solution(asks), tuple(faces[die] for die in here))
    return {here[position] for position in best}


@lru_cache(maxsize=64)
def _solution(asks: str) -> Solution:
    return solve(parse_requirement(asks).is_met)
