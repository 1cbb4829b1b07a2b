"""Markup that somebody types comes back as text, in an answer that no browser takes for a page."""

from __future__ import annotations

import pytest

from tests.server.http.serving import Browser

MARKUP = "<script>alert(1)</script>"
QUOTED = "%3Cscript%3Ealert(1)%3C/script%3E"
PATHS = (
    f"/{QUOTED}",
    f"/t/{QUOTED}",
    f"/rules/{QUOTED}",
    f"/privacy?{QUOTED}",
    f"/api/{QUOTED}",
    f"/api/tables/{QUOTED}",
    f"/api/tables/abcdefgh/matches/{QUOTED}",
    f"/api/rules/{QUOTED}",
)


@pytest.mark.parametrize("path", PATHS)
async def test_markup_in_an_address_is_in_no_page(browser: Browser, path: str) -> None:
    answer = await browser.get(path)
    kind = answer.headers["Content-Type"].partition(";")[0]
    assert kind in ("application/json", "text/html")
    assert kind == "application/json" or MARKUP.encode() not in answer.body
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "'unsafe-inline'" not in answer.headers["Content-Security-Policy"]


async def test_markup_in_a_host_is_told_in_json(browser: Browser) -> None:
    answer = await browser.get("/", Host="<b>evil</b>")
    assert (answer.status, answer.headers["Content-Type"]) == (403, "application/json; charset=utf-8")


async def test_the_code_in_the_name_of_a_file_is_one_that_was_checked(browser: Browser) -> None:
    """It stands in a header, where a quote or a line's end would say something else."""
    for code in ("abc%22efgh", "abcd%0d%0ae", "%0d%0aSet-Cookie:a"):
        answer = await browser.get(f"/api/tables/{code}/matches/1")
        assert answer.why == (404, "unknown_table")
        assert "Content-Disposition" not in answer.headers
        assert "Set-Cookie" not in answer.headers
