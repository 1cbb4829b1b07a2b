"""One sitting of a game: chance sources, driving it, its record, replaying it.

Nothing here knows time; `at_ms` in a record is what the caller wrote there.
"""

from dicehall.match.files import read_record, write_line, write_record
from dicehall.match.perft import NotFinite, actions_of, perft
from dicehall.match.play import MatchStuck, RandomPolicy, play
from dicehall.match.record import (
    FORMAT,
    BadRecord,
    Dropped,
    Entry,
    Evidence,
    Header,
    Note,
    OptionSet,
    Played,
    Record,
    Refused,
    Seated,
    Undone,
    counting_moves,
    game_of,
    move_of,
)
from dicehall.match.replay import Replayed, final_state, replay
from dicehall.match.sources import HumanSource, ScriptedSource, ScriptEnded, SeededSource, below_of
from dicehall.match.transcript import ending, names_of, transcript

__all__ = [
    "FORMAT",
    "BadRecord",
    "Dropped",
    "Entry",
    "Evidence",
    "Header",
    "HumanSource",
    "MatchStuck",
    "NotFinite",
    "Note",
    "OptionSet",
    "Played",
    "RandomPolicy",
    "Record",
    "Refused",
    "Replayed",
    "ScriptEnded",
    "ScriptedSource",
    "Seated",
    "SeededSource",
    "Undone",
    "actions_of",
    "below_of",
    "counting_moves",
    "ending",
    "final_state",
    "game_of",
    "move_of",
    "names_of",
    "perft",
    "play",
    "read_record",
    "replay",
    "transcript",
    "write_line",
    "write_record",
]
