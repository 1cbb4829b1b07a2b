"""Decks as lines of text, `Title: requirement`, one a card; no lines at all stand for the shipped deck.

The picture of such a card follows from its requirement, so nobody has to draw one.

Columns and lines of errors count from 1, and so do cards. Nothing here opens a file: whoever does hands its text to
`parse_deck`, which gives the lines that go into a setup.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from msgspec import Struct

from dicehall.core import BadNotation, BadSetup
from dicehall.games.lightning_dice.cards import DECK, Card
from dicehall.games.lightning_dice.requirement_parser import parse_requirement
from dicehall.games.lightning_dice.requirements import DICE, FACES, Requirement

MOST_CARDS = 200
LONGEST_LINE = 200
LONGEST_TITLE = 40
_THROWS = tuple(combinations_with_replacement(FACES, DICE))


class BadDeck(BadSetup):
    """A deck with a line that is no card, or with too few or too many cards."""

    def __init__(self, line: int, column: int, reason: str) -> None:
        super().__init__(f"deck, line {line}, column {column}: {reason}")
        self.line, self.column, self.reason = line, column, reason


class Deck(Struct, frozen=True):
    """The cards of a match, ready to be asked."""

    cards: tuple[Card, ...]
    throws: tuple[frozenset[tuple[int, ...]], ...]
    """For each card the throws that meet it, faces ascending: only ever looked into, never walked through."""

    def is_met(self, card: int, faces: tuple[int, ...]) -> bool:
        """Whether six faces in any order meet a card; cards count from 1.

        >>> deck_of(("Full rainbow: exactly 1 2 3 4 5 6",)).is_met(1, (6, 5, 4, 3, 2, 1))
        True
        """
        return tuple(sorted(faces)) in self.throws[card - 1]


@lru_cache(maxsize=64)
def deck_of(lines: tuple[str, ...]) -> Deck:
    """The deck of a setup; `()` is the shipped one. Raises BadDeck, with the number of the card as line."""
    cards = tuple(_card(text, number) for number, text in enumerate(lines, 1)) if lines else DECK
    _check_size(cards, line=len(lines))
    return Deck(cards, tuple(frozenset(_met_throws(parse_requirement(card.requirement))) for card in cards))


def parse_deck(text: str) -> tuple[str, ...]:
    """The lines of a deck file as a setup wants them. `#` starts a comment; blank lines do not count.

    Raises:
        BadDeck: names the line and column of the file and what is wrong there.

    >>> parse_deck("# mine\\n\\nTwins: Three  pairs  # easy\\n")
    ('Twins: three pairs',)
    """
    lines = text.splitlines()
    bare = [(number, line.partition("#")[0].rstrip()) for number, line in enumerate(lines, 1)]
    cards = tuple(_card(line, number) for number, line in bare if line)
    _check_size(cards, line=max(len(lines), 1))
    return tuple(map(format_card, cards))


def format_card(card: Card) -> str:
    """A card as one line.

    >>> format_card(Card("Twins", "three pairs", (2, 2, 3, 3, 6, 6), 7.23))
    'Twins: three pairs'
    """
    return f"{card.title}: {card.requirement}"


def parse_card(line: str) -> Card:
    """The card that a line stands for, its requirement in canonical words. Raises BadDeck."""
    return _card(line, 1)


def _card(line: str, number: int) -> Card:
    if len(line) > LONGEST_LINE:
        raise BadDeck(number, LONGEST_LINE + 1, f"longer than {LONGEST_LINE} characters")
    title, colon, text = line.partition(":")
    if not colon:
        raise BadDeck(number, len(line) + 1, f"expected 'Title: requirement', with a colon, not {line!r}")
    requirement = _requirement(text, number, len(title) + 1)
    return Card(_title(title, number), str(requirement), picture_of(requirement))


def _title(text: str, number: int) -> str:
    title = " ".join(text.split())
    if not 1 <= len(title) <= LONGEST_TITLE or not title.isprintable() or "#" in title:
        raise BadDeck(number, 1, f"expected a title of 1 to {LONGEST_TITLE} signs without '#', not {text!r}")
    return title


def _requirement(text: str, number: int, start: int) -> Requirement:
    try:
        requirement = parse_requirement(text)
    except BadNotation as error:
        raise BadDeck(number, start + error.position + 1, f"{error.reason}, in {text.strip()!r}") from None
    if not _met_throws(requirement):
        column = start + len(text) - len(text.lstrip()) + 1
        raise BadDeck(number, column, f"no six dice can do it: {str(requirement)!r}")
    return requirement


@lru_cache(maxsize=1024)
def picture_of(requirement: Requirement) -> tuple[int, ...]:
    """Six dice that show what is asked for, blank (0) where a die may show anything [LD-R26].

    Of the throws that meet it one with many numbers is taken, so that no die looks asked for that is not.

    >>> picture_of(parse_requirement("show 2 4 6")), picture_of(parse_requirement("all odd"))
    ((2, 4, 6, 0, 0, 0), (1, 1, 3, 3, 5, 5))
    """
    throws = _met_throws(requirement)
    met = frozenset(throws)
    shown = max(throws, key=lambda faces: (len(set(faces)), -max(map(faces.count, faces))))
    for die in reversed(range(DICE)):
        without = shown[:die] + shown[die + 1 :]
        if is_always_met(without, met):
            shown = without
    return (*shown, *(0,) * (DICE - len(shown)))


def is_always_met(shown: Sequence[int], met: Collection[tuple[int, ...]]) -> bool:
    """Whether these dice are enough, whatever the rest of the six shows [LD-R26].

    Args:
        met: the throws that meet the requirement, faces ascending.

    >>> is_always_met((1, 2, 3, 5, 5), {(1, 2, 3, 5, 5, 5)})
    False
    """
    rests = combinations_with_replacement(FACES, DICE - len(shown))
    return all(tuple(sorted((*shown, *rest))) in met for rest in rests)


@lru_cache(maxsize=1024)
def _met_throws(requirement: Requirement) -> tuple[tuple[int, ...], ...]:
    return tuple(faces for faces in _THROWS if requirement.is_met(faces))


def _check_size(cards: tuple[Card, ...], line: int) -> None:
    if not 1 <= len(cards) <= MOST_CARDS:
        raise BadDeck(line, 1, f"{len(cards)} cards: a deck has 1 to {MOST_CARDS}")
