"""The packed way of dice."""

import zlib
from array import array
from base64 import b64decode

import pytest
from hypothesis import given
from hypothesis import strategies as some

from dicehall.match.flight import Flight
from dicehall.physics import frames_of
from dicehall.physics.frames import CHANNELS, packed, unpacked


@given(some.binary(min_size=2 * CHANNELS, max_size=12 * CHANNELS), some.integers(1, 2))
def test_what_was_packed_is_unpacked(numbers: bytes, dice: int) -> None:
    values = array("h", numbers[: len(numbers) // 2 * 2]).tolist()
    many = len(values) // CHANNELS
    channels = [values[many * place : many * (place + 1)] for place in range(CHANNELS)] * dice
    assert unpacked(packed(channels), dice) == channels


def test_the_layout_is_as_its_description_says() -> None:
    channels = [[1, 3, 2], *[[0, 0, 0]] * 5, [-300, -300, -300]]
    # Second differences 1, 1, -3 and -300, 300, 0; folded 2, 2, 5 and 599, 600, 0.
    low = [2, 2, 5, *[0] * 15, 599 % 256, 600 % 256, 0]
    high = [0] * 18 + [599 // 256, 600 // 256, 0]
    assert list(zlib.decompress(b64decode(packed(channels)))) == low + high


def test_nothing_that_moves_is_the_empty_text() -> None:
    assert packed([]) == ""
    assert frames_of(Flight(0, (), "")) == {}


def test_poses_come_back_in_millimetres_and_unit_quaternions() -> None:
    channels = [[20, 40], [0, 0], [1000, 1000], [1024, 0], [0, 1024], [0, 0], [0, 0]]
    first, last = frames_of(Flight(17, ("red-1",), packed(channels)))["red-1"]
    assert (*first.at_mm, *first.turn) == pytest.approx((1, 0, 50, 1, 0, 0, 0))
    assert (*last.at_mm, *last.turn) == pytest.approx((2, 0, 50, 0, 1, 0, 0))
