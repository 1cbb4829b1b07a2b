"""How people play King of the Dice: they take what fits, else keep the dice that come nearest to a card."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.e2e.glance import Sight, first_seen
from tests.e2e.hands import Keyboard
from tests.e2e.people import OVER, Person

_FITS = re.compile("^Take the ")
_ROLL = re.compile("^Roll [1-4] di[ce]")
_CROWN = re.compile("^Use your crown")
_END = re.compile("^End turn$")
_MY_TURN = "Your turn. Roll the dice!"
_OTHERS_TURN = re.compile("has the turn|rolls…|looks at the cards|A new card comes|is over")
_STEPS = {
    "next turn": Sight("felt", re.escape(_MY_TURN)),
    "take": Sight("key", _FITS.pattern),
    "roll": Sight("key", _ROLL.pattern),
    "crown": Sight("key", _CROWN.pattern),
    "end": Sight("key", _END.pattern),
    "others": Sight("felt", _OTHERS_TURN.pattern),
    **OVER,
}
"""What there may be after a roll; each but the keys ends the turn."""
_CARD = re.compile(r'"(Turret|Resident): ([a-z, ]+); ')
_DIE = re.compile(r'button "(\w+) (\w+): (Keep|Roll)"')
_MOST_TURNS = 200
_MOST_STEPS = 12


class KingPlayer:
    """Somebody who plays sensibly."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    @property
    def over(self) -> Locator:
        return self.person.button("See the result").or_(self.person.result)

    @property
    def my_turn(self) -> Locator:
        return self.person.felt.get_by_text(_MY_TURN)

    def turn_of(self, name: str) -> Locator:
        return self.person.felt.get_by_text(re.compile(f"^{re.escape(name)} (has the turn|looks at the cards)"))

    def awake(self, name: re.Pattern[str] | str) -> Locator:
        """A key that can be pressed."""
        return self.page.get_by_role("button", name=name, disabled=False)

    @property
    def something_to_do(self) -> Locator:
        keys = self.awake(_FITS).or_(self.awake(_ROLL)).or_(self.awake(_CROWN)).or_(self.awake(_END))
        return keys.locator("visible=true")

    @property
    def dice(self) -> Locator:
        """Those of my turn."""
        return self.page.get_by_role("group", name="Your dice")

    def roll(self) -> None:
        """The first roll of a turn, until the dice rest."""
        self.my_turn.wait_for()
        self.press(_ROLL)
        self.something_to_do.first.wait_for()

    def end_turn(self) -> None:
        """Takes what fits, or stops."""
        if self.awake(_FITS).first.is_visible():
            self.press(_FITS)
        else:
            self.press(_END)

    def dice_shown(self) -> list[str]:
        """Colours and symbols, as the page calls them."""
        shown = self.dice.aria_snapshot()
        found = re.findall(r'"(\w+ \w+)(?:: Keep|: Roll)?"', shown.partition("\n")[2])
        assert len(found) == 4, shown
        return found

    def play_turn(self) -> None:
        """From the first roll until somebody else has the turn, or the match is over."""
        self.my_turn.wait_for()
        self.press(_ROLL)
        for _ in range(_MOST_STEPS):
            match first_seen(self.page, _STEPS):
                case "take":
                    self.press(_FITS)
                case "roll":
                    self._keep_what_helps()
                    self.press(_ROLL)
                case "crown":
                    self._keep_what_helps()
                    self.press(_CROWN)
                case "end":
                    self.press(_END)
                case _:
                    return
        raise AssertionError(f"a turn is not over after {_MOST_STEPS} steps")

    def press(self, name: re.Pattern[str] | str) -> None:
        """Presses a key and waits until the table has answered: it is gone, or sleeps."""
        key = self.awake(name).first
        pressed = key.element_handle()
        self.person.hand.press(key)
        self.page.wait_for_function(
            "key => !key.isConnected || key.ariaDisabled === 'true' || key.closest('[hidden]')", arg=pressed
        )

    def _keep_what_helps(self) -> None:
        dice = self._dice()
        keep = _best_keep(self._cards(), [(colour, symbol) for colour, symbol, _ in dice])
        kept = {place for place, (_, _, state) in enumerate(dice) if state == "Keep"}
        # Those that go first, as four can never be kept.
        self._toggle([*(kept - keep), *(keep - kept)])
        toggles = self.dice.get_by_role("button", pressed=True)
        expect(toggles).to_have_count(len(keep))

    def _toggle(self, places: Sequence[int]) -> None:
        dice = self.dice.get_by_role("button")
        if isinstance(self.person.hand, Keyboard):
            keys: list[str] = dice.evaluate_all("dice => dice.map(die => die.getAttribute('aria-keyshortcuts'))")
            for place in places:
                self.page.keyboard.press(keys[place])
        else:
            for place in places:
                self.person.hand.press(dice.nth(place))

    def _dice(self) -> list[tuple[str, str, str]]:
        return _DIE.findall(self.dice.aria_snapshot())

    def _cards(self) -> list[tuple[str, list[str]]]:
        shown = self.page.get_by_role("list", name="Cards in the middle").aria_snapshot()
        return [(kind, asks.split(", ")) for kind, asks in _CARD.findall(shown)]


def _best_keep(cards: Sequence[tuple[str, list[str]]], dice: Sequence[tuple[str, str]]) -> set[int]:
    """Places of the dice that fill most of a card, at most three."""
    keeps = [_helping(kind, asks, dice) for kind, asks in cards]
    return max(keeps, key=len, default=set())


def _helping(kind: str, asks: Sequence[str], dice: Sequence[tuple[str, str]]) -> set[int]:
    wanted, keep = list(asks), set[int]()
    for place, (colour, symbol) in enumerate(dice):
        word = colour if kind == "Turret" else symbol
        if word in wanted and len(keep) < len(dice) - 1:
            wanted.remove(word)
            keep.add(place)
    return keep


def play_to_the_end(players: Sequence[KingPlayer]) -> None:
    """All people of a table play until the match is over; bots play by themselves."""
    first = players[0]
    by_name = {player.person.name: player for player in players[1:]}
    turns = {name: Sight("felt", f"^{re.escape(name)} (has the turn|looks at the cards)") for name in by_name}
    wanted = {**OVER, "mine": _STEPS["next turn"], **turns}
    for _ in range(_MOST_TURNS):
        seen = first_seen(first.page, wanted)
        if seen in OVER:
            return
        if seen == "mine":
            first.play_turn()
        else:
            by_name[seen].play_turn()
            first.turn_of(seen).first.wait_for(state="hidden")
    raise AssertionError(f"the match is not over after {_MOST_TURNS} turns")
