"""What is written to a browser, what is left out, and when it is given up."""

from __future__ import annotations

import json

import pytest

from dicehall.server.hall import Line
from dicehall.server.sockets.bounds import Bounds
from dicehall.server.sockets.line import OpenLine
from dicehall.wire.codec import encode
from dicehall.wire.outgoing import Gone, Links
from dicehall.wire.words import Why
from tests.server.http.serving import Clock

LINKS = encode(Links((7, None), 7))
BOUNDS = Bounds()


class Written:
    """A socket that keeps what it is given; nothing of it is sent until `takes` says so."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.nonces: list[bytes] = []
        self.ended: list[int] = []
        self.waiting = 0

    def text(self, text: str) -> None:
        self.texts.append(text)
        self.waiting += len(text)

    def ping(self, nonce: bytes) -> None:
        self.nonces.append(nonce)

    def unsent(self) -> int:
        return self.waiting

    def end(self, code: int) -> None:
        self.ended.append(code)

    @property
    def whys(self) -> list[str]:
        """The words of all `gone`."""
        told = [json.loads(text) for text in self.texts if text.startswith("{")]
        return [message["why"] for message in told if message["type"] == "gone"]


@pytest.fixture
def written() -> Written:
    return Written()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def line(written: Written, clock: Clock) -> OpenLine:
    return OpenLine(written, BOUNDS, clock)


def test_the_line_is_one_of_the_hall(line: OpenLine) -> None:
    of_hall: Line = line
    assert (of_hall.guest, of_hall.rtt_ms) == ("", None)


def test_messages_are_written_at_once_and_in_order(line: OpenLine, written: Written) -> None:
    line.send("one")
    line.send("two")
    assert written.texts == ["one", "two"]


def test_nothing_is_written_after_the_goodbye(line: OpenLine, written: Written) -> None:
    line.close(Gone("closing", "Bye."))
    line.send("late")
    line.ping()
    assert written.texts == ['{"type":"gone","why":"closing","sentence":"Bye."}']
    assert written.nonces == []


def test_the_first_reason_to_close_stands(line: OpenLine, written: Written) -> None:
    line.close(Gone("replaced", "Elsewhere."))
    line.close(Gone("closing", "Bye."))
    assert (written.whys, written.ended) == (["replaced"], [1000])


@pytest.mark.parametrize(
    ("why", "code"), [("flood", 1008), ("bad_message", 1008), ("too_slow", 1013), ("closing", 1001)]
)
def test_the_code_of_the_close_tells_what_kind_it_is(line: OpenLine, written: Written, why: Why, code: int) -> None:
    line.close(Gone(why, ""))
    assert written.ended == [code]


# Slow ones


def test_links_are_left_out_while_much_lies_unsent(line: OpenLine, written: Written) -> None:
    written.waiting = BOUNDS.coalesce_bytes + 1
    line.send(LINKS)
    line.send("news")
    assert written.texts == ["news"]


def test_links_are_sent_while_little_lies_unsent(line: OpenLine, written: Written) -> None:
    written.waiting = BOUNDS.coalesce_bytes
    line.send(LINKS)
    assert written.texts == [LINKS]


def test_a_line_on_which_too_much_lies_unsent_is_closed(line: OpenLine, written: Written) -> None:
    written.waiting = BOUNDS.unsent_bytes - 3
    line.send("abc")
    assert written.ended == []
    line.send("d")
    assert (written.whys, written.ended) == (["too_slow"], [1013])


def test_one_message_that_is_longer_than_what_may_lie_unsent_is_sent_and_another_one_after_it(
    line: OpenLine, written: Written
) -> None:
    history = "x" * (BOUNDS.unsent_bytes + 1)
    line.send(history)
    written.waiting = len(history)
    line.send("update")
    assert written.texts == [history, "update"]
    written.waiting = len(history) * 2
    line.send("update")
    assert line.is_closed


def test_a_line_that_takes_nothing_for_five_seconds_is_closed(line: OpenLine, written: Written, clock: Clock) -> None:
    line.send("x" * 1_000)
    clock.now_ms += 5_000
    line.beat()
    assert written.ended == []
    clock.now_ms += 1
    line.beat()
    assert (written.whys, written.ended) == (["too_slow"], [1013])


def test_a_line_that_takes_a_little_is_slow_but_not_stuck(line: OpenLine, written: Written, clock: Clock) -> None:
    line.send("x" * 1_000)
    for _ in range(4):
        clock.now_ms += 4_000
        written.waiting -= 1
        line.beat()
    assert written.ended == []


def test_writing_more_to_a_stuck_line_does_not_make_it_look_alive(
    line: OpenLine, written: Written, clock: Clock
) -> None:
    for _ in range(4):
        line.send("x" * 1_000)
        clock.now_ms += 2_000
        line.beat()
    assert written.whys == ["too_slow"]


def test_a_silent_line_with_nothing_to_send_is_not_stuck(line: OpenLine, written: Written, clock: Clock) -> None:
    clock.now_ms += 15_000
    line.beat()
    assert written.ended == []


# Pings


def test_each_beat_pings(line: OpenLine, written: Written) -> None:
    line.beat()
    line.beat()
    assert len(set(written.nonces)) == 2


def test_a_pong_tells_how_far_away_the_browser_is(line: OpenLine, written: Written, clock: Clock) -> None:
    line.ping()
    assert line.ponged(written.nonces[0], clock.now_ms + 42)
    assert line.rtt_ms == 42


def test_a_pong_with_an_unknown_nonce_tells_nothing(line: OpenLine, clock: Clock) -> None:
    line.ping()
    assert not line.ponged(b"guessed!", clock.now_ms)
    assert line.rtt_ms is None


def test_a_line_without_a_pong_for_twenty_seconds_is_closed(line: OpenLine, written: Written, clock: Clock) -> None:
    line.beat()
    clock.now_ms += 20_000
    line.beat()
    assert written.ended == []
    clock.now_ms += 1
    line.beat()
    assert (written.whys, written.ended) == (["too_slow"], [1013])


def test_a_pong_keeps_the_line_for_another_twenty_seconds(line: OpenLine, written: Written, clock: Clock) -> None:
    line.beat()
    clock.now_ms += 19_000
    line.ponged(written.nonces[0], clock.now_ms)
    clock.now_ms += 19_000
    line.beat()
    assert written.ended == []
