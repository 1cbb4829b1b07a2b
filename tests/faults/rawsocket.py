"""A WebSocket of a browser byte by byte, so that it can do what no library lets anybody do."""

from __future__ import annotations

import http.client
import json
import socket
from typing import NamedTuple

from dicehall.wire.words import PROTOCOL

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
GAME = "king_of_the_dice_junior"
_MASK = b"\x37\xfa\x21\x3d"
_ANSWERS_WITHIN_S = 20


class Frame(NamedTuple):
    """A frame of the server."""

    opcode: int
    payload: bytes
    first_byte: int

    @property
    def code(self) -> int | None:
        """Of a close; None if it says none."""
        return int.from_bytes(self.payload[:2]) if self.payload else None


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    fin: bool = True,
    rsv: int = 0,
    mask: bytes = _MASK,
    length: bytes | None = None,
) -> bytes:
    """A frame of a browser [RFC 6455, 5.2].

    Args:
        rsv: the three reserved bits as a number.
        mask: four bytes, or none for a frame without a mask.
        length: how the payload's length is written, first byte without the mask's bit; as short as can be unless given.

    >>> frame(PING, b"hi", mask=bytes(4)).hex()
    '8982000000006869'
    """
    told = length if length is not None else _length(len(payload))
    first = (0x80 if fin else 0) | rsv << 4 | opcode
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload)) if mask else payload
    return bytes((first, told[0] | (0x80 if mask else 0))) + told[1:] + mask + masked


def close_frame(code: int, reason: bytes = b"") -> bytes:
    """A goodbye."""
    return frame(CLOSE, code.to_bytes(2) + reason)


def _length(size: int) -> bytes:
    if size < 126:
        return bytes((size,))
    return b"\x7e" + size.to_bytes(2) if size < 2**16 else b"\x7f" + size.to_bytes(8)


class Visitor:
    """Somebody with a cookie, who asks over HTTP.

    Args:
        address: from which it connects.
    """

    def __init__(self, port: int, address: str, name: str = "Ada") -> None:
        self.port, self.address = port, address
        self._cookie = ""
        self._ask("/api/guest", {"name": name})

    def open_table(self, game: str = GAME) -> str:
        """The code of a new table."""
        return self._ask("/api/tables", {"game": game})["table"]

    def ticket(self) -> str:
        return self._ask("/api/ticket", {})["ticket"]

    def _ask(self, path: str, body: dict[str, str]) -> dict[str, str]:
        asking = http.client.HTTPConnection("127.0.0.1", self.port, _ANSWERS_WITHIN_S, (self.address, 0))
        headers = {"Origin": f"http://127.0.0.1:{self.port}", "Cookie": self._cookie}
        asking.request("POST", path, json.dumps(body), headers)
        answer = asking.getresponse()
        told: dict[str, str] = json.loads(answer.read())
        assert answer.status == 200, told
        self._cookie = (answer.getheader("Set-Cookie") or self._cookie).partition(";")[0]
        asking.close()
        return told


class RawSocket:
    """An upgraded connection. Use it as a context.

    Args:
        receive_bytes: what the system keeps for us at most; the usual unless said.
    """

    def __init__(self, port: int, address: str, receive_bytes: int = 0) -> None:
        self.tcp = socket.socket()
        if receive_bytes:
            self.tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_bytes)
        self.tcp.settimeout(_ANSWERS_WITHIN_S)
        self.tcp.bind((address, 0))
        self.tcp.connect(("127.0.0.1", port))
        self._unread = b""
        self.send(
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self._unread:
            self._more()
        head, _, self._unread = self._unread.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head

    def __enter__(self) -> RawSocket:
        return self

    def __exit__(self, *_: object) -> None:
        self.tcp.close()

    def send(self, data: bytes) -> None:
        self.tcp.sendall(data)

    def enter(self, code: str, ticket: str) -> None:
        """Returns when the server has let it in and told who is there."""
        message = {"type": "enter", "protocol": PROTOCOL, "ticket": ticket, "table": code}
        self.send(frame(TEXT, json.dumps(message).encode()))
        self.until_text(b'{"type":"people"')

    def next(self) -> Frame | None:
        """The next frame; None at the end of the connection."""
        try:
            first, second = self._take(2)
            size = second & 0x7F
            assert not second & 0x80, "a server masks nothing [RFC 6455, 5.1]"
            if size >= 126:
                size = int.from_bytes(self._take(2 if size == 126 else 8))
            return Frame(first & 0x0F, self._take(size), first)
        except (EOFError, ConnectionResetError):
            return None

    def until(self, opcode: int) -> Frame | None:
        """The next frame of a kind; None if the connection ends before."""
        while (found := self.next()) is not None and found.opcode != opcode:
            pass
        return found

    def until_text(self, beginning: bytes) -> bytes:
        """The next message that begins so."""
        while (found := self.until(TEXT)) is not None and not found.payload.startswith(beginning):
            pass
        assert found is not None, f"the connection ended before {beginning!r}"
        return found.payload

    def _take(self, size: int) -> bytes:
        while len(self._unread) < size:
            self._more()
        taken, self._unread = self._unread[:size], self._unread[size:]
        return taken

    def _more(self) -> None:
        if not (data := self.tcp.recv(65_536)):
            raise EOFError
        self._unread += data
