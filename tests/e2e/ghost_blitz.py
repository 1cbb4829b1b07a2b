"""How people play Ghost Blitz: they read the dice from the page, and grab what the rules say is right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from playwright.sync_api import Locator

from dicehall.games.ghost_blitz_dice.scoring import right_figure
from dicehall.games.ghost_blitz_dice.state import FIGURES, Figure
from tests.e2e.glance import Sight, first_seen
from tests.e2e.hands import Keyboard
from tests.e2e.people import OVER, Person

REACTION_MS = 170
"""Nobody is faster than 120 ms, so a grab before that is void [GB-R5]."""
_DIE = re.compile(r'img "(?:red|white|grey|green|blue) die: (\w+)"')
_THROW = re.compile("^Throw the dice")
_MOST_STEPS = 400


class GhostBlitzPlayer:
    """Somebody who plays well."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    @property
    def throw_key(self) -> Locator:
        """There are two, one for a desk and one for a phone; only one of them can be seen."""
        return self.person.button(_THROW).locator("visible=true")

    @property
    def race(self) -> Locator:
        """Stands there while there is something to grab."""
        return self.person.felt.get_by_text("Grab!", exact=True)

    @property
    def race_to_watch(self) -> Locator:
        """The same for those who only watch."""
        return self.person.felt.get_by_text("Who is first?")

    @property
    def points(self) -> int:
        """What this person has, by the list of seats."""
        seats = self.page.get_by_role("list", name="Seats").first
        own = seats.get_by_role("listitem").filter(has_text="You").aria_snapshot()
        found = re.findall(r"(\d+) points?\b", own)
        assert found, own
        return int(found[-1])

    def turn_of(self, name: str) -> Locator:
        """What the page says when somebody else is to throw."""
        says = re.compile(f"^{re.escape(name)} throws( next)?$")
        return self.person.felt.get_by_text(says).locator("visible=true")

    def throw(self) -> None:
        """Throws the dice, and waits until they lie."""
        self.throw_key.wait_for()
        # Space is for the key that has the focus, if there is one: that of a finish that was just closed.
        is_free: bool = self.page.evaluate("document.activeElement.closest('a, button') === null")
        if isinstance(self.person.hand, Keyboard) and is_free:
            self.page.keyboard.press("Space")
        else:
            self.person.hand.press(self.throw_key)
        self.race.wait_for()

    def read(self) -> tuple[Figure, ...]:
        """What the dice show."""
        shown = _DIE.findall(self.page.get_by_role("group", name="The throw").aria_snapshot())
        assert all(figure in FIGURES for figure in shown), shown
        assert len(shown) == len(FIGURES), shown
        return cast("tuple[Figure, ...]", tuple(shown))

    def grab(self, figure: Figure) -> None:
        """Presses the figure's key, by its number where there is only a keyboard."""
        key = self.person.button(re.compile(f"^{figure}", re.IGNORECASE))
        if isinstance(self.person.hand, Keyboard):
            self.page.keyboard.press(key.get_attribute("aria-keyshortcuts") or "no shortcut")
        else:
            self.person.hand.press(key)

    def grab_right(self) -> None:
        """Looks at the dice, takes as long as a quick person, and grabs."""
        figure = right_figure(self.read())
        self.page.evaluate("ms => new Promise(done => setTimeout(done, ms))", REACTION_MS)
        self.grab(figure)


def play_to_the_end(players: Sequence[GhostBlitzPlayer]) -> None:
    """All people of a table play; they are right in turn, where no bot is quicker. Ends when the match is over."""
    first, races = players[0], 0
    by_name = {player.person.name: player for player in players[1:]}
    turns = {name: Sight("felt", f"^{re.escape(name)} throws( next)?$") for name in by_name}
    wanted = {**OVER, "race": Sight("felt", "^Grab!$"), "mine": Sight("key", _THROW.pattern), **turns}
    for _ in range(_MOST_STEPS):
        seen = first_seen(first.page, wanted)
        if seen in OVER:
            return
        if seen == "race":
            grabber = players[races % len(players)]
            grabber.race.wait_for()
            grabber.grab_right()
            first.race.wait_for(state="hidden")
            races += 1
        elif seen == "mine":
            first.throw()
        else:
            by_name[seen].throw()
            first.turn_of(seen).first.wait_for(state="hidden")
    raise AssertionError(f"the match is not over after {_MOST_STEPS} steps")
