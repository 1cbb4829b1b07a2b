"""What is kept and what is refused: one write is all or nothing, and touches no other."""

from collections.abc import Callable

import pytest

from dicehall.server.store import (
    Append,
    BadWrite,
    BeginMatch,
    Guest,
    Hosted,
    OutOfStep,
    PutGuest,
    PutHosted,
    SqliteStore,
    StoreError,
    Unit,
)

Commit = Callable[..., StoreError | None]
Group = Callable[..., list[StoreError | None]]

CODE = "K7QW3M9T"


def table(code: str = CODE, *, body: bytes = b"{}", listed: bool = False, changed_at_s: float = 0.0) -> PutHosted:
    return PutHosted(Hosted(code, body, "ghost_blitz_dice", listed, "open", changed_at_s))


def guest(name: str = "Ada", *, id: str = "g" * 22, key: bytes = b"k" * 32) -> PutGuest:
    return PutGuest(Guest(id, key, name, 1.5))


def lines(store: SqliteStore, code: str = CODE) -> tuple[bytes, ...]:
    stored = store.load(code)
    assert stored is not None
    return stored.lines


@pytest.fixture
def begun(commit: Commit) -> None:
    """Match 1 of the table has begun."""
    assert commit(table(), BeginMatch(CODE, 1, b"header")) is None


# --- What is kept


def test_a_table_put_again_is_replaced_as_a_whole(store: SqliteStore, commit: Commit) -> None:
    commit(table(body=b'{"a":1}', listed=True, changed_at_s=1.0))
    commit(PutHosted(later := Hosted(CODE, b'{"b":2}', "king_of_the_dice_junior", False, "finished", 2.5)))
    stored = store.load(CODE)
    assert stored is not None
    assert stored.hosted == later


def test_a_table_put_again_keeps_its_matches(begun: None, store: SqliteStore, commit: Commit) -> None:
    commit(Append(CODE, 1, 1, (b"one",)))
    assert commit(table(body=b'{"b":2}')) is None
    assert lines(store) == (b"one",)


def test_a_guest_put_again_has_the_new_name_and_key(store: SqliteStore, commit: Commit) -> None:
    commit(guest("Ada"))
    assert commit(guest("Ada L.", key=b"n" * 32)) is None
    assert store.guest_by_key(b"k" * 32) is None
    assert store.guest_by_key(b"n" * 32) == Guest("g" * 22, b"n" * 32, "Ada L.", 1.5)


def test_entries_appended_in_pieces_are_one_log(begun: None, store: SqliteStore, commit: Commit) -> None:
    commit(Append(CODE, 1, 1, (b"one",)))
    commit(Append(CODE, 1, 2, (b"two", b"three")), Append(CODE, 1, 4, (b"four",)))
    assert lines(store) == (b"one", b"two", b"three", b"four")


def test_a_log_longer_than_nine_entries_stays_in_order(begun: None, store: SqliteStore, commit: Commit) -> None:
    entries = tuple(str(number).encode() for number in range(1, 1_201))
    assert commit(Append(CODE, 1, 1, entries)) is None
    assert lines(store) == entries


def test_a_write_without_units_is_settled_too(commit: Commit) -> None:
    assert commit() is None


# --- Out of step


@pytest.mark.parametrize("seq", [0, 1, 2, 4, -1])
def test_an_entry_that_is_not_the_next_one_is_refused(begun: None, commit: Commit, seq: int) -> None:
    commit(Append(CODE, 1, 1, (b"one", b"two")))
    error = commit(Append(CODE, 1, seq, (b"again",)))
    assert isinstance(error, OutOfStep)
    assert (
        str(error) == f"entry {seq} of match 1 of table 'K7QW3M9T' is not the next: its last match is 1, with 2 entries"
    )


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_match_that_is_not_the_next_one_is_refused(begun: None, commit: Commit, number: int) -> None:
    error = commit(BeginMatch(CODE, number, b"header"))
    assert isinstance(error, OutOfStep)
    assert str(error) == f"match {number} of table 'K7QW3M9T' is not the next: its last match is 1, with 0 entries"


def test_an_entry_of_a_match_before_the_last_is_refused(begun: None, commit: Commit) -> None:
    commit(BeginMatch(CODE, 2, b"header"))
    assert isinstance(commit(Append(CODE, 1, 1, (b"late",))), OutOfStep)


def test_an_entry_of_a_table_without_a_match_is_refused(commit: Commit) -> None:
    commit(table())
    assert isinstance(commit(Append(CODE, 1, 1, (b"one",))), OutOfStep)


# --- What cannot be kept


@pytest.mark.parametrize(
    ("unit", "named"),
    [
        (BeginMatch("NOTABLE1", 1, b"header"), "match 1 of table 'NOTABLE1'"),
        (BeginMatch(CODE, 1, b"two\nlines"), "match 1 of table 'K7QW3M9T'"),
        (PutHosted(Hosted("\udc80", b"{}", "game", False, "open", 0.0)), "table '\\udc80'"),
        (PutGuest(Guest("short", b"k" * 32, "Ada", 0.0)), "guest 'short'"),
        (PutGuest(Guest("g" * 22, b"short", "Ada", 0.0)), "guest 'gggggggggggggggggggggg'"),
        (Append(CODE, 2**70, 1, (b"one",)), f"entry 1 of match {2**70}"),
    ],
)
def test_a_unit_that_cannot_be_kept_is_named(commit: Commit, unit: Unit, named: str) -> None:
    commit(table())
    error = commit(unit)
    assert isinstance(error, BadWrite)
    assert str(error).startswith(named)


@pytest.mark.parametrize("line", [b"two\nlines", "text"])
def test_a_line_that_would_break_the_record_is_refused(begun: None, commit: Commit, line: bytes) -> None:
    assert isinstance(commit(Append(CODE, 1, 1, (line,))), BadWrite)


def test_the_key_of_another_guest_is_refused(store: SqliteStore, commit: Commit) -> None:
    commit(guest("Ada"))
    assert isinstance(commit(guest("Ben", id="b" * 22)), BadWrite)
    assert store.guest_by_key(b"k" * 32) == guest("Ada").guest


# --- All or nothing


def test_a_write_with_one_bad_unit_keeps_nothing(begun: None, store: SqliteStore, commit: Commit) -> None:
    error = commit(table(body=b"new"), guest(), Append(CODE, 1, 1, (b"one", b"two")), Append(CODE, 1, 9, (b"nine",)))
    assert isinstance(error, OutOfStep)
    stored = store.load(CODE)
    assert stored is not None
    assert (stored.hosted.body, stored.lines, store.guest_by_key(b"k" * 32)) == (b"{}", (), None)


def test_a_bad_write_touches_no_other_of_its_group(begun: None, store: SqliteStore, group: Group) -> None:
    told = group(
        (Append(CODE, 1, 1, (b"one",)),),
        (Append(CODE, 1, 7, (b"seven",)),),
        (guest(id="short"),),
        (Append(CODE, 1, 2, (b"two",)),),
    )
    assert [type(error) for error in told] == [type(None), OutOfStep, BadWrite, type(None)]
    assert lines(store) == (b"one", b"two")


def test_writes_that_build_on_a_bad_one_are_bad_too(begun: None, store: SqliteStore, group: Group) -> None:
    told = group(
        (Append(CODE, 1, 1, (b"one",)), guest(id="short")),
        (Append(CODE, 1, 2, (b"two",)),),
        (table("Q2RS4T6V"),),
    )
    assert [type(error) for error in told] == [BadWrite, OutOfStep, type(None)]
    assert (lines(store), store.exists("Q2RS4T6V")) == ((), True)


def test_a_group_of_nothing_but_bad_writes_leaves_the_store_working(begun: None, commit: Commit, group: Group) -> None:
    bad: tuple[Unit, ...] = (Append(CODE, 1, 5, (b"five",)),)
    assert [type(error) for error in group(bad, bad)] == [OutOfStep, OutOfStep]
    assert commit(Append(CODE, 1, 1, (b"one",))) is None
