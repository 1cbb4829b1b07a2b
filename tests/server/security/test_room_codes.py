"""Codes of tables: drawn from 40 bits, so that guessing at the allowed rate is hopeless."""

from __future__ import annotations

from collections import Counter

from dicehall.server.hall.hall import _drawn_code
from dicehall.server.http.limits import Rates
from dicehall.wire.words import CODE_LETTERS

YEAR_S = 365 * 24 * 3600


def test_a_code_is_eight_letters_of_thirty_two_each_as_likely_as_another() -> None:
    """A fair source misses these bounds (seven standard deviations) at one of 256 places once in 10^9 runs."""
    drawn = [_drawn_code() for _ in range(4_096)]
    assert {len(code) for code in drawn} == {8}
    assert len(set(CODE_LETTERS)) == len(CODE_LETTERS) == 32
    for place in range(8):
        counts = Counter(code[place] for code in drawn)
        assert set(counts) <= set(CODE_LETTERS)
        assert all(abs(counts[letter] - 128) < 80 for letter in CODE_LETTERS)


def test_two_codes_are_never_the_same() -> None:
    """Of 2,000, with a chance of 2 in a million."""
    assert len({_drawn_code() for _ in range(2_000)}) == 2_000


def test_who_guesses_as_fast_as_allowed_finds_one_of_ten_thousand_tables_in_decades() -> None:
    per_s, _ = Rates().unknown_code
    assert 2**40 / 10_000 / per_s > 40 * YEAR_S
