"""A game's options as a host meets them: by name, with a sentence each, as text to be read or values to step through.

All of it is taken from the fields of the game's Variant; no option is named here.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, Field, IntType, LiteralType, Metadata, StructType, VarTupleType, type_info

from dicehall.core import AnyGame, BadSetup, OptionValue


class Option(Struct, frozen=True):
    """One switch of a game."""

    name: str
    default: OptionValue
    about: str
    """One sentence with the rule's id."""
    values: tuple[OptionValue, ...] = ()
    """All that it can be, in order; empty where it is a number or a list."""
    least: int = 0
    most: int = 0
    """Of a number; both 0 if it is none."""

    @property
    def is_list(self) -> bool:
        """Whether it holds several words."""
        return isinstance(self.default, list)

    def after(self, value: OptionValue, step: int) -> OptionValue:
        """The value some steps on, round and round; numbers stop at their ends."""
        if self.values:
            return self.values[(self.values.index(value) + step) % len(self.values)]
        if isinstance(value, int):
            size = 100 if self.most >= 1_000 else 1
            return max(self.least, min(self.most, value + step * size))
        return value


def options_of(game: AnyGame) -> tuple[Option, ...]:
    """The game's options, in the order of its Variant."""
    info = type_info(game.variant)
    return tuple(map(_option, info.fields)) if isinstance(info, StructType) else ()


def read_option(game: AnyGame, text: str) -> tuple[str, OptionValue]:
    """A `name=value` from the command line. Raises BadSetup."""
    name, equals, words = text.partition("=")
    known = {option.name: option for option in options_of(game)}
    if not equals:
        raise BadSetup(f"option {text!r}: write it as name=value; {game.title} has: {', '.join(known)}")
    if name not in known:
        raise BadSetup(f"unknown option {name!r}; {game.title} has: {', '.join(known)}")
    return name, read_value(known[name], words)


def read_value(option: Option, words: str) -> OptionValue:
    """The value that a text stands for. Raises BadSetup."""
    if option.is_list:
        return [word.strip() for word in words.split(",") if word.strip()]
    for value in option.values:
        if words.strip().lower() in _spellings(value):
            return value
    if not option.values and words.strip().lstrip("-").isdecimal():
        number = int(words)
        if option.least <= number <= option.most:
            return number
    raise BadSetup(f"option {option.name}={words!r}: it can be {_allowed(option)}")


def shown_value(value: OptionValue) -> str:
    """A value as people read and write it.

    >>> shown_value(True), shown_value(["red", "green"]), shown_value([])
    ('yes', 'red, green', 'as usual')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(value) or "as usual"
    return str(value)


def changed(game: AnyGame, values: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Only what differs from the defaults, as a setup wants it."""
    defaults = {option.name: option.default for option in options_of(game)}
    return {name: value for name, value in values.items() if value != defaults.get(name)}


def _option(field: Field) -> Option:
    type_, about = field.type, ""
    if isinstance(type_, Metadata):
        about = str((type_.extra_json_schema or {}).get("description", ""))
        type_ = type_.type
    default: OptionValue = msgspec.to_builtins(field.default)
    match type_:
        case BoolType():
            return Option(field.name, default, about, (False, True))
        case LiteralType(values=values):
            others = (value for value in values if value is not None and value != default)
            return Option(field.name, default, about, (default, *others))
        case IntType(ge=least, le=most):
            return Option(field.name, default, about, (), least or 0, most if most is not None else 1_000_000)
        case VarTupleType():
            return Option(field.name, list(field.default), about)
        case _:
            raise TypeError(f"option {field.name}: this kind of value has no text form here")


def _spellings(value: OptionValue) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ("yes", "true", "on", "1") if value else ("no", "false", "off", "0")
    return (str(value).lower(),)


def _allowed(option: Option) -> str:
    if option.values:
        return " or ".join(map(shown_value, option.values))
    return f"a whole number from {option.least} to {option.most}"
