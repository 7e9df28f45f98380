"""`sixgun admin`: look after a house from beside it, also while it is open."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import click

from sixgun.cli.help import make
from sixgun.engine.errors import SixgunError
from sixgun.locale import Words

if TYPE_CHECKING:
    from sixgun.server.admin import Admin

DEEDS = ("tables", "guests", "close", "ban", "unban", "delete", "announce", "push-key")
ALONE = ("tables", "guests", "push-key")  # deeds that are done to nothing in particular


def command(words: Words) -> click.Command:
    """The command, explained in one language."""
    params: list[click.Parameter] = [
        click.Argument(["deed"], type=click.Choice(DEEDS), metavar="|".join(DEEDS)),
        click.Argument(["what"], required=False, metavar="[CODE|GUEST|TEXT]"),
        click.Option(["--database"], help=words.say("cli-help-serve-database"), metavar="FILE|URL"),
    ]
    return make(words, "admin", params, run)


def run(words: Words, deed: str, what: str | None, database: str | None) -> None:
    """Do one thing."""
    try:
        from sixgun.server.admin import Admin
        from sixgun.server.database import Database
        from sixgun.server.push import new_key
    except ImportError as trouble:
        raise SixgunError("no-server", missing=str(trouble.name)) from trouble
    if (what is None) != (deed in ALONE):
        raise SixgunError("admin-what", deed=deed)
    if deed == "push-key":
        click.echo(f"SIXGUN_PUSH_KEY={new_key()}")
        return

    async def work() -> None:
        place = Database(database or "")
        try:
            await place.open()
            await do(Admin(place), words, deed, what or "")
        finally:
            await place.close()

    asyncio.run(work())


async def do(admin: Admin, words: Words, deed: str, what: str) -> None:
    """Do it, and say that it is done."""
    if deed == "tables":
        show([(each["code"], each["game"], names(each), age(each["idle"])) for each in await admin.tables()])
        return
    if deed == "guests":
        now = time.time()
        guests = await admin.guests()
        show([(each["id"], each["name"], age(now - each["seen"]), "x" if each["banned"] else "") for each in guests])
        return
    if deed == "close":
        await admin.close(what)
    elif deed in ("ban", "unban"):
        await admin.ban(what, deed == "ban")
    elif deed == "delete":
        await admin.delete(what)
    else:
        await admin.announce(what)
    click.echo(words.say(f"house-admin-{deed}", what=what))


def show(rows: list[tuple[str, ...]]) -> None:
    """A table in columns."""
    widths = [max([len(row[at]) for row in rows]) for at in range(len(rows[0]))] if rows else []
    for row in rows:
        click.echo("  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip())


def names(room: dict[str, object]) -> str:
    """Who sits at a table."""
    chairs = room["chairs"]
    assert isinstance(chairs, list)
    return ", ".join([chair["name"] or "–" for chair in chairs])


def age(seconds: float) -> str:
    """How long ago something was.

    >>> age(30), age(7200), age(200_000)
    ('0 min', '120 min', '2 d')
    """
    return f"{seconds / 86400:.0f} d" if seconds >= 86400 else f"{max(0.0, seconds) // 60:.0f} min"
