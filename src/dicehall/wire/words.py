"""Words and numbers that messages of both directions share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from dicehall.match import Polish

PROTOCOL = 2
"""Grows with every change that an old page would not understand; such a page is asked to reload."""
MESSAGE_BYTES = 8 * 1024
"""A longer message from a browser closes its socket."""
CODE_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base 32: no letter that is read as another."""
DIE_MS = (400, 1_500)
"""Where the dice of a race are told one after the other, each takes so long at least and at most [GB-R18]."""

Code = Annotated[str, Meta(pattern=rf"^[{CODE_LETTERS}]{{8}}\Z")]
"""Names a table: 40 random bits."""
Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""Chosen by the sender; comes back with the answer."""
SeatNumber = Annotated[int, Meta(ge=1, le=8)]
Count = Annotated[int, Meta(ge=0, le=2**31)]

Status = Literal["waiting", "playing", "finished"]
Level = str
"""How well a bot plays; each game has its own words."""
Word = Literal[
    "hello",
    "good_luck",
    "well_done",
    "thanks",
    "oops",
    "wow",
    "close_one",
    "one_moment",
    "again",
    "laugh",
    "heart",
    "goodbye",
]
"""All that players can say to each other: strangers meet here, and whoever can write anything must be moderated."""
Why = Literal[
    "unknown_table",
    "table_full",
    "table_locked",
    "server_full",
    "barred",
    "not_host",
    "not_now",
    "paused",
    "not_seated",
    "bad_message",
    "bad_setup",
    "bad_name",
    "flood",
    "no_ticket",
    "old_page",
    "replaced",
    "too_slow",
    "not_saved",
    "closing",
]
"""Why something was not done, for programs; a sentence for people goes with it."""


class House(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host sets for the table; no rule of the game."""

    is_locked: bool = False
    """Nobody new may sit down or watch."""
    is_listed: bool = False
    """Shown in the lobby to everybody; else only who has the link finds it."""
    turn_limit_s: Annotated[int, Meta(ge=0, le=600)] = 0
    """A seat in turn that lets this pass forfeits its act [ALL-9]; 0 hurries nobody. Agreed before a match begins."""
    is_ranked: bool = False
    """Races are judged more strictly: no way longer than 200 ms is taken off, instead of 350. Agreed before a match."""
    shows_fits: bool = True
    """King of the Dice: marks what the dice meet."""
    polish: Polish = "used"
    """Tumblin-Dice: how slippery the board is. Agreed before a match."""
    has_phrases: bool = True
    """Players may say a word or two; see `Word`."""
    rotates: bool = False
    """When they play again, everybody moves up a seat and the first becomes the last: in each game it matters who
    begins and who sits behind whom, and so it is everybody's turn to have the better seat."""
