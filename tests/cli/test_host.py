"""What lies over the table: help and rules, taking back, leaving, and the pause that all of it makes."""

from pathlib import Path

from dicehall.cli.outside import Frame
from dicehall.cli.paint import text
from dicehall.match import Note, Played, Seated, Undone, read_record
from dicehall.match.record import Entry
from tests.cli.pretending import KingPlayer, Plan, Pretended, keys, lines_of, now_of, opened

KING = "king_of_the_dice_junior"
GHOST = "ghost_blitz_dice"


def entries(path: Path) -> list[Entry[object]]:
    return read_record(path.read_text("utf-8")).entries


def shown_after(folder: Path, *pressed: str, game: str = KING, people: tuple[str, ...] = ("Anna", "Ben")) -> Frame:
    """The last frame after some keys in a match of people, seat 1 first."""
    outside = Pretended(keys(*pressed))
    opened(game, outside, folder, persons=people, options={"first_seat": 1}).play()
    return outside.frame


def test_help_says_which_keys_there_are(tmp_path: Path) -> None:
    page = "\n".join(lines_of(shown_after(tmp_path, "?")))
    assert "R or SPACE rolls" in page
    assert "Which rule?" in page


def test_a_rule_is_looked_up_by_its_id(tmp_path: Path) -> None:
    for id in ("KJ-9", "kj-9", "9", "[KJ-9]"):
        page = "\n".join(lines_of(shown_after(tmp_path, "?", *id, "enter")))
        assert " KJ-9: " in page
    assert " ALL-8: " in "\n".join(lines_of(shown_after(tmp_path, "?", *"all-8", "enter")))


def test_an_unknown_rule_is_answered_by_the_ids_that_there_are(tmp_path: Path) -> None:
    page = "\n".join(lines_of(shown_after(tmp_path, "?", *"KJ-none", "enter")))
    assert "no rule 'KJ-none'; the ids are KJ-1, KJ-2" in page


def test_escape_goes_back_from_a_rule_to_the_help_and_to_the_table(tmp_path: Path) -> None:
    pressed = ["?", *"9", "enter", "escape"]
    assert "Which rule?" in "\n".join(lines_of(shown_after(tmp_path, *pressed)))
    assert "press R" in now_of(shown_after(tmp_path, *pressed, "escape"))


def test_long_help_can_be_scrolled(tmp_path: Path) -> None:
    helped = shown_after(tmp_path, "?")
    assert "more: UP DOWN" in "\n".join(lines_of(helped))
    scrolled = shown_after(tmp_path, "?", "down", "down")
    assert text(scrolled.table[0]) == text(helped.table[2])
    assert text(shown_after(tmp_path, "?", "down", "up").table[0]) == text(helped.table[0])


def test_the_menu_offers_everything_by_one_key_each(tmp_path: Path) -> None:
    rows = lines_of(shown_after(tmp_path, "escape"))
    assert [row.split()[0] for row in rows if row.startswith("   ")] == ["?", "u", "l", "q"]


def test_the_host_takes_the_last_move_back_with_a_reason(tmp_path: Path) -> None:
    outside = Pretended(keys("r", "u", *"misread", "enter"))
    table = opened(KING, outside, tmp_path, persons=("Anna", "Ben"), options={"first_seat": 1})
    table.play()
    undone = [entry for entry in entries(table.book.path) if isinstance(entry, Undone)]
    assert [(entry.by, entry.why) for entry in undone] == [("the host", "misread")]
    assert "Anna: press R to roll all four dice" in now_of(outside.frame)
    assert "- Taken back: Anna's move (roll)." in lines_of(outside.frame)


def test_taking_back_asks_first_and_escape_leaves_everything_as_it_is(tmp_path: Path) -> None:
    outside = Pretended(keys("r", "u"))
    table = opened(KING, outside, tmp_path, persons=("Anna", "Ben"), options={"first_seat": 1})
    table.play()
    assert " Take back Anna's move (roll) and all that came of it?" in lines_of(outside.frame)
    assert not any(isinstance(entry, Undone) for entry in entries(table.book.path))


def test_before_the_first_move_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    assert any("there is nothing to take back" in row for row in lines_of(shown_after(tmp_path, "u")))


def test_leaving_the_table_needs_a_yes(tmp_path: Path) -> None:
    outside = Pretended(lambda frame: [(10, "q"), (10, "n"), (10, "q"), (10, "y")])
    table = opened(KING, outside, tmp_path, persons=("Anna", "Ben"), options={"first_seat": 1})
    assert table.play() == "left"


def test_a_player_who_leaves_for_good_is_out_and_the_last_one_wins(tmp_path: Path) -> None:
    """[ALL-7]"""
    outside = Pretended(keys("escape", "l", "2", "y"))
    table = opened(KING, outside, tmp_path, persons=("Anna", "Ben"), options={"first_seat": 1})
    table.play()
    assert "Anna wins." in now_of(outside.frame)
    assert Seated(2, "", "empty", 0).kind in [e.kind for e in entries(table.book.path) if isinstance(e, Seated)]


def test_the_end_offers_another_match(tmp_path: Path) -> None:
    def again(frame: Frame) -> list[Plan]:
        return [(10, "n")] if "n new match" in now_of(frame) else list(KingPlayer()(frame))

    assert opened(KING, Pretended(again), tmp_path, bots=("easy",)).play() == "again"


def test_looking_at_the_help_in_a_race_breaks_it_off_and_stops_the_clock(tmp_path: Path) -> None:
    """[ALL-10] Nobody can study the dice behind the help."""

    def player(frame: Frame) -> list[Plan]:
        if "press SPACE" in now_of(frame) and "throw 1" in text(frame.corner):
            return [(100, " ")]
        if "GRAB!" in now_of(frame):
            return [(200, "?"), (600_000, "escape"), (10, "<stop>")]
        return []

    table = opened(GHOST, Pretended(player), tmp_path, persons=("Anna", "Ben"), options={"first_seat": 1})
    table.play()
    log = entries(table.book.path)
    assert [entry.text for entry in log if isinstance(entry, Note)] == ["the table was paused"]
    assert '{"type":"void"}' in table.book.path.read_text("utf-8")
    assert max(entry.at_ms for entry in log) < 5_000


def test_a_window_that_is_too_small_stops_the_clock_and_loses_nothing(tmp_path: Path) -> None:
    outside = Pretended(lambda frame: [(100, "<stop>")], size=(60, 20))
    table = opened(KING, outside, tmp_path, bots=("easy",), options={"first_seat": 2})
    table.play()
    assert not [entry for entry in entries(table.book.path) if isinstance(entry, Played) and entry.actor.kind == "seat"]


def test_a_key_in_a_window_that_is_too_small_does_nothing(tmp_path: Path) -> None:
    outside = Pretended(keys("r"), size=(60, 20))
    table = opened(KING, outside, tmp_path, persons=("Anna", "Ben"), options={"first_seat": 1})
    table.play()
    assert not [entry for entry in entries(table.book.path) if isinstance(entry, Played) and entry.actor.kind == "seat"]


def test_ctrl_z_breaks_a_race_off_and_play_goes_on_when_the_program_wakes_up(tmp_path: Path) -> None:
    """[ALL-10]"""

    def player(frame: Frame) -> list[Plan]:
        if "press SPACE" in now_of(frame):
            return [(100, " ")]
        return [(200, "<suspend>"), (10_000, "<stop>")] if "GRAB!" in now_of(frame) else []

    outside = Pretended(player)
    table = opened(GHOST, outside, tmp_path, persons=("Anna", "Ben"), options={"first_seat": 1})
    table.play()
    assert outside.suspended == 1
    assert '{"type":"void"}' in table.book.path.read_text("utf-8")
