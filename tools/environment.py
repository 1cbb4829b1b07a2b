"""Makes the virtual environments of this checkout, from the locked requirements and from nothing else.

Run it as `tools/setup COMMAND`, with the Python of the machine: it needs the standard library only. An environment
counts as ready by its stamps, and they are removed before the first change and written after the last one: a set-up
that was cut off half-way starts again from nothing. After the environment comes what is built from web/, see bundle.py.

Why pip and not uv: pip comes with Python, so nothing has to be fetched, or locked, before the first package. From
empty caches on two cores both took 9 s for all that `./test` installs, uv with its own download.
"""

import fcntl
import hashlib
import json
import shlex
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import TextIO

sys.path.insert(0, str(Path(__file__).resolve().parent))  # tools/setup starts us isolated

import bundle

ROOT = Path(__file__).resolve().parent.parent
PLAY = ("requirements.txt", "requirements-build.txt")
ENVIRONMENTS = {
    "play": (".venv", PLAY),
    "test": (".venv", (*PLAY, "requirements-dev.txt")),
    # On its own, so that what a benchmark's peer asks for never decides which versions dicehall gets.
    "bench": (".venv-bench", (*PLAY, "requirements-bench.txt")),
}


def main(arguments: list[str]) -> int:
    """Make the environment of one command unless it is ready; return the exit status."""
    if len(arguments) != 1 or arguments[0] not in ENVIRONMENTS:
        print(f"usage: tools/setup {'|'.join(ENVIRONMENTS)}", file=sys.stderr)
        return 2
    (command,) = arguments
    try:
        if not is_ready(command):
            make_once(command)
        make_web(command)
    except (OSError, SetupFailed) as error:
        print(f"The set-up for ./{command} failed: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nThe set-up was interrupted; the next start begins it again.", file=sys.stderr)
        return 130
    return 0


class SetupFailed(Exception):
    """The environment could not be made; the message says what to do."""


def is_ready(command: str) -> bool:
    """Whether the environment is complete for this checkout, these locks and this Python."""
    folder = ROOT / ENVIRONMENTS[command][0]
    return stamp(command) in stamps(folder) and (folder / "bin" / "python").exists()


def stamp(command: str) -> str:
    """The digest of all that decides what the environment holds, its place included, as scripts name their folder."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    digest = hashlib.sha256(repr((str(ROOT), sys.version_info[:2])).encode())
    digest.update(json.dumps([project["build-system"], project["project"]], sort_keys=True).encode())
    for name in ENVIRONMENTS[command][1]:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def stamps(folder: Path) -> set[str]:
    """What the environment is ready for; empty when it was never completed."""
    try:
        return set((folder / "ready").read_text("ascii").split())
    except FileNotFoundError:
        return set()


def make_once(command: str) -> None:
    """Make the environment while every other process that wants it waits.

    The lock ends with the processes that hold it, so one that was killed blocks nobody.
    """
    folder = ROOT / ENVIRONMENTS[command][0]
    with Path(f"{folder}.lock").open("w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_ready(command):
            make(command, folder, lock)


def make(command: str, folder: Path, lock: TextIO) -> None:
    """Install what the command needs: into what `play` left, where that is untouched, else from nothing."""
    if find_spec("ensurepip") is None:
        raise SetupFailed("this Python has no venv module. On Debian or Ubuntu: sudo apt install python3-venv")
    print(f"Setting up {folder.name} for ./{command}: once, and it needs the network.", file=sys.stderr)
    within = [name for name, (place, locks) in ENVIRONMENTS.items() if is_within(command, place, locks)]
    is_extended = bool(stamps(folder)) and stamps(folder) <= {stamp(name) for name in within}
    (folder / "ready").unlink(missing_ok=True)
    if not is_extended:
        run(lock, sys.executable, "-I", "-m", "venv", "--clear", str(folder))
    install(command, folder, lock)
    (folder / "ready.part").write_text("".join(f"{stamp(name)}\n" for name in within), "ascii")
    (folder / "ready.part").replace(folder / "ready")


def is_within(command: str, place: str, locks: tuple[str, ...]) -> bool:
    """Whether the command's environment is also one for these locks."""
    own_place, own_locks = ENVIRONMENTS[command]
    return place == own_place and set(locks) <= set(own_locks)


def install(command: str, folder: Path, lock: TextIO) -> None:
    """Install the locked packages, then dicehall itself as editable, built by the locked build packages.

    The bundle comes first, so that its errors are not told through two layers of build tools.
    """
    pip = [str(folder / "bin" / "python"), "-I", "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    locked = [part for name in ENVIRONMENTS[command][1] for part in ("-r", str(ROOT / name))]
    # Wheels only: building a package from source would fetch build packages that no lock knows.
    run(lock, *pip, "--require-hashes", "--only-binary", ":all:", *locked)
    run(lock, *bundle_line(folder), "bundle")
    run(lock, *pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))


def make_web(command: str) -> None:
    """Build the bundle again after an edit of web/; `./test` has a stage for that, and needs the packages before."""
    folder = ROOT / ENVIRONMENTS[command][0]
    if command == "test" and bundle.lacks_packages(ROOT):
        run(None, *bundle_line(folder), "packages")
    if command != "test" and bundle.is_stale(ROOT):
        run(None, *bundle_line(folder), "bundle")


def bundle_line(folder: Path) -> list[str]:
    """How bundle.py is started where it finds its Node; it has a lock of its own, common to all environments."""
    return [str(folder / "bin" / "python"), "-I", bundle.__file__]


def run(lock: TextIO | None, *line: str) -> None:
    """Run one program, which holds the lock too: should we be killed, others still wait for it to end."""
    held = () if lock is None else (lock.fileno(),)
    if subprocess.run(line, check=False, stdin=subprocess.DEVNULL, pass_fds=held).returncode:
        raise SetupFailed(f"its reason is above. This step did not end well: {shlex.join(line)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
