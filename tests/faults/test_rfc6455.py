"""Frames by the sections of RFC 6455, at a running server, by a browser that has entered a table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from typing import NamedTuple

import pytest

from dicehall.wire.words import MESSAGE_BYTES
from tests.e2e.served import Served
from tests.faults.guests import address_of
from tests.faults.rawsocket import (
    BINARY,
    CLOSE,
    CONTINUED,
    PING,
    PONG,
    TEXT,
    RawSocket,
    Visitor,
    close_frame,
    frame,
)

PROTOCOL_ERROR, UNSUPPORTED, NO_TEXT, TOO_BIG = 1002, 1003, 1007, 1009
NUMBERS = count(1)
KAPPA = "κόσμε".encode()


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    server = Served(tmp_path_factory.mktemp("rfc6455"))
    server.start()
    yield int(server.url.rpartition(":")[2])
    server.stop()


@pytest.fixture
def browser(port: int) -> Iterator[RawSocket]:
    """It sits at a table of its own."""
    visitor = Visitor(port, address_of(next(NUMBERS)))
    code = visitor.open_table()
    with RawSocket(port, visitor.address) as socket:
        socket.enter(code, visitor.ticket())
        yield socket


def message(size: int = 0, *, is_ready: bool = True) -> bytes:
    """A message of at least so many bytes that is answered with `people`."""
    return json.dumps({"type": "ready", "id": "κ", "is_ready": is_ready}, ensure_ascii=False).encode().ljust(size)


def pieces(text: bytes, *ends: int, between: bytes = b"") -> bytes:
    """A text message in fragments that end at these places, maybe with other frames between them."""
    starts = (0, *ends)
    cut = [text[start:end] for start, end in zip(starts, (*ends, len(text)), strict=True)]
    frames = [frame(CONTINUED if number else TEXT, piece, fin=number == len(ends)) for number, piece in enumerate(cut)]
    return between.join(frames)


class Case(NamedTuple):
    """What is sent, and by which section something follows from it."""

    section: str
    what: str
    sent: bytes


def cases(*rows: tuple[str, str, bytes]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", [pytest.param(Case(*row), id=f"{row[0]} {row[1]}") for row in rows])


@cases(
    ("5.2", "a text in one frame", frame(TEXT, message())),
    ("5.2", "125 bytes, the longest length of 7 bits", frame(TEXT, message(125))),
    ("5.2", "126 bytes, the shortest length of 16 bits", frame(TEXT, message(126))),
    ("5.3", "a mask of zeros", frame(TEXT, message(), mask=bytes(4))),
    ("5.4", "two fragments", pieces(message(), 10)),
    ("5.4", "a fragment for every byte", pieces(message(), *range(1, len(message())))),
    ("5.4", "nothing in the first fragment", pieces(message(), 0)),
    ("5.4", "nothing in the last fragment", pieces(message(), len(message()))),
    ("5.4", "nothing in the middle", pieces(message(), 7, 7)),
    ("5.4", "a ping between fragments", pieces(message(), 10, between=frame(PING, b"now?"))),
    ("5.4", "a pong between fragments", pieces(message(), 10, 20, between=frame(PONG, b"so?"))),
    ("5.5.2", "many pings before a text", frame(PING, b"1") * 10 + frame(TEXT, message())),
    ("5.5.3", "a pong that nobody has asked for", frame(PONG, b"unasked") + frame(TEXT, message())),
    ("8.1", "a letter of two bytes cut between fragments", pieces(message(), message().index("κ".encode()) + 1)),
    ("10.4", "the longest message", frame(TEXT, message(MESSAGE_BYTES))),
    ("10.4", "the longest message in fragments", pieces(message(MESSAGE_BYTES), 4_096, 8_191)),
)
def test_what_is_allowed_is_read(browser: RawSocket, case: Case) -> None:
    browser.send(case.sent)
    assert b'"is_ready":true' in browser.until_text(b'{"type":"people"')


@pytest.mark.parametrize("size", [0, 1, 124, 125])
def test_a_ping_is_answered_with_its_payload(browser: RawSocket, size: int) -> None:
    """Section 5.5.3, and 5.5 for the sizes."""
    payload = bytes(range(size))
    browser.send(frame(PING, payload))
    pong = browser.until(PONG)
    assert pong is not None
    assert (pong.payload, pong.first_byte) == (payload, 0x80 | PONG)


def test_a_ping_in_the_middle_of_a_message_is_answered_before_it_ends(browser: RawSocket) -> None:
    """Section 5.4: control frames may come between fragments, and wait for nothing."""
    browser.send(frame(TEXT, message()[:9], fin=False) + frame(PING, b"now?"))
    pong = browser.until(PONG)
    assert pong is not None
    assert pong.payload == b"now?"
    browser.send(frame(CONTINUED, message()[9:]))
    browser.until_text(b'{"type":"people"')


def test_pings_are_answered_in_their_order(browser: RawSocket) -> None:
    """Section 5.5.3 lets the last answer stand for all; we answer each."""
    browser.send(b"".join(frame(PING, bytes((number,))) for number in range(10)))
    pongs = [browser.until(PONG) for _ in range(10)]
    assert [pong.payload[0] for pong in pongs if pong is not None] == list(range(10))


RESERVED = [
    ("5.2", f"reserved bits {rsv:03b} in a frame of kind {opcode:#x}", frame(opcode, b"", rsv=rsv))
    for rsv in range(1, 8)
    for opcode in (TEXT, PING, CLOSE)
]
UNKNOWN = [
    ("5.2", f"a frame of the unknown kind {opcode:#x}{where}", before + frame(opcode, b"x"))
    for opcode in (*range(3, 8), *range(11, 16))
    for where, before in (("", b""), (" within a message", frame(TEXT, b"{", fin=False)))
]
CODES_NEVER = (0, 999, 1004, 1005, 1015, 1016, 1100, 2000, 2999)
CODES = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999)


@cases(
    *RESERVED,
    *UNKNOWN,
    ("5.4", "a continuation of nothing", frame(CONTINUED, b"x")),
    ("5.4", "a continuation of nothing that goes on", frame(CONTINUED, b"x", fin=False)),
    ("5.4", "a continuation after the end", pieces(message(), 9) + frame(CONTINUED, b"x")),
    ("5.4", "a text within a text", frame(TEXT, b"{", fin=False) + frame(TEXT, b"}")),
    ("5.4", "a binary within a text", frame(TEXT, b"{", fin=False) + frame(BINARY, b"}")),
    ("5.5", "a ping of 126 bytes", frame(PING, b"x" * 126)),
    ("5.5", "a pong of 126 bytes", frame(PONG, b"x" * 126)),
    ("5.5", "a close of 126 bytes", close_frame(1000, b"x" * 124)),
    ("5.5", "a ping of 65,536 bytes", frame(PING, b"x" * 65_536)),
    ("5.5", "a ping in fragments", frame(PING, b"h", fin=False) + frame(CONTINUED, b"i")),
    ("5.5", "a pong in fragments", frame(PONG, b"h", fin=False)),
    ("5.5", "a close in fragments", frame(CLOSE, (1000).to_bytes(2), fin=False)),
    ("5.5.1", "a close with half a code", frame(CLOSE, b"\x03")),
    *[("7.4", f"a close with {code}", close_frame(code)) for code in CODES_NEVER],
)
def test_what_breaks_the_protocol_ends_the_connection(browser: RawSocket, case: Case) -> None:
    assert code_after(browser, case.sent) == PROTOCOL_ERROR


@cases(
    ("5.1", "a text", frame(TEXT, message(), mask=b"")),
    ("5.1", "a ping", frame(PING, b"hi", mask=b"")),
    ("5.1", "a pong", frame(PONG, b"hi", mask=b"")),
)
def test_a_frame_without_a_mask_is_not_noticed(browser: RawSocket, case: Case) -> None:
    """The server must close then, and aiohttp 3.14 does not. If this fails it does, and the test above can have it."""
    browser.send(case.sent + frame(PING, b"last"))
    while (pong := browser.until(PONG)) is not None and pong.payload != b"last":
        pass
    assert pong is not None


@cases(
    ("5.1", "a close without a mask", frame(CLOSE, (1000).to_bytes(2), mask=b"")),
    ("7.4.1", "a close with 1006", close_frame(1006)),
)
def test_a_goodbye_that_breaks_the_protocol_is_not_noticed(browser: RawSocket, case: Case) -> None:
    """As above: it is answered as any other."""
    assert code_after(browser, case.sent) == 1000


BROKEN_TEXTS = {
    "a byte that begins nothing": b"\xff",
    "a continuation byte at the beginning": b"\x80",
    "a letter that is not complete": KAPPA[:-1],
    "an overlong slash": b"\xc0\xaf",
    "an overlong zero of three bytes": b"\xe0\x80\x80",
    "half of a surrogate pair": b"\xed\xa0\x80",
    "a whole surrogate pair": b"\xed\xa0\x80\xed\xb0\x80",
    "a number beyond the last letter": b"\xf4\x90\x80\x80",
    "a letter of five bytes": b"\xf8\x88\x80\x80\x80",
    "a good beginning": KAPPA + b"\xed\xa0\x80" + b"edited",
}


@cases(
    *[("8.1", what, frame(TEXT, text)) for what, text in BROKEN_TEXTS.items()],
    *[("8.1", f"{what}, in fragments", pieces(text, 1)) for what, text in BROKEN_TEXTS.items()],
    ("8.1", "a reason that is no text", close_frame(1000, b"\xed\xa0\x80")),
)
def test_text_that_is_no_unicode_ends_the_connection(browser: RawSocket, case: Case) -> None:
    assert code_after(browser, case.sent) == NO_TEXT


@cases(
    ("10.4", "one byte too many", frame(TEXT, message(MESSAGE_BYTES + 1))),
    ("10.4", "65,535 bytes, the longest length of 16 bits", frame(TEXT, message(65_535))),
    ("10.4", "65,536 bytes, the shortest length of 64 bits", frame(TEXT, message(65_536))),
    ("5.2", "a length with its highest bit set", frame(TEXT, b"", length=b"\x7f" + b"\xff" * 8)),
    ("10.4", "a length of a terabyte and nothing more", frame(TEXT, b"", length=b"\x7f" + (2**40).to_bytes(8))),
    ("10.4", "too much in two fragments", pieces(message(MESSAGE_BYTES + 1), 4_096)),
    ("10.4", "too much in a fragment that goes on", frame(TEXT, b"x" * (MESSAGE_BYTES + 1), fin=False)),
    ("10.4", "too much in many fragments", frame(TEXT, fin=False) + frame(CONTINUED, b"x" * 100, fin=False) * 90),
)
def test_a_message_that_is_too_long_ends_the_connection(browser: RawSocket, case: Case) -> None:
    assert code_after(browser, case.sent) == TOO_BIG


@cases(
    ("5.6", "bytes", frame(BINARY, message())),
    ("5.6", "no bytes", frame(BINARY)),
    ("5.6", "bytes in fragments", frame(BINARY, message()[:9], fin=False) + frame(CONTINUED, message()[9:])),
)
def test_what_is_no_text_ends_the_connection(browser: RawSocket, case: Case) -> None:
    assert code_after(browser, case.sent) == UNSUPPORTED


@pytest.mark.parametrize(("code", "reason"), [*[(code, b"") for code in CODES], (1000, KAPPA), (4000, b"x" * 123)])
def test_a_goodbye_is_answered(browser: RawSocket, code: int, reason: bytes) -> None:
    """Section 5.5.1: the answer typically has the same code; ours has 1000. 7.1.1: the server ends the connection."""
    assert code_after(browser, close_frame(code, reason)) in (code, 1000)


@pytest.mark.parametrize("code", [5_000, 65_535])
def test_a_goodbye_beyond_all_codes_ends_the_connection(browser: RawSocket, code: int) -> None:
    """Section 7.4.2 says nothing of codes from 5,000."""
    assert code_after(browser, close_frame(code)) in (1000, PROTOCOL_ERROR)


def test_a_goodbye_without_a_code_is_answered(browser: RawSocket) -> None:
    """Section 7.1.5: a close without a code counts as 1005, which may not be sent."""
    assert code_after(browser, frame(CLOSE)) in (None, 1000)


@cases(
    ("5.5.1", "a text", frame(TEXT, message(is_ready=False))),
    ("5.5.1", "a ping", frame(PING, b"still there?")),
    ("5.5.1", "another goodbye", close_frame(4_000)),
    ("5.5.1", "what breaks the protocol", frame(3, b"x")),
)
def test_nothing_after_a_goodbye_is_heard(browser: RawSocket, case: Case) -> None:
    assert code_after(browser, close_frame(1000) + case.sent) == 1000


def code_after(browser: RawSocket, sent: bytes) -> int | None:
    """The code of the server's goodbye to this; after ours it ends the connection, and says nothing else."""
    browser.send(sent)
    close = browser.until(CLOSE)
    assert close is not None, "the connection ended without a goodbye"
    with suppress(OSError):  # it may have ended already
        browser.send(close_frame(1000))
    assert browser.next() is None
    return close.code
