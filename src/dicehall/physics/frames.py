"""The way of dice as text: 60 pictures a second, packed to about half a kilobyte.

The layout, for whoever reads it elsewhere. `Flight.dice` names the dice. Each has seven channels: x, y, z in units of
0.05 mm, and w, x, y, z of its unit quaternion times 1024, with the sign that is nearer to the picture before. All
channels have one value a picture, the first at the start, the last at rest. To pack:

1. of each channel the second differences, `v[k] - 2 v[k-1] + v[k-2]` with zeros before the first, modulo 2^16, as a
   signed number d from -32768 to 32767;
2. each folded to `2 d` if it is at least 0, else to `-2 d - 1`, so that small ones of either sign stay small;
3. one list of these: die after die, channel after channel, picture after picture;
4. the low bytes of the whole list, then its high bytes;
5. zlib, then base64 (the usual alphabet, with padding). No dice or no pictures: the empty text.

An angle is so told to 0.06 degrees, which at a die's corner is a hundredth of a millimetre.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from itertools import accumulate
from math import sqrt

from dicehall.games.tumblin_dice.state import Pose
from dicehall.match.flight import Flight

A_SECOND = 60
CHANNELS = 7
UNIT_MM = 0.05
TURN_UNIT = 1 / 1024
MOST_MM = 1600.0
"""Farther from the board's corner a die is not followed."""


def packed(channels: Sequence[Sequence[int]]) -> str:
    """Text of channels of equal length, each of integers from -32768 to 32767."""
    values = [value for channel in channels for value in _folded_differences(channel)]
    if not values:
        return ""
    low, high = bytes(value & 255 for value in values), bytes(value >> 8 for value in values)
    return b64encode(zlib.compress(low + high, 9)).decode("ascii")


def unpacked(frames: str, dice: int) -> list[list[int]]:
    """The channels of a text that `packed` wrote, seven a die."""
    if not frames or not dice:
        return [[] for _ in range(CHANNELS * dice)]
    both = zlib.decompress(b64decode(frames))
    half = len(both) // 2
    values = [low | high << 8 for low, high in zip(both[:half], both[half:], strict=True)]
    many = half // (CHANNELS * dice)
    return [_summed_twice(values[start : start + many]) for start in range(0, half, many)]


def frames_of(flight: Flight) -> dict[str, list[Pose]]:
    """Where each die that moved was in each picture."""
    channels = unpacked(flight.frames, len(flight.dice))
    return {
        die: [_pose(values) for values in zip(*channels[CHANNELS * place : CHANNELS * (place + 1)], strict=True)]
        for place, die in enumerate(flight.dice)
    }


def _folded_differences(values: Sequence[int]) -> list[int]:
    padded = (0, 0, *values)
    seconds = [_signed(a - 2 * b + c) for a, b, c in zip(padded[2:], padded[1:], padded, strict=False)]
    return [2 * second if second >= 0 else -2 * second - 1 for second in seconds]


def _summed_twice(folded: Sequence[int]) -> list[int]:
    seconds = [value >> 1 if value % 2 == 0 else -(value >> 1) - 1 for value in folded]
    return [_signed(value) for value in accumulate(accumulate(seconds))]


def _signed(value: int) -> int:
    """Of all numbers that are equal to it modulo 2^16 the one from -32768 to 32767."""
    return (value + 32768) % 65536 - 32768


def _pose(values: tuple[int, ...]) -> Pose:
    x, y, z, a, b, c, d = values
    size = sqrt(a * a + b * b + c * c + d * d) or 1.0
    return Pose((x * UNIT_MM, y * UNIT_MM, z * UNIT_MM), (a / size, b / size, c / size, d / size))
