"""What every answer carries, and where a request may come from."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from fastapi import HTTPException, Request, Response, WebSocket
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
COOKIE = "sixgun"


class Guard:
    """Before everything else: refuses what comes from another site or brings too much, and sets the headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        send = security_headers(send, request.url.path.startswith("/api/"))
        if request.method not in SAFE and not same_origin(request, self.settings):
            refusal = Response('{"code": "house-origin", "details": {}}', 403, media_type="application/json")
            await refusal(scope, receive, send)
        else:
            await self.app(scope, limit_body(receive, self.settings.message_bytes), send)


def security_headers(send: Send, fresh: bool) -> Send:
    """Sends an answer with the headers; a fresh one is kept by nobody."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if fresh:
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_with_headers


def limit_body(receive: Receive, most: int) -> Receive:
    """Reads a request until it is longer than it may be; the rest of it is never taken in."""
    size = 0

    async def read() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise HTTPException(413, headers={"Connection": "close"})
        return message

    return read


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a page of ours asks; programs send no Origin, and have no cookies of people."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    allowed = {connection.headers.get("host", "")}
    if settings.public_url:
        allowed.add(urlsplit(settings.public_url).netloc)
    return parts_of(origin).netloc in allowed - {""}


def host_is_ours(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the name by which we were called is one of ours: a number, localhost, or the public one.

    A page of a stranger whose name leads here would be called by that name.
    """
    host = connection.headers.get("host", "")
    name = parts_of(f"//{host}").hostname or ""
    if host and not name:
        return False
    if name == "localhost" or name.endswith((".localhost", ".local")) or ":" in name:
        return True
    if name.replace(".", "").isdigit() or "." not in name:
        return True
    return bool(settings.public_url) and urlsplit(settings.public_url).hostname == name


def parts_of(link: str) -> SplitResult:
    """The parts of an address; of one that is none, nothing."""
    try:
        return urlsplit(link)
    except ValueError:
        return urlsplit("")


def address_of(connection: Request | WebSocket, settings: Settings) -> str:
    """Whose limits count: the address of whoever asks. Only the last one in the last header is the proxy's own word."""
    told = connection.headers.getlist("x-forwarded-for") if settings.trust_proxy else []
    if told:
        return client_network(told[-1].split(",")[-1].strip()[:64])
    return client_network(connection.client.host if connection.client else "")


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret of a guest: in the cookie of a browser, or as a program's bearer token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)


def client_network(address: str) -> str:
    """What counts as one: an address, and of version 6 the network of 64 bits in which a household has them all."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))
