"""`sixgun serve`: open the house, say where it is, and close it well."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from pathlib import Path

import psutil
import segno
import uvicorn
from sqlalchemy.exc import DBAPIError

from sixgun.engine.errors import SixgunError
from sixgun.locale import Words
from sixgun.matches.errors import InUse
from sixgun.matches.lock import hold
from sixgun.server.app import make_app
from sixgun.server.database import Database, address
from sixgun.server.door import HttpDoor, SocketDoor
from sixgun.server.leases import Leases
from sixgun.server.logging import set_up
from sixgun.server.push import read_key
from sixgun.server.settings import LOOPBACK, Settings

FILES = 65_536
EVERYWHERE = ("0.0.0.0", "::")


def serve(settings: Settings, words: Words) -> int:
    """Open the house until somebody closes it; the exit code."""
    set_up(settings.log_level)
    allow_files()
    if settings.push_key:
        read_key(settings.push_key)
    with contextlib.ExitStack() as stack:
        stack.enter_context(only_one(settings))
        door = stack.enter_context(listen(settings))
        asyncio.run(try_database(settings))
        port = door.getsockname()[1]
        announce(settings, port, words)
        server = HouseServer(configuration(settings))
        tune_garbage_collector()
        if settings.open_browser and settings.host in ("127.0.0.1", "localhost") and has_screen():
            threading.Thread(target=open_browser, args=(server, f"http://127.0.0.1:{port}/"), daemon=True).start()
        for wish in (signal.SIGINT, signal.SIGTERM):
            signal.signal(wish, signal.SIG_IGN)  # uvicorn hears them first, and repeats them when it has closed
        server.run([door])
        if not server.started:
            raise SixgunError("house-not-open")
        print(words.say("house-closed-well"), flush=True)
    return 0


class HouseServer(uvicorn.Server):
    """uvicorn, with a house that says goodbye before its doors are closed."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, then close."""
        await self.config.app.state.house.say_goodbye()  # type: ignore[union-attr]
        await super().shutdown(sockets)


async def try_database(settings: Settings) -> None:
    """Whether the database can be read and written; if not, one sentence says why."""
    database = Database(settings.database, patience=2.0)
    leases = Leases(database, settings.lease_seconds)
    try:
        await database.open()
        await leases.enter()
        await leases.release()
    except (DBAPIError, OSError) as trouble:
        raise database.trouble(trouble) from trouble
    finally:
        await database.close()


def allow_files() -> None:
    """As many open files as the machine lets us have: every connection is one, and often only 1,024 are given."""
    if sys.platform != "win32":
        import resource

        given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wished = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
        if given != resource.RLIM_INFINITY and given < wished:
            with contextlib.suppress(OSError, ValueError):  # a system may have a limit that it doesn't tell
                resource.setrlimit(resource.RLIMIT_NOFILE, (wished, most))


def tune_garbage_collector() -> None:
    """Look for garbage in everything only rarely, and never in what was there at the start: everybody waits for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 50)


def configuration(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the house."""
    return uvicorn.Config(
        make_app(settings),
        log_config=None,
        http=HttpDoor,
        ws=SocketDoor,
        ws_max_size=settings.message_bytes * 4,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=False,  # whose word counts is told by SIXGUN_TRUST_PROXY
        date_header=False,
        timeout_graceful_shutdown=10,
    )


@contextlib.contextmanager
def only_one(settings: Settings) -> Iterator[None]:
    """An SQLite file is one house's; the lock is gone however the house ends."""
    url = address(settings.database)
    if not url.startswith("sqlite"):
        yield
        return
    file = Path(url.split(":///", 1)[1] + ".lock")
    try:
        lock = file.open("wb", buffering=0)
    except OSError as trouble:
        raise SixgunError("unwritable", path=str(file), why=trouble.strerror or str(trouble)) from trouble
    with lock:
        try:
            hold(lock, file)
        except InUse as trouble:
            raise SixgunError("house-database-used", path=str(file.with_suffix(""))) from trouble
        yield


def listen(settings: Settings) -> socket.socket:
    """The port, or one sentence why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
        door.listen(512)
    except OSError as trouble:
        door.close()
        if trouble.errno == errno.EADDRINUSE:
            raise SixgunError("port-taken", port=str(settings.port)) from trouble
        raise SixgunError("port-not-ours", host=settings.host, port=str(settings.port)) from trouble
    return door


def announce(settings: Settings, port: int, words: Words) -> None:
    """Where the house is: the link, and for the local network the address with a QR code."""
    local = link_to("127.0.0.1" if settings.host in EVERYWHERE else settings.host, port)
    print(words.say("house-open", link=settings.public_url or local), flush=True)
    if settings.test_seed:
        print(words.say("house-test-seed"), flush=True)
    if settings.host not in LOOPBACK and not settings.public_url:
        link = link_to(own_address() if settings.host in EVERYWHERE else settings.host, port)
        print(words.say("house-open-network", link=link), flush=True)
        segno.make(link, error="m").terminal(compact=True)
    print(words.say("house-how-to-close"), flush=True)


def link_to(host: str, port: int) -> str:
    """The address of a page."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str:
    """This machine's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return next(iter(addresses()), "127.0.0.1")


def addresses() -> list[str]:
    """What the interfaces of this machine say, for a network that leads nowhere else, as a hotspot of its own."""
    up = [name for name, state in psutil.net_if_stats().items() if state.isup]
    known = psutil.net_if_addrs()
    found = [each.address for name in up for each in known.get(name, []) if each.family == socket.AF_INET]
    return [address for address in found if not address.startswith("127.")]


def has_screen() -> bool:
    """Whether a browser can be shown; one that runs in the terminal would cover what the house says."""
    wishes = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("win32", "darwin") or any(os.environ.get(wish) for wish in wishes)


def open_browser(server: uvicorn.Server, link: str) -> None:
    """Open the browser as soon as the house is open."""
    for _ in range(200):
        if server.started:
            webbrowser.open(link)
            return
        time.sleep(0.05)
