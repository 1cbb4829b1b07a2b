"""Files that are no record, or no honest one: each gets a sentence that says where and why, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from dicehall.core import Setup
from dicehall.match import Flaw, write_line
from dicehall.match.record import Header, OptionSet
from dicehall.server.film import MOST_BYTES, BadFilm, film_from
from dicehall.server.film.reading import MOST_ENTRIES
from dicehall.wire.http import BadFile
from dicehall.wire.online import ONLINE
from tests.server.film.matches import film, lines_of, record_of

GHOST, KING = "ghost_blitz_dice", "king_of_the_dice_junior"
HEADER = lines_of(KING)[0]


def refused(record: bytes) -> BadFilm:
    with pytest.raises(BadFilm) as error:
        film(record)
    return error.value


def why(record: bytes) -> str:
    return str(refused(record))


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (b"", "no record of a match at dicehall. Line 1: the record is empty"),
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 99, "no record of a match at dicehall. Line 1: it is no text."),
        (HEADER + b"\xff\n", "no record of a match at dicehall. Line 2: it is no text."),
        (b"<html></html>\n", "no record of a match at dicehall. Line 1: JSON is malformed"),
        (b'{"type":"person"}\n', "no record of a match at dicehall. Line 1: "),
        (b'{"a":1}\n{"b":2}\n', "no record of a match at dicehall. Line 1: "),
        (HEADER.replace(b'"format":1', b'"format":2'), "Line 1: format 2: this version reads format 1."),
        (HEADER.replace(b"king_of_the_dice_junior", b"chess"), "Line 1: unknown game 'chess'"),
        (HEADER.replace(b'"seats":3', b'"seats":99'), "line 1 is against the rules. 99 seats: "),
        (HEADER.replace(b'"seats":3', b'"seats":-1'), "line 1 is against the rules. -1 seats: "),
        (HEADER[:-1], "Line 1: is cut off before its end."),
        (HEADER + b'{"type":"move"', "Line 2: is cut off before its end."),
        (HEADER + b'{"type":"move"}\n', "cannot be read. Line 2: Object missing required field `actor`."),
        (HEADER + b"[" * 99_999 + b"\n", "cannot be read. Line 2: "),
        (HEADER + b'{"type":"option","name":"goal","value":1}\n', "line 2 is against the rules. unknown option 'goal'"),
        (b'{"type":"dicehall","x":"' + b"y" * 99_999 + b'"}\n', "Line 1: it has more than 65536 signs."),
    ],
)
def test_a_bad_file_is_told_by_line_and_reason(record: bytes, said: str) -> None:
    assert said in why(record)


@pytest.mark.parametrize(
    ("record", "flaw", "line"),
    [
        (b"", Flaw("empty"), 1),
        (HEADER + b"\xff\n", Flaw("no_text"), 2),
        (HEADER[:-1], Flaw("cut_off"), 1),
        (HEADER + b"{\n", Flaw("no_json"), 2),
        (HEADER + b'{"a":' + b"[" * 99_999 + b"]" * 99_999 + b',"type":"note"}\n', Flaw("too_deep"), 2),
        (HEADER + b"[]\n", Flaw("wrong", "", "array", "object"), 2),
        (HEADER.replace(b'"format":1', b'"format":2'), Flaw("format", "format", "2", "1"), 1),
        (HEADER.replace(b'"seats":3', b'"seats":"3"'), Flaw("wrong", "setup.seats", "str", "int"), 1),
        (HEADER.replace(b'"seats":3', b'"seats":99'), Flaw("setup"), 1),
        (HEADER.replace(b'"players":[]', b'"players":["a","b","c","d"]'), Flaw("players", "players", "4", "3"), 1),
        (HEADER + b'{"type":"move","actor":["boss",1]}\n', Flaw("wrong", "actor[0]", "boss"), 2),
        (HEADER + b'{"type":"move","actor":["seat",1],"action":{}}\n', Flaw("missing", "action.type"), 2),
        (HEADER + b'{"type":"note","text":"x","why":"y"}\n', Flaw("unknown", "why"), 2),
        (HEADER + b'{"type":"note","text":"x","at_ms":-1}\n', Flaw("wrong", "at_ms", wanted="int >= 0"), 2),
        (HEADER + b'{"type":"seated","seat":4,"player":"x"}\n', Flaw("seat", "seat", "4", "3"), 2),
        (HEADER + b'{"type":"undone","to":1,"by":"x","why":"y"}\n', Flaw("undone", "to", "1", "1"), 2),
        (
            HEADER + b'{"type":"note","text":"x","at_ms":2}\n{"type":"note","text":"x"}\n',
            Flaw("time", "at_ms", "0", "2"),
            3,
        ),
        (
            HEADER + b'{"type":"move","actor":["seat",1],"action":{"type":"end_turn"}}\n',
            Flaw("move", "", "seat 1", "", "ALL-3"),
            2,
        ),
    ],
)
def test_a_program_is_told_what_is_wrong_and_where(record: bytes, flaw: Flaw, line: int) -> None:
    file = refused(record).file
    assert (file.flaw, file.line) == (flaw, line)
    assert file.reason in why(record)


def test_what_is_wrong_with_the_whole_file_has_no_line() -> None:
    assert refused(b" " * (MOST_BYTES + 1)).file == BadFile(Flaw("file_too_long", wanted="4"))
    many = refused(HEADER + b'{"type":"note","text":"x"}\n' * (MOST_ENTRIES + 1))
    assert many.file == BadFile(Flaw("entries", found="20001", wanted="20000"))


def test_only_a_file_that_begins_otherwise_is_called_no_record() -> None:
    assert not refused(b"<html></html>\n").file.is_record
    assert refused(HEADER[:-1]).file.is_record


def test_a_move_against_the_rules_is_named_by_its_line() -> None:
    lines = lines_of(KING)
    moves = [at for at, line in enumerate(lines) if b'"type":"move"' in line]
    without = b"".join(line for at, line in enumerate(lines) if at != moves[3])
    said = why(without)
    assert said.startswith(f"This record cannot be played again: line {moves[3] + 1} is against the rules. ")


def test_a_race_of_a_seat_that_is_not_there_is_refused() -> None:
    lines = lines_of(GHOST)
    race = next(at for at, line in enumerate(lines) if b'"type":"race"' in line)
    lines[race] = lines[race].replace(b'"seat":1', b'"seat":9', 1)
    assert f"line {race + 1} is against the rules. seat 9: there are seats 1 to 3." in why(b"".join(lines))


def test_a_file_that_is_too_long_is_refused() -> None:
    assert why(b" " * (MOST_BYTES + 1)) == "This file is too long: a record has at most 4 MB."


def test_a_record_with_too_many_entries_is_refused() -> None:
    assert "too long: it has 20001 entries" in why(HEADER + b'{"type":"note","text":"x"}\n' * (MOST_ENTRIES + 1))


def test_options_that_change_for_ever_are_refused() -> None:
    assert "more than 100 times (line 102)" in why(HEADER + b'{"type":"option","name":"first_seat","value":1}\n' * 101)


def test_a_deck_that_is_as_long_as_a_book_is_refused() -> None:
    header = write_line(Header(1, "lightning_dice", Setup(2))).encode() + b"\n"
    deck = write_line(OptionSet("deck", ["1 1 1 1 1 1"] * 20_000)).encode() + b"\n"
    assert "Line 2: it has more than 65536 signs." in why(header + deck)


def test_a_film_is_given_up_when_it_takes_too_long() -> None:
    with pytest.raises(BadFilm, match="takes too long"):
        film_from(record_of(KING), lambda: True)


@pytest.mark.slow
@pytest.mark.parametrize("game", ONLINE)
def test_a_damaged_record_is_a_film_or_a_sentence_and_never_a_crash(game: str) -> None:
    chance = Random(game)
    honest = record_of(game)
    told = [told_of(damaged(honest, chance)) for _ in range(40)]
    errors = [error for error in told if error is not None]
    assert len(errors) > 15
    assert all(str(error).startswith("This ") and "line" in str(error).lower() for error in errors)
    assert all(error.file.line and error.file.flaw.what != "other" for error in errors)


def told_of(record: bytes) -> BadFilm | None:
    """Why there is no film; None if there is one."""
    try:
        film(record)
    except BadFilm as error:
        return error
    return None


def damaged(record: bytes, chance: Random) -> bytes:
    """Cut off, with a byte changed, lines out of order, or a number that is too great."""
    how = chance.randrange(5)
    lines = record.splitlines(keepends=True)
    at = chance.randrange(len(lines))
    if how == 0:
        return record[: chance.randrange(len(record))]
    if how == 1:
        place = chance.randrange(len(record))
        return record[:place] + bytes([chance.randrange(256)]) + record[place + 1 :]
    if how == 2:
        other = chance.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif how == 3:
        digit = bytes([chance.choice(b"0123456789")])
        lines[at] = lines[at].replace(digit, chance.choice([b"0", b"-1", b"9", b"1e400", b"99999999999999999999"]), 1)
    else:
        del lines[at]
    return b"".join(lines)
