"""In which language the server's own pages speak to a browser."""

from __future__ import annotations

from aiohttp import web

from dicehall.match.rulebook import FILES, Language

_OURS: dict[str, Language] = {language: language for language in FILES}


def language_of(request: web.Request) -> Language:
    """As `?lang=` says, else the one of ours that the browser likes best; English if it likes neither."""
    chosen = _OURS.get(request.query.get("lang", ""))
    return chosen or liked(request.headers.get("Accept-Language", ""))


def liked(accepted: str) -> Language:
    """Reads `Accept-Language` (RFC 9110, 12.5.4): of two that are liked alike the first.

    >>> liked("fr-CH, de-CH;q=0.9, en;q=0.8")
    'de'
    >>> liked("fr, de;q=0")
    'en'
    """
    ranked = sorted(map(_ranked, accepted.split(",")), key=lambda one: -one[1])
    found = [_OURS[language] for language, rank in ranked if language in _OURS and rank > 0]
    return found[0] if found else "en"


def _ranked(part: str) -> tuple[str, float]:
    """`de-CH;q=0.9` is ("de", 0.9); what cannot be read is not liked at all."""
    tag, _, weight = part.strip().partition(";")
    try:
        rank = float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        rank = 0.0
    return tag.strip().partition("-")[0].lower(), rank
