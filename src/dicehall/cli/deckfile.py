"""Deck files of Lightning Dice: reading them for a match, and looking at them card by card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from dicehall.cli.recordfile import CannotRead
from dicehall.games.lightning_dice.cards import Card
from dicehall.games.lightning_dice.decks import parse_card, parse_deck
from dicehall.games.lightning_dice.requirement_parser import parse_requirement
from dicehall.odds.keep_solver import expected_rolls

FEWEST_ROLLS, MOST_ROLLS = 2.5, 10.7
"""Within these every card of the shipped deck lies; others may not."""


class Rated(Struct, frozen=True):
    """A card and how long it takes."""

    card: Card
    rolls: float
    """Expected, with best keeping, from no dice kept."""


def load_deck(path: Path) -> tuple[str, ...]:
    """The lines of a deck file as a setup wants them. Raises BadDeck, CannotRead."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise CannotRead(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise CannotRead(f"{path}: byte {error.start + 1} is no text in UTF-8") from None
    return parse_deck(text)


def rated(lines: tuple[str, ...]) -> Iterator[Rated]:
    """Every card of a deck with its expected rolls, worked out one after the other."""
    for text in lines:
        card = parse_card(text)
        yield Rated(card, expected_rolls(parse_requirement(card.requirement).is_met))


def report(cards: tuple[Rated, ...]) -> Iterator[str]:
    """The deck in words, line by line."""
    for number, one in enumerate(cards, 1):
        remark = "" if FEWEST_ROLLS <= one.rolls <= MOST_ROLLS else "  quick" if one.rolls < FEWEST_ROLLS else "  slow"
        yield f"{number:>4}  {one.rolls:6.2f} rolls{remark:<7}  {one.card.title}: {one.card.requirement}"
    rolls = [one.rolls for one in cards]
    yield f"{len(cards)} cards, {sum(rolls) / len(rolls):.2f} rolls on average, {min(rolls):.2f} to {max(rolls):.2f}."
    named = [face for one in cards for face in parse_requirement(one.card.requirement).named_dice()]
    counts = [named.count(face) for face in range(1, 7)]
    words = ", ".join(f"{count} x {face}" for face, count in enumerate(counts, 1))
    fair = "no seat is favoured" if len(set(counts)) == 1 else "a seat's own number may favour it"
    yield f"Dice asked for by name: {words}: {fair}."
