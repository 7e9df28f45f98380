"""The pages that the house serves: what `web/` was built into, and one plain page where it was not built."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from sixgun.locale import LANGUAGES, Words
from sixgun.server.refusals import Refused

ROUTER = APIRouter(include_in_schema=False)
PACKED = Path(__file__).resolve().parent.parent / "web_dist"
BUILT = Path(__file__).resolve().parents[3] / "web" / "dist"
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
TEXTS = (".css", ".js", ".svg")
FOR_EVER = "public, max-age=31536000, immutable"
PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Sixgun</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Sixgun</h1><p>{hello}</p><p><a href="/openapi.json">/openapi.json</a></p></main></body></html>
"""


def folder() -> Path | None:
    """Where the built page lies: in the package, or in the source tree."""
    return next((place for place in (PACKED, BUILT) if (place / "index.html").is_file()), None)


@ROUTER.get("/", response_model=None)
@ROUTER.get("/about", response_model=None)
@ROUTER.get("/me", response_model=None)
@ROUTER.get("/t/{code}", response_model=None)
@ROUTER.get("/t/{code}/board", response_model=None)
@ROUTER.get("/rules/{game}", response_model=None)
@ROUTER.get("/games/{game}", response_model=None)
@ROUTER.get("/learn/{game}", response_model=None)
@ROUTER.get("/puzzles", response_model=None)
@ROUTER.get("/puzzles/{puzzle}", response_model=None)
async def known_page(request: Request) -> Response:
    """A page of ours."""
    return page(request, 200)


def page(request: Request, status: int) -> Response:
    """The page, whatever it shows then; where it wasn't built, a sentence that the house is open."""
    built = folder()
    if built:
        headers = {"Cache-Control": "no-cache"}
        return FileResponse(built / "index.html", status, media_type="text/html", headers=headers)
    wishes = [part.strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    language = next((wish for wish in wishes if wish in LANGUAGES), "en")
    return HTMLResponse(PAGE.format(language=language, hello=Words(language).say("house-open-page")), status)


@ROUTER.get("/assets/{name}", response_model=None)
async def asset(request: Request, name: str) -> Response:
    """A file of the page; its name changes with what is in it, so it is kept for ever."""
    answer = served("assets", name, FOR_EVER)
    path = Path(answer.path)
    if path.suffix not in TEXTS or "gzip" not in request.headers.get("accept-encoding", ""):
        return answer
    headers = {"Cache-Control": FOR_EVER, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(packed(path), media_type=KINDS[path.suffix], headers=headers)


@ROUTER.get("/push.js", response_model=None)
async def service_worker() -> Response:
    """What shows word of one's turn while no page is open."""
    return served("", "push.js", "no-cache")


@ROUTER.get("/icon.svg", response_model=None)
@ROUTER.get("/icon-180.png", response_model=None)
@ROUTER.get("/icon-192.png", response_model=None)
@ROUTER.get("/icon-512.png", response_model=None)
async def icon(request: Request) -> Response:
    """The icon of the page, and as pictures for phones that draw no SVG."""
    return served("", request.url.path[1:], "public, max-age=86400")


@ROUTER.get("/manifest.webmanifest", response_model=None)
async def manifest() -> Response:
    """What a phone needs to install the page."""
    return served("", "manifest.webmanifest", "public, max-age=86400")


@cache
def packed(path: Path) -> bytes:
    """A file as it goes over the wire; its name changes with what is in it, so it is packed once."""
    return gzip.compress(path.read_bytes())


def served(place: str, name: str, caching: str) -> FileResponse:
    """A file of the built page, and never one from elsewhere."""
    built = folder()
    if built is None or name not in [file.name for file in (built / place).iterdir()]:
        raise Refused("house-no-page")
    path = built / place / name
    if path.suffix not in KINDS:
        raise Refused("house-no-page")
    return FileResponse(path, media_type=KINDS[path.suffix], headers={"Cache-Control": caching})
