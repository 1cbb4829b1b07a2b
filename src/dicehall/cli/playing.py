"""`dicehall play --terminal`, from the command line or the first screen to the last match, and what is said then.

Whatever happens, the terminal is given back first; only then something is printed on it.
"""

from __future__ import annotations

import argparse
import os
import secrets
import shlex
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager

from dicehall.cli.arguments import check_resume, choice_of, is_chosen, levels_asked
from dicehall.cli.choice import Choice
from dicehall.cli.evening import Opened, new_table, resumed_table
from dicehall.cli.form import filled_in
from dicehall.cli.hostmenu import Ending
from dicehall.cli.linewise import opened_lines
from dicehall.cli.outside import Outside
from dicehall.cli.remembered import Memory, config_file, recall, records_folder, remember
from dicehall.cli.screens import SCREENS
from dicehall.cli.terminal import has_single_keys, opened_terminal
from dicehall.core import BadSetup
from dicehall.games import GAMES
from dicehall.match import ending, game_of

STOPPED = 130
"""What shells call a command that was stopped by Ctrl-C."""


def play_at_terminal(arguments: argparse.Namespace) -> int:
    """Plays until people have had enough. Raises BadSetup, BadRecord, CannotRead, CannotWrite."""
    farewell: list[str] = []
    with _opened_outside() as outside:
        last = _evening(arguments, outside, farewell)
    for sentence in farewell:
        print(sentence)
    return STOPPED if last == "stopped" else 0


def _opened_outside() -> AbstractContextManager[Outside]:
    return opened_terminal() if has_single_keys() else opened_lines()


def _evening(arguments: argparse.Namespace, outside: Outside, farewell: list[str]) -> Ending:
    seed = secrets.randbits(64) if arguments.seed is None else arguments.seed
    if arguments.resume is not None:
        check_resume(arguments)
        limit_s = arguments.turn_limit or 0
        opened = resumed_table(arguments.resume, levels_asked(arguments), limit_s, seed, outside)
        return _match(opened, limit_s, farewell)
    file = config_file(os.environ)
    memory = recall(file)
    choice = _chosen(arguments, memory, outside)
    if choice is None:
        return "left"
    remember(file, memory.with_choice(choice))
    folder = arguments.records or records_folder(os.environ)
    while True:
        opened = new_table(choice, folder, time.strftime(f"{choice.game}-%Y%m%d-%H%M%S"), seed, outside)
        last = _match(opened, choice.turn_limit_s, farewell)
        if last != "again":
            return last
        seed += 2  # a table uses two seeds


def _chosen(arguments: argparse.Namespace, memory: Memory, outside: Outside) -> Choice | None:
    if is_chosen(arguments):
        choice = choice_of(arguments, memory)
        _check_keys(choice.game)
        return choice
    if not has_single_keys():
        raise BadSetup("the first screen needs a terminal; say what to play instead, as in: --terminal --game king")
    return filled_in(memory, outside)


def _check_keys(game: str) -> None:
    if SCREENS[game].is_race and not has_single_keys():
        title = GAMES[game].title
        raise BadSetup(f"{title} is a race by single keys: it needs a terminal, not pipes and not TERM=dumb")


def _match(opened: Opened, limit_s: int, farewell: list[str]) -> Ending:
    _check_keys(opened.table.record.header.game)
    last = opened.play()
    farewell.extend(_farewell(opened, limit_s))
    return last


def _farewell(opened: Opened, limit_s: int) -> Iterator[str]:
    game = game_of(opened.table.record.header)
    outcome = game.outcome(opened.table.state)
    path = shlex.quote(str(opened.book.path))
    if outcome is not None:
        yield ending(outcome, lambda seat: opened.names[seat - 1])
        yield f"The record: {path}"
    else:
        command = os.environ.get("DICEHALL_COMMAND", "dicehall play")  # `./play` says how it was called
        limit = f" --turn-limit {limit_s}" if limit_s else ""
        yield f"The match can go on: {command} --terminal --resume {path}{limit}"
    if opened.book.missing:
        yield f"{opened.book.missing} lines of the record could not be written: {opened.book.trouble}."
