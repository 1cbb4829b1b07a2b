"""Tampered records are caught, by `verified` and by the small verifier that knows nothing of dicehall."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core import Setup, seat
from dicehall.games import GAMES
from dicehall.match import BadRecord, RandomPolicy, SeededSource, below_of, play, write_record
from dicehall.match.evidence import SEEDS
from dicehall.match.verify import verified
from tests.match.sealed_evening import QUICK_DECK, Evening
from tests.match.tampering import (
    Tamper,
    a_draw_is_missing,
    a_link,
    a_link_of_another_seat,
    a_missing_seat_is_not_named,
    a_move_lost_its_evidence,
    a_new_chain_is_missing,
    a_number,
    a_number_and_its_face,
    a_seat_that_was_missing_gave_a_link,
    a_seats_anchor,
    a_secret,
    a_secret_comes_late,
    a_secret_is_missing,
    at,
    changed,
    draws_change_places,
    the_end_of_the_header,
    the_header,
    the_last_secret_is_kept,
    the_roll,
    the_servers_anchor,
)

VERIFIER = Path(__file__).resolve().parents[2] / "examples" / "verify_dice.py"

ODD: list[object] = [-1, 0, 255, 256, 2**40, 10**30, None, "x", [], [[]], {}, 1.5, True]


@cache
def honest(game: str) -> str:
    """Two people and a bot, an undo, a seat that once gave no link, another chain; to the end."""
    match = Evening(game, 3, (1, 2), options=QUICK_DECK if game == "lightning_dice" else {})
    match.is_computed = True
    match.play_until(8)
    match.fake.do(match.fake.table.undo(match.fake.table.record.moves()[-3][0], "P1", "a slip", match.fake.now_ms))
    match.withholding = {2}
    match.play_until(14)
    match.withholding = set()
    match.play_until(18)
    while any(match.fake.table.sees(number).link for number in (1, 2)):  # a new chain begins between two draws
        match.step()
    match.chains[2] = match.chain_of(2, "new")
    match.fake.do(match.fake.table.anchor(2, match.anchor(2), match.fake.now_ms))
    match.play()
    return match.text


def small(text: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What the small verifier says; isolated, so that it cannot find dicehall by accident."""
    file = folder / "record.jsonl"
    file.write_text(text, "utf-8")
    return subprocess.run(
        [sys.executable, "-I", str(VERIFIER), str(file)], capture_output=True, text=True, timeout=60, check=False
    )


KNOWN_TO_BOTH = [
    a_link,
    a_secret,
    a_number,
    the_roll,
    the_servers_anchor,
    a_seats_anchor,
    the_header,
    the_end_of_the_header,
    a_draw_is_missing,
    a_move_lost_its_evidence,
    draws_change_places,
    a_secret_is_missing,
    a_new_chain_is_missing,
    a_link_of_another_seat,
    a_seat_that_was_missing_gave_a_link,
]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_both_verifiers_agree_on_an_honest_record(game: str, tmp_path: Path) -> None:
    found = verified(honest(game))
    assert found.not_sealed == ()
    assert found.missing
    assert found.new_chains
    said = small(honest(game), tmp_path)
    assert (said.returncode, said.stderr) == (0, "")
    right = found.draws + found.coins
    assert said.stdout == f"{right} draws right, 0 still sealed, 0 unsealed. Fingerprint {found.fingerprint}\n"


@pytest.mark.parametrize("tamper", KNOWN_TO_BOTH)
def test_both_verifiers_catch(tamper: Tamper, tmp_path: Path) -> None:
    text = "\n".join(tamper(honest("lightning_dice").split("\n")))
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        verified(text)
    said = small(text, tmp_path)
    assert said.returncode == 1
    assert said.stderr.startswith("line ")


def test_both_verifiers_catch_another_number_of_a_throw(tmp_path: Path) -> None:
    lines = honest("tumblin_dice").split("\n")
    index = at(lines, f"[[{SEEDS},")
    seed = json.loads(lines[index])["evidence"]["draw"]["drawn"][0][1]
    text = "\n".join(changed(lines, index, f"[[{SEEDS},{seed}]]", f"[[{SEEDS},{seed ^ 1}]]"))
    with pytest.raises(BadRecord, match=rf"^line {index + 1}: .*the secrets give {seed}"):
        verified(text)
    assert small(text, tmp_path).stderr == f"line {index + 1}: the secrets give other numbers\n"


@pytest.mark.parametrize("cut", [0.2, 0.5, 0.8])
def test_both_verifiers_agree_on_a_match_that_goes_on(cut: float, tmp_path: Path) -> None:
    match = Evening("lightning_dice", 3, (1, 2, 3), options=QUICK_DECK)
    match.play_until(int(40 * cut))
    found = verified(match.text)
    said = small(match.text, tmp_path)
    assert said.returncode == 0
    assert said.stdout.startswith(f"{found.draws + found.coins} draws right, {len(found.still_sealed)} still sealed, ")


# What only somebody who knows the rules can see


@pytest.mark.parametrize(
    ("tamper", "reason"),
    [
        (a_number_and_its_face, "the numbers give rolled faces="),
        (a_secret_comes_late, r"secret \d+ was not published"),
        (the_last_secret_is_kept, "the match is over, but secret .* was not published"),
        (a_missing_seat_is_not_named, r"no link of the seats \[2\], and \[\] are said to be missing"),
    ],
)
def test_the_rules_catch(tamper: Tamper, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        verified("\n".join(tamper(honest("ghost_blitz_dice").split("\n"))))


def test_a_coin_that_fell_on_another_seat_is_caught(tmp_path: Path) -> None:
    lines = honest("ghost_blitz_dice").split("\n")
    index = at(lines, '"kind":255')
    heat = json.loads(lines[index])["heats"][0]
    n, k = heat["draw"]["drawn"][0]
    false = [n, 1 - k]
    seats = heat["seats"][::-1]
    turned = changed(lines, index, f'"drawn":[[{n},{k}]]', f'"drawn":[{json.dumps(false, separators=(",", ":"))}]')
    with pytest.raises(BadRecord, match=f"place {1 - k} of the seats .* was drawn"):
        verified("\n".join(turned))
    both = changed(turned, index, json.dumps(heat["seats"], separators=(",", ":")), json.dumps(seats))
    with pytest.raises(BadRecord, match=f"{1 - k} below 2 was drawn; the secrets give {k}"):
        verified("\n".join(both))
    assert small("\n".join(both), tmp_path).stderr == f"line {index + 1}: the secrets give other numbers\n"


def test_a_record_that_was_never_sealed_is_not_called_fair(tmp_path: Path) -> None:
    game = GAMES["king_of_the_dice_junior"]
    policies = {seat(number): RandomPolicy() for number in (1, 2)}
    text = write_record(play(game, Setup(2), policies, SeededSource(1), below_of(1)))
    with pytest.raises(BadRecord, match="line 1: the dice of this match were not sealed"):
        verified(text)
    assert small(text, tmp_path).returncode == 1


def test_other_words_of_the_rules_are_told_and_no_fault() -> None:
    match = Evening("king_of_the_dice_junior", 2, (1, 2))
    assert not verified(match.text).has_other_rules
    other = Evening("king_of_the_dice_junior", 2, (1, 2), rules="Other words.")
    other.play()
    assert verified(other.text).has_other_rules


# Anything at all


@given(st.data())
def test_any_digit_of_a_link_a_secret_or_an_anchor_matters(data: st.DataObject) -> None:
    lines = honest("lightning_dice").split("\n")
    places = [(index, old) for index, line in enumerate(lines) for old in _hashes(line)]
    index, old = data.draw(st.sampled_from(places))
    digit = data.draw(st.integers(0, 63))
    new = old[:digit] + ("0" if old[digit] != "0" else "f") + old[digit + 1 :]
    if json.loads(lines[0])["dice"]["rules"] == old:
        return
    with pytest.raises(BadRecord):
        verified("\n".join(changed(lines, index, old, new)))


def _hashes(line: str) -> list[str]:
    return [word for word in line.replace('"', " ").split() if len(word) == 64]


@given(st.data())
def test_whatever_stands_in_a_draw_is_refused_with_its_line(data: st.DataObject) -> None:
    """Nothing but BadRecord is raised, whoever has written the file."""
    lines = honest("ghost_blitz_dice").split("\n")
    index = data.draw(st.sampled_from([n for n, line in enumerate(lines) if '"drawn"' in line or '"opened"' in line]))
    entry = json.loads(lines[index])
    inner, key = data.draw(st.sampled_from(list(_fields(entry))))
    old, inner[key] = inner[key], data.draw(st.sampled_from(ODD))
    text = "\n".join([*lines[:index], json.dumps(entry), *lines[index + 1 :]])
    if old == inner[key] or entry["type"] == "race" or key == "at_ms":
        with suppress(BadRecord):  # who was slower in a race, and when, no draw can tell
            verified(text)
    else:
        with pytest.raises(BadRecord, match=r"^line \d+: "):
            verified(text)


def _fields(value: object) -> Iterator[tuple[dict[str, object], str]]:
    """Every field of an object in it, with the object."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield value, key
            yield from _fields(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _fields(inner)


def test_the_small_verifier_is_small_and_on_its_own() -> None:
    code = VERIFIER.read_text("utf-8")
    assert code.count("\n") <= 80
    imported = {line.split()[1].split(".")[0] for line in code.splitlines() if line.startswith(("import ", "from "))}
    assert imported <= {"collections", "hashlib", "hmac", "json", "sys", "typing"}
