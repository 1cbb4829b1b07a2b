"""Messages that are handed on, answered, or too many."""

from __future__ import annotations

import json

import pytest

from dicehall.server.sockets.bounds import Bounds
from dicehall.server.sockets.intake import Intake
from dicehall.server.sockets.line import OpenLine
from dicehall.wire.incoming import Incoming, Ready
from tests.server.http.serving import Clock
from tests.server.sockets.test_line import Written

READY = '{"type":"ready","id":"a","is_ready":true}'
BOUNDS = Bounds()


class Table:
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[Incoming, int]] = []
        self.pongs: list[tuple[int, int]] = []

    def receive(self, message: Incoming, at_ms: int) -> None:
        self.heard.append((message, at_ms))

    def ponged(self, revision: int, at_ms: int) -> None:
        self.pongs.append((revision, at_ms))

    def left(self) -> None:
        raise AssertionError("an intake does not end a connection")


class Sitting:
    """An intake with all that it talks to."""

    def __init__(self) -> None:
        self.written, self.table, clock = Written(), Table(), Clock()
        self.now_ms = clock.now_ms
        line = OpenLine(self.written, BOUNDS, clock)
        self.intake = Intake(line, self.table, BOUNDS, clock.now_ms)

    def says(self, text: str, times: int = 1) -> None:
        for _ in range(times):
            self.intake.text(text, self.now_ms)

    @property
    def answers(self) -> list[dict[str, str]]:
        return [json.loads(text) for text in self.written.texts]


@pytest.fixture
def sitting() -> Sitting:
    return Sitting()


def test_a_message_is_handed_on_with_the_time_of_its_arrival(sitting: Sitting) -> None:
    sitting.says(READY)
    assert sitting.table.heard == [(Ready("a", is_ready=True), sitting.now_ms)]
    assert sitting.answers == []


def test_the_pong_of_an_update_is_handed_on_with_its_time(sitting: Sitting) -> None:
    sitting.intake.ponged(17, sitting.now_ms)
    assert sitting.table.pongs == [(17, sitting.now_ms)]


# Empty ones, which follow a claim so that a lost packet is noticed soon


def test_empty_messages_are_dropped_without_an_answer(sitting: Sitting) -> None:
    sitting.says(READY)
    sitting.says("", 2)
    assert (len(sitting.table.heard), sitting.answers) == (1, [])


def test_empty_messages_are_counted_like_all_others(sitting: Sitting) -> None:
    sitting.says("", BOUNDS.burst)
    sitting.says(READY)
    assert sitting.table.heard == []
    sitting.says("", BOUNDS.flood)
    assert (sitting.written.whys, sitting.written.ended) == (["flood"], [1008])


def test_three_claims_a_second_with_their_empty_messages_may_go_on_for_ever(sitting: Sitting) -> None:
    for _ in range(200):
        sitting.now_ms += 333
        sitting.says(READY)
        sitting.says("", 2)
    assert (len(sitting.table.heard), sitting.answers) == (200, [])


# Malformed


@pytest.mark.parametrize(
    ("text", "id", "said"),
    [
        ("{", "", "truncated"),
        ("null", "", "Expected `object`"),
        ('{"type":"cheat","id":"a"}', "a", "Invalid value 'cheat' - at `$.type`"),
        ('{"id":"a"}', "a", "missing required field `type`"),
        ('{"type":"ready","id":"a"}', "a", "missing required field `is_ready`"),
        ('{"type":"ready","id":"a","is_ready":1}', "a", "at `$.is_ready`"),
        ('{"type":"ready","id":"a","is_ready":true,"admin":true}', "a", "unknown field `admin`"),
        ('{"type":"take_seat","id":"a","seat":9}', "a", "at `$.seat`"),
        ('{"type":"ready","id":"","is_ready":true}', "", "at `$.id`"),
        ('{"type":"ready","id":"' + "x" * 41 + '","is_ready":true}', "x" * 40, "at `$.id`"),
        ("[" * 8_000, "", "cannot be read"),
        ('{"type":"enter","protocol":1,"ticket":"t","table":"abcdefgh"}', "", "has entered a table already"),
        ("x" * 8_193, "", "more than 8192"),
    ],
)
def test_a_message_that_cannot_be_read_is_answered_with_place_and_reason(
    sitting: Sitting, text: str, id: str, said: str
) -> None:
    sitting.says(text)
    (answer,) = sitting.answers
    assert (answer["type"], answer["id"], answer["why"]) == ("denied", id, "bad_message")
    assert said in answer["sentence"]
    assert sitting.table.heard == []


def test_a_message_after_a_bad_one_is_handed_on(sitting: Sitting) -> None:
    sitting.says("{")
    sitting.says(READY)
    assert len(sitting.table.heard) == 1


def test_the_tenth_bad_message_closes_the_socket(sitting: Sitting) -> None:
    sitting.says("{", 9)
    assert sitting.written.ended == []
    sitting.says("{")
    assert (sitting.written.whys, sitting.written.ended) == (["bad_message"], [1008])


def test_a_closed_socket_is_not_listened_to(sitting: Sitting) -> None:
    sitting.says("{", 10)
    sitting.says(READY)
    assert sitting.table.heard == []


# Too many


def test_a_burst_is_handed_on_and_the_rest_is_not(sitting: Sitting) -> None:
    sitting.says(READY, 60)
    assert len(sitting.table.heard) == BOUNDS.burst


def test_messages_too_many_are_told_once_a_second(sitting: Sitting) -> None:
    sitting.says(READY, 60)
    assert [answer["why"] for answer in sitting.answers] == ["flood"]
    sitting.now_ms += 1_000
    sitting.says(READY, 30)
    assert [answer["why"] for answer in sitting.answers] == ["flood", "flood"]


def test_twenty_messages_a_second_may_go_on_for_ever(sitting: Sitting) -> None:
    for _ in range(1_000):
        sitting.now_ms += 50
        sitting.says(READY)
    assert (len(sitting.table.heard), sitting.answers) == (1_000, [])


def test_a_flood_that_goes_on_closes_the_socket(sitting: Sitting) -> None:
    sitting.says(READY, BOUNDS.burst + BOUNDS.flood)
    assert sitting.written.ended == []
    sitting.says(READY)
    assert (sitting.written.whys, sitting.written.ended) == (["flood"], [1008])


def test_a_flood_that_trickles_closes_the_socket_too(sitting: Sitting) -> None:
    for _ in range(BOUNDS.flood + 50):
        sitting.now_ms += 50
        sitting.says(READY, 2)
    assert sitting.written.whys == ["flood"]


def test_a_flood_is_forgiven_after_a_pause(sitting: Sitting) -> None:
    for _ in range(5):
        sitting.says(READY, BOUNDS.burst + BOUNDS.flood)
        sitting.now_ms += 2_000
    assert sitting.written.ended == []
