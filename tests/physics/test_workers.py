"""Processes that throw for a server: they answer, they die, they hang, they are gone at the end."""

from __future__ import annotations

import operator
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError

import pytest

from dicehall.core import BadNotation
from dicehall.games.tumblin_dice.notation import NOTATION
from dicehall.match.flight import Aim
from dicehall.physics import BadThrow, ThrowJob, WorkerLost, Workers, throw
from tests.physics.positions import TOP_MM, at

JOB = ThrowJob((at("white-1", 380, 0, TOP_MM["2x"]),), "red-1", Aim(1.45), 1.0, 12)

pytestmark = pytest.mark.slow  # starting a process takes a good part of a second


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    workers = Workers()
    yield workers
    workers.close()


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def pid_of(workers: Workers) -> int:
    return workers.submit("throws", operator.call, os.getpid).result()


def wait_until_gone(pid: int) -> None:
    until = time.monotonic() + 10
    while is_alive(pid) and time.monotonic() < until:
        time.sleep(0.01)
    assert not is_alive(pid)


def test_a_worker_answers_bit_for_bit_as_this_process(workers: Workers) -> None:
    assert workers.submit("throws", throw, JOB).result() == throw(JOB)
    assert workers.submit("thinkers", throw, JOB).result() == throw(JOB)


def test_what_a_job_raises_comes_back(workers: Workers) -> None:
    job = ThrowJob(JOB.lying, "white-1", JOB.aim, 1.0, 1)
    with pytest.raises(BadThrow, match="lies on the board already"):
        workers.submit("throws", throw, job).result()


def test_an_error_that_cannot_travel_is_told_in_words(workers: Workers) -> None:
    with pytest.raises(BadNotation):
        NOTATION.parse_move("?")
    with pytest.raises(RuntimeError, match="BadNotation: column 1"):
        workers.submit("throws", NOTATION.parse_move, "?").result()


def test_an_answer_that_cannot_travel_is_an_error(workers: Workers) -> None:
    with pytest.raises(RuntimeError, match="pickle"):
        workers.submit("throws", os.scandir, ".").result()


def test_a_job_that_cannot_travel_is_an_error(workers: Workers) -> None:
    with pytest.raises((AttributeError, TypeError), match="pickle"):
        workers.submit("throws", lambda job: job, 1).result()
    assert workers.submit("throws", len, "abc").result() == 3


def test_a_lane_does_not_wait_for_the_other(workers: Workers) -> None:
    workers.submit("throws", len, "").result()
    thinking = workers.submit("thinkers", time.sleep, 1.0)
    workers.submit("throws", len, "abc").result()
    assert not thinking.done()
    thinking.result()


def test_the_same_worker_takes_one_job_after_another(workers: Workers) -> None:
    assert pid_of(workers) == pid_of(workers) != os.getpid()


def test_a_killed_worker_costs_nothing_but_time(workers: Workers) -> None:
    old = pid_of(workers)
    os.kill(old, signal.SIGKILL)
    assert workers.submit("throws", throw, JOB).result() == throw(JOB)
    assert pid_of(workers) != old


def test_a_worker_that_is_killed_at_a_job_has_it_done_again(workers: Workers) -> None:
    old = pid_of(workers)
    job = workers.submit("throws", time.sleep, 0.5)
    while not job.running():
        time.sleep(0.01)
    os.kill(old, signal.SIGKILL)
    assert job.result() is None
    assert pid_of(workers) != old


def test_a_job_that_kills_every_worker_is_given_up(workers: Workers) -> None:
    with pytest.raises(WorkerLost, match="lost 3 times"):
        workers.submit("throws", os._exit, 3).result()
    assert workers.submit("throws", len, "abc").result() == 3


def test_a_worker_does_not_mind_an_interrupt(workers: Workers) -> None:
    pid = pid_of(workers)
    os.kill(pid, signal.SIGINT)
    assert pid_of(workers) == pid


def test_a_job_that_hangs_is_given_up() -> None:
    workers = Workers(guard_s=0.2)
    try:
        with pytest.raises(WorkerLost, match=r"no answer within 0\.2 s"):
            workers.submit("throws", time.sleep, 60).result()
    finally:
        workers.close()


def test_closing_ends_every_worker_and_leaves_no_future_open() -> None:
    workers = Workers()
    pid = pid_of(workers)
    running, waiting = (workers.submit("throws", time.sleep, 60) for _ in range(2))
    while not running.running():
        time.sleep(0.01)
    workers.close()
    assert not is_alive(pid)
    with pytest.raises(WorkerLost, match="closed"):
        running.result()
    with pytest.raises(CancelledError):
        waiting.result()
    with pytest.raises(WorkerLost, match="closed"):
        workers.submit("throws", len, "")
    workers.close()


def test_workers_that_were_never_asked_were_never_started() -> None:
    workers = Workers(throws=4, thinkers=4)
    workers.close()


@pytest.mark.parametrize("job", ["len, 'abc'", "time.sleep, 60"])
def test_a_worker_ends_when_its_parent_is_killed(job: str) -> None:
    code = (
        "import operator, os, time; from dicehall.physics import Workers; workers = Workers();"
        "print(workers.submit('throws', operator.call, os.getpid).result(), flush=True);"
        f"workers.submit('throws', {job}); time.sleep(60)"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    with parent.stdout:
        worker = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    wait_until_gone(worker)


def test_warm_workers_have_made_their_boards() -> None:
    workers = Workers()
    try:
        workers.warm()
        assert workers.submit("throws", throw, JOB).result() == throw(JOB)
    finally:
        workers.close()
