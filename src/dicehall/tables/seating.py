"""Who sits where and what is agreed, before the start and after."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from dicehall.bots.bot import Bot
from dicehall.core import AnyGame, BadSetup, DicehallError, OptionValue, Setup
from dicehall.match import OptionSet, Seated

Kind = Literal["person", "bot", "empty"]


class NotSeated(DicehallError):
    """A message for a seat in which nobody who sends messages sits."""


class Place(Struct):
    """One seat of a table and who has it now."""

    player: str = ""
    kind: Kind = "empty"
    bot: Bot[object] | None = None


class Seating:
    """The seats and the setup of one table; changes come back as log entries."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        game.initial(setup)  # BadSetup now, not at the start
        self._game = game
        self.setup = setup
        self.places: dict[int, Place] = {number: Place() for number in range(1, setup.seats + 1)}
        self._before_leaving: dict[int, Place] = {}
        self._persons: tuple[int, ...] | None = None
        """Asked for many times between two changes; None: to be looked up."""

    def sit(self, seat: int, player: str, bot: Bot[object] | None, at_ms: int) -> Seated:
        """A person, or a bot, takes a seat from whoever has it. Raises NotSeated for a seat that is not there."""
        if seat not in self.places:
            raise NotSeated(f"seat {seat}: this table has seats 1 to {self.setup.seats}")
        kind: Kind = "person" if bot is None else "bot"
        self._put(seat, Place(player, kind, bot))
        return Seated(seat, player, kind, at_ms)

    def restore(self, entry: Seated) -> None:
        """As a log says it; a bot's place waits for its bot."""
        if entry.kind == "empty":
            self.empty(entry.seat, entry.at_ms)
        else:
            self._put(entry.seat, Place(entry.player, entry.kind))

    def empty(self, seat: int, at_ms: int) -> Seated:
        """Nobody sits here any more."""
        self._before_leaving[seat] = self.places[seat]
        self._put(seat, Place())
        return Seated(seat, "", "empty", at_ms)

    def bring_back(self, left: tuple[int, ...], at_ms: int) -> tuple[Seated, ...]:
        """Whoever left, and has not left any more after an undo, sits there again.

        Args:
            left: seats that have still left.
        """
        back = [number for number, place in self.places.items() if place.kind == "empty" and number not in left]
        for number in back:
            self._put(number, self._before_leaving[number])
        return tuple(Seated(number, self.places[number].player, self.places[number].kind, at_ms) for number in back)

    def set_option(self, name: str, value: OptionValue, at_ms: int) -> OptionSet:
        """Changes what is agreed. Raises BadSetup, and then nothing has changed."""
        setup = replace(self.setup, options={**self.setup.options, name: value})
        self._game.initial(setup)
        self.setup = setup
        return OptionSet(name, value, at_ms)

    def _put(self, seat: int, place: Place) -> None:
        self.places[seat], self._persons = place, None

    def persons(self) -> tuple[int, ...]:
        """Seats in which a person sits, ascending."""
        if self._persons is None:
            self._persons = tuple([number for number, place in self.places.items() if place.kind == "person"])
        return self._persons

    def bots(self) -> tuple[tuple[int, Bot[object]], ...]:
        """Seats that a bot plays, ascending."""
        return tuple([(number, place.bot) for number, place in self.places.items() if place.bot is not None])

    def check_bots(self) -> None:
        """Raises BadSetup while the bot of a seat has not come back after a restart."""
        missing = [str(number) for number, place in self.places.items() if place.kind == "bot" and place.bot is None]
        if missing:
            raise BadSetup(f"the bot of seat {', '.join(missing)} is missing; seat it again first")

    def check_full(self) -> None:
        """Raises BadSetup while a seat is empty."""
        free = [str(number) for number, place in self.places.items() if place.kind == "empty"]
        if free:
            raise BadSetup(f"nobody sits in seat {', '.join(free)}; a bot can [{self._game.title}]")

    def check_person(self, seat: int) -> None:
        """Raises NotSeated unless a person sits there."""
        if seat not in self.places or self.places[seat].kind != "person":
            raise NotSeated(f"seat {seat}: no person sits there")
