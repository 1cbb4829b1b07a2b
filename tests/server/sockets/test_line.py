"""What is written to a browser, what is left out, and when it is given up."""

from __future__ import annotations

import json

import pytest

from dicehall.server.hall import Line
from dicehall.server.sockets.bounds import Bounds
from dicehall.server.sockets.kernel import Kernel
from dicehall.server.sockets.line import OpenLine
from dicehall.server.sockets.pings import Pong
from dicehall.wire.codec import encode
from dicehall.wire.outgoing import Gone, Links, LinkSeen
from dicehall.wire.words import Why
from tests.server.http.serving import Clock

SEEN = LinkSeen(7, "steady", is_doubted=False)
LINKS = encode(Links((SEEN, None), SEEN, 350))
BOUNDS = Bounds()


class Written:
    """A socket that keeps what it is given; nothing of it is sent until `takes` says so."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.nonces: list[bytes] = []
        self.together: list[str] = []
        """Texts that went out with a ping in the same write."""
        self.ended: list[int] = []
        self.waiting = 0
        self.knows: Kernel | None = None

    def text(self, text: str) -> None:
        self.texts.append(text)
        self.waiting += len(text)

    def ping(self, nonce: bytes) -> None:
        self.nonces.append(nonce)

    def text_and_ping(self, text: str, nonce: bytes) -> None:
        self.together.append(text)
        self.text(text)
        self.ping(nonce)

    def kernel(self) -> Kernel | None:
        return self.knows

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
    assert (of_hall.guest, of_hall.link.rtt_ms) == ("", None)


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
    assert line.ponged(written.nonces[0], clock.now_ms + 42) == Pong(0)
    assert line.link.rtt_ms == 42


def test_a_pong_with_an_unknown_nonce_tells_nothing(line: OpenLine, clock: Clock) -> None:
    line.ping()
    assert line.ponged(b"guessed!", clock.now_ms) is None
    assert line.link.rtt_ms is None


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


# Races


def test_what_is_raced_for_is_written_together_with_a_ping_and_its_pong_names_it(
    line: OpenLine, written: Written, clock: Clock
) -> None:
    clock.now_ms += 5
    assert line.reveal("dice", 17) == clock.now_ms
    assert (written.together, written.texts, len(written.nonces)) == (["dice"], ["dice"], 1)
    assert line.ponged(written.nonces[0], clock.now_ms + 30) == Pong(17)
    assert line.link.rtt_ms == 30


def test_a_race_is_not_shown_on_a_line_that_is_closed_or_overfull(line: OpenLine, written: Written) -> None:
    written.waiting = BOUNDS.unsent_bytes
    line.reveal("dice", 17)
    assert (written.together, written.nonces, written.whys) == ([], [], ["too_slow"])
    line.reveal("more dice", 18)
    assert written.together == []


def test_the_system_s_own_counters_keep_the_way_as_short_as_it_is(line: OpenLine, written: Written) -> None:
    """Whoever delays pongs by 200 ms is believed no more than the system has seen."""
    for _ in range(8):
        line.link.sample(200)
    written.knows = Kernel(min_rtt_ms=20.0, losses=0)
    line.reveal("dice", 17)
    known = line.link.bounds(350, is_ranked=True)
    assert (known.floor_ms, known.is_kernel) == (25.0, True)


def test_the_system_is_asked_with_each_beat_so_that_even_the_first_race_knows(
    line: OpenLine, written: Written, clock: Clock
) -> None:
    written.knows = Kernel(min_rtt_ms=20.0, losses=0)
    line.beat()
    line.ponged(written.nonces[0], clock.now_ms + 200)
    assert line.link.bounds(350, is_ranked=True).floor_ms == 25.0


def test_the_way_of_the_handshake_is_known_before_anything_was_answered(written: Written, clock: Clock) -> None:
    written.knows = Kernel(min_rtt_ms=20.0, losses=0)
    line = OpenLine(written, BOUNDS, clock)
    line.link.sample(200)
    assert line.link.bounds(350, is_ranked=True).floor_ms == 25.0


@pytest.mark.parametrize("min_rtt_ms", [None, 20.0])
def test_packets_lost_since_the_race_was_shown_are_a_stall_and_earlier_ones_are_not(
    line: OpenLine, written: Written, min_rtt_ms: float | None
) -> None:
    written.knows = Kernel(min_rtt_ms, losses=3)
    line.reveal("dice", 17)
    assert not line.has_stalled()
    written.knows = Kernel(min_rtt_ms, losses=4)
    assert line.has_stalled()
    line.reveal("dice", 18)
    assert not line.has_stalled()


def test_packets_lost_before_a_line_was_shown_any_race_are_no_stall(line: OpenLine, written: Written) -> None:
    """Or whoever reconnects in the middle of a race, over a bad network, would hold its verdict up."""
    written.knows = Kernel(20.0, losses=1)
    assert not line.has_stalled()


def test_a_line_of_which_the_system_says_nothing_never_stalls(line: OpenLine) -> None:
    line.reveal("dice", 17)
    assert not line.has_stalled()


def test_a_closed_line_does_not_stall(line: OpenLine, written: Written) -> None:
    line.reveal("dice", 17)
    written.knows = Kernel(20.0, losses=4)
    line.close(Gone("closing", "Bye."))
    assert not line.has_stalled()
