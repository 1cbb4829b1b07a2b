"""One browser at a server of its own, as for the tests of HTTP."""

from tests.server.http.conftest import browser, server

__all__ = ["browser", "server"]
