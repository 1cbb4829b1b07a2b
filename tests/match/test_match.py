"""Matches, records and what is read from them, with the example game Pig."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core import AnyGame, Move, Setup, chance, seat
from dicehall.match import (
    BadRecord,
    Entry,
    Header,
    HumanSource,
    MatchStuck,
    Note,
    OptionSet,
    Played,
    RandomPolicy,
    Record,
    ScriptedSource,
    ScriptEnded,
    SeededSource,
    Undone,
    below_of,
    final_state,
    perft,
    play,
    read_record,
    replay,
    transcript,
    write_record,
)

POLICIES = {seat(1): RandomPolicy(), seat(2): RandomPolicy()}


def a_match(pig: AnyGame, seed: int = 1) -> Record[object]:
    return play(pig, Setup(2), POLICIES, SeededSource(seed), below_of(seed))


def edited(pig: AnyGame, line: int, text: str) -> str:
    lines = write_record(a_match(pig)).splitlines(keepends=True)
    lines[line - 1] = text + "\n"
    return "".join(lines)


@given(seed=st.integers(0, 2**32))
def test_a_record_reads_back_and_replays_to_the_same_state(pig: AnyGame, seed: int) -> None:
    record = a_match(pig, seed)
    again = read_record(write_record(record), {"pig": pig})
    assert again == record
    assert pig.outcome(final_state(again, pig)) is not None


def test_the_same_seed_gives_the_same_record_to_the_byte(pig: AnyGame) -> None:
    assert write_record(a_match(pig)) == write_record(a_match(pig))
    assert write_record(a_match(pig)) != write_record(a_match(pig, seed=2))


def test_replay_numbers_moves_by_their_entries(pig: AnyGame) -> None:
    record = a_match(pig)
    record.entries.insert(0, Note("hello"))
    assert [replayed.number for replayed in replay(record, pig)] == list(range(2, len(record.entries) + 1))


def test_moves_after_an_undone_entry_do_not_count(pig: AnyGame) -> None:
    roll, rolled, hold = (pig.notation.parse_action(text) for text in ("roll", "rolled face=4", "hold"))
    moves: list[Played[object]] = [Played(seat(1), roll), Played(chance(), rolled), Played(seat(1), hold)]
    record: Record[object] = Record(
        Header(1, "pig", Setup(2)), [*moves, Undone(to=2, by="host", why="a slip"), moves[0]]
    )
    assert [number for number, _ in record.moves()] == [1, 2, 5]


def test_an_undo_of_an_undone_move_goes_back_further(pig: AnyGame) -> None:
    moves: list[Played[object]] = [Played(seat(1), pig.notation.parse_action("hold"))] * 3
    record: Record[object] = Record(Header(1, "pig", Setup(2)), [*moves, Undone(2, "host", ""), Undone(1, "host", "")])
    assert [number for number, _ in record.moves()] == [1]


def test_options_set_before_the_start_belong_to_the_setup(pig: AnyGame) -> None:
    record: Record[object] = Record(Header(1, "pig", Setup(2)), [OptionSet("goal", 7), OptionSet("goal", 9)])
    assert record.setup() == Setup(2, {"goal": 9})
    assert pig.notation.format_state(final_state(record, pig)) == "goal=9"


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "", "line 1: Input data was truncated"),
        (1, "{", "line 1: Input data was truncated"),
        (1, '{"type":"dicehall","format":2,"game":"pig","setup":{"seats":2}}', "line 1: format 2: this version reads"),
        (
            1,
            '{"type":"dicehall","format":1,"game":"pog","setup":{"seats":2}}',
            "line 1: unknown game 'pog'; known: pig",
        ),
        (1, '{"type":"dicehall","format":1,"game":"pig","setup":{}}', "line 1: Object missing required field `seats`"),
        (3, "{}", "line 3: Object missing required field `type`"),
        (3, "nonsense", r"line 3: JSON is malformed: invalid character \(byte 4\)"),
        (3, '{"type":"moved"}', "line 3: Invalid value 'moved' - at `\\$.type`"),
        (4, '{"type":"move","actor":["seat",1],"action":{"type":"jump"}}', "line 4: Invalid value 'jump'"),
        (4, '{"type":"move","actor":["cat",1],"action":{"type":"roll"}}', "line 4: Invalid enum value 'cat'"),
        (4, '{"type":"undone"}', "line 4: Object missing required field `to`"),
    ],
)
def test_a_broken_line_is_named_with_its_reason(pig: AnyGame, line: int, text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        read_record(edited(pig, line, text), {"pig": pig})


def test_an_illegal_move_in_a_record_is_named_by_its_line(pig: AnyGame) -> None:
    text = edited(pig, 2, '{"type":"move","actor":["seat",2],"action":{"type":"roll"}}')
    with pytest.raises(BadRecord, match=r"line 2: seat 2: It is not your move. \[PIG-1\]"):
        list(replay(read_record(text, {"pig": pig}), pig))


def test_a_setup_that_the_game_refuses_is_named_as_line_1(pig: AnyGame) -> None:
    text = edited(pig, 1, '{"type":"dicehall","format":1,"game":"pig","setup":{"seats":3}}')
    with pytest.raises(BadRecord, match="line 1: 3 seats: this game has 2 to 2"):
        list(replay(read_record(text, {"pig": pig}), pig))


def test_a_cut_off_last_line_is_named(pig: AnyGame) -> None:
    text = write_record(a_match(pig))
    with pytest.raises(BadRecord, match=f"line {text.count(chr(10))}: is cut off"):
        read_record(text[:-3], {"pig": pig})


def test_an_empty_record_is_refused() -> None:
    with pytest.raises(BadRecord, match="line 1: the record is empty"):
        read_record("")


def test_each_line_of_a_record_is_plain_json(pig: AnyGame) -> None:
    first, second, *_ = write_record(a_match(pig)).splitlines()
    assert json.loads(first)["game"] == "pig"
    assert json.loads(second) == {"type": "move", "actor": ["seat", 1], "action": {"type": "roll"}}


def test_perft_of_pig_counts_by_hand(pig: AnyGame) -> None:
    """Seat 1 rolls or holds; a roll has six faces, after which someone has two choices: 2, then 6 + 2, then 12 + 8."""
    start = pig.initial(Setup(2))
    assert [perft(pig, start, depth) for depth in range(4)] == [1, 2, 8, 20]


def test_a_scripted_source_gives_its_lines_and_then_ends(pig: AnyGame) -> None:
    source = ScriptedSource(["rolled face=3"])
    state = pig.apply(pig.initial(Setup(2)), Move(seat(1), pig.notation.parse_action("roll"))).state
    assert pig.notation.format_action(source.draw(pig, state, chance())) == "rolled face=3"
    with pytest.raises(ScriptEnded, match="chance 0"):
        source.draw(pig, state, chance())


def test_a_match_without_a_source_or_policy_says_what_is_missing(pig: AnyGame) -> None:
    with pytest.raises(MatchStuck, match="chance 0: this source does not know"):
        play(pig, Setup(2), POLICIES, HumanSource(), lambda n: 0)
    with pytest.raises(MatchStuck, match="seat 1 has no policy"):
        play(pig, Setup(2), {}, SeededSource(1), below_of(1))


def test_below_is_uniform_enough() -> None:
    """Chi-square over six faces, 60,000 draws, fixed seed: it cannot fail by luck."""
    below = below_of(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


def test_a_transcript_tells_moves_rules_notes_and_the_end(pig: AnyGame) -> None:
    texts = ["roll", "rolled face=4", "hold"]
    actors = [seat(1), chance(), seat(1)]
    moves = [Played(actor, pig.notation.parse_action(text)) for actor, text in zip(actors, texts, strict=True)]
    header = Header(1, "pig", Setup(2, {"goal": 4}), ("Ada", ""))
    entries: list[Entry[object]] = [*moves[:2], Note("a long pause"), moves[2]]
    assert list(transcript(Record(header, entries), pig)) == [
        "Pig, 2 seats: Ada, Seat 2",
        "Options: goal = 4",
        "",
        "Turn 1",
        "  The die rolls. [PIG-1]",
        "  A 4: 4 in the pot. [PIG-1]",
        "  (a long pause)",
        "  4 points are kept. [PIG-1]",
        "",
        "Ada wins. Scores: Ada 4, Seat 2 0. [PIG-4]",
    ]


def test_an_unfinished_match_says_so(pig: AnyGame) -> None:
    record: Record[object] = Record(Header(1, "pig", Setup(2)), [])
    assert list(transcript(record, pig))[-1] == "The match was not played to its end."
