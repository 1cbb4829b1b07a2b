"""Claims are released in order of arrival, and equal ones by a fair draw [ALL-8]."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from dicehall.match import below_of
from dicehall.tables import Claim, Sequencer


def released(times: list[int], seed: int = 1) -> list[Claim]:
    sequencer = Sequencer(below_of(seed))
    for seat, at_ms in enumerate(times, 1):
        sequencer.claim(Claim(seat, "grab", at_ms))
    claims = []
    while (claim := sequencer.release(max(times))) is not None:
        claims.append(claim)
    return claims


@given(st.lists(st.integers(0, 5), min_size=1, max_size=8), st.integers(0, 999))
def test_every_claim_is_released_once_and_in_order_of_time(times: list[int], seed: int) -> None:
    claims = released(times, seed)
    assert sorted(claim.seat for claim in claims) == list(range(1, len(times) + 1))
    assert [claim.at_ms for claim in claims] == sorted(times)


def test_a_claim_is_not_released_before_its_time() -> None:
    sequencer = Sequencer(below_of(1))
    sequencer.claim(Claim(1, "grab", 10))
    assert sequencer.release(9) is None
    assert sequencer.has_claim_of(1)
    assert sequencer.release(10) == Claim(1, "grab", 10)
    assert not sequencer.has_claim_of(1)


def test_every_order_of_a_dead_heat_is_equally_likely() -> None:
    """Six orders in 6,000 fixed draws: chi-square with 5 degrees of freedom; it cannot fail by luck."""
    sequencer = Sequencer(below_of(5))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        for seat in (1, 2, 3):
            sequencer.claim(Claim(seat, "grab", 0))
        order = []
        while (claim := sequencer.release(0)) is not None:
            order.append(claim.seat)
        orders[tuple(order)] += 1
    assert len(orders) == 6
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 20.5


def test_a_broken_off_race_drops_all_claims() -> None:
    """[ALL-10]"""
    sequencer = Sequencer(below_of(1))
    sequencer.claim(Claim(1, "grab", 10))
    assert sequencer.drop_all() == (Claim(1, "grab", 10),)
    assert sequencer.due_ms() is None
