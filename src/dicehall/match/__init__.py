"""One sitting of a game: chance sources, driving it, its record, replaying it.

Nothing here knows time; `at_ms` in a record is what the caller wrote there.
"""

from dicehall.match.evidence import (
    COIN,
    Anchored,
    Draw,
    Evidence,
    Given,
    Heat,
    Lane,
    Opened,
    Press,
    Raced,
    Sealed,
)
from dicehall.match.files import read_record, write_line, write_record
from dicehall.match.flaws import Flaw, FlawName
from dicehall.match.flight import Aim, Flight, Hit, Polish, Start, Style
from dicehall.match.perft import NotFinite, actions_of, perft
from dicehall.match.play import MatchStuck, RandomPolicy, play
from dicehall.match.record import (
    FORMAT,
    BadRecord,
    Dropped,
    Entry,
    Header,
    Note,
    OptionSet,
    Played,
    Record,
    Refused,
    Seated,
    Undone,
    counting_moves,
    counting_races,
    game_of,
    move_of,
)
from dicehall.match.replay import Replayed, final_state, first_state, replay
from dicehall.match.sealed import BadLink, SealedSource, ServerSecret, rules_hash, transcript_of
from dicehall.match.sources import HumanSource, ScriptedSource, ScriptEnded, SeededSource, below_of
from dicehall.match.transcript import ending, names_of, transcript

__all__ = [
    "COIN",
    "FORMAT",
    "Aim",
    "Anchored",
    "BadLink",
    "BadRecord",
    "Draw",
    "Dropped",
    "Entry",
    "Evidence",
    "Flaw",
    "FlawName",
    "Flight",
    "Given",
    "Header",
    "Heat",
    "Hit",
    "HumanSource",
    "Lane",
    "MatchStuck",
    "NotFinite",
    "Note",
    "Opened",
    "OptionSet",
    "Played",
    "Polish",
    "Press",
    "Raced",
    "RandomPolicy",
    "Record",
    "Refused",
    "Replayed",
    "ScriptEnded",
    "ScriptedSource",
    "Sealed",
    "SealedSource",
    "Seated",
    "SeededSource",
    "ServerSecret",
    "Start",
    "Style",
    "Undone",
    "actions_of",
    "below_of",
    "counting_moves",
    "counting_races",
    "ending",
    "final_state",
    "first_state",
    "game_of",
    "move_of",
    "names_of",
    "perft",
    "play",
    "read_record",
    "replay",
    "rules_hash",
    "transcript",
    "transcript_of",
    "write_line",
    "write_record",
]
