"""The rules of the house that no linter knows: what the rules may use, what is never said, which rules are tested.

Imports between the layers are import-linter's, in pyproject.toml. Contracts can only forbid by name; what `core` and
`games` may import at all is listed here.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "dicehall"
PURE_LAYERS = ("core", "games")
PURE_MODULES = {
    "__future__", "abc", "bisect", "collections", "collections.abc", "copy", "dataclasses", "enum", "fractions",
    "functools", "itertools", "json", "math", "operator", "re", "string", "types", "typing",
}  # fmt: skip
IMPURE_CALLS = {"__import__", "breakpoint", "eval", "exec", "globals", "hash", "id", "input", "open", "print", "vars"}
GAMES = (
    ("ghost_blitz_dice", "GB"), ("king_of_the_dice_junior", "KJ"), ("lightning_dice", "LD"), ("tumblin_dice", "TD"),
)  # fmt: skip
GAME_FILES = (
    "RULES.de.md", "RULES.md", "__init__.py", "actions.py", "notation.py", "rules.py", "scoring.py", "state.py",
    "texts.py", "variants.py", "view.py",
)  # fmt: skip
RULE_ID = r"(?:ALL|LD|KJ|TD|GB)-[A-Z]?\d+"


# --- What the rules may use


@pytest.mark.parametrize("layer", PURE_LAYERS)
def test_the_rules_import_only_dicehall_msgspec_and_pure_modules(layer: str) -> None:
    assert [
        f"{place(path, node)} imports {name}"
        for path, node in nodes(SOURCE / layer)
        for name in imported(node)
        if name not in PURE_MODULES and name.split(".")[0] not in {"dicehall", "msgspec"}
    ] == []


@pytest.mark.parametrize("layer", PURE_LAYERS)
def test_the_rules_call_nothing_that_reads_writes_or_depends_on_the_process(layer: str) -> None:
    assert calls_of(IMPURE_CALLS, SOURCE / layer) == []


def test_every_game_has_the_same_files() -> None:
    present = {path.relative_to(SOURCE / "games").as_posix() for path in (SOURCE / "games").rglob("*.*")}
    assert sorted({f"{game}/{file}" for game, _ in GAMES for file in GAME_FILES} - present) == []


# --- What is never said


def test_any_is_said_only_by_the_type_of_a_game_of_any_kind() -> None:
    said = {place(path, node): source_line(path, node) for path, node in nodes(SOURCE) if is_any(node)}
    where = "src/dicehall/core/game.py:"
    allowed = ("from typing import ", "AnyGame: TypeAlias = ")
    assert [at for at, line in said.items() if not (at.startswith(where) and line.startswith(allowed))] == []


def test_nothing_depends_on_hash() -> None:
    assert calls_of({"hash"}, SOURCE) == []


def test_no_part_is_missing_on_purpose() -> None:
    assert [
        place(path, node)
        for path, node in nodes(SOURCE)
        if isinstance(node, ast.Name) and node.id == "NotImplementedError"
    ] == []


def test_no_test_is_skipped_or_expected_to_fail() -> None:
    assert [
        place(path, node)
        for path, node in nodes(ROOT / "tests")
        if isinstance(node, ast.Attribute) and node.attr in {"importorskip", "skip", "skipif", "skipUnless", "xfail"}
    ] == []


# --- Which rules are tested


def test_every_rule_has_one_definition() -> None:
    assert [rule for rule, count in Counter(defined_rules()).items() if count > 1] == []


@pytest.mark.parametrize(("game", "prefix"), GAMES)
def test_a_game_defines_its_own_rules(game: str, prefix: str) -> None:
    own = rules_of(SOURCE / "games" / game / "RULES.md")
    assert own
    assert [rule for rule in own if not rule.startswith(f"{prefix}-")] == []


def test_the_rules_common_to_all_games_are_numbered_without_a_gap() -> None:
    common = rules_of(SOURCE / "games" / "RULES.md")
    assert common == [f"ALL-{number}" for number in range(1, len(common) + 1)]
    assert common


def test_every_rule_is_cited_by_a_test() -> None:
    cited = {rule for path in python_files(ROOT / "tests") if path != Path(__file__) for rule in citations(path)}
    assert [rule for rule in defined_rules() if rule not in cited] == []


def test_every_cited_rule_is_defined() -> None:
    defined = set(defined_rules())
    assert [
        f"{path.relative_to(ROOT)} cites {rule}"
        for folder in ("src", "tests", "docs", "examples", "benchmarks")
        for path in sorted((ROOT / folder).rglob("*.*"))
        if path.suffix in {".jsonl", ".md", ".py", ".txt"}
        for rule in citations(path)
        if rule not in defined
    ] == []


# --- How it is found out


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def nodes(folder: Path) -> Iterator[tuple[Path, ast.AST]]:
    return ((path, node) for path in python_files(folder) for node in ast.walk(parsed(path)))


def place(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


def source_line(path: Path, node: ast.AST) -> str:
    return path.read_text("utf-8").splitlines()[getattr(node, "lineno", 1) - 1]


def imported(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=str(module), level=0):
            return [module]
    return []


def calls_of(names: set[str], folder: Path) -> list[str]:
    return [
        f"{place(path, node)} calls {node.func.id}"
        for path, node in nodes(folder)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
    ]


def is_any(node: ast.AST) -> bool:
    match node:
        case ast.Name(id="Any") | ast.Attribute(attr="Any") | ast.alias(name="Any"):
            return True
    return False


def rules_of(path: Path) -> list[str]:
    """The ids that the tables of a RULES.md define, in their order."""
    return re.findall(rf"^\| ({RULE_ID}) ", path.read_text("utf-8"), re.MULTILINE)


def defined_rules() -> list[str]:
    return [rule for path in sorted((SOURCE / "games").rglob("RULES.md")) for rule in rules_of(path)]


def citations(path: Path) -> list[str]:
    return re.findall(rf"\b{RULE_ID}\b", path.read_text("utf-8"))
