"""The command line of `dicehall`: what may be written, and what it means."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from dicehall import __version__
from dicehall.cli.choice import Choice, check_choice, game_named, levels_of, seated
from dicehall.cli.deckfile import load_deck
from dicehall.cli.options import changed, read_option
from dicehall.cli.remembered import Memory
from dicehall.cli.screens import SCREENS
from dicehall.core import BadSetup, OptionValue, Setup
from dicehall.match.rulebook import FILES

_PLAYING = ("game", "seats", "players", "bots", "option", "deck", "dice", "turn_limit")
"""Arguments that say what is played, so that the first screen is not needed."""
_TERMINAL = (*_PLAYING, "seed", "records", "resume")
_BROWSER = ("lan", "port", "data")


def parser() -> argparse.ArgumentParser:
    """Everything that may be written."""
    top = argparse.ArgumentParser("dicehall", description="Four published dice games with their complete rules.")
    top.add_argument("--version", action="version", version=f"dicehall {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_play(commands.add_parser("play", help="play in the browser, or at this terminal", description=_PLAY))
    _add_database(commands.add_parser("db", help="copy, check or tidy what a server keeps"))
    _add_serve(commands.add_parser("serve", help="run a server for others", description=_SERVE))
    _add_files(commands.add_parser("record", help="check and read records of matches"), _RECORD, has_json=True)
    _add_files(commands.add_parser("deck", help="check a deck file for Lightning Dice"), _DECK, has_json=False)
    rules = commands.add_parser("rules", help="read the rules of a game")
    rules.add_argument("game", metavar="GAME", help=", ".join(SCREENS))
    rules.add_argument("id", metavar="ID", nargs="?", help="one rule only, such as GB-R6")
    rules.add_argument("--language", choices=tuple(FILES), help="as the locale says (LC_ALL, LC_MESSAGES, LANG)")
    return top


def check_place(arguments: argparse.Namespace) -> None:
    """Raises BadSetup for arguments of the terminal where the browser is played in, and the other way round."""
    here, there = ("terminal", _BROWSER) if arguments.terminal else ("browser", _TERMINAL)
    for name in there:
        given = getattr(arguments, name)
        if given is not None and given is not False and given != []:
            how = "without --terminal" if arguments.terminal else "with --terminal"
            raise BadSetup(f"--{name.replace('_', '-')}: is not for the {here}; it goes {how} only")


def is_chosen(arguments: argparse.Namespace) -> bool:
    """Whether the command line says what to play."""
    return any(getattr(arguments, name) not in (None, []) for name in _PLAYING)


def choice_of(arguments: argparse.Namespace, memory: Memory) -> Choice:
    """The choice that the command line makes, the rest being usual. Raises BadSetup, CannotRead."""
    game = game_named(arguments.game or memory.game or next(iter(SCREENS)))
    options: dict[str, OptionValue] = dict(read_option(game, text) for text in arguments.option)
    if arguments.deck is not None:
        if game.name != "lightning_dice":
            raise BadSetup(f"--deck: {game.title} has no decks to choose; Lightning Dice has")
        options["deck"] = list(load_deck(arguments.deck))
    fewest, most = game.seats
    if arguments.seats is not None and not fewest <= arguments.seats <= most:
        raise BadSetup(f"--seats {arguments.seats}: {game.title} has {fewest} to {most}")
    persons, levels = _who(arguments, memory, fewest, levels_of(game.name))
    screen = SCREENS[game.name]
    choice = Choice(
        game.name,
        seated(persons, levels),
        changed(game, options),
        arguments.dice or screen.dice[0],
        arguments.turn_limit or 0,
    )
    check_choice(choice)
    game.initial(Setup(len(choice.who), choice.options))
    return choice


def check_resume(arguments: argparse.Namespace) -> None:
    """Raises BadSetup for arguments that a resumed match does not ask for: its record says all that."""
    asked = [name for name in (*_PLAYING, "records") if name not in ("bots", "turn_limit")]
    for name in asked:
        if getattr(arguments, name) not in (None, []):
            raise BadSetup(f"--{name}: the record says that; with --resume go --bots, --turn-limit and --seed only")


def levels_asked(arguments: argparse.Namespace) -> tuple[str, ...]:
    """What `--bots` says."""
    return _words(arguments.bots or "")


def _who(
    arguments: argparse.Namespace, memory: Memory, fewest: int, known: Sequence[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names of people and levels of bots; seats that nothing is said about get bots, or people where there are none.

    A person sits at the keyboard unless bots have all the seats that were asked for.
    """
    levels = levels_asked(arguments)
    named = _words(arguments.players or "")
    if arguments.seats is not None and arguments.seats < max(fewest, len(named) + len(levels)):
        who = f" for {len(named)} people and {len(levels)} bots" if named or levels else ""
        raise BadSetup(f"--seats {arguments.seats}{who}: too few")
    is_bare = not levels and not named
    seats = arguments.seats or max(fewest, (len(named) or 1) + len(levels), 3 if known and is_bare else 0)
    persons = named or (() if len(levels) >= seats else memory.known_names()[:1])
    missing = max(0, seats - len(persons) - len(levels))
    if known:
        return persons, (*levels, *[known[len(known) // 2]] * missing)
    free = [name for name in memory.known_names() if name not in persons]
    return (*persons, *free[:missing]), levels


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def _add_play(play: argparse.ArgumentParser) -> None:
    play.add_argument("--terminal", action="store_true", help="play at this terminal instead")
    browser = play.add_argument_group("in the browser")
    browser.add_argument("--lan", action="store_true", help="let others in the local network in")
    _add_port_and_data(browser.add_argument)
    add = play.add_argument_group("at the terminal, with --terminal").add_argument
    add("--game", metavar="G", help=", ".join(SCREENS))
    add("--seats", type=int, metavar="N", help="how many play")
    add("--players", metavar="NAMES", help="people at this keyboard: Anna,Ben")
    add("--bots", metavar="LEVELS", help="bots for the next seats: easy,hard")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated")
    add("--deck", type=Path, metavar="FILE", help="a deck of your own for Lightning Dice")
    add("--dice", choices=("virtual", "real"), help="thrown by the house, or by you")
    add("--turn-limit", type=_seconds, metavar="SECONDS", help="who is in turn for longer forfeits it")
    add("--seed", type=int, metavar="N", help="the same dice and the same bots again, for the same keys")
    add("--records", type=Path, metavar="FOLDER", help="where the record goes")
    add("--resume", type=Path, metavar="FILE", help="go on with a match where its record ends")


def _add_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument(
        "--host", metavar="ADDRESS", help="where to listen: 127.0.0.1 unless said; 0.0.0.0 is everywhere"
    )
    _add_port_and_data(serve.add_argument)
    serve.add_argument("--public-url", metavar="URL", help="where people find it, such as https://dice.example.org")
    serve.add_argument("--trusted-proxy", metavar="ADDRESSES", help="whose X-Forwarded headers are believed")
    serve.add_argument("--metrics-from", metavar="ADDRESSES", help="who may read /metrics, besides this machine")
    serve.add_argument("--log", metavar="STYLE", help="text for people, or json: one object a line")
    serve.add_argument("--kernel-rtt", metavar="ON", help="off: behind a relay that cannot be told from a browser")
    serve.add_argument("--keep-tables-days", metavar="N", help="untouched tables go after so long: 90; 0 is never")
    serve.add_argument("--keep-guests-days", metavar="N", help="guests not seen go after so long: 365; 0 is never")


def _add_database(database: argparse.ArgumentParser) -> None:
    actions = database.add_subparsers(dest="action", required=True, metavar="ACTION")
    backup = actions.add_parser("backup", help="copy everything into a file, also while a server runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    check = actions.add_parser("check", help="say whether everything that is kept is whole")
    prune = actions.add_parser("prune", help="remove what is old; a running server does it by itself, once a day")
    prune.add_argument("--tables-days", type=_days, default=90, metavar="N", help="tables untouched for so long: 90")
    prune.add_argument("--guests-days", type=_days, default=365, metavar="N", help="guests not seen for so long: 365")
    prune.add_argument("--dry-run", action="store_true", help="only count")
    for action in (backup, check, prune):
        action.add_argument("--data", metavar="FOLDER", help="where the server keeps it")


def _add_port_and_data(add: Callable[..., argparse.Action]) -> None:
    add("--port", metavar="N", help="8787 unless said; 0 is any that is free")
    add("--data", metavar="FOLDER", help="where guests, tables and matches are kept")


def _add_files(command: argparse.ArgumentParser, actions: Sequence[tuple[str, str]], *, has_json: bool) -> None:
    of_command = command.add_subparsers(dest="action", required=True, metavar="ACTION")
    for name, about in actions:
        action = of_command.add_parser(name, help=about, description=about)
        action.add_argument("file", type=Path, metavar="FILE")
        if has_json:
            action.add_argument("--json", action="store_true", help="one JSON object for programs")


def _days(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 36_500:
        raise argparse.ArgumentTypeError("a whole number of days from 1 to 36500")
    return int(text)


def _seconds(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 86_400:
        raise argparse.ArgumentTypeError(f"{text!r}: a whole number of seconds, 1 to 86400")
    return int(text)


_PLAY = (
    "Opens a table in the browser. With --terminal and nothing more, a first screen asks what to play at the terminal; "
    "with --terminal and what to play, the match begins at once."
)
_SERVE = (
    "Runs until it is stopped. Each option can be given by a variable too: DICEHALL_HOST, DICEHALL_PORT, "
    "DICEHALL_DATA, DICEHALL_PUBLIC_URL, DICEHALL_TRUSTED_PROXY and so on."
)
_RECORD = (
    ("check", "play a record again and say whether every move was by the rules"),
    ("judge", "judge the races of a record again and say whether each was decided by what was measured"),
    ("verify", "make every sealed draw again and say whether the dice were fair"),
    ("show", "tell a match as a text, with the rule of everything that happened"),
)
_DECK = (("check", "say what is wrong with a deck file, or how long each card takes"),)
