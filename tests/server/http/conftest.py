"""One browser at a server of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.http.serving import Browser, Server, serving


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path) as server:
        yield server


@pytest.fixture
async def browser(server: Server) -> AsyncIterator[Browser]:
    async with server.browser() as browser:
        yield browser
