"""Guests: a name and a secret cookie, no e-mail. A code brings a guest to one more device."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from dataclasses import dataclass

from confusable_homoglyphs import confusables
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sixgun.server.database import Database
from sixgun.server.hourglass import Hourglass
from sixgun.server.refusals import Refused
from sixgun.server.schema import CHAT, DEVICES, GAMES, GUESTS, PUSHES, READS, SEATED, SITTING, SOLVED

LONGEST = 20
DAY = 86400.0
STRANGER = {"guest": None, "name": ""}
ALIKE = {"0": "o", "1": "l", "i": "l", "I": "l", "|": "l", "m": "rn", "w": "vv"}
INVISIBLE = {chr(at) for at in (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, *range(0x180B, 0x1810))}
INVISIBLE |= {chr(at) for at in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}  # signs of no width of their own
TOWER = "MMMM"  # so many marks on one letter reach into the lines of others
CODE_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
ADJECTIVES = ("Quick", "Silent", "Lucky", "Dusty", "Brave", "Calm", "Sly", "Merry", "Rusty", "Golden")
NOUNS = ("Coyote", "Mustang", "Cactus", "Rider", "Lasso", "Saddle", "Canyon", "Raven", "Bison", "Spur")


@dataclass(frozen=True)
class Guest:
    """Somebody who is here."""

    id: str
    name: str


def digest(secret: str) -> str:
    """What is kept of a secret. Secrets have 128 random bits, so a plain hash is enough and is looked up as a whole."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def offered_name() -> str:
    """A name to begin with."""
    return f"{secrets.choice(ADJECTIVES)} {secrets.choice(NOUNS)}"


def check_name(name: str) -> str:
    """A name as it is kept: 1 to 20 visible signs of any script, without signs that steer the text around them."""
    seen = [sign for sign in unicodedata.normalize("NFKC", name) if sign not in INVISIBLE]
    told = " ".join("".join(seen).split())
    kinds = "".join([unicodedata.category(sign)[0] for sign in told])
    if not 1 <= len(told) <= LONGEST or "C" in kinds or TOWER in kinds or not kinds.strip("MZ"):
        raise Refused("house-name", longest=LONGEST)
    return told


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same can't be told apart."""
    plain = [sign for sign in unicodedata.normalize("NFKD", name) if unicodedata.category(sign)[0] not in "MZ"]
    small = "".join([latin(sign) for sign in plain]).casefold()  # a capital may look like another letter than its small
    return "".join([latin(sign) for sign in unicodedata.normalize("NFKD", small)])


def latin(sign: str) -> str:
    """The Latin letters that a sign looks like, or the sign itself."""
    small_capital = unicodedata.name(sign, "").removeprefix("LATIN LETTER SMALL CAPITAL ")
    sign = small_capital if len(small_capital) == 1 else sign
    if sign.isascii():
        return ALIKE.get(sign, sign)
    for found in confusables.is_confusable(sign, greedy=True) or []:
        for like in found["homoglyphs"]:
            if like["c"].isascii():
                return "".join([latin(letter) for letter in like["c"].casefold()])  # æ looks like two
    return sign


class People:
    """The guests in the database, each with as many devices as they like."""

    def __init__(self, database: Database, glass: Hourglass) -> None:
        self.database = database
        self.glass = glass

    async def welcome(self, name: str | None = None) -> tuple[Guest, str]:
        """A new guest, and the secret for the cookie."""
        guest, now = Guest(secrets.token_hex(8), check_name(name) if name else offered_name()), self.glass.now()
        row = {"id": guest.id, "name": guest.name, "since": now, "seen": now}
        async with self.database.begin() as connection:
            await connection.execute(insert(GUESTS).values(row))
            return guest, await self.add_device(connection, guest.id, "")

    async def add_device(self, connection: AsyncConnection, guest: str, name: str) -> str:
        """One more device of a guest; its secret."""
        secret = secrets.token_hex(16)
        row = {"secret": digest(secret), "id": secrets.token_hex(8), "guest": guest, "name": name[:40]}
        await connection.execute(insert(DEVICES).values(**row, since=self.glass.now()))
        return secret

    async def find(self, secret: str | None) -> Guest | None:
        """The guest whose cookie this is; it is noted once a day that they were here."""
        if not secret or len(secret) > 64:
            return None
        wanted = select(GUESTS).join(DEVICES, DEVICES.c.guest == GUESTS.c.id).where(DEVICES.c.secret == digest(secret))
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return None
        if row.banned:
            raise Refused("house-banned")
        if self.glass.now() - row.seen > DAY:
            async with self.database.begin() as connection:
                await connection.execute(update(GUESTS).where(GUESTS.c.id == row.id).values(seen=self.glass.now()))
        return Guest(row.id, row.name)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name from now on."""
        told = check_name(name)
        async with self.database.begin() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(name=told))
        return Guest(guest.id, told)

    # -- devices -------------------------------------------------------------------------------------------------

    async def device_code(self, guest: Guest) -> str:
        """A new code that brings this guest to one more device; an older one is void."""
        code = "-".join(["".join([secrets.choice(CODE_SIGNS) for _ in range(5)]) for _ in range(6)])
        async with self.database.begin() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(recovery=digest(code)))
        return code

    async def use_code(self, code: str, device: str) -> tuple[Guest, str]:
        """The guest of a code, with the secret of one more device; the code is used up in the same statement."""
        used = update(GUESTS).where(GUESTS.c.recovery == digest(code.strip().upper())).values(recovery=None)
        async with self.database.begin() as connection:
            row = (await connection.execute(used.returning(GUESTS.c.id, GUESTS.c.name))).first()
            if row is None:
                raise Refused("house-recovery")
            return Guest(row.id, row.name), await self.add_device(connection, row.id, device)

    async def devices(self, guest: Guest, secret: str | None) -> list[dict[str, object]]:
        """The devices of a guest, and which of them asks."""
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(
                select(DEVICES).where(DEVICES.c.guest == guest.id).order_by(DEVICES.c.since)
            )
            mine = digest(secret or "")
            return [{"id": row.id, "name": row.name, "since": row.since, "this": row.secret == mine} for row in rows]

    async def sign_out(self, guest: Guest, device: str) -> None:
        """A device of a guest isn't any more."""
        gone = delete(DEVICES).where(DEVICES.c.guest == guest.id, DEVICES.c.id == device)
        async with self.database.begin() as connection:
            if (await connection.execute(gone)).rowcount == 0:
                raise Refused("house-no-device")

    # -- what is kept of a guest ---------------------------------------------------------------------------------

    async def export(self, guest: Guest) -> dict[str, object]:
        """Everything that the house keeps of a guest."""
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(select(GUESTS).where(GUESTS.c.id == guest.id))).one()
            chats = await connection.execute(select(CHAT).where(CHAT.c.guest == guest.id).order_by(CHAT.c.id))
            said = [{"table": chat.room, "at": chat.at, "to": chat.to, "text": chat.text} for chat in chats]
            games = await connection.execute(
                select(GAMES.c.id, GAMES.c.game, GAMES.c.began, GAMES.c.ended, SEATED.c.seat)
                .join(SEATED, SEATED.c.game == GAMES.c.id)
                .where(SEATED.c.guest == guest.id)
                .order_by(GAMES.c.began)
            )
            played = [dict(game._mapping) for game in games]
            marked = select(READS.c.game, READS.c.number, READS.c.seat, READS.c.roles).where(READS.c.guest == guest.id)
            reads = [dict(read._mapping) for read in await connection.execute(marked)]
            answers = await connection.execute(
                select(SOLVED.c.puzzle, SOLVED.c.verdict, SOLVED.c.day, SOLVED.c.at)
                .where(SOLVED.c.guest == guest.id)
                .order_by(SOLVED.c.at)
            )
            solved = [dict(answer._mapping) for answer in answers]
        about = {"guest": row.id, "name": row.name, "since": row.since, "seen": row.seen}
        kept = {"chat": said, "games": played, "reads": reads, "puzzles": solved}
        return {**about, "devices": await self.devices(guest, None), **kept}

    async def delete(self, guest: str) -> None:
        """Forget a guest: devices, words and name. The games that they played stay, with a stranger in their seat."""
        async with self.database.begin() as connection:
            mine = select(GAMES.c.id, GAMES.c.seats).join(SEATED, SEATED.c.game == GAMES.c.id)
            for row in (await connection.execute(mine.where(SEATED.c.guest == guest))).all():
                seats = [{**seat, **STRANGER} if seat["guest"] == guest else seat for seat in row.seats]
                await connection.execute(update(GAMES).where(GAMES.c.id == row.id).values(seats=seats))
            await connection.execute(delete(SEATED).where(SEATED.c.guest == guest))
            await connection.execute(delete(SITTING).where(SITTING.c.guest == guest))
            await connection.execute(delete(CHAT).where(CHAT.c.guest == guest))
            await connection.execute(delete(READS).where(READS.c.guest == guest))
            await connection.execute(delete(PUSHES).where(PUSHES.c.guest == guest))
            await connection.execute(delete(SOLVED).where(SOLVED.c.guest == guest))
            await connection.execute(delete(DEVICES).where(DEVICES.c.guest == guest))
            await connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))

    async def forget_before(self, moment: float) -> None:
        """Forget guests who have not been here since."""
        old = select(GUESTS.c.id).where(GUESTS.c.seen < moment, GUESTS.c.banned.is_(False)).limit(100)
        async with self.database.engine.connect() as connection:
            guests = [row.id for row in await connection.execute(old)]
        for guest in guests:
            await self.delete(guest)
