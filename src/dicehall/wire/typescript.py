"""TypeScript declarations of Structs.

A field is optional where the sender may leave it out: with a default in what a browser sends, with a default in a
Struct that omits defaults in what the server sends.
"""

from __future__ import annotations

import json
import types
from collections.abc import Iterable, Mapping
from typing import Union, get_args, get_origin

import msgspec
from msgspec import Struct, inspect

_NONE: Mapping[object, str] = types.MappingProxyType({})


class Types:
    """Collects declarations in `lines`; each Struct is declared once.

    Args:
        prefix: put before the names that are declared here; two games may call different things the same.
        words: closed sets of words that get a name of their own.
        known: what is not declared here: TypeScript for a Struct, or for a field as (Struct's name, field's name).
        heads: Structs that are declared with type parameters.
    """

    def __init__(
        self,
        prefix: str = "",
        words: Mapping[str, object] = types.MappingProxyType({}),
        known: Mapping[object, str] = _NONE,
        heads: Mapping[object, str] = _NONE,
    ) -> None:
        self._prefix, self.known, self._heads = prefix, dict(known), heads
        self._words = {frozenset(get_args(literal)): prefix + name for name, literal in words.items()}
        self.lines = [_alias(prefix + name, get_args(literal)) for name, literal in words.items()]

    def union(self, name: str, of: object, *, is_sent: bool) -> None:
        """Declares a union and every Struct in it."""
        members = "\n".join(f"  | {self._type(member, is_sent=is_sent)}" for member in _members(of))
        self.lines.append(f"export type {self._prefix}{name} =\n{members};")

    def struct(self, kind: type[Struct], *, is_sent: bool) -> None:
        """Declares one Struct."""
        self._type(inspect.type_info(kind), is_sent=is_sent)

    def _declared(self, kind: inspect.StructType, *, is_sent: bool) -> str:
        if kind.cls in self.known:
            return self.known[kind.cls]
        name = self.known[kind.cls] = self._heads.get(kind.cls, self._prefix + kind.cls.__name__)
        fields = [f"  readonly {kind.tag_field}: {json.dumps(kind.tag)};"] if kind.tag_field else []
        doc = (kind.cls.__doc__ or "").strip().split("\n")[0]
        if kind.array_like:
            places = [f"{field.encode_name}: {self._type(field.type, is_sent=is_sent)}" for field in kind.fields]
            self.lines.append(f"/** {doc} */\nexport type {name} = readonly [{', '.join(places)}];")
            return name
        omits = kind.cls.__struct_config__.omit_defaults
        for field in kind.fields:
            mark = "?" if not field.required and (omits or not is_sent) else ""
            known = self.known.get((kind.cls.__name__, field.name))
            fields.append(f"  readonly {field.encode_name}{mark}: {known or self._type(field.type, is_sent=is_sent)};")
        self.lines.append(f"/** {doc} */\nexport interface {name} {{\n" + "\n".join(fields) + "\n}")
        return name

    def _type(self, kind: inspect.Type, *, is_sent: bool) -> str:
        def of(part: inspect.Type) -> str:
            return self._type(part, is_sent=is_sent)

        match kind:
            case inspect.Metadata():
                return of(kind.type)
            case inspect.StructType():
                return self._declared(kind, is_sent=is_sent)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(map(of, kind.types)))
            case inspect.LiteralType():
                return self._words.get(frozenset(kind.values)) or " | ".join(map(json.dumps, kind.values))
            case inspect.TupleType():
                return f"readonly [{', '.join(map(of, kind.item_types))}]"
            case inspect.VarTupleType() | inspect.ListType():
                item = of(kind.item_type)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case inspect.DictType():
                return f"Readonly<Record<string, {of(kind.value_type)}>>"
        return _plain(kind)


def _plain(kind: inspect.Type) -> str:
    match kind:
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
    raise TypeError(f"the wire has no TypeScript for {kind}")


def constant(name: str, type_: str, doc: str, value: object) -> str:
    """A typed constant."""
    written = msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
    return f"/** {doc} */\nexport const {name}: {type_} = {written};"


def _alias(name: str, words: Iterable[object]) -> str:
    return f"export type {name} = {' | '.join(map(json.dumps, words))};"


def _members(of: object) -> list[inspect.Type]:
    kinds = get_args(of) if get_origin(of) in (Union, types.UnionType) else (of,)
    return [inspect.type_info(kind) for kind in kinds]
