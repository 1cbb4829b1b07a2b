"""The first screen and what it remembers."""

from pathlib import Path

from dicehall.cli.arguments import choice_of, parser
from dicehall.cli.choice import Choice, Who, check_choice
from dicehall.cli.form import Form, filled_in
from dicehall.cli.layout import laid_out
from dicehall.cli.outside import SMALLEST
from dicehall.cli.paint import text, width
from dicehall.cli.remembered import Memory, config_file, recall, records_folder, remember
from dicehall.cli.screens import SCREENS
from dicehall.core import Setup
from dicehall.games import GAMES
from tests.cli.pretending import Pretended, keys


def form(*pressed: str, memory: Memory | None = None) -> Form:
    """The first screen after some keys."""
    screen = Form(memory or Memory())
    for key in pressed:
        screen.press(key)
    return screen


def rows(screen: Form) -> str:
    return "\n".join(text(row).rstrip() for row in laid_out(screen.frame(24), SMALLEST))


def on_row(label: str, *pressed: str, memory: Memory | None = None) -> Form:
    """The first screen with the cursor on a row, after some keys there."""
    screen = form(memory=memory)
    for _ in range(40):
        if f"▶ {label}" in rows(screen):
            break
        screen.press("down")
    for key in pressed:
        screen.press(key)
    return screen


def test_a_person_and_two_bots_wait_for_the_start() -> None:
    screen = form()
    assert screen.choice == Choice(
        "ghost_blitz_dice", (Who("Anna"), Who("Ada (easy)", "easy"), Who("Blaise (medium)", "medium"))
    )
    assert screen.press("s") == "start"


def test_every_game_can_be_chosen_and_started_as_it_stands() -> None:
    seen = []
    for number in range(len(SCREENS)):
        screen = on_row("Game", *["right"] * number)
        check_choice(screen.choice)
        GAMES[screen.choice.game].initial(Setup(len(screen.choice.who), screen.choice.options))
        seen.append(screen.choice.game)
        assert all(width(row) < 80 for row in laid_out(screen.frame(24), SMALLEST))
    assert seen == list(SCREENS)


def test_seats_are_filled_with_bots_and_emptied_again() -> None:
    assert [who.level for who in on_row("Seats", "right").choice.who] == ["", "easy", "medium", "medium"]
    assert len(on_row("Seats", *["left"] * 9).choice.who) == 2
    assert len(on_row("Seats", *["right"] * 9).choice.who) == 8


def test_a_seat_goes_from_a_person_through_the_levels_of_bots() -> None:
    levels = [on_row("Seat 2", *["right"] * steps).choice.who[1].level for steps in range(5)]
    assert levels == ["easy", "medium", "hard", "", "easy"]
    names = [who.name for who in on_row("Seat 2", "left").choice.who]
    assert names == ["Anna", "Ben", "Blaise (medium)"]


def test_a_person_gets_a_name_by_typing_it() -> None:
    erased = ["backspace"] * 4
    assert on_row("Seat 1", "enter", *erased, *"Zoë", "enter").choice.who[0].name == "Zoë"
    assert on_row("Seat 1", "enter", *erased, *"Zoë", "escape").choice.who[0].name == "Anna"


def test_a_name_that_cannot_be_shown_is_refused_in_place() -> None:
    screen = on_row("Seat 1", "enter", *["backspace"] * 4, "enter")
    assert screen.choice.who[0].name == "Anna"
    assert "a name needs signs that can be seen" in rows(screen)


def test_an_option_is_shown_with_its_sentence_and_rule() -> None:
    screen = on_row("net", "right")
    assert screen.choice.options == {"net": "shifted"}
    assert "[GB-R1]" in rows(screen)
    assert on_row("net", "right", "right").choice.options == {}


def test_a_number_is_stepped_or_typed_and_stays_within_its_limits() -> None:
    assert on_row("grab limit s", "right").choice.options == {"grab_limit_s": 11}
    assert on_row("throw ms", "right").choice.options == {"throw_ms": 1_300}
    assert on_row("grab limit s", "enter", "backspace", "backspace", *"45", "enter").choice.options == {
        "grab_limit_s": 45
    }
    screen = on_row("grab limit s", "enter", *"9999", "enter")
    assert "it can be a whole number from 1 to 600" in rows(screen)


def test_what_cannot_be_played_is_said_and_does_not_start() -> None:
    screen = on_row("first seat", *["right"] * 5)
    assert "first_seat=5: there are seats 1 to 3 [GB-R8]" in rows(screen)
    assert screen.press("s") is None


def test_a_deck_file_is_loaded_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "my.deck"
    file.write_text("One: show 1\nTwo: show 2\n", "utf-8")
    lightning = Memory(game="lightning_dice")
    screen = on_row("deck", "enter", *str(file), "enter", memory=lightning)
    assert screen.choice.options == {"deck": ["One: show 1", "Two: show 2"]}
    assert "2 cards of your own" in rows(screen)
    file.write_text("One: show 7\n", "utf-8")
    assert "deck, line 1, column 11" in rows(on_row("deck", "enter", *str(file), "enter", memory=lightning))


def test_a_game_without_bots_says_why() -> None:
    screen = on_row("Seat 1", memory=Memory(game="tumblin_dice"))
    assert "throw virtual dice" in rows(screen)
    assert on_row("Seat 1", "right", memory=Memory(game="tumblin_dice")).choice.who[0].level == ""


def test_a_game_without_turns_offers_no_limit_for_them() -> None:
    assert "Limit for a turn" not in rows(form(memory=Memory(game="lightning_dice")))
    assert on_row("Limit for a turn", "right", "right").choice.turn_limit_s == 30


def test_going_through_the_games_loses_nothing() -> None:
    screen = on_row("net", "right")
    while "▶ Game" not in rows(screen):
        screen.press("up")
    for _ in SCREENS:
        screen.press("right")
    assert screen.choice.options == {"net": "shifted"}


def test_q_leaves_without_a_match() -> None:
    assert filled_in(Memory(), Pretended(keys("down", "q"))) is None
    assert filled_in(Memory(), Pretended(keys("down"))) is None


def test_the_last_choice_is_there_again(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "choices.json"
    choice = Choice(
        "king_of_the_dice_junior", (Who("Zoë"), Who("Ada (hard)", "hard")), {"full_round": True}, "real", 30
    )
    remember(file, Memory().with_choice(choice))
    memory = recall(file)
    assert form(memory=memory).choice == choice
    assert memory.known_names()[:2] == ("Zoë", "Anna")


def test_a_memory_that_cannot_be_read_is_as_good_as_none(tmp_path: Path) -> None:
    file = tmp_path / "choices.json"
    assert recall(file) == Memory()
    file.write_text('{"game": 7', "utf-8")
    assert recall(file) == Memory()
    file.write_text('{"game": "chess", "choices": {}}', "utf-8")
    assert recall(file) == Memory()


def test_a_memory_that_cannot_be_kept_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    remember(tmp_path / "file" / "choices.json", Memory())
    assert (tmp_path / "file").read_text("utf-8") == ""


def test_files_lie_where_xdg_says() -> None:
    assert config_file({"XDG_CONFIG_HOME": "/c", "HOME": "/h"}) == Path("/c/dicehall/choices.json")
    assert config_file({"HOME": "/h"}) == Path("/h/.config/dicehall/choices.json")
    assert records_folder({"XDG_DATA_HOME": "/d", "HOME": "/h"}) == Path("/d/dicehall/records")
    assert records_folder({"HOME": "/h"}) == Path("/h/.local/share/dicehall/records")


# The same by arguments


def chosen(*arguments: str) -> list[str]:
    """Who sits where by the command line."""
    choice = choice_of(parser().parse_args(["play", *arguments]), Memory(names=("Zoë", "Yves")))
    return [who.name for who in choice.who]


def test_a_person_plays_against_bots_unless_the_arguments_say_otherwise() -> None:
    assert chosen("--game", "king") == ["Zoë", "Ada (medium)", "Blaise (medium)"]
    assert chosen("--game", "king", "--bots", "easy,hard") == ["Zoë", "Ada (easy)", "Blaise (hard)"]
    assert chosen("--game", "king", "--players", "Lea,Mo") == ["Lea", "Mo"]
    assert chosen("--game", "king", "--players", "Lea,Mo", "--seats", "3") == ["Lea", "Mo", "Ada (medium)"]
    assert chosen("--game", "king", "--players", "Ada", "--bots", "easy") == ["Ada", "Blaise (easy)"]


def test_bots_can_be_watched() -> None:
    assert chosen("--game", "king", "--seats", "2", "--bots", "easy,hard") == ["Ada (easy)", "Blaise (hard)"]


def test_where_there_are_no_bots_people_fill_the_seats() -> None:
    assert chosen("--game", "tumblin", "--seats", "3") == ["Zoë", "Yves", "Anna"]


def test_options_are_read_by_their_kind() -> None:
    arguments = ["play", "--game", "tumblin", "--option", "quarters=to_301", "--option", "before_line=-1"]
    choice = choice_of(parser().parse_args([*arguments, "--option", "colours=red,black"]), Memory())
    assert choice.options == {"quarters": "to_301", "before_line": -1, "colours": ["red", "black"]}
    usual = choice_of(parser().parse_args(["play", "--game", "king", "--option", "full_round=no"]), Memory())
    assert usual.options == {}
