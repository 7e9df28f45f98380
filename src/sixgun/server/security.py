"""What every answer carries, and where a request may come from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from fastapi import Request, Response, WebSocket
from starlette.requests import HTTPConnection

from sixgun.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self' ws: wss:; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


async def guard(request: Request, proceed: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse what comes from another site, and set the headers."""
    if request.method not in SAFE and not same_origin(request, request.app.state.settings):
        response = Response('{"code": "house-origin", "details": {}}', 403, media_type="application/json")
    else:
        response = await proceed(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.url.path.startswith("/api/"):
        response.headers.setdefault("Cache-Control", "no-store")
    return response


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of ours asks; programs send no Origin, and have no cookies of people."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    allowed = {connection.headers.get("host", "")}
    if settings.public_url:
        allowed.add(urlsplit(settings.public_url).netloc)
    return urlsplit(origin).netloc in allowed - {""}


def host_is_ours(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the name by which we were called is one of ours: a number, localhost, or the public one.

    A page of a stranger whose name leads here would be called by that name.
    """
    name = urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    if name == "localhost" or name.endswith((".localhost", ".local")) or ":" in name:
        return True
    if name.replace(".", "").isdigit() or "." not in name:
        return True
    return bool(settings.public_url) and urlsplit(settings.public_url).hostname == name


def address_of(connection: Request | WebSocket, settings: Settings) -> str:
    """Whose limits count: the address of whoever asks."""
    if settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "")
        if forwarded:
            return forwarded.split(",")[-1].strip()[:64]
    return connection.client.host if connection.client else ""
