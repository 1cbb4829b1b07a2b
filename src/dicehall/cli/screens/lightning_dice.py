"""Lightning Dice on a terminal: the card, everybody's dice, and for each person six dice with keys of their own.

Nothing hints at whether dice meet the card: seeing it is the game. A judge, if there is one, sits at this keyboard too.
"""

from __future__ import annotations

from msgspec import Struct

from dicehall.cli.paint import BLANK, Line, Span, beside, bold, cut, dim, line, pad, padded, wrapped
from dicehall.cli.screens.lightning_judge import JUDGE_HELP, judge_commands, judge_now
from dicehall.cli.screens.screen import Command, Commands, DiceKind, Do, Mark, Question, Sight
from dicehall.core import Event
from dicehall.games.lightning_dice.actions import Bonus, GotIt, Rested, Roll, Rolled, Skip, Thunder, name_of
from dicehall.games.lightning_dice.requirements import DICE
from dicehall.games.lightning_dice.state import GOAL, Hand
from dicehall.games.lightning_dice.view import View

_HELP = (
    "LIGHTNING DICE. One card lies face up, and all roll at the same time, as often and as fast as they like. Whoever "
    'first has six dice that meet the card calls "Got it!" and gets 2 points; a wrong call costs 2. 20 points win.',
    "The card shows six dice that meet it; a blank one may be anything. Where no numbers are named, others do as well.",
    "After each roll mark the dice that you want to keep and roll the others. Marked dice can be taken up again.",
    "Six dice of your own seat's number: call Bonus, 1 point. Six of an opponent's number: call Thunder with that "
    "number, and the opponent loses 1. In both cases you pick all dice up again.",
    "In the quick game the first to meet a card takes it, and most cards win; there is no Bonus and no Thunder.",
    "Keys, alone at the keyboard: A S D J K L mark dice, SPACE or R rolls the others, G calls Got it!, B Bonus, T and "
    "a number Thunder, X votes to skip the card. Two people share the keyboard; their keys stand below their dice.",
)
_NAME = 16
_TRACK = 20
_BLOCK = 38
_LARGE_ROWS = 3
"""Of a card with large dice, without its frame."""
_CALLS = {"got_it": "GOT IT!", "bonus": "BONUS!", "thunder": "THUNDER!"}


class Keys(Struct, frozen=True):
    """The keys of one person."""

    dice: str
    roll: str
    """The first is the one that is shown."""
    got_it: str
    bonus: str
    thunder: str
    skip: str


_ALONE = Keys("asdjkl", " r", "g", "b", "t", "x")
_LEFT = Keys("qweasd", "f", "g", "r", "t", "z")
_RIGHT = Keys("uiojkl", "h", "m", "p", "b", "0")
"""The letters y and n, ENTER and ! are the judge's, and the digits 1 to 6 name seats."""


class LightningScreen:
    """Lightning Dice."""

    dice: tuple[DiceKind, ...] = ("virtual",)
    why_dice = "Lightning Dice is played with the house's dice here: nobody can type six faces as fast as they fall."
    why_no_bots = ""
    is_race = True
    has_turns = False
    most_persons = 2
    help: tuple[str, ...] = (*_HELP, JUDGE_HELP)

    def table(self, sight: Sight) -> list[Line]:
        """The card, a row for each seat, a block for each person."""
        seats = [_seat(sight, seat) for seat in range(1, len(sight.names) + 1)]
        blocks = [_block(sight, seat) for seat in sight.persons]
        below = [*seats, *beside([[line(" ")], *blocks], gap=1)]
        is_large = len(below) + _LARGE_ROWS + 2 <= sight.room
        return [*_card(sight.seen(View), is_large=is_large), *below]

    def now(self, sight: Sight) -> str:
        view = sight.seen(View)
        if (words := judge_now(sight)) is not None:
            return words
        if view.phase != "race":
            return "The next card is turned ..."
        if not sight.persons:
            return "The bots race for the card ..."
        one = _keys(sight, sight.persons[0])
        if len(sight.persons) > 1:
            return "Go! Mark dice, roll the others, and call when all six meet the card"
        return f"Go! {_shown(one.roll)} rolls the unmarked dice   {one.got_it.upper()} calls Got it!"

    def is_waiting(self, sight: Sight) -> bool:
        return sight.outcome is None

    def commands(self, sight: Sight) -> Commands:
        """Everybody's keys, and the judge's."""
        keys: dict[str, Command] = {}
        for seat in sight.persons:
            keys |= _commands(sight, seat)
        return {**keys, **judge_commands(sight)}

    def markable(self, sight: Sight, seat: int) -> tuple[int, ...]:
        hand = sight.seen(View).hands[seat - 1]
        return tuple(die for die in range(DICE) if hand.faces[die])

    def question(self, sight: Sight) -> Question | None:
        return None

    def tells(self, event: Event) -> bool:
        """Rolls are seen, and far too many; so are dice that rest."""
        return not isinstance(event, Rolled | Rested)


def _keys(sight: Sight, seat: int) -> Keys:
    if len(sight.seated) == 1:
        return _ALONE
    return _LEFT if seat == sight.seated[0] else _RIGHT


def _commands(sight: Sight, seat: int) -> dict[str, Command]:
    keys, card = _keys(sight, seat), sight.seen(View).round
    commands: dict[str, Command] = {key: Mark(seat, die) for die, key in enumerate(keys.dice)}
    commands |= {key: Do(seat, Roll(card, sight.marks.get(seat, ()))) for key in keys.roll}
    for number in range(1, len(sight.names) + 1):
        commands[f"{keys.thunder}+{number}"] = Do(seat, Thunder(card, number))
    return {
        **commands,
        keys.got_it: Do(seat, GotIt(card)),
        keys.bonus: Do(seat, Bonus(card)),
        keys.skip: Do(seat, Skip(card)),
    }


def _shown(key: str) -> str:
    return "SPACE" if key[0] == " " else key[0].upper()


def _card(view: View, *, is_large: bool) -> list[Line]:
    """Title and rolls in the frame, the picture and what is asked for within; a large one has dice with edges."""
    inside = 2 * _BLOCK - 1
    rolls = "" if view.expected_rolls is None else f" {view.expected_rolls:.1f} rolls on average ─"
    title = f"─ {view.title} " if view.card else "─ no card "
    rows = _large(view) if is_large else [_small(view)]
    return [
        line(" ┌", bold(title + "─" * (inside - len(title) - len(rolls))), dim(rolls), "┐"),
        *[line(" │", padded(row, inside), "│") for row in rows],
        line(" └" + "─" * inside + "┘"),
    ]


def _small(view: View) -> Line:
    picture = "".join(f"[{face or ' '}]" for face in view.picture)
    return line("  ", bold(picture), "  ", bold(cut(view.requirement.upper(), 2 * _BLOCK - 7 - len(picture))))


def _large(view: View) -> list[Line]:
    dice = [[line("┌───┐"), line("│", bold(f" {face or ' '} "), "│"), line("└───┘")] for face in view.picture]
    words = wrapped(line(bold(view.requirement.upper())), 2 * _BLOCK - 40, indent=0)[:_LARGE_ROWS]
    beginning = [BLANK] * (len(words) < _LARGE_ROWS)
    picture = beside(dice, gap=0) or [BLANK] * _LARGE_ROWS
    return beside([[line(" ")] * _LARGE_ROWS, picture, [*beginning, *words]], gap=2)


def _seat(sight: Sight, seat: int) -> Line:
    view = sight.seen(View)
    score = view.scores[seat - 1]
    track = "█" * max(0, min(score, _TRACK)) + "·" * (_TRACK - max(0, min(score, _TRACK)))
    points = (
        f"{score:>3} cards {' ' * (_TRACK + 2)}" if view.variant.play == "quick" else f"{score:>3} of {GOAL} {track} "
    )
    dice = _dice_word(view.hands[seat - 1])
    return line(f" {seat} ", bold(pad(sight.name(seat), _NAME)), bold(points[:3]), points[3:], dice, _word(view, seat))


def _dice_word(hand: Hand) -> Span:
    """Six dice in one word: `~` rolls, `.` is in the hand."""
    signs = [str(face) if face else "~" if die in hand.moving else "." for die, face in enumerate(hand.faces)]
    return bold("".join(f"[{sign}]" for sign in signs))


def _word(view: View, seat: int) -> Span:
    for waiting in view.waiting:
        if waiting.seat == seat:
            return Span(f" {_CALLS[name_of(waiting.call)]}", "mark")
    if seat in view.left:
        return dim(" has left")
    return dim(" would skip") if seat in view.votes else Span("")


def _block(sight: Sight, seat: int) -> list[Line]:
    """A person's dice, each with its key above, and the other keys below."""
    view, keys = sight.seen(View), _keys(sight, seat)
    hand, marked = view.hands[seat - 1], sight.marks.get(seat, ())
    dice = [_die(hand, die, keys.dice[die], is_marked=die in marked) for die in range(DICE)]
    calls = [f"{_shown(keys.roll)} roll", f"{keys.got_it.upper()} Got it!"]
    more = [f"{keys.skip.upper()} skip the card"]
    if view.variant.play == "standard":
        calls.append(f"{keys.bonus.upper()} Bonus")
        more.insert(0, f"{keys.thunder.upper()} + number Thunder")
    name = line(bold(sight.name(seat)), dim(_state_word(hand)))
    rows = [name, *beside(dice, gap=0), line("   ".join(calls)), line("   ".join(more))]
    return [padded(row, _BLOCK) for row in rows]


def _state_word(hand: Hand) -> str:
    if hand.moving:
        return "   rolling"
    return "   roll before you call again" if hand.served and all(hand.faces) else ""


def _die(hand: Hand, die: int, key: str, *, is_marked: bool) -> list[Line]:
    sign = str(hand.faces[die]) if hand.faces[die] else "~" if die in hand.moving else " "
    bottom = Span("KEEP", "mark") if is_marked else Span("────")
    return [
        line("┌─", bold(key.upper()), "──┐"),
        line("│", bold(sign.center(4)), "│"),
        line("└", bottom, "┘"),
    ]
