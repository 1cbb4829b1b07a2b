"""The rules in two languages."""

import re
from difflib import SequenceMatcher

import pytest

from dicehall.games import GAMES
from dicehall.match.rulebook import rules_of, rules_page

NUMBERS = re.compile(r"\d+(?:[.,]\d+)*")


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_ids_in_the_same_order(game: str) -> None:
    english = rules_of(game)
    assert list(rules_of(game, "de")) == list(english)
    assert "ALL-12" in english


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_translated(game: str) -> None:
    english, german = rules_of(game), rules_of(game, "de")
    alike = {id: SequenceMatcher(None, english[id], german[id]).ratio() for id in english}
    assert [id for id, share in alike.items() if share > 0.8] == []
    assert [id for id, words in german.items() if len(words) < 0.5 * len(english[id])] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_name_the_same_rules_in_a_rule(game: str) -> None:
    english, german = rules_of(game), rules_of(game, "de")
    cited = re.compile(r"(?:ALL|GB|KJ|LD|TD)-[A-Z]?\d+")
    assert {id: sorted(cited.findall(words)) for id, words in german.items()} == {
        id: sorted(cited.findall(words)) for id, words in english.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_numbers_in_figures_are_the_same_in_both_languages(game: str) -> None:
    english, german = rules_of(game), rules_of(game, "de")
    assert {id: figures(words, ",", ".") for id, words in english.items()} == {
        id: figures(words, ".", ",") for id, words in german.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_the_german_page_says_that_the_english_text_is_the_law(game: str) -> None:
    assert "Es gilt der englische Text" in rules_page(game, "de").partition("\n| ")[0]


def figures(words: str, thousands: str, point: str) -> list[str]:
    """The numbers written in figures, in ascending order; a language may put them in another order."""
    return sorted(number.replace(thousands, "").replace(point, ".").strip(".") for number in NUMBERS.findall(words))
