"""Tables: seats, time, claims and undo around one match, without I/O and without a clock of their own."""

from dicehall.tables.commands import House
from dicehall.tables.messages import (
    AnswerTakeBack,
    Ask,
    AskTakeBack,
    BotFailed,
    Claimed,
    Command,
    Effect,
    Incoming,
    Log,
    NotAllowed,
    Outgoing,
    TakeBackAsked,
    TakeBackClosed,
    Tell,
    Update,
    Wake,
)
from dicehall.tables.openmatch import NotNow
from dicehall.tables.seating import NotSeated, Seating
from dicehall.tables.sequencer import Claim, Sequencer
from dicehall.tables.table import Table

__all__ = [
    "AnswerTakeBack",
    "Ask",
    "AskTakeBack",
    "BotFailed",
    "Claim",
    "Claimed",
    "Command",
    "Effect",
    "House",
    "Incoming",
    "Log",
    "NotAllowed",
    "NotNow",
    "NotSeated",
    "Outgoing",
    "Seating",
    "Sequencer",
    "Table",
    "TakeBackAsked",
    "TakeBackClosed",
    "Tell",
    "Update",
    "Wake",
]
