"""aiohttp's WebSocket, with a shorter way in: a message is heard in the very moment in which it is read.

aiohttp puts messages into a queue and wakes a task that takes them out; in a race that costs more than reading them.
Here a listener is called instead. What it does not want, the end of the connection and what went wrong still go
through the queue.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from aiohttp import web
from aiohttp._websocket.models import WSMessage, WSMessageTextBytes
from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader
from aiohttp.http import WebSocketWriter

Message = WSMessage | WSMessageTextBytes
Listener = Callable[[Message], bool]
"""Hears a message, and says whether it has dealt with it. Must not raise: aiohttp would lose what it raises."""

_QUEUED_BYTES = 64 * 1024
"""From here on nothing more is read from the network until the queue is shorter."""


class Inbox(WebSocketDataQueue):
    """Messages that nobody has listened to."""

    listener: Listener | None = None

    def feed_data(self, data: Message, size: int) -> None:
        """A message was read. One that came before the listener is not overtaken."""
        if self.listener is None or self._buffer or not self.listener(data):
            super().feed_data(data, size)

    @property
    def is_empty(self) -> bool:
        return not self._buffer


class Accepted(web.WebSocketResponse):
    """A WebSocket that can be listened to."""

    inbox: Inbox

    def _post_start(self, request: web.BaseRequest, protocol: str | None, writer: WebSocketWriter) -> None:
        """As aiohttp's own, which knows no other queue; there is neither a heartbeat nor compression."""
        self._ws_protocol, self._writer = protocol, writer
        self._reader = self.inbox = Inbox(request.protocol, _QUEUED_BYTES, loop=asyncio.get_running_loop())
        self._parser = WebSocketReader(self.inbox, self._max_msg_size, compress=False, decode_text=True)
        request.protocol.set_parser(self._parser)
        request.protocol.keep_alive(False)
