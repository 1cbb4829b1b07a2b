"""What a browser says over the socket. The first message is `Enter`; the fields that a race needs are in `Act`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from dicehall.core import OptionValue
from dicehall.match import Aim
from dicehall.match.evidence import Hex
from dicehall.wire.words import DIE_MS, Code, Count, House, Id, Level, SeatNumber, Word


class Enter(Struct, frozen=True, tag="enter", forbid_unknown_fields=True):
    """First message: who I am and which table I come to. A seat that this guest has is taken up again."""

    protocol: int
    ticket: Annotated[str, Meta(max_length=64)]
    """Bought once over HTTP, so that no secret stands in an address."""
    table: Code
    watches: bool = False
    """Comes to look only."""
    shows: bool = False
    """This browser is a shared screen: it shows the table to a whole room, and the seats are on phones. It only
    watches, and a seat that its guest has before the match is given up."""


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """The seat wants to do something in the round that it sees."""

    id: Id
    action: msgspec.Raw
    """An action of the table's game."""
    round: Count
    undos: Count
    since_shown_ms: Annotated[float, Meta(ge=0, le=1e9)] | None = None
    """By the browser's clock, since its screen showed what it answers; for claims."""
    aim: Aim | None = None
    """How a die is thrown down the board; for throws of Tumblin-Dice."""


class Painted(Struct, frozen=True, tag="painted", forbid_unknown_fields=True):
    """The browser's screen has drawn what an update showed."""

    revision: Count


class Anchor(Struct, frozen=True, tag="anchor", forbid_unknown_fields=True):
    """My chain of links begins here: that of the match that goes on, or else of the next one."""

    anchor: Hex


class Link(Struct, frozen=True, tag="link", forbid_unknown_fields=True):
    """The link of my chain that an update has asked me for."""

    counter: Count
    link: Hex


class AskTakeBack(Struct, frozen=True, tag="ask_take_back", forbid_unknown_fields=True):
    """I would like my last move back."""

    id: Id


class AnswerTakeBack(Struct, frozen=True, tag="answer_take_back", forbid_unknown_fields=True):
    """I agree to a take-back, or do not."""

    id: Id
    agree: bool


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Whoever has a seat says a word to all; a few at a time."""

    id: Id
    word: Word


class TakeSeat(Struct, frozen=True, tag="take_seat", forbid_unknown_fields=True):
    """I sit down in a free seat, or change to it; before the match begins."""

    id: Id
    seat: SeatNumber


class StandUp(Struct, frozen=True, tag="stand_up", forbid_unknown_fields=True):
    """I give my seat up and watch. In a match this leaves it for good: the seat leaves by the rules [ALL-7]."""

    id: Id


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """I am ready to begin, or not. After a match: I play again, or do not. In one: I take my seat from its bot."""

    id: Id
    is_ready: bool


class Rename(Struct, frozen=True, tag="rename", forbid_unknown_fields=True):
    """I want to be called so."""

    id: Id
    name: Annotated[str, Meta(max_length=500)]


class SeatBot(Struct, frozen=True, tag="seat_bot", forbid_unknown_fields=True):
    """Host: a bot of this level takes a free seat, or that of a person who is away; or a bot plays better or worse."""

    id: Id
    seat: SeatNumber
    level: Level


class ClearSeat(Struct, frozen=True, tag="clear_seat", forbid_unknown_fields=True):
    """Host: a bot is not wanted any more, or a person has to go and cannot come back."""

    id: Id
    seat: SeatNumber


class SetOption(Struct, frozen=True, tag="set_option", forbid_unknown_fields=True):
    """Host: an option of the game, before the match begins."""

    id: Id
    name: str
    value: OptionValue


class SetPace(Struct, frozen=True, tag="set_pace", forbid_unknown_fields=True):
    """Host: a handicap for whoever has this seat, before the match begins; 100 is none."""

    id: Id
    seat: SeatNumber
    percent: Count


class Listen(Struct, frozen=True, tag="listen", forbid_unknown_fields=True):
    """I play by ear: dice are told to me one after the other, and my clock starts after the last one [GB-R18].

    Whoever has a seat says it before a match begins or after it, and it goes for the whole match.
    """

    id: Id
    die_ms: Annotated[int, Meta(ge=0, le=DIE_MS[1])]
    """How long each die is told, from 400 to 1,500; 0: I look."""


class SetHouse(Struct, frozen=True, tag="set_house", forbid_unknown_fields=True):
    """Host: all settings of the table."""

    id: Id
    house: House


class GiveHost(Struct, frozen=True, tag="give_host", forbid_unknown_fields=True):
    """Host: somebody else shall be it, who has a seat and is here."""

    id: Id
    seat: SeatNumber


class Pause(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    """Host: the match stands still, or goes on."""

    id: Id
    is_paused: bool


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """Host: the match begins, or the next one. Bots keep the seats of those who are not ready."""

    id: Id


class Reopen(Struct, frozen=True, tag="reopen", forbid_unknown_fields=True):
    """Host: after a match, back to the waiting table, where seats and options can change."""

    id: Id


Incoming = (
    Enter
    | Act
    | Painted
    | Anchor
    | Link
    | AskTakeBack
    | AnswerTakeBack
    | Say
    | TakeSeat
    | StandUp
    | Ready
    | Rename
    | SeatBot
    | ClearSeat
    | SetOption
    | SetPace
    | Listen
    | SetHouse
    | GiveHost
    | Pause
    | Start
    | Reopen
)
