"""People at their browsers. They find everything by its role and its name, as a screen reader does."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.glance import Sight
from tests.e2e.hands import Hand

GAMES = {"ghost_blitz_dice": "Ghost Blitz", "king_of_the_dice_junior": "King of the Dice"}
DESK_FROM_PX = 1152
CODE = re.compile(r"/t/([0-9a-z]{8})")
HALL = re.compile("^(Pull up a chair|Good to see you, .*)\\.$")
"""What the hall says to newcomers, and to those whose name it knows."""
_WON = re.compile("(wins?|share the win)!$")
OVER = {"last verdict": Sight("key", "^See the result$"), "result": Sight("heading", _WON.pattern)}
"""How a match looks that is over."""


class Person:
    """Somebody with a browser of their own.

    Args:
        name: as they call themselves when they are asked.
        url: of the hall.
    """

    def __init__(self, page: Page, hand: Hand, name: str, url: str) -> None:
        self.page, self.hand, self.name, self.url = page, hand, name, url

    @property
    def is_phone(self) -> bool:
        """Whether the page is too narrow for a desk's rail."""
        size = self.page.viewport_size
        assert size is not None
        return size["width"] < DESK_FROM_PX

    # Finding things

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("heading", name=name, exact=isinstance(name, str))

    def switch(self, name: str) -> Locator:
        return self.page.get_by_role("switch", name=name, exact=True)

    def text(self, words: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_text(words, exact=isinstance(words, str))

    def dialog(self, name: str) -> Locator:
        return self.page.get_by_role("dialog", name=name, exact=True)

    # Coming to a table

    def open_lobby(self) -> None:
        self.page.goto(self.url)
        expect(self.heading(HALL)).to_be_visible()

    def open_table(self, game: str) -> str:
        """From the lobby, with the name typed when it is asked for. Returns the table's link."""
        self.open_lobby()
        self.hand.press(self.button(f"Open a table of {GAMES[game]}"))
        self.give_name("Open a table")
        return self.sits()

    def give_name(self, go: str) -> None:
        """Answers the dialog that asks for it."""
        self.write_name(self.name, go)
        expect(self.dialog("What shall we call you?")).to_be_hidden()

    def write_name(self, name: str, go: str) -> None:
        """Types a name into the dialog and sends it."""
        asks = self.dialog("What shall we call you?")
        self.hand.write(asks.get_by_role("textbox", name="Your name"), name)
        self.hand.press(asks.get_by_role("button", name=go, exact=True))

    def follow(self, link: str) -> None:
        self.page.goto(link)

    def sit_down(self, link: str) -> None:
        """Follows a link that somebody has sent, and takes a seat."""
        self.follow(link)
        self.give_name("Take a seat")
        self.sits()

    def watch(self, link: str) -> None:
        """Follows a link only to look on."""
        self.follow(f"{link}?watch")
        self.give_name("Come in")

    def sits(self) -> str:
        """Waits for the waiting table; its link."""
        expect(self.heading("Who is playing?")).to_be_visible()
        return self.page.url

    @property
    def code(self) -> str:
        """Of the table where they are."""
        found = CODE.search(self.page.url)
        assert found is not None, self.page.url
        return found[1]

    # At the waiting table

    def place_of(self, name: str) -> Locator:
        """The name as it stands at a seat."""
        return self.page.get_by_role("region", name="Who is playing?").get_by_text(name, exact=True)

    def add_bot(self, seat: int, level: str = "Medium") -> None:
        """Only the host can. On a phone the level is chosen first, on a desk afterwards."""
        if self.is_phone:
            self.hand.press(self.button(re.compile(f"^Free seat {seat}")))
            self.hand.press(self.button(f"Add a bot: {level}"))
            return
        self.hand.press(self.button(f"Add a bot in seat {seat}"))
        seats = self.page.get_by_role("region", name="Who is playing?").get_by_role("listitem")
        choice = seats.nth(seat - 1).get_by_role("combobox", name=re.compile("^Level of "))
        if level != "Medium":
            self.hand.choose(choice, level)
        expect(choice.locator("option:checked")).to_have_text(level)

    def ready(self) -> None:
        self.hand.press(self.button("I am ready"))
        expect(self.button("Not ready after all")).to_be_visible()

    def start(self) -> None:
        self.hand.press(self.button("Start the game"))
        expect(self.heading("Who is playing?")).to_be_hidden()

    def remove(self, name: str) -> None:
        """The host sends somebody away for good."""
        self.hand.press(self.button(f"Choices for {name}"))
        self.hand.press(self.button(f"Remove {name}"))
        self.hand.press(self.dialog(f"Remove {name}?").get_by_role("button", name="Remove", exact=True))

    def leave(self) -> None:
        """Gives the seat up for good."""
        self.hand.press(self.button("Table"))
        self.hand.press(self.button("Leave the table"))
        self.hand.press(self.dialog("Leave the table?").get_by_role("button", name="Leave the table"))
        expect(self.heading(HALL)).to_be_visible()

    # In a match and after it

    def open_finish(self) -> Locator:
        """From the verdict; the photo finish."""
        verdict = self.felt.get_by_role("region", name=re.compile("first|Everybody was wrong|Nobody was right"))
        self.hand.press(verdict.get_by_role("button", name="Photo finish", exact=True))
        finish = self.page.get_by_role("dialog", name=re.compile("first!|Dead heat!|Nobody was right"))
        expect(finish).to_be_visible()
        return finish

    def open_check(self) -> Locator:
        """From the result; the check of the dice, when it is done."""
        self.hand.press(self.button("These dice were fair: check"))
        check = self.page.get_by_role("dialog", name=re.compile("draws? (is|are) honest|does not agree"))
        expect(check).to_be_visible()
        return check

    @property
    def felt(self) -> Locator:
        """The table with a match on it."""
        return self.page.get_by_role("region", name="The table", exact=True)

    def waits_for_result(self) -> None:
        """The last verdict stays for some seconds before it."""
        expect(self.result).to_be_visible()

    @property
    def result(self) -> Locator:
        """The banner that says who has won."""
        return self.heading(_WON)
