"""`dicehall serve` as people run it: a process of its own that can be killed and started again on the same folder."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

BEGINS_WITHIN_S = 30
ENDS_WITHIN_S = 10


@contextmanager
def serving(folder: Path, settings: Mapping[str, str] | None = None) -> Iterator[Served]:
    """A server that serves until the block ends; see there for the arguments."""
    served = Served(folder, settings)
    served.start()
    yield served
    served.stop()


class Served:
    """A server with a data folder of its own; the first start takes a free port, later ones the same.

    Args:
        folder: for everything that it keeps and for its log.
        settings: variables of its surroundings.
    """

    def __init__(self, folder: Path, settings: Mapping[str, str] | None = None) -> None:
        self._data, self._log = folder / "data", folder / "server.log"
        self._settings = settings or {}
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def port(self) -> int:
        return self._port

    @property
    def url(self) -> str:
        """Where browsers find it: scheme, host and port."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Returns as soon as the server has said that it serves."""
        line = [sys.executable, "-m", "dicehall", "serve", "--port", str(self._port), "--data", str(self._data)]
        surroundings = {name: text for name, text in os.environ.items() if not name.startswith("DICEHALL_")}
        surroundings |= self._settings
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                line, env=surroundings, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, text=True
            )
        said = self._first_line(self._process)
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found is not None, f"the server said {said!r}, and in its log is: {self._log.read_text()}"
        self._port = int(found[1])

    def kill(self) -> None:
        """As a power cut does: nothing is written, nobody is told."""
        self._gone().kill()
        self._end()

    def stop(self) -> None:
        """As Ctrl-C does; afterwards nothing bad stands in its log."""
        if self._process is None:
            return
        self._process.terminate()
        self._end()
        self.check_log()

    def check_log(self) -> None:
        """Nothing bad stands in it so far."""
        log = self._log.read_text()
        assert "ERROR" not in log, log
        assert "Traceback" not in log, log

    def _gone(self) -> subprocess.Popen[str]:
        assert self._process is not None, "the server does not run"
        return self._process

    def _end(self) -> None:
        process = self._gone()
        process.wait(ENDS_WITHIN_S)
        assert process.stdout is not None
        process.stdout.close()
        self._process = None

    @staticmethod
    def _first_line(process: subprocess.Popen[str]) -> str:
        assert process.stdout is not None
        ready, _, _ = select.select([process.stdout], [], [], BEGINS_WITHIN_S)
        return process.stdout.readline() if ready else ""
