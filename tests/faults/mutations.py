"""Messages that nobody means: honest ones with something changed, by a seed."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from random import Random

Tree = dict[str, object]

_NUMBERS = (-1, 0, 1, 2, 7, 8, 9, 255, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, 10**30, -(2**63), 0.5, -0.0, 1e308, 1e400)
_TEXTS = (
    "", " ", "\0", "a" * 40, "a" * 41, "a" * 600, "\ud800", "\udfff\ud800", "\u202eevil", "e\u0301" * 20, "\U0001f3b2",
    "\ufeff", "null", "1", "../../etc/passwd", "<script>", "__class__", "0" * 64, "f" * 64, "g" * 64, "A" * 63,
)  # fmt: skip
_OTHERS: tuple[object, ...] = (None, True, False, [], {}, [[]], {"": {}}, ["grab"] * 9)
_ACTIONS: tuple[Tree, ...] = (
    {"type": "leave", "seat": 1},
    {"type": "void"},
    {"type": "close"},
    {"type": "forfeit", "seat": 2},
    {"type": "lot", "seat": 1},
    {"type": "rolled", "faces": ["ghost"] * 5},
    {"type": "drawn", "card": 1},
    {"type": "crown", "keep": [0, 0, 0, 0, 0]},
    {"type": "report", "right": 1, "wrong": []},
    {"type": "grab", "throw": 1, "figures": ["ghost", "ghost"]},
    {"type": "roll", "card": 1, "keep": [0, 0, 1]},
    {"type": "thunder", "card": 1, "number": 9},
    {"type": "settled", "dice": []},
    {"type": "throw", "die": "double"},
)
"""Of all games; most are no seat's to do."""
_DEPTHS = (10, 600, 2_500)


def mutated(honest: Sequence[Tree], chance: Random) -> str | bytes:
    """One of these messages, changed in one place, or a few; or as it was, too late and out of order."""
    tree, how = copy.deepcopy(chance.choice(honest)), chance.random()
    if how < 0.1:
        return _written(tree, chance)
    if how < 0.4:
        return _broken(_written(tree, chance), honest, chance)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        chance.choice(_OF_TREES)(tree, honest, chance)
    return _written(tree, chance)


def _written(tree: Tree, chance: Random) -> str:
    """JSON, with its letters as they are or as numbers."""
    return json.dumps(tree, ensure_ascii=chance.random() < 0.5)


# Of the tree


def _places(tree: object) -> list[tuple[Tree | list[object], str | int]]:
    """Every value in it, as a container and a key."""
    found: list[tuple[Tree | list[object], str | int]] = []
    if isinstance(tree, dict):
        found = [(tree, name) for name in tree]
        return found + [place for value in tree.values() for place in _places(value)]
    if isinstance(tree, list):
        found = [(tree, number) for number in range(len(tree))]
        return found + [place for value in tree for place in _places(value)]
    return found


def _put(tree: Tree, value: object, chance: Random) -> None:
    places = _places(tree)
    if places:
        container, key = chance.choice(places)
        container[key] = value  # type: ignore[index]  # a place's key fits its container


def _number(tree: Tree, honest: Sequence[Tree], chance: Random) -> None:
    _put(tree, chance.choice(_NUMBERS), chance)


def _text(tree: Tree, honest: Sequence[Tree], chance: Random) -> None:
    _put(tree, chance.choice(_TEXTS), chance)


def _other_type(tree: Tree, honest: Sequence[Tree], chance: Random) -> None:
    _put(tree, copy.deepcopy(chance.choice(_OTHERS)), chance)


def _nested(tree: Tree, honest: Sequence[Tree], chance: Random) -> None:
    nest: object = 0
    for _ in range(_DEPTHS[0]):
        nest = [nest]
    _put(tree, nest, chance)


def _left_out(tree: Tree, honest: Sequence[Tree], chance: Random) -> None:
    if tree:
        del tree[chance.choice(list(tree))]


def _added(tree: Tree, honest: Sequence[Tree], chance: Random) -> None:
    tree[chance.choice(("seat", "undos", "id", "x", "", "admin", "type"))] = chance.choice(_NUMBERS)


def _from_another(tree: Tree, honest: Sequence[Tree], chance: Random) -> None:
    other = chance.choice(honest)
    name = chance.choice(list(other))
    tree[name] = copy.deepcopy(other[name])


def _nearby(tree: Tree, honest: Sequence[Tree], chance: Random) -> None:
    """A number that is nearly right is what most likely gets far."""
    for container, key in _places(tree):
        value = container[key]  # type: ignore[index]  # a place's key fits its container
        if type(value) is int:
            container[key] = value + chance.choice((-1, 1))  # type: ignore[index]  # as above
            return


def _other_action(tree: Tree, honest: Sequence[Tree], chance: Random) -> None:
    if "action" in tree:
        tree["action"] = copy.deepcopy(chance.choice(_ACTIONS))


_Changer = Callable[[Tree, Sequence[Tree], Random], None]
_OF_TREES: tuple[_Changer, ...] = (
    _number, _text, _other_type, _nested, _left_out, _added, _from_another, _nearby, _nearby, _other_action,
)  # fmt: skip


# Of the bytes


def _broken(text: str, honest: Sequence[Tree], chance: Random) -> bytes:
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    start, size = chance.randrange(len(data)), chance.randint(1, 12)
    match chance.randrange(8):
        case 0:
            data[start] ^= 1 << chance.randrange(8)
        case 1:
            del data[start : start + size]
        case 2:
            data[start:start] = chance.randbytes(size)
        case 3:
            data[start:start] = data[start : start + size]
        case 4:
            del data[start:]
        case 5:
            other = json.dumps(chance.choice(honest)).encode()
            data[start:] = other[chance.randrange(len(other)) :]
        case 6:
            data += chance.choice((b" " * 9_000, b"\0", b"{}", b",", b"\xff", bytes(data)))
        case _:
            depth = chance.choice(_DEPTHS)
            data = bytearray(b'{"type":"act","action":' + b"[" * depth + b"]" * depth + b"}")
    return bytes(data)
