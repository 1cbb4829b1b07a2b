"""The numbered rules of a game as they ship in the package, for people at the table.

The English text is the law; its hash stands in records. Translations have the same ids in the same order.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias

from dicehall.core import DicehallError

Language: TypeAlias = Literal["en", "de"]

FILES: Mapping[Language, str] = {"en": "RULES.md", "de": "RULES.de.md"}
"""Beside the games, and in the folder of each."""

_ROW = re.compile(r"^\| ((?:ALL|GB|KJ|LD|TD)-[A-Z]?\d+) \| (.*?) \|(?: .*\|)?$", re.MULTILINE)


class NoSuchRule(DicehallError):
    """An id that neither the game nor the common rules have."""


def rules_page(game: str, language: Language = "en") -> str:
    """The game's whole page, as it is written."""
    return (files("dicehall.games") / game / FILES[language]).read_text("utf-8")


@lru_cache
def rules_of(game: str, language: Language = "en") -> Mapping[str, str]:
    """The text of every rule of a game and of those that all games share, by id, in their order."""
    common = (files("dicehall.games") / FILES[language]).read_text("utf-8")
    return {id: _plain(words) for id, words in _ROW.findall(rules_page(game, language)) + _ROW.findall(common)}


def rule_text(game: str, id: str, language: Language = "en") -> str:
    """One rule in words; `r6` and `6` stand for the game's own ids. Raises NoSuchRule."""
    rules = rules_of(game, language)
    prefix = next(iter(rules)).partition("-")[0]
    wanted = id.strip().strip("[]").upper()
    for known in (wanted, f"{prefix}-{wanted}"):
        if known in rules:
            return f"{known}: {rules[known]}"
    raise NoSuchRule(f"no rule {id!r}; the ids are {', '.join(rules)}")


def _plain(words: str) -> str:
    return re.sub(r"[`*]", "", words).replace("\\|", "|")
