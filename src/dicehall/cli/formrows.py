"""The rows of the first screen: each shows one thing that is chosen and gives the choice with another value.

Nothing is changed in place: a row's functions return a new choice, so what a row does can be looked at by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from dicehall.cli.choice import Choice, Who, check_name, levels_of, seated
from dicehall.cli.deckfile import load_deck
from dicehall.cli.options import Option, changed, options_of, read_value, shown_value
from dicehall.cli.remembered import Memory
from dicehall.cli.screens import SCREENS
from dicehall.core import OptionValue
from dicehall.games import GAMES

LIMITS_S = (0, 15, 30, 60, 120, 300)
_LIMIT = "Who is in turn for longer forfeits it [ALL-9]."
_DICE = {
    "virtual": "The house throws the dice.",
    "real": "You throw your own dice and type what they show.",
}


class Row(Struct, frozen=True):
    """One thing that can be chosen."""

    label: str
    value: str
    about: str
    step: Callable[[int], Choice]
    """The choice with the next value (1), or the one before (-1)."""
    write: Callable[[str], Choice] | None = None
    """The choice with what was typed; None where nothing is to be typed. Raises DicehallError."""
    typed: str = ""
    """What stands in the line when typing begins."""


def usual_choice(game: str, memory: Memory) -> Choice:
    """A person against two bots; where there are no bots, as few people as can play."""
    fewest = GAMES[game].seats[0]
    names, levels = memory.known_names(), levels_of(game)
    who = seated(names[:1], levels[:2]) if levels else seated(names[:fewest], ())
    return Choice(game, who, dice=SCREENS[game].dice[0])


def rows_of(choice: Choice, memory: Memory) -> list[Row]:
    """All that can be chosen, from the top down."""
    game, screen = GAMES[choice.game], SCREENS[choice.game]
    fewest, most = game.seats
    limit = f"{choice.turn_limit_s} seconds" if choice.turn_limit_s else "none"
    return [
        Row("Game", game.title, f"LEFT RIGHT: one of {len(SCREENS)} games.", partial(_next_game, choice, memory)),
        Row("Seats", str(len(choice.who)), f"For {fewest} to {most} players.", partial(_next_seats, choice, memory)),
        *(_seat_row(choice, seat, memory) for seat in range(1, len(choice.who) + 1)),
        Row("Dice", choice.dice, screen.why_dice or _DICE[choice.dice], partial(_next_dice, choice)),
        *([Row("Limit for a turn", limit, _LIMIT, partial(_next_limit, choice))] if screen.has_turns else []),
        *(_option_row(choice, option) for option in options_of(game)),
    ]


def _seat_row(choice: Choice, seat: int, memory: Memory) -> Row:
    who, levels = choice.who[seat - 1], levels_of(choice.game)
    about = f"LEFT RIGHT: a person or a bot ({', '.join(levels)}). ENTER: a person's name."
    if not levels:
        about = f"ENTER: the name. {SCREENS[choice.game].why_no_bots}."
    value = who.name if who.level else f"{who.name}, here at the keyboard"
    write = None if who.level else partial(_named, choice, seat)
    return Row(f"Seat {seat}", value, about, partial(_next_player, choice, seat, memory), write, who.name)


def _option_row(choice: Choice, option: Option) -> Row:
    value = choice.options.get(option.name, option.default)
    shown = shown_value(value)
    about = option.about
    if option.name == "deck":
        shown = f"{len(value)} cards of your own" if isinstance(value, list) and value else "the shipped fifty"
        about += " ENTER: the name of a deck file, or nothing for the shipped ones."
    elif option.is_list:
        about += " ENTER: words with commas."
    typed = "" if option.is_list else shown
    write = None if option.values else partial(_written, choice, option)
    return Row(option.name.replace("_", " "), shown, about, partial(_next_value, choice, option), write, typed)


def _next_game(choice: Choice, memory: Memory, by: int) -> Choice:
    games = list(SCREENS)
    game = games[(games.index(choice.game) + by) % len(games)]
    return memory.choices.get(game) or usual_choice(game, memory)


def _next_seats(choice: Choice, memory: Memory, by: int) -> Choice:
    fewest, most = GAMES[choice.game].seats
    count = max(fewest, min(most, len(choice.who) + by))
    who = choice.who[:count]
    while len(who) < count:
        who = (*who, _newcomer(choice, who, memory))
    return replace(choice, who=who)


def _newcomer(choice: Choice, who: tuple[Who, ...], memory: Memory) -> Who:
    levels = levels_of(choice.game)
    return _bot(who, levels[len(levels) // 2]) if levels else _person(who, memory)


def _person(others: tuple[Who, ...], memory: Memory) -> Who:
    taken = [other.name for other in others]
    return Who(next(name for name in memory.known_names() if name not in taken))


def _bot(others: tuple[Who, ...], level: str) -> Who:
    taken = [other.name.partition(" (")[0] for other in others]
    return seated(taken, (level,))[-1]


def _next_player(choice: Choice, seat: int, memory: Memory, by: int) -> Choice:
    """A person, then the levels of bots, round and round; a bot keeps its name when its level changes."""
    kinds = ("", *levels_of(choice.game))
    who = choice.who[seat - 1]
    level = kinds[(kinds.index(who.level) + by) % len(kinds)]
    others = (*choice.who[: seat - 1], *choice.who[seat:])
    if not level:
        new = _person(others, memory)
    elif who.level:
        new = Who(f"{who.name.partition(' (')[0]} ({level})", level)
    else:
        new = _bot(others, level)
    return _with_player(choice, seat, new)


def _named(choice: Choice, seat: int, name: str) -> Choice:
    name = " ".join(name.split())
    check_name(name)
    return _with_player(choice, seat, Who(name))


def _with_player(choice: Choice, seat: int, who: Who) -> Choice:
    return replace(choice, who=(*choice.who[: seat - 1], who, *choice.who[seat:]))


def _next_dice(choice: Choice, by: int) -> Choice:
    kinds = SCREENS[choice.game].dice
    return replace(choice, dice=kinds[(kinds.index(choice.dice) + by) % len(kinds)])


def _next_limit(choice: Choice, by: int) -> Choice:
    at = LIMITS_S.index(choice.turn_limit_s) if choice.turn_limit_s in LIMITS_S else 0
    return replace(choice, turn_limit_s=LIMITS_S[(at + by) % len(LIMITS_S)])


def _next_value(choice: Choice, option: Option, by: int) -> Choice:
    return _with_option(choice, option, option.after(choice.options.get(option.name, option.default), by))


def _written(choice: Choice, option: Option, words: str) -> Choice:
    if option.name == "deck":
        return _with_option(choice, option, list(load_deck(Path(words).expanduser())) if words else [])
    return _with_option(choice, option, read_value(option, words))


def _with_option(choice: Choice, option: Option, value: OptionValue) -> Choice:
    return replace(choice, options=changed(GAMES[choice.game], {**choice.options, option.name: value}))
