"""Bytes to messages and back. What does not fit raises `BadMessage` with the place and the reason."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import TypeVar

import msgspec

from dicehall.core import AnyGame, DicehallError
from dicehall.wire.incoming import Incoming
from dicehall.wire.outgoing import Outgoing
from dicehall.wire.words import MESSAGE_BYTES

T = TypeVar("T")

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder[Incoming](Incoming)


class BadMessage(DicehallError):
    """Bytes that are no message, or a message that is none of ours."""


def encode(message: Outgoing) -> str:
    """One message as JSON, for a text frame."""
    return _ENCODER.encode(message).decode()


def decode(text: str | bytes) -> Incoming:
    """A browser's message. Raises BadMessage."""
    if len(text) > MESSAGE_BYTES:
        raise BadMessage(f"the message has {len(text)} bytes, more than {MESSAGE_BYTES}")
    return _read(_DECODER, text)


def action_from(game: AnyGame, raw: msgspec.Raw) -> object:
    """The action of a game that a message carries. Raises BadMessage."""
    return _read(_actions_of(game.notation.actions), bytes(raw))


def body(kind: type[T], text: bytes) -> T:
    """The body of an HTTP request. Raises BadMessage."""
    return _read(msgspec.json.Decoder(kind), text)


def _read(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    try:
        return decoder.decode(text)
    except msgspec.DecodeError as error:  # ValidationError is one
        raise BadMessage(str(error)) from None
    except RecursionError:
        raise BadMessage("it is nested too deeply") from None
    except UnicodeError:
        raise BadMessage("it is no valid text") from None


@lru_cache
def _actions_of(actions: Hashable) -> msgspec.json.Decoder[object]:
    return msgspec.json.Decoder(actions)
