"""Pages that the server writes itself where no bundle does. Without style or script: none may be inline."""

from __future__ import annotations

from html import escape

from aiohttp import web

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title} – dicehall</title>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{sentence}</p>
<p><a href="/">To the lobby</a></p>
</main>
</body>
</html>
"""


def page(status: int, title: str, sentence: str) -> web.Response:
    """A whole page with one sentence."""
    text = _PAGE.format(title=escape(title), sentence=escape(sentence))
    return web.Response(text=text, status=status, content_type="text/html", headers={"Cache-Control": "no-store"})
