"""King of the Dice Junior on a terminal: two cards, four dice with a key each, the castles.

Colours and symbols are always written out. A card that the dice meet says so: finding it is no part of the contest.
"""

from __future__ import annotations

from collections.abc import Mapping

from dicehall.cli.paint import BLANK, Line, Part, Span, Style, beside, bold, dim, line, listed, pad, padded
from dicehall.cli.screens.screen import (
    Answer,
    Command,
    Commands,
    DiceKind,
    Do,
    Mark,
    NotUnderstood,
    Question,
    Settle,
    Sight,
)
from dicehall.core import Event, chance
from dicehall.games.king_of_the_dice_junior.actions import Crown, EndTurn, Reroll, Roll, Rolled, Take
from dicehall.games.king_of_the_dice_junior.cards import CARDS
from dicehall.games.king_of_the_dice_junior.scoring import is_met, lizards_in
from dicehall.games.king_of_the_dice_junior.state import DICE, ROLLS, SIDES, Face, in_motion
from dicehall.games.king_of_the_dice_junior.view import View

_HELP = (
    "KING OF THE DICE: JUNIOR. Two cards lie in the middle. Roll four dice; if they meet a card, you take it for your "
    "castle. The first castle with five cards wins.",
    "A TURRET card asks for colours only, a RESIDENT card for symbols only. A card that asks for three dice leaves the "
    "fourth one free.",
    "No match? Mark the dice that you want to keep and roll the others once more. After that second roll you may spend "
    "your crown, once in the game, for one more roll; then the next player is in turn.",
    "Keys: R or SPACE rolls. D F J K mark a die to keep. 1 and 2 take a card. C spends the crown. E ends the turn.",
)
_KEYS = "dfjk"
_STYLES: Mapping[str, Style] = {"red": "red", "green": "green", "blue": "blue"}
_FACES: Mapping[str, Face] = {face[0] + face.partition("-")[2][0]: face for face in DICE[0]}
"""By their two letters, as in `rg` for red gem."""
_CARD = 34
_NAME = 18


class KingScreen:
    """King of the Dice: Junior."""

    dice: tuple[DiceKind, ...] = ("virtual", "real")
    why_dice = ""
    why_no_bots = ""
    is_race = False
    has_turns = True
    most_persons = 4
    help: tuple[str, ...] = _HELP

    def table(self, sight: Sight) -> list[Line]:
        """Cards above, dice below them, then the castles."""
        view = sight.seen(View)
        cards = [_card(view, place) for place in range(len(view.face_up))] or [[BLANK] * 4]
        marked = sight.marks.get(view.in_turn, ())
        dice = [_die(view, die, is_marked=die in marked) for die in range(len(DICE))]
        castles = [_castle(sight, seat) for seat in range(1, len(sight.names) + 1)]
        margin = [line(" ")]
        return [*beside([margin, *cards]), *beside([margin, *dice], gap=2), BLANK, *castles]

    def now(self, sight: Sight) -> str:
        view = sight.seen(View)
        match view.phase:
            case "ready" | "choose" if not sight.person(view.in_turn):
                return f"{sight.name(view.in_turn)} is thinking ..."
            case "ready":
                return f"{sight.name(view.in_turn)}: press R to roll all four dice"
            case "choose":
                return f"{sight.name(view.in_turn)}: {_choice(view)}"
            case "rolling":
                return "The dice roll ..."
            case _:
                return "The lot decides who begins ..." if view.phase == "lot" else "A card is turned over ..."

    def is_waiting(self, sight: Sight) -> bool:
        view = sight.seen(View)
        return view.phase in ("ready", "choose") and sight.person(view.in_turn)

    def commands(self, sight: Sight) -> Commands:
        """Keys of the seat in turn, for one keyboard goes round; while a bot is in turn the rules answer them."""
        view = sight.seen(View)
        if not sight.persons:
            return {}
        seat = view.in_turn if sight.person(view.in_turn) else sight.persons[0]
        keep = sight.marks.get(seat, ())
        roll = Do(seat, Roll() if view.phase == "ready" else Reroll(keep))
        takes = {str(place): Do(seat, Take(card)) for place, card in enumerate(view.face_up, 1)}
        marks: dict[str, Command] = {key: Mark(seat, die) for die, key in enumerate(_KEYS)}
        return {**takes, **marks, "r": roll, " ": roll, "c": Do(seat, Crown(keep)), "e": Do(seat, EndTurn())}

    def markable(self, sight: Sight, seat: int) -> tuple[int, ...]:
        view = sight.seen(View)
        is_in_turn = seat == view.in_turn and view.phase in ("choose", "rolling")
        return tuple(die for die, face in enumerate(view.faces) if face is not None) if is_in_turn else ()

    def tells(self, event: Event) -> bool:
        return True

    def question(self, sight: Sight) -> Question | None:
        """Real dice: what those show that were rolled."""
        view = sight.seen(View)
        if sight.dice != "real" or view.phase != "rolling":
            return None
        moving = in_motion(view.faces)
        names = listed(_KEYS[die].upper() for die in moving)
        which = "all four dice" if len(moving) == len(DICE) else f"the dice {names}"
        return Question(
            f"{sight.name(view.in_turn)} rolls {which}. What do they show?",
            "from left to right: red gem, green flower, blue animal, red gem   short: rg gf ba rg",
            lambda typed: _read(typed, len(moving)),
        )


def _choice(view: View) -> str:
    """What the seat in turn can press, in words."""
    met = [str(place) for place in range(1, len(view.face_up) + 1) if _is_card_met(view, place - 1)]
    has_crown = view.rolls >= ROLLS and view.in_turn in view.crowns
    on = "D F J K keep dice   " + ("C the crown's roll" if has_crown else "R roll the others")
    can_roll = view.rolls < ROLLS or has_crown
    if met:
        take = f"your dice meet a card: press {' or '.join(met)} to take it"
        return f"{take}, or {on}" if view.variant.may_decline and can_roll else take
    return f"{on}   E end the turn" if can_roll else "no card this time: E ends the turn"


def _is_card_met(view: View, place: int) -> bool:
    faces = tuple(face for face in view.faces if face is not None)
    return view.phase == "choose" and len(faces) == len(DICE) and is_met(CARDS[view.face_up[place] - 1], faces)


def _card(view: View, place: int) -> list[Line]:
    card = CARDS[view.face_up[place] - 1]
    kind = "TURRET, colours" if card.kind == "turret" else "RESIDENT, symbols"
    asks: list[Part] = [" "]
    for word in card.asks:
        asks += [Span(f" {word} ", _STYLES.get(word, "bold")), " "]
    lizards = f" {card.lizards} lizard{'' if card.lizards == 1 else 's'}"
    below = Span(" MET: take it ".center(_CARD, "─"), "good") if _is_card_met(view, place) else Span("─" * _CARD)
    return [
        line("┌", bold(f"─ {place + 1} ─ {kind} ".ljust(_CARD, "─")), "┐"),
        line("│", padded(line(*asks), _CARD), "│"),
        line("│", dim(lizards.ljust(_CARD)), "│"),
        line("└", below, "┘"),
    ]


def _die(view: View, die: int, *, is_marked: bool) -> list[Line]:
    face = view.faces[die] if view.faces else None
    colour, _, symbol = (face or "").partition("-")
    if view.faces and face is None:
        colour, symbol = "", "rolling"
    bottom = Span("─ KEEP ─", "mark") if is_marked else Span("────────")
    return [
        line("┌", bold(f" {_KEYS[die].upper()} ".center(8, "─")), "┐"),
        line("│", Span(colour.center(8), _STYLES.get(colour, "plain")), "│"),
        line("│", bold(symbol.center(8)), "│"),
        line("└", bottom, "┘"),
    ]


def _castle(sight: Sight, seat: int) -> Line:
    view = sight.seen(View)
    castle = view.castles[seat - 1]
    is_in_turn = seat == view.in_turn and view.phase != "over"
    who = Span((" ▶ " if is_in_turn else "   ") + pad(sight.name(seat), _NAME), "bold" if is_in_turn else "plain")
    sides = "".join(f"[{CARDS[card - 1].kind[0].upper()}]" for card in castle) + "[ ]" * (SIDES - len(castle))
    crown = "crown   " if seat in view.crowns else "no crown"
    gone = "   has left" if seat in view.left else ""
    return line(who, bold(f"{sides} {len(castle)} of {SIDES}"), f"   {crown}   lizards {lizards_in(castle)}{gone}")


def _read(typed: str, count: int) -> Answer:
    words = typed.lower().replace(",", " ").replace("-", " ").split()
    faces: list[Face] = []
    while words:
        short = words.pop(0)
        if len(short) > 2 and words:  # a colour, so its symbol follows
            short = short[0] + words.pop(0)[0]
        if short not in _FACES:
            known = ", ".join(f"{letters} {face.replace('-', ' ')}" for letters, face in _FACES.items())
            raise NotUnderstood(f"{short!r} is on no die; there are: {known}")
        faces.append(_FACES[short])
    if len(faces) != count:
        raise NotUnderstood(f"{len(faces)} dice: {count} were rolled")
    return Answer((Settle(chance(), Rolled(tuple(faces))),))
