"""What every answer carries, and where a request may come from."""

from __future__ import annotations

import json
import re
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from fastapi import HTTPException, Request, Response, WebSocket
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixgun.server.refusals import Refused
from sixgun.server.settings import Settings

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src {}; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
HTTPS_FOR_A_YEAR = "max-age=31536000"
SAFE = ("GET", "HEAD", "OPTIONS")
PROBES = ("/healthz", "/livez")  # who looks after a process calls it by any name
HOST = re.compile(r"[\w.-]+(:\d+)?|\[[\da-fA-F:.]+\](:\d+)?")
COOKIE = "sixgun"


class Guard:
    """Before everything else: refuses what comes from another site, calls us by a name that isn't ours or brings too
    much, and sets the headers.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        send = with_headers(send, self.headers(request))
        if not self.is_welcome(request):
            await refusal(Refused("house-origin"))(scope, receive, send)
        elif {"content-length", "transfer-encoding"} <= {*request.headers}:  # a proxy may have read it otherwise
            await refusal(Refused("house-message"), {"Connection": "close"})(scope, receive, send)
        else:
            await self.app(scope, limit_body(receive, self.settings.message_bytes), send)

    def is_welcome(self, request: Request) -> bool:
        """Whether it is called by a name of ours, and nothing is changed by a page that isn't."""
        if request.url.path in PROBES:
            return True
        return host_is_ours(request, self.settings) and (request.method in SAFE or same_origin(request, self.settings))

    def headers(self, request: Request) -> dict[str, str]:
        """What an answer carries; one of the API is kept by nobody."""
        headers = {**HEADERS, "Content-Security-Policy": POLICY.format(self.reached_by(request))}
        if self.settings.secure_cookies:
            headers["Strict-Transport-Security"] = HTTPS_FOR_A_YEAR
        if request.url.path.startswith("/api/"):
            headers["Cache-Control"] = "no-store"
        return headers

    def reached_by(self, request: Request) -> str:
        """Where a page may connect to: to us; not every browser knows that this means our WebSockets, too."""
        host = request.headers.get("host", "")
        if not host or not host_is_ours(request, self.settings):
            return "'self'"
        return f"'self' {scheme_of(host, self.settings).replace('http', 'ws')}://{host}"


def refusal(why: Refused, headers: dict[str, str] | None = None) -> Response:
    """A no that comes before everything else."""
    return Response(json.dumps(why.to_dict()), why.status, headers, media_type="application/json")


def with_headers(send: Send, added: dict[str, str]) -> Send:
    """Sends an answer with these headers, where it has none of that name."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in added.items():
                headers.setdefault(name, value)
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
    host, found = connection.headers.get("host", ""), parts_of(origin)
    ours = {(scheme_of(host, settings), host)} if host else set()
    if settings.public_url:
        ours.add(urlsplit(settings.public_url)[:2])
    return (found.scheme, found.netloc) in ours


def scheme_of(host: str, settings: Settings) -> str:
    """How a page is reached by one of our names: as the public address says, else with TLS if cookies need it."""
    public = urlsplit(settings.public_url)
    if host == public.netloc:
        return public.scheme
    return "https" if settings.secure_cookies else "http"


def host_is_ours(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the name by which we were called is one of ours: a number, localhost, or the public one.

    A page of a stranger whose name leads here would be called by that name.
    """
    host = connection.headers.get("host", "")
    if host and not HOST.fullmatch(host):
        return False
    name = parts_of(f"//{host}").hostname or ""
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


def cookie_name(settings: Settings) -> str:
    """The name of the cookie; with TLS one that browsers take only from us, and from no other house of our domain."""
    return f"__Host-{COOKIE}" if settings.secure_cookies else COOKIE


def secret_of(connection: HTTPConnection, settings: Settings) -> str | None:
    """The secret of a guest: in the cookie of a browser, or as a program's bearer token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else connection.cookies.get(cookie_name(settings))


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
