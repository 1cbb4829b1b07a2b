"""Pictures and keys of the four games, from positions written in their notation."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import replace

from dicehall.cli.desk import Desk
from dicehall.cli.paint import text
from dicehall.cli.screens import SCREENS
from dicehall.cli.screens.screen import Do, NotUnderstood, Rule, Settle, Sight
from dicehall.core import Below, Choices, Event, chance
from dicehall.games import GAMES
from dicehall.games.ghost_blitz_dice.actions import Answer as Verdict
from dicehall.games.ghost_blitz_dice.actions import Grab, Shown
from dicehall.games.king_of_the_dice_junior.actions import Crown, Reroll, Roll, Rolled, Take
from dicehall.games.lightning_dice.actions import Bonus, GotIt, Rested, Sanction, Skip, Thunder
from dicehall.games.lightning_dice.actions import Roll as Throw
from dicehall.games.lightning_dice.actions import Rule as Ruling
from dicehall.games.tumblin_dice.actions import Name
from tests.cli.pretending import Pretended, lines_of, opened

GHOST, KING, LIGHTNING, TUMBLIN = SCREENS
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def sight(game: str, position: str, seats: int = 2, persons: tuple[int, ...] | None = None) -> Sight:
    """What people see of a position; all seats are people unless said."""
    rules = GAMES[game]
    state = rules.notation.parse_state(position)
    return Sight(
        rules.view(state, None),
        rules.actors(state),
        NAMES[:seats],
        tuple(range(1, seats + 1)) if persons is None else persons,
        round=rules.round(state),
        outcome=rules.outcome(state),
        room=15,
    )


def picture(game: str, seen: Sight) -> str:
    return "\n".join(text(row) for row in SCREENS[game].table(seen))


def pressed(game: str, seen: Sight, *keys: str) -> object:
    """What the last of some keys asks for."""
    desk = Desk(SCREENS[game])
    desk.look(seen)
    wish: object = ()
    for key in keys:
        wish = desk.press(key, replace(seen, marks=desk.marks))
    return wish


# Ghost Blitz

SHOWN = Shown("GB-1", 4, ("mouse", "mouse", "book", "chair", "ghost"))
GRAB = "points=[3,0] supply=23 phase=grab throw=4 faces=[mouse,mouse,book,chair,ghost]"


def test_each_die_is_shown_with_its_colour_in_words() -> None:
    shown = picture(GHOST, sight(GHOST, GRAB)).splitlines()
    assert re.findall(r"[a-z]+", shown[0]) == ["red", "white", "grey", "green", "blue"]
    assert [part.strip(" │") for part in shown[4].split("│ │")] == ["mouse", "mouse", "book", "chair", "ghost"]


def test_every_person_has_a_key_below_each_figure() -> None:
    seen = sight(GHOST, GRAB)
    assert pressed(GHOST, seen, "3") == (Do(1, Grab(4, ("mouse",))),)
    assert pressed(GHOST, seen, "e") == (Do(2, Grab(4, ("mouse",))),)
    rows = picture(GHOST, seen).splitlines()
    figures, anna = rows[6], rows[8]
    assert anna.rindex("3") == figures.index("mouse") + 2


def test_keys_stay_below_the_figures_when_these_change_places() -> None:
    """[GB-R10]"""
    seen = sight(GHOST, GRAB + " circle=[book,ghost,mouse,bottle,chair]")
    assert pressed(GHOST, seen, "1") == (Do(1, Grab(4, ("book",))),)
    assert pressed(GHOST, seen, "t") == (Do(2, Grab(4, ("chair",))),)


def test_keys_of_the_others_stay_when_a_person_has_left() -> None:
    seen = replace(sight(GHOST, "points=[3,0,2] phase=grab throw=4 left=[1]", seats=3), left=(1,))
    assert pressed(GHOST, seen, "e") == (Do(2, Grab(4, ("mouse",))),)
    assert pressed(GHOST, seen, "3") == ()


def test_dice_stay_after_the_verdict_and_say_what_was_right() -> None:
    recent: tuple[Event, ...] = (SHOWN, Verdict("GB-2", "book", "mouse", "mouse"))
    shown = picture(GHOST, replace(sight(GHOST, "points=[3,0] phase=throw throw=5"), recent=recent))
    assert "BOOK [GB-2]" in shown
    assert shown.count("mouse") == 3  # two dice and the figure


def test_the_picture_never_says_what_is_right_before_the_verdict() -> None:
    seen = replace(sight(GHOST, GRAB), recent=(SHOWN,))
    assert "It was" not in picture(GHOST, seen)


def test_eight_seats_fit_into_the_smallest_window() -> None:
    seen = sight(GHOST, "points=[0,0,0,0,0,0,0,0] phase=throw")
    seen = replace(seen, names=tuple(f"Player {seat}" for seat in range(1, 9)), seated=tuple(range(1, 9)))
    assert len(SCREENS[GHOST].table(seen)) <= 15
    assert pressed(GHOST, seen, "/") == (Do(8, Grab(1, ("book",))),)


# King of the Dice

MOVING = "[null,null,null,null]"
CHOOSE = (
    "phase=choose castles=[[1,2],[]] first=1 in_turn=1 turns=1 rolls=1 "
    "faces=[red-gem,red-animal,green-gem,green-gem] face_up=[9,11] crowns=[1,2]"
)


def test_marked_dice_are_kept_and_the_others_rolled() -> None:
    """[KJ-4]"""
    assert pressed(KING, sight(KING, CHOOSE), "d", "f", "r") == (Do(1, Reroll((0, 1))),)
    assert pressed(KING, sight(KING, CHOOSE), "d", "f", "d", "r") == (Do(1, Reroll((1,))),)
    assert "KEEP" in picture(KING, replace(sight(KING, CHOOSE), marks={1: (0,)}))


def test_the_crown_rolls_what_is_not_marked() -> None:
    """[KJ-9]"""
    assert pressed(KING, sight(KING, CHOOSE.replace("rolls=1", "rolls=2")), "k", "c") == (Do(1, Crown((3,))),)


def test_a_card_that_is_met_says_so_and_is_taken_by_its_place() -> None:
    """[KJ-3]"""
    seen = sight(KING, CHOOSE.replace("green-gem,green-gem", "red-gem,green-gem"))
    assert "MET" in picture(KING, seen)
    assert SCREENS[KING].now(seen) == "Anna: your dice meet a card: press 1 to take it"
    assert pressed(KING, seen, "1") == (Do(1, Take(9)),)
    assert "MET" not in picture(KING, sight(KING, CHOOSE))


def test_one_keyboard_goes_round_and_a_bot_in_turn_is_waited_for() -> None:
    ready = CHOOSE.replace("phase=choose", "phase=ready").replace("in_turn=1", "in_turn=2").split(" rolls=")[0]
    ready += " face_up=[9,11] crowns=[1,2]"
    assert pressed(KING, sight(KING, ready), "r") == (Do(2, Roll()),)
    assert SCREENS[KING].now(sight(KING, ready, persons=(1,))) == "Ben is thinking ..."
    assert not SCREENS[KING].is_waiting(sight(KING, ready, persons=(1,)))


def test_the_end_of_a_turn_is_offered_when_nothing_else_can_be_done() -> None:
    """[KJ-R8]"""
    seen = sight(KING, CHOOSE.replace("rolls=1", "rolls=2").replace("crowns=[1,2]", "crowns=[2]"))
    assert SCREENS[KING].now(seen) == "Anna: no card this time: E ends the turn"


@pytest.mark.parametrize("typed", ["rg gf ba rg", "red gem, green flower, blue animal, red gem", "RED-GEM gf BA rg"])
def test_real_dice_are_told_by_words_or_letters(typed: str) -> None:
    """[ALL-5]"""
    rolling = CHOOSE.replace("phase=choose", "phase=rolling").replace(
        "[red-gem,red-animal,green-gem,green-gem]", MOVING
    )
    question = SCREENS[KING].question(replace(sight(KING, rolling), dice="real"))
    assert question is not None
    rolled = Rolled(("red-gem", "green-flower", "blue-animal", "red-gem"))
    assert question.read(typed).moves == (Settle(chance(), rolled),)
    for wrong, why in (
        ("rg rg", "2 dice: 4 were rolled"),
        ("red flower", "'rf' is on no die"),
        ("x", "'x' is on no die"),
    ):
        with pytest.raises(NotUnderstood, match=why):
            question.read(wrong)


# Lightning Dice

RACE = (
    "scores=[4,7] hands=[(faces=[1,2,2,2,2,6] fresh=true),(faces=[5,5,5,5,5,5] fresh=true)] phase=race round=3 card=18"
)


def test_the_card_is_shown_large_with_its_dice_and_what_it_asks_for() -> None:
    """[LD-2, LD-R26] Three 1s; the other dice of the picture are blank."""
    rows = picture(LIGHTNING, sight(LIGHTNING, RACE)).splitlines()
    assert re.fullmatch(r" ┌─ One, One, Won ─+ 3\.9 rolls on average ─┐", rows[0])
    assert "│ 1 ││ 1 ││ 1 ││   ││   ││   │  AT LEAST THREE 1S" in rows[2]
    assert {len(row) for row in rows[:5]} == {len(rows[0])}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_picture_of_the_card_leaves_room_for_everybodys_dice(seats: int) -> None:
    """[LD-11, LD-R26] In the smallest window dice of the card have no edges where many seats play."""
    hands, scores = ",".join(["()"] * seats), ",".join("0" * seats)
    seen = sight(LIGHTNING, f"scores=[{scores}] hands=[{hands}] phase=race round=3 card=18", persons=(1, 2))
    seen = replace(seen, names=tuple(f"Player {seat}" for seat in range(1, seats + 1)))
    rows = picture(LIGHTNING, seen).splitlines()
    assert len(rows) <= seen.room == 15
    assert ("[1][1][1][ ][ ][ ]  AT LEAST THREE 1S" in rows[1]) == (seats > 4)
    assert "│ 1 ││ 1 ││ 1 ││   ││   ││   │" in picture(LIGHTNING, replace(seen, room=20))


def test_no_card_has_no_picture() -> None:
    rows = picture(LIGHTNING, sight(LIGHTNING, "scores=[0,0] hands=[(),()]")).splitlines()
    assert rows[0].startswith(" ┌─ no card ─")
    assert [row.strip(" │") for row in rows[1:4]] == ["", "", ""]


def test_what_a_long_card_asks_for_is_broken_over_the_rows_beside_its_dice() -> None:
    asked = "at least two 1s and at least two 2s and sum at least 14 and show 6"
    seen = sight(LIGHTNING, f'{RACE.replace("card=18", "card=1")} variant=(deck=["Long: {asked}"])')
    rows = picture(LIGHTNING, seen).splitlines()
    shown = " ".join(re.split(r" {2,}", row.rstrip(" │"))[-1] for row in rows[1:4] if row.rstrip(" │")[-1].isalnum())
    assert shown == asked.upper()
    assert {len(row) for row in rows[:5]} == {len(rows[0])}


def test_a_person_alone_has_the_middle_of_the_keyboard() -> None:
    seen = sight(LIGHTNING, RACE, persons=(1,))
    assert pressed(LIGHTNING, seen, "s", "d", " ") == (Do(1, Throw(3, (1, 2))),)
    assert pressed(LIGHTNING, seen, "g") == (Do(1, GotIt(3)),)
    assert pressed(LIGHTNING, seen, "b") == (Do(1, Bonus(3)),)
    assert pressed(LIGHTNING, seen, "x") == (Do(1, Skip(3)),)


def test_thunder_is_a_key_and_a_number() -> None:
    """[LD-8]"""
    seen = sight(LIGHTNING, RACE, persons=(1,))
    assert pressed(LIGHTNING, seen, "t", "2") == (Do(1, Thunder(3, 2)),)
    assert pressed(LIGHTNING, seen, "t", " ", "2") == ()  # a roll in between has ended it


def test_two_people_can_be_in_the_middle_of_a_thunder_at_the_same_time() -> None:
    seen = sight(LIGHTNING, RACE)
    assert pressed(LIGHTNING, seen, "t", "h", "2") == (Do(1, Thunder(3, 2)),)
    assert pressed(LIGHTNING, seen, "t", "b", "2", "1") == (Do(2, Thunder(3, 1)),)


def test_two_people_share_the_keyboard_without_a_common_key() -> None:
    commands = SCREENS[LIGHTNING].commands(sight(LIGHTNING, RACE))
    left = {key for key, command in commands.items() if getattr(command, "seat", 0) == 1}
    right = {key for key, command in commands.items() if getattr(command, "seat", 0) == 2}
    assert len(left) == len(right) == 6 + 1 + 1 + 1 + 2 + 1


def test_marks_of_a_former_card_are_gone() -> None:
    desk = Desk(SCREENS[LIGHTNING])
    seen = sight(LIGHTNING, RACE, persons=(1,))
    desk.look(seen)
    desk.press("a", seen)
    desk.look(replace(seen, round=4))
    assert desk.marks == {}


def test_a_die_in_the_hand_cannot_be_marked() -> None:
    desk = Desk(SCREENS[LIGHTNING])
    seen = sight(LIGHTNING, RACE.replace("[1,2,2,2,2,6]", "[0,2,2,2,2,6]"), persons=(1,))
    desk.look(seen)
    desk.press("a", seen)
    assert desk.marks == {}
    assert "does not lie there to be kept" in text(desk.lines(seen)[0])


def test_nothing_hints_at_dice_that_meet_the_card() -> None:
    """[LD-5] Seeing it is the game."""
    met = RACE.replace("[1,2,2,2,2,6]", "[1,1,1,2,2,6]")
    shown, other = picture(LIGHTNING, sight(LIGHTNING, met)), picture(LIGHTNING, sight(LIGHTNING, RACE))
    assert "AT LEAST THREE 1S" in shown
    assert re.sub(r"\d", "#", shown) == re.sub(r"\d", "#", other)


def test_the_quick_game_shows_no_bonus_and_no_thunder() -> None:
    """[LD-R12]"""
    quick = picture(LIGHTNING, sight(LIGHTNING, RACE + " variant=(play=quick)"))
    assert "Bonus" not in quick
    assert "Thunder" not in quick
    assert "Bonus" in picture(LIGHTNING, sight(LIGHTNING, RACE))


def test_rolls_are_seen_and_not_told() -> None:
    assert not SCREENS[LIGHTNING].tells(Rested("LD-3", 1, (1, 1, 1, 1, 1, 1)))


def test_a_judge_rules_and_sanctions_from_the_same_keyboard() -> None:
    """[LD-T0, LD-R14]"""
    waiting = RACE + " waiting=[(seat=1 call=(got_it card=3))] variant=(tournament=true)"
    seen = sight(LIGHTNING, waiting)
    assert SCREENS[LIGHTNING].now(seen) == 'Judge: Anna calls "Got it!"   Y true   N false   ! sanction'
    assert pressed(LIGHTNING, seen, "y") == (Rule(Ruling(valid=True)),)
    assert pressed(LIGHTNING, seen, "n") == (Rule(Ruling(valid=False)),)
    again = Rule(Sanction(2, "LD-T4", "roll_again", (0, 2)))
    assert pressed(LIGHTNING, seen, "!", *"2 t4 again 1 3", "enter") == (again,)
    assert pressed(LIGHTNING, seen, "!", *"1 LD-T5 warning", "enter") == (Rule(Sanction(1, "LD-T5", "warning")),)
    assert pressed(LIGHTNING, seen, "!", "escape", "y") == (Rule(Ruling(valid=True)),)


@pytest.mark.parametrize(
    ("typed", "why"),
    [("2 T9 warning", "'t9' is no rule for sanctions"), ("2 T5 jail", "'jail': the measures"), ("hello", "write seat")],
)
def test_a_sanction_that_cannot_be_read_says_why(typed: str, why: str) -> None:
    desk = Desk(SCREENS[LIGHTNING])
    seen = sight(LIGHTNING, RACE + " variant=(tournament=true)")
    for key in ("!", *typed, "enter"):
        desk.press(key, seen)
    assert any(why in text(row) for row in desk.lines(seen))


# Tumblin-Dice

THROW = (
    "hand=[[2],[2]] order=[1,2] turn=1 scores=[[20,31]] quarter=2 number=13 "
    "board=[(die=red-1 face=5 level=3),(die=white-1 face=2 level=3 on_top_of=[red-1])] stacked=[[white-1,red-1]]"
)


def test_the_board_is_shown_level_by_level_with_what_it_brings() -> None:
    """[TD-6, TD-11]"""
    rows = picture(TUMBLIN, sight(TUMBLIN, THROW)).splitlines()
    assert rows[0].startswith(" Quarter 2 of 4")
    assert rows[2].replace("\N{NO-BREAK SPACE}", " ") == " 3x    │ red-1:5  white-1:2 on red-1  "
    assert "total  20   board   0   to throw 2" in rows[5]
    assert "total  31   board  21   to throw 2" in rows[6]


def test_the_table_says_whose_throw_it_is_and_with_which_die() -> None:
    """[TD-1]"""
    question = SCREENS[TUMBLIN].question(sight(TUMBLIN, THROW))
    assert question is not None
    assert question.asks == "Anna throws red-3. Where does it lie?"


def test_a_team_names_its_first_seat_in_the_same_line() -> None:
    """[TD-R11]"""
    position = "hand=[[4],[4],[4],[4]] order=[1,2,3,4] turn=1 variant=(teams=true)"
    question = SCREENS[TUMBLIN].question(sight(TUMBLIN, position, seats=4))
    assert question is not None
    assert question.read("first cleo").moves == (Do(3, Name(3)),)
    with pytest.raises(NotUnderstood, match="say first and one of"):
        question.read("first zeno")


def test_dice_that_have_lost_their_hold_are_asked_for() -> None:
    """[TD-R10]"""
    loose = THROW.replace("scores", "phase=settle loose=[white-1] scores")
    question = SCREENS[TUMBLIN].question(sight(TUMBLIN, loose))
    assert question is not None
    assert question.asks == "Take away what goes. Where does white-1 lie then?"


# All games


@pytest.mark.parametrize("game", list(SCREENS))
def test_a_view_of_another_game_is_a_programming_mistake(game: str) -> None:
    class Other(Struct):
        seat: int = 0

    with pytest.raises(TypeError, match="was expected"):
        SCREENS[game].table(Sight(Other(), (), NAMES, (1,)))


class Broken:
    """A bot that raises."""

    def choose(self, view: Struct, choices: Choices[object], below: Below) -> object:
        raise RuntimeError("out of dice")

    def delay_ms(self, view: Struct, action: object, below: Below) -> int:
        return 0


def test_a_bot_that_breaks_is_told_and_a_legal_move_is_chosen(tmp_path: Path) -> None:
    presses: Sequence[tuple[int, str]] = [(10, "<stop>")]
    outside = Pretended(lambda frame: presses)
    table = opened(KING, outside, tmp_path, bots=("easy",), options={"first_seat": 2})
    table.first.extend(table.table.sit(2, "Ada (easy)", 0, Broken()))
    table.play()
    told = "- Ada (easy) made a mistake (it raised RuntimeError('out of dice')); a legal move was chosen instead."
    assert told in lines_of(outside.frame)
