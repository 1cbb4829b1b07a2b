"""A real browser and a real server for the tests in this folder; every one of them gets the mark `browser`.

`./test` builds the bundle and finds the Chromium. By hand:
`.venv/bin/python tools/bundle.py bundle && DICEHALL_CHROMIUM=$(tools/chromium) .venv/bin/python -m pytest -m browser`.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.contexts import Contexts, chromium
from tests.e2e.party import Party
from tests.e2e.served import Served, serving

HERE = Path(__file__).resolve().parent
WHOLE_MATCHES = ("test_ghost_blitz", "test_king", "test_lightning", "test_tumblin")
"""Files in which people play from the first throw to the result."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    ours = [item for item in items if HERE in item.path.parents]
    for item in ours:
        item.add_marker("browser")
    # What takes longest begins first, so that at the end no worker is alone with it.
    others = [item for item in items if HERE not in item.path.parents]
    items[:] = [*sorted(ours, key=lambda item: item.path.stem not in WHOLE_MATCHES), *others]


# Not for the whole session: as long as it lives, Playwright keeps an event loop running in this thread, in which the
# tests of the server could not run theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this folder in this process."""
    if "DICEHALL_CHROMIUM" not in os.environ:
        pytest.fail("There is no browser: export DICEHALL_CHROMIUM=$(tools/chromium)")
    with chromium() as launched:
        yield launched


@pytest.fixture
def contexts(browser: Browser) -> Iterator[Contexts]:
    """Opens browsers for people. What no page may do fails the test at its end."""
    opened = Contexts(browser)
    opened.is_painted = False
    yield opened
    opened.close()
    assert opened.faults == []


# Not for the whole package: more people would come from one address than a server lets in at once.
@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Serves already: one for all tests of a file, as starting it takes a second. Each test has tables of its own."""
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield served


@pytest.fixture
def party(server: Served, contexts: Contexts) -> Iterator[Party]:
    """People who come to this server. What went wrong there fails the test at its end."""
    yield Party(server, contexts)
    server.check_log()
