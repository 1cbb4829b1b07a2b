"""What can be agreed at a table: the game's switches, and a handicap for each seat [LD-R27]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from dicehall.core import AnyGame, BadSetup, OptionValue, Setup
from dicehall.server.hall.denial import Denial
from dicehall.wire.online import BY_EAR, NOT_ONLINE, PACE, paces_of
from dicehall.wire.words import DIE_MS

NO_HANDICAP = 100


def check_options(game: AnyGame, options: Mapping[str, OptionValue], seats: Iterable[int]) -> None:
    """Raises Denial for what the game does not have, what the browser cannot play, and what is set elsewhere.

    Args:
        seats: how many there can be; options that go with one of these numbers are well.
    """
    if PACE in options and paces_of(game):
        raise Denial("bad_setup", f"Option {PACE} is a handicap: it is set at a seat, not for the table.")
    usual = game.variant()
    for name in NOT_ONLINE.get(game.name, ()):
        if options.get(name, default := getattr(usual, name)) != default:
            raise Denial("bad_setup", f"Option {name} cannot be played in the browser yet, only in the terminal.")
    wrong = [_wrong(game, Setup(many, dict(options))) for many in seats]
    if all(wrong):
        raise Denial("bad_setup", f"{wrong[-1]}.")


def _wrong(game: AnyGame, setup: Setup) -> str:
    try:
        game.initial(setup)
    except BadSetup as error:
        return str(error)
    return ""


def check_pace(game: AnyGame, percent: int) -> None:
    """Raises Denial for a handicap that the game does not have."""
    paces = paces_of(game)
    if not paces:
        raise Denial("bad_setup", f"{game.title} knows no handicap.")
    if percent not in paces:
        raise Denial("bad_setup", f"There is no handicap {percent}; there are {', '.join(map(str, paces))}.")


def check_listening(game: AnyGame, die_ms: int) -> None:
    """Raises Denial for dice that are told too fast, and in a game that cannot be played by ear [GB-R18]."""
    shortest, longest = DIE_MS
    if die_ms and game.name not in BY_EAR:
        raise Denial("bad_setup", f"{game.title} cannot be played by ear.")
    if die_ms and not shortest <= die_ms <= longest:
        raise Denial("bad_setup", f"A die is told for {shortest} to {longest} ms, not for {die_ms}.")


def with_paces(options: dict[str, OptionValue], percents: Iterable[int]) -> dict[str, OptionValue]:
    """The switches of a match: those that were agreed, and the handicaps of its seats if there are any."""
    paces = [str(percent) for percent in percents]
    return options if all(pace == str(NO_HANDICAP) for pace in paces) else {**options, PACE: paces}
