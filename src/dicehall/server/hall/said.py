"""What a browser said, as the match's table understands it."""

from __future__ import annotations

from dicehall.core import AnyGame
from dicehall.tables import AnswerTakeBack, AskTakeBack, Command
from dicehall.wire import action_from, incoming


def said(
    message: incoming.Act | incoming.AskTakeBack | incoming.AnswerTakeBack, game: AnyGame
) -> Command[object] | AskTakeBack | AnswerTakeBack:
    """For the table. Raises BadMessage."""
    match message:
        case incoming.Act(id, raw, in_round, undos, since_shown_ms):
            return Command(id, action_from(game, raw), in_round, undos, since_shown_ms)
        case incoming.AskTakeBack(id):
            return AskTakeBack(id)
        case incoming.AnswerTakeBack(id, agree):
            return AnswerTakeBack(id, agree)


def id_of(message: incoming.Incoming) -> str:
    """Of the message; empty if it has none."""
    match message:
        case incoming.Enter() | incoming.Painted() | incoming.Anchor() | incoming.Link():
            return ""
        case _:
            return message.id
