"""Is SQLite's write-ahead log whole? After a crash SQLite reads it up to the first page that is not, and no further.

That is right for the end of the file, where a commit was under way that nobody was told of. If the disk lost something
in the middle, it would drop commits that people were told of without a word. https://sqlite.org/fileformat2.html#walformat
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import BinaryIO, Literal

from msgspec import Struct

_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MAGIC = 0x377F0682
"""Its last bit says in which order the bytes of a word are added up."""

_Order = Literal["<", ">"]
_Sums = tuple[int, int]


class Torn(Struct, frozen=True):
    """Commits that were on disk, and cannot be read any more."""

    good_bytes: int
    """So long is the part that can be read, to the end of its last commit; 0: none of it."""
    size_bytes: int


def torn(path: Path) -> Torn | None:
    """What is lost of a write-ahead log; None if all is there, also if there is no file. Raises OSError."""
    try:
        with path.open("rb") as file:
            return _torn(file, path.stat().st_size)
    except FileNotFoundError:
        return None


def _torn(file: BinaryIO, size: int) -> Torn | None:
    header = file.read(_HEADER.size)
    if size <= _HEADER.size + _FRAME.size:  # no page was ever written
        return None
    magic, _, page_bytes, _, *salts, first, second = _HEADER.unpack(header)
    order: _Order = ">" if magic & 1 else "<"
    sums = _added(header[:24], (0, 0), order)
    if magic & ~1 != _MAGIC or sums != (first, second):
        is_blank = not header.strip(b"\0") and not file.read().strip(b"\0")  # made longer, then the power failed
        return None if is_blank else Torn(0, size)
    return _after(file, page_bytes, salts, sums, order, size)


def _after(file: BinaryIO, page_bytes: int, salts: list[int], sums: _Sums, order: _Order, size: int) -> Torn | None:
    """Looks at the frames: those with this log's salts were written after the last time that it began anew.

    A commit is on disk before the next one is begun. So if anything follows a commit that cannot be read, it was there.
    """
    good_bytes, is_whole, is_commit_lost = _HEADER.size, True, False
    while len(frame := file.read(_FRAME.size + page_bytes)) == _FRAME.size + page_bytes:
        _, is_commit, *frame_salts, first, second = _FRAME.unpack_from(frame)
        is_ours = frame_salts == salts
        if is_ours and is_commit_lost:
            return Torn(good_bytes, size)
        if is_whole:
            sums = _added(frame[_FRAME.size :], _added(frame[:8], sums, order), order)
            is_whole = is_ours and sums == (first, second)
        if is_commit and is_whole:
            good_bytes = file.tell()
        elif is_commit and is_ours:
            is_commit_lost = True
    return None


def _added(content: bytes, sums: _Sums, order: _Order) -> _Sums:
    first, second = sums
    for even, odd in struct.iter_unpack(f"{order}2I", content):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second
