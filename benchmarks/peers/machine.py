"""What a run needs of the machine: two cores for itself, and the kernel's own counts of what a process has used."""

from __future__ import annotations

import os
import resource
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BUSY = 2.0
"""With a higher load average others use the cores, and times say nothing."""
_PATIENCE_S = 120
_TICKS_PER_S = os.sysconf("SC_CLK_TCK")


def cores() -> tuple[int, int]:
    """One for the server, one for everything else. Ends the program where there is only one."""
    allowed = sorted(os.sched_getaffinity(0))
    if len(allowed) < 2:
        sys.exit("Two cores are needed: one for the server, one for the people.")
    return allowed[0], allowed[-1]


def wait_for_quiet(*, anyway: bool) -> bool:
    """Whether nothing else runs. Waits two minutes for that, then ends the program, unless `anyway`."""
    until_s = time.monotonic() + _PATIENCE_S
    while (load := os.getloadavg()[0]) > BUSY and not anyway:
        if time.monotonic() > until_s:
            sys.exit(f"The load is {load:.1f}: something else runs here. With --anyway the figures are marked.")
        print(f"The load is {load:.1f}; waiting until it is {BUSY:.0f}.", file=sys.stderr)
        time.sleep(10)
    return load <= BUSY


@contextmanager
def pinned(core: int) -> Iterator[None]:
    """What is started within has this core only, all its threads."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def allow_many_files() -> None:
    """As many open sockets as the system lets us have; what is started later inherits it."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def cpu_s(pid: int) -> float:
    """CPU time of a process so far: all its threads and children, those that have ended too."""
    ticks = 0
    for one in _family(pid):
        fields = Path(f"/proc/{one}/stat").read_text("ascii").rpartition(")")[2].split()
        ticks += sum(int(field) for field in fields[11:15])  # utime, stime, cutime, cstime
    return ticks / _TICKS_PER_S


def rss_mb(pid: int) -> float:
    """Memory of a process and its children that lies in RAM; MB of a million bytes."""
    page = os.sysconf("SC_PAGE_SIZE")
    return sum(int(Path(f"/proc/{one}/statm").read_text("ascii").split()[1]) * page for one in _family(pid)) / 1e6


def _family(pid: int) -> list[int]:
    """The process and all its children, and theirs."""
    children = [
        int(child)
        for thread in Path(f"/proc/{pid}/task").iterdir()
        for child in (thread / "children").read_text("ascii").split()
    ]
    return [pid, *(one for child in children for one in _family(child))]
