"""Names that are written differently and look alike, so that nobody sits at a table under somebody else's.

By the method of Unicode's Technical Standard 39: signs that look alike become one. The table here knows Latin, Greek
and Cyrillic, with which one can imitate most names; a name that is taken for another by mistake only gets a number.
"""

from __future__ import annotations

import unicodedata

_GLYPHS = {
    # Cyrillic, then Greek: what a sign looks like, in the case in which it is written
    "a": "аАαΑɑ", "b": "ВвΒƅЬь", "c": "сСϲϹⅽ", "d": "ԁđĐ", "e": "еЕєЄΕε", "f": "ϝ", "g": "ɡց", "h": "һҺНнΗħĦ",
    "i": "іɩι", "j": "јЈϳ", "k": "кКκΚ", "l": "ІӏӀΙıłŁI|1", "m": "мМΜ", "n": "пПηΝ", "o": "оОοΟσøØ0", "p": "рРρΡ",
    "q": "ԛԚ", "r": "гɾ", "s": "ѕЅʂ", "t": "тТτΤŧŦ", "u": "υиʋ", "v": "νѵѴ", "w": "ԝԜωѡѠ", "x": "хХχΧ",
    "y": "уУγΥүҮ", "z": "ΖʐƶƵ",
}  # fmt: skip
_LOOKS_LIKE = str.maketrans({sign: letter for letter, signs in _GLYPHS.items() for sign in signs})
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("æ", "ae"), ("œ", "oe"))
_WITH_MARKS = ("LATIN", "GREEK", "CYRILLIC")
"""Scripts in which marks may be overlooked; in others they are half of the word."""


def looks_like(one: str, other: str) -> bool:
    """Whether two names can be taken for each other; both as `shown_name` gives them.

    >>> looks_like("Ada", "\\u0410da"), looks_like("Ian", "lan"), looks_like("Ada", "Bo")
    (True, True, False)
    """
    return _skeleton(one) == _skeleton(other) or _skeleton(one.casefold()) == _skeleton(other.casefold())


def _skeleton(name: str) -> str:
    plain = _without_marks(name).translate(_LOOKS_LIKE).casefold()
    for looks, letter in _PAIRS:
        plain = plain.replace(looks, letter)
    bare = "".join(sign for sign in plain if unicodedata.category(sign)[0] not in "PZ")
    return bare or plain


def _without_marks(text: str) -> str:
    kept: list[str] = []
    is_overlooked = False
    for sign in unicodedata.normalize("NFD", text):
        if not unicodedata.category(sign).startswith("M"):
            is_overlooked = unicodedata.name(sign, "").startswith(_WITH_MARKS)
            kept.append(sign)
        elif not is_overlooked:
            kept.append(sign)
    return "".join(kept)
