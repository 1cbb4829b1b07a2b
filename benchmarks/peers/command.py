"""What both benchmarks with people are asked, and what they do first."""

from __future__ import annotations

import argparse

import msgspec

from benchmarks.peers.machine import allow_many_files, wait_for_quiet
from benchmarks.peers.packages import install
from benchmarks.peers.plan import SERVERS, Server


def parser_of(name: str, words: str | None, tables: int) -> argparse.ArgumentParser:
    """Options that both have.

    Args:
        words: what the benchmark does.
        tables: so many unless said.
    """
    parser = argparse.ArgumentParser(
        prog=f"./bench {name}", description=words, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--short", action="store_true", help="5 tables, 3 rounds")
    parser.add_argument("--tables", type=int, default=tables)
    parser.add_argument("--rounds", type=int, default=20, help="at each table, 30 at most")
    parser.add_argument("--peers", type=_servers, default=SERVERS, help="some of boardgame.io,colyseus,dicehall")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--anyway", action="store_true", help="on a busy machine too; the result is marked")
    return parser


def size_of(asked: argparse.Namespace) -> tuple[int, int]:
    """How many tables, and how many rounds at each."""
    return (5, 3) if asked.short else (asked.tables, asked.rounds)


def prepared(asked: argparse.Namespace) -> bool:
    """Installs what is missing and waits for a quiet machine; whether it is one."""
    install()
    allow_many_files()
    return wait_for_quiet(anyway=asked.anyway)


def _servers(text: str) -> tuple[Server, ...]:
    """Raises argparse.ArgumentTypeError."""
    try:
        return msgspec.convert(text.split(","), tuple[Server, ...])
    except msgspec.ValidationError:
        raise argparse.ArgumentTypeError(f"{text!r}: some of {','.join(SERVERS)}") from None
