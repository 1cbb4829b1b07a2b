"""Ports: opened before anything else, or a sentence that says what to do."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterator

import pytest

from dicehall.server.listening import CannotListen, PortTaken, listening, machine_addresses


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody listens already."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_free_port_is_listened_at() -> None:
    (listener,) = listening("127.0.0.1", 0)
    with listener, socket.create_connection(listener.getsockname()):
        pass


def test_a_taken_port_is_named_with_what_to_do(taken: int) -> None:
    with pytest.raises(PortTaken, match=rf"^port {taken} is taken by another program: .*--port$"):
        listening("127.0.0.1", taken)


def test_a_port_that_was_just_left_can_be_taken_again() -> None:
    (listener,) = listening("127.0.0.1", 0)
    port = listener.getsockname()[1]
    with socket.create_connection(("127.0.0.1", port)), listener.accept()[0]:
        listener.close()
        (again,) = listening("127.0.0.1", port)
        again.close()


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(CannotListen, match=r"--host 203\.0\.113\.7: this machine has no such address"):
        listening("203.0.113.7", 0)


def test_a_name_that_leads_nowhere_is_refused() -> None:
    with pytest.raises(CannotListen, match=r"--host no such name\.: no such name"):
        listening("no such name.", 0)


def test_a_port_for_the_administrator_is_refused_with_those_that_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(self: socket.socket, address: object) -> None:
        raise OSError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", forbidden)
    with pytest.raises(CannotListen, match="port 80 is not for you to open: choose one from 1024 on: --port"):
        listening("127.0.0.1", 80)


def test_the_addresses_for_others_are_not_those_of_this_machine_for_itself() -> None:
    assert [address for address in machine_addresses() if address.startswith(("127.", "0."))] == []
