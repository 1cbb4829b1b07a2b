"""Names of guests: what may be shown to others.

Markup needs no care here, as the browser only ever sets text; what can deceive in plain text does: signs that turn
the direction of writing, signs without a picture, letters stacked upon each other, and the names of the house.
"""

from __future__ import annotations

import unicodedata

from dicehall.core import DicehallError
from dicehall.wire.lookalikes import looks_like

LONGEST = 24
_READ = 100
"""A longer text is not even looked at: one sign can stand for eighteen."""
_MARKS_IN_A_ROW = 2
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_BLANK = "\u034f\u115f\u1160\u2800\U0001d159"
"""Letters, marks and a picture by their category that show nothing all the same; after NFKC there are no others."""

_HOUSE = (
    *("dicehall", "host", "judge", "referee", "moderator", "admin", "administrator", "server", "system", "bot"),
    *("gastgeber", "schiedsrichter", "spielleitung", "spielleiter", "moderatorin", "verwaltung"),
    *("you", "du"),  # so everybody's own page calls them
)
"""Whoever is called so would be believed; in the languages of the page. A number or stars around it change nothing."""
_BOT_SIGN = "\U0001f916"


class BadName(DicehallError):
    """A name that cannot be shown; the message says why."""


def shown_name(text: str) -> str:
    """The name as it will be shown: Unicode form NFKC, spaces single, nothing unseen.

    Raises:
        BadName: nothing is left, or it is longer than 24 signs.

    >>> shown_name("  Ada\\u202e  Lovelace ")
    'Ada Lovelace'
    """
    if len(text) > _READ:
        raise BadName(f"A name has at most {LONGEST} signs; this one has {len(text)}.")
    seen = "".join(sign for sign in unicodedata.normalize("NFKC", text) if not _is_unseen(sign))
    # Once more, as what was not seen may have kept a letter and its mark apart.
    name = " ".join(_without_towers(unicodedata.normalize("NFKC", seen)).split())
    if not any(unicodedata.category(sign)[0] in "LN" or unicodedata.category(sign) == "So" for sign in name):
        raise BadName("A name needs at least one letter, number or picture.")
    if len(name) > LONGEST:
        raise BadName(f"A name has at most {LONGEST} signs; this one has {len(name)}.")
    return name


def guest_name(text: str) -> str:
    """The name as it will be shown, if somebody may be called so who comes to play.

    Raises:
        BadName: as `shown_name`; or it could be taken for a name of the house.

    >>> guest_name("Mika 2")
    'Mika 2'
    """
    name = shown_name(text)
    if _is_of_the_house(name):
        raise BadName("This name could be taken for one of the house itself; choose another one.")
    return name


def _is_of_the_house(name: str) -> bool:
    bare = "".join(sign for sign in name if unicodedata.category(sign)[0] in "LMN").rstrip("0123456789")
    is_marked = _BOT_SIGN in name or any(looks_like(word, "bot") for word in name.split())
    return is_marked or any(looks_like(bare, house) for house in _HOUSE)


def _is_unseen(sign: str) -> bool:
    return unicodedata.category(sign) in _UNSEEN or sign in _BLANK


def _without_towers(text: str) -> str:
    """Leaves two marks above or below a letter; more would run into the lines around."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(sign)
    return "".join(kept)


def apart(name: str, taken: tuple[str, ...]) -> str:
    """The name, or with a number behind it if somebody at the table looks the same.

    >>> apart("Ada", ("ada", "Bo"))
    'Ada 2'
    """
    candidate, number = name, 1
    while any(looks_like(candidate, other) for other in taken):
        number += 1
        candidate = f"{name[: LONGEST - 2]} {number}"
    return candidate
