"""Pings of the protocol: which update a pong answers, and what does not count as an answer."""

from __future__ import annotations

from collections.abc import Callable

from dicehall.server.sockets.pings import Pings, Pong
from dicehall.tables import Link


def counting() -> Callable[[], bytes]:
    """Nonces 1, 2, 3, so that a test can tell them apart."""
    made = 0

    def nonce() -> bytes:
        nonlocal made
        made += 1
        return made.to_bytes(8, "big")

    return nonce


def test_a_nonce_has_eight_bytes_that_nobody_can_guess() -> None:
    pings = Pings(0, Link())
    nonces = {pings.sent(0) for _ in range(50)}
    assert {len(nonce) for nonce in nonces} == {8}
    assert len(nonces) == 50


def test_the_way_there_and_back_is_a_median() -> None:
    link = Link()
    pings = Pings(0, link, counting())
    for sent_ms, came_ms in ((0, 30), (100, 110), (200, 400)):
        assert pings.came(pings.sent(sent_ms), came_ms)
    assert link.rtt_ms == 30


def test_before_the_first_pong_nobody_knows() -> None:
    link = Link()
    pings = Pings(0, link)
    pings.sent(0)
    assert link.rtt_ms is None


def test_only_the_last_forty_count() -> None:
    link = Link()
    pings = Pings(0, link, counting())
    for came_ms in (7, *[500] * 39):
        pings.came(pings.sent(0), came_ms)
    assert link.bounds(1_000, is_ranked=False).floor_ms == 7
    pings.came(pings.sent(0), 500)
    assert link.bounds(1_000, is_ranked=False).floor_ms == 500


def test_a_nonce_counts_once() -> None:
    link = Link()
    pings = Pings(0, link)
    nonce = pings.sent(0)
    assert [pings.came(nonce, 10), pings.came(nonce, 1_000)] == [Pong(0), None]
    assert pings.injected == 1
    assert (link.rtt_ms, pings.heard_ms) == (10, 10)


def test_a_pong_that_nobody_asked_for_is_no_sign_of_life() -> None:
    link = Link()
    pings = Pings(0, link)
    pings.sent(0)
    assert pings.came(b"12345678", 5_000) is None
    assert pings.injected == 1
    assert (link.rtt_ms, pings.heard_ms) == (None, 0)


def test_a_pong_names_the_update_that_its_ping_went_with() -> None:
    pings = Pings(0, Link())
    first, plain, second = pings.sent(0, 7), pings.sent(0), pings.sent(0, 9)
    assert [pings.came(nonce, 10) for nonce in (second, first, plain)] == [Pong(9), Pong(7), Pong(0)]
    assert pings.injected == 0


def test_pings_that_nobody_answers_take_no_memory_for_ever() -> None:
    pings = Pings(0, Link(), counting())
    first = pings.sent(0)
    for _ in range(64):
        pings.sent(0)
    assert pings.came(first, 1) is None
