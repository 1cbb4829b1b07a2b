"""What a browser that has entered says: read, counted, and handed on if it may.

A message too many and a message that cannot be read are answered, not obeyed; who goes on with it is put out. Nothing
here waits, so a message's time is that of its arrival.
"""

from __future__ import annotations

from typing import Protocol

import msgspec
from msgspec import Struct

from dicehall.server.bucket import Bucket
from dicehall.server.sockets.bounds import Bounds
from dicehall.server.sockets.line import OpenLine
from dicehall.server.watched.measures import MESSAGES_IN, REFUSED
from dicehall.wire.codec import BadMessage, decode, encode
from dicehall.wire.incoming import Enter, Incoming
from dicehall.wire.outgoing import Denied, Gone

_ID_LENGTH = 40
_SAID_AGAIN_MS = 1_000


class Entered(Protocol):
    """A browser that the hall has let in."""

    def receive(self, message: Incoming, at_ms: int) -> None: ...

    def ponged(self, revision: int, at_ms: int) -> None: ...

    def left(self) -> None: ...


class Intake:
    """Messages of one socket, after its `enter`."""

    def __init__(self, line: OpenLine, entered: Entered, bounds: Bounds, now_ms: int) -> None:
        self._line, self._entered, self._bounds = line, entered, bounds
        self._bucket = Bucket(bounds.messages_per_s, bounds.burst, now_ms)
        self._too_many = 0
        self._bad = 0
        self._said_ms = now_ms - _SAID_AGAIN_MS

    def text(self, text: str, at_ms: int) -> None:
        """A message that arrived at `at_ms`. Empty ones only make lost packets before them be noticed."""
        MESSAGES_IN.count()
        if self.may_come(at_ms) and text and not self._line.is_closed:
            try:
                message = decode(text)
                if isinstance(message, Enter):
                    raise BadMessage("this socket has entered a table already")
            except BadMessage as error:
                self._answer_bad(text, str(error))
            else:
                self._entered.receive(message, at_ms)

    def ponged(self, revision: int, at_ms: int) -> None:
        """The ping that went with an update has come back."""
        self._entered.ponged(revision, at_ms)

    def may_come(self, at_ms: int) -> bool:
        """Counts whatever comes, pings of the other side too; whether it is not too much."""
        if self._too_many and self._bucket.is_full(at_ms):
            self._too_many = 0
        if self._bucket.take(at_ms):
            return True
        self._too_many += 1
        if self._too_many > self._bounds.flood:
            self._line.close(Gone("flood", "Far too many messages came from this page."))
        elif at_ms - self._said_ms >= _SAID_AGAIN_MS:
            self._said_ms = at_ms
            REFUSED.count("flood")
            self._line.send(encode(Denied("", "flood", "Too many messages at once: some were not read.")))
        return False

    def _answer_bad(self, text: str, reason: str) -> None:
        self._bad += 1
        REFUSED.count("bad_message")
        if self._bad < self._bounds.bad_messages:
            self._line.send(encode(Denied(_id_of(text), "bad_message", f"The message cannot be read: {reason}")))
        else:
            self._line.close(Gone("bad_message", f"{self._bad} messages could not be read. The last one: {reason}"))


class _WithId(Struct):
    id: str = ""


def _id_of(text: str) -> str:
    """The id that a message has although it cannot be read otherwise, so that the page knows which one it was."""
    try:
        return msgspec.json.decode(text, type=_WithId).id[:_ID_LENGTH]
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""
