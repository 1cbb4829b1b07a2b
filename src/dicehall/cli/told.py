"""What people at this keyboard have been told: the last update, the last events, and all sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from dicehall.cli.paint import Line, dim, line, printable
from dicehall.cli.screens.screen import DiceKind, Sight
from dicehall.core import AnyGame, Event
from dicehall.tables import NotNow, Update

_KEPT_EVENTS = 60
_ROOM_BESIDE = 9
"""Rows of a frame beside the table: title, two lines, three sentences, the bright line, one below it, the footer."""


class Party(Struct, frozen=True):
    """Who plays, and with what."""

    names: tuple[str, ...]
    """By seat."""
    persons: tuple[int, ...]
    """Seats whose players sit at this keyboard, ascending."""
    dice: DiceKind = "virtual"

    def name(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self.names[seat - 1]


class Told:
    """Keeps what a table has said to everybody."""

    def __init__(self, game: AnyGame, party: Party, tells: Callable[[Event], bool]) -> None:
        self._game, self._party, self._tells = game, party, tells
        self._last: Update | None = None
        self._recent: tuple[Event, ...] = ()
        self.said: list[Line] = []
        """All sentences, the newest last."""

    @property
    def last(self) -> Update:
        """What the table said last. Raises NotNow before the start."""
        if self._last is None:
            raise NotNow("the table has not said anything yet")
        return self._last

    def update(self, update: Update) -> None:
        """Something has happened."""
        self._last = update
        self._recent = (*self._recent, *update.events)[-_KEPT_EVENTS:]
        for event in filter(self._tells, update.events):
            sentence = self._game.sentence(event, self._party.name)
            self.said.append(line(dim("- "), printable(sentence), dim(f" [{event.rule}]")))

    def say(self, words: str) -> None:
        """A sentence of the house."""
        self.said.append(line(dim("- "), printable(words)))

    def sight(self, marks: Mapping[int, tuple[int, ...]], rows: int) -> Sight:
        """What a screen draws.

        Args:
            rows: of the window.
        """
        last, party = self.last, self._party
        gone: tuple[int, ...] = getattr(last.view, "left", ())  # by seat number; every view of ours says so
        return Sight(
            last.view,
            last.acting,
            party.names,
            party.persons,
            gone,
            marks,
            last.round,
            self._recent,
            last.outcome,
            party.dice,
            rows - _ROOM_BESIDE,
        )
