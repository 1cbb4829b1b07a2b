"""What `dicehall record verify` says of a record's dice."""

import json
from pathlib import Path

import pytest

from dicehall.cli.recordfile import CannotRead
from dicehall.cli.records import as_json, checked
from dicehall.cli.verifying import verified_file
from tests.match.sealed_evening import Evening


def written(text: str, folder: Path) -> Path:
    path = folder / "record.jsonl"
    path.write_text(text, "utf-8")
    return path


@pytest.fixture(scope="module")
def match() -> Evening:
    """Seat 2 once gave no link, and began another chain later; the record ends within a round."""
    evening = Evening("king_of_the_dice_junior", 2, (1, 2))
    evening.withholding = {2}
    evening.play_until(2)
    evening.withholding = set()
    evening.play_until(6)
    evening.chains[2] = evening.chain_of(2, "new")
    evening.fake.do(evening.fake.table.anchor(2, evening.anchor(2), evening.fake.now_ms))
    is_sealed = False
    while not is_sealed:
        while not evening.fake.table.sees(1).link:
            evening.act()
        evening.give_links()
        evening.fake.wait(900)
        is_sealed = evening.draws()[-1].secret > evening.opened()[-1].secret
    return evening


def test_a_right_record_is_told_with_everything_that_is_odd(match: Evening, tmp_path: Path) -> None:
    path = written(match.text, tmp_path)
    said = list(verified_file(path).sentences())
    assert said[0].startswith(f"{path}: ")
    assert said[0].endswith(" links of players and the server's secrets: nothing is wrong.")
    assert said[1].startswith("Fingerprint ")
    assert any(sentence.startswith("Still sealed, because the round is not over: ") for sentence in said)
    assert any(sentence.startswith("Seat 2 gave no link in time: ") for sentence in said)
    assert any(sentence.startswith("Seat 2 began another chain: line ") for sentence in said)


def test_people_who_read_their_dice_are_not_called_sealed(tmp_path: Path) -> None:
    evening = Evening("tumblin_dice", 2, (1, 2))
    evening.play()
    said = list(verified_file(written(evening.text, tmp_path)).sentences())
    assert said[0].endswith(
        "1 draw and 0 dead heats made from 2 links of players and the server's secrets: nothing is wrong."
    )
    assert said[2].startswith("Not sealed, so nobody can check it: ")
    assert said[2].endswith(" and more.")


def test_a_wrong_record_is_told_with_its_line(match: Evening, tmp_path: Path) -> None:
    link = match.opened()[0].link
    path = written(match.text.replace(link, "0" * 64), tmp_path)
    found = verified_file(path)
    line = next(n for n, words in enumerate(match.text.split("\n"), 1) if link in words)
    assert not found.ok
    assert list(found.sentences()) == [f"{path}, line {line}: secret 1 is not the one that was fixed before the match"]
    assert checked(path).ok  # its moves are by the rules: only the dice are wrong


def test_programs_are_told_the_same(match: Evening, tmp_path: Path) -> None:
    found = json.loads(as_json(verified_file(written(match.text, tmp_path))))
    assert found["ok"] is True
    assert found["dice"]["missing"][0]["seat"] == 2
    assert found["dice"]["has_other_rules"] is False
    assert len(found["dice"]["fingerprint"]) == 64


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(CannotRead):
        verified_file(tmp_path / "nothing.jsonl")
