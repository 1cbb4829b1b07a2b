"""The proxy that makes ways longer: everything arrives, in order, and not before its time."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from threading import Thread

from benchmarks.fairness.proxy import Way, delaying

PATIENCE_S = 10


def test_what_is_said_takes_the_way_there_and_back() -> None:
    with echo() as port, delaying(port, [Way(30.0)]) as (way,), calling(way) as caller:
        begun_s = time.monotonic()
        caller.sendall(b"hello")
        assert caller.recv(99) == b"hello"
        assert time.monotonic() - begun_s >= 0.06


def test_each_port_has_its_own_way() -> None:
    with echo() as port, delaying(port, [Way(60.0), Way(0.0)]) as (far, near), calling(far) as one:
        one.sendall(b"far")
        with calling(near) as other:
            other.sendall(b"near")
            assert other.recv(99) == b"near"
        one.setblocking(False)
        try:
            early = one.recv(99)
        except BlockingIOError:
            early = b""
        assert early == b""
        one.settimeout(PATIENCE_S)
        assert one.recv(99) == b"far"


def test_pieces_never_overtake_each_other() -> None:
    said = [f"{number} ".encode() for number in range(300)]
    with echo() as port, delaying(port, [Way(0.0, jitter_ms=20.0)]) as (way,), calling(way) as caller:
        for piece in said:
            caller.sendall(piece)
        caller.shutdown(socket.SHUT_WR)
        assert everything(caller) == b"".join(said)


def test_who_has_nothing_more_to_say_is_still_answered() -> None:
    with target(answer_at_the_end) as port, delaying(port, [Way(5.0)]) as (way,), calling(way) as caller:
        caller.sendall(b"a long question")
        caller.shutdown(socket.SHUT_WR)
        assert everything(caller) == b"15"


def test_the_target_sees_the_address_of_the_caller() -> None:
    with target(tell_address) as port, delaying(port, [Way(0.0)]) as (way,), calling(way, "127.0.0.9") as caller:
        assert everything(caller) == b"127.0.0.9"


def test_a_target_that_does_not_listen_closes_the_caller() -> None:
    with socket.create_server(("127.0.0.1", 0)) as unheard:
        port = unheard.getsockname()[1]
    with delaying(port, [Way(0.0)]) as (way,), calling(way) as caller:
        try:
            heard = caller.recv(99)
        except ConnectionResetError:
            heard = b""
        assert heard == b""


def test_what_is_open_is_broken_off_at_the_end() -> None:
    with echo() as port, delaying(port, [Way(0.0)]) as (way,):
        caller = socket.create_connection(("127.0.0.1", way), PATIENCE_S)
        caller.sendall(b"hello")
        assert caller.recv(99) == b"hello"
    with closing(caller):
        try:
            heard = caller.recv(99)
        except ConnectionResetError:
            heard = b""
        assert heard == b""


def calling(port: int, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE_S, (address, 0))


def everything(caller: socket.socket) -> bytes:
    """What is told until the other side has nothing more to say."""
    parts = list(iter(lambda: caller.recv(65_536), b""))
    return b"".join(parts)


def echo() -> AbstractContextManager[int]:
    return target(say_the_same)


def say_the_same(heard: socket.socket, address: str) -> None:
    while piece := heard.recv(65_536):
        heard.sendall(piece)


def answer_at_the_end(heard: socket.socket, address: str) -> None:
    heard.sendall(str(len(everything(heard))).encode())


def tell_address(heard: socket.socket, address: str) -> None:
    heard.sendall(address.encode())


@contextmanager
def target(answer: Callable[[socket.socket, str], None]) -> Iterator[int]:
    """A server that answers each caller in turn in a thread of its own; its port."""

    def serve() -> None:
        while True:
            try:
                heard, (address, _) = listener.accept()
            except OSError:
                return
            threads.append(Thread(target=one, args=(heard, address)))
            threads[-1].start()

    def one(heard: socket.socket, address: str) -> None:
        with heard, suppress(ConnectionError):
            answer(heard, address)

    threads: list[Thread] = []
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serving = Thread(target=serve)
        serving.start()
        try:
            yield listener.getsockname()[1]
        finally:
            listener.shutdown(socket.SHUT_RDWR)
            serving.join(PATIENCE_S)
            for thread in threads:
                thread.join(PATIENCE_S)
