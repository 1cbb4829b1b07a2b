"""Processes that compute for a server: two lanes, so that a throw never waits behind a bot that thinks.

Each worker has one thread here that talks to it. Processes are started anew, never forked, when the first job comes.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Literal, TypeVar

from dicehall.core import DicehallError
from dicehall.match.flight import Polish
from dicehall.physics.worker import Done, Order

Lane = Literal["throws", "thinkers"]
Job = TypeVar("Job")
Answer = TypeVar("Answer")

GUARD_S = 10.0
"""A job that takes longer hangs; its worker is killed."""
START_S = 60.0
"""A worker that is not ready by then never will be."""
TRIES = 3


class WorkerLost(DicehallError):
    """A worker died or hung at a job, again and again; or the workers were closed before it was done."""


class _Task:
    """A job on its way."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.future: Future[object] = Future()


class Workers:
    """Starts worker processes when they are needed.

    Args:
        throws: processes of the lane of throws.
        thinkers: processes of the lane of bots.
        guard_s: how long a job may take, in seconds.
    """

    def __init__(self, throws: int = 1, thinkers: int = 1, *, guard_s: float = GUARD_S) -> None:
        self._lanes: dict[Lane, _Lane] = {"throws": _Lane(throws, guard_s), "thinkers": _Lane(thinkers, guard_s)}

    def submit(self, lane: Lane, function: Callable[[Job], Answer], job: Job) -> Future[Answer]:
        """Has a function of some module called with a job, in another process.

        What it raises, the future raises. It is called again if the worker dies or hangs, at most twice; then the
        future raises WorkerLost.

        Raises:
            WorkerLost: the workers are closed.
        """
        return self._lanes[lane].submit(function, job)

    def warm(self) -> None:
        """Starts all workers and has them make their boards, in the background."""
        for lane in self._lanes.values():
            lane.warm()

    def close(self) -> None:
        """Ends all workers; jobs that are not done are cancelled or raise WorkerLost. Returns when none is left."""
        for lane in self._lanes.values():
            lane.close()


class _Lane:
    def __init__(self, many: int, guard_s: float) -> None:
        self._many, self._guard_s = many, guard_s
        self._tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._desks: list[_Desk] = []
        self._lock = Lock()
        self._is_closed = False

    def submit(self, function: Callable[[Job], Answer], job: Job) -> Future[Answer]:
        task = _Task((function, job))  # type: ignore[arg-type]  # the function takes what it is called with
        with self._lock:
            if self._is_closed:
                raise WorkerLost("the workers are closed")
            if not self._desks:
                self._desks = [_Desk(self._tasks, self._guard_s) for _ in range(self._many)]
            self._tasks.put(task)
        return task.future  # type: ignore[return-value]  # and the future gets what it answers

    def warm(self) -> None:
        for _ in range(self._many):
            used: Polish = "used"
            self.submit(prepare, used)

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
            for task in _drained(self._tasks):
                task.future.cancel()
            for _ in self._desks:
                self._tasks.put(None)
        for desk in self._desks:
            desk.close()


class _Desk:
    """One worker process and the thread that talks to it."""

    def __init__(self, tasks: SimpleQueue[_Task | None], guard_s: float) -> None:
        self._tasks, self._guard_s = tasks, guard_s
        self._process: subprocess.Popen[bytes] | None = None
        self._pipe: Connection[Order, Done | None] | None = None
        self._lock = Lock()
        self._is_closed = False
        self._thread = Thread(target=self._serve, name="worker", daemon=True)
        self._thread.start()

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
            if self._process is not None:
                self._process.kill()
        self._thread.join()

    def _serve(self) -> None:
        while (task := self._tasks.get()) is not None:
            if task.future.set_running_or_notify_cancel():
                self._carry_out(task)
        self._end()

    def _carry_out(self, task: _Task) -> None:
        done = Done(None)
        for _ in range(TRIES):
            try:
                done = self._ask(task.order)
                break
            except (EOFError, OSError) as error:
                self._end()
                done = Done(None, WorkerLost(f"the worker was lost {TRIES} times: {str(error) or 'it died'}"))
            except Exception as error:
                done = Done(None, error)
                break
        if done.error is None:
            task.future.set_result(done.answer)
        else:
            task.future.set_exception(done.error)

    def _ask(self, order: Order) -> Done:
        pipe = self._pipe or self._start()
        pipe.send(order)
        done = _within(pipe, self._guard_s)
        assert done is not None  # only the first word of a worker is None
        return done

    def _start(self) -> Connection[Order, Done | None]:
        mine, theirs = Pipe()
        handle = theirs.fileno()
        command = [sys.executable, "-P", "-c", f"from dicehall.physics.worker import work; work({handle})"]
        with self._lock, theirs:
            if self._is_closed:
                mine.close()
                raise OSError("the workers are closed")
            # A group of its own, so that Ctrl+C in a terminal is the server's affair alone.
            self._process = subprocess.Popen(command, pass_fds=[handle], stdin=subprocess.DEVNULL, process_group=0)
        self._pipe = mine
        _within(mine, START_S)
        return mine

    def _end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.wait()
                self._process = None


def _drained(tasks: SimpleQueue[_Task | None]) -> Iterator[_Task]:
    with suppress(Empty):
        while True:
            task = tasks.get_nowait()
            if task is not None:
                yield task


def _within(pipe: Connection[Order, Done | None], seconds: float) -> Done | None:
    if not pipe.poll(seconds):
        raise TimeoutError(f"no answer within {seconds:g} s")
    return pipe.recv()


def prepare(polish: Polish) -> None:
    """Makes the boards for any number of dice, so that no throw waits for them."""
    from dicehall.physics.table import prepare_boards  # noqa: PLC0415 - only a worker loads MuJoCo

    prepare_boards(polish)
