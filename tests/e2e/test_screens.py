"""Every screen, for everybody: axe finds nothing, nothing scrolls sideways, and it reads as it did before."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.contexts import DESK, PHONE
from tests.e2e.looks import faults_found_by_axe, scrolls_down_by, settled, sticking_out
from tests.e2e.party import gathered
from tests.e2e.people import Person
from tests.e2e.screens import SCREENS
from tests.e2e.served import Served

EXPECTED = Path(__file__).resolve().parent / "expected"
"""Made by `pictures.py`."""
SMALL_PHONE, NARROW, ZOOMED = (375, 667), (320, 700), (640, 400)
"""The last one is 1280 × 800 at 200 %."""
SCREENS_A_SERVER = 8
RACES = ["ghost_race", "ghost_race_watched", "lightning_card", "lightning_watched"]


class Servers:
    """One after the other, each for some of the screens: all their people at once would be too many from one address.

    Args:
        folder: called for a new one for each server.
    """

    def __init__(self, folder: Callable[[], Path]) -> None:
        self._folder = folder
        self._served: Served | None = None
        self._screens = 0

    def for_a_screen(self) -> Served:
        if self._served is None or self._screens == SCREENS_A_SERVER:
            self.stop()
            self._served, self._screens = Served(self._folder()), 0
            self._served.start()
        self._screens += 1
        return self._served

    def stop(self) -> None:
        if self._served is not None:
            self._served.stop()


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    started = Servers(lambda: tmp_path_factory.mktemp("screens"))
    yield started
    started.stop()


@pytest.fixture(scope="module", params=SCREENS)
def seen(request: pytest.FixtureRequest, servers: Servers, browser: Browser) -> Iterator[Person]:
    """Somebody who sees one of the screens."""
    # The pages of doors ask for tables that are not there.
    with gathered(servers.for_a_screen(), browser, expects_refusals=True) as party:
        yield SCREENS[request.param](party)


@pytest.fixture
def screen(seen: Person) -> Iterator[Person]:
    """The same, by day at a desk whatever a test did to it."""
    yield seen
    seen.page.emulate_media(color_scheme="light")
    resize(seen, DESK)


def resize(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(person.page)


def name_of(request: pytest.FixtureRequest) -> str:
    """Of the screen that this test looks at."""
    name: str = request.node.callspec.params["seen"]
    return name


@pytest.mark.slow
@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(screen: Person, size: tuple[int, int], light: str) -> None:
    screen.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    resize(screen, size)
    assert faults_found_by_axe(screen.page) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, NARROW, ZOOMED], ids=["phone", "narrow", "zoomed"])
def test_nothing_scrolls_sideways(screen: Person, size: tuple[int, int]) -> None:
    resize(screen, size)
    assert sticking_out(screen.page) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESK, PHONE, SMALL_PHONE], ids=["desk", "phone", "small_phone"])
@pytest.mark.parametrize("seen", RACES, indirect=True)
def test_a_race_fits_without_scrolling(screen: Person, size: tuple[int, int]) -> None:
    resize(screen, size)
    assert scrolls_down_by(screen.page) == 0


@pytest.mark.slow
def test_a_reader_finds_what_was_there_before(request: pytest.FixtureRequest, screen: Person) -> None:
    expected = (EXPECTED / f"{name_of(request)}.yaml").read_text("utf-8")
    expect(screen.page.locator("body")).to_match_aria_snapshot(expected)
