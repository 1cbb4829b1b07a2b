"""What was chosen last time, so that the first screen need not be filled in again.

A convenience: a file that cannot be read is as good as none, and one that cannot be written is left alone.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from dicehall.cli.choice import USUAL_NAMES, Choice
from dicehall.cli.screens import SCREENS


class Memory(Struct, frozen=True):
    """Last choices."""

    game: str = ""
    choices: dict[str, Choice] = {}
    """By game."""
    names: tuple[str, ...] = ()
    """People who have sat at this keyboard, the last first."""

    def known_names(self) -> tuple[str, ...]:
        """Names to propose: those who were here, then some that nobody has."""
        return tuple(dict.fromkeys((*self.names, *USUAL_NAMES)))

    def with_choice(self, choice: Choice) -> Memory:
        """The memory once this has been chosen."""
        here = [choice.who[seat - 1].name for seat in choice.persons]
        names = tuple(dict.fromkeys((*here, *self.names)))[:16]
        return Memory(choice.game, {**self.choices, choice.game: choice}, names)


def config_file(environment: Mapping[str, str]) -> Path:
    """Where the memory is kept, by the XDG rules."""
    home = environment.get("XDG_CONFIG_HOME") or Path(environment.get("HOME") or "~").expanduser() / ".config"
    return Path(home) / "dicehall" / "choices.json"


def records_folder(environment: Mapping[str, str]) -> Path:
    """Where records go unless the user says so, by the XDG rules."""
    home = environment.get("XDG_DATA_HOME") or Path(environment.get("HOME") or "~").expanduser() / ".local" / "share"
    return Path(home) / "dicehall" / "records"


def recall(file: Path) -> Memory:
    """The memory; an empty one if there is none that can be read."""
    try:
        memory = msgspec.json.decode(file.read_bytes(), type=Memory)
    except (OSError, msgspec.DecodeError):
        return Memory()
    known = {game: choice for game, choice in memory.choices.items() if game in SCREENS and choice.game == game}
    return Memory(memory.game if memory.game in SCREENS else "", known, memory.names)


def remember(file: Path, memory: Memory) -> None:
    """Keeps the memory for the next time, if it can be kept."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_suffix(f".{os.getpid()}")
        unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(memory)))
        unfinished.replace(file)
