"""Nothing in dicehall is decided or printed in the order of a set, which differs from process to process.

The search reads one module at a time and knows a set by how it is written or annotated there. It can miss one that
comes from elsewhere; the match that is played under two hash seeds is there for those.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SET_TYPES = {"AbstractSet", "FrozenSet", "MutableSet", "Set", "frozenset", "set"}
SET_METHODS = {"difference", "intersection", "symmetric_difference", "union"}
ORDER_FREE = {"all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum"}
"""What these make of a set does not depend on its order."""
ORDERED = {"dict", "enumerate", "filter", "iter", "join", "list", "map", "tuple", "zip"}


def test_nothing_is_decided_by_the_order_of_a_set() -> None:
    assert [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / "src").rglob("*.py"))
        for line in lines_that_order_a_set(path.read_text("utf-8"))
    ] == []


@pytest.mark.parametrize(
    "code",
    [
        "for figure in {1, 2}: pass",
        "kept = frozenset(dice); first = [die for die in kept]",
        "def turn(seats: set[int]): return tuple(seats)",
        "def seats() -> frozenset[int]: ...\nfor seat in seats(): pass",
        "first = next(iter({1, 2} | others))",
        "line = ' '.join({'a', 'b'}.union(words))",
        "self.kept: set[int] = make(); first, *rest = [*self.kept]",
        "kept = set(dice); one = kept.pop()",
    ],
)
def test_the_order_of_a_set_is_found_where_it_matters(code: str) -> None:
    assert lines_that_order_a_set(code)


@pytest.mark.parametrize(
    "code",
    [
        "for figure in sorted({1, 2}): pass",
        "kept = frozenset(dice); high = any(die > 3 for die in kept)",
        "kept = frozenset(dice); words = sorted(map(str, kept))",
        "kept = frozenset(dice); others = {die + 1 for die in kept}",
        "kept = frozenset(dice); held = 3 in kept",
        "kept = [3, 4]; last = kept.pop(); both = [die for die in kept]",
    ],
)
def test_other_uses_of_a_set_are_left_alone(code: str) -> None:
    assert lines_that_order_a_set(code) == []


def lines_that_order_a_set(code: str) -> list[int]:
    tree = ast.parse(code)
    names = set(names_of_sets(tree))
    return sorted(use.lineno for use in ordered_uses(tree) if is_set(use, names))


def names_of_sets(tree: ast.Module) -> Iterator[str]:
    """The variables, attributes and functions whose value is a set."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[target], value=value) if is_set(value, set()):
                yield last_name(target)
            case ast.AnnAssign(target=target, annotation=annotation) if is_set_type(annotation):
                yield last_name(target)
            case ast.arg(arg=name, annotation=ast.expr() as annotation) if is_set_type(annotation):
                yield name
            case ast.FunctionDef(name=name, returns=ast.expr() as annotation) if is_set_type(annotation):
                yield name


def ordered_uses(tree: ast.Module) -> Iterator[ast.expr]:
    """The expressions that are gone through one by one, where the order shows."""
    free = {id(part) for node in ast.walk(tree) if is_order_free(node) for part in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if id(node) in free:
            continue
        match node:
            case ast.For(iter=each):
                yield each
            case ast.ListComp() | ast.GeneratorExp() | ast.DictComp():
                yield from (loop.iter for loop in node.generators)
            case ast.Starred(value=value):
                yield value
            case ast.Call(func=ast.Attribute(attr="pop", value=value), args=[]):
                yield value
            case ast.Call(func=function, args=arguments) if last_name(function) in ORDERED:
                yield from arguments


def is_order_free(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDER_FREE


def is_set(node: ast.expr, names: set[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Name() | ast.Attribute():
            return last_name(node) in names
        case ast.Call(func=function):
            return last_name(function) in {"set", "frozenset", *SET_METHODS, *names}
        case ast.BinOp(left=left, op=ast.BitAnd() | ast.BitOr() | ast.BitXor() | ast.Sub(), right=right):
            return is_set(left, names) or is_set(right, names)
    return False


def is_set_type(annotation: ast.expr) -> bool:
    """Whether the annotation says a set, `set[int]` or `set[int] | None`."""
    match annotation:
        case ast.Subscript(value=value):
            return last_name(value) in SET_TYPES
        case ast.BinOp(left=left, right=right):
            return is_set_type(left) or is_set_type(right)
    return last_name(annotation) in SET_TYPES


def last_name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
