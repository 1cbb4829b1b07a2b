"""What a host does beside playing: help, taking moves back, letting a player go, ending the evening."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

from dicehall.cli.overlays import Help, Menu, Next, TextLine, YesNo
from dicehall.cli.told import Party
from dicehall.core import AnyGame
from dicehall.match import counting_moves, move_of
from dicehall.match.rulebook import NoSuchRule, rule_text
from dicehall.tables import Table

Ending = Literal["left", "again", "stopped"]


class Hosted(Protocol):
    """The sitting, as far as its host may reach into it."""

    def undo(self, to: int, why: str, words: str) -> None:
        """Takes all moves after an entry back and says so."""

    def depart(self, seat: int) -> None:
        """Lets a player leave the match for good."""

    def end(self, ending: Ending) -> None:
        """Stops playing."""

    def persons(self) -> tuple[int, ...]:
        """Seats whose players are here, ascending."""


class HostMenu:
    """Everything that lies over the table when the host asks for it."""

    def __init__(self, sitting: Hosted, table: Table, game: AnyGame, party: Party, help: Sequence[str]) -> None:
        self._sitting, self._table, self._game, self._party = sitting, table, game, party
        self._help = (*help, _COMMON_HELP)

    def menu(self) -> Next:
        return Menu(
            "The table is paused.",
            (
                ("?", "help and rules", self.help),
                ("u", "take the last move of a player back", self.undo),
                ("l", "a player leaves the match for good", self.departure),
                ("q", "stop playing; the record is kept and the match can go on later", self.quit),
            ),
        )

    def help(self) -> Next:
        return Help(self._help, self._rule)

    def quit(self) -> Next:
        if not self._game.actors(self._table.state):
            return self._end()
        asks = ("Stop playing?", "The record is kept, and the match can go on later where it stands.")
        return YesNo(asks, self._end)

    def undo(self) -> Next:
        """Back to before the last move of a seat."""
        moves = counting_moves(self._table.record.entries)
        last = next(((number, entry) for number, entry in reversed(moves) if entry.actor.kind == "seat"), None)
        if last is None:
            return YesNo(("No player has made a move yet: there is nothing to take back.",), lambda: None)
        number, entry = last
        move = move_of(entry)
        kind = self._game.notation.format_action(move.action).partition(" ")[0].replace("_", " ")
        what = f"{self._party.name(move.actor.number)}'s move ({kind})"

        def then(why: str) -> Next:
            self._sitting.undo(number - 1, why or "no reason was given", f"Taken back: {what}.")
            return None

        asks = (f"Take back {what} and all that came of it?", "If all agree, type why: it is written in the record.")
        return TextLine(asks, then)

    def departure(self) -> Next:
        items = [(str(seat), self._party.name(seat), self._departing(seat)) for seat in self._sitting.persons()]
        return Menu("Who leaves for good? Points and cards stay; the others play on. [ALL-7]", items)

    def _departing(self, seat: int) -> Callable[[], Next]:
        def go() -> Next:
            self._sitting.depart(seat)
            return None

        return lambda: YesNo((f"{self._party.name(seat)} leaves and cannot come back?",), go)

    def _end(self) -> Next:
        self._sitting.end("left")
        return None

    def _rule(self, id: str) -> str:
        try:
            return rule_text(self._game.name, id)
        except NoSuchRule as error:
            return str(error)


_COMMON_HELP = (
    "At any time: ESC opens the menu and pauses the table; a race under way is then broken off and nobody pays. "
    "Ctrl-C stops; the record is kept, and you are told how to go on with it. "
    "The ids in brackets, like [ALL-10], are rules: type one below to read it."
)
