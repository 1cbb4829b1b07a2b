"""A match that was broken off goes on where its record ends."""

import errno
import fcntl
import json
from functools import partial
from pathlib import Path

import pytest

from dicehall.cli.evening import Opened, resumed_table
from dicehall.cli.main import main
from dicehall.cli.outside import Frame
from dicehall.cli.recordfile import CannotWrite, created, reopened
from dicehall.core import BadSetup, Setup
from dicehall.match import BadRecord, Header, Played, final_state, read_record
from tests.cli.pretending import (
    GhostPlayer,
    KingPlayer,
    LightningPlayer,
    Plan,
    Player,
    Pretended,
    keys,
    lines_of,
    opened,
)

KING = "king_of_the_dice_junior"


def broken_off(folder: Path, game: str = KING, *, presses: int = 6, player: Player | None = None) -> Path:
    """A record of a person and a bot, stopped by Ctrl-C after some keys."""
    table = opened(game, Pretended(stopping(player or KingPlayer(), presses)), folder, bots=("easy",))
    assert table.play() == "stopped"
    return table.book.path


def stopping(player: Player, presses: int) -> Player:
    """A player who presses Ctrl-C after some keys."""
    left = [presses]

    def press(frame: Frame) -> list[Plan]:
        plan = list(player(frame))
        left[0] -= len(plan)
        return plan if left[0] > 0 else [(1, "<stop>")]

    return press


def resumed(path: Path, outside: Pretended, levels: tuple[str, ...] = ()) -> Opened:
    return resumed_table(path, levels, 0, 2, outside)


def test_a_match_stopped_by_ctrl_c_goes_on_to_its_end(tmp_path: Path) -> None:
    path = broken_off(tmp_path)
    before = path.read_text("utf-8")
    assert main(["record", "check", str(path)]) == 0
    outside = Pretended(KingPlayer())
    assert resumed(path, outside).play() == "left"
    assert path.read_text("utf-8").startswith(before)
    assert main(["record", "check", str(path)]) == 0
    assert "wins" in str(outside.frame.now)


def test_time_goes_on_where_it_stood(tmp_path: Path) -> None:
    path = broken_off(tmp_path)
    last_ms = max(entry.at_ms for entry in read_record(path.read_text("utf-8")).entries)
    resumed(path, Pretended(KingPlayer())).play()
    record = read_record(path.read_text("utf-8"))
    times = [entry.at_ms for entry in record.entries]
    assert times == sorted(times)
    assert last_ms < times[-1] < last_ms + 3_600_000


def test_a_last_line_that_was_cut_off_is_dropped_with_a_word(tmp_path: Path) -> None:
    path = broken_off(tmp_path)
    path.write_bytes(path.read_bytes() + b'{"type":"note","text":"Zo\xc3')  # in the middle of a sign
    outside = Pretended(keys())
    resumed(path, outside).play()
    assert "- The last line of the record was cut off (26 bytes) and is dropped." in lines_of(outside.frame)
    assert main(["record", "check", str(path)]) == 0


def test_people_are_told_again_what_happened_last(tmp_path: Path) -> None:
    path = broken_off(tmp_path)
    outside = Pretended(keys())
    resumed(path, outside).play()
    said = lines_of(outside.frame)
    assert "- The match goes on." in said
    assert any(row.endswith("[KJ-2]") for row in said)


def test_a_race_that_was_under_way_is_broken_off(tmp_path: Path) -> None:
    """[ALL-10]"""
    path = broken_off(tmp_path, "lightning_dice", presses=4, player=LightningPlayer())
    resumed(path, Pretended(keys())).play()
    assert '{"type":"void"}' in path.read_text("utf-8")


def test_bots_come_back_as_good_as_their_names_say(tmp_path: Path) -> None:
    path = broken_off(tmp_path)
    table = resumed(path, Pretended(KingPlayer()))
    assert table.names == ("Anna", "Ada (easy)")
    table.play()


def test_a_bot_whose_name_does_not_say_its_level_must_be_given_one(tmp_path: Path) -> None:
    path = broken_off(tmp_path)
    path.write_text(path.read_text("utf-8").replace("Ada (easy)", "Ada"), "utf-8")
    with pytest.raises(BadSetup, match="seat 2: how good is the bot 'Ada'\\? Say --bots with easy, medium, hard"):
        resumed(path, Pretended(keys()))
    assert resumed(path, Pretended(KingPlayer()), levels=("hard",)).play() == "left"


def test_real_dice_are_remembered(tmp_path: Path) -> None:
    """[ALL-5]"""
    first = Pretended(keys("r", *"rg rg rg rg", "enter"))
    table = opened("king_of_the_dice_junior", first, tmp_path, persons=("Anna", "Ben"), dice="real")
    table.play()
    outside = Pretended(KingPlayer())
    resumed(table.book.path, outside).play()
    record = read_record(table.book.path.read_text("utf-8"))
    rolls = [e.action for e in record.entries if isinstance(e, Played) and "Rolled" in type(e.action).__name__]
    assert len(rolls) > 1
    assert final_state(record) is not None


def test_a_match_that_is_over_is_not_resumed_but_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = opened("ghost_blitz_dice", Pretended(GhostPlayer()), tmp_path, bots=("easy",))
    table.play()
    assert main(["play", "--terminal", "--resume", str(table.book.path)]) == 2
    said = capsys.readouterr().err
    assert "this match is over." in said
    assert "wins. Scores:" in said


def test_a_broken_record_is_not_resumed_and_not_changed(tmp_path: Path) -> None:
    path = broken_off(tmp_path)
    lines = path.read_text("utf-8").splitlines(keepends=True)
    text = "".join(lines[:4] + lines[5:])
    path.write_text(text, "utf-8")
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        resumed(path, Pretended(keys()))
    assert path.read_text("utf-8") == text


def test_a_record_with_reported_seats_is_refused_with_the_reason(tmp_path: Path) -> None:
    """[ALL-11]"""
    path = broken_off(tmp_path, "lightning_dice", presses=1, player=LightningPlayer())
    header = json.loads(path.read_text("utf-8").splitlines()[0])
    header["setup"]["reported"] = [1]
    path.write_text(json.dumps(header) + "\n", "utf-8")
    with pytest.raises(BadSetup, match="no judge who reports"):
        resumed(path, Pretended(keys()))


def test_a_record_of_more_people_than_fit_at_one_keyboard_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "many.jsonl"
    header = {"type": "dicehall", "format": 1, "game": "lightning_dice", "setup": {"seats": 3}}
    path.write_text(json.dumps(header) + "\n", "utf-8")
    with pytest.raises(BadSetup, match="3 people play in this record: 2 fit at one keyboard"):
        resumed(path, Pretended(keys()))


def test_a_record_that_no_table_wrote_is_gone_on_with_by_people(tmp_path: Path) -> None:
    path = tmp_path / "library.jsonl"
    header = (
        '{"type":"dicehall","format":1,"game":"king_of_the_dice_junior","setup":{"seats":2},"players":["Lea","Mo"]}'
    )
    path.write_text(header + "\n", "utf-8")
    table = resumed(path, Pretended(KingPlayer()))
    assert table.names == ("Lea", "Mo")
    assert table.play() == "left"
    assert main(["record", "check", str(path)]) == 0


def test_two_tables_cannot_go_on_with_one_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = broken_off(tmp_path)
    before = path.read_bytes()
    first = reopened(path, path.read_text("utf-8"))
    assert main(["play", "--terminal", "--resume", str(path)]) == 2
    assert f"{path}: another table is playing this match right now" in capsys.readouterr().err
    assert path.read_bytes() == before
    first.close()
    assert resumed(path, Pretended(KingPlayer())).play() == "left"


def test_a_record_that_has_grown_since_it_was_read_is_not_gone_on_with(tmp_path: Path) -> None:
    """Another table has resumed and left it in between: its moves would be contradicted."""
    path = broken_off(tmp_path)
    read = path.read_text("utf-8")
    resumed(path, Pretended(KingPlayer())).play()
    after = path.read_bytes()
    with pytest.raises(CannotWrite, match="has just gone on with this match"):
        reopened(path, read)
    assert path.read_bytes() == after


def test_a_file_system_without_locks_is_played_on_and_other_trouble_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = broken_off(tmp_path)
    read = path.read_text("utf-8")
    for number, is_played in ((errno.ENOLCK, True), (errno.EIO, False)):
        monkeypatch.setattr(fcntl, "flock", partial(_fail, number))
        if is_played:
            reopened(path, read).close()
        else:
            with pytest.raises(CannotWrite, match="cannot be gone on with"):
                reopened(path, read)


def _fail(number: int, *arguments: object) -> None:
    raise OSError(number, "trouble")


def test_the_record_of_a_new_match_is_kept_from_other_tables_too(tmp_path: Path) -> None:
    book = created(tmp_path, "match", Header(1, KING, Setup(2)))
    with pytest.raises(CannotWrite, match="another table"):
        reopened(book.path, book.path.read_text("utf-8"))
    book.close()


@pytest.mark.parametrize("argument", [("--game", "king"), ("--seats", "2"), ("--dice", "real"), ("--records", ".")])
def test_what_the_record_says_cannot_be_asked_for_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], argument: tuple[str, str]
) -> None:
    assert main(["play", "--terminal", "--resume", str(broken_off(tmp_path)), *argument]) == 2
    assert f"{argument[0]}: the record says that" in capsys.readouterr().err


def test_a_broken_record_is_called_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text("nonsense\n")
    for command in (["play", "--terminal", "--resume", str(path)], ["record", "show", str(path)]):
        assert main(command) == 2
        assert f"dicehall: {path}, line 1: " in capsys.readouterr().err
