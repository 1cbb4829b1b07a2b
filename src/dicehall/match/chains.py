"""Hash chains and the numbers that are made from their links: the arithmetic of verifiable dice.

A chain is made backwards from a random secret, each link the SHA-256 of the next one, so whoever has seen link k can
check link k + 1 and cannot guess it. The key of a draw mixes the server's link with those of the seats; none of them
can be changed any more when the first is shown. It also mixes the transcript, which holds every link shown before: so
even a draw to which nobody adds a link of their own cannot be known before the match.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Sequence

from dicehall.match.evidence import Given

SERVER, SEAT = b"srv|", b"seat|"
"""What is hashed in front of a link, so that no link of one kind is one of the other."""
LINKS = 4_096
"""Of a server's chain: one for each round of a match."""
_SIZE = 32
_STRIDE = 64
_BYTE, _WORD = 2**8, 2**32


def link_before(tag: bytes, link: bytes) -> bytes:
    """The link that was shown before this one."""
    return hashlib.sha256(tag + link).digest()


class Chain:
    """All links of a secret; every 64th is kept, the others are made again, 64 at a time, when they are needed.

    Args:
        secret: 32 random bytes, the last link.
        length: number of the last link; the anchor is number 0.

    Raises:
        ValueError: the secret has another length.
    """

    def __init__(self, tag: bytes, secret: bytes, length: int = LINKS) -> None:
        if len(secret) != _SIZE:
            raise ValueError(f"a secret of {len(secret)} bytes: it should have {_SIZE}")
        self._tag, self.length = tag, length
        self._kept = {length: secret}
        self._near: dict[int, bytes] = {}
        """Those around the one that was asked for last: links are shown in their order."""
        link = secret
        for number in range(length - 1, -1, -1):
            link = link_before(tag, link)
            if number % _STRIDE == 0:
                self._kept[number] = link

    def link(self, number: int) -> bytes:
        """Link of this number. Raises IndexError beyond the last."""
        if not 0 <= number <= self.length:
            raise IndexError(f"link {number}: this chain has links 0 to {self.length}")
        if number not in self._near:
            above = min(self.length, number - number % _STRIDE + _STRIDE)
            link = self._kept[above]
            self._near = {above: link}
            for below in range(above - 1, number - number % _STRIDE - 1, -1):
                self._near[below] = link = link_before(self._tag, link)
        return self._near[number]


def transcript_after(transcript: bytes, links: Sequence[Given]) -> bytes:
    """The transcript once these links were shown; a new anchor counts as link 0 of its seat."""
    return hashlib.sha256(transcript + _packed(links)).digest()


def key_of(secret: bytes, transcript: bytes, kind: int, number: int, roll: int, links: Sequence[Given]) -> bytes:
    """The key of one draw.

    Args:
        secret: the server's link.
        transcript: SHA-256 of the record's header, then `transcript_after` all links that were shown before: no link
            serves two matches, and none can be left out of the past.
        kind: number of the CHANCE actor, or COIN.
        number: of the server's link.
        roll: draws of CHANCE made before with the same secret; of a coin, the coins.
        links: by seat, ascending.
    """
    drawn = struct.pack(">BIIB", kind, number, roll, len(links))
    return hmac.digest(secret, transcript + drawn + _packed(links), "sha256")


def _packed(links: Sequence[Given]) -> bytes:
    """One byte for the seat and four for the counter, big end first, then the link: 37 for each."""
    return b"".join([struct.pack(">BI", given.seat, given.counter) + bytes.fromhex(given.link) for given in links])


class Numbers:
    """Uniform numbers out of a key: its bytes in order, those left out that would favour small numbers."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._blocks = 0
        self._bytes = b""
        self._at = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, by one byte up to 256 and by four beyond, big end first.

        Raises:
            ValueError: n is not between 1 and 2^32.
        """
        if not 1 <= n <= _WORD:
            raise ValueError(f"below({n}): there is no such number")
        size, values = (1, _BYTE) if n <= _BYTE else (4, _WORD)
        limit = values - values % n
        while (value := int.from_bytes(self._take(size))) >= limit:
            pass
        return value % n

    def _take(self, size: int) -> bytes:
        """The next bytes; a word may begin in one block and end in the next."""
        while self._at + size > len(self._bytes):
            block = hmac.digest(self._key, struct.pack(">I", self._blocks), "sha256")
            self._bytes, self._at = self._bytes[self._at :] + block, 0
            self._blocks += 1
        taken = self._bytes[self._at : self._at + size]
        self._at += size
        return taken
