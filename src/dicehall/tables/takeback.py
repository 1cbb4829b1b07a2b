"""Taking a move back by consent, in turn games and never past a roll."""

from __future__ import annotations

from dicehall.core import Refusal, seat
from dicehall.match import counting_moves
from dicehall.tables.messages import AnswerTakeBack, AskTakeBack, NotAllowed, TakeBackAsked, TakeBackClosed
from dicehall.tables.openmatch import OpenMatch

_IN_RACE = Refusal("ALL-8", "In a race nothing is taken back.")
_ROLLING = Refusal("ALL-3", "A roll or a draw has begun; nothing is taken back past it.")
_ASKED_ALREADY = Refusal("ALL-4", "That has been asked already; wait for the answers.")
_NOT_LAST = Refusal("ALL-3", "Only the very last move can be taken back, by whoever made it, and no roll or draw.")
_NOT_ASKED = Refusal("ALL-4", "Nobody is asking you to take a move back.")


class TakeBacks:
    """At most one open question at a table: may this seat have its last move back?"""

    def __init__(self, match: OpenMatch) -> None:
        self._match = match
        self._asking = 0
        """The seat that asks; 0: nobody does."""
        self._to = 0
        self._missing: list[int] = []
        """Seats whose answer is still awaited."""

    def ask(self, number: int, message: AskTakeBack) -> None:
        """Asks every other person; with none, the move is taken back at once."""
        match = self._match
        moves = counting_moves(match.entries)
        if self._asking:
            match.tell(number, NotAllowed(message.id, _ASKED_ALREADY))
        elif match.is_in_race():
            match.tell(number, NotAllowed(message.id, _IN_RACE))
        elif any(actor.kind == "chance" for actor in match.actors):
            match.tell(number, NotAllowed(message.id, _ROLLING))
        elif not moves or moves[-1][1].actor != seat(number):
            match.tell(number, NotAllowed(message.id, _NOT_LAST))
        else:
            self._asking, self._to = number, moves[-1][0] - 1
            self._missing = [other for other in match.seating.persons() if other != number]
            for other in self._missing:
                match.tell(other, TakeBackAsked(number))
            self._settle_if_all_agree()

    def answer(self, number: int, message: AnswerTakeBack) -> None:
        """One seat agrees or not; a single no is enough."""
        if number not in self._missing:
            self._match.tell(number, NotAllowed(message.id, _NOT_ASKED))
        elif not message.agree:
            self.close(agreed=False)
        else:
            self._missing.remove(number)
            self._settle_if_all_agree()

    def question_for(self, number: int) -> TakeBackAsked | None:
        """What this seat has still to answer."""
        return TakeBackAsked(self._asking) if number in self._missing else None

    def close(self, *, agreed: bool) -> None:
        """Ends the question, if there is one."""
        asking, self._asking, self._missing = self._asking, 0, []
        if not asking:
            return
        self._match.tell_everyone(TakeBackClosed(asking, agreed))
        if agreed:
            self._match.undo(self._to, by=f"seat {asking}", why="taken back, and all agreed")

    def _settle_if_all_agree(self) -> None:
        if not self._missing:
            self.close(agreed=True)
