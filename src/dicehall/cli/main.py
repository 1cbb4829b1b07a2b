"""The command `dicehall`. Exit codes: 0 all is well, 1 a check has failed, 2 what was asked for cannot be done."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence

from dicehall.cli.arguments import check_place, parser
from dicehall.cli.choice import game_named
from dicehall.cli.deckfile import load_deck, rated, report
from dicehall.cli.judging import judgement
from dicehall.cli.language import language_of
from dicehall.cli.paint import printable
from dicehall.cli.playing import play_at_terminal
from dicehall.cli.records import as_json, checked, shown, transcript_lines
from dicehall.cli.serve import play_in_browser, serve
from dicehall.cli.verifying import verified_file
from dicehall.core import BadSetup, DicehallError
from dicehall.games.lightning_dice.decks import BadDeck
from dicehall.match import BadRecord
from dicehall.match.rulebook import rule_text, rules_page

OK, FAILED, BAD_USE = 0, 1, 2


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and gives its exit code; what the user has caused is said in a sentence, never raised."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without UTF-8 shows `?` for what it does not have
    arguments = parser().parse_args(argv)
    try:
        code = _COMMANDS[arguments.command](arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has had enough, as `head` has
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except (DicehallError, OSError) as error:
        print(printable(f"dicehall: {_file_of(arguments, error)}{error}"), file=sys.stderr)
        return BAD_USE
    return code


def _file_of(arguments: argparse.Namespace, error: Exception) -> str:
    """The file of which an error names only the line."""
    name = {BadRecord: "resume", BadDeck: "deck"}.get(type(error))
    path = getattr(arguments, "file", None) or getattr(arguments, name, None) if name else None
    return f"{path}, " if path else ""


def _play(arguments: argparse.Namespace) -> int:
    check_place(arguments)
    return play_at_terminal(arguments) if arguments.terminal else play_in_browser(arguments)


def _record(arguments: argparse.Namespace) -> int:
    if arguments.action == "check":
        found = checked(arguments.file)
        print(as_json(found) if arguments.json else found.sentence())
        return OK if found.ok else FAILED
    if arguments.action == "judge":
        judged = judgement(arguments.file)
        print(as_json(judged) if arguments.json else judged.sentence())
        return OK if judged.ok else FAILED
    if arguments.action == "verify":
        told = verified_file(arguments.file)
        print(as_json(told) if arguments.json else "\n".join(told.sentences()))
        return OK if told.ok else FAILED
    if arguments.json:
        print(as_json(shown(arguments.file)))
    else:
        for sentence in transcript_lines(arguments.file):
            print(sentence)
    return OK


def _deck(arguments: argparse.Namespace) -> int:
    try:
        cards = tuple(rated(load_deck(arguments.file)))
    except BadSetup as error:
        print(f"{arguments.file}: {error}")
        return FAILED
    for sentence in report(cards):
        print(sentence)
    return OK


def _rules(arguments: argparse.Namespace) -> int:
    game = game_named(arguments.game)
    language = arguments.language or language_of(os.environ)
    print(rule_text(game.name, arguments.id, language) if arguments.id else rules_page(game.name, language))
    return OK


def _db(arguments: argparse.Namespace) -> int:
    from dicehall.cli.database import database  # noqa: PLC0415  # with the hall behind it, which others do not need

    return database(arguments)


_COMMANDS: Mapping[str, Callable[[argparse.Namespace], int]] = {
    "play": _play,
    "serve": serve,
    "db": _db,
    "record": _record,
    "deck": _deck,
    "rules": _rules,
}
