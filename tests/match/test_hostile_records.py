"""Records and lines that nobody wrote by accident: each is refused with its line, place and reason."""

import pytest

from dicehall.core import Actor, AnyGame, BadNotation, Setup
from dicehall.match import BadRecord, Header, Note, OptionSet, Played, Record, Seated, Undone, final_state, read_record
from dicehall.match.transcript import transcript

HEADER = '{"type":"dicehall","format":1,"game":"pig","setup":{"seats":2}}\n'
ROLL = '{"type":"move","actor":["seat",1],"action":{"type":"roll"}'


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (ROLL + ',"at_ms":-1}', "line 2: Expected `int` >= 0"),
        (ROLL + ',"at_ms":' + "9" * 400 + "}", "line 2: "),
        (ROLL + ',"at_ms":5}\n' + ROLL + ',"at_ms":4}', r"line 3: at_ms=4 is before the entry above \(5\)"),
        ('{"a":' + "[" * 100_000 + "]" * 100_000 + ',"type":"note"}', "line 2: is nested too deeply"),
        (ROLL + ',"evidence":{"dead_heat":[1,2]}}', "line 2: Object contains unknown field `dead_heat`"),
        (ROLL + ',"evidence":{"draw":{"secret":1,"roll":0,"kind":0,"links":[[1,1,"ab"]]}}}', "line 2: .*links"),
        (ROLL + ',"evidance":{}}', "line 2: Object contains unknown field `evidance`"),
        ('{"type":"undone","to":1,"by":"x","why":"y"}', "line 2: undone to entry 1: this is entry 1"),
        ('{"type":"undone","to":-1,"by":"x","why":"y"}', "line 2: undone to entry -1"),
        ('{"type":"seated","seat":3,"player":"x"}', "line 2: seat 3: there are seats 1 to 2"),
        ('{"type":"void","seat":0,"action":{"type":"roll"},"why":"y"}', "line 2: seat 0: there are seats 1 to 2"),
        (ROLL + '}\n{"type":"option","name":"goal","value":9}', "line 3: option goal: the match has begun"),
    ],
)
def test_a_hostile_entry_is_refused(pig: AnyGame, lines: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        read_record(HEADER + lines + "\n", {"pig": pig})


def test_more_players_than_seats_are_refused(pig: AnyGame) -> None:
    header = HEADER.replace('"seats":2}', '"seats":2},"players":["a","b","c"]')
    with pytest.raises(BadRecord, match="line 1: 3 players for 2 seats"):
        read_record(header, {"pig": pig})


def test_a_bad_option_is_named_by_its_own_line(pig: AnyGame) -> None:
    record: Record[object] = Record(Header(1, "pig", Setup(2)), [OptionSet("goal", 9), OptionSet("gaol", 9)])
    with pytest.raises(BadRecord, match="line 3: unknown option 'gaol'"):
        final_state(record, pig)
    with pytest.raises(BadRecord, match="line 3"):
        list(transcript(record, pig))


@pytest.mark.parametrize(
    "line",
    ["grab figures=" + "[" * 100_000, "told text=" + "9" * 5_000, 'told rule=a text="\\ud800"', "seat 1: " * 9_999],
)
def test_a_hostile_line_of_text_is_bad_notation(pig: AnyGame, line: str) -> None:
    with pytest.raises(BadNotation):
        pig.notation.parse_event(line)


def test_a_move_of_an_impossible_seat_is_bad_notation(pig: AnyGame) -> None:
    with pytest.raises(BadNotation, match="expected an actor"):
        pig.notation.parse_move("seat " + "9" * 5_000 + ": roll")


# What a transcript must not lose


def test_a_transcript_tells_what_was_said_before_the_first_move(pig: AnyGame) -> None:
    record: Record[object] = Record(
        Header(1, "pig", Setup(2)),
        [Note("real dice"), Played(*_hold(pig)), Undone(0, "host", "a slip"), Played(*_hold(pig))],
    )
    lines = list(transcript(record, pig))
    assert lines[1:3] == ["  (real dice)", "  (host took back what followed: a slip)"]


def test_a_transcript_knows_who_sat_down_at_the_table(pig: AnyGame) -> None:
    record: Record[object] = Record(Header(1, "pig", Setup(2)), [Seated(1, "Ada"), Seated(2, "Ben")])
    assert next(transcript(record, pig)) == "Pig, 2 seats: Ada, Ben"


def _hold(pig: AnyGame) -> tuple[Actor, object]:
    move = pig.notation.parse_move("seat 1: hold")
    return move.actor, move.action
