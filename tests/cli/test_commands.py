"""`dicehall record`, `deck` and `rules`."""

import io
import json
import os
import sys
from pathlib import Path

import pytest

from dicehall.cli.main import main
from dicehall.cli.recordfile import CannotWrite, created, reopened
from dicehall.cli.screens import SCREENS
from dicehall.core import Setup
from dicehall.games import GAMES
from dicehall.games.lightning_dice.cards import DECK
from dicehall.games.lightning_dice.decks import format_card
from dicehall.match import Header, Note, read_record
from dicehall.match.rulebook import FILES, Language, rules_of, rules_page
from tests.cli.pretending import GhostPlayer, Pretended, opened


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of Ghost Blitz."""
    table = opened("ghost_blitz_dice", Pretended(GhostPlayer()), tmp_path, bots=("easy", "medium"))
    table.play()
    return table.book.path


def output(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    """What a command prints when all is well."""
    assert main([str(argument) for argument in arguments]) == 0
    return capsys.readouterr().out


def test_a_right_record_is_told_with_its_moves_and_outcome(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = output(capsys, "record", "check", record)
    assert f"{record}: ghost_blitz_dice, " in said
    assert "moves, all by the rules. " in said
    assert "Ada (easy)" in said
    assert said.endswith("[GB-8]\n")


def test_a_right_record_is_told_to_programs(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(output(capsys, "record", "check", record, "--json"))
    assert found["ok"] is True
    assert found["line"] is None
    assert found["game"] == "ghost_blitz_dice"
    assert found["players"] == ["Anna", "Ada (easy)", "Blaise (medium)"]
    assert found["moves"] == len(read_record(record.read_text("utf-8")).moves())
    assert sum(found["outcome"]["scores"]) == 35


def test_a_record_is_shown_as_a_text_with_rules(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = output(capsys, "record", "show", record).splitlines()
    assert said[0] == "Ghost Blitz: The Dice Game, 3 seats: Anna, Ada (easy), Blaise (medium)"
    assert "Throw 1" in said
    assert sum("[GB-5]" in row for row in said) >= 35
    assert said[-1].endswith("[GB-8]")


def test_a_record_is_shown_to_programs_with_rounds_events_and_outcome(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = json.loads(output(capsys, "record", "show", record, "--json"))
    assert sorted(shown) == ["header", "outcome", "round_name", "rounds"]
    assert shown["header"]["players"] == ["Anna", "Ada (easy)", "Blaise (medium)"]
    assert [one["round"] for one in shown["rounds"]] == list(range(1, len(shown["rounds"]) + 1))
    event = shown["rounds"][0]["moves"][0]["events"][0]
    assert event["rule"] == "GB-R8"
    assert "throws first" in event["text"]
    assert event["event"]["type"] == "turn"
    game = GAMES["ghost_blitz_dice"]
    for one in shown["rounds"]:
        for move in one["moves"]:
            game.notation.parse_move(move["move"])
            for told in move["events"]:
                assert game.notation.parse_event(told["line"]).rule == told["rule"]


def test_a_deck_is_told_card_by_card_with_its_expected_rolls(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "my.deck"
    file.write_text("# mine\nTwins: three pairs\n\nHurry: show 1\nNever: exactly 1 1 1 1 1 1\n", "utf-8")
    said = output(capsys, "deck", "check", file).splitlines()
    assert said[0].split() == ["1", "7.23", "rolls", "Twins:", "three", "pairs"]
    assert "quick  Hurry: show 1" in said[1]
    assert "13.94 rolls  slow" in said[2]
    assert said[3].startswith("3 cards, 7.56 rolls on average")
    assert (
        said[4]
        == "Dice asked for by name: 7 x 1, 0 x 2, 0 x 3, 0 x 4, 0 x 5, 0 x 6: a seat's own number may favour it."
    )


@pytest.mark.slow
def test_the_shipped_deck_is_fair_to_all_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "shipped.deck"
    file.write_text("".join(f"{format_card(card)}\n" for card in DECK), "utf-8")
    said = output(capsys, "deck", "check", file).splitlines()
    assert "no seat is favoured" in said[-1]
    assert not [row for row in said if "  slow" in row or "  quick" in row]


@pytest.mark.parametrize("game", sorted(SCREENS))
@pytest.mark.parametrize("language", FILES)
def test_the_rules_of_a_game_are_printed_as_they_ship(
    game: str, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    assert output(capsys, "rules", game, "--language", language) == rules_page(game, language) + "\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_CH"}, "de"),
        ({"LC_ALL": "de@euro", "LC_MESSAGES": "en_GB.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:de:en"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "en_GB:de"}, "en"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_rules_are_in_the_language_of_the_locale(
    environment: dict[str, str],
    language: Language,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.setenv(name, environment.get(name, ""))
    said = output(capsys, "rules", "ghost", "r6")
    assert said == f"GB-R6: {rules_of('ghost_blitz_dice', language)['GB-R6']}\n"


def test_a_terminal_without_utf_8_is_told_the_rules_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="latin-1"))
    assert main(["rules", "tumblin", "--language", "de"]) == 0
    assert "Würfel" in written.getvalue().decode("latin-1")


@pytest.mark.parametrize("game", sorted(SCREENS))
def test_every_rule_of_a_game_can_be_read_by_its_id(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules = rules_of(game)
    page = rules_page(game)
    ids = [
        row.split("|")[1].strip() for row in page.splitlines() if row.startswith(("| GB-", "| KJ-", "| LD-", "| TD-"))
    ]
    assert [id for id in ids if id not in rules] == []
    assert "ALL-1" in rules
    for id in (ids[0], ids[-1]):
        said = output(capsys, "rules", game.partition("_")[0], id, "--language", "en")
        assert said == f"{id}: {rules[id]}\n"
        assert len(rules[id]) > 20


def test_a_record_file_never_takes_the_place_of_another(tmp_path: Path) -> None:
    header = Header(1, "king_of_the_dice_junior", Setup(2))
    first, second = created(tmp_path, "match", header), created(tmp_path, "match", header)
    assert (first.path.name, second.path.name) == ("match.jsonl", "match-2.jsonl")
    first.close()
    second.close()


def test_a_line_is_in_the_file_as_soon_as_it_is_written(tmp_path: Path) -> None:
    file = created(tmp_path, "match", Header(1, "king_of_the_dice_junior", Setup(2)))
    file.write(Note("one"))
    assert read_record(file.path.read_text("utf-8")).entries == [Note("one")]
    file.close()


def test_a_cut_off_line_is_cut_away_before_a_record_goes_on(tmp_path: Path) -> None:
    file = created(tmp_path, "match", Header(1, "king_of_the_dice_junior", Setup(2)))
    file.close()
    whole = file.path.read_text("utf-8")
    with file.path.open("a", encoding="utf-8") as raw:
        raw.write('{"type":"no')
    again = reopened(file.path, whole)
    again.write(Note("one"))
    again.close()
    assert read_record(file.path.read_text("utf-8")).entries == [Note("one")]


def test_lines_that_a_full_disk_refused_are_written_once_there_is_room(tmp_path: Path) -> None:
    file = created(tmp_path, "match", Header(1, "king_of_the_dice_junior", Setup(2)))
    good = os.dup(file.fd)
    full = os.open("/dev/full", os.O_WRONLY)
    os.dup2(full, file.fd)
    file.write(Note("one"))
    file.write(Note("two"))
    assert (file.missing, file.trouble) == (2, "No space left on device")
    os.dup2(good, file.fd)
    file.write(Note("three"))
    assert (file.missing, file.trouble) == (0, "")
    assert read_record(file.path.read_text("utf-8")).entries == [Note("one"), Note("two"), Note("three")]


def test_a_record_that_cannot_be_written_to_is_not_gone_on_with(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="cannot be gone on with"):
        reopened(tmp_path, "")
