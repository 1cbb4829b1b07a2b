"""What `dicehall record judge` finds out about the races of a record, and how it is said."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from dicehall.cli.judging import Judgement, judgement
from dicehall.cli.records import as_json
from dicehall.core import Setup
from dicehall.games.king_of_the_dice_junior import GAME as KING
from dicehall.match import FORMAT, Header, Raced, Record, read_record, write_line, write_record
from tests.cli.pretending import GhostPlayer, Pretended, opened

GHOST = "ghost_blitz_dice"


@pytest.fixture(scope="module")
def whole_match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ghost Blitz, played to its end by two people and a bot at one terminal."""
    table = opened(
        GHOST, Pretended(GhostPlayer()), tmp_path_factory.mktemp("records"), persons=("A", "B"), bots=("hard",)
    )
    table.play()
    return table.book.path


def races_of(record: Record[object]) -> list[tuple[int, Raced]]:
    return [(number, entry) for number, entry in enumerate(record.entries, 1) if isinstance(entry, Raced)]


def test_races_of_a_match_at_the_terminal_are_judged_the_same_again(whole_match: Path) -> None:
    races = [race for _, race in races_of(read_record(whole_match.read_text("utf-8")))]
    claims = sum(len(lane.presses) for race in races for lane in race.lanes)
    found = judgement(whole_match)
    assert found == Judgement(
        str(whole_match),
        ok=True,
        races=len(races),
        claims=claims,
        dead_heats=sum(len(race.heats) for race in races),
    )
    assert found.sentence() == (
        f"{whole_match}: races: {len(races)}, claims: {claims}, dead heats: {found.dead_heats}; "
        "all judged the same again."
    )


def test_the_first_race_that_was_changed_is_told_with_its_line_and_reason(whole_match: Path, tmp_path: Path) -> None:
    record = read_record(whole_match.read_text("utf-8"))
    number, race = races_of(record)[3]
    lane = next(lane for lane in race.lanes if lane.presses)
    press = replace(lane.presses[0], arrived_ms=lane.presses[0].arrived_ms + 1)
    lanes = tuple(replace(each, presses=(press,)) if each == lane else each for each in race.lanes)
    record.entries[number - 1] = replace(race, lanes=lanes)
    changed = tmp_path / "changed.jsonl"
    changed.write_text(write_record(record), "utf-8")
    found = judgement(changed)
    assert not found.ok
    assert found.line == press.entry + 1
    assert found.sentence() == (
        f"{changed}, line {press.entry + 1}: race of round {race.round}, entry {press.entry}: "
        f"its time is {press.time_ms + 1:g} ms, and not {press.time_ms:g}"
    )
    assert [verdict.entry for verdict in found.differing] == [number]


def test_a_judgement_is_told_to_programs_as_one_json_object(whole_match: Path) -> None:
    told = msgspec.json.decode(as_json(judgement(whole_match)))
    assert (told["ok"], told["line"], told["differing"]) == (True, None, [])


def test_a_broken_record_is_told_and_not_judged(tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text("{}\n", "utf-8")
    found = judgement(broken)
    assert (found.ok, found.line) == (False, 1)
    assert found.sentence().startswith(f"{broken}, line 1: ")


def test_a_record_without_races_has_none_to_judge(tmp_path: Path) -> None:
    quiet = tmp_path / "quiet.jsonl"
    quiet.write_text(write_line(Header(FORMAT, KING.name, Setup(2))) + "\n", "utf-8")
    assert judgement(quiet).sentence() == (f"{quiet}: races: 0, claims: 0, dead heats: 0; all judged the same again.")
