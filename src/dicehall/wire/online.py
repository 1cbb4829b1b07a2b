"""What browsers know of the games: their bots and their switches."""

from __future__ import annotations

import re
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from dicehall.bots import BOTS
from dicehall.core import AnyGame
from dicehall.games import GAMES
from dicehall.games.ghost_blitz_dice.state import FIGURES

ONLINE = ("ghost_blitz_dice", "king_of_the_dice_junior", "lightning_dice", "tumblin_dice")
"""Games with a screen in the browser, as they stand on the shelf."""
NOT_ONLINE = {"lightning_dice": ("tournament",)}
"""Switches of those games that need somebody who has no screen there yet, as a judge has none."""
PACE = "pace_percent"
"""The switch of a game that gives each seat a handicap; at a table it is set seat by seat."""
BY_EAR = {"ghost_blitz_dice": len(FIGURES)}
"""Games whose races can be played by ear, and how many dice are told one after the other [GB-R18]."""

Default = bool | int | str


class OptionSeen(Struct, frozen=True):
    """One switch of a game, for the host's form."""

    name: str
    kind: Literal["switch", "number", "words"]
    default: Default
    rule: str
    """The rule that its description cites first."""
    least: int
    most: int
    """Both 0 where `kind` is not a number."""
    choices: tuple[str | int, ...]


class GameSeen(Struct, frozen=True):
    """What the lobby knows of a game."""

    name: str
    title: str
    seats: tuple[int, int]
    """Fewest and most."""
    round_name: str
    levels: tuple[str, ...]
    """Of its bots, worst first."""
    options: tuple[OptionSeen, ...]
    """That the host's form offers: of a game that is played online those that can be set and played there."""
    paces: tuple[int, ...]
    """Handicaps that a seat can have, in hundredths of the usual time; empty if the game knows none."""
    told_dice: int
    """How many dice of a race are told to a seat that listens; 0: the game cannot be played by ear."""


def games_seen() -> tuple[GameSeen, ...]:
    """All of them, in the order of the shelf."""
    return tuple(_game_seen(GAMES[name]) for name in ONLINE)


def _game_seen(game: AnyGame) -> GameSeen:
    hints = get_type_hints(game.variant, include_extras=True)
    printed = game.variant()
    options = [
        _option_seen(name, hints[name], getattr(printed, name))
        for name in game.variant.__struct_fields__
        if _is_offered(game, name, hints[name])
    ]
    return GameSeen(
        game.name,
        game.title,
        game.seats,
        game.round_name,
        tuple(BOTS.get(game.name, {})),
        tuple(options),
        paces_of(game),
        BY_EAR.get(game.name, 0),
    )


def paces_of(game: AnyGame) -> tuple[int, ...]:
    """Handicaps that a seat of this game can have, ascending; empty if it knows none."""
    words = get_type_hints(game.variant).get(PACE)
    return tuple(map(int, get_args(get_args(words)[0]))) if words is not None else ()


def _is_offered(game: AnyGame, name: str, hint: object) -> bool:
    """In the host's form: a list has no control in the browser, and a handicap has its own at each seat."""
    is_list = any(get_origin(part) is tuple for part in get_args(hint))
    return name != PACE and not is_list and name not in NOT_ONLINE.get(game.name, ())


def _option_seen(name: str, hint: object, default: Default) -> OptionSeen:
    if get_origin(hint) is not Annotated:
        raise TypeError(f"option {name} has no description")
    kind, *notes = get_args(hint)
    metas = [note for note in notes if isinstance(note, Meta)]
    rule = re.search(r"\[([A-Z]+-\w+)", " ".join(meta.description or "" for meta in metas))
    if rule is None:
        raise TypeError(f"option {name}: its description cites no rule")
    if get_origin(kind) is Literal:
        return OptionSeen(name, "words", default, rule[1], 0, 0, get_args(kind))
    if kind is bool:
        return OptionSeen(name, "switch", default, rule[1], 0, 0, ())
    least, most = (next(m for meta in metas if (m := getattr(meta, end)) is not None) for end in ("ge", "le"))
    return OptionSeen(name, "number", default, rule[1], int(least), int(most), ())
