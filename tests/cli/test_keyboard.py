"""Bytes from a terminal become keys."""

import pytest

from dicehall.cli.keyboard import KeyReader


@pytest.mark.parametrize(
    ("data", "keys"),
    [
        (b"aB1?", ["a", "B", "1", "?"]),
        (b" \r\n\t\x7f\x08", [" ", "enter", "enter", "tab", "backspace", "backspace"]),
        (b"\x1b[A\x1bOB\x1b[1;5C", ["up", "down"]),
        (b"\x1b[5~\x1b[6~", ["pageup", "pagedown"]),
        ("ö骰".encode(), ["ö", "骰"]),
        (b"\x04", ["<end>"]),
        (b"\x1b\x1b[A", ["escape", "up"]),
        (b"\x1bx", ["escape", "x"]),
        (b"\x01\x02", []),
    ],
)
def test_bytes_are_read_as_keys(data: bytes, keys: list[str]) -> None:
    assert KeyReader("utf-8").feed(data) == keys


def test_an_arrow_that_comes_in_pieces_is_one_key() -> None:
    reader = KeyReader("utf-8")
    assert reader.feed(b"\x1b") == []
    assert reader.is_in_sequence
    assert reader.feed(b"[") == []
    assert reader.feed(b"A") == ["up"]
    assert not reader.is_in_sequence


def test_an_escape_that_nothing_follows_is_the_escape_key() -> None:
    reader = KeyReader("utf-8")
    reader.feed(b"\x1b")
    assert reader.give_up() == ["escape"]
    assert not reader.is_in_sequence


def test_a_sign_that_comes_in_pieces_is_one_key() -> None:
    reader = KeyReader("utf-8")
    first, second = "ö".encode()[:1], "ö".encode()[1:]
    assert reader.feed(first) == []
    assert reader.feed(second) == ["ö"]
