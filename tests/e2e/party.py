"""Brings people to a server and to its tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser

from dicehall.core import OptionValue
from tests.e2e.contexts import DESK, PHONE, Contexts
from tests.e2e.hands import Hand, Keyboard, Mouse, Touch
from tests.e2e.people import Person
from tests.e2e.served import Served


@contextmanager
def gathered(server: Served, browser: Browser, *, expects_refusals: bool = False) -> Iterator[Party]:
    """People for as long as many tests look at what they have done.

    Args:
        expects_refusals: whether the server says no to some of them.
    """
    contexts = Contexts(browser)
    contexts.is_painted = False
    contexts.expects_refusals = expects_refusals
    yield Party(server, contexts)
    contexts.close()
    server.check_log()
    assert contexts.faults == []


class Party:
    """Everybody who comes to one server."""

    def __init__(self, server: Served, contexts: Contexts) -> None:
        self.server, self.contexts = server, contexts

    def at_desk(
        self,
        name: str,
        hand: Hand | None = None,
        *,
        night: bool = False,
        calm: bool = False,
        size: tuple[int, int] = DESK,
    ) -> Person:
        """Somebody with a wide screen unless said, and with a mouse unless another hand is said.

        Args:
            calm: they ask for less motion.
        """
        page = self.contexts.open(size, night=night, calm=calm).new_page()
        return Person(page, hand or Mouse(), name, self.server.url)

    def with_keyboard(self, name: str, *, calm: bool = False) -> Person:
        return self.at_desk(name, Keyboard(), calm=calm)

    def on_phone(self, name: str, size: tuple[int, int] = PHONE, *, night: bool = False, calm: bool = False) -> Person:
        """Somebody with a finger on a small screen; `calm` asks for less motion."""
        page = self.contexts.open(size, touch=True, night=night, calm=calm).new_page()
        return Person(page, Touch(), name, self.server.url)

    def table(self, host: Person, game: str, **options: OptionValue) -> str:
        """A table with these options, opened as the page does it, only without the clicks. Its link."""
        self.ask(host, "guest", {"name": host.name})
        code = self.ask(host, "tables", {"game": game, "options": options})["table"]
        link = f"{host.url}/t/{code}"
        host.follow(link)
        host.sits()
        return link

    def ask(self, person: Person, what: str, body: dict[str, object]) -> dict[str, str]:
        """Asks the server with the person's cookie, as a page of its own does."""
        answer = person.page.request.post(f"{person.url}/api/{what}", data=body, headers={"Origin": person.url})
        assert answer.ok, answer.text()
        found: dict[str, str] = answer.json()
        return found
