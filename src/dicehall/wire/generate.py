"""Puts `web/src/wire.gen.ts` together: types of the games that have a screen, messages, constants."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from dicehall.core import Actor, Event, Forfeit, Leave, Outcome, Void
from dicehall.games.ghost_blitz_dice import actions as ghost
from dicehall.games.ghost_blitz_dice import state as ghost_state
from dicehall.games.ghost_blitz_dice.view import View as GhostView
from dicehall.games.king_of_the_dice_junior import actions as king
from dicehall.games.king_of_the_dice_junior import state as king_state
from dicehall.games.king_of_the_dice_junior.cards import CARDS, Card
from dicehall.games.king_of_the_dice_junior.view import View as KingView
from dicehall.games.lightning_dice import actions as lightning
from dicehall.games.lightning_dice import state as lightning_state
from dicehall.games.lightning_dice import variants as lightning_variants
from dicehall.games.lightning_dice.view import View as LightningView
from dicehall.games.tumblin_dice import actions as tumblin
from dicehall.games.tumblin_dice import dice as tumblin_dice
from dicehall.games.tumblin_dice import state as tumblin_state
from dicehall.games.tumblin_dice import variants as tumblin_variants
from dicehall.games.tumblin_dice.view import View as TumblinView
from dicehall.match import FlawName, flight
from dicehall.wire import http, incoming, outgoing
from dicehall.wire.board import BoardSeen, board_seen
from dicehall.wire.online import GameSeen, games_seen
from dicehall.wire.typescript import Types, constant
from dicehall.wire.words import CODE_LETTERS, DIE_MS, MESSAGE_BYTES, PROTOCOL, House, Status, Why, Word

_HEAD = "// Written by `python -m dicehall.wire` from src/dicehall/wire and the games: do not edit."
_ACTOR = 'export type Actor = readonly ["chance" | "clock" | "judge" | "seat", number];'
_BY_GAME = """export type Update =
  | UpdateOf<"ghost_blitz_dice", GhostView, GhostEvent>
  | UpdateOf<"king_of_the_dice_junior", KingView, KingEvent>
  | UpdateOf<"lightning_dice", LightningView, LightningEvent>
  | UpdateOf<"tumblin_dice", TumblinView, TumblinEvent>;

export type History =
  | HistoryOf<"ghost_blitz_dice", GhostEvent>
  | HistoryOf<"king_of_the_dice_junior", KingEvent>
  | HistoryOf<"lightning_dice", LightningEvent>
  | HistoryOf<"tumblin_dice", TumblinEvent>;

export type Action = GhostAction | KingAction | LightningAction | TumblinAction;"""
"""The game's name tells which view and which events are inside."""

_GHOST_WORDS = {"Figure": ghost_state.Figure, "Phase": ghost_state.Phase, "Verdict": ghost.Verdict}
_GHOST_ACTIONS = ghost.Throw | ghost.Grab
_KING_WORDS = {"Face": king_state.Face, "Phase": king_state.Phase}
_KING_ACTIONS = king.Roll | king.Take | king.Reroll | king.Crown | king.EndTurn
_LIGHTNING_WORDS = {
    "Phase": lightning_state.Phase,
    "CallName": lightning.CallName,
    "Play": lightning_variants.Play,
    "Pace": lightning_variants.Pace,
    "Breach": lightning.Breach,
    "Measure": lightning.Measure,
}
_TUMBLIN_WORDS = {
    "Phase": tumblin_state.Phase,
    "Kind": tumblin_dice.Kind,
    "Colour": tumblin_variants.Colour,
    "Removal": tumblin.Removal,
}
_TUMBLIN_ACTIONS = tumblin.Throw | tumblin.Name
_LIGHTNING_ACTIONS = lightning.Roll | lightning.GotIt | lightning.Bonus | lightning.Thunder | lightning.Skip


def wire_ts() -> str:
    """The whole file."""
    parts = [
        _HEAD,
        *_game("Ghost", _GHOST_WORDS, GhostView, ghost.GhostEvent, _GHOST_ACTIONS),
        *_game("King", _KING_WORDS, KingView, king.KingEvent, _KING_ACTIONS),
        *_game("Lightning", _LIGHTNING_WORDS, LightningView, lightning.LightningEvent, _LIGHTNING_ACTIONS),
        *_game("Tumblin", _TUMBLIN_WORDS, TumblinView, tumblin.TumblinEvent, _TUMBLIN_ACTIONS),
        _ACTOR,
        *_messages(),
        _BY_GAME,
        *_constants(),
    ]
    return "\n\n".join(parts) + "\n"


def _game(prefix: str, words: Mapping[str, object], view: type[Struct], events: object, actions: object) -> list[str]:
    types = Types(prefix, words, {Leave: "Leave", Forfeit: "Forfeit", Void: "Void"})
    types.struct(view, is_sent=True)
    types.union("Event", events, is_sent=True)
    types.union("Action", actions, is_sent=False)
    return types.lines


def _messages() -> list[str]:
    fields: dict[object, str] = {("Act", "action"): "Action", ("Update", "game"): "G", ("History", "game"): "G"}
    types = Types(
        words={
            "Status": Status,
            "Why": Why,
            "FlawName": FlawName,
            "Word": Word,
            "Steady": outgoing.Steady,
            "Style": flight.Style,
            "Polish": flight.Polish,
        },
        known={Event: "E", Actor: "Actor", ("Update", "view"): "V", **fields},
        heads={
            outgoing.Update: "UpdateOf<G, V, E>",
            outgoing.History: "HistoryOf<G, E>",
            outgoing.Told: "Told<E>",
            flight.Start: "ThrowStart",
        },
    )
    types.struct(Outcome, is_sent=True)
    types.struct(House, is_sent=True)  # before `Incoming`, as browsers send all of it too
    types.union("Incoming", incoming.Incoming, is_sent=False)
    types.struct(outgoing.Update, is_sent=True)
    types.struct(outgoing.History, is_sent=True)
    types.known |= {outgoing.Update: "Update", outgoing.History: "History"}  # from here on, by game: see below
    types.union("Outgoing", outgoing.Outgoing, is_sent=True)
    for asked in (http.NewGuest, http.NewTable, http.TicketFor):
        types.struct(asked, is_sent=False)
    for answered in (
        http.Guest,
        http.Opened,
        http.Ticket,
        http.Tables,
        http.Mine,
        http.Rules,
        http.Refused,
        GameSeen,
        Card,
        BoardSeen,
    ):
        types.struct(answered, is_sent=True)
    return types.lines


def _constants() -> list[str]:
    return [
        constant("PROTOCOL", "number", "A server with another number asks the page to reload.", PROTOCOL),
        constant("MESSAGE_BYTES", "number", "A longer message closes the socket.", MESSAGE_BYTES),
        constant("CODE_LETTERS", "string", "Letters of a table's code, which has eight.", CODE_LETTERS),
        constant("DIE_MS", "readonly [number, number]", "Shortest and longest time of a die that is told.", DIE_MS),
        constant("GAMES", "readonly GameSeen[]", "All games, in the order of the shelf.", games_seen()),
        constant("GHOST_FIGURES", "readonly GhostFigure[]", "Order of figures and dice.", ghost_state.FIGURES),
        constant("GHOST_COLOURS", "Readonly<Record<GhostFigure, string>>", "Of each figure.", ghost_state.COLOURS),
        constant("TUMBLIN_BOARD", "BoardSeen", "The board as the physics has it.", board_seen()),
        constant("KING_CARDS", "readonly Card[]", "The pile; card n stands at n - 1.", CARDS),
    ]
