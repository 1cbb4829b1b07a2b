"""People who read German; and how a test finds out that a page spoke English to them.

What a page may not say is read from the English catalogues: every string there that no German one has as well.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.contexts import PHONE
from tests.e2e.hands import Touch
from tests.e2e.party import Party
from tests.e2e.people import Person

_SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
_STRING = re.compile(r'"((?:[^"\\\n]|\\.)*[A-Za-z]{2}(?:[^"\\\n]|\\.)*)"')
_COMMENT = re.compile(r"/\*.*?\*/|^ *//.*?$", re.DOTALL | re.MULTILINE)
_SMALL_WORDS = re.compile(
    r"(?<!\w)(the|and|of|you|your|are|were|has|have|with|from|this|that|to|no|yes)(?!\w)", re.IGNORECASE
)
"""Of English sentences that are put together from parts; no German sentence has them."""
_SEEN = """() => {
    const found = [];
    const isHere = element => element.checkVisibility({visibilityProperty: true});
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!["SCRIPT", "STYLE", "NOSCRIPT"].includes(parent.tagName) && isHere(parent)
            && parent.closest("[lang]").lang === "de") found.push(walker.currentNode.data);
    }
    const READ = ["aria-label", "aria-description", "aria-roledescription", "alt", "placeholder", "title"];
    for (const element of document.body.querySelectorAll("*")) {
        if (isHere(element)) found.push(...READ.map(name => element.getAttribute(name)).filter(Boolean));
    }
    return [document.title, ...found];
}"""


@cache
def english_strings() -> frozenset[str]:
    """All of the English catalogues that are not German too, like names of games."""
    files = [*_SOURCES.rglob("texts*.ts"), *_SOURCES.rglob("texts/*.ts")]
    files = [file for file in files if not file.name.endswith(".test.ts")]
    german = {file for file in files if file.name.endswith("de.ts")}
    found = _strings_of([file for file in files if file not in german]) - _strings_of(german)
    assert "Pull up a chair." in found
    assert "Tumblin-Dice" not in found
    return frozenset(found)


def _strings_of(files: list[Path] | set[Path]) -> set[str]:
    return {string for file in files for string in _STRING.findall(_COMMENT.sub("", file.read_text("utf-8")))}


def english_on(page: Page) -> list[str]:
    """Everything that can be seen or is read aloud there, and is English."""
    said = [" ".join(text.split()) for text in page.evaluate(_SEEN)]
    return [text for text in said if text in english_strings() or _SMALL_WORDS.search(text)]


def german_on_phone(party: Party, name: str) -> Person:
    """Somebody with a phone that speaks German, who asks for less motion."""
    page = party.contexts.open(PHONE, touch=True, calm=True, locale="de-AT").new_page()
    return Person(page, Touch(), name, party.server.url)
