"""How far away a browser is, and what does not count as an answer."""

from __future__ import annotations

from collections.abc import Callable

from dicehall.server.sockets.pings import Pings


def counting() -> Callable[[int], bytes]:
    """Nonces 1, 2, 3, so that a test can tell them apart."""
    made = 0

    def nonce(length: int) -> bytes:
        nonlocal made
        made += 1
        return made.to_bytes(length, "big")

    return nonce


def test_a_nonce_has_eight_bytes_that_nobody_can_guess() -> None:
    pings = Pings(0)
    nonces = {pings.sent(0) for _ in range(50)}
    assert {len(nonce) for nonce in nonces} == {8}
    assert len(nonces) == 50


def test_the_way_there_and_back_is_a_median() -> None:
    pings = Pings(0, counting())
    for sent_ms, came_ms in ((0, 30), (100, 110), (200, 400)):
        assert pings.came(pings.sent(sent_ms), came_ms)
    assert pings.rtt_ms == 30


def test_before_the_first_pong_nobody_knows() -> None:
    pings = Pings(0)
    pings.sent(0)
    assert pings.rtt_ms is None


def test_only_the_last_twenty_count() -> None:
    pings = Pings(0, counting())
    for _ in range(20):
        pings.came(pings.sent(0), 500)
    for _ in range(20):
        pings.came(pings.sent(0), 7)
    assert pings.rtt_ms == 7


def test_a_nonce_counts_once() -> None:
    pings = Pings(0)
    nonce = pings.sent(0)
    assert [pings.came(nonce, 10), pings.came(nonce, 1_000)] == [True, False]
    assert (pings.rtt_ms, pings.heard_ms) == (10, 10)


def test_a_pong_that_nobody_asked_for_is_no_sign_of_life() -> None:
    pings = Pings(0)
    pings.sent(0)
    assert not pings.came(b"12345678", 5_000)
    assert (pings.rtt_ms, pings.heard_ms) == (None, 0)


def test_pings_that_nobody_answers_take_no_memory_for_ever() -> None:
    pings = Pings(0, counting())
    first = pings.sent(0)
    for _ in range(64):
        pings.sent(0)
    assert not pings.came(first, 1)
