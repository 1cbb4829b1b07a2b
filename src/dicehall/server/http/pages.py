"""Pages that the server writes itself, for browsers without script too. Nothing in them is inline."""

from __future__ import annotations

from html import escape

from aiohttp import web

from dicehall.match.rulebook import Language

_BACK: dict[Language, str] = {"en": "To the lobby", "de": "Zur Halle"}
_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} – dicehall</title>
{styles}</head>
<body>
<header class="bar"><a class="wordmark" href="/">dicehall</a></header>
<main class="rulespage">
<h1 class="h-1">{title}</h1>
{body}
<p><a href="/">{back}</a></p>
</main>
</body>
</html>
"""


def page(
    status: int, title: str, sentence: str, styles: tuple[str, ...] = (), language: Language = "en"
) -> web.Response:
    """A whole page with one sentence."""
    return document(status, title, f"<p>{escape(sentence)}</p>", styles, language)


def document(
    status: int, title: str, body: str, styles: tuple[str, ...] = (), language: Language = "en"
) -> web.Response:
    """A whole page.

    Args:
        body: HTML; nothing in it may come from people unless it is escaped.
        styles: addresses of style sheets.
        language: of title and body.
    """
    links = "".join(f'<link rel="stylesheet" href="{escape(style)}">\n' for style in styles)
    text = _PAGE.format(title=escape(title), body=body, styles=links, language=language, back=_BACK[language])
    headers = {"Cache-Control": "no-store", "Content-Language": language}
    return web.Response(text=text, status=status, content_type="text/html", headers=headers)
