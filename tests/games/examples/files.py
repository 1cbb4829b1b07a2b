"""How the examples are written down for the browser."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

import msgspec

_HEAD = "// Written by `python -m tests.games.examples`: do not edit."


def constants(types: Sequence[str], **values: tuple[str, Mapping[str, object]]) -> str:
    """TypeScript with a constant for each of the values: its type, and what each rule shows."""
    head = f'import type {{ {", ".join(types)} }} from "./examples-model";'
    parts = [
        f"export const {name}: Readonly<Record<string, {kind}>> = {_json(value)};"
        for name, (kind, value) in values.items()
    ]
    return "\n\n".join([_HEAD, head, *parts]) + "\n"


def _json(value: Mapping[str, object]) -> str:
    return json.dumps(msgspec.to_builtins(value), indent=2)
