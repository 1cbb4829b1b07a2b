"""The file that a browser loads for a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from dicehall.lessons.film import Film

_HEAD = """// Written by `python -m dicehall.lessons`: do not edit.

import type { LessonFilm } from "../../ui/learn/course";

export const FILM: LessonFilm = """


def path_of(game: str) -> Path:
    """Of a game's file in the checkout."""
    return Path(__file__).parents[3] / "web" / "src" / "games" / game / "lesson.gen.ts"


def written(film: Film) -> str:
    """The whole file: a line for each step, so that changes can be read."""
    fields = [f'"game": {_json(film.game)}', f'"opening": {_json(film.opening)}']
    fields.append(f'"steps": {_lines(film.steps)}')
    return _HEAD + "{\n" + "".join(f"  {field},\n" for field in fields) + "};\n"


def _lines(values: Sequence[object]) -> str:
    return "[\n" + "".join(f"    {_json(value)},\n" for value in values) + "  ]"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
