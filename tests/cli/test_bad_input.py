"""What people get wrong: each answer says what and where, with exit code 2, or 1 for a check; never a traceback."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from dicehall.cli.main import main
from tests.cli.pretending import KingPlayer, Pretended, keys, lines_of, opened

MOVE = '{"type":"move","actor":["seat",1],"action":{"type":"roll"}}\n'
HEADER = (
    '{"type":"dicehall","format":1,"game":"king_of_the_dice_junior",'
    '"setup":{"seats":2,"options":{"first_seat":1},"reported":[]},"players":["Anna","Ben"]}\n'
)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """What a command says that it cannot do."""
    assert main([str(argument) for argument in arguments]) == 2
    return capsys.readouterr().err


def usage(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said about a command that cannot be read."""
    with pytest.raises(SystemExit) as stopped:
        main(list(arguments))
    assert stopped.value.code == 2
    return capsys.readouterr().err


def checked(capsys: pytest.CaptureFixture[str], file: Path, text: str) -> str:
    """What `record check` says about a broken record."""
    file.write_text(text, "utf-8")
    assert main(["record", "check", str(file)]) == 1
    return capsys.readouterr().out


# A move against the rules


def test_a_key_against_the_rules_is_answered_with_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    """[ALL-4]"""
    outside = Pretended(keys("e"))
    table = opened("king_of_the_dice_junior", outside, tmp_path, options={"first_seat": 1}, bots=("easy",))
    table.play()
    assert " Anna: Roll all four dice first. [KJ-2]" in lines_of(outside.frame)
    assert not [entry for _, entry in table.table.record.moves() if entry.actor.kind == "seat"]


def test_a_key_that_means_nothing_says_so(tmp_path: Path) -> None:
    outside = Pretended(keys("x"))
    opened("king_of_the_dice_junior", outside, tmp_path, options={"first_seat": 1}, bots=("easy",)).play()
    assert " x does nothing here; ? is help." in lines_of(outside.frame)


def test_dice_that_cannot_lie_so_are_refused_and_can_be_typed_again(tmp_path: Path) -> None:
    """[TD-R17]"""
    lines = ["5 3x, w9 off", "7 3x", "5", "off, off"]
    told = []
    for words in lines:
        outside = Pretended(keys(*words, "enter"))
        options = {"first_order": "seats"}
        opened("tumblin_dice", outside, tmp_path, persons=("Anna", "Ben"), options={**options}).play()
        told.append(lines_of(outside.frame)[-2])
    assert told == [
        " 'w9' is not understood; known dice: red-1",
        " '7': a die shows 1 to 6, and levels are 1x to 4x",
        " where does red-1 lie? Say its level, as in 3x, or off, short, disc, missed",
        " red-1 is told of twice; separate dice by commas, each with its name",
    ]


# Records


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "line 1: the record is empty"),
        ("not json\n", "line 1: "),
        (HEADER.replace('"format":1', '"format":9'), "line 1: format 9"),
        (HEADER.replace("king_of_the_dice_junior", "chess"), "line 1: unknown game 'chess'"),
        (HEADER.replace('"seats":2', '"seats":9'), "line 1: 9 seats"),
        (HEADER + "{}\n", "line 2: "),
        (HEADER + MOVE, "line 2: seat 1: A card is still to be turned over. [ALL-3]"),
        (HEADER + MOVE[:30], "line 2: is cut off before its end"),
        (HEADER + MOVE.replace("roll", "jump"), "line 2: Invalid value 'jump'"),
        (HEADER + MOVE.replace("seat", "pope"), "line 2: Invalid enum value 'pope' - at `$.actor[0]`"),
    ],
)
def test_a_broken_record_is_told_with_line_place_and_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, where: str
) -> None:
    said = checked(capsys, tmp_path / "broken.jsonl", text)
    assert where in said
    assert said.count("\n") == 1


def test_a_record_that_is_no_text_is_told_with_line_and_byte(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_bytes(HEADER.encode() + b'{"type":"note","text":"\xff"}\n')
    assert main(["record", "check", str(file)]) == 1
    assert "line 2: byte 24: no text in UTF-8" in capsys.readouterr().out


def test_a_broken_record_is_told_to_programs_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(HEADER + MOVE, "utf-8")
    assert main(["record", "check", "--json", str(file)]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["ok"], found["line"], "[ALL-3]" in found["reason"]) == (False, 2, True)


def test_a_record_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "nowhere.jsonl: No such file" in refused(capsys, "record", "check", tmp_path / "nowhere.jsonl")
    assert "Is a directory" in refused(capsys, "record", "show", tmp_path)


def test_a_record_cannot_steer_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "evil.jsonl"
    file.write_text(HEADER.replace("Anna", "\\u001b[2JAnna"), "utf-8")
    assert main(["record", "show", str(file)]) == 0
    assert "\x1b" not in capsys.readouterr().out


# Decks


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Twins three pairs\n", "line 1, column 18"),
        ("# mine\nTwins: three cats\n", "line 2, column 14"),
        ("Never: all odd and sum 12 and show 2\n", "line 1, column 8: no six dice can do it"),
        ("", "line 1, column 1: 0 cards"),
    ],
)
def test_a_broken_deck_is_told_with_line_column_and_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, where: str
) -> None:
    file = tmp_path / "my.deck"
    file.write_text(text, "utf-8")
    assert main(["deck", "check", str(file)]) == 1
    assert where in capsys.readouterr().out
    assert where in refused(capsys, "play", "--terminal", "--game", "lightning", "--deck", file)


def test_a_deck_for_a_game_without_cards_of_choice_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "has no decks to choose" in refused(capsys, "play", "--terminal", "--game", "ghost", "--deck", tmp_path)


# What is to be played


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--game", "chess"), "game 'chess': there are ghost_blitz_dice"),
        (
            ("--game", "king", "--option", "speed=9"),
            "unknown option 'speed'; King of the Dice: Junior has: may_decline",
        ),
        (("--game", "king", "--option", "full_round"), "write it as name=value"),
        (("--game", "king", "--option", "full_round=maybe"), "it can be no or yes"),
        (("--game", "king", "--option", "first_seat=7"), "it can be a whole number from 0 to 4"),
        (("--game", "king", "--seats", "5"), "--seats 5: King of the Dice: Junior has 2 to 4"),
        (
            ("--game", "king", "--seats", "2", "--players", "Anna,Ben,Cleo"),
            "--seats 2 for 3 people and 0 bots: too few",
        ),
        (("--game", "king", "--players", "Anna,Anna"), "two players are called so"),
        (("--game", "king", "--players", "A\x07,Ben"), "signs that can be seen"),
        (("--game", "king", "--players", "A" * 15), "longer than 14 signs"),
        (("--game", "king", "--bots", "brilliant"), "bot 'brilliant': there are easy, medium and hard"),
        (("--game", "tumblin", "--bots", "easy"), "bots of Tumblin-Dice throw virtual dice"),
        (("--game", "tumblin", "--dice", "virtual"), "virtual dice are thrown in the browser"),
        (("--game", "tumblin", "--option", "teams=yes"), "teams with 2 seats: it is for 4 [TD-O1]"),
        (("--game", "lightning", "--players", "Anna,Ben,Cleo"), "2 fit at one keyboard"),
        (("--game", "lightning", "--dice", "real"), "nobody can type six faces as fast as they fall"),
        (("--game", "lightning", "--turn-limit", "9"), "nobody is in turn"),
    ],
)
def test_a_choice_that_cannot_be_played_is_refused_with_what_can(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    assert said in refused(capsys, "play", "--terminal", *arguments)


def test_a_command_that_cannot_be_read_is_answered_with_its_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert "invalid choice: 'paly'" in usage(capsys, "paly")
    assert "invalid int value: 'two'" in usage(capsys, "play", "--terminal", "--seats", "two")
    assert "1 to 86400" in usage(capsys, "play", "--terminal", "--turn-limit", "0")


def test_an_unknown_rule_is_answered_with_those_that_are_known(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "rules", "king", "KJ-none")
    assert "no rule 'KJ-none'; the ids are KJ-1, KJ-2" in said


# Folders and terminals


def test_a_folder_that_cannot_be_written_to_is_refused_before_the_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    said = refused(capsys, "play", "--terminal", "--game", "king", "--records", file / "records")
    assert f"{file}/records: no record can be written there (Not a directory)" in said
    assert "--records" in said


def test_a_race_needs_single_keys_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert "is a race by single keys: it needs a terminal" in refused(capsys, "play", "--terminal", "--game", "ghost")


def test_the_first_screen_needs_a_terminal_and_says_what_to_do_instead(capsys: pytest.CaptureFixture[str]) -> None:
    assert "say what to play instead, as in: --terminal --game king" in refused(capsys, "play", "--terminal")


def test_a_full_disk_in_mid_match_is_told_and_play_goes_on(tmp_path: Path) -> None:
    outside = Pretended(KingPlayer())
    table = opened("king_of_the_dice_junior", outside, tmp_path, bots=("easy",))
    full = os.open("/dev/full", os.O_WRONLY)
    os.dup2(full, table.book.fd)
    os.close(full)
    assert table.play() == "left"
    assert any("The record cannot be written: No space left on device" in row for row in lines_of(outside.frame))
    assert table.book.missing == len(table.table.record.entries)
    assert "wins" in str(outside.frame.now)


@pytest.mark.slow
def test_a_reader_that_has_had_enough_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    file.write_text(HEADER + '{"type":"note","text":"again"}\n' * 20_000, "utf-8")
    command = shlex.join([sys.executable, "-m", "dicehall", "record", "show", str(file)])
    reader = subprocess.run(["/bin/sh", "-c", f"{command} | head -1"], capture_output=True, text=True, check=False)
    assert (reader.stdout, reader.stderr) == ("King of the Dice: Junior, 2 seats: Anna, Ben\n", "")
