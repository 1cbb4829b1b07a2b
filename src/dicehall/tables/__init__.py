"""Tables: seats, time, claims and undo around one match, without I/O and without a clock of their own."""

from dicehall.tables.arbiter import Judged, Stamps, judged
from dicehall.tables.house import House
from dicehall.tables.links import FRIENDS_CAP_MS, HERE, RANKED_CAP_MS, Bounds, Link
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
    "FRIENDS_CAP_MS",
    "HERE",
    "RANKED_CAP_MS",
    "AnswerTakeBack",
    "Ask",
    "AskTakeBack",
    "BotFailed",
    "Bounds",
    "Claim",
    "Claimed",
    "Command",
    "Effect",
    "House",
    "Incoming",
    "Judged",
    "Link",
    "Log",
    "NotAllowed",
    "NotNow",
    "NotSeated",
    "Outgoing",
    "Seating",
    "Sequencer",
    "Stamps",
    "Table",
    "TakeBackAsked",
    "TakeBackClosed",
    "Tell",
    "Update",
    "Wake",
    "judged",
]
