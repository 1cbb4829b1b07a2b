"""Tampered records are caught, by `verified` and by the small verifier that knows nothing of dicehall."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core import Setup, seat
from dicehall.games import GAMES
from dicehall.match import BadRecord, RandomPolicy, SeededSource, below_of, play, write_record
from dicehall.match.verify import verified
from tests.match.sealed_evening import Evening
from tests.match.test_sealed import QUICK_DECK

VERIFIER = Path(__file__).resolve().parents[2] / "examples" / "verify_dice.py"

ODD: list[object] = [-1, 0, 255, 256, 2**40, 10**30, None, "x", [], [[]], {}, 1.5, True]
Lines = list[str]
Tamper = Callable[[Lines], Lines]


@cache
def honest(game: str) -> str:
    """Two people and a bot, an undo, a seat that once gave no link, another chain; to the end."""
    match = Evening(game, 3, (1, 2), options=QUICK_DECK if game == "lightning_dice" else {})
    match.play_until(8)
    match.fake.do(match.fake.table.undo(match.fake.table.record.moves()[-3][0], "P1", "a slip", match.fake.now_ms))
    match.withholding = {2}
    match.play_until(14)
    match.withholding = set()
    match.play_until(18)
    if not any(match.fake.table.sees(number).link for number in (1, 2)):
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


# Finding things in lines


def at(lines: Lines, words: str, place: int = 0) -> int:
    """Index of a line that holds these words."""
    return [index for index, line in enumerate(lines) if words in line][place]


def changed(lines: Lines, index: int, old: str, new: str) -> Lines:
    assert old in lines[index]
    return [*lines[:index], lines[index].replace(old, new, 1), *lines[index + 1 :]]


def without(lines: Lines, index: int) -> Lines:
    return lines[:index] + lines[index + 1 :]


def other_digit(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def first_link(line: str) -> str:
    found: str = json.loads(line)["evidence"]["draw"]["links"][0][2]
    return found


# One kind of tampering each


def a_link(lines: Lines) -> Lines:
    index = at(lines, '"links"', 3)
    return changed(lines, index, first_link(lines[index]), other_digit(first_link(lines[index])))


def a_secret(lines: Lines) -> Lines:
    index = at(lines, '"opened"', 1)
    link: str = json.loads(lines[index])["link"]
    return changed(lines, index, link, other_digit(link))


def a_number(lines: Lines) -> Lines:
    index = at(lines, '"drawn"', 2)
    n, k = json.loads(lines[index])["evidence"]["draw"]["drawn"][0]
    return changed(lines, index, f'"drawn":[[{n},{k}]', f'"drawn":[[{n},{(k + 1) % n}]')


def the_roll(lines: Lines) -> Lines:
    index = at(lines, '"roll":1')
    return changed(lines, index, '"roll":1', '"roll":2')


def the_servers_anchor(lines: Lines) -> Lines:
    anchor: str = json.loads(lines[0])["dice"]["server"]
    return changed(lines, 0, anchor, other_digit(anchor))


def a_seats_anchor(lines: Lines) -> Lines:
    anchor: str = json.loads(lines[0])["dice"]["seats"][1]
    return changed(lines, 0, anchor, other_digit(anchor))


def the_header(lines: Lines) -> Lines:
    return changed(lines, 0, '"players":[]', '"players": []')


def the_end_of_the_header(lines: Lines) -> Lines:
    return [lines[0] + "\r", *lines[1:]]


def a_draw_is_missing(lines: Lines) -> Lines:
    return without(lines, at(lines, '"links"', 2))


def a_move_lost_its_evidence(lines: Lines) -> Lines:
    index = at(lines, '"links"', 2)
    move = json.loads(lines[index])
    del move["evidence"]
    return [*lines[:index], json.dumps(move), *lines[index + 1 :]]


def draws_change_places(lines: Lines) -> Lines:
    first, second = at(lines, '"links"', 4), at(lines, '"links"', 5)
    swapped = list(lines)
    swapped[first], swapped[second] = lines[second], lines[first]
    return swapped


def a_secret_is_missing(lines: Lines) -> Lines:
    return without(lines, at(lines, '"opened"', 1))


def a_new_chain_is_missing(lines: Lines) -> Lines:
    return without(lines, at(lines, '"type":"anchor"'))


def a_link_of_another_seat(lines: Lines) -> Lines:
    index = at(lines, '"links":[[1,', 1)
    return changed(lines, index, '"links":[[1,', '"links":[[2,')


def a_seat_that_was_missing_gave_a_link(lines: Lines) -> Lines:
    """The link is right, as the seat's owner may know it; the key is another."""
    index = at(lines, '"missing"')
    draw = json.loads(lines[index])["evidence"]["draw"]
    seats = json.loads(lines[0])["dice"]["seats"]
    wrong = json.dumps([*draw["links"], [draw["missing"][0], 1, seats[0]]], separators=(",", ":"))
    old = json.dumps(draw["links"], separators=(",", ":"))
    if not draw["links"]:
        return changed(lines, index, '"kind"', f'"links":{wrong},"kind"')
    return changed(lines, index, old, wrong)


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


@pytest.mark.parametrize("game", ["lightning_dice", "king_of_the_dice_junior", "ghost_blitz_dice"])
def test_both_verifiers_agree_on_an_honest_record(game: str, tmp_path: Path) -> None:
    found = verified(honest(game))
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


@pytest.mark.parametrize("cut", [0.2, 0.5, 0.8])
def test_both_verifiers_agree_on_a_match_that_goes_on(cut: float, tmp_path: Path) -> None:
    match = Evening("lightning_dice", 3, (1, 2, 3), options=QUICK_DECK)
    match.play_until(int(40 * cut))
    found = verified(match.text)
    said = small(match.text, tmp_path)
    assert said.returncode == 0
    assert said.stdout.startswith(f"{found.draws + found.coins} draws right, {len(found.still_sealed)} still sealed, ")


# What only somebody who knows the rules can see


def a_number_and_its_face(lines: Lines) -> Lines:
    """As a server would that would rather have another face, and tells the same lie twice."""
    index = at(lines, '"rolled"', 1)
    move = json.loads(lines[index])
    move["action"]["faces"] = move["action"]["faces"][::-1]
    return [*lines[:index], json.dumps(move), *lines[index + 1 :]]


def a_secret_comes_late(lines: Lines) -> Lines:
    index = next(n for n, line in enumerate(lines) if '"opened"' in line and '"type":"move"' in lines[n + 1])
    return [*lines[:index], lines[index + 1], lines[index], *lines[index + 2 :]]


def the_last_secret_is_kept(lines: Lines) -> Lines:
    return without(lines, at(lines, '"opened"', -1))


def a_missing_seat_is_not_named(lines: Lines) -> Lines:
    index = at(lines, '"missing"')
    return changed(lines, index, ',"missing":[2]', "")


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
