"""What has been chosen to be played: checked against the game, and turned into a party at a table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from dicehall.bots import BOTS
from dicehall.cli.paint import cells, listed
from dicehall.cli.screens import SCREENS
from dicehall.cli.screens.screen import DiceKind
from dicehall.core import AnyGame, BadSetup, OptionValue
from dicehall.games import GAMES

LONGEST_NAME = 14
BOT_NAMES = ("Ada", "Blaise", "Carl", "Daniel", "Emmy", "Florence", "Girolamo", "Hypatia")
USUAL_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")


class Who(Struct, frozen=True):
    """Who sits in a seat."""

    name: str = ""
    level: str = ""
    """Of a bot; empty: a person."""


class Choice(Struct, frozen=True):
    """All that a host says before a match."""

    game: str
    who: tuple[Who, ...]
    """By seat."""
    options: dict[str, OptionValue] = {}
    """Those that differ from the defaults."""
    dice: DiceKind = "virtual"
    turn_limit_s: int = 0
    """0: nobody is hurried."""

    @property
    def persons(self) -> tuple[int, ...]:
        """Seats whose players sit at this keyboard, ascending."""
        return tuple(seat for seat, who in enumerate(self.who, 1) if not who.level)


def game_named(name: str) -> AnyGame:
    """A game by its name or the beginning of it. Raises BadSetup."""
    wanted = name.lower().replace("-", "_").replace(" ", "_")
    found = [known for known in SCREENS if known.startswith(wanted)]
    if len(found) != 1:
        raise BadSetup(f"game {name!r}: there are {', '.join(SCREENS)}")
    return GAMES[found[0]]


def levels_of(game: str) -> tuple[str, ...]:
    """Levels of the game's bots, the weakest first; empty where it has none."""
    return () if SCREENS[game].why_no_bots else tuple(BOTS[game])


def check_choice(choice: Choice) -> None:
    """Raises BadSetup with the first thing that cannot be played so."""
    game, screen = GAMES[choice.game], SCREENS[choice.game]
    fewest, most = game.seats
    if not fewest <= len(choice.who) <= most:
        raise BadSetup(f"{len(choice.who)} seats: {game.title} has {fewest} to {most}")
    if choice.dice not in screen.dice:
        raise BadSetup(f"{choice.dice} dice: {screen.why_dice}")
    if len(choice.persons) > screen.most_persons:
        raise BadSetup(f"{len(choice.persons)} people: {screen.most_persons} fit at one keyboard in {game.title}")
    if choice.turn_limit_s and not screen.has_turns:
        raise BadSetup(f"a limit of {choice.turn_limit_s} s: nobody is in turn in {game.title}, all play at once")
    for who in choice.who:
        _check_level(choice.game, who)
    names = [who.name for who in choice.who]
    for who in choice.who:
        if not who.level:
            check_name(who.name)
        if names.count(who.name) > 1:
            raise BadSetup(f"name {who.name!r}: two players are called so")


def check_name(name: str) -> None:
    """Raises BadSetup for a name of a person that cannot be shown or is too long."""
    if not name.strip() or not name.isprintable():
        raise BadSetup(f"name {name!r}: a name needs signs that can be seen")
    if cells(name) > LONGEST_NAME:
        raise BadSetup(f"name {name!r}: it is longer than {LONGEST_NAME} signs")


def seated(persons: Sequence[str], levels: Sequence[str]) -> tuple[Who, ...]:
    """People first, then bots, each with a name of its own that says its level."""
    free = (name for name in BOT_NAMES if name not in persons)
    people = tuple(Who(name) for name in persons)
    return (*people, *(Who(f"{name} ({level})", level) for name, level in zip(free, levels, strict=False)))


def level_in(name: str) -> str:
    """The level that a bot's name says; empty if it says none.

    >>> level_in("Ada (hard)"), level_in("Anna")
    ('hard', '')
    """
    head, _, tail = name.rpartition(" (")
    return tail.removesuffix(")") if head and tail.endswith(")") else ""


def _check_level(game: str, who: Who) -> None:
    levels = levels_of(game)
    if not who.level:
        return
    if not levels:
        raise BadSetup(f"bot {who.level!r}: {SCREENS[game].why_no_bots}")
    if who.level not in levels:
        raise BadSetup(f"bot {who.level!r}: there are {listed(levels)}")
