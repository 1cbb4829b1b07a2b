"""In which language somebody at this machine reads, as other programs find it out."""

from __future__ import annotations

import re
from collections.abc import Mapping

from dicehall.match.rulebook import FILES, Language

_OURS: Mapping[str, Language] = {language: language for language in FILES}
_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
_NO_COUNTRY = ("", "c", "posix")


def language_of(environment: Mapping[str, str]) -> Language:
    """The first of GNU's LANGUAGE that is ours, else that of the locale; English if neither is, and in the C locale.

    >>> language_of({"LANG": "de_AT.UTF-8"})
    'de'
    >>> language_of({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8", "LANGUAGE": "de"})
    'en'
    """
    locale = next((environment[name] for name in _LOCALES if environment.get(name)), "")
    if _word(locale) in _NO_COUNTRY:
        return "en"
    wanted = (*environment.get("LANGUAGE", "").split(":"), locale)
    return next((_OURS[word] for word in map(_word, wanted) if word in _OURS), "en")


def _word(locale: str) -> str:
    """`de_AT.UTF-8@euro` is "de"."""
    return re.split("[_.@-]", locale, maxsplit=1)[0].lower()
