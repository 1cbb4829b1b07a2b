"""The commands of the checkout and the locks that they install from."""

import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.txt", "requirements-build.txt", "requirements-dev.txt", "requirements-bench.txt")
COMMANDS = ("play", "test", "bench", "tools/chromium", "tools/lock", "tools/npm", "tools/setup", ".ci/run")
PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.]+)( ; [^\\]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_versions_and_hashes_and_nothing_else(lock: str) -> None:
    lines = (ROOT / lock).read_text("utf-8").splitlines()
    assert [line for line in lines if not PIN.fullmatch(line) and not HASH.fullmatch(line)] == []


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("requirements.txt", PROJECT["project"]["dependencies"]),
        ("requirements-build.txt", PROJECT["build-system"]["requires"]),
        ("requirements-dev.txt", PROJECT["dependency-groups"]["dev"]),
        ("requirements-bench.txt", PROJECT["dependency-groups"]["bench"]),
    ],
)
def test_a_lock_pins_all_that_the_project_asks_for(lock: str, wanted: list[str]) -> None:
    asked = {re.split(r"[^\w.-]", name)[0].lower().replace("_", "-") for name in wanted}
    assert sorted(asked - pins(lock).keys()) == []


@pytest.mark.parametrize("lock", LOCKS[1:])
def test_every_lock_keeps_the_versions_that_players_get(lock: str) -> None:
    players = pins("requirements.txt")
    assert {name: pin for name, pin in pins(lock).items() if players.get(name, pin) != pin} == {}


def test_the_locked_build_packages_are_those_of_the_build() -> None:
    hook = re.findall(r'^NODE = "(.*)"$', (ROOT / "hatch_build.py").read_text("utf-8"), re.MULTILINE)
    assert PROJECT["dependency-groups"]["build"] == PROJECT["build-system"]["requires"] + hook


@pytest.mark.parametrize("folder", ["web", "benchmarks/lighthouse", "benchmarks/peers"])
def test_a_lock_of_npm_holds_hashes_and_no_addresses(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"]
    del packages[""]
    assert packages
    assert [name for name, entry in packages.items() if "integrity" not in entry or "resolved" in entry] == []


@pytest.mark.parametrize("folder", ["web", "benchmarks/lighthouse", "benchmarks/peers"])
def test_npm_is_asked_for_exact_versions(folder: str) -> None:
    package = json.loads((ROOT / folder / "package.json").read_text("utf-8"))
    asked = package["dependencies"] | package.get("devDependencies", {})
    assert asked
    assert [name for name, version in asked.items() if not re.fullmatch(r"[0-9.]+", version)] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_can_be_run(command: str) -> None:
    assert os.access(ROOT / command, os.X_OK)


def test_an_unknown_benchmark_is_answered_by_the_list_of_them() -> None:
    answer = run("bench", "playout")
    files = [path.stem for path in (ROOT / "benchmarks").glob("[a-z]*.py")]
    folders = [path.parent.name for path in (ROOT / "benchmarks").glob("*/__main__.py")]
    names = sorted(name.replace("_", "-") for name in files + folders)
    assert (answer.returncode, re.findall(r"^  ([\w-]+)$", answer.stderr, re.MULTILINE)) == (2, names)


@pytest.mark.parametrize("options", [["--fast"], ["--no-browser", "--fast"], ["tests/core"]])
def test_an_unknown_option_of_the_tests_is_refused(options: list[str]) -> None:
    answer = run("test", *options)
    usage = "usage: ./test [--quick|--long [faults]] [--no-browser] [-- PYTEST-ARGUMENTS]\n"
    assert (answer.returncode, answer.stderr) == (2, usage)


def test_a_chromium_in_the_path_is_found(tmp_path: Path) -> None:
    shell = program(tmp_path / "chromium-headless-shell", "exit")
    program(tmp_path / "chromium", "exit")
    answer = run("tools/chromium", path=str(tmp_path))
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, f"{shell}\n", "")


def test_without_a_chromium_one_is_told_what_to_install_and_what_to_leave_out(tmp_path: Path) -> None:
    program(tmp_path / "id", "echo 1000")
    answer = run("tools/chromium", path=str(tmp_path))
    assert (answer.returncode, answer.stdout) == (1, "")
    assert "sudo apt install\nchromium-headless-shell fonts-liberation" in answer.stderr
    assert "./test --no-browser leaves these tests out" in answer.stderr


def test_a_ready_environment_is_left_alone() -> None:
    answer = run("tools/setup", "play")
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, "", "")


def test_a_python_that_is_too_old_is_named_with_what_to_install(tmp_path: Path) -> None:
    program(tmp_path / "python3", '[ "$1" = --version ] && echo Python 3.9.2 && exit\nexit 1')
    answer = run("tools/setup", "play", path=str(tmp_path))
    assert answer.returncode == 1
    assert "found here: Python 3.9.2." in answer.stderr
    assert "apt install python3 python3-venv" in answer.stderr


def pins(lock: str) -> dict[str, str]:
    """Each package's versions by its name; a package may have one for each Python."""
    found: dict[str, str] = {}
    for line in (ROOT / lock).read_text("utf-8").splitlines():
        if match := PIN.fullmatch(line):
            found[match["name"]] = f"{found.get(match['name'], '')} {match['version']}"
    return found


def program(path: Path, script: str) -> Path:
    """Write a program in sh."""
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def run(command: str, *arguments: str, path: str = os.environ["PATH"]) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "DICEHALL_CHROMIUM"} | {"PATH": path}
    return subprocess.run(
        ["/bin/sh", ROOT / command, *arguments], env=environment, capture_output=True, text=True, check=False
    )
