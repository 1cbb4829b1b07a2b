"""What the browser loads: the files that Vite has made, read once at the start and answered from memory."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from aiohttp import web
from msgspec import Struct

from dicehall.server.http.pages import page

FOLDER = Path(__file__).resolve().parent.parent / "bundle"
INDEX = "index.html"
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""The best first."""
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/plain",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""A list of our own, as each machine has another one."""
_HASHED = "assets/"
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"


class File(Struct, frozen=True):
    """One file, as it is and compressed."""

    content_type: str
    digest: str
    cache: str
    bodies: Mapping[str, bytes]
    """By encoding; `identity` is always there."""

    def answered(self, request: web.Request) -> web.Response:
        """The file, or that the browser has it already."""
        encoding = _best(self.bodies, request.headers.get("Accept-Encoding", ""))
        tag = f'"{self.digest}-{encoding}"'
        headers = {"Cache-Control": self.cache, "ETag": tag, "Vary": "Accept-Encoding"}
        if tag in [known.strip().removeprefix("W/") for known in request.headers.get("If-None-Match", "").split(",")]:
            return web.Response(status=304, headers=headers)
        if encoding != "identity":
            headers["Content-Encoding"] = encoding
        charset = "utf-8" if self.content_type.startswith("text/") else None
        return web.Response(
            body=self.bodies[encoding], content_type=self.content_type, charset=charset, headers=headers
        )


class Bundle:
    """All files of a folder.

    Args:
        folder: need not be there; then every page says what to do.
    """

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {path.relative_to(folder).as_posix(): _file(folder, path) for path in _served(folder)}

    @property
    def styles(self) -> tuple[str, ...]:
        """Addresses of the style sheets that the page loads; none if it was not built."""
        index = self._files[INDEX].bodies["identity"].decode() if INDEX in self._files else ""
        return tuple(f"/{name}" for name in self._files if name.endswith(".css") and f'"/{name}"' in index)

    async def index(self, request: web.Request) -> web.Response:
        """The one page: what it shows depends on the address, and the browser's part sees to that."""
        if INDEX not in self._files:
            how = "Its pages have not been built: start it by ./play in its checkout, or install its wheel."
            return page(503, "dicehall runs, but has nothing to show", how)
        return self._files[INDEX].answered(request)

    async def file(self, request: web.Request) -> web.Response:
        """Any other file. Raises HTTPNotFound."""
        found = self._files.get(request.path.removeprefix("/"))
        if found is None:
            raise web.HTTPNotFound
        return found.answered(request)


def _served(folder: Path) -> list[Path]:
    """Without what is hidden (notes of the build) and without compressed copies, which belong to their files."""
    copies = tuple(ending for _, ending in _ENCODINGS)
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
        and not path.name.endswith(copies)
    ]


def _file(folder: Path, path: Path) -> File:
    body = path.read_bytes()
    bodies = {"identity": body}
    for encoding, ending in _ENCODINGS:
        copy = path.with_name(path.name + ending)
        if copy.is_file():
            bodies[encoding] = copy.read_bytes()
    is_hashed = path.relative_to(folder).as_posix().startswith(_HASHED)
    content_type = _TYPES.get(path.suffix, "application/octet-stream")
    return File(content_type, hashlib.sha256(body).hexdigest()[:32], _FOR_EVER if is_hashed else _ASK_AGAIN, bodies)


def _best(bodies: Mapping[str, bytes], accepted: str) -> str:
    """The best encoding that the browser takes and that we have."""
    taken = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            taken.add(name.strip())
    return next((encoding for encoding, _ in _ENCODINGS if encoding in taken and encoding in bodies), "identity")
