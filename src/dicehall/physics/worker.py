"""The inside of a worker process: jobs come in through a pipe, answers go out, and no pipe is the end.

A thread of its own waits at the pipe, so that a worker whose parent was killed ends in the middle of a job too.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import Connection
from queue import SimpleQueue

from msgspec import Struct


class Done(Struct, frozen=True):
    """What came out of a job."""

    answer: object
    error: BaseException | None = None


Order = tuple[Callable[[object], object], object]
"""A function of some module, and what it is called with."""


def work(handle: int) -> None:
    """Answers orders until the other end of the pipe is closed; never returns."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pipe: Connection[Done | None, Order] = Connection(handle)
    orders: SimpleQueue[Order | Exception] = SimpleQueue()
    import_module("dicehall.physics.table")  # half a second, which no job should be charged with
    threading.Thread(target=_read, args=(pipe, orders), daemon=True).start()
    pipe.send(None)  # ready
    while True:
        pipe.send_bytes(_pickled(_done(orders.get())))


def _read(pipe: Connection[Done | None, Order], orders: SimpleQueue[Order | Exception]) -> None:
    while True:
        try:
            orders.put(pipe.recv())
        except (EOFError, OSError):
            os._exit(0)
        except Exception as error:
            orders.put(error)


def _done(order: Order | Exception) -> Done:
    if isinstance(order, Exception):
        return Done(None, order)
    function, job = order
    try:
        return Done(function(job))
    except Exception as error:
        error.add_note(traceback.format_exc())
        return Done(None, error)


def _pickled(done: Done) -> bytes:
    try:
        text = pickle.dumps(done)
        pickle.loads(text)  # errors with arguments of their own often cannot be read back
    except Exception as error:
        told = done.error if done.error is not None else error
        return pickle.dumps(Done(None, RuntimeError(f"{type(told).__name__}: {told}")))
    return text
