"""One glance at a page, instead of a question for each thing that may be there.

For each role and name that it is asked for, Playwright works out those of all elements of a page. Asking for five keys
at each step is most of what a match costs; and between two of the questions the table may go on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from playwright.sync_api import Page

LOOKS_AGAIN_MS = 40

_FIRST_SEEN = r"""wanted => {
    const all = selector => [...document.querySelectorAll(selector)];
    const nameOf = node => node.nodeType === Node.TEXT_NODE ? node.data
        : node.ariaHidden === "true" ? "" : node.ariaLabel ?? [...node.childNodes].map(nameOf).join("");
    const called = one => ({one, says: nameOf(one).replace(/\s+/g, " ").trim()});
    const isHere = one =>
        one.checkVisibility({visibilityProperty: true}) && one.closest("[aria-hidden=true], [inert]") === null;
    const isAwake = key => key.ariaDisabled !== "true" && !key.disabled;
    const hasWords = one => [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const there = {
        key: all("button").filter(isAwake).map(called),
        felt: all("[aria-label='The table'] *").filter(hasWords).map(called),
        heading: all("h1, h2").map(called),
    };
    const isSeen = ({where, says}) => {
        const wanted = new RegExp(says);
        return there[where].some(({one, says}) => wanted.test(says) && isHere(one));
    };
    return wanted.find(isSeen)?.what;
}"""


class Sight(NamedTuple):
    """Something that somebody may see or hear: a key that can be pressed, words on the felt, or a heading.

    Attributes:
        says: a pattern of the name or the words, which Python and JavaScript both read.
    """

    where: Literal["key", "felt", "heading"]
    says: str


def first_seen(page: Page, wanted: Mapping[str, Sight]) -> str:
    """Waits until one of these is there. Which one: the first in this order, where there are several."""
    asked = [{"what": what, **sight._asdict()} for what, sight in wanted.items()]
    seen: str = page.wait_for_function(_FIRST_SEEN, arg=asked, polling=LOOKS_AGAIN_MS).json_value()
    return seen
