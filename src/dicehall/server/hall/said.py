"""What a browser said, as the match's table understands it."""

from __future__ import annotations

from math import hypot

from dicehall.core import AnyGame
from dicehall.games.tumblin_dice.actions import Throw
from dicehall.match import Aim
from dicehall.match.flight import DISC_MM
from dicehall.tables import AnswerTakeBack, AskTakeBack, Command
from dicehall.wire import BadMessage, action_from, incoming


def said(
    message: incoming.Act | incoming.AskTakeBack | incoming.AnswerTakeBack, game: AnyGame
) -> Command[object] | AskTakeBack | AnswerTakeBack:
    """For the table. Raises BadMessage."""
    match message:
        case incoming.Act(id, raw, in_round, undos, since_shown_ms, aim):
            action = action_from(game, raw)
            _check_aim(action, aim)
            return Command(id, action, in_round, undos, since_shown_ms, aim)
        case incoming.AskTakeBack(id):
            return AskTakeBack(id)
        case incoming.AnswerTakeBack(id, agree):
            return AnswerTakeBack(id, agree)


def _check_aim(action: object, aim: Aim | None) -> None:
    """A throw down a board is aimed, nothing else is. Raises BadMessage."""
    if isinstance(action, Throw) != (aim is not None):
        raise BadMessage("a throw says how it is aimed, and nothing else does: `aim`")
    if aim is not None and hypot(aim.x_mm, aim.y_mm) > DISC_MM:
        raise BadMessage(
            f"the die is placed at most {DISC_MM:g} mm from the middle of the disc: `aim.x_mm`, `aim.y_mm`"
        )


def id_of(message: incoming.Incoming) -> str:
    """Of the message; empty if it has none."""
    match message:
        case incoming.Enter() | incoming.Painted() | incoming.Anchor() | incoming.Link():
            return ""
        case _:
            return message.id
